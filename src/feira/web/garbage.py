"""Schedules cyclic garbage collection: at fixed intervals, and after very many sockets have closed.

Choices leave no cyclic garbage, nor do connections of our own server. A full collection traverses
all objects while nothing else runs, so there are few. Python would start collections by the number
of new objects. With a thousand running tables that is late, and a collection of the young
generations then takes 30 ms and more. So the young generations are collected often, while they are
small, and all of them after very many sockets have closed: other servers may leave garbage.

Litestar caches the results of parsing the last thousand queries, cookies and paths, however long
they are. These caches are cleared as often.
"""

import asyncio
import gc
import time

from litestar._asgi.routing_trie.traversal import parse_path_params
from litestar._kwargs.extractors import create_query_default_dict
from litestar._parsers import (
    parse_cookie_string,
    parse_query_string,
    parse_url_encoded_form_data,
)

from feira.web.service import Service

YOUNG_SECONDS = 0.5  # between collections of the young generations
FULL_SECONDS = 600.0  # between full collections
MOST_CLOSED = 5000  # sockets, besides as many as are open, that may close before a full collection
YOUNG = 1  # the oldest of the young generations
CACHES = (
    parse_cookie_string,
    parse_query_string,
    parse_url_encoded_form_data,
    create_query_default_dict,
    parse_path_params,
)  # caches of Litestar, keyed by client input


def freeze() -> None:
    """Exempts all present objects from collections, and stops automatic collections."""
    gc.freeze()
    gc.disable()


def forget_requests() -> None:
    """Clears Litestar's caches of parsed requests."""
    for cache in CACHES:
        cache.cache_clear()


async def collect_garbage(service: Service) -> None:
    """Collects garbage periodically."""
    await service.ready.wait()
    collected, closed = time.monotonic(), service.closed
    while True:
        await asyncio.sleep(YOUNG_SECONDS)
        forget_requests()
        many = service.closed - closed > service.sockets + MOST_CLOSED
        if many or time.monotonic() - collected > FULL_SECONDS:
            gc.collect()
            collected, closed = time.monotonic(), service.closed
        else:
            gc.collect(YOUNG)
