"""Connections to the database: SQLAlchemy engines, set up for how this server uses them."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from feira.core.errors import FeiraError

WAL_PAGES = 4000  # size of SQLite's write-ahead log at which its pages are moved to the database
UPGRADE_SECONDS = 30  # that a start waits while another process upgrades a SQLite file
SECONDS = 5.0  # that a caller waits for the database by default
POSTGRES_CONNECTIONS = 8  # of one process by default
MILLISECONDS = 1000  # in a second
SQLITE = (
    "journal_mode=WAL",
    "synchronous=FULL",
    f"wal_autocheckpoint={WAL_PAGES}",
    "temp_store=MEMORY",  # statement journals need no file
)
WRITER_CACHE = "cache_size=-16000"  # kilobytes: holds the pages that all running tables write to
OWNER_ONLY = 0o600
MIGRATION_LOCK = 0x66656972  # number of the advisory lock of PostgreSQL


def checked_address(url: str) -> URL:
    """The address of a supported database; raises for any other."""
    try:
        address = make_url(url)
    except ArgumentError:
        raise FeiraError("this is not the address of a database: see docs/deployment.md") from None
    kind = address.get_backend_name()
    if kind not in ("sqlite", "postgresql"):
        raise FeiraError(f"Feira has no use for '{kind}' as a database: see docs/deployment.md")
    if kind == "postgresql" and find_spec("psycopg") is None:
        raise FeiraError("PostgreSQL needs more: pip install 'feira[server]'")
    return address


def open_engine(
    url: str, seconds: float = SECONDS, connections: int = POSTGRES_CONNECTIONS
) -> Engine:
    """An engine for the address of a database, such as sqlite:///feira.db.

    Each wait for a statement, a lock or a free connection times out after `seconds`.
    """
    if checked_address(url).get_backend_name() != "sqlite":
        from feira.table.postgres import open_postgres

        return open_postgres(url, seconds, connections)
    arguments = {"timeout": seconds, "check_same_thread": False}
    engine = create_engine(url, connect_args=arguments, pool_timeout=seconds)

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


def make_private(url: str) -> None:
    """Makes a SQLite file readable by its owner only: it contains the secrets of running games.

    The write-ahead log gets the same mode. A file of another user is left unchanged.
    """
    name = make_url(url).database
    if not url.startswith("sqlite") or not name or name == ":memory:":
        return
    with suppress(OSError):  # opening the database reports the error
        file = Path(name)
        file.touch(OWNER_ONLY)
        file.chmod(OWNER_ONLY)


def raw_of(connection: Connection) -> Any:
    """The connection object of the database driver."""
    return connection.connection.driver_connection


@contextmanager
def migrating(engine: Engine) -> Iterator[Connection]:
    """A transaction that creates or upgrades the schema, while no other process does."""
    with engine.connect() as connection:
        raw = raw_of(connection)
        if connection.dialect.name == "postgresql":
            from feira.table.postgres import without_limits

            with connection.begin(), without_limits(raw):
                raw.execute(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
                yield connection
            return
        (usual,) = raw.execute("PRAGMA busy_timeout").fetchone()
        raw.execute(f"PRAGMA busy_timeout={MILLISECONDS * UPGRADE_SECONDS}")
        connection.info["writes"] = True
        try:
            with connection.begin():
                yield connection
        finally:
            connection.info["writes"] = False
            raw.execute(f"PRAGMA busy_timeout={usual}")
