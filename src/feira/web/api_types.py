"""The types of requests and answers of the HTTP API, from its handlers."""

from collections.abc import Iterator
from typing import Any, get_args, get_origin

from litestar import Litestar, Response
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler

from feira.service import shapes
from feira.web.handlers.operations import progress
from feira.web.routes import ROUTES


def handlers() -> Iterator[tuple[str, str, HTTPRouteHandler]]:
    """Every method and path of the API, with its handler."""
    app = Litestar(
        route_handlers=[*ROUTES, progress],
        dependencies={"service": Provide(lambda: None, sync_to_thread=False)},
        openapi_config=None,
        logging_config=None,
    )
    found = {
        (route.path_format, method): handler
        for route in app.routes
        for handler in getattr(route, "route_handlers", ())
        for method in handler.http_methods - {"OPTIONS"}
    }
    for path, method in sorted(found):
        yield method, path, found[path, method]


def answer_of(handler: HTTPRouteHandler) -> Any:
    """The type of the answer of a handler. Bytes are an encoded snapshot of a table."""
    kind = handler.parsed_fn_signature.return_type.annotation
    if get_origin(kind) is Response:
        (kind,) = get_args(kind)
    return shapes.Snapshot if kind is bytes else kind


def body_of(handler: HTTPRouteHandler) -> Any:
    """The type of the body of a request; None if it has none."""
    data = handler.parsed_data_field
    if data is not None:
        return data.annotation
    return str if "data" in handler.fn.__code__.co_varnames else None
