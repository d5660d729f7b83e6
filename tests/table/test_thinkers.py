"""Budgets shrink under load, fast levels do not wait for slow ones, games are isolated."""

import asyncio
import threading
from random import Random
from typing import Any

import pytest

from feira.core.position import Position
from feira.core.types import CHANCE
from feira.games import NAMES, find_game
from feira.players.levels import find_player_spec, new_player
from feira.players.search import Budget, Effort
from feira.table.thinkers import LEAST_SHARE, Thinkers, share_of


def first_turn(name: str) -> Position:
    """The position of the first choice of a game of two."""
    game = find_game(name)
    position, dice = Position.start(game, game.configure(2, {})), Random(1)
    while position.actor == CHANCE:
        position.apply(position.draw(dice))
    return position


def test_the_share_of_a_budget_follows_the_number_of_owners_who_wait() -> None:
    async def whole() -> None:
        thinkers, held = Thinkers(1), threading.Event()
        assert share_of(thinkers.pool) == 1
        jobs: list[asyncio.Future[Any]] = [
            asyncio.ensure_future(thinkers.run("0", lambda _: held.wait(10)))
        ]
        shares: list[float] = []
        for number in range(1, 100):
            jobs += [asyncio.ensure_future(thinkers.run(f"{number}", shares.append))]
            jobs += [asyncio.ensure_future(thinkers.run("many", shares.append))]
        await asyncio.sleep(0.01)
        held.set()
        await asyncio.gather(*jobs)
        thinkers.stop()
        assert shares[0] == LEAST_SHARE  # a hundred owners wait
        assert shares[-1] == 1
        assert shares == sorted(shares)

    asyncio.run(whole())


def test_budgets_have_parts() -> None:
    assert Budget(simulations=60_000).part(LEAST_SHARE) == Budget(simulations=1500)
    assert Budget(milliseconds=1000).part(0.5) == Budget(milliseconds=500)
    assert Budget(simulations=10).part(0.01) == Budget(simulations=1)


def test_quick_levels_do_not_wait_for_slow_ones() -> None:
    async def whole() -> None:
        thinkers, held = Thinkers(1), threading.Event()
        slow = [asyncio.ensure_future(thinkers.run(f"{n}", lambda _: held.wait(30))) for n in "ab"]
        choice = await asyncio.wait_for(thinkers.choose("easy", position, "eve", {}), 20)
        assert choice in position.legal()
        held.set()
        await asyncio.gather(*slow)
        thinkers.stop()

    position = first_turn("machikoro")
    asyncio.run(whole())


@pytest.mark.parametrize("name", NAMES)
def test_games_that_share_a_player_do_not_know_of_each_other(name: str) -> None:
    """In one game no choice is made twice in the same position; in another game it may be."""
    position, effort = first_turn(name), Effort()
    spec = find_player_spec("search:simulations=12")
    player = new_player(position.game, spec, seed=3, effort=effort)
    games: list[dict[bytes, set[int]]] = [{}, {}, {}]
    found = set()
    for made in games:
        effort.made = made
        found.add(position.number(player.choose(position)))
    assert all(len(made) == 1 for made in games)
    again = position.number(player.choose(position))
    assert again not in found or len(found) > 1


@pytest.mark.parametrize("share", [1.0, 0.1])
def test_a_search_spends_its_share(share: float) -> None:
    position, effort = first_turn("mercado"), Effort(share=share)
    player = new_player(
        position.game, find_player_spec("search:simulations=40"), seed=1, effort=effort
    )
    player.choose(position)
    visits = sum(player.visits())  # type: ignore[attr-defined]
    assert 40 * share / 2 < visits <= 40 * share
