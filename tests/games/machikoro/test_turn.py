"""K2–K6: set-up, dice and their questions, building, the end, and the limited market."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from feira.core.batch import play_batch
from feira.core.errors import FeiraError
from feira.core.types import CHANCE, NOBODY
from feira.core.verbs import actor, apply
from feira.games.machikoro.game import GAME
from feira.games.machikoro.rules.components import CARDS, NAMES
from feira.games.machikoro.rules.position import PAIR_WEIGHTS, PAIRS
from tests.games.machikoro.table import START, table
from tests.games.table import (
    coins,
    copy,
    do,
    draw_on,
    legal,
    new,
    outcomes,
    previews,
    result,
    stage,
    take,
    view,
)

ALL_BUT_AIRPORT = "station mall park radio-tower harbour"


# ---- K2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_k2_1_everyone_starts_with_wheat_field_bakery_and_three_coins(seats: int) -> None:
    s = new(GAME, GAME.configure(seats, {}))
    assert coins(s) == [3] * seats
    players = view(s)["players"]
    assert all(player["city"] == {"wheat-field": 1, "bakery": 1} for player in players)
    market = {pile["card"]: pile["number"] for pile in view(s)["market"]}
    assert market["wheat-field"] == market["bakery"] == 6  # beside the reserve's copies
    assert (actor(s), stage(s), int(s.turn)) == (CHANCE, "dice", 0)


def test_k2_2_plus_adds_cards_landmarks_and_city_hall() -> None:
    base, plus = (view(new(GAME, GAME.configure(2, {"plus": p})), None) for p in ("no", "yes"))
    assert len(base["market"]) == 15
    assert len(plus["market"]) == 25
    assert list(base["players"][0]["landmarks"]) == ["station", "mall", "park", "radio-tower"]
    assert len(plus["players"][0]["landmarks"]) == 6
    assert "harbour" not in " ".join(
        legal(table(START, START, options="plus=no", stage="build", dice=1, low=1, coins="50 50"))
    )


def test_k2_2_coins_are_public() -> None:
    s = table(START, START, coins="7 8")
    assert [player["coins"] for player in view(s)["players"]] == [7, 8]


# ---- K3.1, K3.2: dice


def test_k3_1_one_die_without_the_station() -> None:
    s = table(START, START, stage="build", dice=1, low=1)
    do(s, "build none")
    assert outcomes(s) == {f"dice {face}": 1 for face in range(1, 7)}


def test_k3_1_with_the_station_one_or_two() -> None:
    s = table(START, START, stage="build", dice=1, low=1, landmarks="- / station")
    do(s, "build none")
    assert legal(s) == ["roll 1", "roll 2"]
    do(s, "roll 2")
    assert sum(outcomes(s).values()) == 36
    assert len(outcomes(s)) == 21
    assert outcomes(s)["dice 3 3"] == 1
    assert outcomes(s)["dice 3 5"] == 2


def test_two_dice_are_21_outcomes_that_sum_to_36() -> None:
    assert len(PAIRS) == 21
    assert int(PAIR_WEIGHTS.sum()) == 36
    totals: Counter[int] = Counter()
    for (low, high), weight in zip(PAIRS, PAIR_WEIGHTS, strict=True):
        totals[low + high] += int(weight)
    assert [totals[total] for total in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


def test_k3_2_the_radio_tower_rolls_again_once_with_the_same_dice() -> None:
    s = table(START, START, dice=2, landmarks="station radio-tower / -")
    do(s, "dice 1 1")
    assert coins(s) == [3, 3]  # nothing is paid before the dice are settled
    assert legal(s) == ["reroll", "keep"]
    do(s, "reroll")
    assert len(outcomes(s)) == 21
    do(s, "dice 1 2")
    assert stage(s) == "build"
    assert coins(s) == [4, 3]


def test_k3_2_keeping_the_roll() -> None:
    s = table(START, START, landmarks="radio-tower / -")
    do(s, "dice 1", "keep")
    assert coins(s) == [4, 4]


def test_k3_2_the_harbour_may_add_two_for_everyone() -> None:
    s = table("-", "fruit-market 1, wheat-field 1", dice=2, landmarks="harbour / -")
    do(s, "dice 4 6")
    assert legal(s) == ["add 0", "add 2"]
    s = table("fruit-market 1, wheat-field 1", "apple-orchard 1", dice=2, landmarks="harbour / -")
    do(s, "dice 4 6", "add 2")
    assert coins(s) == [5, 3]  # a twelve: the fruit market pays, the orchard does not
    s = table("fruit-market 1, wheat-field 1", "apple-orchard 1", dice=2, landmarks="harbour / -")
    do(s, "dice 4 6", "add 0")
    assert coins(s) == [3, 6]


def test_k3_2_not_below_ten() -> None:
    s = table(START, START, dice=2, landmarks="harbour / -")
    do(s, "dice 3 6")
    assert stage(s) == "build"


def test_k3_2_the_radio_tower_comes_before_the_harbour() -> None:
    s = table(START, START, dice=2, landmarks="harbour radio-tower / -")
    do(s, "dice 4 6")
    assert stage(s) == "radio"
    do(s, "keep")
    assert stage(s) == "add"


def test_a_fourteen_reaches_tuna_boats_and_a_thirteen_the_food_warehouse() -> None:
    s = table("food-warehouse 1, cafe 1", "-", dice=2, coins="0 0", landmarks="harbour / -")
    do(s, "dice 5 6", "add 2")
    assert coins(s)[0] == 2
    s = table("tuna-boat 1", "-", dice=2, coins="0 0", landmarks="harbour / -")
    do(s, "dice 6 6", "add 2")
    assert stage(s) == "tuna"


# ---- K4


def test_k4_1_city_hall_gives_a_coin_to_whoever_has_none() -> None:
    s = table("-", "-", coins="0 0")
    events = do(s, "dice 5")
    assert {"key": "city-hall", "seat": 0, "coins": 1} in events
    assert coins(s) == [1, 0]
    s = table("-", "-", coins="0 0", options="plus=no")
    do(s, "dice 5")
    assert coins(s) == [0, 0]


def test_k4_2_one_establishment_or_landmark_or_nothing() -> None:
    s = table(START, START, stage="build", dice=1, low=1, coins="2 0")
    affordable = {card.name for card in CARDS if card.cost <= 2}
    assert set(legal(s)) == {f"build {name}" for name in (*affordable, "harbour", "none")}
    do(s, "build cafe")
    assert coins(s) == [0, 0]
    assert view(s)["players"][0]["city"]["cafe"] == 1
    assert s.market[NAMES.index("cafe")] == 5
    assert int(s.turn) == 1


def test_k4_2_at_most_one_purple_of_each_kind() -> None:
    s = table("stadium 1", START, stage="build", dice=1, low=1, coins="20 0")
    assert "build stadium" not in legal(s)
    assert "build tv-station" in legal(s)


def test_k4_2_a_sold_out_kind_cannot_be_built() -> None:
    s = table("cafe 3", "cafe 3", stage="build", dice=1, low=1, coins="20 0")
    assert "build cafe" not in legal(s)


def test_k4_2_a_landmark_only_once() -> None:
    s = table(START, START, stage="build", dice=1, low=1, coins="50 0", landmarks="station / -")
    assert "build station" not in legal(s)
    do(s, "build mall")
    assert view(s)["players"][0]["landmarks"]["mall"]
    assert coins(s)[0] == 40


def test_k4_3_the_airport_pays_ten_for_building_nothing() -> None:
    s = table(START, START, stage="build", dice=1, low=1, coins="5 5", landmarks="airport / -")
    do(s, "build none")
    assert coins(s) == [15, 5]
    s = table(START, START, stage="build", dice=1, low=1, coins="5 5", landmarks="airport / -")
    do(s, "build ranch")
    assert coins(s) == [4, 5]


# ---- K5


def test_k5_1_the_last_landmark_ends_the_game_at_once() -> None:
    s = table(
        START, START, stage="build", dice=1, low=1, coins="30 99",
        landmarks=f"{ALL_BUT_AIRPORT} / station mall",
    )  # fmt: skip
    do(s, "build airport")
    assert actor(s) == NOBODY
    assert result(s) == {
        "over": True,
        "scores": [6, 2],
        "winners": [0],
        "reason": "landmarks",
    }


def test_k5_1_four_landmarks_win_the_base_game() -> None:
    s = table(
        START, START, options="plus=no", stage="build", dice=1, low=1, coins="22 0",
        landmarks="station mall park / -",
    )  # fmt: skip
    do(s, "build radio-tower")
    assert result(s)["winners"] == [0]


def test_k5_2_the_next_seat_plays() -> None:
    s = table(START, START, START, stage="build", dice=1, low=1, turn=2)
    do(s, "build none")
    assert int(s.turn) == 0


def double(doubles: str, **more: Any) -> np.record:
    return table(
        START, START, options=f"plus=yes doubles={doubles}", dice=2,
        landmarks="station park airport / -", coins="0 0", **more,
    )  # fmt: skip


def test_k5_3_worked_example_of_park_and_airport() -> None:
    # Building nothing in both turns of a double with the airport gives 20.
    s = double("once")
    events = do(s, "dice 3 3", "build none")
    assert {"key": "extra-turn", "seat": 0} in events
    assert int(s.turn) == 0
    do(s, "roll 1", "dice 6", "build none")
    assert int(s.turn) == 1
    assert coins(s)[0] == 20 + 1  # and the city hall once


def test_k5_3_no_double_no_extra_turn() -> None:
    s = double("once")
    do(s, "dice 3 4", "build none")
    assert int(s.turn) == 1


def test_k5_3_the_park_must_have_stood_when_the_dice_were_rolled() -> None:
    s = table(START, START, dice=2, landmarks="station / -", coins="40 0")
    do(s, "dice 3 3", "build park")
    assert int(s.turn) == 1


def test_k5_3_the_dice_that_were_kept_count() -> None:
    s = table(START, START, dice=2, landmarks="station park radio-tower / -")
    do(s, "dice 3 3", "reroll", "dice 3 4", "build none")
    assert int(s.turn) == 1
    s = table(START, START, dice=2, landmarks="station park radio-tower / -")
    do(s, "dice 3 4", "reroll", "dice 4 4", "build none")
    assert int(s.turn) == 0


def test_k5_3_a_tuna_double_gives_nothing() -> None:
    s = table("tuna-boat 1", START, dice=2, landmarks="station park harbour / -")
    do(s, "dice 5 6", "add 2", "tuna 4 4", "build none")
    assert int(s.turn) == 1


@pytest.mark.parametrize(("doubles", "third"), [("once", 1), ("chain", 0)])
def test_k5_4_a_double_in_the_extra_turn(doubles: str, third: int) -> None:
    s = double(doubles)
    do(s, "dice 3 3", "build none", "roll 2", "dice 4 4", "build none")
    assert int(s.turn) == third


# ---- K6


def limited(*cities: str, market: str, deck: str, **more: Any) -> np.record:
    return table(
        *cities, options="plus=no market=limited", stage="build", dice=1, low=1,
        market=market, deck=deck, **more,
    )  # fmt: skip


def test_k6_1_cards_are_turned_up_until_ten_kinds_lie_there() -> None:
    s = new(GAME, GAME.configure(3, {"market": "limited"}))
    assert outcomes(s) == {
        f"market {card.name}": 6 - (card.colour == 3) for card in CARDS if not card.plus
    }
    drawn = draw_on_until_dice(s)
    kinds = Counter(line.split()[1] for line in drawn)
    assert len(kinds) == 10
    market = {pile["card"]: pile["number"] for pile in view(s)["market"]}
    assert market == kinds  # equal kinds in one pile
    assert (stage(s), int(s.turn)) == ("dice", 0)


def draw_on_until_dice(s: np.record) -> list[str]:
    drawn: list[str] = []
    while stage(s) == "market":
        drawn.append(draw_one(s, len(drawn)))
    return drawn


def draw_one(s: np.record, seed: int) -> str:
    weights = outcomes(s)
    text = random.Random(seed).choices(list(weights), list(weights.values()))[0]
    do(s, text)
    return text


REST = "ranch 6, convenience-store 6, forest 6, cheese-factory 6, mine 6, apple-orchard 6"
PILES = "wheat-field 6, bakery 6, cafe 1, " + REST


def test_k6_2_the_market_is_refilled_after_building() -> None:
    deck = "cafe 5, stadium 5, tv-station 5, business-center 5, furniture-factory 5, "
    deck += "family-restaurant 6, fruit-market 6"
    s = limited(START, START, market=PILES + ", furniture-factory 1", deck=deck, coins="9 9")
    do(s, "build cafe")
    assert stage(s) == "market"
    assert sum(outcomes(s).values()) == 37
    do(s, "market furniture-factory")  # equal kinds in one pile: still nine
    assert stage(s) == "market"
    do(s, "market fruit-market")
    assert (stage(s), int(s.turn)) == ("dice", 1)


def test_k6_2_not_while_ten_kinds_are_left() -> None:
    deck = "cafe 4, stadium 5, tv-station 5, business-center 5, furniture-factory 5, "
    deck += "family-restaurant 6, fruit-market 6"
    market = PILES.replace("cafe 1", "cafe 2") + ", furniture-factory 1"
    s = limited(START, START, market=market, deck=deck, coins="9 9")
    do(s, "build cafe")
    assert stage(s) == "dice"


def test_k6_3_a_purple_pile_that_everyone_owns_leaves() -> None:
    deck = "cafe 5, tv-station 5, business-center 5, furniture-factory 6, stadium 1, "
    deck += "family-restaurant 6, fruit-market 6"
    city = "wheat-field 1, bakery 1"
    s = limited(city, f"{city}, stadium 1", market=PILES + ", stadium 3", deck=deck, coins="9 9")
    events = do(s, "build stadium")
    assert {"key": "left-market", "card": "stadium"} in events
    assert "stadium" not in [pile["card"] for pile in view(s)["market"]]
    assert stage(s) == "market"
    # A copy turned up later leaves at once, and another card is turned up.
    events = do(s, "market stadium")
    assert {"key": "left-market", "card": "stadium"} in events
    assert stage(s) == "market"
    do(s, "market fruit-market")
    assert stage(s) == "dice"


def test_k6_3_a_purple_pile_stays_while_someone_can_buy_it() -> None:
    deck = "cafe 5, tv-station 5, business-center 5, furniture-factory 6, stadium 1, "
    deck += "family-restaurant 6, fruit-market 6"
    s = limited(START, START, market=PILES + ", stadium 4", deck=deck, coins="9 9")
    do(s, "build stadium")
    assert s.market[NAMES.index("stadium")] == 3
    assert stage(s) == "dice"


# ---- and the rest


def test_previews_say_what_then_happens() -> None:
    s = table("tv-station 1, stadium 1", START, START, dice=2, coins="1 9 3")
    do(s, "dice 1 5")
    for preview in previews(s):
        after = copy(s)
        take(after, preview["choice"])
        gained = [now - before for now, before in zip(coins(after), coins(s), strict=True)]
        assert gained[0] == preview["net"] == preview["earns"] - preview["cost"]
        assert {n: g for n, g in enumerate(gained) if n and g} == preview["others"]


def test_draws_must_be_for_what_comes_next() -> None:
    s = table(START, START)
    for text in ("dice 7", "dice 1 2", "tuna 1 2", "market cafe", "dice"):
        with pytest.raises(FeiraError):
            do(s, text)
    s = table(START, START, dice=2, landmarks="station / -")
    with pytest.raises(FeiraError, match="lower first"):
        do(s, "dice 5 3")
    assert draw_on(s)


@pytest.mark.native
def test_sanity_four_random_players_of_the_base_game() -> None:
    """About 109 turns in the median, and seat shares that fall from first to last."""
    config = GAME.configure(4, {})
    batch = play_batch(GAME.rules.start(config), 4, 1, 0, 40_000)
    shares = (batch.places == 1).mean(axis=0)
    assert np.allclose(shares, [0.28, 0.26, 0.24, 0.22], atol=0.015)
    assert (np.diff(shares) < 0).all()
    turns = [turns_of(seed) for seed in range(400)]
    assert 100 <= float(np.median(turns)) <= 118


def turns_of(number: int) -> int:
    from feira.cli.record import random_game

    record = random_game(GAME, GAME.configure(4, {}), seed=9, number=number)
    s = new(GAME, record.config)
    turns = 0
    for choice in record.choices:
        turns += int(stage(s) == "build")
        apply(s, choice, None)
    return turns
