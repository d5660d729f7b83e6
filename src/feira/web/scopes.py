"""The scopes of tokens: play, read, account. Browsers have all of them."""

from typing import Literal

from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler

from feira.web.dependencies import Connection
from feira.web.sessions import token_of

Scope = Literal["play", "read", "account"]
PLAY: Scope = "play"  # set up tables, sit, move, chat, upload records; and read what that needs
READ: Scope = "read"  # what the person sees: tables, records, ratings
ACCOUNT: Scope = "account"  # the export of the person's data, and their sessions

SCOPE = "scope"  # option of handlers that need a scope other than the default of their method
SAFE = ("GET", "HEAD", "OPTIONS")
INCLUDED: dict[str, frozenset[str]] = {
    PLAY: frozenset({PLAY, READ}),
    READ: frozenset({READ}),
    ACCOUNT: frozenset({ACCOUNT}),
}


def allowed(scopes: str) -> frozenset[str]:
    """The scopes of a token, from the column, separated by spaces."""
    return frozenset().union(*(INCLUDED[scope] for scope in scopes.split()))


async def check_scope(connection: Connection, handler: BaseRouteHandler) -> None:
    """Refuses a request whose token does not have the scope that its handler needs."""
    token = token_of(connection)
    if not token:
        return
    service = connection.app.state.service
    found = await service.people.tokens.find(token)
    if found is None:
        return  # an invalid token: the request is anonymous
    reads = connection.scope.get("method", "GET") in SAFE
    needed = handler.opt.get(SCOPE, READ if reads else PLAY)
    if needed not in allowed(found.scopes):
        raise PermissionDeniedException(f"this token does not have the scope '{needed}'")


async def may_play(connection: Connection) -> bool:
    """Whether a connection may send commands, not only watch."""
    token = token_of(connection)
    if not token:
        return True
    found = await connection.app.state.service.people.tokens.find(token)
    return found is not None and PLAY in allowed(found.scopes)
