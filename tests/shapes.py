"""Checks that data fits its type exactly."""

from typing import Any

import msgspec


def fits(data: Any, shape: Any) -> None:
    """Fails unless data, after a round trip through JSON, fits a type exactly."""
    sent = msgspec.json.decode(msgspec.json.encode(data))
    assert msgspec.to_builtins(msgspec.convert(sent, shape)) == sent
