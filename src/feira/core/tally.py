"""The statistics of one game, from its record or accumulated during play."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from msgspec import Struct, field

from feira.core.record import Record, replay
from feira.core.statistics import Statistics
from feira.core.types import CHANCE, Json

OpeningCounts = dict[tuple[str, ...], tuple[int, float]]  # by opening: seats, and wins


class SeatTally(Struct):
    """The statistics of one seat."""

    coins: dict[str, int] = field(default_factory=dict)  # gained, by source
    rolls: dict[str, dict[int, int]] = field(default_factory=dict)  # by dice, then total: how often
    opening: list[str] = field(default_factory=list)
    best: int = 0  # the most coins gained by one own choice or draw, less its cost
    best_number: int = 0  # the number of that choice; 0: none


class Tally(Struct):
    """A whole game."""

    rounds: int
    moves: int  # of all players
    seats: list[SeatTally]


def rounds_in(actors: Sequence[int]) -> int:
    """How many rounds were begun: a round begins when the first seat acts after another one."""
    seats = [seat for seat in actors if seat != CHANCE]
    return min(1, len(seats)) + sum(now == 0 and before > 0 for before, now in pairwise(seats))


def count_openings(seats: Iterable[tuple[Sequence[str], float]]) -> OpeningCounts:
    """Counts openings and all their prefixes: by seat, its opening and its share of the win."""
    counts: OpeningCounts = {(): (0, 0.0)}
    for opening, won in seats:
        for length in range(len(opening) + 1):
            line = tuple(opening[:length])
            seen, wins = counts.get(line, (0, 0.0))
            counts[line] = (seen + 1, wins + won)
    return counts


class RunningTally:
    """The statistics of a game so far, accumulated step by step, without a replay."""

    def __init__(self, said: Statistics, seats: int) -> None:
        self.said = said
        self.seats = [SeatTally() for _ in range(seats)]

    def add(
        self, number: int, actor: int | None, events: Sequence[Json], action: Json | None
    ) -> None:
        """Adds a step: a choice of a seat, or an outcome of chance (None), and its events.

        The action may be omitted once the opening of the seat is complete.
        """
        said, seats = self.said, self.seats
        gained: dict[int, int] = {}
        for event in events:
            for seat, source, amount in said.flows(event):
                gained[seat] = gained.get(seat, 0) + amount
                if amount > 0:
                    mine = seats[seat].coins
                    mine[source] = mine.get(source, 0) + amount
            if said.roll is not None and (roll := said.roll(event)) is not None:
                rolled = seats[roll.seat].rolls.setdefault(roll.dice, {})
                rolled[roll.total] = rolled.get(roll.total, 0) + 1
        for seat, amount in gained.items():
            if amount > seats[seat].best and actor in (seat, None):
                seats[seat].best, seats[seat].best_number = amount, number
        if actor is None or action is None or len(seats[actor].opening) == said.depth:
            return
        if (word := said.opening(action)) is not None:
            seats[actor].opening.append(word)

    def whole(self, actors: Sequence[int]) -> Tally:
        """The tally of the whole game, in which these have acted."""
        moves = sum(actor != CHANCE for actor in actors)
        return Tally(rounds=rounds_in(actors), moves=moves, seats=self.seats)


def tally(record: Record) -> Tally:
    """Replays a record and accumulates its statistics."""
    said = record.game.presentation.statistics
    running = RunningTally(said, record.config.seats)
    actors: list[int] = []
    for step in replay(record):
        actors.append(step.actor)
        seat = None if step.actor == CHANCE else step.actor
        opens = seat is not None and len(running.seats[seat].opening) < said.depth
        action = step.before.action(step.choice) if opens else None
        running.add(step.number, seat, step.events, action)
    return running.whole(actors)
