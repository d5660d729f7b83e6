"""Messages received over a socket: a queue with a single consumer.

`asyncio.Queue` supports any number of consumers and can be bounded, at nearly twice the cost.
"""

import asyncio
from collections import deque
from typing import Any


class Inbox:
    """Messages in the order of arrival, for the one task that consumes them."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.messages: deque[Any] = deque()
        self.receiver: asyncio.Future[None] | None = None  # waits for the next message

    def put_nowait(self, message: Any) -> None:
        """Adds a message, and wakes the consumer."""
        self.messages.append(message)
        if self.receiver is not None and not self.receiver.done():
            self.receiver.set_result(None)

    async def get(self) -> Any:
        """The next message, as soon as there is one."""
        while not self.messages:
            assert self.receiver is None, "one task receives"
            self.receiver = self.loop.create_future()
            try:
                await self.receiver
            finally:
                self.receiver = None
        return self.messages.popleft()

    def qsize(self) -> int:
        """The length of the queue."""
        return len(self.messages)

    def empty(self) -> bool:
        """Whether the queue is empty."""
        return not self.messages
