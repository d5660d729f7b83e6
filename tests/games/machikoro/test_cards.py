"""K1 and K3: every card and landmark. Who gains, who loses, how much."""

import pytest

from feira.core.errors import FeiraError
from feira.games.machikoro.rules.components import (
    CARDS,
    COLOURS,
    COPIES_OF,
    LANDMARK_CARDS,
    NAMES,
    parse,
)
from tests.games.machikoro.table import table
from tests.games.table import coins, do, legal, outcomes, stage, view

MALL = "station mall / station mall / station mall"
HARBOUR = "station harbour / station harbour / station harbour"


def roll(total: int) -> str:
    """A roll of two dice with this total that is not a double, if there is one."""
    return {
        2: "dice 1 1", 3: "dice 1 2", 4: "dice 1 3", 5: "dice 1 4", 6: "dice 1 5", 7: "dice 1 6",
        8: "dice 2 6", 9: "dice 3 6", 10: "dice 4 6", 11: "dice 5 6", 12: "dice 6 6",
    }[total]  # fmt: skip


def after(total: int, *cities: str, money: str, landmarks: str | None = None) -> list[int]:
    """The coins after seat 0 rolls this total."""
    one = total == 1
    s = table(*cities, coins=money, landmarks=landmarks, dice=1 if one else 2)
    do(s, "dice 1" if one else roll(total))
    if stage(s) == "add":
        do(s, "add 0")
    return coins(s)


def test_k1_every_row_of_the_table() -> None:
    rows = [
        (card.name, card.low, card.high, COLOURS[card.colour], card.icon, card.cost, card.plus)
        for card in CARDS
    ]
    assert rows == [
        ("wheat-field", 1, 1, "blue", "wheat", 1, False),
        ("ranch", 2, 2, "blue", "cow", 1, False),
        ("bakery", 2, 3, "green", "bread", 1, False),
        ("cafe", 3, 3, "red", "cup", 2, False),
        ("convenience-store", 4, 4, "green", "bread", 2, False),
        ("forest", 5, 5, "blue", "gear", 3, False),
        ("stadium", 6, 6, "purple", "tower", 6, False),
        ("tv-station", 6, 6, "purple", "tower", 7, False),
        ("business-center", 6, 6, "purple", "tower", 8, False),
        ("cheese-factory", 7, 7, "green", "factory", 5, False),
        ("furniture-factory", 8, 8, "green", "factory", 3, False),
        ("mine", 9, 9, "blue", "gear", 6, False),
        ("family-restaurant", 9, 10, "red", "cup", 3, False),
        ("apple-orchard", 10, 10, "blue", "wheat", 3, False),
        ("fruit-market", 11, 12, "green", "fruit", 2, False),
        ("sushi-bar", 1, 1, "red", "cup", 2, True),
        ("flower-garden", 4, 4, "blue", "wheat", 2, True),
        ("flower-shop", 6, 6, "green", "bread", 1, True),
        ("pizza-joint", 7, 7, "red", "cup", 1, True),
        ("publisher", 7, 7, "purple", "tower", 5, True),
        ("hamburger-stand", 8, 8, "red", "cup", 1, True),
        ("mackerel-boat", 8, 8, "blue", "boat", 2, True),
        ("tax-office", 8, 9, "purple", "tower", 4, True),
        ("food-warehouse", 12, 13, "green", "factory", 2, True),
        ("tuna-boat", 12, 14, "blue", "boat", 5, True),
    ]
    assert [(card.name, card.cost, card.plus) for card in LANDMARK_CARDS] == [
        ("station", 4, False),
        ("mall", 10, False),
        ("park", 16, False),
        ("radio-tower", 22, False),
        ("harbour", 2, True),
        ("airport", 30, True),
    ]
    copies = {name: int(n) for name, n in zip(NAMES, COPIES_OF, strict=True)}
    assert {n for name, n in copies.items() if CARDS[NAMES.index(name)].colour == 3} == {5}
    assert {n for name, n in copies.items() if CARDS[NAMES.index(name)].colour != 3} == {6}


# (card, total, what the owner gets for one copy, with the mall); seat 0 rolls and seat 1 owns it.
BLUE = [
    ("wheat-field", 1, 1),
    ("ranch", 2, 1),
    ("flower-garden", 4, 1),
    ("forest", 5, 1),
    ("mine", 9, 5),
    ("apple-orchard", 10, 3),
]


@pytest.mark.parametrize(("card", "total", "pays"), BLUE)
def test_blue_pays_its_owners_from_the_bank_on_anyones_turn(
    card: str, total: int, pays: int
) -> None:
    assert after(total, "-", f"{card} 1", "-", money="5 5 5") == [5, 5 + pays, 5]
    assert after(total, f"{card} 2", f"{card} 3", "-", money="5 5 5") == [
        5 + 2 * pays,
        5 + 3 * pays,
        5,
    ]
    assert after(total, "-", f"{card} 1", "-", money="5 5 5", landmarks=MALL)[1] == 5 + pays
    other = 11 if total != 11 else 5
    assert after(other, "-", f"{card} 1", "-", money="5 5 5") == [5, 5, 5]


# (card and what it needs, total, what it pays, what it pays with the mall)
GREEN = [
    ("bakery 1", 2, 1, 2),
    ("bakery 1", 3, 1, 2),
    ("convenience-store 1", 4, 3, 4),
    ("flower-shop 1, flower-garden 3", 6, 3, 6),
    ("cheese-factory 1, ranch 2", 7, 6, 6),
    ("furniture-factory 1, forest 1, mine 2", 8, 9, 9),
    ("fruit-market 1, wheat-field 1, apple-orchard 1, flower-garden 1", 11, 6, 6),
    ("fruit-market 1, wheat-field 1, apple-orchard 1", 12, 4, 4),
    ("food-warehouse 1, cafe 2, pizza-joint 1", 12, 6, 6),
]


@pytest.mark.parametrize(("city", "total", "pays", "with_mall"), GREEN)
def test_green_pays_the_roller_only(city: str, total: int, pays: int, with_mall: int) -> None:
    assert after(total, city, city, "-", money="5 5 5") == [5 + pays, 5, 5]
    assert after(total, city, city, "-", money="5 5 5", landmarks=MALL) == [5 + with_mall, 5, 5]
    first, _, rest = city.partition(",")
    doubled = first[:-1] + "2" + (f",{rest}" if rest else "")
    assert after(total, doubled, "-", "-", money="5 5 5")[0] == 5 + 2 * pays


@pytest.mark.parametrize(
    "city", ["cheese-factory 1", "furniture-factory 1", "fruit-market 1", "flower-shop 1"]
)
def test_a_factory_with_nothing_to_count_pays_nothing(city: str) -> None:
    card = CARDS[NAMES.index(city.split(maxsplit=1)[0])]
    assert after(card.low, city, "ranch 2, forest 2, flower-garden 2", "-", money="5 5 5")[0] == 5


# (card, total, takes, takes with the owner's mall)
RED = [
    ("cafe", 3, 1, 2),
    ("family-restaurant", 9, 2, 3),
    ("family-restaurant", 10, 2, 3),
    ("pizza-joint", 7, 1, 2),
    ("hamburger-stand", 8, 1, 2),
]


@pytest.mark.parametrize(("card", "total", "takes", "with_mall"), RED)
def test_red_takes_from_the_roller(card: str, total: int, takes: int, with_mall: int) -> None:
    assert after(total, "-", f"{card} 1", "-", money="9 5 5") == [9 - takes, 5 + takes, 5]
    assert after(total, "-", f"{card} 1", "-", money="9 5 5", landmarks=MALL) == [
        9 - with_mall,
        5 + with_mall,
        5,
    ]
    # The roller's own mall is of no use to the owner.
    assert (
        after(total, "-", f"{card} 1", "-", money="9 5 5", landmarks="mall / - / -")[1] == 5 + takes
    )
    assert after(total, f"{card} 2", "-", "-", money="9 5 5") == [9, 5, 5]  # not from oneself


def test_the_sushi_bar_needs_the_harbour() -> None:
    assert after(1, "-", "sushi-bar 1", "-", money="9 5 5") == [9, 5, 5]
    assert after(1, "-", "sushi-bar 1", "-", money="9 5 5", landmarks=HARBOUR) == [6, 8, 5]
    both = "- / harbour mall / -"
    assert after(1, "-", "sushi-bar 2", "-", money="9 5 5", landmarks=both) == [1, 13, 5]


def test_the_mackerel_boat_needs_the_harbour() -> None:
    assert after(8, "-", "mackerel-boat 2", "-", money="5 5 5") == [5, 5, 5]
    assert after(8, "-", "mackerel-boat 2", "-", money="5 5 5", landmarks=HARBOUR) == [5, 11, 5]


def test_k3_3_worked_example_red_before_the_rollers_income() -> None:
    # The roller has 0 coins and rolls 3 with two bakeries; another player has a café.
    assert after(3, "bakery 2", "cafe 1", money="0 3") == [2, 3]


def test_k3_3_worked_example_counter_clockwise() -> None:
    # Roller, B with 3 cafés, C with 2: C, the seat before the roller, gets 2, B gets 1.
    s = table("-", "cafe 3", "cafe 2", dice=2, coins="3 0 0", options="plus=no")
    do(s, "dice 1 2")
    assert coins(s) == [0, 1, 2]
    s = table("cafe 2", "-", "cafe 3", turn=1, dice=2, coins="0 3 0", options="plus=no")
    do(s, "dice 1 2")
    assert coins(s) == [2, 0, 1]


def test_k3_4_worked_examples_of_the_mall() -> None:
    assert (
        after(6, "flower-garden 3, flower-shop 2", "-", money="0 0", landmarks="mall / -")[0] == 12
    )
    assert after(2, "bakery 2", "-", money="0 0", landmarks="mall / -")[0] == 4


def test_k3_3_worked_example_of_a_nine_in_plus() -> None:
    # Family restaurants are paid, then mines, then the tax office takes half from those who now
    # have 10 or more; from 21 it takes 10.
    cities = ("tax-office 1, mine 1", "family-restaurant 1, mine 1", "-")
    assert after(9, *cities, money="4 4 21") == [4 - 2 + 5 + 5 + 10, 4 + 2 + 5 - 5, 11]


# ---- purple


def test_the_stadium_takes_two_from_everyone() -> None:
    assert after(6, "stadium 1", "-", "-", money="0 5 1") == [3, 3, 0]
    assert after(6, "-", "stadium 1", "-", money="5 5 5") == [5, 5, 5]  # on the owner's turn only


@pytest.mark.parametrize("total", [8, 9])
def test_the_tax_office_takes_half_from_the_rich(total: int) -> None:
    assert after(total, "tax-office 1", "-", "-", money="0 9 21") == [10, 9, 11]
    assert after(total, "tax-office 1", "-", "-", money="0 10 0") == [5, 5, 0]


def test_the_publisher_takes_for_each_cup_and_bread_card() -> None:
    city = "cafe 1, bakery 2, sushi-bar 1, forest 3"
    assert after(7, "publisher 1", city, "-", money="0 9 9") == [4, 5, 9]
    # The publisher is not raised by a mall (K3.4), and takes what there is.
    assert after(7, "publisher 1", city, "-", money="0 3 9", landmarks=MALL) == [3, 0, 9]


def test_the_tv_station_takes_five_from_a_player_of_choice() -> None:
    s = table("tv-station 1", "-", "-", dice=2, coins="1 9 3")
    do(s, "dice 1 5")
    assert legal(s) == ["tv 1", "tv 2"]
    do(s, "tv 1")
    assert coins(s) == [6, 4, 3]
    s = table("tv-station 1", "-", "-", dice=2, coins="1 9 3")
    do(s, "dice 1 5", "tv 2")
    assert coins(s) == [4, 9, 0]


def test_the_tv_station_asks_even_with_one_target() -> None:
    s = table("tv-station 1", "-", dice=2, coins="1 0")
    do(s, "dice 1 5")
    assert legal(s) == ["tv 1"]


def test_the_business_center_exchanges_cards() -> None:
    s = table("business-center 1, bakery 1", "mine 2, stadium 1", "-", dice=2)
    do(s, "dice 1 5")
    assert legal(s) == ["swap none", "swap 1 bakery mine"]  # never purple, nothing from nobody
    events = do(s, "swap 1 bakery mine")
    assert events[0] == {
        "key": "swapped",
        "seat": 0,
        "with-seat": 1,
        "given-card": "bakery",
        "taken-card": "mine",
    }
    cities = [player["city"] for player in view(s)["players"]]
    assert cities[0] == {"business-center": 1, "mine": 1}
    assert cities[1] == {"mine": 1, "stadium": 1, "bakery": 1}


def test_k3_7_the_exchange_may_be_declined() -> None:
    s = table("business-center 1, bakery 1", "mine 1", dice=2)
    do(s, "dice 1 5", "swap none")
    assert stage(s) == "build"
    assert view(s)["players"][1]["city"] == {"mine": 1}


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [("business-center 1", "mine 1"), ("business-center 1, cafe 1", "stadium 1")],
)
def test_k3_7_both_sides_need_a_card_that_is_not_purple(mine: str, theirs: str) -> None:
    s = table(mine, theirs, dice=2)
    do(s, "dice 1 5")
    assert stage(s) == "build"


def test_k3_6_stadium_then_tv_station_then_business_center() -> None:
    s = table("stadium 1, tv-station 1, business-center 1, cafe 1", "mine 1", dice=2, coins="0 6")
    do(s, "dice 1 5")
    assert coins(s) == [2, 4]
    do(s, "tv 1")
    assert coins(s) == [6, 0]  # never more than the payer has
    assert stage(s) == "swap"


# ---- tuna


def tuna(landmarks: str, *cities: str) -> list[int]:
    s = table(*cities, dice=2, coins=" ".join("0" * len(cities)), landmarks=landmarks, low=0)
    do(s, "dice 6 6")
    if stage(s) == "add":
        do(s, "add 0")
    assert stage(s) == "tuna"
    assert sum(outcomes(s).values()) == 36
    do(s, "tuna 2 6")
    return coins(s)


def test_k3_5_worked_example_of_the_tuna_boats() -> None:
    # Three tuna boats and a tuna roll of 8: 24 coins; another owner with harbour gets 8 a boat.
    cities = ("tuna-boat 3", "tuna-boat 1", "tuna-boat 1")
    assert tuna("station harbour / harbour / -", *cities) == [24, 8, 0]


def test_k3_5_the_roller_rolls_even_without_a_boat() -> None:
    assert tuna("- / harbour / -", "-", "tuna-boat 2", "-")[1] == 16


def test_k3_5_no_roll_without_harbour_or_boat() -> None:
    for landmarks, city in (("- / -", "tuna-boat 2"), ("- / harbour", "mackerel-boat 1")):
        s = table("-", city, dice=2, landmarks=landmarks)
        do(s, "dice 6 6")
        assert stage(s) == "build"


def test_k3_5_the_tuna_roll_triggers_nothing_else() -> None:
    s = table("tuna-boat 1, mine 1", "mine 1", dice=2, coins="0 0", landmarks="harbour / -")
    do(s, "dice 6 6", "add 0", "tuna 3 6")
    assert coins(s) == [9, 0]


# ---- the table itself


@pytest.mark.parametrize(
    ("row", "complaint"),
    [
        ("inn: 5 orange cup 2 pays 1", "line 1: 'inn: 5 orange cup 2 pays 1' is not a card"),
        ("inn: five red cup 2 pays 1", "line 1: "),
        ("inn: 5 red cup 2 gives 1", "line 1: "),
        ("inn: 5 red cup 2 pays", "line 1: "),
        ("inn: 5 red cup 2", "inn neither pays nor has an effect"),
        ("inn: 15 red cup 2 pays 1", "inn acts on a roll that does not exist"),
        ("inn: 5 red cup 2 pays 1 each castle", "inn pays for each 'castle': no such card"),
        ("inn: 5 red cup 2 pays 1\ninn: 5 red cup 2 pays 1", "line 2: 'inn' stands here a second"),
        ("just words", "line 1: expected 'key: value'"),
    ],
)
def test_a_bad_row_is_refused(row: str, complaint: str) -> None:
    with pytest.raises(FeiraError) as caught:
        parse(row, "cards.txt")
    assert complaint in str(caught.value)
