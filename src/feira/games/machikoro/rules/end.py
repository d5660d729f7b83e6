"""The end of a turn and of the game, and the score (K5)."""

from feira.core.bits import popcount
from feira.core.events import Events, emit
from feira.core.jit import inline, jit
from feira.core.types import Array, State
from feira.games.machikoro.rules.components import PARK, STATION
from feira.games.machikoro.rules.events import ENDED, EXTRA_TURN
from feira.games.machikoro.rules.place import has, wants_cards
from feira.games.machikoro.rules.position import BY_LANDMARKS, DICE, MARKET, OVER, ROLL


@inline
def notice_double(s: State) -> None:
    """K5.3, K5.4: a double under the park gives another turn; in an extra turn only in a chain."""
    double = s.dice == 2 and s.low == s.high and has(s, int(s.turn), PARK)
    s.again = int(double and (s.chain == 1 or s.extra == 0))


@inline
def next_seat(s: State) -> int:
    """K5.2, K5.3: the seat that rolls after this turn: the next one, or the same once more."""
    if s.again:
        return int(s.turn)
    after = int(s.turn) + 1
    return after if after < s.seats else 0  # a division would cost more than all the rest


@inline
def pass_turn(s: State, events: Events) -> None:
    """K5.2: the next seat plays, or the same one once more (K5.3)."""
    if s.again:
        emit(events, EXTRA_TURN, s.turn)
    s.turn = next_seat(s)
    s.extra = s.again
    s.again = 0
    s.dice = 0
    s.low = 0
    s.high = 0
    s.rerolled = 0
    s.added = 0


@inline
def refill_or_roll(s: State) -> None:
    """K6.2: the market is filled up first; then the turn begins with the dice (K3.1)."""
    if wants_cards(s):
        s.stage = MARKET
    elif has(s, int(s.turn), STATION):
        s.stage = ROLL
    else:
        s.dice = 1
        s.stage = DICE


@inline
def end_game(s: State, events: Events) -> None:
    """K5.1: all landmarks stand."""
    s.stage = OVER
    s.reason = BY_LANDMARKS
    emit(events, ENDED, s.turn, BY_LANDMARKS)


@jit
def score(s: State, points: Array, places: Array) -> None:
    """K5.1: the landmarks built. Only the winner has them all."""
    for seat in range(s.seats):
        points[seat] = popcount(int(s.landmarks[seat]))
    for seat in range(s.seats):
        ahead = 0
        for other in range(s.seats):
            ahead += int(points[other] > points[seat])
        places[seat] = 1 + ahead
