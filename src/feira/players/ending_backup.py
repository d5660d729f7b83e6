"""Backs up exact results: from choices and outcomes to the position before them."""

from feira.core.jit import inline, jit
from feira.core.types import CHANCE, Array
from feira.players.ending_graph import EDGES, NEW, RESULT_ROWS, SOLVED, UNDER_WAY, VALUE

TIE = 1e-9  # values that differ by less count as equal: the lowest choice number is made
SURE = 1.0 - 1e-12  # a certain win: no value is higher than 1
CONVERGED = 1e-12
MAX_SWEEPS = 400  # of value iteration over a strongly connected component


@inline
def copy_result(nodes: Array, source: int, target: int) -> None:
    """Copies the result of one node to another."""
    for row in range(RESULT_ROWS):
        for seat in range(nodes[source].result.shape[1]):
            nodes[target].result[row, seat] = nodes[source].result[row, seat]


@inline
def _chosen(node: int, who: int, nodes: Array, edges: Array) -> int:
    """The edge of the seat's choice: the first of the best ones."""
    first = int(nodes[node].first)
    most = -1e30
    for edge in range(first, first + int(nodes[node].edges)):
        most = max(most, nodes[edges[edge].child].result[VALUE, who])
    edge = first
    while nodes[edges[edge].child].result[VALUE, who] < most - TIE:
        edge += 1
    return edge


@jit
def update(node: int, nodes: Array, edges: Array) -> float:
    """Computes the result of a node from its children. Returns the largest change."""
    first = int(nodes[node].first)
    last = first + int(nodes[node].edges)
    who = int(nodes[node].actor)
    if who != CHANCE:
        first = _chosen(node, who, nodes, edges)
        last = first + 1
    total = 0
    for edge in range(first, last):
        total += int(edges[edge].weight)
    change = 0.0
    for row in range(RESULT_ROWS):
        for seat in range(nodes[node].result.shape[1]):
            mean = 0.0
            for edge in range(first, last):
                mean += edges[edge].weight * nodes[edges[edge].child].result[row, seat]
            mean /= total
            change = max(change, abs(mean - nodes[node].result[row, seat]))
            nodes[node].result[row, seat] = mean
    return change


@inline
def _iterate(
    bottom: int, top: int, sweeps: int, nodes: Array, edges: Array, under_way: Array
) -> bool:
    """Value iteration over nodes under way. False: no convergence within `sweeps`."""
    for i in range(bottom, top):
        for row in range(RESULT_ROWS):
            for seat in range(nodes[under_way[i]].result.shape[1]):
                nodes[under_way[i]].result[row, seat] = 0.0
    for _ in range(sweeps):
        change = 0.0
        for i in range(top - 1, bottom - 1, -1):
            change = max(change, update(int(under_way[i]), nodes, edges))
        if change < CONVERGED:
            return True
    return sweeps == 1


@inline
def finish(
    node: int,
    solvable: bool,
    cyclic: bool,
    nodes: Array,
    edges: Array,
    under_way: Array,
    counters: Array,
) -> None:
    """Marks a node and all that were entered after it as solved, or as failed with their reach."""
    top = int(counters[UNDER_WAY])
    bottom = top - 1
    while under_way[bottom] != node:
        bottom -= 1
    state = NEW
    if solvable:
        sweeps = MAX_SWEEPS if cyclic else 1
        if _iterate(bottom, top, sweeps, nodes, edges, under_way):
            state = SOLVED
    for i in range(bottom, top):
        other = int(under_way[i])
        nodes[other].state = state
        if state == NEW:
            nodes[other].failed = max(int(nodes[other].failed), int(nodes[other].reach))
    counters[EDGES] = nodes[node].first
    counters[UNDER_WAY] = bottom
