"""Connections to PostgreSQL that never block for ever.

The server's own timeouts (`statement_timeout`, `lock_timeout`) end a statement that takes too long.
A server that is frozen, or has vanished from the network, enforces none, so each connection has a
timeout of its own: a connection without an answer in time is closed.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
from psycopg.errors import _WaitTimeout
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import InvalidatePoolError

CONNECT_SECONDS = 2  # the minimum of the driver
PING_SECONDS = 1.0  # for an idle connection to show that it is alive
GRACE_SECONDS = 1.0  # by this much the server's own timeout is shorter than the client's
MILLISECONDS = 1000  # in a second


class LimitedConnection(psycopg.Connection[Any]):
    """A connection that is closed if an answer does not come in time."""

    seconds: float | None = None  # for an answer; None: no limit

    def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        """Waits for an answer of the server."""
        try:
            return super().wait(gen, interval, self.seconds if timeout is None else timeout)
        except _WaitTimeout:
            self.pgconn.finish()
            raise psycopg.OperationalError("timeout: no answer within the limit") from None

    @contextmanager
    def limited(self, seconds: float | None) -> Iterator[None]:
        """Another timeout for a while."""
        before, self.seconds = self.seconds, seconds
        try:
            yield
        finally:
            self.seconds = before


def open_postgres(url: str, seconds: float, connections: int) -> Engine:
    """An engine with a timeout for statements, locks and connections."""
    engine = create_engine(
        url, pool_size=connections, max_overflow=0, pool_timeout=seconds, pool_use_lifo=True
    )
    limits = (
        f"-c statement_timeout={int(MILLISECONDS * seconds)} "
        f"-c lock_timeout={int(MILLISECONDS * seconds / 2)} "
        f"-c idle_in_transaction_session_timeout={int(2 * MILLISECONDS * seconds)}"
    )

    @event.listens_for(engine, "do_connect")
    def connect(_dialect: Any, _record: Any, arguments: Any, more: dict[str, Any]) -> Any:
        own = {"connect_timeout": CONNECT_SECONDS} | more
        own["options"] = f"{limits} {own.get('options', '')}"
        made = LimitedConnection.connect(*arguments, **own)
        made.seconds = seconds + GRACE_SECONDS
        return made

    @event.listens_for(engine, "checkout")
    def ping(connection: LimitedConnection, _record: Any, _proxy: Any) -> None:
        try:
            with connection.limited(PING_SECONDS):
                connection.autocommit = True
                connection.execute("SELECT 1")
                connection.autocommit = False
        except psycopg.Error as error:
            raise InvalidatePoolError(str(error)) from None

    return engine


@contextmanager
def without_limits(connection: LimitedConnection) -> Iterator[None]:
    """Disables the timeouts for the current transaction: an upgrade of the schema may take long."""
    with connection.limited(None):
        connection.execute("SET LOCAL statement_timeout = 0")
        connection.execute("SET LOCAL lock_timeout = 0")
        connection.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
        yield
