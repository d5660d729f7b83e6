"""The distance to the end, and the progress of a challenge, which screens need not compute."""

from collections.abc import Iterator

import numpy as np
import pytest

from feira.core.record import Step, replay
from feira.core.types import NOBODY, Json
from feira.core.verbs import actor
from feira.games.mercado.game import GAME
from tests.games.mercado.table import challenge, config, crowded, set_up, table
from tests.games.table import (
    do,
    draw_on,
    legal,
    own,
    positions,
    preview,
    previews,
    result,
    stage,
    view,
)
from tests.golden import FOLDER, load

SEATS = (2, 3, 4)
CHALLENGES = range(1, 10)
LONG_GAME, COUPLES, CROWDED_MARKET, MARQUIS = 2, 3, 7, 9


def golden(number: int) -> list[Step]:
    """The golden game of a challenge."""
    return list(replay(load(FOLDER / "mercado" / f"challenge-{number}.feira")))


def games(number: int, count: int = 3, **options: str) -> Iterator[np.record]:
    """All positions of some random games of a challenge."""
    for seed in range(count):
        yield from positions(GAME, config(1, challenge=str(number), **options), seed)


# ---- M8.1, M6.2: how far the end is


def test_m8_1_the_distance_is_what_is_still_to_be_placed() -> None:
    s, _ = set_up(2)
    assert view(s)["end"] == {
        "squares": {"left": 21, "of": 21},
        "entrances": {"left": 16, "of": 16},
        "coins": {"run": 0, "of": 4},
    }
    s = table({"c3": "fish0", "c2": "pub", "a1": "(tea)"}, customers="Nc 1 fish+meat")
    end = view(s)["end"]
    assert end["squares"] == {"left": 19, "of": 21}  # closed restaurants count as free
    assert end["entrances"] == {"left": 15, "of": 16}


@pytest.mark.parametrize("seats", SEATS)
def test_m8_1_when_nothing_is_left_the_last_turns_have_come(seats: int) -> None:
    reached = 0
    for seed in range(4):
        for s in positions(GAME, config(seats), seed):
            seen = view(s)
            free, empty = seen["free_squares"], seen["empty_entrances"]
            assert seen["end"]["squares"] == {"left": max(0, free - 4), "of": 21}
            assert seen["end"]["entrances"] == {"left": max(0, empty - 4), "of": 16}
            if stage(s) == "act":
                left = min(seen["end"][key]["left"] for key in ("squares", "entrances"))
                assert (left == 0) == (seen["last_turns"] is not None)
                reached += left == 0
    assert reached > 0


@pytest.mark.parametrize(("seats", "of"), [(2, 4), (3, 3), (4, 4)])
def test_m6_2_so_many_coins_in_succession_end_the_game(seats: int, of: int) -> None:
    s = table(seats=seats, coins=" ".join("0" * seats))
    for run in range(of):
        assert view(s)["end"]["coins"] == {"run": run, "of": of}
        assert actor(s) != NOBODY
        do(s, "coin")
    assert view(s)["end"]["coins"] == {"run": of, "of": of}
    assert result(s)["reason"] == "coins"


def test_m6_2_another_action_begins_the_succession_anew() -> None:
    s = table({"c3": "fish0"}, held="- / pub / -", seats=3)
    do(s, "coin")
    assert view(s)["end"]["coins"] == {"run": 1, "of": 3}
    do(s, "restaurant pub a1")
    assert view(s)["end"]["coins"] == {"run": 0, "of": 3}


@pytest.mark.parametrize("number", CHALLENGES)
def test_s0_1_in_a_challenge_coins_do_not_end_the_game(number: int) -> None:
    assert all(view(s)["end"]["coins"] is None for s in games(number, 1))


def test_s9_barred_entrances_are_none_of_those_to_fill() -> None:
    s, _ = set_up(1, challenge="9")
    assert view(s)["end"]["entrances"] == {"left": 11, "of": 14}


def test_s7_all_entrances_are_taken_from_the_start() -> None:
    assert view(crowded())["end"]["entrances"] == {"left": 0, "of": 16}


# ---- S7: who waits for what


def missing(s: np.record) -> dict[str, int]:
    return {
        name: tile["awaited"]["missing"] if tile["awaited"] else 0
        for name, tile in view(s)["entrances"].items()
        if isinstance(tile, dict)
    }


def test_s7_customers_wait_for_as_many_stalls_as_they_are() -> None:
    s = crowded(market={"a1": "meat0"}, hands="fish", coins="9")
    waiting = missing(s)
    assert {name: waiting[name] for name in ("Na", "Sa", "E1", "W1")} == {
        "Na": 0,
        "Sa": 2,
        "E1": 1,
        "W1": 3,
    }
    assert {name: waiting[name] for name in ("Nb", "Sb", "E2", "W2")} == {
        "Nb": 1,
        "Sb": 3,
        "E2": 2,
        "W2": 4,
    }
    do(s, "stall fish b1")
    assert {name: missing(s)[name] for name in ("E1", "W1", "Nb", "Sb")} == {
        "E1": 0,
        "W1": 2,
        "Nb": 0,
        "Sb": 2,
    }


def test_s7_customers_are_woken_when_nothing_is_missing_any_more() -> None:
    woken = 0
    for step in golden(CROWDED_MARKET):
        before, after = missing(step.before.array[0]), missing(step.after.array[0])
        awake = {one["entrance"] for one in step.events if one["key"] == "woken"}
        paid = {one["entrance"] for one in step.events if one["key"] == "earned"}
        assert awake == {name for name in before if before[name] > 0 == after[name]}
        assert not any(after[name] for name in paid)
        assert all(after[name] <= before[name] for name in before)
        woken += len(awake)
    assert woken >= 8


@pytest.mark.parametrize("number", [n for n in CHALLENGES if n != CROWDED_MARKET])
def test_elsewhere_no_customers_wait(number: int) -> None:
    assert not any(any(missing(s).values()) for s in games(number, 1))


def test_customers_of_several_players_never_wait() -> None:
    assert not any(any(missing(s).values()) for s in positions(GAME, config(3)))


# ---- where a challenge stands


def standing(s: np.record, seat: int | None) -> int | None:
    return view(s, seat)["challenge"]["standing"]


@pytest.mark.parametrize("number", [n for n in CHALLENGES if n != LONG_GAME])
def test_m2_5_hidden_coins_do_not_show_in_the_standing(number: int) -> None:
    for s in games(number, 2, money="hidden"):
        assert standing(s, 0) == int(s.coins[0])
        assert standing(s, None) == (int(s.coins[0]) if actor(s) == NOBODY else None)
        assert own(s, 0).keys() == (set() if actor(s) == NOBODY else {"players", "challenge"})


@pytest.mark.parametrize("number", CHALLENGES)
def test_m2_5_with_open_money_everybody_knows_the_standing(number: int) -> None:
    for s in games(number, 1, money="open"):
        assert standing(s, None) == standing(s, 0) is not None
        assert own(s, 0) == {}


def test_s2_the_long_game_stands_where_four_customer_tiles_have_paid() -> None:
    for s in games(LONG_GAME, money="hidden"):
        assert standing(s, None) == standing(s, 0) == int(s.from_fours)


@pytest.mark.parametrize("number", CHALLENGES)
def test_s0_1_at_the_end_held_restaurants_are_taken_from_the_standing(number: int) -> None:
    *_, s = games(number, 1)
    end = result(s)
    held = 0 if number == LONG_GAME else end["held_cost"][0]
    assert standing(s, None) == end["result"] + held


def test_with_several_players_there_is_no_challenge() -> None:
    s, _ = set_up(3)
    assert view(s, 1)["challenge"] is None
    assert own(s, 1).keys() == {"players"}


# ---- what a preview adds to it


@pytest.mark.parametrize("number", CHALLENGES)
def test_a_preview_says_how_the_standing_changes(number: int) -> None:
    changed = 0
    for step in golden(number):
        if step.actor == 0:
            ahead = GAME.rules.lookahead(step.before.array, [step.choice])
            (one,) = GAME.presentation.preview(step.before.array, ahead)
            before, after = (standing(p.array[0], 0) for p in (step.before, step.after))
            assert before is not None
            assert after == before + one["standing"]
            changed += after != before
    assert changed > 3


def test_s2_a_preview_of_the_long_game_counts_what_fours_pay() -> None:
    market = {"a3": "fish0", "b3": "meat0", "c3": "meat0", "d3": "meat0", "a2": "sushi"}
    s = challenge(2, market, offer="4 fish, 3 fish+meat", hands="fish", coins="7", display="meat")
    assert preview(s, "customers 4 fish W3")["standing"] == 8
    three = preview(s, "customers 3 fish+meat E3")
    assert (three["net"], three["standing"]) == (3 * (2 + 1 + 1 + 1), 0)
    do(s, "customers 4 fish W3")
    draw_on(s)
    stall = preview(s, "stall fish e3")
    assert (stall["cost"], stall["earns"], stall["standing"]) == (5, 4, 4)


@pytest.mark.parametrize("seats", SEATS)
def test_with_several_players_the_standing_is_the_net(seats: int) -> None:
    for s in positions(GAME, config(seats)):
        assert all(one["standing"] == one["net"] for one in previews(s))


# ---- S3 and S9: where stalls may stand


def places(s: np.record) -> list[tuple[str, str]]:
    """The goods and squares of the stalls that may be placed."""
    return [(text.split()[1], text.split()[2]) for text in legal(s, "stall")]


def test_s3_lines_with_two_stalls_are_full() -> None:
    s = challenge(3, {"a1": "fish0", "c1": "meat0", "a4": "meat0"}, hands="fish", held="pub")
    assert view(s)["challenge"]["full_lines"] == ["a", "1"]
    s = challenge(3, {"a1": "fish0", "c2": "meat0"}, hands="fish")
    assert view(s)["challenge"]["full_lines"] == []


def test_s3_full_lines_are_those_that_take_no_stall() -> None:
    full = 0
    for s in games(COUPLES):
        lines = set(view(s)["challenge"]["full_lines"])
        full += len(lines)
        assert not any(set(square) & lines for _, square in places(s))
        stalls = [one["square"] for one in view(s)["market"] if one["stall"]]
        names = [name for square in stalls for name in square]
        assert lines == {name for name in names if names.count(name) == 2}
    assert full > 20


def test_s9_columns_are_those_with_customers_in_the_north() -> None:
    s = challenge(9, customers="Na 1 fish+flower, Nc 1 fish+meat, Ne 1 meat+grape", hands="fish")
    assert view(s)["challenge"]["columns"] == [
        {"column": "a", "goods": ["fish", "flower"]},
        {"column": "c", "goods": ["fish", "meat"]},
        {"column": "e", "goods": ["meat", "grape"]},
    ]


def test_s9_stalls_stand_only_in_these_columns() -> None:
    placed = 0
    for s in games(MARQUIS):
        columns: list[Json] = view(s)["challenge"]["columns"]
        wanted = {one["column"]: one["goods"] for one in columns}
        for good, square in places(s):
            assert good in wanted[square[0]]
            placed += 1
    assert placed > 20


@pytest.mark.parametrize("number", CHALLENGES)
def test_elsewhere_stalls_may_stand_in_all_lines(number: int) -> None:
    for s in games(number, 1):
        seen = view(s)["challenge"]
        assert number == COUPLES or seen["full_lines"] == []
        assert number == MARQUIS or seen["columns"] == []


def test_s7_alone_has_customers_who_need_stalls() -> None:
    needed = {
        tile["awaited"]["needed"]
        for tile in view(crowded())["entrances"].values()
        if isinstance(tile, dict)
    }
    assert needed == {1, 2, 3, 4}
    s, _ = set_up(1, challenge="9")
    tiles = [tile for tile in view(s)["entrances"].values() if isinstance(tile, dict)]
    assert len(tiles) == 3
    assert all(tile["awaited"] is None for tile in tiles)


# ---- Tiles that can still be brought


def test_the_long_game_counts_the_tiles_of_four_alone() -> None:  # S2
    for number in (2, 4, 5, 6):
        s, _ = set_up(1, challenge=str(number))
        seen = view(s)
        by_size = [
            len(tiles) + left for tiles, left in zip(seen["offer"], seen["stacks"], strict=True)
        ]
        expected = by_size[3] if number == 2 else sum(by_size)
        assert seen["challenge"]["tiles_left"] == expected
        assert seen["challenge"]["counts"] == ("from_fours" if number == 2 else "coins")
