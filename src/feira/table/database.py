"""The database: reads in threads, and one writer thread that commits in groups.

An fsync for every choice would be too slow. The writes that arrive within a moment share one
transaction, and their callers go on when it is committed. If one write of a group fails, the group
is rolled back and each of its writes is tried alone.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, select
from sqlalchemy.exc import DataError, DBAPIError, OperationalError

from feira.core.errors import FeiraError
from feira.table import schema
from feira.table.engine import WRITER_CACHE, lock_migrations, open_engine, raw_of
from feira.table.upgrade import prepare
from feira.table.writes import Statement, Write, resolve, write_all, write_directly

T = TypeVar("T")

GATHER = 0.002  # seconds that the writer waits for more writes before a commit
MOST_WRITES = 512  # in one transaction
LONGEST_ERROR = 200  # characters of a driver's message


class Unavailable(FeiraError):
    """The database does not answer. Nothing was changed."""


class Database:
    """One database, used from an event loop."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = open_engine(url)
        self.queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.thread: threading.Thread | None = None
        self.writer: Connection | None = None  # SQLite only: one connection keeps its page cache
        self.groups = 0
        self.writes = 0

    def start(self) -> None:
        """Creates or upgrades the schema, and starts the writer thread."""
        self.make_ready()
        if self.engine.dialect.name == "sqlite":
            self.writer = self.engine.connect()
            self.writer.info["writes"] = True
            raw_of(self.writer).execute(f"PRAGMA {WRITER_CACHE}")
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    def make_ready(self) -> None:
        """Creates the schema in an empty database, and upgrades an old one."""
        try:
            with self.engine.connect() as connection:
                connection.info["writes"] = True
                with connection.begin():
                    lock_migrations(connection)
                    prepare(connection)
                connection.info["writes"] = False
        except OperationalError as error:
            raise Unavailable(f"the database does not answer: {one_line(error)}") from None

    def secret(self) -> str:
        """The secret that the processes of this database share."""
        return str(self.read_now(lambda db: db.scalar(select(schema.about.c.secret))))

    def stop(self) -> None:
        """Writes what is queued, and closes all connections."""
        self.queue.put(None)
        if self.thread is not None:
            self.thread.join()
        if self.writer is not None:
            self.writer.close()
        self.engine.dispose()

    async def write(self, do: Callable[[Connection], T]) -> T:
        """Runs a function in the next transaction; returns when the transaction is durable.

        The function may run twice (if another write of its group fails), so it must have no effect
        outside the transaction.
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
        """Runs a function that reads, in a thread."""
        return await asyncio.to_thread(self.read_now, do)

    def read_now(self, do: Callable[[Connection], T]) -> T:
        """Runs a function that reads, in the calling thread."""
        try:
            with self.engine.connect() as connection:
                return do(connection)
        except DBAPIError as error:
            raise named(error) from None

    def _run(self) -> None:
        """The writer thread: gathers writes, commits them, resolves their futures."""
        while (first := self.queue.get()) is not None:
            time.sleep(GATHER)
            group, last = [first], False
            while len(group) < MOST_WRITES:
                try:
                    more = self.queue.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                group.append(more)
            self._write(group)
            resolve(group)
            if last:
                return

    def _write(self, group: list[Write]) -> None:
        """One transaction for the whole group; if that fails, one for each write."""
        self.groups += 1
        self.writes += len(group)
        try:
            self._transact(group)
        except Exception as error:
            if len(group) == 1:
                group[0].error = writing_error(error)
                return
            for write in group:
                try:
                    self._transact([write])
                except Exception as own:
                    write.error = writing_error(own)

    def _transact(self, group: list[Write]) -> None:
        if self.writer is None:
            with self.engine.connect() as connection:
                connection.info["writes"] = True
                try:
                    write_all(connection, group)
                finally:
                    connection.info["writes"] = False
        elif any(write.do is not None for write in group) or not write_directly(self.writer, group):
            write_all(self.writer, group)


def writing_error(error: Exception) -> Exception:
    """What a caller gets: other errors than these, such as a taken key, are for the caller."""
    return named(error) if isinstance(error, DataError | OperationalError) else error


def named(error: DBAPIError) -> FeiraError:
    """An error of the driver as one line: a value that cannot be stored, or no answer."""
    if isinstance(error, DataError):
        return FeiraError(f"not a possible value: {one_line(error)}")
    return Unavailable(f"the database does not answer: {one_line(error)}")


def one_line(error: DBAPIError) -> str:
    """The message of the driver, shortened to one line."""
    return " ".join(str(error.orig or error).split())[:LONGEST_ERROR]
