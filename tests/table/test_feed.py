"""Hints between processes: the channel may carry arbitrary messages."""

import logging

import pytest

from feira.table.ids import new_id
from feira.table.redis_feed import read_hint


def test_a_hint_names_a_table_and_its_version() -> None:
    table = new_id()
    assert read_hint(f"{table} 17".encode()) == (table, 17)


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b" ", b"table", b"table x", b"table -1", b"table 1.5", b"table 1 2", b" 3"),
        *(b"\xff\xfe 1", "table ٣".encode(), b"table " + b"9" * 5000, b'{"table": 1}', b"\0 1"),
    ],
)
def test_anything_else_is_logged_and_ignored(data: bytes, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, logger="feira.feed"):
        assert read_hint(data) is None
    assert "is no hint" in caplog.text
