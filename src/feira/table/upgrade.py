"""The schema of a database: created in an empty one, upgraded in an old one.

What each version changes is in `migrations/`. Alembic is imported only when there is something to
upgrade, so that a server with an up-to-date database starts quickly.
"""

import logging
import secrets
import time
from pathlib import Path

from sqlalchemy import Connection, insert, inspect, select, update
from sqlalchemy.exc import DBAPIError

import feira.table.schema_of_people  # noqa: F401 (its tables belong to the schema)
from feira.core.errors import FeiraError
from feira.table import schema
from feira.table.copies import copy
from feira.table.timestamps import now

log = logging.getLogger("feira.table")

MIGRATIONS = Path(__file__).with_name("migrations")


def prepare(connection: Connection) -> None:
    """Creates or upgrades the schema in a transaction that excludes other processes."""
    version = version_of(connection)
    if version is None:
        schema.metadata.create_all(connection)
        about = {"version": schema.VERSION, "secret": secrets.token_hex(32), "game_time": now()}
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
    """Upgrades from an older version, step by step, after copying a SQLite file."""
    from alembic.operations import Operations
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory
    from alembic.script.revision import ResolutionError

    scripts = ScriptDirectory(MIGRATIONS, version_locations=[MIGRATIONS])
    try:
        steps = list(scripts.iterate_revisions(str(schema.VERSION), str(version)))
    except ResolutionError:
        raise FeiraError(f"the database has schema {version}: that is too old") from None
    copied = back_up(connection, version)
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
        f"; a copy of the old one is {copied}" if copied else "",
    )


def back_up(connection: Connection, version: int) -> Path | None:
    """Copies a SQLite file to one beside it, while the transaction blocks writers."""
    file = connection.engine.url.database
    if connection.dialect.name != "sqlite" or not file or file == ":memory:":
        return None
    when = time.strftime("%Y%m%d-%H%M%S")
    target = Path(f"{file}.schema-{version}-{when}")
    copy(Path(file), target)
    return target
