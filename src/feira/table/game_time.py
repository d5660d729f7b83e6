"""Game time: what the clocks of the tables measure with.

It goes on by the monotonic clock, and only while the server can serve: a stopped server, a process
that did not get to run, or a database that does not answer cost nobody any time. The database keeps
it, so that it goes on after a restart where it had stopped; it then shows less than wall time does,
and only differences of it mean anything.

Every process has its own, and they agree to within a second: each stores its game time as long as
it is ahead of what is stored, and otherwise takes over what is stored. So game time passes while
any process runs, and a table may go from one process to another at any time.
"""

from time import monotonic_ns

from feira.table.timestamps import NANOSECONDS, now

LONGEST_STEP = (
    3000  # milliseconds between two ticks that count; the process did not run in the rest
)


class GameTime:
    """The game time of a process, in milliseconds."""

    def __init__(self) -> None:
        self.ticked = now()  # game time at the last tick; a first database begins with wall time
        self.at = monotonic_ns() // NANOSECONDS  # of the last tick

    def now(self) -> int:
        """The present game time."""
        return self.ticked + min(monotonic_ns() // NANOSECONDS - self.at, LONGEST_STEP)

    def tick(self) -> None:
        """The process has got to run, so the time since the last tick counts."""
        self.ticked, self.at = self.now(), monotonic_ns() // NANOSECONDS

    def hold(self) -> None:
        """The server could not serve since the last tick: that time does not count."""
        self.at = monotonic_ns() // NANOSECONDS

    def begin(self, stored: int) -> None:
        """Goes on from what is stored, after a start."""
        self.ticked, self.at = stored, monotonic_ns() // NANOSECONDS

    def catch_up(self, stored: int) -> None:
        """Takes over the game time of another process that is ahead."""
        self.tick()
        self.ticked = max(self.ticked, stored)

    def on_the_wall(self, moment: int) -> int:
        """A moment of game time as wall time, if the server goes on without a stop."""
        return now() + moment - self.now()
