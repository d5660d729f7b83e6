"""The best stall that a hand allows, and the customers who wait for stalls (S7)."""

from feira.core.bits import lowest, popcount
from feira.core.jit import inline, jit
from feira.core.types import Array, State
from feira.games.mercado.rules.earn import customers_at, stall_cost, standing_value, would_earn
from feira.games.mercado.rules.geometry import line_of
from feira.games.mercado.rules.position import (
    ENTRANCE_COUNT,
    NEIGHBOURS,
    PUB,
    RESTAURANT_KINDS,
    SIZES,
    TOP_COST,
)
from feira.games.mercado.strategy.estimates import adjacent_squares, earning_stalls

NONE = -1


@jit
def best_stall(s: State, seat: int, good: int) -> tuple[int, int]:
    """What the best stall of the good earns at once, and the most that one nets.

    Only squares where it would earn most are looked at; where none earns, both are 0.
    """
    coins = int(s.coins[seat])
    free = int(s.stall_squares[good])
    squares = 0
    for i in range(TOP_COST - 1, NONE, NONE):
        squares = free & int(s.earning[good, i])
        if squares:
            break
    income = 0
    net = NONE
    while squares:
        square = lowest(squares)
        squares &= squares - 1
        earned = would_earn(s, good, square)
        cost = stall_cost(s, square)
        if earned + coins >= cost:
            income = max(income, earned)
            net = max(net, earned - cost)
    return income, net


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
