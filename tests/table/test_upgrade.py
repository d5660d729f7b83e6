"""A database with an older schema is upgraded completely, or not at all."""

import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import Connection, Index, MetaData, Table, UniqueConstraint, inspect, select, text

from feira.core.errors import FeiraError
from feira.table import schema, upgrade
from feira.table.database import Database
from feira.table.engine import open_engine
from tests.servers import Postgres

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]

SECRET = "5" * 64
PEOPLE = [("p1", "Ada", None), ("p2", "Ben", "ben")]
ENTRIES = [("t1", 1, 5, "{}", "p1:a"), ("t1", 2, 6, "{}", None), ("t2", 1, 7, "{}", "p1:a")]
SAID = {"table_id": "t1", "number": 1, "at": 9, "person": "p1", "name": "Ada", "text": "Hi"}
CHAT = ("lines", SAID)
REVIEW = ("reviews", {"subject": "t1", "at": 1, "done": 1, "total": 1, "data": "[]"})
TABLE = (
    "tables",
    {
        "id": "t1",
        "game": "mercado",
        "rules": "1",
        "plan": "{}",
        "host": "p1",
        "created": 1,
        "state": "over",
        "public": False,
        "campaign": "",
        "to_rate": False,
        "secret": SECRET,
        "once": "rematch t0",
    },
)
numbers = count(1)


RENAMED = {"event": "what", "unique_key": "once"}  # columns, by the names before version 4


def schema_1() -> MetaData:
    """The schema of version 1.

    Version 2 has added `people.became`, version 3 has dropped the key of commands, and version 4
    has renamed the chat and two columns.
    """
    old = MetaData()
    for table in schema.metadata.tables.values():
        name = "lines" if table is schema.chat else table.name
        columns = []
        for column in table.columns:
            if (table.name, column.name) != ("people", "became"):
                copied = column._copy()
                copied.name = copied.key = RENAMED.get(column.name, column.name)
                columns.append(copied)
        rest: list[Index | UniqueConstraint] = [
            Index(index.name, *index.columns.keys()) for index in named_indexes(table)
        ]
        if table is schema.entries:
            rest.append(UniqueConstraint("table_id", "command"))
        rowid = table.dialect_options["sqlite"]["with_rowid"]
        Table(name, old, *columns, *rest, sqlite_with_rowid=rowid)
    return old


def named_indexes(table: Table) -> list[Index]:
    """The indexes of a table that are not made by a column itself."""
    return [index for index in table.indexes if not str(index.name).startswith("ix_")]


def make_old(url: str, version: int = 1) -> None:
    """A database of version 1 with people, entries, a chat, a table and a review in it."""
    engine = open_engine(url)
    with engine.begin() as db:
        schema_1().create_all(db)
        for table, values in (TABLE, CHAT, REVIEW):
            marks = ", ".join(f":{key}" for key in values)
            db.execute(text(f"INSERT INTO {table} ({', '.join(values)}) VALUES ({marks})"), values)
        db.execute(text("INSERT INTO about VALUES (:v, :s)"), {"v": version, "s": SECRET})
        for person, name, account in PEOPLE:
            row = {"id": person, "name": name, "account": account}
            db.execute(
                text("INSERT INTO people VALUES (:id, :name, :account, NULL, 1)"),
                row,
            )
        for entry in ENTRIES:
            columns = ("table", "number", "at", "what", "command")
            db.execute(
                text("INSERT INTO entries VALUES (:table, :number, :at, :what, :command)"),
                dict(zip(columns, entry, strict=True)),
            )
    engine.dispose()


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres() as postgres:
        yield postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'feira.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    name = f"feira_{next(numbers)}"
    engine = open_engine(server.url)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as db:
        db.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return server.url.rpartition("/")[0] + f"/{name}"


def start(url: str) -> None:
    """Starts and stops a database, as every process does."""
    database = Database(url)
    try:
        database.start()
    finally:
        database.stop()


def found(url: str) -> tuple[int | None, list[tuple[object, ...]], set[str]]:
    """The version, the people, and the columns of people."""
    engine = open_engine(url)
    with engine.connect() as db:
        query = text("SELECT id, name, account FROM people ORDER BY id")
        people = [tuple(row) for row in db.execute(query)]
        columns = {column["name"] for column in inspect(db).get_columns("people")}
        version = upgrade.version_of(db)
    engine.dispose()
    return version, people, columns


def differences(db: Connection) -> list[object]:
    """The differences that Alembic finds from the present schema."""
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    return list(compare_metadata(MigrationContext.configure(db), schema.metadata))


def test_an_old_database_becomes_like_a_new_one(url: str, tmp_path: Path) -> None:
    make_old(url)
    start(url)
    version, people, columns = found(url)
    assert (version, people) == (schema.VERSION, PEOPLE)
    assert columns == set(schema.people.columns.keys())
    engine = open_engine(url)
    with engine.connect() as db:
        assert differences(db) == []
        assert db.scalar(select(schema.about.c.secret)) == SECRET
        e = schema.entries.c
        entries = db.execute(select(schema.entries).order_by(e.table_id, e.number))
        assert [tuple(row) for row in entries] == ENTRIES
        assert [dict(row) for row in db.execute(select(schema.chat)).mappings()] == [SAID]
        assert db.scalar(select(schema.tables.c.unique_key)) == "rematch t0"
        assert db.scalars(select(schema.reviews.c.subject)).all() == []
    engine.dispose()
    start(url)
    assert found(url)[0] == schema.VERSION
    # As it was, beside it: for its owner only, and a database of the old version.
    copies = sorted(tmp_path.glob("feira.db.schema-1-*"))
    assert len(copies) == url.startswith("sqlite")
    for copy in copies:
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        with sqlite3.connect(copy) as db1:
            assert db1.execute("SELECT version FROM about").fetchall() == [(1,)]
            assert db1.execute("SELECT id, name, account FROM people").fetchall() == PEOPLE
        db1.close()


def test_reviews_of_version_4_are_computed_again(url: str) -> None:
    start(url)
    engine = open_engine(url)
    with engine.begin() as db:
        db.execute(schema.reviews.insert(), REVIEW[1])
        db.execute(schema.about.update().values(version=4))
    start(url)
    with engine.connect() as db:
        assert db.scalars(select(schema.reviews.c.subject)).all() == []
        assert upgrade.version_of(db) == schema.VERSION
    engine.dispose()


def test_a_new_database_needs_no_upgrade(url: str, tmp_path: Path) -> None:
    start(url)
    engine = open_engine(url)
    with engine.connect() as db:
        assert differences(db) == []
    engine.dispose()
    assert list(tmp_path.glob("*.schema-*")) == []


def test_several_processes_start_at_once_and_one_upgrades(url: str, tmp_path: Path) -> None:
    make_old(url)
    faults: list[BaseException] = []

    def go() -> None:
        try:
            start(url)
        except BaseException as error:
            faults.append(error)

    threads = [threading.Thread(target=go) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert faults == []
    assert found(url)[0] == schema.VERSION
    assert len(list(tmp_path.glob("*.schema-*"))) == url.startswith("sqlite")


def test_a_step_that_fails_changes_nothing(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_old(url)
    before = found(url)
    steps = tmp_path / "steps"
    steps.mkdir()
    for path in upgrade.MIGRATIONS.glob("v*.py"):
        (steps / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    last = max(steps.glob("v*.py"), key=lambda path: int(path.name[1:].partition("_")[0]))
    with last.open("a", encoding="utf-8") as file:
        file.write('    op.execute("UPDATE nothing SET at = all")\n')
    monkeypatch.setattr(upgrade, "MIGRATIONS", steps)
    with pytest.raises(FeiraError, match=r"^schema 1 could not be upgraded: .*nothing"):
        start(url)
    assert found(url) == before


@pytest.mark.parametrize(
    ("version", "words"),
    [
        (schema.VERSION + 1, "it was made by a newer version, which you need"),
        (0, "the database has schema 0: that is too old"),
    ],
)
def test_what_we_do_not_know_is_refused_and_left_alone(url: str, version: int, words: str) -> None:
    make_old(url, version)
    before = found(url)
    with pytest.raises(FeiraError, match=words):
        start(url)
    assert found(url) == before


@pytest.mark.parametrize("workers", [1, 2])
def test_the_server_says_so_in_one_line_and_ends(tmp_path: Path, workers: int) -> None:
    url = f"sqlite:///{tmp_path / 'feira.db'}"
    make_old(url, 99)
    given = {"FEIRA_DATABASE": url, "FEIRA_WORKERS": str(workers), "FEIRA_PORT": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "feira", "serve"],
        env={"PATH": "", "HOME": str(Path.home()), "FEIRA_LOG": "error"} | given,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode != 0
    (line,) = (done.stdout + done.stderr).strip().splitlines()
    assert f"the database has schema 99, this Feira knows {schema.VERSION}" in line


def test_alembic_is_loaded_only_when_there_is_something_to_do(tmp_path: Path) -> None:
    words = (
        "import sys; from feira.table.database import Database\n"
        f"d = Database('sqlite:///{tmp_path / 'feira.db'}'); d.start(); d.stop()\n"
        "print('alembic' in sys.modules)"
    )
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-c", words], capture_output=True, text=True, check=True
        )
        assert done.stdout == "False\n"


def test_every_version_has_its_step() -> None:
    steps = {path.name[1:].partition("_")[0] for path in upgrade.MIGRATIONS.glob("v*.py")}
    assert steps == {str(version) for version in range(1, schema.VERSION + 1)}
