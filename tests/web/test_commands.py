"""`feira verify` and `feira backup`, as operators and players use them."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from feira.core.record import write
from tests.cli.run import feira
from tests.cli.test_cli import GOLDEN
from tests.table.clients import new_authority, plan, seated
from tests.web.games import warm_server, whole_game
from tests.web.live_server import Caller


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game that is over, with its secret."""

    async def played() -> str:
        clients = await seated(new_authority(), plan("mercado", "me", "invite"), "ada ben")
        while clients[0].state != "over":
            who = next(client for client in clients if client.turn is not None)
            assert who.turn is not None
            await who.choose(who.turn["choices"][-1])
        assert clients[0].live is not None
        return write(clients[0].live.table.record())

    path = tmp_path_factory.mktemp("records") / "game.feira"
    path.write_text(asyncio.run(played()), encoding="utf-8")
    return path


def test_verify_says_how_many_outcomes_were_checked(record: Path) -> None:
    outcomes = sum(line.startswith("* ") for line in record.read_text().splitlines())
    assert outcomes > 10
    done = feira("verify", str(record))
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"{record}: {outcomes} outcomes, all as promised\n"


def test_verify_catches_a_tampered_record_in_one_line(record: Path, tmp_path: Path) -> None:
    text = record.read_text(encoding="utf-8")
    secret = next(line for line in text.splitlines() if line.startswith("secret: "))
    forged = tmp_path / "forged.feira"
    for changed, word in (
        (text.replace("nonce-of-ada", "nonce-of-eve"), "the dice say"),
        (text.replace(secret, "secret: " + "ab" * 32), "committed"),
        (text.replace(secret + "\n", ""), "no 'secret'"),
    ):
        assert changed != text
        forged.write_text(changed, encoding="utf-8")
        done = feira("verify", str(record), str(forged))
        assert done.returncode == 2
        assert done.stdout == ""
        assert word in done.stderr
        assert str(forged) in done.stderr
        assert done.stderr.count("\n") == 1


def test_verify_says_that_a_record_without_dice_cannot_be_checked() -> None:
    done = feira("verify", str(GOLDEN))
    assert (done.returncode, "no 'commit'" in done.stderr) == (2, True)


def test_a_backup_is_whole_while_the_server_runs(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with (
        warm_server() as server,
        Caller(server).guest("Ada") as ada,
        Caller(server).guest("Ben") as ben,
    ):
        played = whole_game(server, ada, ben)
        database = server.settings.database
        done = feira("backup", str(copy), FEIRA_DATABASE=database)
        assert done.returncode == 0, done.stderr
        assert done.stdout == f"{copy}: {copy.stat().st_size:,} bytes\n"
        assert [path.name for path in tmp_path.iterdir()] == ["copy.db"]
        assert copy.stat().st_mode & 0o077 == 0
        with sqlite3.connect(copy) as db:
            entries = db.execute("SELECT * FROM entries ORDER BY table_id, number").fetchall()
        db.close()
        assert len(entries) == played.version
        assert entries == server.rows("SELECT * FROM entries ORDER BY table_id, number")
        again = feira("backup", str(copy), FEIRA_DATABASE=database)
        assert (again.returncode, again.stderr) == (2, f"feira: {copy}: File exists\n")


def test_a_backup_names_what_it_cannot_do(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    config = tmp_path / "feira.toml"
    config.write_text('database = "postgresql+psycopg://ada:geheim@db.example/feira"\n')
    done = feira("backup", str(copy), "--config", str(config))
    assert done.returncode == 2
    command = f"pg_dump --format=custom --file={copy} postgresql://ada@db.example/feira"
    assert command in done.stderr
    assert "geheim" not in done.stderr
    missing = feira("backup", str(copy), FEIRA_DATABASE=f"sqlite:///{tmp_path}/none.db")
    assert (missing.returncode, "no such database" in missing.stderr) == (2, True)
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(b"this is no database, but long enough to look like one" * 100)
    broken = feira("backup", str(copy), FEIRA_DATABASE=f"sqlite:///{damaged}")
    assert (broken.returncode, broken.stderr.count("\n")) == (2, 1)
    assert not copy.exists()
