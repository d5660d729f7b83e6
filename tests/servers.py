"""Real servers for tests: each on a free port of 127.0.0.1, in a folder of its own, and always
stopped again: `with Postgres() as postgres, Feira(database=postgres.url) as server: ...`.
"""

import json
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Self

HOST = "127.0.0.1"
PACKAGES = "postgresql and redis-server"
COMPILING = 600.0  # seconds that the very first start may take


class NotStarted(Exception):
    """A server that did not start, with the end of its log."""


def free_port() -> int:
    """A port that is not in use."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


@contextmanager
def folder() -> Iterator[Path]:
    """A new folder that is deleted afterwards."""
    path = Path(tempfile.mkdtemp(prefix="feira-test-"))
    try:
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)


def wait_until(there: Callable[[], bool], seconds: float, what: str) -> float:
    """Waits for a condition; returns the seconds that it took."""
    start = time.monotonic()
    while not there():
        if time.monotonic() - start > seconds:
            raise NotStarted(f"{what}: not within {seconds:.0f} s")
        time.sleep(0.02)
    return time.monotonic() - start


class Program:
    """A program in the background, with its own group of processes and its own log."""

    def __init__(self) -> None:
        self.home = Path(tempfile.mkdtemp(prefix="feira-test-"))
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        """The command that is run."""
        raise NotImplementedError

    def environment(self) -> dict[str, str]:
        """The environment variables of the program."""
        return dict(os.environ)

    def answers(self) -> bool:
        """Is the program ready?"""
        raise NotImplementedError

    def launch(self) -> None:
        """Starts the program without waiting."""
        assert self.process is None, "it runs already"
        with (self.home / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                env=self.environment(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def start(self, seconds: float = 30.0) -> float:
        """Starts the program; returns the seconds until it was ready."""
        self.launch()
        return self.wait(seconds)

    def wait(self, seconds: float = 30.0) -> float:
        """Waits until it is ready."""

        def there() -> bool:
            if self.process is not None and self.process.poll() is not None:
                raise NotStarted(f"{self.command()[0]} has ended:\n{self.said()}")
            return self.answers()

        return wait_until(there, seconds, f"{self.command()[0]} is ready\n{self.said()}")

    def said(self) -> str:
        """The end of its log."""
        return (self.home / "log").read_text(encoding="utf-8", errors="replace")[-4000:]

    def seconds(self) -> float:
        """The CPU time that it has used so far."""
        assert self.process is not None
        stat = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii")
        user, system = stat.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def signal(self, number: int) -> None:
        """Sends a signal to the program and its children."""
        if self.process is not None:
            os.killpg(self.process.pid, number)

    def kill(self) -> None:
        """Kills the program and its children."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        """Terminates the program; returns when it has ended."""
        if self.process is not None:
            self.process.terminate()
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(10)
            self.kill()

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.kill()
        finally:
            shutil.rmtree(self.home, ignore_errors=True)


class Feira(Program):
    """`feira serve`, with settings as in a config file."""

    def __init__(self, **settings: object) -> None:
        super().__init__()
        self.port = free_port()
        self.settings = {
            "database": f"sqlite:///{self.home / 'feira.db'}",
            "commands_per_second": 1_000_000,
            "sign_ups_per_hour": 1_000_000,
            "thinkers": 1,
            "daily_par": "",  # nobody waits for a master
            **dict.fromkeys(("open_tables", "lobby_places", "sockets", "requests_per_hour"), 0),
            "log": "warning",
        } | settings

    @property
    def url(self) -> str:
        """The address of the server."""
        return f"http://{HOST}:{self.port}"

    @property
    def database(self) -> str:
        """The address of its database."""
        return str(self.settings["database"])

    def command(self) -> list[str]:
        """The server itself, in the Python of this process."""
        return [sys.executable, "-m", "feira", "serve"]

    def environment(self) -> dict[str, str]:
        """The settings as variables."""
        own = {"host": HOST, "port": self.port} | self.settings
        given = {f"FEIRA_{key.upper()}": str(value) for key, value in own.items()}
        kept = {key: value for key, value in os.environ.items() if not key.startswith("FEIRA_")}
        return kept | given

    def start(self, seconds: float = COMPILING) -> float:
        """Starts the server. The very first start compiles the rules."""
        return super().start(seconds)

    def answers(self) -> bool:
        """Are the rules compiled, so that tables can be played?"""
        connection = HTTPConnection(HOST, self.port, timeout=COMPILING)
        try:
            connection.request("GET", "/health")
            found = connection.getresponse()
            text = found.read()
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()
        if found.status >= 500:
            raise NotStarted(f"the server could not start:\n{self.said()}")
        return bool(json.loads(text)["ready"])


class Redis(Program):
    """A Redis server that saves nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.port = free_port()
        self.url = f"redis://{HOST}:{self.port}/0"

    def command(self) -> list[str]:
        """Redis without persistence."""
        own = ["--bind", HOST, "--port", str(self.port), "--dir", str(self.home)]
        return [program("redis-server"), *own, "--save", "", "--appendonly", "no"]

    def answers(self) -> bool:
        """Does it answer a ping?"""
        try:
            with socket.create_connection((HOST, self.port), 1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False


class Postgres:
    """A PostgreSQL cluster of its own. It refuses to run as root, so root becomes `postgres`."""

    def __init__(self) -> None:
        self.port = free_port()
        self.home = Path(tempfile.mkdtemp(prefix="feira-test-"))
        self.url = f"postgresql+psycopg://postgres@{HOST}:{self.port}/postgres"

    def run(self, name: str, *arguments: str) -> None:
        """Runs one of PostgreSQL's own programs, as a user who may run it."""
        become = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        with (self.home / "log").open("ab") as log:
            done = subprocess.run(
                [*become, program(name), *arguments],
                cwd=self.home,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                check=False,
            )
        if done.returncode:
            raise NotStarted(f"{name}: {(self.home / 'log').read_text()[-4000:]}")

    def create(self) -> None:
        """Makes a new cluster without a password."""
        (self.home / "log").touch()
        if os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            for path in (self.home, self.home / "log"):
                os.chown(path, owner.pw_uid, owner.pw_gid)
        self.run("initdb", "-D", self.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N")

    @property
    def data(self) -> str:
        """The folder of the cluster."""
        return str(self.home / "data")

    def start(self) -> None:
        """Starts the cluster; returns when it answers."""
        own = f"-h {HOST} -p {self.port} -k {self.home}"
        self.run("pg_ctl", "-D", self.data, "-l", str(self.home / "log"), "-w", "-o", own, "start")

    def stop(self, how: str = "fast") -> None:
        """Stops it: fast (connections are cut) or immediate (as if the power had failed)."""
        self.run("pg_ctl", "-D", self.data, "-w", "-m", how, "stop")

    def __enter__(self) -> Self:
        try:
            self.create()
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        try:
            if (self.home / "data" / "postmaster.pid").exists():
                self.stop("immediate")
        finally:
            shutil.rmtree(self.home, ignore_errors=True)


def program(name: str) -> str:
    """The path of a program; Debian does not put PostgreSQL's own on PATH."""
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = str(versions[-1]) if versions else shutil.which(name)
    if found is None:
        raise NotStarted(f"{name} is not installed: {PACKAGES} are needed")
    return found
