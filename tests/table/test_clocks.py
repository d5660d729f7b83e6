"""Clocks of many tables: one that cannot be checked blocks no other."""

import logging

import pytest

from feira.core.types import CHANCE
from feira.table.clocks import Clocks
from feira.table.commands import TakeBack
from feira.table.fold import load
from feira.table.live_table import LiveTable
from feira.table.log import Left
from feira.table.standing import due
from tests.table.table_harness import TableHarness, koro, new_harness, waits

CLOCK = {"kind": "turn", "amount": 30}
LATE = 31_000  # milliseconds


async def clocked() -> TableHarness:
    """A table whose clock runs."""
    return await new_harness(koro("me", "invite", clock=CLOCK), "ada ben")


def with_damaged(made: TableHarness, damaged: str, error: Exception) -> Clocks:
    """Clocks of this table and of one that cannot be loaded."""
    clocks = made.authority.clocks
    find = clocks.find

    async def find_or_fail(table: str) -> LiveTable:
        if table == damaged:
            raise error
        return await find(table)

    clocks.find = find_or_fail
    return clocks


@waits
@pytest.mark.parametrize("error", [ValueError("a damaged entry"), AssertionError("older rules")])
async def test_a_table_that_cannot_be_loaded_stops_no_other_clock(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    made = await clocked()
    clocks = with_damaged(made, "damaged", error)
    made.table.time.ticked += LATE
    with caplog.at_level(logging.ERROR, logger="feira.table"):
        for table in ("damaged", made.table.id):
            await clocks.try_check(table)
    assert made.log[-1] == Left.__name__
    assert list(clocks.failed) == ["damaged"]
    assert "table damaged is overdue" in caplog.text


@waits
async def test_a_table_that_cannot_be_loaded_is_tried_again_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = await clocked()
    clocks = with_damaged(made, "damaged", ValueError("a damaged entry"))
    await clocks.try_check("damaged")
    failed = clocks.failed["damaged"]
    await clocks.try_check("damaged")
    assert clocks.failed["damaged"] == failed, "not before a minute has passed"
    monkeypatch.setattr("feira.table.clocks.RETRY", 0.0)
    await clocks.try_check("damaged")
    assert clocks.failed["damaged"] > failed


@waits
async def test_taking_back_gives_nobody_time_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock of 30 seconds: a choice is made after 20, and taken back after 5 more."""
    made = await clocked()
    clock = made.table.since
    monkeypatch.setattr(made.table.time, "now", lambda: clock)
    while True:  # until a choice that ends a turn, and that chance does not follow
        clock = made.table.since + 20_000
        name = await made.choose()
        if made.table.actors[-1] != CHANCE and made.turn != name:
            break
    clock += 5_000
    await made.done(name, TakeBack)
    assert made.turn == name
    assert due(made.table) == clock + 10_000, "20 of the 30 seconds were used"
    assert made.store.due[made.table.id] == due(made.table)
    assert has_the_same_deadline(made)


@waits
async def test_within_a_turn_the_clock_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    made = await clocked()
    clock = made.table.since
    monkeypatch.setattr(made.table.time, "now", lambda: clock)
    while True:  # until a choice after which the same person is to act, and no chance between
        clock = made.table.since + 10_000
        name = await made.choose()
        if made.table.actors[-1] != CHANCE and made.turn == name:
            break
    deadline = due(made.table)
    clock += 15_000
    await made.done(name, TakeBack)
    assert due(made.table) == deadline
    assert has_the_same_deadline(made)


def has_the_same_deadline(made: TableHarness) -> bool:
    """Asserts that a process which loads the table computes the same deadline."""
    table = made.table
    loaded = type(table)(
        id=table.id,
        game=table.game,
        config=table.config,
        plan=table.plan,
        host=table.host,
        secret=table.secret,
        created=table.created,
    )
    load(loaded, made.store.logs[table.id])
    return due(loaded) == due(table)
