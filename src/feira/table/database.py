"""The database: reads in threads, and one writer thread that commits in groups.

An fsync for every choice would hold everybody up. What arrives within a moment is written in one
transaction and committed once; only then is anybody told. If one of a group fails, the group is
rolled back and each of it is tried alone, so that nobody suffers for another's fault.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

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
KEEP_LOG = f"wal_autocheckpoint={WAL_PAGES}"
STARTING = 0x66656972  # the lock of whoever makes the tables


class Unavailable(FeiraError):
    """The database does not answer. Nothing was changed."""


class Write(Struct):
    """Something to be done by the writer, and who waits for it: a row to insert, or anything."""

    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    do: Callable[[Connection], Any] | None = None
    statement: str = ""
    row: tuple[Any, ...] = ()
    result: Any = None
    error: Exception | None = None


def open_engine(url: str) -> Engine:
    """An engine for a database address, such as sqlite:///feira.db."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True, pool_size=4)
    engine = create_engine(url, connect_args={"timeout": 30, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun below
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=30000", KEEP_LOG):
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
        self.raw: Any = None  # SQLite's own connection, for the writer
        self.groups = 0
        self.writes = 0

    def start(self) -> None:
        """Gets the tables ready, and starts the writer."""
        self.make_ready()
        if self.engine.dialect.name == "sqlite":
            pooled = self.engine.raw_connection()
            self.raw = pooled.driver_connection
            pooled.detach()
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
        if self.raw is not None:
            self.raw.close()
        self.engine.dispose()

    async def write(self, do: Callable[[Connection], T]) -> T:
        """Does something in the next transaction; returns when it is durable.

        It may be done twice (if another of its group fails), so it must depend on nothing else.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self.queue.put(Write(loop, future, do))
        return await future

    async def insert(self, statement: str, row: tuple[Any, ...]) -> None:
        """Inserts a row in the next transaction; `statement` is all of it up to VALUES."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        self.queue.put(Write(loop, future, statement=statement, row=row))
        await future

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
        if self._insert_at_once(group):
            return
        with self.engine.connect() as connection:
            connection.info["writes"] = True
            try:
                with connection.begin():
                    rows: dict[str, list[tuple[Any, ...]]] = {}
                    for write in group:
                        if write.do is None:
                            rows.setdefault(write.statement, []).append(write.row)
                        else:
                            write.result = write.do(connection)
                    for statement, some in rows.items():
                        insert_rows(connection, statement, some)
            finally:
                connection.info["writes"] = False

    def _insert_at_once(self, group: list[Write]) -> bool:
        """Only rows of one kind: one statement is a transaction by itself. Is that done?

        Of all the writer does this is what happens most. Each call into SQLite gives up the
        interpreter and waits for a busy event loop to get it back, so it is one call here.
        """
        first = group[0].statement
        if self.raw is None or not first or any(write.statement != first for write in group):
            return False
        values = [value for write in group for value in write.row]
        try:
            self.raw.execute(rows_text(first, len(group[0].row), len(group), "?"), values)
        except Exception:  # the long way names what is wrong, and with which of them
            return False
        return True

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


def insert_rows(connection: Connection, statement: str, rows: list[tuple[Any, ...]]) -> None:
    """Many rows with one statement.

    With a statement for each, the writer would give up the interpreter at every row and wait its
    turn behind a busy event loop as often.
    """
    mark = "?" if connection.dialect.name == "sqlite" else "%s"
    values = tuple(value for row in rows for value in row)
    text = rows_text(statement, len(rows[0]), len(rows), mark)
    connection.exec_driver_sql(text, values)


@lru_cache(maxsize=1024)
def rows_text(statement: str, width: int, rows: int, mark: str) -> str:
    """A statement with places for so many rows."""
    one = f"({', '.join([mark] * width)})"
    return f"{statement} {', '.join([one] * rows)}"


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
