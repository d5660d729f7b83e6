"""Clocks measure time in which the server ran: whatever the wall clock says, and after a stop."""

import random
import time

import pytest

from feira.table import authority, clocks, game_time, timestamps
from feira.table.authority import Authority
from feira.table.log import Left
from feira.table.standing import due
from feira.table.timestamps import LASTING, WallClock
from tests.table import memory_store
from tests.table.clients import new_authority
from tests.table.memory_store import MemoryStore
from tests.table.table_harness import TableHarness, koro, new_harness, waits

HOUR, DAY = 3_600_000, 86_400_000
TURN = 30_000  # milliseconds
CLOCK = {"kind": "turn", "amount": TURN // 1000}


class Machine:
    """The clocks of a machine, in milliseconds."""

    def __init__(self) -> None:
        self.steady = 5_000_000
        self.wall_ahead = 1_700_000_000_000

    def wall(self) -> int:
        return self.steady + self.wall_ahead


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    """A machine whose time passes only under the control of the test."""
    made = Machine()
    monkeypatch.setattr(time, "time_ns", lambda: made.wall() * 1_000_000)
    monkeypatch.setattr(timestamps, "steady", lambda: made.steady * 1_000_000)
    monkeypatch.setattr(game_time, "monotonic_ns", lambda: made.steady * 1_000_000)
    wall = WallClock()
    for module in (game_time, authority, memory_store):
        monkeypatch.setattr(module, "now", wall.now)
    return made


def test_a_system_without_unix_clocks_has_a_steady_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert timestamps.steady_clock() != time.monotonic_ns
    for name in ("clock_gettime_ns", *(name for name in dir(time) if name.startswith("CLOCK_"))):
        monkeypatch.delattr(time, name)
    assert timestamps.steady_clock() == time.monotonic_ns  # as on Windows


async def pass_time(machine: Machine, server: Authority, milliseconds: int) -> None:
    """Lets a server run for a while, tick by tick."""
    end = machine.steady + milliseconds
    while machine.steady < end:
        machine.steady = min(end, machine.steady + 500)
        await server.clocks.tick()


async def clocked() -> TableHarness:
    made = await new_harness(koro("me", "invite", clock=CLOCK), "ada ben")
    await made.authority.clocks.begin()
    return made


def timed_out(made: TableHarness) -> int:
    """How often the clock of a table has fired."""
    return sum(isinstance(event, Left) for event in made.store.events(made.table.id))


@waits
async def test_no_jump_of_the_wall_clock_makes_a_clock_early_or_late(machine: Machine) -> None:
    """100 jumps of up to an hour, before, in and after turns that are played or time out."""
    chance = random.Random(16)
    fired = played = 0
    made = await clocked()
    await pass_time(machine, made.authority, clocks.GRACE)
    for _ in range(100):
        left = (due(made.table) or 0) - made.table.time.now()
        early = chance.randrange(left)
        await pass_time(machine, made.authority, early)
        machine.wall_ahead += chance.randint(-HOUR, HOUR)
        await pass_time(machine, made.authority, left - early - 1000)
        assert timed_out(made) == 0, "nothing early"
        if chance.random() < 0.7:
            await made.choose()
            played += 1
        else:
            await pass_time(machine, made.authority, 1500)
            assert timed_out(made) == 1, "nothing lost"
            fired += 1
            made = await clocked()
            await pass_time(machine, made.authority, clocks.GRACE)
    assert fired > 20
    assert played > 40


@waits
async def test_a_stop_of_the_server_costs_nobody_any_time(machine: Machine) -> None:
    made = await clocked()
    await pass_time(machine, made.authority, 20_000)
    await made.authority.stop()
    machine.steady += DAY
    again = new_authority(made.store)
    await again.clocks.begin()
    live = await again.find(made.table.id)
    assert (due(live.table) or 0) - again.time.now() == TURN - 20_000
    await pass_time(machine, again, TURN - 20_000 - 500)
    assert timed_out(made) == 0
    await pass_time(machine, again, 1000)
    assert timed_out(made) == 1


@waits
async def test_after_a_crash_there_is_time_to_connect_again(machine: Machine) -> None:
    """A second of the turn is left, and a process that is killed stores nothing."""
    made = await clocked()
    await pass_time(machine, made.authority, TURN - 1000)
    machine.steady += HOUR
    again = new_authority(made.store)
    await again.clocks.begin()
    await pass_time(machine, again, clocks.GRACE - 500)
    assert timed_out(made) == 0
    await pass_time(machine, again, 1000)
    assert timed_out(made) == 1


@waits
async def test_time_in_which_the_server_could_not_serve_does_not_count(machine: Machine) -> None:
    """The process is held up for a minute, then the store fails for another."""
    made = await clocked()
    machine.steady += 60_000
    await made.authority.clocks.tick()
    assert timed_out(made) == 0
    store, made.authority.clocks.store = made.store, Broken()
    await pass_time(machine, made.authority, 60_000)
    assert made.authority.clocks.waiting == "it is broken"
    made.authority.clocks.store = store
    await pass_time(machine, made.authority, TURN - game_time.LONGEST_STEP - 500)
    assert made.authority.clocks.waiting == ""
    assert timed_out(made) == 0
    await pass_time(machine, made.authority, 2000)
    assert timed_out(made) == 1


class Broken(MemoryStore):
    """A store that does not answer."""

    async def overdue(self, now: int) -> list[str]:  # noqa: ARG002
        raise OSError("it is broken")


@waits
async def test_processes_agree_about_game_time(machine: Machine) -> None:
    """One starts a minute after the other, and adopts its game time."""
    made = await clocked()
    first, second = made.authority, new_authority(made.store)
    for one in (first, second):
        one.alone = one.clocks.alone = False
    await pass_time(machine, first, 20_000)
    await second.clocks.begin()
    for _ in range(20):
        machine.steady += 500
        for one in (first, second):
            await one.clocks.tick()
        assert abs(first.time.now() - second.time.now()) <= 1000
    assert timed_out(made) == 0
    await first.stop()
    await pass_time(machine, second, clocks.DISAGREEMENT + 1000)
    assert timed_out(made) == 1


def test_a_jump_of_the_wall_clock_counts_once_it_has_lasted(machine: Machine) -> None:
    wall = WallClock()
    before = wall.now()
    machine.wall_ahead += 200 * DAY
    machine.steady += 500
    assert wall.now() == before + 500
    machine.steady += LASTING - 1
    assert wall.now() == before + 500 + LASTING - 1
    machine.steady += 1
    assert wall.now() == machine.wall()
    machine.wall_ahead -= 900  # as time servers correct it
    assert wall.now() == machine.wall()


def test_nothing_is_deleted_by_a_wall_clock_that_was_just_set(machine: Machine) -> None:
    wall = WallClock()
    assert not wall.settled(), "it may be wrong since before the start"
    machine.steady += timestamps.SETTLED
    assert wall.settled()
    machine.wall_ahead += 200 * DAY
    assert not wall.settled()
    machine.steady += 500
    machine.wall_ahead -= 200 * DAY
    assert wall.settled() is False
    machine.steady += timestamps.SETTLED
    assert wall.settled()
