"""The arguments of handlers: Litestar's connections, and the service."""

from typing import Any, TypeAlias

import litestar
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from feira.web.service import Service

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
Request: TypeAlias = litestar.Request[Any, Any, Any]
WebSocket: TypeAlias = litestar.WebSocket[Any, Any, Any]
TheService: TypeAlias = NamedDependency[Service]
