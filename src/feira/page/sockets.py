"""Sockets between a page and its tables, like those of a server."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.service.client_messages import ClientMessage, Hint, Ping, Say
from feira.service.hints import check_hint_allowed
from feira.service.presence import presence_json, send_all
from feira.table.commands import Command
from feira.table.live_table import LiveTable
from feira.table.person import Person
from feira.table.refused import Refused
from feira.table.unavailable import Unavailable

if TYPE_CHECKING:
    from feira.page.service import Service

LONGEST_ERROR = 200  # characters
# The codes that the socket of a server would be closed with.
NO_TABLE, TRY_LATER = 4004, 1013

_decode = msgspec.json.Decoder(ClientMessage).decode
_encode = msgspec.json.Encoder().encode


class PageSocket:
    """A watcher of a table. Messages are handled one after the other."""

    previews = True

    def __init__(self, live: LiveTable, person: Person, tell: Callable[[str], None]) -> None:
        self.live, self.person, self.tell = live, person, tell
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.thinking = False
        self.task: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Sends the page a message, in the order of the calls."""
        if message:
            self.tell(message.decode())

    def send_json(self, message: Json) -> None:
        """Sends a message that is not part of the game."""
        self.send(_encode(message))


class PageSockets:
    """The sockets that are open."""

    def __init__(self, service: "Service") -> None:
        self.service = service
        self.open: dict[str, PageSocket] = {}

    async def connect(self, name: str, table: str, tell: Callable[[str], None]) -> int:
        """Opens a socket; 0, or the code that a server would close it with."""
        try:
            live = await self.service.authority.find(table)
        except Unavailable:
            return TRY_LATER
        except FeiraError:  # there is none, or it cannot be replayed, for example under older rules
            return NO_TABLE
        self.disconnect(name)
        socket = self.open[name] = PageSocket(live, self.service.person, tell)
        self.service.authority.watch(live, socket)
        self.send_presence(live)
        socket.task = asyncio.create_task(self._handle(socket))
        return 0

    def hear(self, name: str, text: str) -> None:
        """Receives a message of the page."""
        if name in self.open:
            self.open[name].heard.put_nowait(text)

    def disconnect(self, name: str) -> None:
        """Closes a socket."""
        socket = self.open.pop(name, None)
        if socket is None:
            return
        if socket.task is not None:
            socket.task.cancel()
        self.service.authority.unwatch(socket.live, socket)
        self.send_presence(socket.live)

    def send_presence(self, live: LiveTable) -> None:
        """Sends the list of who is present to all watchers of a table."""
        send_all(live, presence_json(live, self.service.authority.presence(live)))

    async def _handle(self, socket: PageSocket) -> None:
        """Handles one message after the other."""
        while True:
            text = await socket.heard.get()
            try:
                message = _decode(text)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                socket.send_json({"kind": "error", "text": str(error)[:LONGEST_ERROR]})
                continue
            match message:
                case Ping():
                    socket.send_json({"kind": "pong"})
                case Say():
                    await self._chat(socket, message.text)
                case Hint():
                    self.service.authority.tasks.spawn(self._hint(socket))
                case _:
                    await self._do(socket, message)

    async def _do(self, socket: PageSocket, command: Command) -> None:
        """Executes a command and answers it."""
        reply: Json = {"kind": "answer", "id": command.id}
        try:
            result = await self.service.authority.do(socket.live.table.id, socket.person, command)
        except FeiraError as error:
            version = socket.live.table.version
            reply |= {"refused": {"key": "not-stored"}, "text": str(error), "version": version}
        else:
            reply["version"] = result.version
            if result.refused is not None:
                reply["refused"] = result.refused
        socket.send_json(reply)

    async def _chat(self, socket: PageSocket, text: str) -> None:
        """Adds a message to the chat, or sends why it cannot be added."""
        try:
            await self.service.say(socket.live, socket.person, text)
        except FeiraError as error:
            socket.send_json({"kind": "error", "text": str(error)})

    async def _hint(self, socket: PageSocket) -> None:
        """Sends a hint, or why there is none. A socket may ask for one at a time."""
        if socket.thinking:
            socket.send_json({"kind": "hint", "refused": {"key": "still-thinking"}})
            return
        socket.thinking = True
        try:
            check_hint_allowed(socket.live.table, socket.person)
            found = await self.service.hint(socket.live)
        except Refused as refused:
            found = {"refused": refused.reason}
        except FeiraError:
            found = {"refused": {"key": "busy"}}
        finally:
            socket.thinking = False
        socket.send_json({"kind": "hint"} | found)
