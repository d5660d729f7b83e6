"""A table over a WebSocket: commands come in, what happens goes out, both as JSON text."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Annotated, Any

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from msgspec import Meta, Struct

from feira.core.errors import FeiraError
from feira.core.game import Json
from feira.table.authority import Open
from feira.table.commands import Command, Number
from feira.table.database import Unavailable
from feira.table.table import NOBODY_KNOWN, Person, Refused
from feira.web.kinds import TheService, WebSocket
from feira.web.service import LONGEST_LINE, Service, hint, reason_against
from feira.web.sessions import came_with, person_of
from feira.web.settings import Settings
from feira.web.wire import WIRE, Wire

POLICY = 1008  # close code: not allowed
TOO_SLOW = 4008  # close code: come back and read on
NO_TABLE = 4004
LATER = 1013  # close code: try again later
SIGNED_OUT = 4001  # close code: the session or token has ended; come back as who you are now
MOST_WAITING = 1000  # messages for somebody who does not read
BURST = 4.0  # seconds' worth of commands that may come at once
FAULT = 10.0  # commands' worth that a message costs which cannot be read


class Say(Struct, frozen=True, tag_field="do", tag="say", forbid_unknown_fields=True):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(max_length=LONGEST_LINE, pattern=r"^[^\x00-\x1f\x7f]*$(?!\n)")]


class Why(Struct, frozen=True, tag_field="do", tag="why", forbid_unknown_fields=True):
    """Why is this choice not legal?"""

    choice: Number


class Hint(Struct, frozen=True, tag_field="do", tag="hint", forbid_unknown_fields=True):
    """What would a master do?"""


class Ping(Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""


Asked = Command | Say | Why | Hint | Ping
_decode = msgspec.json.Decoder(Asked).decode
_encode = msgspec.json.Encoder().encode


def same_site(origins: list[str], host: str | None, settings: Settings) -> bool:
    """May a page of this origin talk to us? Programs, which are no pages, name none.

    A browser writes the origin of a page and the host that it asks in the same way, so they are
    compared letter by letter and nothing is taken apart.
    """
    if not origins:
        return True
    if len(origins) > 1:
        return False
    schemes = ("https",) if settings.secure else ("http", "https")
    own = [f"{scheme}://{host.lower()}" for scheme in schemes] if host else []
    return origins[0] in (*own, *settings.origins)


class Connection:
    """One socket at a table. What is told waits here until the network takes it."""

    def __init__(self, socket: WebSocket, person: Person, *, previews: bool) -> None:
        self.socket, self.person, self.previews = socket, person, previews
        extensions: Any = socket.scope["extensions"]
        self.wire: Wire = extensions[WIRE]
        self.tasks: set[asyncio.Task[None]] = set()
        self.gone = False
        self.thinks = False  # somebody thinks about a hint for them

    def told(self, message: bytes) -> None:
        """A message for them; whoever lags too far behind is sent away to come back."""
        if self.gone:
            return
        if len(self.wire.waiting) > MOST_WAITING:
            self.close(TOO_SLOW, "too slow: connect again")
        else:
            self.wire.tell(message)

    def show_out(self) -> None:
        """Their session or token is no more: from this moment on they are nobody."""
        self.person = NOBODY_KNOWN
        self.close(SIGNED_OUT, "signed out: connect again")

    def close(self, code: int, reason: str) -> None:
        """Nothing more is told; what waits is dropped."""
        self.gone = True
        self.wire.waiting.clear()
        self.later(self.socket.close(code, reason))

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that takes longer than a moment."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


class Pace:
    """So many commands a second in the long run; who is faster has to wait a moment."""

    def __init__(self, rate: float) -> None:
        self.rate, self.spare, self.at = rate, rate * BURST, time.monotonic()

    async def keep(self) -> None:
        """Waits if there were too many."""
        now = time.monotonic()
        self.spare = min(self.rate * BURST, self.spare + (now - self.at) * self.rate) - 1
        self.at = now
        if self.spare < 0:
            await asyncio.sleep(-self.spare / self.rate)

    async def fault(self) -> None:
        """No page or program of ours sends this: it costs more, and others go first."""
        self.spare -= FAULT
        await asyncio.sleep(0)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket,
    table: FromPath[str],
    service: TheService,
    *,
    previews: FromQuery[bool] = True,
) -> None:
    """Watches a table and, for who is seated there, plays at it."""
    origins = socket.headers.getall("origin", [])
    if not same_site(origins, socket.headers.get("host"), service.settings):
        await socket.close(POLICY, "not from this page")
        return
    person = await person_of(socket, service.people)
    try:
        opened = await service.open_table(table)
    except Unavailable:
        await socket.accept()
        await socket.close(LATER, "the database does not answer: come back later")
        return
    except FeiraError:
        await socket.accept()
        await socket.close(NO_TABLE, "there is no such table")
        return
    await socket.accept()
    connection = Connection(socket, person, previews=previews)
    doors, came = service.people.doors, (came_with(socket), person.id)
    if person.id:
        doors.enter(*came, connection)
    service.watch(opened, connection)
    try:
        # As a task of its own it is woken directly, not through all that has led here.
        await asyncio.create_task(receive(service, opened, connection))
    except WebSocketDisconnect:
        pass
    finally:
        service.unwatch(opened, connection)
        doors.leave(*came, connection)
        for task in connection.tasks:
            task.cancel()


async def receive(service: Service, opened: Open, connection: Connection) -> None:
    """Takes one message after the other."""
    pace = Pace(service.settings.commands_per_second)
    while True:
        data = await connection.wire.text()
        await pace.keep()
        try:
            asked = _decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            connection.told(_encode({"kind": "error", "text": str(error)[:200]}))
            await pace.fault()
            continue
        match asked:
            case Ping():
                connection.told(b'{"kind":"pong"}')
            case Say():
                connection.later(say(service, opened, connection, asked.text))
            case Why():
                why = reason_against(opened, connection.person, asked.choice)
                connection.told(_encode({"kind": "why"} | why))
            case Hint():
                connection.later(give_hint(service, opened, connection))
            case _:
                await obey(service, opened, connection, asked)


async def obey(service: Service, opened: Open, connection: Connection, command: Command) -> None:
    """Does a command and answers it."""
    reply: Json = {"kind": "answer", "id": command.id}
    try:
        answer = await service.authority.do(opened.table.id, connection.person, command)
    except FeiraError as error:
        reply |= {"refused": {"key": "not-stored"}, "text": str(error)}
        reply["version"] = opened.table.version
    else:
        reply["version"] = answer.version
        if answer.refused is not None:
            reply["refused"] = answer.refused
            await asyncio.sleep(0)  # nothing was waited for yet: others go first
    connection.told(_encode(reply))


async def say(service: Service, opened: Open, connection: Connection, text: str) -> None:
    """Chat."""
    try:
        await service.say(opened, connection.person, text)
    except FeiraError as error:
        connection.told(_encode({"kind": "error", "text": str(error)}))


async def give_hint(service: Service, opened: Open, connection: Connection) -> None:
    """A hint, or why there is none. It costs a thinker's time, so it is one after the other."""
    if connection.thinks:
        connection.told(_encode({"kind": "hint", "refused": {"key": "still-thinking"}}))
        return
    connection.thinks = True
    try:
        found = await hint(service, opened, connection.person)
    except Refused as refused:
        found = {"refused": refused.reason}
    finally:
        connection.thinks = False
    connection.told(_encode({"kind": "hint"} | found))
