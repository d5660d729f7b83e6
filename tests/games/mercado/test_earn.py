"""M7: what stalls earn, for whom, and why. With the worked examples of the rulebook."""

import pytest

from tests.games.mercado.table import table
from tests.games.table import coins, copy, do, legal, preview, previews, take


def test_m7_worked_example_of_the_purple_player() -> None:
    # Two customers (flower, fish) on a row: a flower stall beside a pub earns 4, one beside a pub
    # and a tea house earns 6, another player's fish stall with no restaurant earns 2.
    market = {"a3": "flower0", "b3": "pub", "c3": "flower0", "c4": "tea", "e3": "fish1"}
    s = table(market, offer="2 fish+flower", coins="0 0")
    seen = preview(s, "customers 2 fish+flower W3")
    paid = {(one["seat"], one["square"]): one["coins"] for one in seen["from"]}
    assert paid == {(0, "a3"): 4, (0, "c3"): 6, (1, "e3"): 2}
    do(s, "customers 2 fish+flower W3")
    assert coins(s) == [10, 2]


def test_m7_worked_example_of_the_blue_player() -> None:
    # A fish stall beside one sushi bar, cost 4, with 1 customer wanting fish above and 3 wanting
    # fish on the left: earns 2 + 6 = 8, net +4.
    market = {"a3": "meat1", "b3": "meat1", "d3": "meat1", "c2": "sushi"}
    s = table(market, hands="fish / -", coins="0 0", customers="Nc 1 fish+meat, W3 3 fish+grape")
    seen = preview(s, "stall fish c3")
    assert (seen["cost"], seen["earns"], seen["net"]) == (4, 8, 4)
    assert [(one["entrance"], one["coins"], one["value"]) for one in seen["from"]] == [
        ("Nc", 2, 2),
        ("W3", 6, 2),
    ]
    assert seen["from"][0]["restaurants"] == [{"kind": "sushi", "square": "c2"}]


@pytest.mark.parametrize("customers", [1, 2, 3])
def test_m7_1_value_times_customers(customers: int) -> None:
    market = {"a3": "fish0", "b3": "meat1", "c3": "meat1", "a2": "pub", "a4": "sushi"}
    s = table(market, offer=f"{customers} fish+flower", coins="0 0")
    do(s, f"customers {customers} fish+flower E3")
    assert coins(s) == [3 * customers, 0]


def test_m7_1_stalls_of_other_goods_and_other_lines_earn_nothing() -> None:
    s = table({"a3": "fish0", "b3": "tomato1", "a4": "flower1"}, offer="1 fish+flower", coins="0 0")
    do(s, "customers 1 fish+flower W3")
    assert coins(s) == [1, 0]


def test_m7_1_diagonal_restaurants_do_not_count() -> None:
    s = table({"c3": "fish0", "b2": "pub", "d4": "sushi"}, offer="1 fish+flower", coins="0 0")
    do(s, "customers 1 fish+flower W3")
    assert coins(s) == [1, 0]


def test_m7_1_an_opponent_earns_on_my_turn() -> None:
    s = table({"a3": "fish0", "b3": "fish1", "b2": "sushi"}, offer="1 fish+flower", coins="0 0")
    do(s, "customers 1 fish+flower W3")
    assert coins(s) == [1, 2]


def test_m7_2_only_the_new_stall_earns_once_from_each_tile() -> None:
    s = table(
        {"a3": "fish0", "b3": "fish1"},
        hands="fish / -",
        coins="3 0",
        customers="W3 1 fish+meat, E3 2 fish+meat, Nc 1 fish+flower, Sc 3 fish+meat",
    )
    assert preview(s, "stall fish c3")["earns"] == 1 + 2 + 1 + 3
    do(s, "stall fish c3")
    assert coins(s) == [3 + 7 - 3, 0]


def test_m7_2_the_tile_on_a_line_need_not_have_enough_stalls() -> None:
    s = table(hands="fish / -", coins="0 0", customers="W3 3 fish+meat")
    do(s, "stall fish c3")
    assert coins(s) == [2, 0]


def test_m7_2_customers_who_want_something_else_pay_nothing() -> None:
    s = table(hands="fish / -", coins="1 0", customers="W3 3 meat+grape")
    assert preview(s, "stall fish c3")["earns"] == 0


def test_two_pubs_and_two_sushi_bars_make_a_value_of_five() -> None:
    market = {"c2": "pub", "c4": "pub", "b3": "sushi", "d3": "sushi"}
    s = table(market, seats=4, hands="fish/-/-/-", coins="0 0 0 0", customers="W3 1 fish+meat")
    assert preview(s, "stall fish c3")["earns"] == 5


def test_earnings_are_explained() -> None:
    s = table({"a3": "fish0", "a2": "pub"}, offer="1 fish+flower")
    events = do(s, "customers 1 fish+flower W3")
    assert events[1] == {
        "key": "earned",
        "seat": 0,
        "coins": 2,
        "square": "a3",
        "entrance": "W3",
        "value": 2,
        "good": "fish",
        "customers": 1,
        "restaurants": [{"kind": "pub", "square": "a2"}],
    }


def test_previews_say_what_then_happens() -> None:
    market = {"a3": "fish0", "b3": "flower1", "c3": "(tea)", "b2": "pub", "d3": "meat0"}
    s = table(
        market,
        hands="fish meat flower / -",
        held="wine / -",
        offer="1 fish+flower, 2 fish+meat, 2 flower+grape, 3 fish+flower",
        customers="Nc 1 fish+meat, E3 2 fish+flower",
        display="grape meat meat",
    )
    for seen in previews(s):
        after = copy(s)
        take(after, seen["choice"])
        assert coins(after)[0] - coins(s)[0] == seen["net"] == seen["earns"] - seen["cost"]
        assert coins(after)[1] - coins(s)[1] == seen["others"].get(1, 0)
    assert len(previews(s)) == len(legal(s))
