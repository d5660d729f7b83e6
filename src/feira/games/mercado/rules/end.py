"""The end of a turn and of the game, and the score (M8, S0.1)."""

from feira.core.bits import popcount
from feira.core.events import Events, emit
from feira.core.jit import inline, jit
from feira.core.types import Array, State
from feira.games.mercado.rules.events import END_NEAR, ENDED, HELD_COST
from feira.games.mercado.rules.legal import has_wood, stuck
from feira.games.mercado.rules.position import (
    ACT,
    BY_ENTRANCES,
    BY_NO_CHOICE,
    BY_SQUARES,
    BY_STALLS,
    CROWDED_MARKET,
    CUSTOMERS,
    END_AT,
    LONG_GAME,
    NO_REASON,
    NOTHING,
    OVER,
    RESTAURANT_KINDS,
    STALL,
)

TWO_PLAYERS = 2

# What comes after a choice. Choices only say which: so the code that ends and begins turns stands
# in one place of the compiled rules, where the threads of a GPU meet again.
GO_ON, END_TURN, BEGIN_TURN = range(3)


@inline
def begin_turn(s: State, events: Events) -> None:
    """The seat `turn` is to act. A challenge ends here when there is no legal choice (S0.1)."""
    s.stage = ACT
    s.placed = NOTHING
    s.pending = 0
    if stuck(s):
        end_game(s, BY_NO_CHOICE, events)


@inline
def coins_to_end(s: State) -> int:
    """M6.2: coins in unbroken succession that end the game: one a player, two in a game of two."""
    return int(s.seats) if s.seats != TWO_PLAYERS else 2 * TWO_PLAYERS


@inline
def free_squares(s: State) -> int:
    """Squares without a stall and without an open restaurant; closed ones are free (M8.1)."""
    return int(s.restaurant_squares[1])


@inline
def trigger(s: State) -> int:
    """The reason for which the turn now ending triggers the end, or `NO_REASON` (M8.1, S7)."""
    if s.placed == CUSTOMERS:
        if popcount(int(s.vacant)) <= END_AT:
            return BY_ENTRANCES
    elif s.placed != NOTHING:
        if s.challenge == CROWDED_MARKET and s.placed == STALL and not has_wood(s, 0):
            return BY_STALLS
        if popcount(free_squares(s)) <= END_AT:
            return BY_SQUARES
    return NO_REASON


@inline
def end_turn(s: State, events: Events) -> int:
    """Triggers the end if it is time, counts the last turns (M8.2), and passes the turn on."""
    if s.last_turns > 0:
        s.last_turns -= 1
    else:
        reason = trigger(s)
        if reason != NO_REASON:
            s.last_turns = s.seats - 1
            s.reason = reason
            emit(events, END_NEAR, s.turn, reason)
    if s.last_turns == 0:
        end_game(s, s.reason, events)
        return GO_ON
    after = int(s.turn) + 1
    s.turn = after if after < s.seats else 0
    return BEGIN_TURN


@jit
def end_game(s: State, reason: int, events: Events) -> None:
    """Nobody is to act any more."""
    s.stage = OVER
    s.reason = reason
    if events is not None:
        emit(events, ENDED, reason)
        for seat in range(s.seats):
            cost = held_cost(s, seat)
            if cost:
                emit(events, HELD_COST, seat, cost)


@jit
def held_cost(s: State, seat: int) -> int:
    """M8.3: each restaurant tile still held costs 1 coin."""
    cost = 0
    for kind in range(RESTAURANT_KINDS):
        cost += int(s.held[seat][kind])
    return cost


@inline
def final_points(s: State, seat: int) -> int:
    """Coins after M8.3; in The Long Game only what 4-customer tiles paid (S2)."""
    if s.challenge == LONG_GAME:
        return int(s.from_fours)
    return int(s.coins[seat]) - held_cost(s, seat)


@jit
def score(s: State, points: Array, places: Array) -> None:
    """M8.3: most coins win; ties: most stalls on the market; still tied: shared."""
    for seat in range(s.seats):
        points[seat] = final_points(s, seat)
    for seat in range(s.seats):
        ahead = 0
        for other in range(s.seats):
            if points[other] > points[seat]:
                ahead += 1
            elif points[other] == points[seat]:
                if popcount(int(s.owned[other])) > popcount(int(s.owned[seat])):
                    ahead += 1
        places[seat] = 1 + ahead
