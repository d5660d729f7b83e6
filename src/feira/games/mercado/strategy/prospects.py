"""The best stall that a hand allows, and the customers who wait for stalls (S7)."""

from feira.core.bits import lowest, popcount
from feira.core.jit import inline, jit
from feira.core.types import Array, State
from feira.games.mercado.rules.earn import customers_at, stall_cost, standing_value, would_earn
from feira.games.mercado.rules.geometry import line_of
from feira.games.mercado.rules.position import (
    ENTRANCE_COUNT,
    GOOD_COUNT,
    NEIGHBOURS,
    PUB,
    RESTAURANT_KINDS,
    SIZES,
    TOP_COST,
)
from feira.games.mercado.strategy.estimates import adjacent_squares, earning_stalls
from feira.games.mercado.strategy.lines import LINE_ROOM, SEAT_ROOM

NONE = -1
BEST_STALLS = LINE_ROOM  # where their part of what is shared begins
SHARED = BEST_STALLS + 2 * GOOD_COUNT
ENCODER_ROOM = SEAT_ROOM + SHARED


@inline
def _top_stall(s: State, good: int, squares: int) -> tuple[int, int]:
    """The most that a stall earns on one of some squares, and the most that one nets."""
    income = 0
    net = NONE
    while squares:
        square = lowest(squares)
        squares &= squares - 1
        earned = would_earn(s, good, square)
        income = max(income, earned)
        net = max(net, earned - stall_cost(s, square))
    return income, net


@inline
def read_best_stall(s: State, good: int, shared: Array) -> None:
    """Fills what the best stall of a good earns at once, then the most that one nets.

    Only squares where it would earn most are looked at; where none earns it is 0 and -1. The kept
    sets say what these squares earn, unless it is `TOP_COST` or more, and what they cost.
    """
    free = int(s.stall_squares[good])
    income = 0
    for more in range(TOP_COST):  # each set holds the next one, so that counting finds the last
        income += int(free & int(s.earning[good, more]) != 0)
    squares = free & int(s.earning[good, max(income, 1) - 1])
    net = NONE
    if income == TOP_COST:
        income, net = _top_stall(s, good, squares)
    elif income > 0:
        cost = 1
        for less in range(1, TOP_COST):
            cost += int(squares & int(s.cheap[less]) == 0)
        net = income - cost
    shared[BEST_STALLS + 2 * good] = income
    shared[BEST_STALLS + 2 * good + 1] = net


@inline
def best_stall(coins: int, good: int, shared: Array) -> tuple[int, int]:
    """What the best stall earns a seat with so many coins at once, and what it nets.

    After `read_best_stall`. What earns at least `TOP_COST` pays for itself, so that coins matter
    only where all earn the same.
    """
    net = int(shared[BEST_STALLS + 2 * good + 1])
    if net < -coins:
        return 0, NONE
    return int(shared[BEST_STALLS + 2 * good]), net


@jit
def best_restaurant(s: State, seat: int) -> int:
    """The most own stalls that a restaurant held by the seat would improve, on its best square."""
    best = 0
    stalls = earning_stalls(s, seat)
    for kind in range(RESTAURANT_KINDS):
        if s.held[seat, kind] == 0:
            continue
        improved = stalls if kind == PUB else stalls & int(s.selling[kind - 1])
        squares = int(s.restaurant_squares[0 if kind == PUB else 1]) & adjacent_squares(improved)
        while squares:
            square = lowest(squares)
            squares &= squares - 1
            best = max(best, popcount(int(NEIGHBOURS[square]) & improved))
    return best


@inline
def sleeping_by_missing(s: State, room: Array) -> None:
    """S7: by the stalls that are missing, 1 to 4: customers who wait, and what they would pay."""
    for i in range(2 * SIZES):
        room[i] = 0
    for entrance in range(ENTRANCE_COUNT):
        if s.customers[entrance] >= 0:
            missing = customers_at(s, entrance) - int(s.stalls_in[line_of(entrance)])
            if missing > 0:
                room[missing - 1] += customers_at(s, entrance)
                room[SIZES + missing - 1] += customers_at(s, entrance) * standing_value(s, entrance)
