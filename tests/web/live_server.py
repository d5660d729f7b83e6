"""A whole server in this process, on a port of its own, and clients for it."""

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
from argon2 import PasswordHasher
from websockets.sync.client import ClientConnection, connect

from feira.core.types import Json
from feira.games import NAMES
from feira.table.commands import Choose
from feira.table.live_table import LiveTable
from feira.table.log import TableEvent
from feira.web.app import new_app
from feira.web.cookies import KEY
from feira.web.run import options
from feira.web.service import Service
from feira.web.sessions import session_key
from feira.web.settings import Settings
from tests.bots import AGAIN, OVERLOADED
from tests.table.clients import plan
from tests.table.memory_store import FirstChoice
from tests.table.table_harness import new_harness

PASSWORD = "three blue herons"
PATIENCE = 30.0  # seconds for a message; a busy machine is slow
# Hashing passwords is slow on purpose. Tests do it hundreds of times, and do not measure that.
QUICK_HASHER = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
ids = count(1)


def free_port() -> int:
    """A port that is not in use."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class LiveServer:
    """A running server and its database."""

    settings: Settings
    service: Service
    file: Path
    schema: Json = field(default_factory=dict)
    clients: list[httpx.Client] = field(default_factory=list)

    @cached_property
    def http(self) -> httpx.Client:
        """An HTTP client without cookies."""
        client = httpx.Client(base_url=self.url, timeout=30, verify=False)
        client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        self.clients.append(client)
        return client

    @property
    def host(self) -> str:
        """Host and port, as browsers write them."""
        return f"127.0.0.1:{self.settings.port}"

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Reads from the database, bypassing the server."""
        with sqlite3.connect(self.file) as db:
            found = db.execute(query, values).fetchall()
        db.close()
        return found

    def change(self, query: str, *values: object) -> None:
        """Changes the database, bypassing the server."""
        with sqlite3.connect(self.file, timeout=10) as db:
            db.execute(query, values)
        db.close()

    def expire(self, session: str) -> None:
        """Lets a session expire."""
        self.change("UPDATE sessions SET expires = 1 WHERE key = ?", session_key(KEY, session))

    def everything(self, *but: str) -> dict[str, list[tuple[Any, ...]]]:
        """All rows of all tables of the database, except some tables."""
        names = [name for (name,) in self.rows("SELECT name FROM sqlite_master WHERE type='table'")]
        return {
            name: sorted(self.rows(f"SELECT * FROM {name}"), key=repr)
            for name in names
            if name not in but
        }

    def live(self, table: str) -> LiveTable:
        """A table in the server's memory."""
        return self.service.authority.tables.by_id[table]

    def settle(self, table: str) -> None:
        """Waits until no computer is thinking at a table."""
        live = self.live(table)
        while live.thinking is not None and not live.thinking.done():
            time.sleep(0.005)

    def enter(self, table: str, event: TableEvent) -> None:
        """Enters an event that no command causes, such as the clock taking a seat."""
        authority = self.service.authority
        loop = next(iter(authority.tasks.running)).get_loop()
        entered = authority.note(table, event, key=f"entered-{next(ids)}")
        asyncio.run_coroutine_threadsafe(entered, loop).result(10)
        self.settle(table)

    def operations(self) -> list[tuple[str, str, Json]]:
        """All methods and paths of the API, with their descriptions."""
        if not self.schema:
            self.schema = self.http.get("/api/schema/openapi.json").json()
        return [
            (method, path, operation)
            for path, methods in self.schema["paths"].items()
            for method, operation in methods.items()
        ]


@cache
def warm_up() -> None:
    """Compiles the rules, so that no test waits for an answer."""

    async def play(name: str) -> None:
        made = await new_harness(plan(name, "me", "invite"), "ada ben")
        for _ in range(10):
            await made.do(made.turn, Choose, choice=1 << 20)
            await made.choose()
        seen = made.authority.snapshot(made.live, "person-ada", previews=True)
        assert seen
        made.authority.tables.by_id.clear()
        await made.authority.find(made.live.table.id)  # loads it from the store, as after a restart

    for name in NAMES:
        asyncio.run(play(name))


@contextmanager
def start_server(**settings: Any) -> Iterator[LiveServer]:
    """Runs a server in a thread of this process."""
    with tempfile.TemporaryDirectory() as folder:
        given: dict[str, Any] = {
            "database": f"sqlite:///{folder}/feira.db",
            "sign_ups_per_hour": 0,
            "codes_per_hour": 0,
            "thinkers": 1,
            "log": "error",
            "daily_par": "",  # nobody waits for a master
        }
        warm_up()
        wanted = Settings(port=free_port(), **{**given, **settings})
        file = Path(wanted.database.removeprefix("sqlite:///"))
        app = new_app(wanted)
        service: Service = app.state.service
        service.authority.computers.thinkers = FirstChoice()
        service.people.passwords.hasher = QUICK_HASHER
        service.ready.set()
        runner = uvicorn.Server(uvicorn.Config(app, **options(wanted)))
        thread = threading.Thread(target=runner.run, daemon=True)
        thread.start()
        while not runner.started:
            assert thread.is_alive(), "the server could not start"
            time.sleep(0.01)
        server = LiveServer(wanted, service, file)
        try:
            yield server
        finally:
            for client in server.clients:
                client.close()
            runner.should_exit = True
            thread.join(10)


class Caller:
    """A person who uses the server over HTTP and WebSockets."""

    def __init__(self, server: LiveServer, headers: dict[str, str] | None = None) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, headers=headers, timeout=30, verify=False)
        server.clients.append(self.http)

    def __enter__(self) -> "Caller":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """A request with the CSRF header, as the page sends it."""
        return self.http.request(
            method, path, headers=self.csrf() | more.pop("headers", {}), **more
        )

    def post(self, path: str, data: object = None, **more: Any) -> httpx.Response:
        return self.ask("POST", path, json=data, **more)

    def csrf(self) -> dict[str, str]:
        """The CSRF header; none for callers with a token."""
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

    def account(self, name: str) -> "Caller":
        """Becomes an account."""
        answer = self.post("/api/account", {"name": name, "password": PASSWORD})
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
        """The headers of the request that opens a WebSocket."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = {"cookie": cookies} if cookies else {}
        if "authorization" in self.http.headers:
            sent["authorization"] = self.http.headers["authorization"]
        return sent

    def socket(self, table: str) -> "TableSocket":
        """A WebSocket to a table."""
        return TableSocket(self, table)

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
        """Sends a command, for the present version unless another is given."""
        version = more.pop("version", None)
        if version is None:
            version = self.server.live(table).table.version
        data = {"do": do, "id": f"c{next(ids)}", "version": version, **more}
        return self.post(f"/api/tables/{table}/commands", data)

    def do(self, table: str, do: str, **more: Any) -> None:
        """Sends a command that must be done."""
        answer = self.command(table, do, **more)
        assert answer.status_code == 200, answer.text

    def sit(self, table: str) -> None:
        self.do(table, "sit", nonce=f"a-nonce-{next(ids)}")

    def move(self, table: str, which: int = -1) -> bool:
        """Makes a choice if the caller is to act; False if not."""
        turn = self.see(table)["turn"]
        if turn is None:
            return False
        choices = turn["choices"]
        self.do(table, "choose", choice=choices[min(which, len(choices) - 1)])
        return True


class TableSocket:
    """A WebSocket to a table."""

    socket: ClientConnection

    def __init__(self, caller: Caller, table: str) -> None:
        self.connecting = connect(
            f"ws://{caller.server.host}/api/tables/{table}/socket",
            additional_headers=caller.headers(),
            compression=None,
            max_queue=None,  # messages that nobody reads do not hold up the end
        )

    def __enter__(self) -> "TableSocket":
        self.socket = self.connecting.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.connecting.__exit__(None, None, None)

    def send(self, message: object) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def receive(self, *kinds: str) -> Json:
        """The next message of these kinds."""
        while True:
            message: Json = msgspec.json.decode(self.socket.recv(timeout=PATIENCE))
            if message["kind"] in kinds:
                return message

    def ask(self, message: object) -> Json:
        """Sends a message and waits for its answer; again while the server is busy, as the page."""
        while True:
            self.send(message)
            answer = self.receive("answer", "error")
            if answer.get("refused") != OVERLOADED:
                return answer
            time.sleep(AGAIN)


def begin(server: LiveServer, *callers: Caller, **plan: Any) -> str:
    """A new table where all of these have a seat and the game has begun."""
    table = callers[0].table("me", *["invite"] * (len(callers) - 1), **plan)
    for caller in callers:
        caller.sit(table)
    assert server.live(table).table.state == "playing"
    return table
