"""The outlook of draws: every share matches the weights of chance, and nothing hidden shows."""

import time

import numpy as np
import pytest

from feira.core.types import CHANCE, Json
from feira.core.verbs import actor
from feira.games.mercado.game import GAME
from tests.games.table import copy, new, outcomes, outlook, position, positions, stage, view


def shares(chances: list[Json], key: str) -> dict[str, float]:
    return {
        one[key] if isinstance(one[key], str) else "+".join(one[key]): one["chance"]
        for one in chances
        if one["left"]
    }


def expected(s: np.record, place: int) -> dict[str, float]:
    weights = outcomes(s)
    total = sum(weights.values())
    return {text.split()[place]: weight / total for text, weight in weights.items()}


@pytest.mark.native
def test_chances_are_those_that_chance_has() -> None:
    seen = set()
    for seed, config in enumerate(GAME.rules.variants()):
        for number, s in enumerate(positions(GAME, config, seed)):
            if actor(s) != CHANCE or number % 3:
                continue
            found = outlook(s)
            seen.add(stage(s))
            text = next(iter(outcomes(s)))
            match text.split():
                case ["display", _]:
                    assert shares(found["bag"], "good") == pytest.approx(expected(s, 1))
                case ["deal", _, _]:
                    assert shares(found["bag"], "good") == pytest.approx(expected(s, 2))
                case ["offer" | "entrance", size, *_]:
                    tiles = found["stacks"][int(size) - 1]["tiles"]
                    assert shares(tiles, "goods") == pytest.approx(expected(s, 2))
    assert {"setup-display", "setup-hands", "setup-offers", "draw-display", "draw-offer"} <= seen


@pytest.mark.native
def test_closed_restaurants_may_be_what_nobody_has_seen() -> None:
    revealed = 0
    for s in positions(GAME, GAME.configure(2, {"closed": "secret"}), 4):
        market, closed = view(s)["market"], outlook(s)["closed"]
        unknown = sum(one["closed"] == "unknown" for one in market)
        lifted = stage(s) == "reveal"
        assert sum(one["left"] for one in closed) == unknown + lifted
        if lifted:
            assert shares(closed, "kind") == pytest.approx(expected(s, 1))
            revealed += 1
    assert revealed > 3
    *_, s = positions(GAME, GAME.configure(2, {"closed": "visible"}), 4)
    assert outlook(s)["closed"] == []


@pytest.mark.native
def test_nothing_hidden_is_in_it() -> None:
    """The outlook does not depend on coins."""
    for s in positions(GAME, GAME.configure(3, {"money": "hidden"}), 5):
        found, richer = outlook(s), copy(s)
        richer["coins"] += 7
        assert outlook(richer) == found


@pytest.mark.native
def test_it_is_quick() -> None:
    here = position(new(GAME, GAME.configure(4, {})))
    times = []
    for _ in range(5):
        start = time.perf_counter()
        here.outlook()
        times.append(time.perf_counter() - start)
    assert min(times) < 0.005
