"""The tables of a database: made where there are none, and brought up to date where they are old.

What each version has changed is in `migrations/`. Alembic, which does it, is imported only when
there is something to do: a server with a database of today starts without it.
"""

import logging
import secrets
import time
from pathlib import Path

from sqlalchemy import Connection, insert, inspect, select, update
from sqlalchemy.exc import DBAPIError

from feira.core.errors import FeiraError
from feira.table import schema
from feira.table.copies import copy

log = logging.getLogger("feira.table")

MIGRATIONS = Path(__file__).with_name("migrations")


def prepare(connection: Connection) -> None:
    """In the transaction at hand, which nobody else has: all of it, or nothing."""
    version = version_of(connection)
    if version is None:
        schema.metadata.create_all(connection)
        about = {"version": schema.VERSION, "secret": secrets.token_hex(32)}
        connection.execute(insert(schema.about), about)
    elif version > schema.VERSION:
        raise FeiraError(
            f"the database has schema {version}, this Feira knows {schema.VERSION}: "
            "it was made by a newer version, which you need"
        )
    elif version < schema.VERSION:
        upgrade(connection, version)


def version_of(connection: Connection) -> int | None:
    """The version of the schema; None: the database is empty."""
    if not inspect(connection).has_table(schema.about.name):
        return None
    return connection.scalar(select(schema.about.c.version))


def upgrade(connection: Connection, version: int) -> None:
    """From an older version to ours, step by step. Of a SQLite file a copy is kept."""
    from alembic.operations import Operations
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory
    from alembic.script.revision import ResolutionError

    scripts = ScriptDirectory(MIGRATIONS, version_locations=[MIGRATIONS])
    try:
        steps = list(scripts.iterate_revisions(str(schema.VERSION), str(version)))
    except ResolutionError:
        raise FeiraError(f"the database has schema {version}: that is too old") from None
    kept = back_up(connection, version)
    try:
        with Operations.context(MigrationContext.configure(connection)):
            for step in reversed(steps):
                step.module.upgrade()
        connection.execute(update(schema.about).values(version=schema.VERSION))
    except DBAPIError as error:
        words = " ".join(str(error.orig or error).split())
        raise FeiraError(f"schema {version} could not be upgraded: {words[:200]}") from None
    log.warning(
        "the database was upgraded from schema %d to %d%s",
        version,
        schema.VERSION,
        f"; as it was: {kept}" if kept else "",
    )


def back_up(connection: Connection, version: int) -> Path | None:
    """A copy of a SQLite file beside it; nobody can write to it meanwhile."""
    file = connection.engine.url.database
    if connection.dialect.name != "sqlite" or not file or file == ":memory:":
        return None
    when = time.strftime("%Y%m%d-%H%M%S")
    target = Path(f"{file}.schema-{version}-{when}")
    copy(Path(file), target)
    return target
