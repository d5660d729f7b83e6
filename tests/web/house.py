"""A whole server in this process, on a port of its own, with people who talk to it."""

import asyncio
import socket
import sqlite3
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, cached_property
from http.cookiejar import DefaultCookiePolicy
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

from feira.core.game import Json
from feira.games import NAMES
from feira.table.authority import Open
from feira.table.commands import Choose
from feira.web.app import new_app
from feira.web.run import options
from feira.web.service import Service
from feira.web.sessions import KEY, session_key
from feira.web.settings import Settings
from tests.table.memory import Hasty
from tests.table.party import party
from tests.table.people import plan

PASSWORD = "three blue herons"
ids = count(1)


def free_port() -> int:
    """A port where nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class House:
    """A running server and its database."""

    settings: Settings
    service: Service
    file: Path
    schema: Json = field(default_factory=dict)
    clients: list[httpx.Client] = field(default_factory=list)

    @cached_property
    def http(self) -> httpx.Client:
        """Sends exactly what it is told to, and keeps no cookies."""
        client = httpx.Client(base_url=self.url, timeout=30, verify=False)
        client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        self.clients.append(client)
        return client

    @property
    def host(self) -> str:
        """As browsers write it."""
        return f"127.0.0.1:{self.settings.port}"

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """What the database says, read by somebody else than the server."""
        with sqlite3.connect(self.file) as db:
            found = db.execute(query, values).fetchall()
        db.close()
        return found

    def change(self, query: str, *values: object) -> None:
        """Changes the database behind the server's back."""
        with sqlite3.connect(self.file, timeout=10) as db:
            db.execute(query, values)
        db.close()

    def expire(self, session: str) -> None:
        """A session has run out."""
        self.change("UPDATE sessions SET expires = 1 WHERE key = ?", session_key(KEY, session))

    def everything(self, *but: str) -> dict[str, list[tuple[Any, ...]]]:
        """All rows of all tables but some."""
        names = [name for (name,) in self.rows("SELECT name FROM sqlite_master WHERE type='table'")]
        return {
            name: sorted(self.rows(f"SELECT * FROM {name}"), key=repr)
            for name in names
            if name not in but
        }

    def open(self, table: str) -> Open:
        """A table in the server's memory."""
        return self.service.authority.open_tables[table]

    def settle(self, table: str) -> None:
        """Waits until no computer thinks at a table."""
        opened = self.open(table)
        while opened.thinking is not None and not opened.thinking.done():
            time.sleep(0.005)

    def operations(self) -> list[tuple[str, str, Json]]:
        """All methods and paths of the API with what is said of them."""
        if not self.schema:
            self.schema = self.http.get("/api/schema/openapi.json").json()
        return [
            (method, path, operation)
            for path, methods in self.schema["paths"].items()
            for method, operation in methods.items()
        ]


@cache
def warm_up() -> None:
    """Compiles the rules before anybody waits for an answer."""

    async def play(name: str) -> None:
        made = await party(plan(name, "me", "invite"), "ada ben")
        for _ in range(10):
            await made.do(made.turn, Choose, choice=1 << 20)
            await made.choose()
        seen = made.authority.seen(made.opened, "person-ada", previews=True)
        assert seen
        made.authority.open_tables.clear()
        await made.authority.open(made.opened.table.id)  # from the store, as after a restart

    for name in NAMES:
        asyncio.run(play(name))


@contextmanager
def open_house(**settings: Any) -> Iterator[House]:
    """Starts a server; it is there when this returns, and gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        given: dict[str, Any] = {
            "database": f"sqlite:///{folder}/feira.db",
            "sign_ups_per_hour": 0,
            "codes_per_hour": 0,
            "thinkers": 1,
            "log": "error",
        }
        warm_up()
        wanted = Settings(port=free_port(), **{**given, **settings})
        file = Path(wanted.database.removeprefix("sqlite:///"))
        app = new_app(wanted)
        service: Service = app.state.service
        service.authority.thinkers = Hasty()  # computers are not what is tested here
        service.ready.set()
        server = uvicorn.Server(uvicorn.Config(app, **options(wanted)))
        thread = threading.Thread(target=server.run, daemon=True)
        thread.start()
        while not server.started:
            assert thread.is_alive(), "the server could not start"
            time.sleep(0.01)
        house = House(wanted, service, file)
        try:
            yield house
        finally:
            for client in house.clients:
                client.close()
            server.should_exit = True
            thread.join(10)


class Caller:
    """Somebody who talks to the server over HTTP and WebSockets."""

    def __init__(self, house: House, headers: dict[str, str] | None = None) -> None:
        self.house = house
        self.http = httpx.Client(base_url=house.url, headers=headers, timeout=30, verify=False)
        house.clients.append(self.http)

    def __enter__(self) -> "Caller":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """An unsafe request, as the page makes it."""
        return self.http.request(
            method, path, headers=self.csrf() | more.pop("headers", {}), **more
        )

    def post(self, path: str, data: object = None, **more: Any) -> httpx.Response:
        return self.ask("POST", path, json=data, **more)

    def csrf(self) -> dict[str, str]:
        """The header that only a page of ours can set."""
        if "authorization" in self.http.headers:
            return {}
        if "feira_csrf" not in self.http.cookies:
            self.http.get("/api/me")
        return {"x-csrf-token": self.http.cookies["feira_csrf"]}

    def guest(self, name: str) -> "Caller":
        """Becomes a guest."""
        answer = self.post("/api/guest", {"name": name})
        assert answer.status_code == 201, answer.text
        return self

    @property
    def id(self) -> str:
        return str(self.get("/api/me").json()["id"])

    @property
    def session(self) -> str:
        return self.http.cookies.get("feira_session") or ""

    def token(self) -> tuple[str, str]:
        """A new token: its id and itself."""
        made = self.post("/api/tokens", {"name": "bot"}).json()
        return made["id"], made["token"]

    def headers(self) -> dict[str, str]:
        """What goes along with the WebSocket's first request."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = {"cookie": cookies} if cookies else {}
        if "authorization" in self.http.headers:
            sent["authorization"] = self.http.headers["authorization"]
        return sent

    def socket(self, table: str) -> "Talk":
        """Sits down in front of a table."""
        return Talk(self, table)

    # Playing over HTTP.

    def table(self, *kinds: str, game: str = "machikoro", **more: Any) -> str:
        """Sets up a table."""
        plan = {"game": game, "seats": [{"kind": kind} for kind in kinds], **more}
        made = self.post("/api/tables", plan)
        assert made.status_code == 201, made.text
        return str(made.json()["id"])

    def see(self, table: str) -> Json:
        seen = self.get(f"/api/tables/{table}")
        assert seen.status_code == 200, seen.text
        return dict(seen.json())

    def command(self, table: str, do: str, **more: Any) -> httpx.Response:
        """A command at the version that is."""
        version = more.pop("version", None)
        if version is None:
            version = self.house.open(table).table.version
        data = {"do": do, "id": f"c{next(ids)}", "version": version, **more}
        return self.post(f"/api/tables/{table}/commands", data)

    def do(self, table: str, do: str, **more: Any) -> None:
        """A command that has to be done."""
        answer = self.command(table, do, **more)
        assert answer.status_code == 200, answer.text

    def sit(self, table: str) -> None:
        self.do(table, "sit", nonce=f"a-nonce-{next(ids)}")

    def move(self, table: str, which: int = -1) -> bool:
        """Makes a choice if it is one's turn."""
        turn = self.see(table)["turn"]
        if turn is None:
            return False
        self.do(table, "choose", choice=turn["choices"][which])
        return True


class Talk:
    """A WebSocket at a table."""

    socket: ClientConnection

    def __init__(self, caller: Caller, table: str) -> None:
        self.connecting = connect(
            f"ws://{caller.house.host}/api/tables/{table}/socket",
            additional_headers=caller.headers(),
            compression=None,
        )

    def __enter__(self) -> "Talk":
        self.socket = self.connecting.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.connecting.__exit__(None, None, None)

    def send(self, message: object) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self, *kinds: str) -> Json:
        """The next message of these kinds."""
        while True:
            told: Json = msgspec.json.decode(self.socket.recv(timeout=10))
            if told["kind"] in kinds:
                return told

    def ask(self, message: object) -> Json:
        """Sends something and waits for what becomes of it."""
        self.send(message)
        return self.hear("answer", "error")


def begin(house: House, *callers: Caller, **plan: Any) -> str:
    """A table where all of these sit and the game has begun."""
    table = callers[0].table("me", *["invite"] * (len(callers) - 1), **plan)
    for caller in callers:
        caller.sit(table)
    assert house.open(table).table.state == "playing"
    return table
