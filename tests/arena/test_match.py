"""Matches: fair seats, common random numbers, reproducible results, and workers that may die."""

import os
import signal
import time
from pathlib import Path

import pytest

from feira.arena.match import Pairing, arrangements, pairings, play_match, play_pairing
from feira.arena.workers import Cores
from feira.core.errors import FeiraError
from feira.games import NAMES, find_game


def plan(name: str = "machikoro", rounds: int = 2) -> list[Pairing]:
    game = find_game(name)
    return pairings(
        game, game.configure(3, {}), ("easy", "greedy", "random"), rounds=rounds, seed=7
    )


def test_all_arrangements_are_played_once_a_round() -> None:
    assert len(arrangements(("a", "b", "c"))) == 6
    assert arrangements(("a", "b", "b", "b")) == [
        ("a", "b", "b", "b"),
        ("b", "a", "b", "b"),
        ("b", "b", "a", "b"),
        ("b", "b", "b", "a"),
    ]
    games = plan()
    assert len(games) == 12
    assert [game.number for game in games] == list(range(12))
    assert {game.round for game in games[:6]} == {0}
    assert len({game.seats for game in games[:6]}) == 6


def test_players_and_seats_must_fit() -> None:
    game = find_game("mercado")
    with pytest.raises(FeiraError, match="3 seats need 3 players, not 2"):
        pairings(game, game.configure(3, {}), ("easy", "hard"), rounds=1, seed=0)
    with pytest.raises(FeiraError, match="there is no player 'strong'"):
        pairings(game, game.configure(2, {}), ("easy", "strong"), rounds=1, seed=0)


@pytest.mark.parametrize("name", NAMES)
def test_a_round_shares_its_chance(name: str) -> None:
    """All games of a round begin with the same draws; those of another round do not."""
    game = find_game(name)
    config = game.configure(2, {})
    games = pairings(game, config, ("random", "easy"), rounds=2, seed=3)
    first, second, other, _ = [play_pairing(one).played.choices for one in games]
    drawn = 1 if name == "machikoro" else 30  # the first die; the whole set-up
    assert first[:drawn] == second[:drawn]
    assert first != second
    assert first[:drawn] != other[:drawn] or name == "machikoro"


@pytest.mark.native
def test_the_same_on_one_core_and_on_two() -> None:
    one = [result.played for result in play_match(plan(), Cores(1))]
    two = [result.played for result in play_match(plan(), Cores(2))]
    assert one == two


def work(task: tuple[int, str]) -> int:
    """Records the task; the first worker to get task 5 kills its own process."""
    number, folder = task
    mark = Path(folder) / "died"
    if number == 5 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    time.sleep(0.01)
    return number


@pytest.mark.native
def test_a_worker_that_is_killed_costs_nothing_but_time(tmp_path: Path) -> None:
    tasks = [(number, str(tmp_path)) for number in range(12)]
    assert list(Cores(2).map(work, tasks)) == list(range(12))
    assert (tmp_path / "died").exists()


def always_dies(_task: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


@pytest.mark.native
def test_workers_that_die_again_and_again_are_not_waited_for() -> None:
    with pytest.raises(FeiraError, match="die again and again"):
        list(Cores(1).map(always_dies, [1]))
