"""Game time: the time base of the tables' clocks.

It follows the monotonic clock, but only while the server can serve: a stopped server, a process
that did not get to run, or a database that does not answer costs nobody any time. The database
stores it, so it continues after a restart where it had stopped. It lags behind wall time by the sum
of these pauses, and only differences are meaningful.

Every process has its own, and they agree to within a second: each stores its game time while it is
ahead of the stored value, and otherwise adopts that value. So game time passes while any process
runs, and a table may move from one process to another at any time.
"""

from time import monotonic_ns

from feira.table.timestamps import NANOSECONDS, now

LONGEST_STEP = (
    3000  # the most milliseconds that count between two ticks; in the rest the process did not run
)


class GameTime:
    """The game time of a process, in milliseconds."""

    def __init__(self) -> None:
        self.ticked = now()  # game time at the last tick; a new database begins with wall time
        self.at = monotonic_ns() // NANOSECONDS  # of the last tick

    def now(self) -> int:
        """The present game time."""
        return self.ticked + min(monotonic_ns() // NANOSECONDS - self.at, LONGEST_STEP)

    def tick(self) -> None:
        """Counts the time since the last tick: the process has run."""
        self.ticked, self.at = self.now(), monotonic_ns() // NANOSECONDS

    def hold(self) -> None:
        """Discards the time since the last tick: the server could not serve."""
        self.at = monotonic_ns() // NANOSECONDS

    def begin(self, stored: int) -> None:
        """Continues from the stored value, after a start."""
        self.ticked, self.at = stored, monotonic_ns() // NANOSECONDS

    def catch_up(self, stored: int) -> None:
        """Adopts the game time of another process that is ahead."""
        self.tick()
        self.ticked = max(self.ticked, stored)

    def on_the_wall(self, moment: int) -> int:
        """A moment of game time as wall time, assuming that the server does not stop."""
        return now() + moment - self.now()
