"""What the dice may bring each seat, whoever rolls: the rules themselves are asked, on copies.

Income is what the whole income phase brings (K3) and, with Plus, the city hall (K4.1). Two things
need more than the dice: tuna boats count with the mean of their roll (K3.5), and the TV station
takes from whom it gets most (K3.6).
"""

import numpy as np

from feira.core.events import COLUMNS, ROWS
from feira.core.game import Json, foresee
from feira.games.machikoro.rules.components import STATION
from feira.games.machikoro.rules.position import (
    ADD,
    ADD_CHOICE,
    DICE,
    OVER,
    PAIR_WEIGHTS,
    PAIRS,
    POSITION,
    TUNA,
    TV,
    TV_CHOICE,
)
from feira.games.machikoro.rules.turn import ADDITION

# For one die and for two: of each total one outcome that makes it, and its weight.
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
SCRATCH = len(PAIRS) * ROWS


def outlook(s: np.record) -> Json:
    """For every seat that may roll: each total, its weight, and what everybody gains or loses."""
    if s["stage"] == OVER:
        return {"rollers": []}
    return {"rollers": [roller(s, seat) for seat in range(int(s["seats"]))]}


def roller(s: np.record, seat: int) -> Json:
    """If this seat rolled now: with one die, and with two where it has a station (K3.1)."""
    two = int(s["landmarks"][seat]) >> STATION & 1
    return {"seat": seat, "dice": [dice(s, seat, number) for number in range(1, 2 + two)]}


def dice(s: np.record, seat: int, number: int) -> Json:
    """The same with one die or with two."""
    before = np.frombuffer(bytearray(s), POSITION)
    for field in ("low", "high", "added", "extra", "again"):
        before[field] = 0
    before["turn"], before["dice"], before["stage"] = seat, number, DICE
    before["rerolled"] = 1  # the radio tower does not ask (K3.2)
    totals = ROLLS[number]
    fallen = after(before, [outcome for outcome, _ in totals.values()])
    rolls = []
    for index, (total, (_, weight)) in enumerate(totals.items()):
        one = fallen[index : index + 1]
        for added, ended in settled(one):
            coins, tv = brought(before, ended, seat)
            rolls.append(
                {"total": total + added, "added": added, "weight": weight, "coins": coins, "tv": tv}
            )
    of = sum(weight for _, weight in totals.values())
    return {"dice": number, "of": of, "rolls": rolls, "mean": mean(rolls, seat, of)}


def after(before: np.ndarray, choices: list[int]) -> np.ndarray:
    """The positions that the choices or outcomes lead to."""
    found = np.empty(len(choices), POSITION)
    events = np.empty((len(choices) * ROWS, COLUMNS), np.int32)
    foresee(before, np.array(choices, np.int64), found, events)
    return found


def settled(fallen: np.ndarray) -> list[tuple[int, np.ndarray]]:
    """The dice as they fell and, where the harbour allows it, with its addition (K3.2)."""
    if fallen["stage"][0] != ADD:
        return [(0, fallen)]
    both = after(fallen, [ADD_CHOICE, ADD_CHOICE + 1])
    return [(0, both[:1]), (ADDITION, both[1:])]


def brought(before: np.ndarray, ended: np.ndarray, seat: int) -> tuple[list[float], int | None]:
    """What every seat has more or less than before, and from whom the TV station took."""
    seats = int(before["seats"][0])
    tv = None
    weights = np.ones(1)
    if ended["stage"][0] == TUNA:
        ended = after(ended, [outcome for outcome, _ in TWO.values()])
        weights = np.array([weight for _, weight in TWO.values()])
    elif ended["stage"][0] == TV:
        others = [other for other in range(seats) if other != seat]
        ended = after(ended, [TV_CHOICE + other for other in others])
        best = int(np.argmax(ended["coins"][:, seat]))
        tv, ended = others[best], ended[best : best + 1]
    coins = (ended["coins"][:, :seats] * weights[:, None]).sum(0) / weights.sum()
    gained: list[float] = (coins - before["coins"][0, :seats]).tolist()
    return gained, tv


def mean(rolls: list[Json], seat: int, of: int) -> list[float]:
    """What every seat may expect; two are added where that brings the roller more."""
    best: dict[int, Json] = {}
    for roll in rolls:
        thrown = roll["total"] - roll["added"]
        if thrown not in best or roll["coins"][seat] > best[thrown]["coins"][seat]:
            best[thrown] = roll
    seats = range(len(rolls[0]["coins"]))
    return [sum(roll["weight"] * roll["coins"][n] for roll in best.values()) / of for n in seats]
