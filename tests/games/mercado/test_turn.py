"""M3–M6: the actions of a turn. Who may do what, what it costs, what comes next."""

import pytest

from feira.core.errors import IllegalChoice
from feira.core.types import CHANCE
from feira.core.verbs import actor
from feira.games.mercado.rules.position import GOODS
from tests.games.mercado.table import table
from tests.games.table import coins, do, legal, outcomes, parse, preview, result, take, view

FULL_OFFER = "1 fish+flower, 2 fish+flower, 3 fish+flower, 4 fish"


def test_m3_exactly_one_of_four_actions() -> None:
    s = table({"c3": "fish0"}, hands="fish / -", held="pub / -", offer="1 fish+flower")
    kinds = {text.split()[0] for text in legal(s)}
    assert kinds == {"stall", "customers", "restaurant", "coin"}
    do(s, "coin")
    assert actor(s) == 1


# ---- M3.1


def test_m3_1_three_equal_tiles_may_be_exchanged_at_the_start_of_a_turn() -> None:
    s = table(hands="fish fish fish / -", coins="0 0")
    assert "exchange hand" in legal(s)
    do(s, "exchange hand")
    # Three new ones are drawn first, so none of the old three can come back at once.
    assert outcomes(s) == {f"deal 0 {good}": 4 if good == "fish" else 7 for good in GOODS}
    for good in ("meat", "meat", "grape"):
        do(s, f"deal 0 {good}")
    assert actor(s) == 0
    assert s.hand[0].tolist() == [0, 0, 0, 2, 1]
    assert s.bag.tolist() == [7, 7, 7, 5, 6]


def test_m3_1_it_may_be_repeated_if_the_new_three_are_equal_again() -> None:
    s = table(hands="fish fish fish / -")
    do(s, "exchange hand")
    for _ in range(3):
        do(s, "deal 0 meat")
    assert "exchange hand" in legal(s)


@pytest.mark.parametrize("hand", ["fish fish meat", "fish fish", "-"])
def test_m3_1_only_three_equal_tiles(hand: str) -> None:
    assert "exchange hand" not in legal(table(hands=f"{hand} / -"))


def test_m3_1_the_bag_needs_three_tiles_not_all_of_that_good() -> None:
    s = table(hands="fish fish fish / -")
    for bag, possible in (
        ([0, 0, 3, 0, 0], True),
        ([2, 0, 1, 0, 0], True),
        ([3, 0, 0, 0, 0], False),
        ([4, 0, 0, 0, 0], False),
        ([0, 0, 2, 0, 0], False),
        ([0, 0, 0, 0, 0], False),
    ):
        s.bag[:] = bag
        assert ("exchange hand" in legal(s)) is possible, bag


def test_m3_1_needs_a_wooden_stall() -> None:
    places = ["a1", "b1", "c2", "d2", "a3", "b3", "c4", "d4"]
    goods = ("flower", "tomato", "meat", "grape")
    market = {place: f"{goods[n % 4]}0" for n, place in enumerate(places)}
    assert "exchange hand" not in legal(table(market, hands="fish fish fish / -"))
    del market["d4"]
    assert "exchange hand" in legal(table(market, hands="fish fish fish / -"))


def test_m3_1_does_not_break_a_succession_of_coins() -> None:
    s = table(hands="- / fish fish fish")
    do(s, "coin")
    do(s, "exchange hand")
    for good in ("meat", "meat", "grape"):
        do(s, f"deal 1 {good}")
    for _ in range(3):
        do(s, "coin")
    assert result(s)["reason"] == "coins"


# ---- M4


def test_m4_1_any_square_without_stall_or_open_restaurant() -> None:
    s = table({"a1": "meat1", "b1": "pub", "c1": "(tea)"}, hands="fish / -")
    squares = {text.split()[2] for text in legal(s, "stall")}
    assert squares == {f"{c}{r}" for c in "abcde" for r in "12345"} - {"a1", "b1"}


def test_m4_1_a_closed_restaurant_is_taken_face_up() -> None:
    s = table({"c3": "(tea)"}, hands="fish / -", display="meat")
    assert preview(s, "stall fish c3")["notes"] == [{"key": "would-take", "kind": "tea"}]
    do(s, "stall fish c3")
    players = view(s)["players"]
    assert players[0]["held"] == ["tea"]
    assert players[1]["held"] == []
    assert view(s)["market"][12]["closed"] is None


def test_m4_2_cost_is_the_fuller_line_with_the_new_stall() -> None:
    # Worked example: two stalls in the row, one in the column: opening costs 3.
    s = table({"a3": "fish1", "b3": "meat1", "c1": "fish1"}, hands="tomato / -", coins="5 5")
    assert preview(s, "stall tomato c3")["cost"] == 3
    do(s, "stall tomato c3")
    assert coins(s) == [2, 5]


@pytest.mark.parametrize(("square", "cost"), [("e5", 1), ("e3", 3), ("c5", 2), ("c3", 3)])
def test_m4_2_row_or_column_whichever_has_more(square: str, cost: int) -> None:
    s = table({"a3": "fish1", "b3": "meat1", "c1": "fish1"}, hands="tomato / -", coins="5 5")
    assert preview(s, f"stall tomato {square}")["cost"] == cost


def test_m4_3_income_comes_before_the_cost() -> None:
    # Worked example: three stalls in the row and three in the column, so it costs 4; it earns 16
    # and a player with no coins may place it, net +12.
    market = {
        "a3": "fish1",
        "b3": "meat1",
        "d3": "fish1",
        "c1": "meat1",
        "c4": "fish1",
        "c5": "meat1",
        "c2": "pub",
    }
    s = table(
        market,
        hands="flower / -",
        coins="0 0",
        customers="Nc 2 flower+grape, W3 3 flower+grape, E3 3 flower+meat",
        display="fish",
    )
    seen = preview(s, "stall flower c3")
    assert (seen["cost"], seen["earns"], seen["net"]) == (4, 16, 12)
    do(s, "stall flower c3")
    assert coins(s) == [12, 0]


@pytest.mark.parametrize(("money", "possible"), [("0", False), ("1", False), ("2", True)])
def test_m4_3_coins_and_income_together_must_reach_the_cost(money: str, possible: bool) -> None:
    s = table(
        {"a3": "meat1", "b3": "meat1"},
        hands="fish / -",
        coins=f"{money} 0",
        customers="W3 1 fish+meat",
    )
    assert ("stall fish c3" in legal(s)) is possible  # costs 3, earns 1
    if not possible:
        with pytest.raises(IllegalChoice):
            do(s, "stall fish c3")
    assert ("stall fish d5" in legal(s)) is (money != "0")  # costs 1, earns nothing


def test_m4_4_with_all_eight_on_the_market_the_action_is_gone() -> None:
    places = ["a1", "b1", "c2", "d2", "a3", "b3", "c4", "d4"]
    market = {place: f"{GOODS[n % 5]}0" for n, place in enumerate(places)}
    assert legal(table(market, hands="fish / fish"), "stall") == []
    del market["a1"]
    assert legal(table(market, hands="fish / fish"), "stall") != []


def test_m4_5_then_one_tile_from_the_display_which_is_refilled() -> None:
    s = table(hands="fish meat meat / -", display="tomato grape grape")
    do(s, "stall fish c3")
    assert legal(s) == ["take tomato", "take grape"]
    do(s, "take grape")
    assert s.hand[0].tolist() == [0, 0, 0, 2, 1]
    assert sum(outcomes(s).values()) == 35 - 6
    do(s, "display flower")
    assert s.display.tolist() == [0, 1, 1, 0, 1]
    assert actor(s) == 1


def test_m4_5_three_equal_on_display_may_first_be_exchanged() -> None:
    s = table(hands="fish / -", display="meat meat meat")
    do(s, "stall fish c3")
    assert legal(s) == ["exchange display", "take meat"]
    do(s, "exchange display")
    assert outcomes(s)["display meat"] == 4
    for good in ("grape", "grape", "grape"):
        do(s, f"display {good}")
    assert legal(s) == ["exchange display", "take grape"]  # as in M3.1: again
    assert s.bag.tolist() == [6, 7, 7, 7, 4]
    do(s, "take grape")
    do(s, "display meat")
    assert actor(s) == 1


def test_m4_5_the_exchange_has_the_same_conditions_on_the_bag() -> None:
    s = table(hands="fish / -", display="meat meat meat")
    do(s, "stall fish c3")
    s.bag[:] = [0, 0, 0, 4, 0]
    assert legal(s) == ["take meat"]
    s.bag[:] = [0, 0, 1, 1, 0]
    assert legal(s) == ["take meat"]


def test_m4_5_an_empty_bag_refills_nothing() -> None:
    s = table(hands="fish / -", display="meat grape")
    s.bag[:] = 0
    take(s, parse(s, "stall fish c3"))
    take(s, parse(s, "take meat"))
    assert actor(s) == 1
    assert s.display.tolist() == [0, 0, 0, 0, 1]


def test_m4_5_an_empty_display_asks_nothing() -> None:
    s = table(hands="fish / -")
    do(s, "stall fish c3")
    assert actor(s) == 1


# ---- M5


def test_m5_1_needs_as_many_stalls_in_the_line_as_customers() -> None:
    s = table({"a3": "fish0", "b3": "meat1", "d3": "meat1"}, offer=FULL_OFFER)
    entrances: dict[str, set[str]] = {}
    for text in legal(s, "customers"):
        _, size, _, entrance = text.split()
        entrances.setdefault(size, set()).add(entrance)
    assert entrances == {"1": {"Na", "Sa", "W3", "E3"}, "2": {"W3", "E3"}, "3": {"W3", "E3"}}


def test_m5_1_needs_an_own_stall_that_sells_what_is_wanted() -> None:
    s = table({"a3": "fish1", "b3": "meat0"}, offer="1 fish+flower, 1 tomato+meat")
    assert {text.rsplit(" ", 1)[1] for text in legal(s, "customers 1 tomato+meat")} == {
        *("Nb", "Sb", "W3", "E3")
    }
    assert legal(s, "customers 1 fish+flower") == []


def test_m5_1_needs_an_empty_entrance() -> None:
    s = table({"a3": "fish0"}, offer="1 fish+flower", customers="W3 1 fish+meat")
    assert {text[-2:] for text in legal(s)} >= {"Na", "Sa", "E3"}
    assert "customers 1 fish+flower W3" not in legal(s)


def test_m5_2_everyone_in_the_line_earns() -> None:
    s = table({"a3": "fish0", "b3": "flower1", "d3": "meat1"}, offer="2 fish+flower", coins="0 0")
    assert preview(s, "customers 2 fish+flower W3")["others"] == {1: 2}
    do(s, "customers 2 fish+flower W3")
    assert coins(s) == [2, 2]


def test_m5_3_the_offer_is_refilled_from_the_same_stack() -> None:
    s = table({"a3": "fish0"}, offer="1 fish+flower, 1 fish+meat, 2 fish+meat")
    do(s, "customers 1 fish+flower W3")
    drawable = outcomes(s)
    assert all(text.startswith("offer 1 ") for text in drawable)
    assert len(drawable) == 8
    do(s, "offer 1 meat+grape")
    assert view(s)["offer"][0] == [["fish", "meat"], ["meat", "grape"]]
    assert actor(s) == 1


def test_m5_3_while_it_lasts() -> None:
    s = table({"a3": "fish0"}, offer="1 fish+flower")
    s.stack[0] = 0
    do(s, "customers 1 fish+flower W3")
    assert actor(s) == 1
    assert view(s)["offer"][0] == []


# ---- M6


def test_m6_1_a_held_restaurant_opens_and_pays_one_coin() -> None:
    s = table(
        {"c3": "fish0", "a1": "(tea)"}, held="sushi / -", coins="0 0", customers="W3 2 fish+meat"
    )
    assert preview(s, "restaurant sushi c2")["net"] == 1
    do(s, "restaurant sushi c2")
    assert coins(s) == [1, 0]  # the customers already there do not pay again
    assert view(s)["market"][12]["stall"]["value"] == 2
    assert actor(s) == 1


def test_m6_1_not_on_a_stall_nor_on_an_open_restaurant() -> None:
    s = table({"c3": "fish1", "c2": "tea", "a1": "(wine)"}, held="sushi / -")
    squares = {text.split()[2] for text in legal(s, "restaurant sushi")}
    assert len(squares) == 23
    assert not squares & {"c3", "c2"}
    do(s, "restaurant sushi a1")
    assert view(s)["players"][0]["held"] == ["wine"]


def test_m6_1_only_what_the_player_holds() -> None:
    assert legal(table(held="- / sushi"), "restaurant") == []


def test_m6_1_secret_restaurants_are_revealed_before_the_turn_ends() -> None:
    s = table({"c3": "(?)"}, options="closed=secret money=open", held="sushi / -")
    do(s, "restaurant sushi c3")
    assert actor(s) == CHANCE
    do(s, "closed pizza c3")
    assert actor(s) == 1
    assert view(s)["players"][0]["held"] == ["pizza"]


@pytest.mark.parametrize(("seats", "succession"), [(2, 4), (3, 3), (4, 4)])
def test_m6_2_all_taking_a_coin_in_succession_ends_the_game(seats: int, succession: int) -> None:
    s = table(seats=seats, coins=" ".join(["0"] * seats))
    for taken in range(succession):
        assert actor(s) == taken % seats
        do(s, "coin")
    assert actor(s) < CHANCE
    assert result(s)["reason"] == "coins"
    assert sum(coins(s)) == succession


def test_m6_2_another_action_breaks_the_succession() -> None:
    s = table({"c3": "fish0"}, hands="fish / -", held="- / pub")
    for text in ("coin", "coin", "coin", "restaurant pub a1", "coin", "coin", "coin"):
        do(s, text)
    assert actor(s) == 1
    do(s, "coin")
    assert result(s)["over"]
