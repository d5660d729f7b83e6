"""`feira admin`: what it prints, what it changes, and one clear line for bad input."""

import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import Connection, insert

from feira.cli import main
from feira.cli.admin import COMMANDS
from feira.cli.admin.common import print_facts, print_json, print_table
from feira.table import schema
from feira.table.chain_rows import add_to_logs, check_logs
from feira.table.database import Database
from feira.table.timestamps import now
from feira.web.audit import Action, add
from feira.web.reports import report

OLD = 1_700_000_000_000  # November 2023
PLAN = '{"game":"machikoro","seats":[{"kind":"me"},{"kind":"computer","level":"hard"}]}'


def person(name: str, *, account: bool = False, created: int = OLD) -> dict[str, Any]:
    made = {"id": f"person{name.lower()}", "name": name, "created": created}
    return made | {"account": name.lower() if account else None, "password": None, "became": None}


def table(name: str, host: str, state: str = "playing") -> dict[str, Any]:
    made: dict[str, Any] = {
        "id": name,
        "code": f"c{name}",
        "game": "machikoro",
        "rules": "1",
        "plan": PLAN,
    }
    made |= {"host": host, "secret": "5" * 64, "created": OLD, "state": state, "public": True}
    return made | {"campaign": "", "to_rate": True}


def fill(db: Connection) -> None:
    """Ada is an account with a large game, Ben an account; two guests are called Bo."""
    people = [person("Ada", account=True), person("Ben", account=True, created=OLD + 1)]
    people += [person("Bo"), person("Bo") | {"id": "otherbo"}]
    db.execute(insert(schema.people), people)
    db.execute(insert(schema.tables), [table("t1", "personada"), table("t2", "personben", "open")])
    event = '{"kind":"stood","seat":0}'
    for _ in range(100):
        add_to_logs(db, ["t1"], (OLD, OLD), event, "")
    add_to_logs(db, ["t2"], (now(), now()), event, "")
    db.execute(insert(schema.seats), {"table_id": "t1", "seat": 0, "person": "personada"})
    said = {"table_id": "t1", "number": 1, "at": OLD, "person": "personben", "name": "Ben"}
    db.execute(insert(schema.chat), said | {"text": "é" * 100})
    session = {"data": b"{}", "expires": now() + 10**9, "person": "personada"}
    db.execute(insert(schema.sessions), [session | {"key": "s1"}, session | {"key": "s2"}])
    db.execute(insert(schema.sessions), session | {"key": "s3", "person": "personben"})
    db.execute(insert(schema.recovery_codes), {"digest": "d", "person": "personada"})
    token = {"id": "k1", "digest": "d", "person": "personada", "name": "bot", "created": OLD}
    db.execute(insert(schema.tokens), token)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "feira.db"
    monkeypatch.setenv("FEIRA_DATABASE", f"sqlite:///{file}")
    database = Database(f"sqlite:///{file}")
    database.make_ready()
    with database.engine.begin() as db:
        fill(db)
    database.stop()
    return file


@pytest.fixture
def run(file: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs `feira admin … --json` and reads what it prints."""
    assert file.exists()

    def do(*arguments: str) -> Any:
        main(["admin", *arguments, "--json"])
        return json.loads(capsys.readouterr().out)

    return do


def rows(file: Path, query: str) -> list[tuple[Any, ...]]:
    with sqlite3.connect(file) as db:
        found = db.execute(query).fetchall()
    db.close()
    return found


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line of a refused command."""
    with pytest.raises(SystemExit) as ended:
        main(["admin", *arguments])
    assert ended.value.code == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    return printed.err.removeprefix("feira: ").strip()


def test_people_are_listed_and_searched(run: Any) -> None:
    assert [one["name"] for one in run("people")] == ["Ben", "Ada", "Bo", "Bo"]
    assert [one["id"] for one in run("people", "AD")] == ["personada"]
    assert [one["id"] for one in run("people", "otherbo")] == ["otherbo"]
    assert {one["kind"] for one in run("people", "--kind", "guest")} == {"guest"}
    assert run("people", "%") == []
    assert len(run("people", "--limit", "1")) == 1
    assert run("people", "ada")[0]["games"] == 1


def test_one_person_is_shown(run: Any) -> None:
    ada = run("person", "ADA")
    assert (ada["id"], ada["kind"], ada["games"]) == ("personada", "account", {"playing": 1})
    assert (ada["sessions"], [one["name"] for one in ada["tokens"]]) == (2, ["bot"])
    assert ada["bytes"]["games"] == 100 * (25 + 40)
    assert run("person", "personben")["bytes"]["chat"] == 200 + 40
    assert ada["ban"] is None


def test_tables_are_listed_by_state_host_age_and_size(run: Any) -> None:
    assert {one["id"] for one in run("tables")} == {"t1", "t2"}
    assert [one["id"] for one in run("tables", "--state", "open")] == ["t2"]
    assert [one["id"] for one in run("tables", "--host", "ada")] == ["t1"]
    assert [one["id"] for one in run("tables", "--older", "30")] == ["t1"]
    largest = run("tables", "--order", "largest", "--limit", "1")[0]
    assert (largest["id"], largest["entries"], largest["bytes"]) == ("t1", 100, 6500)


def test_one_table_is_shown_without_its_secret(run: Any) -> None:
    seen = run("table", "CT1")
    assert (seen["id"], seen["entries"], seen["chat"]) == ("t1", 100, 1)
    assert [seat.get("name") for seat in seen["seats"]] == ["Ada", None]
    assert "5" * 64 not in json.dumps(seen)
    assert seen["due"] is None


def test_the_end_of_a_turn_is_told_as_wall_time(run: Any, file: Path) -> None:
    """The database has game time, which stands still while no server runs."""
    with sqlite3.connect(file) as db:
        db.execute("UPDATE about SET game_time = 5000")
        db.execute("UPDATE tables SET due = 65000 WHERE id = 't1'")
    db.close()
    assert run("table", "t1")["due"] == pytest.approx(now() + 60_000, abs=30_000)


def test_a_ban_has_a_reason_and_an_end(run: Any, file: Path) -> None:
    banned = run("ban", "ada", "--reason", " much\n  noise ", "--days", "7")
    assert banned["reason"] == "much noise"
    assert banned["until"] == pytest.approx(now() + 7 * 86_400_000, abs=60_000)
    run("ban", "otherbo", "--reason", "cheating")
    assert [one["id"] for one in run("people", "--kind", "banned")] == ["personada", "otherbo"]
    assert run("person", "ada")["ban"]["reason"] == "much noise"
    run("unban", "ada")
    assert rows(file, "SELECT person, until FROM bans") == [("otherbo", None)]


def test_a_new_password_is_printed_once_and_ends_sessions_and_tokens(run: Any, file: Path) -> None:
    done = run("reset-password", "ada")
    assert (done["sessions"], done["tokens"]) == (2, 1)
    ((hashed,),) = rows(file, "SELECT password FROM people WHERE id = 'personada'")
    assert PasswordHasher().verify(hashed, done["password"])
    assert rows(file, "SELECT key FROM sessions") == [("s3",)]
    assert rows(file, "SELECT id FROM tokens") == []
    assert rows(file, "SELECT digest FROM recovery_codes") == []
    ended = {key for (key,) in rows(file, "SELECT key FROM ended")}
    assert ended == {"s1", "s2", "d"}, "running servers are told"
    assert done["password"] not in json.dumps(run("audit"))


def test_a_table_is_closed_with_an_entry_in_its_log(run: Any, file: Path) -> None:
    run("close-table", "t1", "--reason", "a fault")
    query = "SELECT number, event, command FROM entries WHERE table_id = 't1' AND number > 100"
    assert rows(file, query) == [(101, '{"kind":"closed","why":"a fault"}', "operator:closed")]
    query = "SELECT state, due, code, to_rate, ended FROM tables WHERE id = 't1'"
    assert rows(file, query) == [("over", None, None, 0, None)], "the server stores the result"
    database = Database(f"sqlite:///{file}")
    assert database.read_now(lambda db: list(check_logs(db))) == [], "the chain goes on"
    database.stop()


def test_storage_is_listed_by_kind_and_person_the_largest_first(run: Any) -> None:
    found = run("storage")
    assert list(found["kinds"].items()) == [("games", 6565), ("chat", 240)]
    assert [(one["name"], one["bytes"]) for one in found["people"]] == [("Ada", 6500), ("Ben", 305)]
    assert found["people"][1]["kinds"] == {"games": 65, "chat": 240}
    assert found["file"] > 6565 + 240


def test_every_change_is_in_the_audit_log(run: Any) -> None:
    run("ban", "ada", "--reason", "noise")
    run("unban", "ada")
    run("reset-password", "ada")
    run("close-table", "t2", "--reason", "empty")
    found = [(one["actor"], one["action"], one["subject"], one["detail"]) for one in run("audit")]
    assert found == [
        ("operator", "table-closed", "t2", "empty"),
        ("operator", "password-reset", "personada", ""),
        ("operator", "unbanned", "personada", ""),
        ("operator", "banned", "personada", "for good: noise"),
    ]
    assert [one["action"] for one in run("audit", "--about", "t2")] == ["table-closed"]
    assert len(run("audit", "--action", "banned")) == 1


def test_nothing_that_is_printed_commands_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    """Texts stored before controls were refused are printed without them."""
    evil = "a\x1b[2Jb\x9bc\nd"
    print_facts({"text": evil})
    print_table(("text",), [(evil,)], "nothing")
    assert capsys.readouterr().out == "text  a [2Jb c d\ntext\na [2Jb c d\n"
    print_json({"text": evil})
    printed = capsys.readouterr().out
    assert printed.removesuffix("\n").isprintable()
    assert json.loads(printed) == {"text": evil}


def test_text_has_one_line_for_each(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = Database(f"sqlite:///{file}")
    with database.engine.begin() as db:
        add(db, Action.SIGN_IN_FAILED, "", by="")
        reported = report(
            db, author="personada", about="personben", table="t1", reason="chat", text="rude"
        )
    database.stop()
    printed = {}
    for name, given in {
        "people": (),
        "person": ("ada",),
        "tables": (),
        "table": ("t1",),
        "reports": (),
        "report": (reported,),
        "close-report": (reported, "--note", "spoke to him"),
        "storage": (),
        "audit": (),
        "ban": ("ben", "--reason", "noise", "--days", "1"),
        "unban": ("ben",),
        "reset-password": ("ada",),
        "close-table": ("t1", "--reason", "old"),
    }.items():
        main(["admin", name, *given])
        printed[name] = capsys.readouterr().out
    assert set(printed) == set(COMMANDS)
    assert "personada  Ada   account" in printed["people"]
    assert "tokens          bot (2023-11-1" in printed["person"]
    assert "t1  machikoro  playing  personada" in printed["tables"]
    assert "seat 0   me: Ada (personada)" in printed["table"]
    assert re.search(r"\?\s+sign-in-failed", printed["audit"])
    assert printed["ban"].startswith("Ben (personben) is banned until 20")
    assert "2 sessions and 1 tokens have ended" in printed["reset-password"]
    assert f"{reported}  " in printed["reports"]
    assert "about   Ben (personben)" in printed["report"]
    assert printed["close-report"].endswith("about Ben is closed: spoke to him\n")
    assert printed["close-table"] == "table t1 (machikoro) is closed: old\n"


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("person", "nobody"), "there is nobody with the id or name 'nobody'"),
        (("person", "Bo"), "several guests are called 'Bo'; give an id: personbo, otherbo"),
        (("table", "t9"), "there is no table with the id or code 't9'"),
        (("ban", "ada"), "Missing option '--reason'."),
        (("ban", "ada", "--reason", "  "), "a reason is one line of 1 to 200 characters"),
        (("unban", "ada"), "Ada is not banned"),
        (("reset-password", "otherbo"), "Bo is a guest, who has no password"),
        (("audit", "--action", "what"), "no such action: what; there are account-made, "),
        (("tables", "--older", "-1"), "Invalid value for '--older': -1.0 is not in the range"),
    ],
)
@pytest.mark.usefixtures("file")
def test_bad_input_is_one_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], line: str
) -> None:
    assert refusal(capsys, *arguments).startswith(line)


def test_a_table_is_closed_once(run: Any, capsys: pytest.CaptureFixture[str]) -> None:
    run("close-table", "t1", "--reason", "a fault")
    line = refusal(capsys, "close-table", "t1", "--reason", "again")
    assert line == "the game at table t1 is over already"


def test_nothing_is_created_where_there_is_no_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FEIRA_DATABASE", f"sqlite:///{tmp_path / 'none.db'}")
    assert refusal(capsys, "people").endswith("none.db: there is no such database")
    assert list(tmp_path.iterdir()) == []
    monkeypatch.setenv("FEIRA_DATABASE", "what?")
    assert refusal(capsys, "people").startswith("the database cannot be opened: ")


def test_a_database_of_another_version_is_left_alone(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with sqlite3.connect(file) as db:
        db.execute("UPDATE about SET version = 1")
    db.close()
    assert refusal(capsys, "people").startswith("the database has schema 1, this Feira knows ")
