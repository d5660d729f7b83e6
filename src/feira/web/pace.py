"""The pace of one connection: messages beyond a rate have to wait."""

import asyncio
import time

BURST = 4.0  # seconds' worth of messages that may come at once
FAULT = 10.0  # messages that one which cannot be read counts for, besides itself


class Pace:
    """Lets so many messages a second pass in the long run."""

    def __init__(self, rate: float) -> None:
        self.rate, self.spare, self.at = rate, rate * BURST, time.monotonic()

    async def keep(self) -> None:
        """Counts a message, and waits if there were too many."""
        now = time.monotonic()
        self.spare = min(self.rate * BURST, self.spare + (now - self.at) * self.rate) - 1
        self.at = now
        if self.spare < 0:
            await asyncio.sleep(-self.spare / self.rate)

    async def fault(self) -> None:
        """Counts a message that cannot be read, and lets other connections go first."""
        self.spare -= FAULT
        await asyncio.sleep(0)
