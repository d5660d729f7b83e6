"""When Python looks for garbage that refers to itself: by the clock and by need, not at any moment.

Choices leave none; connections do. To look through everything takes 0.1 ms for each connection, in
which nobody is answered. Left to itself Python looks when there are so many more objects than
before, and where as many go as come, with a thousand tables at play, that is late: tens of
thousands of new ones take 30 ms and more. So what is new is looked through often, when it is
little, and the rest after many connections have gone.
"""

import asyncio
import gc
import time

from feira.web.service import Service

NEW = 0.2  # seconds between looks at what is new
ALL = 600.0  # and at all of it
GONE = 200  # connections that may have gone, besides as many as there are, until it is looked at


def keep() -> None:
    """What is loaded by now stays: it is never looked at again."""
    gc.freeze()
    gc.disable()


async def tidy(service: Service) -> None:
    """Looks for garbage, for ever."""
    await service.ready.wait()
    looked, gone = time.monotonic(), service.gone
    while True:
        await asyncio.sleep(NEW)
        many = service.gone - gone > service.sockets + GONE
        if many or time.monotonic() - looked > ALL:
            gc.collect()
            looked, gone = time.monotonic(), service.gone
        else:
            gc.collect(1)
