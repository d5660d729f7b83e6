"""The state of one table, derived from its log.

`gauntlet.py` checks commands against it and decides; `fold.py` changes it.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from feira.core.config import Config
from feira.core.game import Game
from feira.core.position import Position
from feira.core.record import Record
from feira.core.tally import RunningTally
from feira.core.types import NOBODY
from feira.table.checkpoints import Checkpoints
from feira.table.days import revealed_at
from feira.table.game_time import GameTime
from feira.table.log import TakeBackRequested
from feira.table.plan import Plan
from feira.table.seats import Seat, new_seats
from feira.table.secret import commitment, joined
from feira.table.timestamps import now


class SeatNote(NamedTuple):
    """A note that somebody left the game, came back or ended it: after which choice, and when."""

    kind: str  # resigned, time, gone, returned, ended or closed
    seat: int  # 0 if an operator closed the table
    number: int  # of choices before it
    at: int  # milliseconds since 1970


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
    code: str = ""  # of the invitation
    invited: bool = False  # whether seats of the kind invite need the code
    seats: list[Seat] = field(default_factory=list)
    barred: set[str] = field(default_factory=set)  # people who may not sit here (again)
    sits: Counter[str] = field(default_factory=Counter)  # how often each person has sat down
    version: int = 0  # the number of the last entry of the log
    chain: bytes = b""  # the digest of that entry, which the next one covers
    began: int = 0  # the number of the entry with which the game began
    choices: list[int] = field(default_factory=list)  # of seats and of chance
    actors: list[int] = field(default_factory=list)  # who made each of them
    used: list[int] = field(default_factory=list)  # time of the turn before each, milliseconds
    position: Position | None = None  # None until all seats are taken
    tally: RunningTally | None = None  # statistics of the game; None: only a replay has them
    checkpoints: Checkpoints = field(default_factory=Checkpoints)
    taken_back: Counter[int] = field(default_factory=Counter)  # how often, by number of choices
    request: TakeBackRequested | None = None  # the pending request
    agreed: set[int] = field(default_factory=set)  # seats that have agreed to the request
    rematch: str | None = None  # the table of the rematch
    notes: list[SeatNote] = field(default_factory=list)  # who left, came back or ended the game
    ended: bool = False  # whether the last person has ended the game before the rules did
    closed: str | None = None  # why an operator has closed it; None: not closed
    commands: dict[str, int] = field(default_factory=dict)  # done, by the version they led to
    since: int = 0  # when the turn began, in game time
    time: GameTime = field(default_factory=GameTime)  # of this process
    own_seats: dict[str, list[int]] = field(default_factory=dict)  # by person, filled on demand
    counts: bool = False  # whether it is rated, or a try at a daily challenge

    def __post_init__(self) -> None:
        self.seats = new_seats(self.plan)
        self.counts = self.plan.rated or bool(self.plan.daily and not self.plan.practise)

    @property
    def commit(self) -> str:
        """The commitment to the secret, published before the game."""
        return commitment(self.secret)

    @property
    def revealed(self) -> str | None:
        """The secret when it is public: the game is over, and for a daily challenge its day too.

        Until then others play by the same secret.
        """
        if self.state != "over" or (self.plan.daily and now() < revealed_at(self.plan.daily)):
            return None
        return self.secret

    @property
    def actor(self) -> int | None:
        """The seat to act; None before the game begins and when it is over."""
        position = self.position
        if position is None or self.ended or self.closed is not None or position.actor == NOBODY:
            return None
        return position.actor

    @property
    def state(self) -> str:
        """open, playing or over."""
        if self.closed is not None:
            return "over"
        if self.position is None:
            return "open"
        return "over" if self.ended or self.position.actor == NOBODY else "playing"

    @property
    def length(self) -> int:
        """The number of entries of the game, without those before it."""
        return self.version - self.began if self.position is not None else 0

    @property
    def strict(self) -> bool:
        """Whether the result is entered somewhere; then hints and most take-backs are refused."""
        return self.counts or bool(self.plan.campaign)

    @property
    def full(self) -> bool:
        """Are all seats taken?"""
        return all(seat.person or seat.level for seat in self.seats)

    @property
    def adding(self) -> list[Seat]:
        """The seats whose people contribute a nonce: one seat for each person with a screen."""
        return [seat for seat in self.seats if seat.kind not in ("here", "computer")]

    @property
    def commitments(self) -> str:
        """The commitments to the nonces of all seats."""
        return joined([seat.commitment for seat in self.seats])

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

    def away(self, person: str) -> list[int]:
        """The seats of a person who has left the game, or whose time was up."""
        return [n for n, seat in enumerate(self.seats) if seat.left and seat.person == person]

    def lost(self, person: str) -> list[int]:
        """The seats that the clock has taken from a person, who may take them back."""
        return [n for n in self.away(person) if self.seats[n].left == "time"]

    def others(self, person: str) -> set[int]:
        """The first seat of every other person who has not left the game."""
        persons: dict[str, int] = {}
        for n, seat in enumerate(self.seats):
            if seat.person and not seat.left and seat.person != person:
                persons.setdefault(seat.person, n)
        return set(persons.values())

    def record(self) -> Record:
        """The game so far as a record. It contains the secret only once that is revealed."""
        known = {"players": ", ".join(seat.known_as for seat in self.seats)}
        known |= {"commit": self.commit, "nonces": self.nonces}
        if any(seat.commitment for seat in self.seats):
            known["commitments"] = self.commitments
        if self.plan.daily:
            known["date"] = self.plan.daily
        if (secret := self.revealed) is not None:
            known["secret"] = secret
        return Record(game=self.game, config=self.config, choices=tuple(self.choices), known=known)
