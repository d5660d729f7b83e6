"""When cyclic garbage is collected: at fixed intervals, and after many sockets have closed.

Choices leave no cyclic garbage; connections do. A full collection takes about 0.1 ms for each
connection, during which nothing else runs. Python would start collections by the number of new
objects. With a thousand running tables that is late, and a collection of the young generations
then takes 30 ms and more. So the young generations are collected often, while they are small, and
all of them after many sockets have closed.

Litestar keeps what it made of the last thousand queries, cookies and paths, however long they are.
That is forgotten as often.
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

YOUNG_SECONDS = 0.2  # between collections of the young generations
FULL_SECONDS = 600.0  # between full collections
MOST_CLOSED = 200  # sockets, besides as many as are open, that may close before a full collection
YOUNG = 1  # the oldest of the young generations
CACHES = (
    parse_cookie_string,
    parse_query_string,
    parse_url_encoded_form_data,
    create_query_default_dict,
    parse_path_params,
)  # of Litestar, by what clients have sent


def freeze() -> None:
    """Exempts all present objects from collections, and stops automatic collections."""
    gc.freeze()
    gc.disable()


def forget_requests() -> None:
    """Forgets what Litestar made of the latest requests."""
    for cache in CACHES:
        cache.cache_clear()


async def collect_garbage(service: Service) -> None:
    """Collects garbage again and again."""
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
