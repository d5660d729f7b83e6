"""Litestar's connections, as our handlers get them."""

from typing import Any, TypeAlias

import litestar
from litestar.connection import ASGIConnection

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
Request: TypeAlias = litestar.Request[Any, Any, Any]
WebSocket: TypeAlias = litestar.WebSocket[Any, Any, Any]
