"""M1: the components, and component sets as data."""

from pathlib import Path

import numpy as np
import pytest

from feira.core.errors import FeiraError
from feira.games.mercado.game import GAME
from feira.games.mercado.rules import components
from feira.games.mercado.rules.components import load, parse
from feira.games.mercado.rules.position import ENTRANCES, GOODS, LINE_SQUARES, NEIGHBOURS, SQUARES
from tests.games.mercado.table import config, table
from tests.games.table import new, view

DEFAULT = Path(components.__file__).with_name("components.txt").read_text(encoding="utf-8")


def test_m1_1_market_is_five_by_five_with_a1_top_left() -> None:
    assert SQUARES[0] == "a1"
    assert SQUARES[4] == "e1"
    assert SQUARES[20] == "a5"
    assert len(SQUARES) == 25


def test_m1_2_every_line_has_two_of_the_20_entrances() -> None:
    assert len(set(ENTRANCES)) == 20
    for line in range(10):
        near, far = ENTRANCES[line], ENTRANCES[line + 10]
        assert near[1] == far[1]
        assert (near[0], far[0]) == (("N", "S") if line < 5 else ("W", "E"))
        squares = [name for q, name in enumerate(SQUARES) if LINE_SQUARES[line] >> q & 1]
        assert len(squares) == 5
        assert all(near[1] in square for square in squares)


def test_neighbours_are_orthogonal() -> None:
    def beside(square: str) -> set[str]:
        bits = NEIGHBOURS[SQUARES.index(square)]
        return {name for q, name in enumerate(SQUARES) if bits >> q & 1}

    assert beside("a1") == {"b1", "a2"}
    assert beside("c3") == {"c2", "b3", "d3", "c4"}
    assert beside("e4") == {"e3", "d4", "e5"}


def test_m1_3_seven_stall_tiles_of_each_good() -> None:
    s = new(GAME, config(2))
    assert dict(zip(GOODS, s.bag.tolist(), strict=True)) == dict.fromkeys(GOODS, 7)


@pytest.mark.parametrize(
    ("kind", "improved"),
    [
        ("sushi", {"fish"}),
        ("tea", {"flower"}),
        ("pizza", {"tomato"}),
        ("burger", {"meat"}),
        ("wine", {"grape"}),
        ("pub", set(GOODS)),
    ],
)
def test_m1_4_each_restaurant_improves_its_good(kind: str, improved: set[str]) -> None:
    for good in GOODS:
        market = view(table({"c3": f"{good}0", "c2": kind}), 0)["market"]
        assert market[12]["stall"]["value"] == (2 if good in improved else 1)


def test_m1_4_screens_know_which_good_a_restaurant_improves() -> None:
    for one in GAME.presentation.catalogue["restaurants"]:
        for good in GOODS:
            market = view(table({"c3": f"{good}0", "c2": one["restaurant"]}))["market"]
            improved = market[12]["stall"]["value"] == 2
            assert improved == (one["good"] in (good, None))


def test_m1_4_two_of_each_restaurant_and_one_pub_put_aside() -> None:
    assert new(GAME, config(2)).undrawn.tolist() == [1, 2, 2, 2, 2, 2]


def test_m1_5_ten_pairs_of_each_size_and_five_single_goods() -> None:
    default = load("default")
    assert default.copies == (1,) * 35
    for size in range(3):
        tiles = default.wants[size * 10 : size * 10 + 10]
        assert len(set(tiles)) == 10
        assert all(goods.bit_count() == 2 for goods in tiles)
    assert default.wants[30:] == (1, 2, 4, 8, 16)


def test_m1_6_eleven_marked_squares_none_adjacent() -> None:
    marked = load("default").marked
    names = [name for q, name in enumerate(SQUARES) if marked >> q & 1]
    assert names == ["a1", "c1", "b2", "d2", "a3", "c3", "e3", "b4", "d4", "c5", "e5"]
    assert all(marked & NEIGHBOURS[q] == 0 for q in range(25) if marked >> q & 1)
    assert all(int(marked & line).bit_count() in (2, 3) for line in LINE_SQUARES)


def test_m1_7_a_set_can_be_replaced_by_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(DEFAULT.replace("marked: a1 c1", "marked: b1 d1"), encoding="utf-8")
    changed = config(2, components=str(path))
    s = new(GAME, changed)
    assert s.marked & 0b11111 == 0b01010
    # The record does not need the file: the option spells the set out, and means the same.
    path.unlink()
    twin = new(GAME, config(2, components=changed.options["components"]))
    assert twin.tobytes() == s.tobytes()


def test_m1_7_the_default_set_in_a_file_is_the_default(tmp_path: Path) -> None:
    path = tmp_path / "same.txt"
    path.write_text(DEFAULT, encoding="utf-8")
    assert config(2, components=str(path)) == config(2)


def test_m1_7_equal_tiles_are_copies_of_one() -> None:
    text = DEFAULT.replace("4 customers: fish flower", "4 customers: fish fish")
    changed = parse(text, "x")
    assert changed.copies[30:] == (2, 1, 1, 1, 0)
    s = new(GAME, config(2, components=changed.inline()))
    assert s.unseen[30:].tolist() == [2, 1, 1, 1, 0]


def line_of(start: str) -> int:
    return next(n for n, line in enumerate(DEFAULT.splitlines(), 1) if line.startswith(start))


@pytest.mark.parametrize(
    ("old", "new", "start", "complaint"),
    [
        ("marked: a1", "marked: a9", "marked", "'a9' is not a square"),
        ("marked: a1", "marked: c1", "marked", "square c1 is marked twice"),
        ("marked: a1 ", "marked: ", "marked", "expected 11 marked squares, found 10"),
        ("marked:", "market:", "marked", "expected 'marked' or '1 customer' to '4 customers'"),
        ("2 customers: fish+flower", "2 customers: flower+fish", "2 cust", "'flower+fish' is not"),
        ("3 customers: fish+flower", "3 customers: fish+cheese", "3 cust", "'fish+cheese' is not"),
        ("4 customers: fish ", "4 customers: ", "4 cust", "expected 5 tiles, found 4"),
        ("1 customer: ", "1 customer ", "1 cust", "expected 'key: value'"),
    ],
)
def test_a_bad_set_is_refused_with_its_line(old: str, new: str, start: str, complaint: str) -> None:
    with pytest.raises(FeiraError) as caught:
        parse(DEFAULT.replace(old, new), "mine.txt")
    assert str(caught.value).startswith(f"mine.txt, line {line_of(start)}: {complaint}")


def test_a_set_with_a_line_missing_or_double_is_refused() -> None:
    with pytest.raises(FeiraError, match=r"expected a line '4 customers: …', found the end"):
        parse(DEFAULT.replace("4 customers:", "# 4 customers:"), "mine.txt")
    with pytest.raises(FeiraError, match=r"'marked' stands here a second time"):
        parse(DEFAULT + "\nmarked: a1", "mine.txt")


def test_a_set_that_cannot_be_read_is_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(FeiraError, match="No such file"):
        config(2, components=str(tmp_path / "nowhere.txt"))
    (tmp_path / "bytes.txt").write_bytes(b"marked: a1\n\xff")
    with pytest.raises(FeiraError, match="line 2: expected UTF-8"):
        config(2, components=str(tmp_path / "bytes.txt"))


def test_m1_8_eight_wooden_stalls_each() -> None:
    s = table({"a1": "fish0", "b3": "meat0", "c2": "fish1"})
    players = view(s, 0)["players"]
    assert [player["wooden_stalls"] for player in players] == [6, 7]


def test_a_position_is_at_most_512_bytes() -> None:
    assert np.zeros(1, GAME.rules.dtype).nbytes <= 512
