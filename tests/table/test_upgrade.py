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
from feira.table import schema, schema_of_people, upgrade
from feira.table.database import Database
from feira.table.engine import open_engine
from feira.table.look_alikes import owners
from feira.table.timestamps import now
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


GAME_TIME = [("about", "game_time"), ("entries", "game_time")]  # since version 8
CHECKSUMS = [("entries", "digest"), ("entries", "seal"), ("about", "unchained_after")]  # since 9
ADDED = {("people", "became"), ("seats", "departed"), ("chat", "guest"), *GAME_TIME, *CHECKSUMS}
KEYS = [("sessions", name) for name in ("person", "device", "created", "seen")]  # since 12
ADDED |= {("tokens", "scopes"), *KEYS}
DAILY_AND_NOTICES = (  # since 13
    schema.daily_days,
    schema.daily_tries,
    schema.turns,
    schema.outbox,
    schema.push_subscriptions,
    schema.notice_settings,
    schema.vapid,
)
PUZZLES_AND_CARDS = (schema.cards, schema.puzzle_ratings, schema.puzzle_tries, schema.puzzles)  # 14
PEOPLE_TABLES = (  # since 15
    schema_of_people.relations,
    schema_of_people.invitations,
    schema_of_people.reports,
    schema_of_people.game_statistics,
    schema_of_people.seat_statistics,
)
NEW_TABLES = (  # since version 1
    schema.rated_games,
    schema.name_keys,
    schema.bans,
    schema.audit,
    schema.recovery_codes,
    schema.ended,
    schema.attempts,
    *DAILY_AND_NOTICES,
    *PUZZLES_AND_CARDS,
    *PEOPLE_TABLES,
    schema.rated_positions,
)
RENAMED = {"event": "what", "unique_key": "once"}  # columns, by the names before version 4


def schema_1() -> MetaData:
    """The schema of version 1.

    Version 2 has added `people.became`, version 3 has dropped the key of commands, version 4 has
    renamed the chat and two columns, version 6 has added `seats.departed`, version 7 the table of
    rated games, version 8 game time, version 9 the checksums of entries, version 10 `chat.guest`
    and the keys of names, version 11 bans and the audit log, version 12 keys of accounts, version
    13 daily challenges and notices, version 14 puzzles and cards, version 15 people, and version 16
    the positions of rated games.
    """
    old = MetaData()
    for table in schema.metadata.tables.values():
        if table in NEW_TABLES:
            continue
        name = "lines" if table is schema.chat else table.name
        columns = []
        for column in table.columns:
            if (table.name, column.name) not in ADDED:
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


def back_to(db: Connection, version: int) -> None:
    """Removes what later versions have added, one step for each version."""
    steps = {
        16: ("DROP TABLE rated_positions", "DROP INDEX audit_by_actor"),
        15: tuple(f"DROP TABLE {table.name}" for table in PEOPLE_TABLES),
        14: tuple(f"DROP TABLE {table.name}" for table in PUZZLES_AND_CARDS),
        13: tuple(f"DROP TABLE {table.name}" for table in DAILY_AND_NOTICES),
        12: (
            "DROP INDEX ix_sessions_person",
            "ALTER TABLE tokens DROP COLUMN scopes",
            *(f"ALTER TABLE {table} DROP COLUMN {name}" for table, name in KEYS),
            *(f"DROP TABLE {name}" for name in ("recovery_codes", "ended", "attempts")),
        ),
        11: ("DROP TABLE bans", "DROP TABLE audit"),
        10: ("DROP TABLE name_keys", "ALTER TABLE chat DROP COLUMN guest"),
        9: tuple(f"ALTER TABLE {table} DROP COLUMN {name}" for table, name in CHECKSUMS),
        8: tuple(f"ALTER TABLE {table} DROP COLUMN {name}" for table, name in GAME_TIME),
        7: ("DROP TABLE rated_games",),
        6: ("ALTER TABLE seats DROP COLUMN departed",),
    }
    for step, changes in steps.items():
        for change in changes if step > version else ():
            db.execute(text(change))
    db.execute(schema.about.update().values(version=version))


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


def test_only_its_owner_can_read_the_database(tmp_path: Path) -> None:
    file = tmp_path / "feira.db"
    file.touch(mode=0o644)
    database = Database(f"sqlite:///{file}")
    database.start()
    kept = sorted(tmp_path.iterdir())
    assert [stat.S_IMODE(path.stat().st_mode) for path in kept] == [0o600] * len(kept)
    assert len(kept) == 3, "the database and its write-ahead log"
    database.stop()


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
        assert db.scalar(select(schema.about.c.game_time)) == pytest.approx(now(), abs=600_000)
        query = select(e.table_id, e.number, e.at, e.event, e.command)
        entries = db.execute(query.order_by(e.table_id, e.number))
        assert [tuple(row) for row in entries] == ENTRIES
        assert [dict(row) for row in db.execute(select(schema.chat)).mappings()] == [
            SAID | {"guest": False}
        ]
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
        back_to(db, 5)
        db.execute(schema.about.update().values(version=4))  # 5 has changed no table
    start(url)
    with engine.connect() as db:
        assert db.scalars(select(schema.reviews.c.subject)).all() == []
        assert upgrade.version_of(db) == schema.VERSION
    engine.dispose()


def test_version_6_knows_who_had_left(url: str) -> None:
    start(url)
    engine = open_engine(url)
    left = '{"kind":"left","seat":1,"why":"resigned"}'
    with engine.begin() as db:
        back_to(db, 5)
        for seat, person in enumerate(("p1", "p2")):
            values = {"seat": seat, "person": person}
            db.execute(text("INSERT INTO seats VALUES ('t1', :seat, :person)"), values)
        entry = {"event": left}
        db.execute(text("INSERT INTO entries VALUES ('t1', 1, 5, :event, NULL)"), entry)
    start(url)
    with engine.connect() as db:
        rows = db.execute(text("SELECT person, departed FROM seats ORDER BY seat"))
        assert [tuple(row) for row in rows] == [("p1", ""), ("p2", "resigned")]
        assert differences(db) == []
    engine.dispose()


def test_version_10_keeps_names_that_look_alike_and_drops_ratings_of_guests(url: str) -> None:
    start(url)
    engine = open_engine(url)
    people = [
        ("p1", "Magnus", "magnus"),
        ("p2", "M\u0430gnus", "m\u0430gnus"),
        ("p3", "Guest", None),
    ]
    with engine.begin() as db:
        back_to(db, 9)
        for created, (person, name, account) in enumerate(people):
            row = {"id": person, "name": name, "account": account, "created": created}
            db.execute(schema.people.insert(), row)
            rating = {"person": person, "game": "mercado", "mu": 30.0, "sigma": 5.0, "games": 3}
            db.execute(schema.ratings.insert(), rating)
    start(url)
    with engine.connect() as db:
        assert sorted(db.scalars(select(schema.people.c.name))) == sorted(one[1] for one in people)
        assert sorted(db.scalars(select(schema.ratings.c.person))) == ["p1", "p2"]
        assert "p1" in owners(db, "\uff2dagnus")
        assert differences(db) == []
    engine.dispose()


def test_version_12_knows_whose_sessions_there_are(url: str) -> None:
    start(url)
    engine = open_engine(url)
    with engine.begin() as db:
        back_to(db, 11)
        for key, data in (("k1", b'{"person":"p1","at":7}'), ("k2", b"[1]"), ("k3", b"\xff")):
            row = {"key": key, "data": data, "expires": 1 << 50}
            db.execute(text("INSERT INTO sessions VALUES (:key, :data, :expires)"), row)
    start(url)
    with engine.connect() as db:
        s = schema.sessions.c
        found = db.execute(select(s.key, s.person, s.seen).order_by(s.key)).all()
        assert [tuple(row) for row in found] == [
            ("k1", "p1", 7),
            ("k2", None, None),
            ("k3", None, None),
        ]
        assert differences(db) == []
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
