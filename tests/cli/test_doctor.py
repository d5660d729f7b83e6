"""`feira doctor`: its findings and advice, and that it changes nothing."""

import json
import socket
import sqlite3
import subprocess
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from feira import __version__
from feira.cli.doctor import services
from feira.cli.doctor.finding import Status
from feira.cli.doctor.installed import completion, is_writable
from feira.table.schema import VERSION
from tests.cli.run import feira


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    folders = {name: str(tmp_path / name) for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME")}
    return {"HOME": str(tmp_path), "SHELL": "/bin/bash", "PYTHONDONTWRITEBYTECODE": "1", **folders}


def findings(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    answer = json.loads(done.stdout)
    assert answer["playable"] == (done.returncode == 0)
    return {one["name"]: one for one in answer["findings"]}


def test_it_says_what_is_there_and_creates_nothing(home: dict[str, str], tmp_path: Path) -> None:
    done = feira("doctor", "--json", FEIRA_KERNELS="numba", **home)
    found = findings(done)
    assert found["feira"]["value"] == __version__
    for name in ("Python", "numpy", "numba", "feira[gpu]", "feira[ray]", "feira[server]"):
        assert found[name]["value"]
    assert str(tmp_path) in found["rules"]["value"]
    assert "created when you play" in found["database"]["value"]
    assert "0 games" in found["saved games"]["value"]
    assert found["completion"]["status"] == "note"
    assert "bash_source" in found["completion"]["advice"]
    assert list(tmp_path.iterdir()) == []


def test_people_get_a_table_and_advice(home: dict[str, str]) -> None:
    done = feira("doctor", COLUMNS="200", **home)
    assert "feira[gpu]" in done.stdout
    assert "port 8420" in done.stdout
    assert "Add this to ~/.bashrc" in done.stdout


def test_what_is_configured_and_cannot_be_reached_is_a_problem(
    home: dict[str, str], tmp_path: Path
) -> None:
    config = tmp_path / "feira.toml"
    config.write_text(
        'database = "postgresql+psycopg://ana:secret@127.0.0.1:1/feira"\n'
        'redis = "redis://:secret@127.0.0.1:1"\n',
        encoding="utf-8",
    )
    done = feira("doctor", "--json", "--config", str(config), **home)
    assert done.returncode == 1
    found = findings(done)
    assert found["database"]["status"] == found["redis"]["status"] == "problem"
    assert "refused" in found["database"]["advice"]
    assert "secret" not in done.stdout


def with_schema(path: Path, version: int) -> Path:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE about (version INTEGER)")
        connection.execute(f"INSERT INTO about VALUES ({version})")
    connection.close()
    return path


@pytest.mark.parametrize(
    ("version", "status"),
    [(VERSION, Status.OK), (VERSION - 1, Status.NOTE), (VERSION + 1, Status.PROBLEM)],
)
def test_a_database_is_judged_by_its_schema(tmp_path: Path, version: int, status: Status) -> None:
    path = with_schema(tmp_path / "feira.db", version)
    found = services.database(f"sqlite:///{path}")
    assert found.status == status
    assert f"schema {version}" in found.value
    assert bool(found.advice) == (status != Status.OK)
    assert list(tmp_path.iterdir()) == [path]


def test_a_database_in_use_is_read_beside_its_writer(tmp_path: Path) -> None:
    path = with_schema(tmp_path / "feira.db", VERSION)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("CREATE TABLE other (n INTEGER)")
    connection.commit()
    assert services.database(f"sqlite:///{path}").status == Status.OK
    connection.close()


@pytest.mark.parametrize(
    "url", ["sqlite:///{}/broken.db", "sqlite:///{}/broken.db/feira.db", "what?"]
)
def test_a_database_that_does_not_open_is_a_problem(tmp_path: Path, url: str) -> None:
    (tmp_path / "broken.db").write_text("this is no database" * 100, encoding="utf-8")
    found = services.database(url.format(tmp_path))
    assert found.status == Status.PROBLEM
    assert found.advice


def test_a_free_port_and_a_foreign_program() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        number = other.getsockname()[1]
        assert services.port(number).value == "free"


@pytest.fixture
def answering() -> Iterator[HTTPServer]:
    class Handler(BaseHTTPRequestHandler):
        answers = b"hello"

        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(type(self).answers)

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def test_a_port_that_is_taken(answering: HTTPServer) -> None:
    number = answering.server_address[1]
    found = services.port(number)
    assert found.status == Status.NOTE
    assert "--port" in found.advice
    answering.RequestHandlerClass.answers = b'{"ready": true}'  # type: ignore[attr-defined]
    assert "Feira is running" in services.port(number).value


def test_completion_is_found_in_the_startup_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("SHELL", "/usr/bin/zsh")
    assert completion().status == Status.NOTE
    (tmp_path / ".zshrc").write_text('eval "$(_FEIRA_COMPLETE=zsh_source feira)"\n')
    assert completion().status == Status.OK
    monkeypatch.setenv("SHELL", "/bin/tcsh")
    assert completion().status == Status.OK


def test_a_folder_that_does_not_exist_is_writable_if_it_can_be_created(tmp_path: Path) -> None:
    assert is_writable(tmp_path / "a" / "b")
    (tmp_path / "file").write_text("")
    assert not is_writable(tmp_path / "file" / "b")
