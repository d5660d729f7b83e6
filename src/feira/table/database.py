"""The database: reads in threads, and one writer thread that commits in groups.

An fsync for every choice would hold everybody up. What arrives within a moment is written in one
transaction and committed once; only then is anybody told. If one of a group fails, the group is
rolled back and each of it is tried alone, so that nobody suffers for another's fault.

What is written thousands of times a second comes as plain SQL: rows for the same table go in with
one statement. Every call into SQLite gives up the interpreter, and the writer then waits
behind a busy event loop to get it back, so few calls are what makes it fast.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Engine, create_engine, event, select
from sqlalchemy.exc import DataError, DBAPIError, OperationalError

from feira.core.errors import FeiraError
from feira.table import schema
from feira.table.upgrade import prepare

T = TypeVar("T")

GATHER = 0.002  # seconds to wait for others before a commit
MOST = 512  # writes in one transaction
WAL_PAGES = 4000  # of SQLite's log before it is worked in: what changes often is written once then
SQLITE = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=30000",
    f"wal_autocheckpoint={WAL_PAGES}",
    "temp_store=MEMORY",  # what a statement may have to undo needs no file
)
WRITER_CACHE = "cache_size=-16000"  # kilobytes: the pages that all tables at play write to
STARTING = 0x66656972  # the lock of whoever makes the tables


class Unavailable(FeiraError):
    """The database does not answer. Nothing was changed."""


class Statement(NamedTuple):
    """A statement of SQL with `?` for its values; one that ends in VALUES inserts them as a row."""

    text: str
    values: tuple[Any, ...]


class Write(Struct):
    """Something to be done by the writer, and who waits for it: plain SQL, or anything."""

    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    do: Callable[[Connection], Any] | None = None
    statements: tuple[Statement, ...] = ()
    result: Any = None
    error: Exception | None = None


Execute = Callable[[str, list[Any]], Any]  # runs a statement and returns a cursor


def open_engine(url: str) -> Engine:
    """An engine for a database address, such as sqlite:///feira.db."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True, pool_size=4)
    engine = create_engine(url, connect_args={"timeout": 30, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun below
        for pragma in SQLITE:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        kind = "IMMEDIATE" if connection.info.get("writes") else "DEFERRED"
        connection.exec_driver_sql(f"BEGIN {kind}")

    return engine


class Database:
    """One database, used from an event loop."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = open_engine(url)
        self.queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.thread: threading.Thread | None = None
        self.writer: Connection | None = None  # SQLite's: always the same, so it knows its pages
        self.groups = 0
        self.writes = 0

    def start(self) -> None:
        """Gets the tables ready, and starts the writer."""
        self.make_ready()
        if self.engine.dialect.name == "sqlite":
            self.writer = self.engine.connect()
            self.writer.info["writes"] = True
            raw_of(self.writer).execute(f"PRAGMA {WRITER_CACHE}")
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    def make_ready(self) -> None:
        """Makes the tables if there are none, and brings old ones up to date."""
        try:
            with self.engine.connect() as connection:
                connection.info["writes"] = True
                with connection.begin():
                    one_at_a_time(connection)
                    prepare(connection)
                connection.info["writes"] = False
        except OperationalError as error:
            raise Unavailable(f"the database does not answer: {one_line(error)}") from None

    def secret(self) -> str:
        """What only the processes of this database know."""
        return str(self.read_now(lambda db: db.scalar(select(schema.about.c.secret))))

    def stop(self) -> None:
        """Writes what is waiting and closes."""
        self.queue.put(None)
        if self.thread is not None:
            self.thread.join()
        if self.writer is not None:
            self.writer.close()
        self.engine.dispose()

    async def write(self, do: Callable[[Connection], T]) -> T:
        """Does something in the next transaction; returns when it is durable.

        It may be done twice (if another of its group fails), so it must depend on nothing else.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self.queue.put(Write(loop, future, do))
        return await future

    async def execute(self, *statements: Statement) -> int:
        """Runs statements in the next transaction; returns how many rows the last has changed."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[int] = loop.create_future()
        self.queue.put(Write(loop, future, statements=statements))
        return await future

    async def read(self, do: Callable[[Connection], T]) -> T:
        """Reads, in a thread."""
        return await asyncio.to_thread(self.read_now, do)

    def read_now(self, do: Callable[[Connection], T]) -> T:
        """Reads, here and now."""
        try:
            with self.engine.connect() as connection:
                return do(connection)
        except DataError as error:  # what was asked for cannot exist there
            raise FeiraError(f"not a possible value: {one_line(error)}") from None
        except DBAPIError as error:
            raise Unavailable(f"the database does not answer: {one_line(error)}") from None

    def _run(self) -> None:
        while (first := self.queue.get()) is not None:
            time.sleep(GATHER)
            group, last = [first], False
            while len(group) < MOST:
                try:
                    more = self.queue.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                group.append(more)
            self._write(group)
            self._tell(group)
            if last:
                return

    def _write(self, group: list[Write]) -> None:
        """One transaction for all; if that fails, one for each."""
        self.groups += 1
        self.writes += len(group)
        try:
            self._transact(group)
        except Exception as error:
            if len(group) == 1:
                group[0].error = self._named(error)
                return
            for write in group:
                try:
                    self._transact([write])
                except Exception as own:
                    write.error = self._named(own)

    def _transact(self, group: list[Write]) -> None:
        if self.writer is None:
            with self.engine.connect() as connection:
                connection.info["writes"] = True
                try:
                    do_all(connection, group)
                finally:
                    connection.info["writes"] = False
        elif any(write.do is not None for write in group) or not run_alone(self.writer, group):
            do_all(self.writer, group)

    @staticmethod
    def _named(error: Exception) -> Exception:
        """A database that is gone is said in one line."""
        if isinstance(error, DataError):
            return FeiraError(f"not a possible value: {one_line(error)}")
        if isinstance(error, OperationalError):
            return Unavailable(f"the database does not answer: {one_line(error)}")
        return error

    @staticmethod
    def _tell(group: list[Write]) -> None:
        """One call into each event loop for the whole group: waking a loop is what costs."""
        by_loop: dict[asyncio.AbstractEventLoop, list[Write]] = {}
        for write in group:
            by_loop.setdefault(write.loop, []).append(write)
        for loop, writes in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_resolve, writes)


def raw_of(connection: Connection) -> Any:
    """The driver's own connection."""
    return connection.connection.driver_connection


def do_all(connection: Connection, group: list[Write]) -> None:
    """A whole group in one transaction, or nothing of it."""
    with connection.begin():
        for write in group:
            if write.do is not None:
                write.result = write.do(connection)
        run_all(group, executing(connection))


def run_alone(connection: Connection, group: list[Write]) -> bool:
    """A group of nothing but statements, past SQLAlchemy. Is it done?"""
    raw = raw_of(connection)
    try:
        raw.execute("BEGIN IMMEDIATE")
        run_all(group, raw.execute)
        raw.execute("COMMIT")
    except Exception:  # the long way names what is wrong, and with which of them
        raw.rollback()
        return False
    return True


def executing(connection: Connection) -> Execute:
    """Runs statements on a connection, whatever the driver writes for a value."""
    mark = "?" if connection.dialect.name == "sqlite" else "%s"

    def execute(text: str, values: list[Any]) -> Any:
        return connection.exec_driver_sql(text.replace("?", mark), tuple(values))

    return execute


def run_all(group: list[Write], execute: Execute) -> None:
    """The statements of a group: all rows of a kind at once, then what changes rows."""
    rows: dict[str, list[tuple[Any, ...]]] = {}
    changes: list[tuple[Write, Statement]] = []
    for write in group:
        for statement in write.statements:
            if statement.text.endswith(" VALUES"):
                rows.setdefault(statement.text, []).append(statement.values)
                write.result = 1
            else:
                changes.append((write, statement))
    for text, some in rows.items():
        insert_rows(execute, text, some)
    for write, change in changes:
        write.result = execute(change.text, list(change.values)).rowcount


def insert_rows(execute: Execute, text: str, rows: list[tuple[Any, ...]]) -> None:
    """Many rows with one statement."""
    execute(rows_text(text, len(rows[0]), len(rows)), [value for row in rows for value in row])


@lru_cache(maxsize=1024)
def rows_text(text: str, width: int, rows: int) -> str:
    """A statement with places for so many rows."""
    one = f"({', '.join('?' * width)})"
    return f"{text} {', '.join([one] * rows)}"


def _resolve(writes: list[Write]) -> None:
    for write in writes:
        if write.future.cancelled():
            continue
        if write.error is not None:
            write.future.set_exception(write.error)
        else:
            write.future.set_result(write.result)


def one_at_a_time(connection: Connection) -> None:
    """Of several processes that start together, one makes the tables and the others wait."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({STARTING})")


def one_line(error: DBAPIError) -> str:
    """What the driver says, shortly."""
    return " ".join(str(error.orig or error).split())[:200]
