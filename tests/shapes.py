"""Is this what its type says, no more and no less?"""

from typing import Any

import msgspec


def fits(data: Any, shape: Any) -> None:
    """Fails unless data, once it has gone over the wire, is of a type to the last key."""
    sent = msgspec.json.decode(msgspec.json.encode(data))
    assert msgspec.to_builtins(msgspec.convert(sent, shape)) == sent
