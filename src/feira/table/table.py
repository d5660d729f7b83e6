"""The state of one table, as it follows from the table's log.

`gauntlet.py` checks commands against it and decides; `fold.py` changes it.
"""

from dataclasses import dataclass, field

from feira.core.config import Config
from feira.core.game import Game
from feira.core.position import Position
from feira.core.record import Record
from feira.core.types import NOBODY
from feira.table.log import TakeBackRequested
from feira.table.plan import Plan
from feira.table.seats import Seat, new_seats
from feira.table.secret import commitment, joined


@dataclass
class Table:
    """A game that waits for people, is being played, or is over."""

    id: str
    game: Game
    config: Config
    plan: Plan
    host: str
    secret: str
    created: int
    seats: list[Seat] = field(default_factory=list)
    version: int = 0  # the number of the last entry of the log
    choices: list[int] = field(default_factory=list)  # of seats and of chance
    actors: list[int] = field(default_factory=list)  # who made each of them
    position: Position | None = None  # None until all seats are taken
    request: TakeBackRequested | None = None  # that waits for answers
    agreed: set[int] = field(default_factory=set)  # seats that have agreed to it
    rematch: str | None = None  # the table of the rematch
    commands: dict[str, int] = field(default_factory=dict)  # done, by the version they led to
    since: int = 0  # when the turn began, in milliseconds
    own_seats: dict[str, list[int]] = field(default_factory=dict)  # by person, once asked for

    def __post_init__(self) -> None:
        self.seats = new_seats(self.plan)

    @property
    def commit(self) -> str:
        """The commitment to the secret, published before the game."""
        return commitment(self.secret)

    @property
    def actor(self) -> int | None:
        """The seat to act; None before the game begins and when it is over."""
        if self.position is None or self.position.actor == NOBODY:
            return None
        return self.position.actor

    @property
    def state(self) -> str:
        """open, playing or over."""
        if self.position is None:
            return "open"
        return "over" if self.position.actor == NOBODY else "playing"

    @property
    def strict(self) -> bool:
        """Is the result entered somewhere, so that hints and most take-backs are refused?"""
        return self.plan.rated or bool(self.plan.campaign)

    @property
    def nonces(self) -> str:
        """The nonces of all seats."""
        return joined([seat.nonce for seat in self.seats])

    def own(self, person: str) -> list[int]:
        """The seats of a person who has not left the game."""
        seats = self.own_seats.get(person)
        if seats is None:
            seats = self.own_seats[person] = [
                n
                for n, seat in enumerate(self.seats)
                if person and seat.person == person and not seat.left
            ]
        return seats

    def others(self, person: str) -> set[int]:
        """The first seat of every other person who has not left the game."""
        persons: dict[str, int] = {}
        for n, seat in enumerate(self.seats):
            if seat.person and not seat.left and seat.person != person:
                persons.setdefault(seat.person, n)
        return set(persons.values())

    def record(self) -> Record:
        """The game so far as a record. It contains the secret only when the game is over."""
        known = {"players": ", ".join(seat.name or "?" for seat in self.seats)}
        known |= {"commit": self.commit, "nonces": self.nonces}
        if self.state == "over":
            known["secret"] = self.secret
        return Record(game=self.game, config=self.config, choices=tuple(self.choices), known=known)
