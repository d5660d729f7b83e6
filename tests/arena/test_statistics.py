"""Intervals have their coverage, Elo adds up, the sequential test has its level."""

from dataclasses import replace

import numpy as np
import pytest

from feira.arena.match import Pairing, Result
from feira.arena.play import Played
from feira.arena.statistics import (
    SequentialTest,
    adjusted_share,
    by_round,
    elo,
    mean_interval,
    share,
    standings,
    strengths,
)
from feira.games import find_game

pytestmark = pytest.mark.native  # no kernel runs in it

CONFIG = find_game("machikoro").configure(2, {})


def game(round_: int, seats: tuple[str, ...], places: tuple[int, ...]) -> Result:
    pairing = Pairing(
        game="machikoro", config=CONFIG, seats=seats, seed=0, round=round_, number=round_
    )
    points = tuple(10 - place for place in places)
    return Result(pairing=pairing, played=Played(choices=(), points=points, places=places))


def rounds(chance: float, n: int, seed: int) -> list[Result]:
    """Rounds of two games each, that `a` wins with this chance."""
    rng = np.random.default_rng(seed)
    results = []
    for number in range(n):
        for seats in (("a", "b"), ("b", "a")):
            best = "a" if rng.random() < chance else "b"
            places = tuple(1 if name == best else 2 for name in seats)
            results.append(game(number, seats, places))
    return results


def test_shared_wins_are_shared() -> None:
    assert Played(choices=(), points=(3, 3, 1), places=(1, 1, 3)).shares == (0.5, 0.5, 0.0)


def test_the_interval_of_the_share_holds_the_truth_19_times_of_20() -> None:
    inside = 0
    for seed in range(200):
        interval = share(by_round(rounds(0.7, 30, seed)), "a")
        inside += interval.low <= 0.7 <= interval.high
    assert 180 <= inside <= 199


def lucky(chance: float, n: int, seed: int) -> list[Result]:
    """Such rounds, mostly decided by luck, which is overestimated."""
    found = []
    rng = np.random.default_rng(seed)
    for one in rounds(chance, n, seed):
        noise = rng.normal(0, 0.25)
        expected = chance if one.pairing.seats[0] == "a" else 1 - chance
        first = 1.5 * (one.played.shares[0] - expected) + noise
        found.append(replace(one, luck=(first, -first)))
    return found


def test_the_interval_of_the_share_less_luck_is_narrower_and_holds_the_truth() -> None:
    inside, widths = 0, []
    for seed in range(200):
        found = lucky(0.7, 30, seed)
        less, plain = adjusted_share(by_round(found), "a"), share(by_round(found), "a")
        assert less is not None
        inside += less.low <= 0.7 <= less.high
        widths.append((less.high - less.low) / (plain.high - plain.low))
    assert 180 <= inside <= 199
    assert np.mean(widths) < 0.6


def test_without_measured_luck_nothing_is_subtracted() -> None:
    assert all(one.adjusted is None for one in standings(rounds(0.8, 12, 1)))


def test_the_sequential_test_finds_it_sooner_with_less_luck() -> None:
    def needed(results: list[Result]) -> int:
        test = SequentialTest("a", 2)
        for number, games in enumerate(by_round(results)):
            test.add(games)
            if test.p < 0.05:
                return number
        return len(results)

    plain = [needed(rounds(0.6, 300, seed)) for seed in range(20)]
    less = [needed(lucky(0.6, 300, seed)) for seed in range(20)]
    assert np.mean(less) < 0.7 * np.mean(plain)


def test_standings_put_the_best_first() -> None:
    best, worst = standings(rounds(0.8, 12, 1))
    assert (best.player, worst.player) == ("a", "b")
    assert best.games == worst.games == 24
    assert best.share.mean + worst.share.mean == pytest.approx(1)
    assert best.elo.mean == pytest.approx(-worst.elo.mean)
    assert best.place + worst.place == pytest.approx(3)


def test_who_wins_all_is_still_not_sure_to() -> None:
    found = share([[game(i, ("a", "b"), (1, 2))] for i in range(10)], "a")
    assert found.mean == 1
    assert 0.6 < found.low < 0.8
    assert found.high == 1


def test_elo_is_what_the_share_of_two_says() -> None:
    found = elo([[one] for one in rounds(0.75, 4000, 1)], ["a", "b"])
    assert found["a"].mean - found["b"].mean == pytest.approx(400 * np.log10(3), abs=15)
    assert found["a"].low < found["a"].mean < found["a"].high


def test_elo_adds_up_over_a_third() -> None:
    """a beats b 3 to 1, b beats c 3 to 1, a and c never meet: twice the distance."""
    won = np.array([[0, 3000, 0], [1000, 0, 3000], [0, 1000, 0]], float)
    a, b, c = strengths(won)
    assert a - b == pytest.approx(400 * np.log10(3), abs=2)
    assert a - c == pytest.approx(2 * (a - b), abs=2)
    assert a + b + c == pytest.approx(0, abs=1e-6)


def test_the_sequential_test_is_seldom_misled_and_finds_what_is_there() -> None:
    def p_after(chance: float, seed: int) -> float:
        test = SequentialTest("a", 2)
        results = rounds(chance, 200, seed)
        for i in range(0, len(results), 2):
            test.add(results[i : i + 2])
        return test.p

    assert sum(p_after(0.5, seed) < 0.05 for seed in range(200)) <= 12
    assert sum(p_after(0.7, seed) < 0.05 for seed in range(50)) >= 48


def test_a_mean_has_an_interval() -> None:
    found = mean_interval([1, 2, 3, 4])
    assert found.mean == 2.5
    assert 1 < found.low < 2.5 < found.high < 4
