"""Writes that share a transaction.

Writes that come thousands of times a second are plain SQL: rows for the same table are inserted
with one statement. Every call into SQLite releases the GIL, and the writer thread then waits behind
a busy event loop to get it back, so few calls make it fast.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import Struct
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from feira.table.engine import raw_of

STATEMENTS_CACHED = 1024
PRIMARY_CODE = 0xFF  # of an error of SQLite: the bits that say what kind it is
MOST_ROWS = 512  # in one statement: SQLite allows 32,766 values, and statement texts are cached


class Statement(NamedTuple):
    """A statement of SQL with `?` for its values; one that ends in VALUES inserts them as a row."""

    text: str
    values: tuple[Any, ...]


class Write(Struct):
    """Work for the writer thread, as statements or as a function, and the future to resolve."""

    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    do: Callable[[Connection], Any] | None = None
    statements: tuple[Statement, ...] = ()
    result: Any = None
    error: Exception | None = None


Execute = Callable[[str, list[Any]], Any]  # runs a statement and returns a cursor


def write_all(connection: Connection, group: list[Write]) -> None:
    """Writes a whole group in one transaction, or nothing of it."""
    with connection.begin():
        for write in group:
            if write.do is not None:
                write.result = write.do(connection)
        run_statements(group, executing(connection))


def write_directly(connection: Connection, group: list[Write]) -> bool:
    """Writes a group that has only statements without SQLAlchemy; False if that failed.

    Most groups are choices only: one statement inserts all of them, and needs no transaction around
    it, since it is atomic.
    """
    raw = raw_of(connection)
    begins = not is_one_insert(group)
    try:
        if begins:
            raw.execute("BEGIN IMMEDIATE")
        run_statements(group, raw.execute)
        if begins:
            raw.execute("COMMIT")
    except Exception as error:
        raw.rollback()
        if is_locked(error):  # another program writes, and the timeout has passed
            raise OperationalError("BEGIN IMMEDIATE", None, error) from None
        return False  # `write_all` retries, and finds the failing write
    return True


def is_one_insert(group: list[Write]) -> bool:
    """Whether one statement inserts all rows of a group."""
    statements = [statement for write in group for statement in write.statements]
    text = statements[0].text if statements else ""
    same = all(statement.text == text for statement in statements)
    return same and text.endswith(" VALUES") and len(statements) <= MOST_ROWS


def is_locked(error: Exception) -> bool:
    """Whether SQLite gave up waiting for another program."""
    code = getattr(error, "sqlite_errorcode", 0)
    return code & PRIMARY_CODE == sqlite3.SQLITE_BUSY


def executing(connection: Connection) -> Execute:
    """A function that runs statements with the placeholder of the connection's driver."""
    mark = "?" if connection.dialect.name == "sqlite" else "%s"

    def execute(text: str, values: list[Any]) -> Any:
        return connection.exec_driver_sql(text.replace("?", mark), tuple(values))

    return execute


def run_statements(group: list[Write], execute: Execute) -> None:
    """Runs the statements of a group: inserts into the same table together, then the updates."""
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
    """Inserts many rows with one statement, or with a few if one would be too long."""
    for first in range(0, len(rows), MOST_ROWS):
        part = rows[first : first + MOST_ROWS]
        values = [value for row in part for value in row]
        execute(insert_text(text, len(part[0]), len(part)), values)


@lru_cache(maxsize=STATEMENTS_CACHED)
def insert_text(text: str, width: int, rows: int) -> str:
    """The text of a statement with placeholders for so many rows."""
    one = f"({', '.join('?' * width)})"
    return f"{text} {', '.join([one] * rows)}"


def resolve(group: list[Write]) -> None:
    """Resolves the futures of writes with one call into each event loop, because waking is slow."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Write]] = {}
    for write in group:
        by_loop.setdefault(write.loop, []).append(write)
    for loop, writes in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, writes)


def _resolve(writes: list[Write]) -> None:
    for write in writes:
        if write.future.cancelled():
            continue
        if write.error is not None:
            write.future.set_exception(write.error)
        else:
            write.future.set_result(write.result)
