"""`make hidden`: no hidden information is sent, whatever is played and whoever watches.

Every game is played twice through the authority of a server, in virtual time. The visible state is
the same both times: who sits where, choices, outcomes, times. The hidden state differs: the secret
of the dice, everybody's ids, the ids of commands, the code of the invitation and, where money is
hidden, the coins of one seat. Until the game is over, every viewer must be sent the same bytes both
times, and none of these secrets may be in them.
"""

import os
import random
import re
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any, NamedTuple
from unittest.mock import patch

import click
import msgspec
from tests.simulation.virtual_time import VirtualLoop, virtual_clocks
from tests.table.clients import new_authority, plan

from feira.core.position import Position
from feira.core.record import write
from feira.service.positions import position_seen
from feira.service.replays import steps_of
from feira.table.commands import Choose, Command, Commit, Resign, Reveal, Sit, TakeBack
from feira.table.person import Person
from feira.table.secret import drawn, nonce_commitment

GAMES = 10_000
CHUNK = 10  # games in one task
MOST_CHOICES = 200  # of a game; most are over before
TAKE_BACK, RESIGN, LOOK = 0.03, 0.004, 0.02  # probabilities for each choice
EXTRA_COINS = 3  # that a seat has in the second run
NAMES = ("ada", "ben", "cy", "dora")
TABLE = "the-table-itself"  # its id, which is public
VARIANTS: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("mercado", 2, {}),
    ("machikoro", 2, {"plus": "yes"}),
    ("mercado", 3, {"closed": "secret"}),
    ("machikoro", 4, {"plus": "no"}),
    ("mercado", 4, {}),
    ("machikoro", 3, {"plus": "yes", "market": "limited"}),
)


@dataclass
class Script:
    """The events of a game: the first run writes them, the second one follows them."""

    number: int
    moves: list[tuple[int, Any]] = field(default_factory=list)  # seats and their actions
    looks: set[int] = field(default_factory=set)  # moves before which everybody fetches all pages
    secret: str = ""  # of the first run, from which the outcomes of both follow

    @property
    def variant(self) -> tuple[str, int, dict[str, str]]:
        """The variant that is played."""
        return VARIANTS[self.number % len(VARIANTS)]

    @property
    def richer(self) -> int | None:
        """The seat whose coins differ in the second run; None if all coins are public."""
        name, seats, _ = self.variant
        return self.number % seats if name == "mercado" else None


class Viewer:
    """A watcher of a table, which keeps every byte until the game is over."""

    def __init__(self, person: Person, *, previews: bool) -> None:
        self.person, self.previews = person, previews
        self.got: list[bytes] = []

    def send(self, message: bytes) -> None:
        """Receives a message."""
        self.got.append(message)


class Sent(NamedTuple):
    """The messages of a run by viewer, and whether the viewer may know the invitation."""

    messages: dict[str, list[bytes]]
    knows_code: dict[str, bool]


class Run:
    """One of the two runs of a game."""

    def __init__(self, script: Script, *, second: bool) -> None:
        self.script, self.second = script, second
        draw = random.Random(2 * script.number + second)
        self.secret, self.canary = draw.randbytes(32).hex(), f"canary{draw.getrandbits(64):016x}"
        self.code = f"code{draw.getrandbits(32):08x}"
        if not second:
            script.secret = self.secret
        self.people = [self.person(name) for name in NAMES[: script.variant[1]]]
        self.commands = 0

    def person(self, name: str) -> Person:
        """Somebody with an id of this run."""
        return Person(f"{self.canary}-{name}", name, account=True)

    @contextmanager
    def secrets(self) -> Iterator[None]:
        """The secrets of this run, and the dice of the first one."""

        def same(_secret: str, nonces: str, number: int, weights: list[int]) -> int:
            return drawn(self.script.secret, nonces, number, weights)

        with (
            patch("feira.table.live_tables.new_secret", lambda: self.secret),
            patch("feira.table.live_tables.new_code", lambda: self.code),
            patch("feira.table.live_tables.new_id", lambda: TABLE),
            patch("feira.table.chance.drawn", same),
        ):
            yield

    async def play(self) -> Sent:
        """Plays the game; returns all messages until its end."""
        script, (game, seats, options) = self.script, self.script.variant
        self.authority = new_authority()
        public = script.number % 3 == 0
        agreed = plan(game, "me", *["invite"] * (seats - 1), options=options, public=public)
        self.live = live = await self.authority.create(agreed, self.people[0])
        stranger = self.person("eve")
        viewers = {f"{p.name} {n}": Viewer(p, previews=n == 0) for p in self.people for n in (0, 1)}
        viewers["spectator"] = Viewer(stranger, previews=True)
        viewers["nobody"] = Viewer(Person("", ""), previews=False)
        for viewer in viewers.values():
            self.authority.watch(live, viewer)
        await self.sit(two_steps=script.number % 2 == 0)
        if self.second and script.richer is not None:
            assert live.table.position is not None
            live.table.position = richer(live.table.position, script.richer)
            live.remember_view()
        draw = random.Random(script.number)
        await (self.follow(viewers) if self.second else self.lead(draw, viewers))
        await self.authority.stop()
        return Sent(
            {name: list(until_over(viewer.got)) for name, viewer in viewers.items()},
            {name: self.may_know(viewer.person) for name, viewer in viewers.items()},
        )

    def may_know(self, person: Person) -> bool:
        """Whether a person may be sent the code of the invitation."""
        return person in self.people or not self.live.table.invited

    async def do(self, seat: int, kind: type[Any], **more: Any) -> bool:
        """Executes a seat's command; returns whether it was accepted."""
        self.commands += 1
        name = f"{self.canary}-{self.commands}"
        command: Command = kind(id=name, version=self.live.table.version, **more)
        done = await self.authority.do(TABLE, self.people[seat], command)
        while (thinking := self.live.thinking) is not None and not thinking.done():
            await thinking
        return done.refused is None

    async def sit(self, *, two_steps: bool) -> None:
        """Everybody sits down, and adds a nonce at once, or commits to it first."""
        for seat in range(len(self.people)):
            nonce = None if two_steps else nonce_of(seat)
            assert await self.do(seat, Sit, nonce=nonce, invitation=self.code)
        if two_steps:
            for seat in range(len(self.people)):
                promised = nonce_commitment(nonce_of(seat))
                assert await self.do(seat, Commit, commitment=promised)
            for seat in range(len(self.people)):
                assert await self.do(seat, Reveal, nonce=nonce_of(seat))
        assert self.live.table.state == "playing"

    async def lead(self, draw: random.Random, viewers: dict[str, Viewer]) -> None:
        """Plays at random, and writes the script."""
        script, table = self.script, self.live.table
        while (who := table.actor) is not None and len(script.moves) < MOST_CHOICES:
            if not (choices := self.legal_in_both(who)):
                return
            move: Any = draw.choice(choices)
            if draw.random() < TAKE_BACK and script.richer is None:
                move = TakeBack
            elif draw.random() < RESIGN and who != script.richer:  # a computer has other choices
                move = Resign
            if draw.random() < LOOK:
                script.looks.add(len(script.moves))
                self.look(viewers)
            script.moves.append((who, move))
            await self.move(who, move)

    def legal_in_both(self, seat: int) -> list[int]:
        """The choices that the seat to act has in both runs."""
        position = self.live.table.position
        assert position is not None
        if seat != self.script.richer:
            return position.legal()
        rich = set(richer(position, seat).legal())
        return [choice for choice in position.legal() if choice in rich]

    async def follow(self, viewers: dict[str, Viewer]) -> None:
        """Plays the script."""
        for number, (who, move) in enumerate(self.script.moves):
            if number in self.script.looks:
                self.look(viewers)
            await self.move(who, move)

    async def move(self, seat: int, move: Any) -> None:
        """Makes a choice, which must be legal, or an action that may be refused."""
        if isinstance(move, int):
            assert await self.do(seat, Choose, choice=move), "the choice is legal both times"
        else:
            await self.do(seat, move)

    def look(self, viewers: dict[str, Viewer]) -> None:
        """Everybody fetches all pages of a running game."""
        table = self.live.table
        if table.state == "over":
            return
        record = table.record()
        for viewer in viewers.values():
            own = table.own(viewer.person.id)
            seen = [
                self.authority.snapshot(self.live, viewer.person.id, previews=viewer.previews),
                msgspec.json.encode(
                    position_seen(record, len(record.choices), own, own, outlook=True, text=False)
                ),
            ]
            if viewer.previews:
                seen += [write(record).encode(), msgspec.json.encode(steps_of(record))]
            viewer.got += seen


def nonce_of(seat: int) -> str:
    """The nonce of a seat, the same in both runs."""
    return f"a-nonce-of-seat-{seat}"


def richer(position: Position, seat: int) -> Position:
    """A position where a seat has some more coins, unknown to the others."""
    array = position.array.copy()
    array["coins"][0, seat] += EXTRA_COINS
    return Position.load(position.game, array)


def until_over(messages: list[bytes]) -> Iterator[bytes]:
    """The messages before the one that ends the game, which reveals everything."""
    for message in messages:
        if b'"state":"over"' in message:
            return
        yield message


def without_public(message: bytes, run: Run, *, knows_code: bool) -> bytes:
    """A message without the values that derive from secrets and are public on purpose."""
    commit = run.live.table.commit.encode()
    message = message.replace(commit, b"COMMIT")
    return message.replace(run.code.encode(), b"CODE") if knows_code else message


class Figures(NamedTuple):
    """The totals of the comparison."""

    games: int = 0
    messages: int = 0
    bytes: int = 0
    faults: tuple[str, ...] = ()

    def __add__(self, other: "Figures") -> "Figures":  # type: ignore[override]
        return Figures(*(one + more for one, more in zip(self, other, strict=True)))  # type: ignore[operator]


def compare(number: int) -> Figures:
    """Plays a game twice, and compares the messages."""
    script = Script(number)
    runs = [Run(script, second=False), Run(script, second=True)]
    sent: list[Sent] = []
    for run in runs:
        loop = VirtualLoop()
        try:
            with virtual_clocks(loop), run.secrets():
                sent.append(loop.run_until_complete(run.play()))
        finally:
            loop.close()
    faults, messages, size = [], 0, 0
    for name, first in sent[0].messages.items():
        own_coins = script.richer is not None and name.startswith(NAMES[script.richer])
        told = [
            [without_public(m, run, knows_code=one.knows_code[name]) for m in one.messages[name]]
            for run, one in zip(runs, sent, strict=True)
        ]
        if not own_coins and told[0] != told[1]:
            faults.append(f"game {number}: {name} is sent something else: {difference(*told)}")
        for run, heard in zip(runs, told, strict=True):
            secrets = "|".join((run.canary, run.secret, run.code)).encode()
            found = re.search(secrets, b"\n".join(heard))
            if found is not None:
                faults.append(f"game {number}: {name} is sent {found[0].decode()}")
        messages += len(first)
        size += sum(map(len, first))
    return Figures(1, messages, size, tuple(faults))


def difference(first: list[bytes], second: list[bytes]) -> str:
    """Where two lists of messages begin to differ."""
    for number, (one, other) in enumerate(zip(first, second, strict=False)):
        if one != other:
            at = next(n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
            start = max(0, at - 60)
            return f"message {number}: …{one[start : at + 40]!r} and {other[start : at + 40]!r}"
    return f"{len(first)} and {len(second)} messages"


def compare_some(first: int, games: int) -> Figures:
    """Some games, one after the other."""
    found = Figures()
    for number in range(first, first + games):
        found += compare(number)
    return found


@click.command()
@click.option("--games", default=GAMES, show_default=True)
@click.option("--first", default=0, show_default=True, help="The number of the first game.")
def main(games: int, first: int) -> None:
    """Plays games twice with other secrets, and compares every byte."""
    began, found = time.perf_counter(), Figures()
    compare(first)  # compiles once, not in every process
    chunks = range(first, first + games, CHUNK)
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        sizes = [min(CHUNK, first + games - start) for start in chunks]
        for some in pool.map(compare_some, chunks, sizes):
            for fault in some.faults:
                print(fault, flush=True)
            found += some
            if found.games % (50 * CHUNK) == 0:
                print(f"{found.games} games, {len(found.faults)} faults", flush=True)
    print(
        f"{found.games} games, each played twice: {found.messages:,} messages to every kind of "
        f"viewer, {found.bytes / 1e6:,.0f} MB, {len(found.faults)} faults; "
        f"{time.perf_counter() - began:.0f} s"
    )
    sys.exit(1 if found.faults else 0)


if __name__ == "__main__":
    main()
