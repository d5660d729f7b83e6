"""The database: reads in threads, and one writer thread with group commit.

An fsync for every choice would be too slow. The writes that arrive within a moment share one
transaction, and their callers continue when it is committed. If one write of a group fails, the
group is rolled back and each of its writes is retried alone.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from feira.table import schema
from feira.table.chain_upgrade import fill_chains
from feira.table.engine import (
    POSTGRES_CONNECTIONS,
    SECONDS,
    WRITER_CACHE,
    make_private,
    migrating,
    open_engine,
    raw_of,
)
from feira.table.failures import NO_ANSWER, TOO_SLOW, named, one_line, writing_error
from feira.table.unavailable import Unavailable
from feira.table.upgrade import prepare
from feira.table.writes import Statement, Write, resolve, write_all, write_directly

T = TypeVar("T")

GATHER = 0.002  # seconds that the writer waits for more writes before a commit
MOST_WRITES = 512  # in one transaction
READERS = 8  # threads: used for nothing else (such as passwords or replays)
PARTS = 10  # of the timeout of a read: see `read`
TRIES = 5  # attempts while other processes insert the same row


class Database:
    """One database, used from an event loop."""

    def __init__(
        self, url: str, seconds: float = SECONDS, connections: int = POSTGRES_CONNECTIONS
    ) -> None:
        self.url, self.seconds = url, seconds
        self.engine = open_engine(url, seconds, connections)
        self.queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.thread: threading.Thread | None = None
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
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
        make_private(self.url)
        try:
            with migrating(self.engine) as connection:
                prepare(connection)
            fill_chains(self.engine)
        except SQLAlchemyError as error:
            raise Unavailable(f"{NO_ANSWER}: {one_line(error)}") from None

    def secret(self) -> str:
        """The secret that the processes of this database share."""
        return str(self.read_now(lambda db: db.scalar(select(schema.about.c.secret))))

    def stop(self) -> None:
        """Writes what is queued, and closes all connections."""
        self.queue.put(None)
        if self.thread is not None:
            self.thread.join()
        self.readers.shutdown(wait=False, cancel_futures=True)
        if self.writer is not None:
            self.writer.close()
        self.engine.dispose()

    @property
    def is_behind(self) -> bool:
        """Whether more writes wait than fit into the next transaction."""
        return self.queue.qsize() > MOST_WRITES

    async def write(self, do: Callable[[Connection], T]) -> T:
        """Runs a function in the next transaction; returns when the transaction is durable.

        The function may run twice (if another write of its group fails), so it must have no side
        effect outside the transaction.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self.queue.put(Write(loop, future, do))
        return await future

    async def write_again(self, do: Callable[[Connection], T], tries: int = TRIES) -> T:
        """Like `write`, but retries if another process has inserted the same row meanwhile."""
        for _ in range(tries):
            try:
                return await self.write(do)
            except IntegrityError:
                continue
        raise Unavailable("others were first again and again: try again in a moment")

    async def execute(self, *statements: Statement) -> int:
        """Runs statements in the next transaction; returns the row count of the last one."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[int] = loop.create_future()
        self.queue.put(Write(loop, future, statements=statements))
        return await future

    async def read(self, do: Callable[[Connection], T]) -> T:
        """Runs a reading function in a thread, with a timeout, however busy the threads are.

        The timeout is divided into parts. If this process does not get to run for a while, however
        long, that counts as one part: only a slow database is reported as slow.
        """
        reading = asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, do)
        try:
            for _ in range(PARTS):
                await asyncio.wait((reading,), timeout=self.seconds / PARTS)
                if reading.done():
                    return reading.result()
            raise Unavailable(f"{TOO_SLOW}: try again in a moment")
        finally:
            reading.cancel()

    def read_now(self, do: Callable[[Connection], T]) -> T:
        """Runs a reading function in the calling thread.

        Its result must not be lazy: an iterator, such as the result of a query, would read from a
        connection that is closed or in use by others by then.
        """
        try:
            with self.engine.connect() as connection:
                found = do(connection)
                if isinstance(found, Iterator):
                    raise TypeError(f"a read returns what it has found, not {type(found).__name__}")
                return found
        except SQLAlchemyError as error:
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
        """Writes the whole group in one transaction; if one write fails, one transaction for each.

        If the database cannot be used at all, nothing is retried, since the last write of the group
        would wait for all timeouts.
        """
        self.groups += 1
        self.writes += len(group)
        try:
            self._transact(group)
        except Exception as error:
            found = writing_error(error)
            if len(group) == 1 or isinstance(found, Unavailable):
                for write in group:
                    write.error = Unavailable(str(found)) if len(group) > 1 else found
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
