"""The WebSocket of a table: client messages come in, server messages go out, as JSON text."""

import asyncio

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.table.commands import Command
from feira.table.database import Unavailable
from feira.table.live_table import LiveTable
from feira.table.refused import Refused
from feira.web.client_messages import ClientMessage, Hint, Ping, Say
from feira.web.connection import NO_TABLE, NOT_ALLOWED, TRY_LATER, Connection
from feira.web.dependencies import TheService, WebSocket
from feira.web.hints import hint
from feira.web.origin import same_site
from feira.web.pace import Pace
from feira.web.service import Service
from feira.web.sessions import credential_of, person_of

LONGEST_ERROR = 200  # characters

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
    origins = socket.headers.getall("origin", [])
    if not same_site(origins, socket.headers.get("host"), service.settings):
        await socket.close(NOT_ALLOWED, "not from this page")
        return
    person = await person_of(socket, service.people)
    try:
        live = await service.find_table(table)
    except Unavailable:
        await socket.accept()
        await socket.close(TRY_LATER, "the database does not answer: try again later")
        return
    except FeiraError:
        await socket.accept()
        await socket.close(NO_TABLE, "there is no such table")
        return
    await socket.accept()
    connection = Connection(socket, person, previews=previews)
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
    pace = Pace(service.settings.commands_per_second)
    while True:
        data = await connection.channel.receive_text()
        await pace.keep()
        try:
            message = _decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            connection.send(_encode({"kind": "error", "text": str(error)[:LONGEST_ERROR]}))
            await pace.fault()
            continue
        match message:
            case Ping():
                connection.send(b'{"kind":"pong"}')
            case Say():
                connection.spawn(say(service, live, connection, message.text))
            case Hint():
                connection.spawn(send_hint(service, live, connection))
            case _:
                await do(service, live, connection, message)


async def do(service: Service, live: LiveTable, connection: Connection, command: Command) -> None:
    """Does a command and answers it."""
    reply: Json = {"kind": "answer", "id": command.id}
    try:
        result = await service.authority.do(live.table.id, connection.person, command)
    except FeiraError as error:
        reply |= {"refused": {"key": "not-stored"}, "text": str(error)}
        reply["version"] = live.table.version
    else:
        reply["version"] = result.version
        if result.refused is not None:
            reply["refused"] = result.refused
            await asyncio.sleep(0)  # a refusal waits for nothing: lets other connections go first
    connection.send(_encode(reply))


async def say(service: Service, live: LiveTable, connection: Connection, text: str) -> None:
    """Adds a message to the chat, or sends why it cannot be added."""
    try:
        await service.say(live, connection.person, text)
    except FeiraError as error:
        connection.send(_encode({"kind": "error", "text": str(error)}))


async def send_hint(service: Service, live: LiveTable, connection: Connection) -> None:
    """Sends a hint, or why there is none. Each connection may ask for one hint at a time."""
    if connection.thinking:
        connection.send(_encode({"kind": "hint", "refused": {"key": "still-thinking"}}))
        return
    connection.thinking = True
    try:
        found = await hint(service, live, connection.person)
    except Refused as refused:
        found = {"refused": refused.reason}
    finally:
        connection.thinking = False
    connection.send(_encode({"kind": "hint"} | found))
