"""M2: set-up is chance's turn, in a fixed order with exact weights."""

from collections import Counter

import pytest

from feira.core.errors import FeiraError
from feira.core.types import CHANCE
from feira.core.verbs import actor
from feira.games.mercado.game import GAME
from feira.games.mercado.rules.position import GOODS, RESTAURANTS, UNKNOWN
from tests.games.mercado.table import config, set_up
from tests.games.table import coins, do, legal, new, outcomes, view

MARKED = ["a1", "c1", "b2", "d2", "a3", "c3", "e3", "b4", "d4", "c5", "e5"]


def test_m2_1_eleven_closed_restaurants_without_one_pub() -> None:
    s, drawn = set_up(2)
    closed = [line.split() for line in drawn if line.startswith("closed")]
    assert [square for _, _, square in closed] == MARKED
    kinds = Counter(kind for _, kind, _ in closed)
    assert kinds == {kind: 1 if kind == "pub" else 2 for kind in RESTAURANTS}
    assert s.shut[UNKNOWN] == 0


def test_m2_1_weights_are_the_tiles_that_are_left() -> None:
    s = new(GAME, config(2))
    assert outcomes(s) == {f"closed {kind} a1": 1 if kind == "pub" else 2 for kind in RESTAURANTS}
    do(s, "closed pub a1")
    assert "closed pub c1" not in outcomes(s)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_m2_2_three_on_display_and_three_for_everyone(seats: int) -> None:
    s, drawn = set_up(seats)
    lines = [line for line in drawn if line.startswith(("display", "deal"))]
    assert [line.split()[0] for line in lines] == ["display"] * 3 + ["deal"] * 3 * seats
    assert [line.split()[1] for line in lines[3:]] == [str(n // 3) for n in range(3 * seats)]
    assert s.display.sum() == 3
    assert [row.sum() for row in s.hand] == [3] * seats + [0] * (4 - seats)
    assert s.bag.sum() == 35 - 3 - 3 * seats


def test_m2_3_three_tiles_of_each_size_on_offer() -> None:
    s, drawn = set_up(2)
    offers = [line.split()[1] for line in drawn if line.startswith("offer")]
    assert offers == ["1"] * 3 + ["2"] * 3 + ["3"] * 3 + ["4"] * 3
    assert s.stack.tolist() == [7, 7, 7, 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_m2_4_one_coin_each_and_the_spare_pub_for_the_fourth(seats: int) -> None:
    s, _ = set_up(seats)
    assert coins(s) == [1] * seats
    assert actor(s) == 0
    held = [player["held"] for player in view(s)["players"]]
    assert held == [[]] * seats if seats < 4 else [[], [], [], ["pub"]]


def test_m2_5_hidden_money_is_shown_to_its_owner_only() -> None:
    s, _ = set_up(3)
    for seat in (0, 1, 2, None):
        seen = [player["coins"] for player in view(s, seat)["players"]]
        assert seen == [1 if seat == other else None for other in range(3)]


def test_m2_5_open_money_is_shown_to_all() -> None:
    s, _ = set_up(3, money="open")
    assert [player["coins"] for player in view(s)["players"]] == [1, 1, 1]


def test_m2_5_hidden_money_is_shown_at_the_end() -> None:
    s, _ = set_up(2)
    for _ in range(4):
        do(s, "coin")
    assert [player["coins"] for player in view(s)["players"]] == [3, 3]


def test_m2_5_secret_closed_restaurants_are_drawn_when_taken() -> None:
    s, drawn = set_up(2, closed="secret")
    assert not any(line.startswith("closed") for line in drawn)
    assert [q["closed"] for q in view(s, 0)["market"]].count("unknown") == 11
    good = legal(s, "stall")[0].split()[1]
    events = do(s, f"stall {good} a1")
    assert {"key": "found-restaurant", "seat": 0, "square": "a1"} in events
    assert actor(s) == CHANCE
    assert sum(outcomes(s).values()) == 11
    do(s, "closed wine a1")
    assert view(s)["players"][0]["held"] == ["wine"]
    assert legal(s) == legal(s, "take")


def test_m2_5_challenges_are_for_one_seat() -> None:
    assert config(None, challenge="4").seats == 1
    assert config(1).options["challenge"] == "1"
    with pytest.raises(FeiraError, match="challenge 4 has one seat, not 2"):
        config(2, challenge="4")


def test_a_draw_is_uniform_over_the_tiles_in_the_bag() -> None:
    s = new(GAME, config(2, closed="secret"))
    do(s, "display fish")
    assert outcomes(s) == {f"display {good}": 6 if good == "fish" else 7 for good in GOODS}


def test_set_up_draws_must_be_for_what_comes_next() -> None:
    s = new(GAME, config(2))
    with pytest.raises(FeiraError, match=r"expected 'closed KIND a1', found 'closed pub c1'"):
        do(s, "closed pub c1")
    with pytest.raises(FeiraError, match=r"expected 'closed KIND a1', found 'display fish'"):
        do(s, "display fish")
