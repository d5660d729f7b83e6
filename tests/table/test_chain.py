"""Checksums of the log: no bit of a stored log changes unnoticed, and only that table suffers."""

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.bits import Flips, flip_one, played
from sqlalchemy import select, text

from feira.cli.doctor.finding import Status
from feira.cli.doctor.logs import whole_logs
from feira.table import chain_upgrade, schema
from feira.table.chain import Damaged
from feira.table.chain_rows import check_logs, read_log, replace_event
from feira.table.database import Database
from feira.table.log import event_text, parse_event
from feira.table.sql_store import SqlStore

FLIPS = 100


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """Two tables in the middle of their games."""
    made = Database(f"sqlite:///{tmp_path / 'feira.db'}")
    made.start()
    asyncio.run(played(made, tables=2, choices=12))
    yield made
    made.stop()


def faults(database: Database) -> list[str]:
    return database.read_now(lambda db: list(check_logs(db)))


def tables_of(database: Database) -> list[str]:
    return list(database.read_now(lambda db: db.scalars(select(schema.tables.c.id)).all()))


def change(database: Database, query: str, **values: object) -> None:
    with database.engine.begin() as db:
        db.execute(text(query), values)


def test_a_log_that_is_as_it_was_written_has_no_fault(database: Database) -> None:
    assert faults(database) == []


def test_no_flipped_bit_goes_unnoticed(database: Database) -> None:
    draw, found = random.Random(1), Flips()
    for _ in range(FLIPS):
        flip_one(database, draw, found)
    assert found.flipped == FLIPS
    assert found.unnoticed == []
    assert faults(database) == [], "each was flipped back"


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entries SET at = at + 1 WHERE table_id = :table AND number = 3",
        "UPDATE entries SET digest = NULL WHERE table_id = :table AND number = 3",
        "UPDATE entries SET command = NULL WHERE table_id = :table AND number = 1",
        "DELETE FROM entries WHERE table_id = :table AND number = 3",
        "UPDATE entries SET event = CAST(X'ff' AS TEXT) WHERE table_id = :table AND number = 3",
        "UPDATE entries SET at = 'soon' WHERE table_id = :table AND number = 3",
    ],
)
def test_a_damaged_table_is_refused_alone(database: Database, damage: str) -> None:
    first, second = tables_of(database)
    change(database, damage, table=first)
    store = SqlStore(database)
    with pytest.raises(Damaged, match=f"^table {first} cannot be opened: entry . of its log is"):
        asyncio.run(store.entries(first))
    assert store.damaged == {first}
    assert len(asyncio.run(store.entries(second))) > 12
    (fault,) = faults(database)
    assert fault.startswith(f"table {first} ")


def test_the_doctor_names_damaged_games(database: Database) -> None:
    (whole,) = whole_logs(database.url)
    assert (whole.status, whole.value) == (Status.OK, "of 2 games: all as written")
    table = tables_of(database)[0]
    change(
        database, "UPDATE entries SET at = 1 WHERE table_id = :table AND number = 3", table=table
    )
    (fault,) = whole_logs(database.url)
    assert fault.status == Status.PROBLEM
    assert fault.value == f"table {table} cannot be opened: entry 3 of its log is damaged"


def test_two_swapped_entries_are_noticed(database: Database) -> None:
    table = tables_of(database)[0]
    for old, new in ((4, 100), (5, 4), (100, 5)):
        query = "UPDATE entries SET number = :new WHERE table_id = :table AND number = :old"
        change(database, query, table=table, old=old, new=new)
    assert len(faults(database)) == 1


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown field"):
        parse_event('{"kind":"stood","seat":1,"more":2}')


def test_an_event_without_a_name_is_sealed_and_the_chain_holds(database: Database) -> None:
    table = tables_of(database)[0]
    event = database.read_now(lambda db: read_log(db, table))[0].event
    for name in ("?", "!"):  # also twice
        nameless = event_text(event).replace("ada", name)
        with database.engine.begin() as db:
            replace_event(db, table, 1, nameless)
        assert faults(database) == []
    change(database, "UPDATE entries SET event = replace(event, '!', '#') WHERE number = 1")
    assert len(faults(database)) == 1


def drop_chain(database: Database) -> None:
    """The state of a database that was just upgraded from a version without checksums."""
    change(database, "UPDATE entries SET digest = NULL")
    change(database, "UPDATE about SET unchained_after = ''")


def digests(file: str) -> list[object]:
    with sqlite3.connect(file.removeprefix("sqlite:///")) as db:
        found = db.execute("SELECT digest FROM entries ORDER BY table_id, number").fetchall()
    db.close()
    return found


def test_checksums_of_old_logs_are_computed_and_go_on_after_a_kill(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = digests(database.url)
    drop_chain(database)
    monkeypatch.setattr(chain_upgrade, "TABLES", 1)
    fill, calls = chain_upgrade.fill, []

    def killed_at_the_second(db: object, table: str) -> None:
        calls.append(table)
        if len(calls) == 2:
            raise KeyboardInterrupt
        fill(db, table)  # type: ignore[arg-type]

    monkeypatch.setattr(chain_upgrade, "fill", killed_at_the_second)
    with pytest.raises(KeyboardInterrupt):
        database.make_ready()
    half = digests(database.url)
    assert half != before
    assert any(one != (None,) for one in half)
    database.make_ready()
    assert len(calls) == 3, "the first table was not computed again"
    assert digests(database.url) == before
    assert faults(database) == []
    database.make_ready()
    assert len(calls) == 3


def test_the_lines_of_the_whole_check_name_entries_without_a_table(database: Database) -> None:
    table = tables_of(database)[0]
    change(database, "DELETE FROM tables WHERE id = :table", table=table)
    assert faults(database) == [f"table {table} has entries and no row"]
