"""Requests in a page: the methods and paths of the HTTP API, and answers of the same shape."""

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar
from urllib.parse import parse_qs, unquote

import msgspec

from feira.core.errors import FeiraError
from feira.service.errors import (
    BAD,
    CONFLICT,
    Missing,
    error_json,
    for_programs,
    status_of,
)
from feira.table.refused import Refused

if TYPE_CHECKING:
    from feira.page.service import Service

T = TypeVar("T")

OK, CREATED, ACCEPTED, NOTHING = 200, 201, 202, 204
LONGEST_ERROR = 200  # characters
NEEDS_SERVER = "needs-a-server"

_encode = msgspec.json.Encoder().encode


class Request(NamedTuple):
    """A request: the parts of the path by name, the query, and the text of the body."""

    service: "Service"
    path: dict[str, str]
    query: dict[str, list[str]]
    body: str

    def text(self, name: str, default: str = "") -> str:
        """A parameter of the query."""
        return self.query.get(name, [default])[0]

    def flag(self, name: str) -> bool:
        """Whether a parameter of the query is true."""
        return self.text(name).casefold() in ("true", "1")

    def number(self, name: str, default: int = 0) -> int:
        """A number in the query."""
        return whole(self.text(name, str(default)), name)

    def data(self, kind: type[T]) -> T:
        """The body, which is JSON of this type."""
        found: T = msgspec.json.decode(self.body or "null", type=kind)
        return found


class Reply(NamedTuple):
    """An answer with a status other than the default."""

    content: Any
    status: int


def whole(text: str, name: str) -> int:
    """A number that is not negative; the error names its purpose."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 9):
        raise FeiraError(f"{name}: expected a number, found '{text[:20]}'")
    return int(text)


Handler = Callable[[Request], Awaitable[Any]]
ROUTES: list[tuple[str, "re.Pattern[str]", Handler, int]] = []


def route(method: str, path: str, status: int = OK) -> Callable[[Handler], Handler]:
    """Registers a handler for a method and a path, in which `{name}` matches one part."""
    pattern = re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path) + "/?")

    def add(handler: Handler) -> Handler:
        ROUTES.append((method, pattern, handler, status))
        return handler

    return add


async def answer(service: "Service", method: str, target: str, body: str) -> tuple[int, str]:
    """The status and the text of an answer; no mistake of a user raises an error."""
    try:
        reply = await _reply(service, method, target, body)
    except Refused as refused:
        reply = Reply(error_json(CONFLICT, str(refused), refused.reason), CONFLICT)
    except FeiraError as error:
        status = status_of(error)
        reply = Reply(error_json(status, str(error), for_programs(error)), status)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        reply = Reply(error_json(BAD, str(error)[:LONGEST_ERROR]), BAD)
    if reply.content is None and reply.status == NOTHING:
        return reply.status, ""
    content = reply.content
    return reply.status, (content if isinstance(content, bytes) else _encode(content)).decode()


async def _reply(service: "Service", method: str, target: str, body: str) -> Reply:
    """Calls the handler of a request."""
    path, _, query = target.partition("?")
    for own, pattern, handler, status in ROUTES:
        match = pattern.fullmatch(path) if own == method else None
        if match is None:
            continue
        parts = {name: unquote(part) for name, part in match.groupdict().items()}
        words = parse_qs(query, keep_blank_values=True)
        found = await handler(Request(service, parts, words, body))
        return found if isinstance(found, Reply) else Reply(found, status)
    raise Missing("that needs a server", code=NEEDS_SERVER)
