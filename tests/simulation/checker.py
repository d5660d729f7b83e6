"""The properties that hold at every step of a simulation; a violation ends it."""

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

from feira.games import find_game
from feira.table.fold import enter
from feira.table.game_time import GameTime
from feira.table.gauntlet import decide_choice
from feira.table.log import Began, Chose, Entry, Left
from feira.table.seating import decide_begin
from feira.table.standing import decide_time_up
from feira.table.store import TableRow
from feira.table.table import Table
from feira.table.unfinished import can_begin

STALLED = 45.0  # seconds without an entry, although somebody is there to act
STALLED_ON_A_CLOCK = 200.0  # seconds: somebody may be asleep until the clock runs out
SHOWN = 60  # lines of the trace in a fault


class Fault(AssertionError):
    """A violated property."""


@dataclass
class Known:
    """A table as its durable log determines it, replayed by the rules."""

    table: Table
    log: list[Entry] = field(default_factory=list)
    positions: list[bytes | None] = field(default_factory=lambda: [None])  # by version
    over: list[bool] = field(default_factory=lambda: [False])  # by version
    commands: set[str] = field(default_factory=set)
    moved: float = 0.0  # when the last entry was stored
    turned: float = 0.0  # when the turn of the seat to act began


class Checker:
    """Replays durable entries, and compares everything else with them."""

    def __init__(self) -> None:
        self.tables: dict[str, Known] = {}
        self.trace: list[str] = []
        self.choices = 0
        self.people: set[str] = set()
        self.fault: Fault | None = None

    @property
    def now(self) -> float:
        """The virtual time."""
        return asyncio.get_running_loop().time()

    def note(self, line: str) -> None:
        """Adds a line to the trace."""
        self.trace.append(f"{self.now:10.3f}  {line}")

    def require(self, holds: object, what: str) -> None:
        """Ends the simulation if a condition does not hold."""
        if not holds and self.fault is None:
            self.note(f"FAULT: {what}")
            self.fault = Fault(f"{what}\n" + "\n".join(self.trace[-SHOWN:]))

    def created(self, row: TableRow) -> None:
        """A table is set up."""
        game = find_game(row.plan.game)
        config = game.configure(len(row.plan.seats), row.plan.options)
        table = Table(
            id=row.id,
            game=game,
            config=config,
            plan=row.plan,
            host=row.host,
            secret=row.secret,
            created=row.created,
            time=GameTime(),
        )
        self.tables[row.id] = Known(table, moved=self.now)

    # The log: gapless, legal, drawn from the secret, each command once, clocks never early.

    def stored(self, table: str, entry: Entry) -> None:
        """Handles an entry that has become durable."""
        known = self.tables[table]
        what = f"{table} {entry.number}: {entry.event}"
        self.note(f"stored {what}")
        self.require(entry.number == len(known.log) + 1, f"a gap before {what}")
        self.require(entry.command not in known.commands, f"twice: {what} {entry.command}")
        if entry.command:
            known.commands.add(entry.command)
        self.require(self.is_right(known, entry), f"against the rules: {what}")
        before = known.table.actor
        enter(known.table, entry)
        known.log.append(entry)
        position = known.table.position
        known.positions.append(None if position is None else bytes(position))
        known.over.append(known.table.state == "over")
        known.moved = self.now
        if known.table.actor != before:
            known.turned = self.now
        self.choices += isinstance(entry.event, Chose)

    def is_right(self, known: Known, entry: Entry) -> bool:
        """Whether the rules, the dice and the clock allow this event."""
        event, table = entry.event, known.table
        if isinstance(event, Began):
            decision = decide_begin(table)
            return decision is not None and decision.event == event
        if isinstance(event, Chose):
            return table.actor == event.seat and decide_choice(table, event.choice).event == event
        if isinstance(event, Left) and event.why == "time":
            seconds = table.plan.clock.seconds
            on_time = decide_time_up(table, entry.game_time) is not None
            return on_time and seconds is not None and self.now - known.turned >= 1
        return True

    # What is sent: durable, the same for all, and nothing hidden.

    def sent(self, table: str, person: str, data: bytes) -> dict[str, Any]:
        """Handles a message of a process; everything in it must be durable."""
        known, message = self.tables[table], json.loads(data)
        version = message.get("version", 0)
        self.require(version <= len(known.log), f"told before it was durable: {data[:200]!r}")
        if message["kind"] == "change" and message["event"]["kind"] == "chose":
            entry = known.log[version - 1]
            told = message["event"]
            same = isinstance(entry.event, Chose) and (
                (told["seat"], told["choice"], told["at"])
                == (entry.event.seat, entry.event.choice, entry.at)
            )
            self.require(same, f"told something else than is stored: {data[:200]!r}")
        if message["kind"] == "answer" and message.get("refused") is None:
            command = known.log[version - 1].command if version else ""
            right = command == f"{person}:{message['id']}"
            self.require(right, f"acknowledged, and not in the log: {message}")
        refused = message.get("refused") if message["kind"] == "answer" else None
        if refused is not None and refused["key"] != "not-stored":
            again = f"{person}:{message['id']}" in known.commands
            self.require(not again, f"refused, although it was done: {message}")
        if not known.over[min(version, len(known.over) - 1)]:
            self.require(known.table.secret.encode() not in data, "the secret was sent")
        for other in self.people - {person}:
            self.require(other.encode() not in data, f"the id {other} was sent to {person}")
        return dict(message)

    def holds(self, process: str, table: Table) -> None:
        """Checks that a copy in the memory of a process agrees with the log at its version."""
        known = self.tables[table.id]
        self.require(table.version <= len(known.log), f"{process} is ahead of the log")
        position = None if table.position is None else bytes(table.position)
        same = known.positions[table.version] == position
        self.require(same, f"{process} has another position at version {table.version}")

    def check_progress(self) -> None:
        """Checks that no table is stuck."""
        for name, known in self.tables.items():
            table = known.table
            waits = table.actor is not None or can_begin(table)
            timed = table.plan.clock.seconds is not None
            limit = STALLED_ON_A_CLOCK if timed else STALLED
            stands = waits and self.now - known.moved > limit
            self.require(not stands, f"{name} stands still at version {table.version}")
