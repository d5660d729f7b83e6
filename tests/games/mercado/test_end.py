"""M8: when the game ends, and who wins."""

import pytest

from feira.core.types import CHANCE, NOBODY
from feira.core.verbs import actor
from feira.games.mercado.rules.position import ENTRANCES, GOODS, SQUARES
from tests.games.mercado.table import table
from tests.games.table import coins, do, draw_on, legal, preview, result, view


def nearly_full(free: int, *, seats: int = 4) -> dict[str, str]:
    """A market with so many free squares: stalls of all seats, and restaurants."""
    restaurants = "sushi sushi tea tea pizza pizza burger burger wine wine".split()
    stalls = [f"{GOODS[n % 5]}{n % seats}" for n in range(25 - free - len(restaurants))]
    return dict(zip(SQUARES, restaurants + stalls, strict=False))


def customers_at(number: int) -> str:
    """So many entrances taken by 1- and 2-customer tiles."""
    pairs = [f"{a}+{b}" for i, a in enumerate(GOODS) for b in GOODS[i + 1 :]]
    tiles = [f"{size} {pair}" for size in (1, 2) for pair in pairs]
    return ", ".join(f"{e} {tile}" for e, tile in zip(ENTRANCES[:number], tiles, strict=False))


def test_m8_1_four_free_squares_left_by_a_stall() -> None:
    s = table(nearly_full(5), seats=4, turn=1, hands="-/fish/-/-", display="-", coins="9 9 9 9")
    do(s, "stall fish e5")
    assert view(s)["last_turns"] == 3


def test_m8_1_four_free_squares_left_by_a_restaurant() -> None:
    s = table(nearly_full(5), seats=4, turn=1, held="-/pub/-/-")
    assert preview(s, "restaurant pub e5")["notes"] == [{"key": "would-trigger"}]
    do(s, "restaurant pub e5")
    assert view(s)["last_turns"] == 3


def test_m8_1_five_free_squares_are_not_enough() -> None:
    s = table(nearly_full(6), seats=4, turn=1, held="-/pub/-/-")
    do(s, "restaurant pub e5")
    assert view(s)["last_turns"] is None


def test_m8_1_closed_restaurants_count_as_free() -> None:
    market = nearly_full(5) | {"a5": "(pub)"}
    s = table(market, seats=4, turn=1, held="-/pub/-/-")
    do(s, "restaurant pub e5")
    assert view(s)["last_turns"] == 3


@pytest.mark.parametrize(("taken", "last_turns"), [(14, None), (15, 1)])
def test_m8_1_four_empty_entrances_left_by_customers(taken: int, last_turns: int | None) -> None:
    row = {"a5": "fish0", "b5": "meat1", "c5": "fish1"}
    s = table(row, customers=customers_at(taken), offer="3 fish+meat")
    do(s, "customers 3 fish+meat E5")
    assert actor(s) == CHANCE  # the refill comes first: the end is triggered at the end of the turn
    draw_on(s)
    assert view(s)["empty_entrances"] == 19 - taken
    assert view(s)["last_turns"] == last_turns


def test_m8_1_taking_a_coin_never_triggers() -> None:
    s = table(nearly_full(4), seats=4)
    do(s, "coin")
    assert view(s)["last_turns"] is None


def test_m8_2_every_other_player_has_one_more_turn() -> None:
    s = table(
        nearly_full(5), seats=4, turn=2, held="-/-/pub/-", hands="fish/-/-/-", coins="9 9 9 9"
    )
    do(s, "restaurant pub e5")
    for seat in (3, 0, 1):
        assert actor(s) == seat
        do(s, "coin" if seat else "stall fish d5")  # a later trigger changes nothing
    assert actor(s) == NOBODY
    assert result(s)["reason"] == "squares"


def test_m8_2_the_last_turn_is_played_to_its_end() -> None:
    s = table(
        nearly_full(4),
        hands="-/-/-/fish",
        seats=4,
        turn=3,
        display="meat",
        coins="9 9 9 9",
        last_turns=1,
        reason="squares",
    )
    do(s, "stall fish e5")
    do(s, "take meat")
    assert actor(s) == CHANCE  # M4.5: drawn even on the turn that ends the game
    draw_on(s)
    assert actor(s) == NOBODY


def ended(s_coins: str, market: dict[str, str], held: str = "- / -") -> dict[str, object]:
    s = table(market, coins=s_coins, held=held, coin_run=3, turn=1)
    do(s, "coin")
    return result(s)


def test_m8_3_most_coins_win() -> None:
    result = ended("7 5", {"a1": "fish1"})
    assert (result["scores"], result["winners"]) == ([7, 6], [0])


def test_m8_3_each_restaurant_still_held_costs_one() -> None:
    result = ended("7 5", {}, "tea tea / -")
    assert (result["scores"], result["winners"]) == ([5, 6], [1])
    assert result["held_cost"] == [2, 0]


def test_m8_3_the_score_may_fall_below_zero() -> None:
    result = ended("0 0", {}, "tea wine / -")
    assert (result["scores"], result["winners"]) == ([-2, 1], [1])


def test_m8_3_ties_go_to_the_most_stalls_on_the_market() -> None:
    assert ended("6 5", {"a1": "fish1"})["winners"] == [1]
    assert ended("6 5", {"a1": "fish0"})["winners"] == [0]


def test_m8_3_still_tied_is_shared() -> None:
    assert ended("6 5", {"a1": "fish0", "b2": "meat1"})["winners"] == [0, 1]


def test_m8_3_coins_themselves_are_not_touched() -> None:
    s = table(coins="3 3", held="tea / -", coin_run=3, turn=1)
    events = do(s, "coin")
    assert coins(s) == [3, 4]
    assert {"key": "held-cost", "seat": 0, "coins": 1} in events


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_to_act_after_the_end(seats: int) -> None:
    s = table(seats=seats, coin_run=seats - 1 if seats > 2 else 3, turn=seats - 1)
    do(s, "coin")
    assert actor(s) == NOBODY
    assert legal(s) == []
