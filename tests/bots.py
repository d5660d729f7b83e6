"""Programs that play over the network: they know what they are told, and remember all of it."""

import asyncio
import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import NamedTuple, Self

import httpx
from msgspec import json as msgjson
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from feira.core.game import Json
from feira.core.verbs import actor
from feira.games import find_game
from feira.table import schema
from feira.table.database import open_engine
from feira.table.log import Began, Chose, Entry, parse_what
from feira.table.plan import Plan

ids = count(1)
PATIENCE = 30.0  # seconds for an answer
AGAIN = 0.05  # seconds after which something is tried again


class Lost(Exception):
    """The connection is gone."""


class Step(NamedTuple):
    """A choice as everybody is told of it: a seat, or None for chance, and the notation."""

    actor: int | None
    text: str


class Told(NamedTuple):
    """A choice that somebody was told."""

    at: int
    seat: int
    choice: int
    steps: tuple[Step, ...]


def new_id() -> str:
    """An id for a command."""
    return f"c{next(ids)}"


def nonce(name: str) -> str:
    """What somebody adds to the dice."""
    return f"nonce-of-{name}"


class Person:
    """Somebody with a token. The same person may use several servers of one database."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.name = url, name
        self.id = ""
        self.headers: dict[str, str] = {}
        self.http = httpx.AsyncClient(trust_env=False, timeout=PATIENCE)

    @classmethod
    async def guest(cls, url: str, name: str) -> Self:
        """Somebody new, with a token for programs."""
        person = cls(url, name)
        await person.get("/api/me")
        person.headers = {"x-csrf-token": person.http.cookies["feira_csrf"]}
        person.id = (await person.post("/api/guest", {"name": name})).json()["id"]
        token = (await person.post("/api/tokens", {"name": "bot"})).json()["token"]
        person.headers = {"authorization": f"Bearer {token}"}
        person.http.cookies.clear()
        return person

    async def get(self, path: str, url: str = "") -> httpx.Response:
        """Asks for something that has to be there."""
        found = await self.http.get((url or self.url) + path, headers=self.headers)
        return found.raise_for_status()

    async def try_post(self, path: str, what: Json, url: str = "") -> httpx.Response:
        """Sends something; whatever the answer."""
        return await self.http.post((url or self.url) + path, json=what, headers=self.headers)

    async def post(self, path: str, what: Json, url: str = "") -> httpx.Response:
        """Sends something that has to be taken."""
        return (await self.try_post(path, what, url)).raise_for_status()

    async def insist(self, path: str, what: Json) -> Json:
        """Sends something until there is an answer, however long the server is gone."""
        while True:
            try:
                found = await self.try_post(path, what)
            except httpx.TransportError:
                found = None
            if found is not None and found.status_code < 500:
                return found.raise_for_status().json()
            await asyncio.sleep(AGAIN)

    def key(self, command: str) -> str:
        """How the log names a command of theirs."""
        return f"{self.id}:{command}"

    async def leave(self) -> None:
        """Closes all connections."""
        await self.http.aclose()


async def new_table(people: Sequence[Person], game: str, *computers: str, **more: object) -> str:
    """A table of these people, and computers of these levels; the server may be gone at times."""
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
    """A socket at a table. Keeps the view up to date from messages alone, and misses none."""

    socket: ClientConnection
    version: int = -1
    state: str = ""
    view: Json = field(default_factory=dict)
    turn: Json | None = None
    told: dict[int, Told] = field(default_factory=dict)  # by version
    hears: Callable[[int, Told], object] | None = None  # is told of choices as well
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    answers: dict[str, asyncio.Future[Json]] = field(default_factory=dict)
    reading: asyncio.Task[None] | None = None
    lost: str = ""

    @classmethod
    async def open(
        cls,
        url: str,
        table: str,
        person: Person | None = None,
        hears: Callable[[int, Told], object] | None = None,
    ) -> Self:
        """Comes to a table, and waits until it is shown."""
        address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket?previews=false"
        headers = person.headers if person is not None else {}
        try:
            socket = await connect(
                address,
                additional_headers=headers,
                compression=None,
                proxy=None,
                ping_interval=None,
                open_timeout=PATIENCE,
            )
        except (OSError, InvalidHandshake, ConnectionClosed) as error:
            raise Lost(str(error)) from None
        link = cls(socket, hears=hears)
        link.reading = asyncio.create_task(link.read())
        await link.until(lambda: link.version >= 0)
        return link

    @classmethod
    async def insist(
        cls,
        url: str,
        table: str,
        person: Person | None = None,
        hears: Callable[[int, Told], object] | None = None,
    ) -> Self:
        """Comes to a table, however long the server is gone."""
        while True:
            try:
                return await cls.open(url, table, person, hears)
            except Lost:
                await asyncio.sleep(AGAIN)

    async def read(self) -> None:
        """Takes messages in until the end."""
        try:
            while True:
                self.take(json.loads(await self.socket.recv()))
        except ConnectionClosed as error:
            self.lost = str(error)
        except (AssertionError, KeyError) as error:
            self.lost = f"a wrong message: {error!r}"
        finally:
            self.lost = self.lost or "closed"
            self.changed.set()
            for answer in self.answers.values():
                if not answer.done():
                    answer.set_exception(Lost(self.lost))

    def take(self, message: Json) -> None:
        """One message."""
        match message["kind"]:
            case "table":
                self.view = message["view"] or {}
            case "change":
                assert message["version"] == self.version + 1, "no change is missing"
                self.view = self.view | message["view"] | (message.get("mine") or {})
                self.hear(message)
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

    def hear(self, change: Json) -> None:
        """Remembers a choice."""
        what = change["what"]
        if what["kind"] != "chose":
            return
        steps = tuple(Step(step["actor"], step["text"]) for step in change["steps"])
        told = Told(what["at"], what["seat"], what["choice"], steps)
        self.told[change["version"]] = told
        if self.hears is not None:
            self.hears(change["version"], told)

    async def until(self, there: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Waits for something to be seen; `Lost` if the connection goes before."""
        async with asyncio.timeout(seconds):
            while not there():
                if self.lost:
                    raise Lost(self.lost)
                self.changed.clear()
                await self.changed.wait()

    async def ask(self, command: Json) -> Json:
        """Sends a command and waits for its answer."""
        if self.lost:
            raise Lost(self.lost)
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self.answers[command["id"]] = answer
        try:
            await self.socket.send(json.dumps(command))
        except ConnectionClosed as error:
            if not answer.cancel():
                answer.exception()  # the reader was quicker
            raise Lost(str(error)) from None
        async with asyncio.timeout(PATIENCE):
            return await answer

    async def close(self) -> None:
        """Leaves."""
        await self.socket.close()
        if self.reading is not None:
            await asyncio.gather(self.reading, return_exceptions=True)


def choose(version: int, choice: int) -> Json:
    """The command for a choice."""
    return {"do": "choose", "id": new_id(), "version": version, "choice": choice}


# What is kept, beside what was told.


class Log(NamedTuple):
    """What the database has of a table."""

    plan: Plan
    entries: list[Entry]


def logs(url: str, tables: Iterable[str]) -> dict[str, Log]:
    """Some tables, read from the database itself."""
    t, e = schema.tables.c, schema.entries.c
    wanted = list(tables)
    found: dict[str, Log] = {}
    engine = open_engine(url)
    try:
        with engine.connect() as db:
            for table, plan in db.execute(select(t.id, t.plan).where(t.id.in_(wanted))):
                found[table] = Log(msgjson.decode(plan, type=Plan), [])
            query = select(e.table_id, e.number, e.at, e.what, e.command)
            ordered = query.where(e.table_id.in_(wanted)).order_by(e.table_id, e.number)
            for table, number, at, what, command in db.execute(ordered):
                found[table].entries.append(Entry(number, at, parse_what(what), command or ""))
    finally:
        engine.dispose()
    return found


def replayed(log: Log) -> dict[int, Told]:
    """Every choice of a log by its number, as it has to be told."""
    game = find_game(log.plan.game)
    s = game.new(game.configure(len(log.plan.seats), log.plan.options))
    found: dict[int, Told] = {}
    for entry in log.entries:
        match entry.what:
            case Began():
                choices: tuple[int, ...] = entry.what.outcomes
            case Chose():
                choices = (entry.what.choice, *entry.what.outcomes)
            case _:
                continue
        steps = []
        for choice in choices:
            who = actor(s)
            steps.append(Step(who if who >= 0 else None, game.text(s, choice)))
            game.step(s, choice)
        if isinstance(entry.what, Chose):
            what = entry.what
            found[entry.number] = Told(entry.at, what.seat, what.choice, tuple(steps))
    return found


class Findings(NamedTuple):
    """What a comparison has shown."""

    told: int  # choices that somebody was told
    accepted: int  # choices that were answered with yes
    kept: int  # choices of people in the log
    lost: int  # told or accepted, and not in the log as they were told
    doubled: int  # one command, several entries
    gaps: int  # in the numbers of the logs
    strange: int  # choices in the log whose sender was never told yes

    @property
    def clean(self) -> bool:
        """Is all as it should be?"""
        wrong = self.lost + self.doubled + self.gaps + self.strange
        return wrong == 0 and self.accepted == self.kept


class Memory:
    """What all bots together were told and answered."""

    def __init__(self) -> None:
        self.told: dict[str, dict[int, Told]] = {}
        self.accepted: dict[str, dict[str, int]] = {}
        self.known: set[tuple[str, int]] = set()  # all of these: tables and versions
        self.differently = 0  # times that two were told different things

    @property
    def choices(self) -> int:
        """How many choices somebody was told of, by a change or by an answer."""
        return len(self.known)

    def hearer(self, table: str) -> Callable[[int, Told], None]:
        """Remembers what is told at a table."""
        known = self.told.setdefault(table, {})

        def hear(version: int, told: Told) -> None:
            self.known.add((table, version))
            if known.setdefault(version, told) != told:
                self.differently += 1

        return hear

    def answered(self, table: str, key: str, answer: Json) -> bool:
        """Remembers an answer. Was it yes?"""
        if answer.get("refused") is not None:
            return False
        self.known.add((table, answer["version"]))
        known = self.accepted.setdefault(table, {})
        if known.setdefault(key, answer["version"]) != answer["version"]:
            self.differently += 1
        return True

    def lost_now(self, url: str, tables: Iterable[str]) -> int:
        """How many of the choices told at some tables are not in their logs."""
        lost = 0
        found = logs(url, tables)
        for table in tables:
            entries = {entry.number: entry for entry in found[table].entries}
            for number, told in self.told.get(table, {}).items():
                entry = entries.get(number)
                if entry is None or not isinstance(entry.what, Chose):
                    lost += 1
                else:
                    what = entry.what
                    lost += (entry.at, what.seat, what.choice) != told[:3]
        return lost

    def check(self, url: str) -> Findings:
        """Compares with the logs, to the last roll of the dice."""
        lost, doubled, gaps, strange, kept = self.differently, 0, 0, 0, 0
        found = logs(url, {*self.told, *self.accepted})
        for table, log in found.items():
            told, accepted = self.told.get(table, {}), self.accepted.get(table, {})
            right = replayed(log)
            lost += sum(right.get(number) != one for number, one in told.items())
            commands = [entry.command for entry in log.entries if entry.command]
            numbers = {entry.command: entry.number for entry in log.entries}
            lost += sum(numbers.get(key) != version for key, version in accepted.items())
            doubled += len(commands) - len(set(commands))
            gaps += sum(entry.number != n for n, entry in enumerate(log.entries, 1))
            chosen = [e.command for e in log.entries if isinstance(e.what, Chose) and e.command]
            strange += sum(key not in accepted for key in chosen)
            kept += len(chosen)
        return Findings(
            told=self.choices,
            accepted=sum(map(len, self.accepted.values())),
            kept=kept,
            lost=lost,
            doubled=doubled,
            gaps=gaps,
            strange=strange,
        )
