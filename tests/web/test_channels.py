"""A whole game over each WebSocket path: the fast one, and ordinary ASGI."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed

from feira.core.types import Json
from feira.table.person import ANONYMOUS
from feira.web.app import new_app
from feira.web.channel import EXTENSION, QueueChannel, channel_of
from feira.web.connection import MOST_WAITING, TOO_SLOW, Connection
from feira.web.fast_websocket import FastWebSocket
from feira.web.limited_websocket import LimitedWebSocket
from feira.web.run import options
from feira.web.settings import Settings
from tests.table.memory_store import FirstChoice
from tests.web.live_server import Caller, LiveServer, TableSocket, start_server

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]


@pytest.fixture(params=[True, False], ids=["fast", "ordinary"])
def server(request: pytest.FixtureRequest) -> Iterator[LiveServer]:
    with start_server(fast_websocket=request.param) as server:
        yield server


class Player:
    """Plays one seat over a socket, from messages alone."""

    def __init__(self, socket: TableSocket, name: str) -> None:
        self.socket, self.name = socket, name
        self.version, self.state, self.commands = 0, "", 0
        self.turn: Json | None = None
        self.texts: list[str] = []

    def read(self, until: str) -> Json:
        """Reads up to a message of this kind; every change has the next version."""
        while True:
            message = self.socket.receive("table", "change", "answer", "said", "pong")
            if message["kind"] == "change":
                assert message["version"] == self.version + 1
                self.texts += [step["text"] for step in message["steps"]]
            if message["kind"] in ("table", "change"):
                self.version, self.state = message["version"], message["state"]
                self.turn = message.get("turn")
            if message["kind"] == until:
                return message

    def do(self, do: str, **more: Any) -> Json:
        """Sends a command and reads up to its answer."""
        self.commands += 1
        command_id = f"{self.name}{self.commands}"
        self.socket.send({"do": do, "id": command_id, "version": self.version, **more})
        answer = self.read("answer")
        assert answer["id"] == command_id
        return answer


def test_a_whole_game(server: LiveServer) -> None:
    draw = random.Random(3)
    with Caller(server).guest("Ada") as ada, Caller(server).guest("Ben") as ben:
        table = ada.table("me", "invite", game="mercado")
        with ada.socket(table) as first, ben.socket(table) as second:
            players = [Player(first, "a"), Player(second, "b")]
            for player in players:
                player.read("table")
            for number, player in enumerate(players):
                while player.version < number:
                    player.read("change")
                assert "refused" not in player.do("sit", nonce="a-nonce-of-mine")
            for player in players:
                while player.version < 3:
                    player.read("change")
            while players[0].state != "over":
                here, there = players if players[0].turn else players[::-1]
                assert here.turn is not None
                choice = draw.choice(here.turn["choices"])
                assert "refused" not in here.do("choose", choice=choice)
                while there.version < here.version:
                    there.read("change")
            assert players[0].texts == players[1].texts
            assert len(players[0].texts) > 40
            assert players[0].do("resign")["refused"] == {"key": "over"}
            first.send({"do": "say", "text": "Good game — 5 €"})
            assert players[1].read("said")["text"] == "Good game — 5 €"
            connections = list(server.live(table).watchers)
            fast = server.settings.fast_websocket
            for connection in connections:
                assert isinstance(connection, Connection)
                assert isinstance(connection.channel, FastWebSocket if fast else QueueChannel)


def test_signing_out_closes_the_socket(server: LiveServer) -> None:
    with Caller(server).guest("Ada") as ada:
        table = ada.table("me", "invite")
        with ada.socket(table) as socket:
            socket.receive("table")
            ada.post("/api/logout")
            with pytest.raises(ConnectionClosed, match="4001"):
                socket.receive("pong")


def test_many_messages_arrive_in_order(server: LiveServer) -> None:
    with Caller(server).guest("Ada") as ada:
        table = ada.table("me", "invite")
        with ada.socket(table) as socket:
            for number in range(200):
                socket.send({"do": "stand", "id": f"c{number}", "version": 0})
            answered = [socket.receive("answer")["id"] for _ in range(200)]
        assert answered == [f"c{number}" for number in range(200)]


class StuckSocket:
    """A WebSocket whose network accepts nothing."""

    def __init__(self) -> None:
        self.scope: Json = {"extensions": None}
        self.sent: list[str] = []
        self.closed: list[int] = []
        self.free = asyncio.Event()

    async def send_text(self, text: str) -> None:
        await self.free.wait()
        self.sent.append(text)

    async def close(self, code: int, _reason: str) -> None:
        self.closed.append(code)


def test_the_queue_of_a_client_that_does_not_read_is_bounded() -> None:
    async def main() -> None:
        socket = StuckSocket()
        connection = Connection(cast(Any, socket), ANONYMOUS, "127.0.0.1", previews=False)
        for _ in range(MOST_WAITING + 10):
            connection.send(b"{}")
            await asyncio.sleep(0)
        assert socket.closed == [TOO_SLOW]
        assert connection.closed
        assert len(connection.channel.waiting) == 0
        socket.free.set()
        await asyncio.sleep(0)
        assert socket.sent == []

    asyncio.run(main())


def test_the_queue_goes_on_after_a_pause_and_ends_with_the_connection() -> None:
    async def main() -> None:
        socket = StuckSocket()
        channel = QueueChannel(cast(Any, socket))
        channel.push(b"1")
        channel.push(b"2")
        await asyncio.sleep(0)
        socket.free.set()
        await asyncio.sleep(0.01)
        channel.push(b"3")
        await asyncio.sleep(0.01)
        assert socket.sent == ["1", "2", "3"]

        async def fail(_text: str) -> None:
            raise OSError("the client is gone")

        channel.socket = cast(Any, SimpleNamespace(send_text=fail))
        channel.push(b"4")
        channel.push(b"5")
        await asyncio.sleep(0.01)
        assert len(channel.waiting) == 0
        assert channel.sender is None

    asyncio.run(main())


def test_a_server_without_extensions_gets_the_queue() -> None:
    scopes: list[Json] = [{}, {"extensions": None}, {"extensions": {}}]
    for scope in scopes:
        assert isinstance(channel_of(cast(Any, SimpleNamespace(scope=scope))), QueueChannel)
    fast = object()
    offered = SimpleNamespace(scope={"extensions": {EXTENSION: fast}})
    assert cast(object, channel_of(cast(Any, offered))) is fast


def test_the_setting_chooses_the_path() -> None:
    assert options(Settings())["ws"] is FastWebSocket
    assert options(Settings(fast_websocket=False))["ws"] is LimitedWebSocket
    assert msgspec.json.decode(b'{"fast_websocket":false}', type=Settings).fast_websocket is False


def test_another_asgi_server(tmp_path: Path) -> None:
    """The application under a server without extensions: that of Litestar's test client."""
    app: Litestar = new_app(Settings(database=f"sqlite:///{tmp_path / 'feira.db'}", thinkers=1))
    app.state.service.ready.set()
    app.state.service.authority.computers.thinkers = FirstChoice()
    with TestClient(app) as client:
        headers = {"x-csrf-token": client.get("/api/me").cookies["feira_csrf"]}
        client.post("/api/guest", json={"name": "Ada"}, headers=headers)
        headers = {"x-csrf-token": client.cookies["feira_csrf"]}  # of the session
        seats = [{"kind": "me"}, {"kind": "computer", "level": "easy"}]
        plan = {"game": "machikoro", "seats": seats}
        table = client.post("/api/tables", json=plan, headers=headers).json()["id"]
        with client.websocket_connect(f"/api/tables/{table}/socket?previews=false") as socket:
            assert socket.receive_json()["kind"] == "table"
            sit = {"do": "sit", "id": "c0", "version": 0, "nonce": "a-nonce-of-mine"}
            socket.send_json(sit)
            chosen = 0
            while chosen < 20:
                message = socket.receive_json()
                if message["kind"] == "change" and (turn := message.get("turn")):
                    chosen += 1
                    choose = {"do": "choose", "choice": turn["choices"][0]}
                    socket.send_json(choose | {"id": f"c{chosen}", "version": message["version"]})
