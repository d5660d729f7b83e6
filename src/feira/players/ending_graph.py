"""The positions that an exact solver has seen: one array for each of their properties.

A position is found again by a key of two lanes of 63 bits. Each lane is the sum of the record's
words times secret random numbers. Two different positions of the same game agree in one lane with
a probability of at most 2**-32, in both of at most 2**-64. A full table of a million positions has
2**39 pairs, so at worst one such table in 30 million confuses two of them.
"""

from typing import NamedTuple

import numpy as np

from feira.core.jit import inline, jit
from feira.core.rules import MOST_SEATS, Rules
from feira.core.shares import win_shares
from feira.core.types import NOBODY, Array, State
from feira.core.verbs import actor, evaluate

LANE = (1 << 63) - 1
WORD = 0xFFFFFFFF
SLOT_SHIFT = 32  # the upper bits of a lane are the most random ones
ID = (1 << 32) - 1  # of a node, in a slot; above it is the generation
KEY_SEED = 20_240_607
NEVER = -1  # no attempt has failed yet

NEW, PENDING, SOLVED = range(3)
VALUE, SHARES, POINTS = range(3)  # rows of a result, each by seat
RESULT_ROWS = 3


class Graph(NamedTuple):
    """The table of positions and what is known of each. Equal positions are one node."""

    slots: Array  # open addressing: generation and number of a node
    secrets: Array  # [word of the record, lane]
    counters: Array  # see below
    keys: Array  # [node, lane]
    state: Array
    failed: Array  # the reach of the longest attempt that did not solve it
    reach: Array  # of the attempt under way
    actor: Array
    first: Array  # of its edges
    edges: Array  # how many
    order: Array  # when it was entered, as in Tarjan's algorithm
    low: Array  # the earliest node under way that it leads back to
    result: Array  # [node, row, seat]
    values: Array  # by seat, as are the next three
    shares: Array
    points: Array
    places: Array


# Counters: nodes in use, generation, positions visited, edges in use, nodes under way, order.
NODES, GENERATION, VISITS, EDGES, UNDER_WAY, ENTERED = range(6)
COUNTERS = 6


def word_type(rules: Rules) -> "np.dtype[np.signedinteger]":
    """The widest words that a record is a whole number of; four bytes at most."""
    return np.dtype(next(f"i{size}" for size in (4, 2, 1) if rules.layout.size % size == 0))


def new_graph(rules: Rules, nodes: int) -> Graph:
    """A graph without nodes, with room for so many."""
    slots = 1 << (2 * nodes - 1).bit_length()
    words = rules.layout.size // word_type(rules).itemsize
    seats = max(rules.seats)
    rng = np.random.default_rng(KEY_SEED)
    return Graph(
        slots=np.zeros(slots, np.int64),
        secrets=rng.integers(0, LANE, (words, 2), np.int64, endpoint=True),
        counters=np.array([0, 1, 0, 0, 0, 0], np.int64),
        keys=np.empty((nodes, 2), np.int64),
        state=np.empty(nodes, np.int8),
        failed=np.empty(nodes, np.int16),
        reach=np.empty(nodes, np.int16),
        actor=np.empty(nodes, np.int8),
        first=np.empty(nodes, np.int32),
        edges=np.empty(nodes, np.int32),
        order=np.empty(nodes, np.int32),
        low=np.empty(nodes, np.int32),
        result=np.empty((nodes, RESULT_ROWS, seats)),
        values=np.zeros(MOST_SEATS),
        shares=np.zeros(MOST_SEATS),
        points=np.zeros(MOST_SEATS, np.int64),
        places=np.zeros(MOST_SEATS, np.int64),
    )


def clear(graph: Graph) -> None:
    """Forgets all nodes: slots of an older generation count as empty."""
    graph.counters[NODES] = 0
    graph.counters[GENERATION] += 1


@inline
def key_of(words: Array, secrets: Array) -> tuple[int, int]:
    """Both lanes of the key of a record, given as words."""
    a = 0
    b = 0
    for i in range(len(words)):
        word = int(words[i]) & WORD
        a = (a + word * int(secrets[i, 0])) & LANE
        b = (b + word * int(secrets[i, 1])) & LANE
    return a, b


@inline
def _finish(s: State, graph: Graph, node: int) -> None:
    """The game is over: the result of the node is exact."""
    evaluate(s, graph.points, graph.places, graph.values)
    win_shares(graph.places, s.seats, graph.shares)
    for seat in range(s.seats):
        graph.result[node, VALUE, seat] = graph.values[seat]
        graph.result[node, SHARES, seat] = graph.shares[seat]
        graph.result[node, POINTS, seat] = graph.points[seat]
    graph.state[node] = SOLVED


@jit
def node_of(s: State, words: Array, graph: Graph) -> int:
    """The node of a position; a new one if it has not been seen. There must be room for it."""
    a, b = key_of(words, graph.secrets)
    mask = len(graph.slots) - 1
    slot = (a >> SLOT_SHIFT) & mask
    generation = int(graph.counters[GENERATION])
    while int(graph.slots[slot]) >> SLOT_SHIFT == generation:
        node = int(graph.slots[slot]) & ID
        if graph.keys[node, 0] == a and graph.keys[node, 1] == b:
            return node
        slot = (slot + 1) & mask
    node = int(graph.counters[NODES])
    graph.counters[NODES] = node + 1
    graph.slots[slot] = generation << SLOT_SHIFT | node
    graph.keys[node, 0] = a
    graph.keys[node, 1] = b
    graph.state[node] = NEW
    graph.failed[node] = NEVER
    graph.actor[node] = actor(s)
    if graph.actor[node] == NOBODY:
        _finish(s, graph, node)
    return node
