"""Limits of a table: nobody can fill its log, and nobody loses a game because it is full."""

import pytest

from feira.table import authority, ending, seating, take_back
from feira.table.commands import Agree, Choose, Resign, Return, Sit, Stand, TakeBack
from feira.table.ending import TOO_LONG
from feira.table.seating import MOST_SITS
from feira.table.take_back import MOST_TAKE_BACKS
from tests.table.table_harness import koro, new_harness, reloaded, waits


@waits
async def test_one_choice_is_not_taken_back_for_ever() -> None:
    made = await new_harness(koro("me", "invite"), "ada ben")
    for _ in range(MOST_TAKE_BACKS):
        await made.done("ada", Choose, choice=made.legal[0])
        if made.last_revealed():
            await made.done("ada", TakeBack)
            await made.done("ben", Agree)
        else:
            await made.done("ada", TakeBack)
    await made.done("ada", Choose, choice=made.legal[0])
    assert await made.refused("ada", TakeBack) == {"key": "take-backs-used-up"}
    again = await reloaded(made)
    assert await again.refused("ada", TakeBack) == {"key": "take-backs-used-up"}


@waits
async def test_one_person_sits_down_only_so_often() -> None:
    made = await new_harness(koro("me", "invite"), "ada", sits=False)
    for _ in range(MOST_SITS):
        await made.sit("ada")
        await made.done("ada", Stand)
    assert await made.refused("ada", Sit) == {"key": "sat-too-often"}
    assert await (await reloaded(made)).refused("ada", Sit) == {"key": "sat-too-often"}
    await made.sit("ben")  # others do as before
    await made.done("ben", Stand)


@waits
async def test_nobody_fills_a_log_before_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "MOST_BEFORE", 6)
    made = await new_harness(koro("me", "lobby", "lobby"), "ada")
    for _ in range(2):
        await made.done("ben", Sit)
        await made.done("ben", Stand)
    await made.done("ben", Sit)
    assert await made.refused("cem", Sit) == {"key": "sat-too-often"}
    await made.done("ben", Stand)  # who sits there is not held
    await made.done("ada", Stand)
    assert await made.refused("ada", Sit) == {"key": "sat-too-often"}


@waits
async def test_what_was_before_the_game_does_not_count_in_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(take_back, "LONG", 4)
    made = await new_harness(koro("me", "invite"), "ada", sits=False)
    for _ in range(4):
        await made.sit("ada")
        await made.done("ada", Stand)
    await made.sit("ada")
    await made.sit("ben")
    await made.choose()
    await made.done("ada", TakeBack)
    assert made.table.length == 2
    assert (await reloaded(made)).table.length == 2


@waits
async def test_in_a_long_game_nothing_is_taken_back_and_everybody_may_choose(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = await new_harness(koro("me", "invite"), "ada ben")
    await made.choose()
    monkeypatch.setattr(take_back, "LONG", 1)
    assert await made.refused("ada", TakeBack) == {"key": "too-long"}
    people = {await made.choose(-1) for _ in range(8)}
    assert people == {"ada", "ben"}
    made.table.seats[0].left = "time"
    made.table.own_seats.clear()
    await made.done("ada", Return)  # also who has lost the seat by the clock comes back
    await made.done("ada", Resign)


@waits
async def test_a_game_without_an_end_is_closed_and_nobody_has_won(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = await new_harness(koro("me", "invite", clock={"kind": "turn", "amount": 60}), "ada ben")
    for module in (authority, ending):
        monkeypatch.setattr(module, "MOST_ENTRIES", 3)
    await made.choose(-1)
    await made.choose(-1)
    assert made.table.state == "playing"
    await made.choose(-1)
    assert (made.table.state, made.table.closed) == ("over", TOO_LONG)
    found = made.store.endings[made.table.id].result
    assert (found["winners"], found["closed"]) == ([], TOO_LONG)
    assert made.store.due[made.table.id] is None  # nobody's clock runs
    assert made.log[-2:] == ["Chose", "Closed"]


@waits
async def test_a_long_game_is_closed_also_if_the_process_died_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = await new_harness(koro("me", "invite"), "ada ben")
    for _ in range(3):
        await made.choose(-1)
    for module in (authority, ending):
        monkeypatch.setattr(module, "MOST_ENTRIES", 3)
    again = await reloaded(made)
    assert (again.table.state, again.table.closed) == ("over", TOO_LONG)
