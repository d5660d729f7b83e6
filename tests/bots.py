"""Bots that play over the network. They know only what they are sent, and record all of it."""

import asyncio
import json
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import NamedTuple, Self

import httpx
from msgspec import json as msgjson
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from feira.core.position import Position
from feira.core.types import Json
from feira.games import find_game
from feira.table import schema
from feira.table.engine import open_engine
from feira.table.log import Began, Chose, Entry, parse_event
from feira.table.plan import Plan

ids = count(1)
TIMEOUT = 30.0  # seconds for an answer
RETRY = 0.05  # seconds after which a request is sent again
OVERLOADED = {"key": "overloaded"}  # on a busy machine; a command is sent again after
AGAIN = 0.5  # seconds


class Disconnected(Exception):
    """The connection is closed."""


class Step(NamedTuple):
    """A choice as it is sent to everybody: the seat, or None for chance, and the notation."""

    actor: int | None
    text: str


class SeenChoice(NamedTuple):
    """A choice that a bot was sent."""

    at: int
    seat: int
    choice: int
    steps: tuple[Step, ...]


def new_id() -> str:
    """An id for a command."""
    return f"c{next(ids)}"


def nonce(name: str) -> str:
    """The nonce of a person."""
    return f"nonce-of-{name}"


async def until(there: Callable[[], bool], seconds: float, what: str) -> None:
    """Waits for a condition."""
    start = time.monotonic()
    while not there():
        if time.monotonic() - start > seconds:
            raise AssertionError(f"{what}: not within {seconds:.0f} s")
        await asyncio.sleep(0.02)


class Person:
    """A person with a token, who may use several servers of one database."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.name = url, name
        self.id = ""
        self.headers: dict[str, str] = {}
        self.http = httpx.AsyncClient(trust_env=False, timeout=TIMEOUT)

    @classmethod
    async def guest(cls, url: str, name: str) -> Self:
        """A new guest with a token."""
        person = cls(url, name)
        await person.get("/api/me")
        person.headers = {"x-csrf-token": person.http.cookies["feira_csrf"]}
        person.id = (await person.post("/api/guest", {"name": name})).json()["id"]
        person.headers = {"x-csrf-token": person.http.cookies["feira_csrf"]}  # of the session
        token = (await person.post("/api/tokens", {"name": "bot"})).json()["token"]
        person.headers = {"authorization": f"Bearer {token}"}
        person.http.cookies.clear()
        return person

    async def get(self, path: str, url: str = "") -> httpx.Response:
        """A GET request that must succeed."""
        found = await self.http.get((url or self.url) + path, headers=self.headers)
        return found.raise_for_status()

    async def try_post(self, path: str, data: Json, url: str = "") -> httpx.Response:
        """A POST request with any answer."""
        return await self.http.post((url or self.url) + path, json=data, headers=self.headers)

    async def post(self, path: str, data: Json, url: str = "") -> httpx.Response:
        """A POST request that must succeed."""
        return (await self.try_post(path, data, url)).raise_for_status()

    async def insist(self, path: str, data: Json) -> Json:
        """Repeats a POST request until the server answers."""
        while True:
            try:
                found = await self.try_post(path, data)
            except httpx.TransportError:
                found = None
            if found is not None and found.status_code < 500:
                return found.raise_for_status().json()
            await asyncio.sleep(RETRY)

    def key(self, command: str) -> str:
        """The key of one of their commands in the log."""
        return f"{self.id}:{command}"

    async def close(self) -> None:
        """Closes all connections."""
        await self.http.aclose()


async def new_table(people: Sequence[Person], game: str, *computers: str, **more: object) -> str:
    """A new table of these people and computers of these levels; requests are retried."""
    seats: list[Json] = [{"kind": "invite" if n else "me"} for n in range(len(people))]
    seats += [{"kind": "computer", "level": level} for level in computers]
    plan = {"game": game, "seats": seats, **more}
    table = str((await people[0].insist("/api/tables", plan))["id"])
    for person in people:
        sit = {"do": "sit", "id": new_id(), "version": 0, "nonce": nonce(person.name)}
        await person.insist(f"/api/tables/{table}/commands", sit)
    return table


@dataclass(eq=False)
class Link:
    """A socket at a table. Keeps the view up to date from messages alone, and checks versions."""

    socket: ClientConnection
    version: int = -1
    state: str = ""
    view: Json = field(default_factory=dict)
    turn: Json | None = None
    seen: dict[int, SeenChoice] = field(default_factory=dict)  # by version
    on_choice: Callable[[int, SeenChoice], object] | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    answers: dict[str, asyncio.Future[Json]] = field(default_factory=dict)
    reader: asyncio.Task[None] | None = None
    closed: str = ""  # why, if it is

    @classmethod
    async def open(
        cls,
        url: str,
        table: str,
        person: Person | None = None,
        on_choice: Callable[[int, SeenChoice], object] | None = None,
    ) -> Self:
        """Opens a socket and waits for the snapshot."""
        address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket?previews=false"
        headers = person.headers if person is not None else {}
        try:
            socket = await connect(
                address,
                additional_headers=headers,
                compression=None,
                proxy=None,
                ping_interval=None,
                open_timeout=TIMEOUT,
            )
        except (OSError, InvalidHandshake, ConnectionClosed) as error:
            raise Disconnected(str(error)) from None
        link = cls(socket, on_choice=on_choice)
        link.reader = asyncio.create_task(link.read())
        await link.until(lambda: link.version >= 0)
        return link

    @classmethod
    async def insist(
        cls,
        url: str,
        table: str,
        person: Person | None = None,
        on_choice: Callable[[int, SeenChoice], object] | None = None,
    ) -> Self:
        """Opens a socket, retrying until the server answers."""
        while True:
            try:
                return await cls.open(url, table, person, on_choice)
            except Disconnected:
                await asyncio.sleep(RETRY)

    async def read(self) -> None:
        """Reads messages until the socket is closed."""
        try:
            while True:
                self.take(json.loads(await self.socket.recv()))
        except ConnectionClosed as error:
            self.closed = str(error)
        except (AssertionError, KeyError) as error:
            self.closed = f"a wrong message: {error!r}"
        finally:
            self.closed = self.closed or "closed"
            self.changed.set()
            for answer in self.answers.values():
                if not answer.done():
                    answer.set_exception(Disconnected(self.closed))

    def take(self, message: Json) -> None:
        """Handles one message."""
        match message["kind"]:
            case "table":
                self.view = message["view"] or {}
            case "change":
                assert message["version"] == self.version + 1, "no change is missing"
                self.view = self.view | message["view"] | (message.get("mine") or {})
                self.remember(message)
            case "answer":
                answer = self.answers.pop(message["id"], None)
                if answer is not None and not answer.done():
                    answer.set_result(message)
                return
            case _:
                return
        self.version, self.state = message["version"], message["state"]
        self.turn = message.get("turn")
        self.changed.set()

    def remember(self, change: Json) -> None:
        """Remembers a choice."""
        event = change["event"]
        if event["kind"] != "chose":
            return
        steps = tuple(Step(step["actor"], step["text"]) for step in change["steps"])
        choice = SeenChoice(event["at"], event["seat"], event["choice"], steps)
        self.seen[change["version"]] = choice
        if self.on_choice is not None:
            self.on_choice(change["version"], choice)

    async def until(self, there: Callable[[], bool], seconds: float = TIMEOUT) -> None:
        """Waits for a condition; raises `Disconnected` if the socket is closed before."""
        async with asyncio.timeout(seconds):
            while not there():
                if self.closed:
                    raise Disconnected(self.closed)
                self.changed.clear()
                await self.changed.wait()

    async def ask(self, command: Json) -> Json:
        """Sends a command and waits for its answer; resends it while the server is busy."""
        while True:
            answer = await self.ask_once(command)
            if answer.get("refused") != OVERLOADED:
                return answer
            await asyncio.sleep(AGAIN)

    async def ask_once(self, command: Json) -> Json:
        """Sends a command and waits for its answer."""
        if self.closed:
            raise Disconnected(self.closed)
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self.answers[command["id"]] = answer
        try:
            await self.socket.send(json.dumps(command))
        except ConnectionClosed as error:
            if not answer.cancel():
                answer.exception()  # the reader has set it
            raise Disconnected(str(error)) from None
        async with asyncio.timeout(TIMEOUT):
            return await answer

    async def close(self) -> None:
        """Closes the socket."""
        await self.socket.close()
        if self.reader is not None:
            await asyncio.gather(self.reader, return_exceptions=True)


def choose(version: int, choice: int) -> Json:
    """The command for a choice."""
    return {"do": "choose", "id": new_id(), "version": version, "choice": choice}


# What is stored, compared with what was sent.


class Log(NamedTuple):
    """The plan and the log of a table in the database."""

    plan: Plan
    entries: list[Entry]


def logs(url: str, tables: Iterable[str]) -> dict[str, Log]:
    """The logs of some tables, read from the database."""
    t, e = schema.tables.c, schema.entries.c
    wanted = list(tables)
    found: dict[str, Log] = {}
    engine = open_engine(url)
    try:
        with engine.connect() as db:
            for table, plan in db.execute(select(t.id, t.plan).where(t.id.in_(wanted))):
                found[table] = Log(msgjson.decode(plan, type=Plan), [])
            query = select(e.table_id, e.number, e.at, e.event, e.command)
            ordered = query.where(e.table_id.in_(wanted)).order_by(e.table_id, e.number)
            for table, number, at, event, command in db.execute(ordered):
                found[table].entries.append(Entry(number, at, parse_event(event), command or ""))
    finally:
        engine.dispose()
    return found


def replayed(log: Log) -> dict[int, SeenChoice]:
    """Every choice of a log by its number, as it must be sent."""
    game = find_game(log.plan.game)
    position = Position.start(game, game.configure(len(log.plan.seats), log.plan.options))
    found: dict[int, SeenChoice] = {}
    for entry in log.entries:
        match entry.event:
            case Began():
                choices: tuple[int, ...] = entry.event.outcomes
            case Chose():
                choices = (entry.event.choice, *entry.event.outcomes)
            case _:
                continue
        steps = []
        for choice in choices:
            who = position.actor
            steps.append(Step(who if who >= 0 else None, position.notation(choice)))
            position.apply(choice)
        if isinstance(entry.event, Chose):
            event = entry.event
            found[entry.number] = SeenChoice(entry.at, event.seat, event.choice, tuple(steps))
    return found


class Findings(NamedTuple):
    """The result of a comparison."""

    seen: int  # choices that a bot was sent
    accepted: int  # choices that were acknowledged
    stored: int  # choices of people in the log
    lost: int  # sent or acknowledged, and not in the log as they were sent
    doubled: int  # one command, several entries
    gaps: int  # in the numbers of the logs
    unknown: int  # choices in the log that were never acknowledged

    @property
    def clean(self) -> bool:
        """Whether there is no difference."""
        wrong = self.lost + self.doubled + self.gaps + self.unknown
        return wrong == 0 and self.accepted == self.stored


class Memory:
    """A record of everything that all bots together were sent."""

    def __init__(self) -> None:
        self.seen: dict[str, dict[int, SeenChoice]] = {}
        self.accepted: dict[str, dict[str, int]] = {}
        self.known: set[tuple[str, int]] = set()  # tables and versions of all choices
        self.different = 0  # times that two bots were sent different things

    @property
    def choices(self) -> int:
        """How many choices a bot was sent, by a change or by an answer."""
        return len(self.known)

    def recorder(self, table: str) -> Callable[[int, SeenChoice], None]:
        """A function that records the choices at a table."""
        known = self.seen.setdefault(table, {})

        def record(version: int, choice: SeenChoice) -> None:
            self.known.add((table, version))
            if known.setdefault(version, choice) != choice:
                self.different += 1

        return record

    def answered(self, table: str, key: str, answer: Json) -> bool:
        """Records an answer; False if the command was refused."""
        if answer.get("refused") is not None:
            return False
        self.known.add((table, answer["version"]))
        known = self.accepted.setdefault(table, {})
        if known.setdefault(key, answer["version"]) != answer["version"]:
            self.different += 1
        return True

    def lost_now(self, url: str, tables: Iterable[str]) -> int:
        """How many of the choices that were sent at some tables are not in their logs."""
        lost = 0
        found = logs(url, tables)
        for table in tables:
            entries = {entry.number: entry for entry in found[table].entries}
            for number, choice in self.seen.get(table, {}).items():
                entry = entries.get(number)
                if entry is None or not isinstance(entry.event, Chose):
                    lost += 1
                else:
                    event = entry.event
                    lost += (entry.at, event.seat, event.choice) != choice[:3]
        return lost

    def check(self, url: str) -> Findings:
        """Compares what was sent with the logs, including all outcomes of chance."""
        lost, doubled, gaps, unknown, stored = self.different, 0, 0, 0, 0
        found = logs(url, {*self.seen, *self.accepted})
        for table, log in found.items():
            seen, accepted = self.seen.get(table, {}), self.accepted.get(table, {})
            right = replayed(log)
            lost += sum(right.get(number) != one for number, one in seen.items())
            commands = [entry.command for entry in log.entries if entry.command]
            numbers = {entry.command: entry.number for entry in log.entries}
            lost += sum(numbers.get(key) != version for key, version in accepted.items())
            doubled += len(commands) - len(set(commands))
            gaps += sum(entry.number != n for n, entry in enumerate(log.entries, 1))
            chosen = [e.command for e in log.entries if isinstance(e.event, Chose) and e.command]
            unknown += sum(key not in accepted for key in chosen)
            stored += len(chosen)
        return Findings(
            seen=self.choices,
            accepted=sum(map(len, self.accepted.values())),
            stored=stored,
            lost=lost,
            doubled=doubled,
            gaps=gaps,
            unknown=unknown,
        )
