"""Connections to the database: SQLAlchemy engines, set up for how this server uses them."""

from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event

WAL_PAGES = 4000  # size of SQLite's write-ahead log at which its pages are moved to the database
BUSY_SECONDS = 30  # for which a connection to SQLite waits for another writer
POSTGRES_CONNECTIONS = 4
SQLITE = (
    "journal_mode=WAL",
    "synchronous=FULL",
    f"busy_timeout={1000 * BUSY_SECONDS}",
    f"wal_autocheckpoint={WAL_PAGES}",
    "temp_store=MEMORY",  # statement journals need no file
)
WRITER_CACHE = "cache_size=-16000"  # kilobytes: holds the pages that all running tables write to
MIGRATION_LOCK = 0x66656972  # number of the advisory lock of PostgreSQL


def open_engine(url: str) -> Engine:
    """An engine for the address of a database, such as sqlite:///feira.db."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True, pool_size=POSTGRES_CONNECTIONS)
    arguments = {"timeout": BUSY_SECONDS, "check_same_thread": False}
    engine = create_engine(url, connect_args=arguments)

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


def raw_of(connection: Connection) -> Any:
    """The connection object of the database driver."""
    return connection.connection.driver_connection


def lock_migrations(connection: Connection) -> None:
    """Waits until no other process creates or upgrades the schema. SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
