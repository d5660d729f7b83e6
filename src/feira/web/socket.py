"""The WebSocket of a table: client messages come in, server messages go out, as JSON text."""

import asyncio
import time
from itertools import count

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.service.client_messages import ClientMessage, Hint, Ping, Say
from feira.service.hints import check_hint_allowed
from feira.table.chain import Damaged
from feira.table.commands import Command
from feira.table.fair_pool import Busy
from feira.table.live_table import LiveTable
from feira.table.refused import Refused
from feira.table.unavailable import Unavailable
from feira.web.bans import Banned
from feira.web.channel import release
from feira.web.connection import BANNED, NO_TABLE, NOT_ALLOWED, TOO_MANY, TRY_LATER, Connection
from feira.web.dependencies import TheService, WebSocket
from feira.web.hints import hint
from feira.web.limits import address_of
from feira.web.origin import same_site
from feira.web.quotas import HINTS, SOCKETS, TooMany, owners_of
from feira.web.scopes import may_play
from feira.web.service import Service
from feira.web.sessions import credential_of, person_of

LONGEST_ERROR = 200  # characters

numbers = count(1)  # of sockets so far

_decode = msgspec.json.Decoder(ClientMessage).decode
_encode = msgspec.json.Encoder().encode


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket,
    table: FromPath[str],
    service: TheService,
    *,
    previews: FromQuery[bool] = True,
) -> None:
    """Shows a table and, to a person who has a seat there, lets them play."""
    try:
        await welcome(socket, table, service, previews=previews)
    finally:
        release(socket)


async def welcome(socket: WebSocket, table: str, service: Service, *, previews: bool) -> None:
    """Accepts a socket, and closes it at once if it is not allowed."""
    origins = socket.headers.getall("origin", [])
    if not same_site(origins, socket.headers.get("host"), service.settings):
        await socket.close(NOT_ALLOWED, "not from this page")
        return
    try:
        person = await person_of(socket, service.people)
        live = await service.find_table(table)
    except Banned:
        await socket.accept()
        await socket.close(BANNED, "you are banned: GET /api/me says why")
        return
    except Unavailable as error:
        await socket.accept()
        await socket.close(TRY_LATER, str(error))
        return
    except FeiraError as error:
        await socket.accept()
        reason = str(error) if isinstance(error, Damaged) else "there is no such table"
        await socket.close(NO_TABLE, reason)
        return
    await socket.accept()
    address, name = address_of(socket), f"socket {next(numbers)}"
    held = service.quotas.held[SOCKETS]
    try:
        held.hold(owners_of(person, address), name)
    except TooMany as error:
        await socket.close(TOO_MANY, str(error))
        return
    connection = Connection(socket, person, address, previews=previews)
    connection.pace = service.paces.join(person, address, time.monotonic())
    try:
        connection.plays = await may_play(socket)
        await serve(service, live, connection)
    finally:
        held.release(name)
        service.paces.leave(connection.pace)


async def serve(service: Service, live: LiveTable, connection: Connection) -> None:
    """Shows a table over a socket and handles its messages, until the socket is closed."""
    socket, person = connection.socket, connection.person
    sessions, credential = service.people.live_sessions, (credential_of(socket), person.id)
    if person.id:
        sessions.add(credential, connection)
    service.watch(live, connection)
    try:
        # A task of its own is resumed directly, not through the stack of middleware.
        await asyncio.create_task(receive(service, live, connection))
    except WebSocketDisconnect:
        pass
    finally:
        service.unwatch(live, connection)
        sessions.remove(credential, connection)
        connection.disconnected()


async def receive(service: Service, live: LiveTable, connection: Connection) -> None:
    """Handles one message after the other, until the socket is closed."""
    channel, pace, free = connection.channel, connection.pace, time.monotonic()
    while True:
        data = await channel.receive_text()
        now = time.monotonic()
        late = now - max(channel.arrived, free)  # in the server, not by the rate limit
        if wait := pace.count(now):
            await asyncio.sleep(wait)
        try:
            message = _decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            connection.send(_encode({"kind": "error", "text": str(error)[:LONGEST_ERROR]}))
            await pace.fault(now)
            continue
        if not connection.plays and not isinstance(message, Ping):
            connection.send(_encode(read_only(live, message)))
            continue
        match message:
            case Ping():
                connection.send(b'{"kind":"pong"}')
            case Say():
                connection.spawn(say(service, live, connection, message.text))
            case Hint():
                connection.spawn(send_hint(service, live, connection))
            case _ if service.admission.admits(late, behind=service.database.is_behind):
                done = await do(service, live, connection, message)
                free = time.monotonic()
                if not done:  # a refusal awaits nothing, so this yields to other connections
                    await asyncio.sleep(0)
            case _:
                connection.send(_encode(overloaded(message.id, live.table.version)))
                free = time.monotonic()
                await asyncio.sleep(0)


def overloaded(command: str, version: int) -> Json:
    """The answer to a command that a busy server refuses unread: the client resends it."""
    reason = {"key": "overloaded"}
    return {"kind": "answer", "id": command, "version": version, "refused": reason}


def read_only(live: LiveTable, message: Command | Say | Hint) -> Json:
    """The answer to any command over a read-only token."""
    if isinstance(message, Say | Hint):
        return {"kind": "error", "text": "this token does not have the scope 'play'"}
    refused: Json = {"key": "read-only"}
    return {"kind": "answer", "id": message.id, "version": live.table.version, "refused": refused}


async def do(service: Service, live: LiveTable, connection: Connection, command: Command) -> bool:
    """Executes a command and answers it; False if it is refused."""
    reply: Json = {"kind": "answer", "id": command.id}
    try:
        result = await service.do(live.table.id, connection.person, command, connection.address)
    except Damaged as error:
        connection.close(NO_TABLE, str(error))
        return False
    except FeiraError as error:
        reply |= {"refused": {"key": "not-stored"}, "text": str(error)}
        reply["version"] = live.table.version
    else:
        reply["version"] = result.version
        if result.refused is not None:
            reply["refused"] = result.refused
    connection.send(_encode(reply))
    return "refused" not in reply


async def say(service: Service, live: LiveTable, connection: Connection, text: str) -> None:
    """Adds a message to the chat, or sends why it cannot be added."""
    try:
        await service.say(live, connection.person, text, connection.address)
    except TooMany as error:
        connection.send(_encode({"kind": "error", "text": str(error), "refused": error.reason}))
    except Refused as error:
        words = "the chat of this table is full"
        connection.send(_encode({"kind": "error", "text": words, "refused": error.reason}))
    except FeiraError as error:
        connection.send(_encode({"kind": "error", "text": str(error)}))


async def send_hint(service: Service, live: LiveTable, connection: Connection) -> None:
    """Sends a hint, or why there is none. Each connection may ask for one hint at a time."""
    if connection.thinking:
        connection.send(_encode({"kind": "hint", "refused": {"key": "still-thinking"}}))
        return
    connection.thinking = True
    try:
        check_hint_allowed(live.table, connection.person)
        service.quotas.take(HINTS, connection.person, connection.address)
        found = await hint(service, live, connection.person)
    except TooMany as error:
        found = {"refused": error.reason}
    except Busy:
        found = {"refused": {"key": "still-thinking"}}
    except Refused as refused:
        found = {"refused": refused.reason}
    except FeiraError:
        found = {"refused": {"key": "busy"}}
    finally:
        connection.thinking = False
    connection.send(_encode({"kind": "hint"} | found))
