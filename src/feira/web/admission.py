"""Load shedding: a busy server refuses commands that have waited too long.

If it handled all of them, each would wait behind those before it, longer and longer. The client of
a refused command resends it after a moment, so that command is only later, and the others stay
quick.
"""

import time

MOST_LATE = 0.025  # seconds that a command may wait before it is handled
GRACE = 0.1  # seconds of lateness that are forgiven: a single stall is not an overload
CALM = 1.0  # seconds without a late command after which an overload has ended


class Admission:
    """Decides about the commands of all sockets of a process."""

    def __init__(self) -> None:
        self.began = self.last = float("-inf")  # when commands were late: first, and last so far
        self.refused = 0  # commands since the start

    def admits(self, late: float, *, behind: bool) -> bool:
        """Whether to handle a command that has waited `late` seconds. `behind`: writes pile up."""
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
