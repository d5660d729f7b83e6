"""The outlook of the dice: who gains and who loses how much, for every roller."""

import math
import time

import numpy as np
import pytest

from feira.core.types import CHANCE, Json
from feira.core.verbs import actor
from feira.games.machikoro.game import GAME
from tests.games.machikoro.table import START, table
from tests.games.table import coins, copy, do, outcomes, outlook, position, positions, view


def roll(s: np.record, seat: int, total: int, *, added: int = 0, dice: int = 0) -> Json:
    """The outlook of a total, with as many dice as the seat may roll."""
    found = outlook(s)["rollers"][seat]["dice"][dice - 1]
    rolls = [one for one in found["rolls"] if (one["total"], one["added"]) == (total, added)]
    assert len(rolls) == 1
    return dict(rolls[0])


def test_dice_have_their_weights() -> None:
    s = table(START, START, landmarks="station / -")
    one, two = outlook(s)["rollers"][0]["dice"]
    assert [(roll["total"], roll["weight"]) for roll in one["rolls"]] == [
        (total, 1) for total in range(1, 7)
    ]
    assert [roll["weight"] for roll in two["rolls"]] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert (one["of"], two["of"]) == (6, 36)
    assert len(outlook(s)["rollers"][1]["dice"]) == 1  # K3.1: no station


def test_red_cards_take_from_the_roller_what_there_is() -> None:  # K3.3
    s = table("bakery 2", "cafe 3", "cafe 2", coins="3 5 5")
    assert roll(s, 0, 3)["coins"] == [-3 + 2, 1, 2]
    assert roll(s, 1, 3)["coins"] == [0, -2, 2]


def test_blue_pays_everyone_green_the_roller_alone() -> None:
    s = table("wheat-field 2, bakery 1", "wheat-field 1")
    assert roll(s, 1, 1)["coins"] == [2, 1]
    assert roll(s, 0, 2)["coins"] == [1, 0]
    assert roll(s, 1, 2)["coins"] == [0, 0]


def test_purple_cards_take_and_the_tv_station_from_the_richest() -> None:  # K3.6
    s = table("stadium 1, tv-station 1", START, START, coins="0 9 1")
    six = roll(s, 0, 6)
    assert six["tv"] == 1
    assert six["coins"] == [2 + 1 + 5, -7, -1]
    assert roll(s, 1, 6) == {"total": 6, "added": 0, "weight": 1, "coins": [0, 0, 0], "tv": None}


def test_the_harbour_may_add_two_and_tuna_boats_bring_their_mean() -> None:  # K3.2, K3.5
    s = table("tuna-boat 2", START, landmarks="station harbour / -", coins="1 1")
    assert roll(s, 0, 10)["coins"] == [0, 0]
    assert roll(s, 0, 12, added=2)["coins"] == [14, 0]
    assert roll(s, 0, 14, added=2)["weight"] == 1
    with_two = outlook(s)["rollers"][0]["dice"][1]
    mean, nothing = with_two["mean"]
    assert math.isclose(mean, 14 * 6 / 36)  # adds on 10 and 11, too
    assert nothing == 0


def test_the_city_hall_helps_who_has_nothing() -> None:  # K4.1
    s = table(START, START, coins="0 0")
    assert roll(s, 1, 5)["coins"] == [0, 1]


@pytest.mark.native
def test_the_outlook_says_what_each_roll_brings() -> None:
    """At every roll, each outcome changes everybody's coins as the outlook predicts."""
    checked = 0
    for seed, config in enumerate(GAME.rules.variants()):
        for number, s in enumerate(positions(GAME, config, seed)):
            if actor(s) != CHANCE or s["stage"] != 1 or number % 7 or checked > 400:
                continue
            before = s.tobytes()
            seat, dice, had = int(s["turn"]), int(s["dice"]), coins(s)
            expected = {
                one["total"]: one
                for one in outlook(s)["rollers"][seat]["dice"][dice - 1]["rolls"]
                if one["added"] == 0
            }
            for text in outcomes(s):
                after = copy(s)
                do(after, text)
                if view(after)["stage"] == "build":
                    gained = [now - then for now, then in zip(coins(after), had, strict=True)]
                    assert expected[sum(map(int, text.split()[1:]))]["coins"] == gained
                    checked += 1
            assert s.tobytes() == before
    assert checked > 200


@pytest.mark.native
def test_it_is_quick() -> None:
    s = table(
        *["tuna-boat 1, stadium 1, tv-station 1"] * 5, landmarks=" / ".join(["station harbour"] * 5)
    )
    here = position(s)
    here.outlook()
    times = []
    for _ in range(20):
        start = time.perf_counter()
        here.outlook()
        times.append(time.perf_counter() - start)
    assert min(times) < 0.005


def test_when_it_is_over_nothing_may_come() -> None:
    *_, s = positions(GAME, GAME.configure(2, {}), 3)
    assert outlook(s) == {"rollers": []}
