"""A server that cannot start ends with exit code 1 and one clear line."""

import errno
import json
import os
import re
import socket
import sqlite3
import stat
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import cast

import pytest
import uvicorn

from feira.cli.doctor.finding import Status
from feira.cli.doctor.installed import sqlite
from feira.core.errors import FeiraError
from feira.table import engine, sqlite_version
from feira.web import one_server, run
from feira.web.one_server import Served, hold_database
from feira.web.settings import Settings, read_settings
from tests.cli.run import feira


def line_of(*arguments: str, **environment: str) -> str:
    """The one line of a failed start."""
    done = feira(*arguments, FEIRA_LOG="error", **environment)
    (line,) = (done.stdout + done.stderr).strip().splitlines()
    assert done.returncode == 1, line
    assert "sqlalche.me" not in line
    return line


def test_a_second_server_on_the_same_file_is_told_so(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'feira.db'}"
    handle = hold_database(Settings(database=url, host="0.0.0.0", port=8420))
    assert handle is not None
    (file,) = tmp_path.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    said = "feira: Feira is running already at http://127.0.0.1:8420, with the same database "
    assert line_of("serve", FEIRA_DATABASE=url, FEIRA_PORT="0").startswith(said)
    assert line_of("play", "--no-browser", "--database", url, "--port", "8421").startswith(said)
    os.close(handle)  # as when the first one ends
    again = hold_database(Settings(database=url))
    assert again is not None
    with pytest.raises(Served):
        hold_database(Settings(database=url))
    os.close(again)


def test_a_second_server_is_told_so_on_windows_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is no `fcntl`; `msvcrt` locks bytes from the current file position."""
    locked: dict[tuple[int, int], int] = {}

    def locking(handle: int, _mode: int, size: int) -> None:
        at = os.fstat(handle).st_ino, os.lseek(handle, 0, os.SEEK_CUR)
        assert (at[1], size) == (one_server.LONGEST_ADDRESS, 1), "the address can be read"
        if at in locked:
            raise OSError(errno.EACCES, "Permission denied")
        locked[at] = handle

    fake = SimpleNamespace(locking=locking, LK_NBLCK=2)
    spec = spec_from_file_location("one_server_on_windows", one_server.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    with monkeypatch.context() as windows:
        windows.setattr(sys, "platform", "win32")
        windows.setitem(sys.modules, "msvcrt", cast(ModuleType, fake))
        windows.setitem(sys.modules, "fcntl", cast(ModuleType, None))
        spec.loader.exec_module(module)
    settings = Settings(database=f"sqlite:///{tmp_path / 'feira.db'}", port=8420)
    handle = module.hold_database(settings)
    assert [*locked.values()] == [handle]
    with pytest.raises(module.Served, match=r"already at http://127\.0\.0\.1:8420, with the same"):
        module.hold_database(settings)
    os.close(handle)


def test_other_databases_are_not_held(tmp_path: Path) -> None:
    handles = [
        hold_database(Settings(database=f"sqlite:///{tmp_path / name}")) for name in ("a", "b")
    ]
    assert hold_database(Settings(database="postgresql+psycopg://feira@localhost/feira")) is None
    for handle in handles:
        assert handle is not None
        os.close(handle)


def test_a_port_that_another_program_has_is_named(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'feira.db'}"
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        line = line_of("serve", FEIRA_DATABASE=url, FEIRA_PORT=str(port))
    assert line == f"feira: port {port} is in use by another program: choose another port"


@pytest.mark.native
def test_a_file_that_is_no_database_is_named_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "feira.db"
    file.write_text("this is no database" * 100, encoding="utf-8")
    line = line_of("serve", FEIRA_DATABASE=f"sqlite:///{file}", FEIRA_PORT="0")
    assert json.loads(line)["text"].startswith("the server could not start: ")


def test_a_database_that_cannot_be_used_is_refused_before_anything_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line = line_of("play", "--no-browser", "--database", "mysql://ada@localhost/feira")
    assert line == "feira: Feira has no use for 'mysql' as a database: see docs/deployment.md"
    monkeypatch.setattr(engine, "find_spec", lambda _name: None)
    with pytest.raises(FeiraError, match=r"^PostgreSQL needs more: pip install 'feira\[server\]'$"):
        hold_database(Settings(database="postgresql+psycopg://ada@localhost/feira"))


def test_the_fault_of_old_sqlite_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    bad = [(3, 40, 1), (3, 51, 2)]
    good = [(3, 51, 3), (3, 53, 0), (4, 0, 0)]
    assert [sqlite_version.has_wal_bug(one) for one in bad + good] == [True] * 2 + [False] * 3
    for version, status in (("3.40.1", Status.NOTE), ("3.53.0", Status.OK)):
        wrong = version == "3.40.1"
        monkeypatch.setattr(sqlite_version, "has_wal_bug", lambda wrong=wrong: wrong)
        monkeypatch.setattr(sqlite3, "sqlite_version", version)
        found = sqlite()
        assert (found.value, found.status) == (version, status)
        assert ("may damage the database" in found.advice) is wrong


@pytest.mark.parametrize(("workers", "warned"), [(1, False), (2, True)])
def test_several_processes_on_old_sqlite_are_warned(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, workers: int, warned: bool
) -> None:
    monkeypatch.setattr(sqlite_version, "has_wal_bug", lambda: True)
    monkeypatch.setattr(run, "set_up_logging", lambda _level: None)
    monkeypatch.setattr(uvicorn, "run", lambda *_given, **_options: None)
    monkeypatch.setattr(uvicorn.Server, "run", lambda server: setattr(server, "started", True))
    monkeypatch.setenv(run.SETTINGS, "")
    run.serve(Settings(database="sqlite:///feira.db", workers=workers))
    assert ("may damage the database when several processes write" in caplog.text) is warned


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff\xfe", "UTF-8"),
        (b"a = " + b"[" * 5000, "TOML"),
        (b"port = 99999", "$.port"),
        (b"workers = 0", "$.workers"),
        (b"sockets = -1", "$.sockets"),
        (b"database_seconds = nan", "$.database_seconds"),
        (b'log = "loud"', "$.log"),
    ],
)
def test_wrong_settings_are_said_in_one_line(tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "feira.toml"
    file.write_bytes(content)
    with pytest.raises(FeiraError, match=re.escape(said)) as error:
        read_settings(file, {})
    assert "\n" not in str(error.value)
