"""What a game was like, added up from its record: coins by source, dice, openings, best moves."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from msgspec import Struct, field

from feira.core.record import Record, replay, start
from feira.core.types import CHANCE

OpeningCounts = dict[tuple[str, ...], tuple[int, float]]  # by opening: seats, and wins


class SeatTally(Struct):
    """What one seat did and got."""

    coins: dict[str, int] = field(default_factory=dict)  # gained, by source
    rolls: dict[str, dict[int, int]] = field(default_factory=dict)  # by dice, then total: how often
    opening: list[str] = field(default_factory=list)
    best: int = 0  # most coins gained by one own choice or draw, what it cost subtracted
    best_number: int = 0  # of that choice; 0: none


class Tally(Struct):
    """A whole game."""

    rounds: int
    moves: int  # of all players
    seats: list[SeatTally]


def rounds_in(actors: Sequence[int]) -> int:
    """How many rounds were begun: one begins when the first seat acts after another one."""
    seats = [seat for seat in actors if seat != CHANCE]
    return min(1, len(seats)) + sum(now == 0 and before > 0 for before, now in pairwise(seats))


def count_openings(seats: Iterable[tuple[Sequence[str], float]]) -> OpeningCounts:
    """Counts openings and everything that they begin with: of each seat, its opening and its share
    of the win.
    """
    counts: OpeningCounts = {(): (0, 0.0)}
    for opening, won in seats:
        for length in range(len(opening) + 1):
            line = tuple(opening[:length])
            seen, wins = counts.get(line, (0, 0.0))
            counts[line] = (seen + 1, wins + won)
    return counts


def tally(record: Record) -> Tally:
    """Replays a record, and adds up what happened."""
    said = record.game.presentation.statistics
    seats = [SeatTally() for _ in range(record.config.seats)]
    actors: list[int] = []
    coins = start(record).coins
    for step in replay(record):
        actors.append(step.actor)
        for event in step.events:
            for seat, source, amount in said.flows(event):
                if amount > 0:
                    mine = seats[seat].coins
                    mine[source] = mine.get(source, 0) + amount
            if (roll := said.roll(event)) is not None:
                rolled = seats[roll.seat].rolls.setdefault(roll.dice, {})
                rolled[roll.total] = rolled.get(roll.total, 0) + 1
        before, coins = coins, step.after.coins
        for seat, (had, has) in enumerate(zip(before, coins, strict=True)):
            if step.actor in (seat, CHANCE) and has - had > seats[seat].best:
                seats[seat].best, seats[seat].best_number = has - had, step.number
        if step.actor != CHANCE and len(seats[step.actor].opening) < said.depth:
            word = said.opening(step.before.action(step.choice))
            if word is not None:
                seats[step.actor].opening.append(word)
    moves = sum(actor != CHANCE for actor in actors)
    return Tally(rounds=rounds_in(actors), moves=moves, seats=seats)
