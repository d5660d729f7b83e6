"""Taking back: freely while nothing is revealed, with consent afterwards, never when it counts."""

from typing import Any

import pytest

from feira.core.types import CHANCE
from feira.table.commands import Agree, Choose, Decline, Resign, TakeBack
from feira.table.log import Agreed, Declined, TakeBackRequested, TookBack
from feira.table.standing import due
from tests.table.clients import plan
from tests.table.table_harness import TableHarness, koro, new_harness, reloaded, waits


async def after_free_choice(
    *kinds: str, names: str = "ada ben", **more: Any
) -> tuple[TableHarness, str]:
    """A table where a choice was made and chance did not act after it."""
    made = await new_harness(plan("machikoro", *kinds, options={"plus": "no"}, **more), names)
    await made.choose_until(lambda: bool(made.table.actors) and made.table.actors[-1] != CHANCE)
    last = made.table.seats[made.table.actors[-1]].person.removeprefix("person-")
    return made, last


async def after_revealing(
    *kinds: str, names: str = "ada ben", **more: Any
) -> tuple[TableHarness, str]:
    """A table where a choice was made and chance acted after it."""
    made = await new_harness(plan("machikoro", *kinds, options={"plus": "no"}, **more), names)
    await made.choose_until(lambda: made.last_revealed() and len(made.table.choices) > 6)
    last = next(n for n in reversed(made.table.actors) if n != CHANCE)
    return made, made.table.seats[last].person.removeprefix("person-")


def position(made: TableHarness) -> bytes:
    assert made.table.position is not None
    return bytes(made.table.position)


# Freely.


@waits
async def test_freely_while_nothing_is_revealed_and_nobody_else_has_acted() -> None:
    made = await new_harness(koro("me", "invite"), "ada ben")
    await made.choose_until(lambda: not made.last_revealed() and len(made.table.choices) > 4)
    # Everything up to here once more, then a choice that reveals nothing, and back.
    for which in (0, -1):
        while True:
            before, who, count = position(made), made.turn, len(made.table.choices)
            await made.choose(which)
            if not made.last_revealed():
                break
        await made.done(who, TakeBack)
        assert position(made) == before
        assert made.turn == who
        assert len(made.table.choices) == len(made.table.actors) == count
        assert isinstance(made.store.events(made.table.id)[-1], TookBack)
        await made.choose()
    other = await reloaded(made)
    assert position(other) == position(made)
    assert other.table.choices == made.table.choices


@waits
async def test_not_once_another_has_acted() -> None:
    made, last = await after_free_choice("me", "invite")
    await made.choose_until(lambda: made.last_by("ben" if last == "ada" else "ada"))
    await made.done(last, TakeBack)
    assert isinstance(made.store.events(made.table.id)[-1], TakeBackRequested)


@waits
async def test_not_once_something_was_revealed() -> None:
    made, last = await after_revealing("me", "invite")
    before = position(made)
    await made.done(last, TakeBack)
    assert isinstance(made.store.events(made.table.id)[-1], TakeBackRequested)
    assert position(made) == before


@waits
async def test_who_has_not_acted_has_nothing_to_take_back() -> None:
    made = await new_harness(koro("me", "invite"), "ada ben")
    for name in ("ada", "ben"):
        assert await made.refused(name, TakeBack) == {"key": "nothing-to-take-back"}


# With leave.


@waits
async def test_with_leave_of_the_other_it_is_taken_back() -> None:
    made, last = await after_revealing("me", "invite")
    other = "ben" if last == "ada" else "ada"
    choices = list(made.table.choices)
    number = max(n for n, who in enumerate(made.table.actors) if who in made.own(last))
    await made.done(last, TakeBack)
    for kind in (Agree, Decline):
        assert await made.refused(last, kind) == {"key": "nothing-asked"}
    assert await made.refused(last, TakeBack) == {"key": "already-asked"}
    assert await made.refused("eve", Agree) == {"key": "not-seated"}
    await made.done(other, Agree)
    assert made.table.choices == choices[:number]
    assert made.turn == last
    assert made.table.request is None
    again = await reloaded(made)
    assert position(again) == position(made)


@waits
async def test_one_who_minds_is_enough() -> None:
    made, last = await after_revealing("me", "invite", "invite", names="ada ben cleo")
    before = position(made)
    first, second = (name for name in ("ada", "ben", "cleo") if name != last)
    await made.done(last, TakeBack)
    await made.done(first, Agree)
    assert position(made) == before
    await made.done(second, Decline)
    assert position(made) == before
    assert await made.refused(first, Agree) == {"key": "nothing-asked"}
    events = made.store.events(made.table.id)[-3:]
    assert [type(event) for event in events] == [TakeBackRequested, Agreed, Declined]
    # They may ask again, and then all have to agree again.
    await made.done(last, TakeBack)
    await made.done(second, Agree)
    assert position(made) == before
    await made.done(first, Agree)
    assert position(made) != before


@waits
async def test_agreeing_twice_is_not_agreeing_for_two() -> None:
    made, last = await after_revealing("me", "invite", "invite", names="ada ben cleo")
    before = position(made)
    first = next(name for name in ("ada", "ben", "cleo") if name != last)
    await made.done(last, TakeBack)
    await made.done(first, Agree)
    await made.do(first, Agree)
    assert position(made) == before


@waits
async def test_playing_on_is_an_answer_too() -> None:
    made, last = await after_revealing("me", "invite")
    await made.done(last, TakeBack)
    await made.choose()
    assert made.table.request is None
    other = "ben" if last == "ada" else "ada"
    assert await made.refused(other, Agree) == {"key": "nothing-asked"}


@waits
async def test_who_has_left_is_not_asked() -> None:
    made, last = await after_revealing("me", "invite", "invite", names="ada ben cleo")
    first, second = (name for name in ("ada", "ben", "cleo") if name != last)
    if made.turn == first:
        first, second = second, first
    await made.done(first, Resign)
    await made.settle()
    await made.choose_until(lambda: made.last_revealed() and made.turn == last)
    await made.choose()
    await made.choose_until(lambda: not made.last_by(last))
    count = len(made.table.choices)
    await made.done(last, TakeBack)
    assert len(made.table.choices) == count
    await made.done(second, Agree)
    assert len(made.table.choices) < count


@waits
async def test_people_on_one_screen_are_one_person() -> None:
    """Nobody else needs to be asked, whatever was revealed."""
    made = await new_harness(koro("me", "here"), "ada")
    await made.choose_until(lambda: made.last_revealed() and len(made.table.choices) > 10)
    count = len(made.table.choices)
    await made.done("ada", TakeBack)
    assert len(made.table.choices) < count


@waits
async def test_against_computers_only_it_is_free_in_casual_games() -> None:
    made = await new_harness(koro("me", "easy"), "ada")
    for _ in range(4):
        await made.choose()
    last = max(n for n, who in enumerate(made.table.actors) if who == 0)
    assert last < len(made.table.actors) - 1
    expected = made.table.choices[:last]
    await made.done("ada", TakeBack)
    assert made.table.choices == expected
    assert made.turn == "ada"


# Never.


@pytest.mark.parametrize("more", [{"rated": True}, {"campaign": "c1"}])
@waits
async def test_never_when_it_counts(more: dict[str, Any]) -> None:
    made, last = await after_revealing("me", "invite", **more)
    assert await made.refused(last, TakeBack) == {"key": "too-late-to-take-back"}
    other = "ben" if last == "ada" else "ada"
    await made.choose_until(lambda: made.last_by(other))
    assert await made.refused(last, TakeBack) == {"key": "too-late-to-take-back"}


@waits
async def test_never_in_a_campaign_even_alone() -> None:
    solo = plan("mercado", "me", campaign="c1")
    made = await new_harness(solo, "ada")
    await made.choose_until(lambda: made.last_revealed() and 0 in made.table.actors)
    assert await made.refused("ada", TakeBack) == {"key": "too-late-to-take-back"}


# The same dice.


@waits
async def test_after_a_take_back_the_same_dice_fall() -> None:
    """Outcome number n is always the same, so nobody can reroll."""
    made = await new_harness(koro("me", "here"), "ada")
    await made.choose_until(lambda: made.last_revealed() and len(made.table.choices) > 10)
    fallen, before = made.table.choices[-1], list(made.table.choices)
    for _ in range(3):
        choice = next(
            made.table.choices[n]
            for n in range(len(made.table.actors) - 1, -1, -1)
            if made.table.actors[n] != CHANCE
        )
        await made.done("ada", TakeBack)
        assert len(made.table.choices) < len(before)
        await made.done("ada", Choose, choice=choice)
        assert made.table.choices == before
        assert made.table.choices[-1] == fallen


@waits
async def test_the_dice_of_a_game_with_take_backs_are_proved_fair() -> None:
    from feira.table.secret import verify

    made = await new_harness(plan("mercado", "me", "here"), "ada")
    for number in range(5000):
        if made.table.state == "over":
            break
        await made.choose(number % 7 % len(made.legal))
        if number % 5 == 0 and made.table.state == "playing":
            await made.done("ada", TakeBack)
            await made.choose(-1)
    assert made.table.state == "over"
    assert made.log.count("TookBack") > 5
    assert verify(made.table.record()) > 0


@waits
async def test_the_clock_of_who_took_back_runs() -> None:
    made = await new_harness(koro("me", "easy", clock={"kind": "turn", "amount": 30}), "ada")
    for _ in range(100):
        await made.done("ada", Choose, choice=made.legal[-1])
        if made.table.actor == 1 and not made.last_revealed():
            break
        await made.settle()
    assert due(made.table) is None, "computers have no clock"
    await made.done("ada", TakeBack)
    assert made.turn == "ada"
    assert due(made.table) is not None
    assert made.store.due[made.table.id] == due(made.table)
