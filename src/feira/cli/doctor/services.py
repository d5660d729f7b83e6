"""What is reachable from this machine, and where data lives. Every check has a short timeout."""

import http.client
import json
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

from feira.cli.doctor.finding import Finding, Status
from feira.cli.doctor.installed import is_writable
from feira.cli.paths import saved_games

LIMIT = 2  # seconds for an answer


def database(url: str) -> Finding:
    """The database: whether it opens, and the version of its schema."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    from feira.web.settings import database_file

    try:
        parsed = make_url(url or f"sqlite:///{database_file()}")
    except ArgumentError:
        return broken("database", url, "This is no database address; see docs/deployment.md.")
    shown = parsed.render_as_string(hide_password=True)
    if parsed.get_backend_name() == "sqlite":
        return sqlite_database(Path(parsed.database or ":memory:"))
    from sqlalchemy import create_engine, select
    from sqlalchemy.exc import SQLAlchemyError

    from feira.table.schema import about

    try:
        engine = create_engine(parsed, connect_args={"connect_timeout": LIMIT})
        with engine.connect() as connection:
            there = engine.dialect.has_table(connection, about.name)
            version = connection.scalar(select(about.c.version)) if there else None
        engine.dispose()
    except (SQLAlchemyError, ImportError) as error:
        return broken("database", shown, first_line(error))
    return of_schema(shown, version)


def sqlite_database(file: Path) -> Finding:
    """A database in a file, opened without creating or changing anything."""
    if not file.exists():
        if is_writable(file.parent):
            return Finding(topic="data", name="database", value=f"{file} (created when you play)")
        return broken("database", str(file), f"{file.parent} cannot be written.")
    # A file that nobody writes to is opened as immutable: SQLite would create two files beside it.
    mode = "mode=ro" if Path(f"{file}-wal").exists() else "immutable=1"
    try:
        connection = sqlite3.connect(f"file:{quote(str(file))}?{mode}", uri=True, timeout=LIMIT)
        try:
            query = "SELECT name FROM sqlite_master WHERE name = 'about'"
            there = connection.execute(query).fetchone()
            version = connection.execute("SELECT version FROM about").fetchone() if there else None
        finally:
            connection.close()
    except sqlite3.Error as error:
        return broken("database", str(file), first_line(error))
    return of_schema(str(file), None if version is None else int(version[0]))


def of_schema(shown: str, version: int | None) -> Finding:
    """A database that opens, judged by the version of its schema."""
    from feira.table.schema import VERSION

    if version is None:
        return Finding(topic="data", name="database", value=f"{shown} (empty)")
    value = f"{shown} (schema {version})"
    if version > VERSION:
        advice = f"It was made by a newer Feira; this one knows schema {VERSION}. Upgrade Feira."
        return broken("database", value, advice)
    if version < VERSION:
        advice = f"The next start upgrades it to schema {VERSION} and keeps a copy."
        return Finding(
            topic="data", name="database", value=value, status=Status.NOTE, advice=advice
        )
    return Finding(topic="data", name="database", value=value)


def redis(url: str) -> Iterator[Finding]:
    """Redis, if the settings name it."""
    if not url:
        return
    shown = url.rpartition("@")[2]
    try:
        from redis import Redis
        from redis.exceptions import RedisError
    except ImportError:
        yield broken("redis", shown, "Install what it needs: pip install 'feira[server]'")
        return
    try:
        limits = {"socket_connect_timeout": LIMIT, "socket_timeout": LIMIT}
        with Redis.from_url(url, **limits) as client:
            client.ping()
    except (RedisError, ValueError) as error:
        yield broken("redis", shown, first_line(error))
        return
    yield Finding(topic="reachable", name="redis", value=f"{shown} answers")


def port(number: int) -> Finding:
    """The port of the server: free, or taken by Feira or by another program."""
    try:
        socket.create_connection(("127.0.0.1", number), LIMIT).close()
    except OSError:
        return Finding(topic="reachable", name=f"port {number}", value="free")
    if is_feira(number):
        value = f"Feira is running at http://127.0.0.1:{number}"
        return Finding(topic="reachable", name=f"port {number}", value=value)
    return Finding(
        topic="reachable",
        name=f"port {number}",
        value="taken by another program",
        status=Status.NOTE,
        advice="Use another one: feira play --port 8421",
    )


def is_feira(number: int) -> bool:
    """Does a Feira server answer at this port?"""
    connection = http.client.HTTPConnection("127.0.0.1", number, timeout=LIMIT)
    try:
        connection.request("GET", "/api/progress")
        return "ready" in json.loads(connection.getresponse().read(10_000))
    except (OSError, http.client.HTTPException, ValueError, TypeError):
        return False
    finally:
        connection.close()


def saved() -> Finding:
    """The games that were saved by `feira terminal`."""
    folder = saved_games()
    games = sum(1 for _ in folder.glob("*.feira"))
    value = f"{folder} ({games} {'game' if games == 1 else 'games'})"
    return Finding(topic="data", name="saved games", value=value)


def broken(name: str, value: str, advice: str) -> Finding:
    """A problem: something that the settings name cannot be used."""
    topic = "data" if name == "database" else "reachable"
    return Finding(topic=topic, name=name, value=value, status=Status.PROBLEM, advice=advice)


def first_line(error: Exception) -> str:
    """The first line of an error's text."""
    return (str(error) or type(error).__name__).splitlines()[0]
