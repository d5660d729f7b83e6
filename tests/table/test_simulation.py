"""Simulations from seeds: processes, store, network, people and time in one thread."""

import pytest

from tests.simulation.world import simulate

SEEDS = range(1, 21)
CHOICES = 60


@pytest.mark.native
@pytest.mark.parametrize("seed", SEEDS)
def test_everything_holds_whatever_fails(seed: int) -> None:
    assert simulate(seed, CHOICES).choices >= CHOICES


@pytest.mark.native
def test_a_seed_leads_to_the_same_simulation_again() -> None:
    first, second = (simulate(3, CHOICES) for _ in range(2))
    assert first.trace == second.trace
    assert any("is killed" in line for line in first.trace)
    assert any("the store is down" in line for line in first.trace)
