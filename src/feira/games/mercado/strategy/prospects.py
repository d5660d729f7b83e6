"""Estimates: the best stall that a hand allows, and customers who wait for stalls (S7)."""

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
BEST_STALLS = LINE_ROOM  # their offset in the shared scratch space
SHARED = BEST_STALLS + 2 * GOOD_COUNT
ENCODER_ROOM = SEAT_ROOM + SHARED


@inline
def _top_stall(s: State, good: int, squares: int) -> tuple[int, int]:
    """The maximum income of a stall over some squares, and the maximum net income."""
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
    """Fills the maximum immediate income of a stall of a good, then the maximum net income.

    Only the squares with the maximum income are examined; if no stall earns, the results are 0 and
    -1. The position's incremental bit sets give the income of these squares, below `TOP_COST`, and
    their cost.
    """
    free = int(s.stall_squares[good])
    income = 0
    for more in range(TOP_COST):  # each set contains the next one, so counting finds the last
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
    """The immediate income of the best stall for a seat with this many coins, and its net income.

    `read_best_stall` must have filled `shared`. A stall that earns at least `TOP_COST` pays for
    itself, so coins matter only if all best squares earn the same.
    """
    net = int(shared[BEST_STALLS + 2 * good + 1])
    if net < -coins:
        return 0, NONE
    return int(shared[BEST_STALLS + 2 * good]), net


@jit
def best_restaurant(s: State, seat: int) -> int:
    """The most own stalls that a held restaurant of the seat would improve, on its best square."""
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
    """S7: waiting customers and their future pay, each by the number of missing stalls, 1 to 4."""
    for i in range(2 * SIZES):
        room[i] = 0
    for entrance in range(ENTRANCE_COUNT):
        if s.customers[entrance] >= 0:
            missing = customers_at(s, entrance) - int(s.stalls_in[line_of(entrance)])
            if missing > 0:
                room[missing - 1] += customers_at(s, entrance)
                room[SIZES + missing - 1] += customers_at(s, entrance) * standing_value(s, entrance)
