"""What the dice may bring each seat, for any roller: the rules themselves run on copies.

Income is the result of the whole income phase (K3) and, with Plus, the city hall (K4.1). Two
effects need more than the dice: tuna boats count with the mean of their roll (K3.5), and the TV
station takes from the player from whom it gets most (K3.6).
"""

from collections.abc import Sequence
from typing import Any

from feira.core.presentation import LookAhead
from feira.core.types import Buffer, Json
from feira.games.machikoro.rules.components import STATION
from feira.games.machikoro.rules.position import (
    ADD,
    ADD_CHOICE,
    DICE,
    LAYOUT,
    OVER,
    PAIR_WEIGHTS,
    PAIRS,
    TUNA,
    TV,
    TV_CHOICE,
)
from feira.games.machikoro.rules.turn import ADDITION

unpack = LAYOUT.unpacker("seats", "coins", "landmarks", "stage")

# For one die and for two: for each total one outcome that makes it, and its weight.
DIE = {die: (die - 1, 1) for die in range(1, 7)}
TWO = {
    total: (
        next(n for n, pair in enumerate(PAIRS) if sum(pair) == total),
        sum(
            int(weight)
            for pair, weight in zip(PAIRS, PAIR_WEIGHTS, strict=True)
            if sum(pair) == total
        ),
    )
    for total in range(2, 13)
}
ROLLS = {1: DIE, 2: TWO}
FRESH = dict.fromkeys(("low", "high", "added", "extra", "again"), 0)  # at the beginning of a turn
WEIGHTS = tuple(weight for _, weight in TWO.values())


def outlook(position: Buffer, look_ahead: LookAhead) -> Json:
    """For every seat that may roll: each total, its weight, and what everybody gains or loses."""
    p = unpack(position)
    if p.stage == OVER:
        return {"rollers": []}
    rollers = [Roller(position, p, seat, look_ahead) for seat in range(p.seats)]
    return {"rollers": [roller.outlook() for roller in rollers]}


class Roller:
    """A seat, as if it rolled now."""

    def __init__(self, position: Buffer, p: Any, seat: int, look_ahead: LookAhead) -> None:
        self.position, self.p, self.seat, self.look_ahead = position, p, seat, look_ahead

    def outlook(self) -> Json:
        """The outlook with one die, and with two if the seat has a station (K3.1)."""
        two = self.p.landmarks[self.seat] >> STATION & 1
        return {"seat": self.seat, "dice": [self.dice(number) for number in range(1, 2 + two)]}

    def dice(self, number: int) -> Json:
        """The outlook with one die or with two."""
        before = LAYOUT.replace(
            self.position,
            **FRESH,
            turn=self.seat,
            dice=number,
            stage=DICE,
            rerolled=1,  # skips the question of the radio tower (K3.2)
        )
        totals = ROLLS[number]
        fallen = self.after(before, [outcome for outcome, _ in totals.values()])
        rolls = []
        for rolled, (total, (_, weight)) in zip(fallen, totals.items(), strict=True):
            for added, position in self.settled(rolled):
                coins, tv = self.gains(position)
                rolls.append(
                    {
                        "total": total + added,
                        "added": added,
                        "weight": weight,
                        "coins": coins,
                        "tv": tv,
                    }
                )
        of = sum(weight for _, weight in totals.values())
        return {"dice": number, "of": of, "rolls": rolls, "mean": mean(rolls, self.seat, of)}

    def after(self, position: Buffer, choices: Sequence[int]) -> list[Buffer]:
        """The positions after choices or outcomes."""
        return [one.after for one in self.look_ahead(position, choices)]

    def settled(self, rolled: Buffer) -> list[tuple[int, Buffer]]:
        """The dice as rolled and, if the harbour allows it, with its addition (K3.2)."""
        if unpack(rolled).stage != ADD:
            return [(0, rolled)]
        kept, more = self.after(rolled, [ADD_CHOICE, ADD_CHOICE + 1])
        return [(0, kept), (ADDITION, more)]

    def gains(self, position: Buffer) -> tuple[list[float], int | None]:
        """What every seat has more or less than before, and from whom the TV station took."""
        p = unpack(position)
        if p.stage == TUNA:
            ends = self.after(position, [outcome for outcome, _ in TWO.values()])
            return self.changes([unpack(end).coins for end in ends], WEIGHTS), None
        if p.stage == TV:
            others = [other for other in range(p.seats) if other != self.seat]
            ends = self.after(position, [TV_CHOICE + other for other in others])
            taken = [unpack(end).coins for end in ends]
            best = max(range(len(others)), key=lambda i: taken[i][self.seat])
            return self.changes([taken[best]], (1,)), others[best]
        return self.changes([p.coins], (1,)), None

    def changes(self, ends: Sequence[Sequence[int]], weights: Sequence[int]) -> list[float]:
        """By how much each seat's coins change on average."""
        total = sum(weights)
        return [
            sum(coins[seat] * weight for coins, weight in zip(ends, weights, strict=True)) / total
            - self.p.coins[seat]
            for seat in range(self.p.seats)
        ]


def mean(rolls: list[Json], seat: int, of: int) -> list[float]:
    """The expected gain of every seat, if the roller adds two whenever that brings more."""
    best: dict[int, Json] = {}
    for roll in rolls:
        thrown = roll["total"] - roll["added"]
        if thrown not in best or roll["coins"][seat] > best[thrown]["coins"][seat]:
            best[thrown] = roll
    seats = range(len(rolls[0]["coins"]))
    return [sum(roll["weight"] * roll["coins"][n] for roll in best.values()) / of for n in seats]
