"""Which commands a busy server looks at: those that have waited for long are refused at once.

If it looked at all of them, each would wait behind those before it, longer and longer. A refused
command is sent again by its client after a moment, so it is only later, and the others are quick.
"""

import time

MOST_LATE = 0.025  # seconds that a command may wait before it is looked at
GRACE = 0.1  # seconds of being late that are forgiven: a single stall is no overload
CALM = 1.0  # seconds without a late command after which an overload is over


class Admission:
    """Decides about the commands of all sockets of a process."""

    def __init__(self) -> None:
        self.began = self.last = float("-inf")  # when commands were late: first, and last so far
        self.refused = 0  # commands so far

    def admits(self, late: float, *, behind: bool) -> bool:
        """May a command be looked at that has waited for so long? `behind`: writes pile up."""
        if late <= MOST_LATE and not behind:
            return True
        at = time.monotonic()
        if at - self.last > CALM:
            self.began = at
        self.last = at
        if at - self.began < GRACE:
            return True
        self.refused += 1
        return False
