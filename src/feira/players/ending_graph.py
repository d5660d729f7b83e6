"""The transposition table of the exact solver: the positions seen, as nodes of a graph.

The key of a position is two hashes (lanes) of 63 bits. Each lane is the sum of the words of the
record, each multiplied by a random number of its own. Two different positions collide in one lane
with a probability of at most 2**-32, in both of at most 2**-64. A table of a million positions has
2**39 pairs, so at most one such table in 30 million confuses two of them.
"""

from random import Random
from typing import Any, NamedTuple

import numpy as np

from feira.core.jit import inline
from feira.core.rules import MOST_SEATS, Rules
from feira.core.shares import win_shares
from feira.core.types import NOBODY, Array, State
from feira.core.verbs import actor, evaluate

LANE_BITS = 63
LANE = (1 << LANE_BITS) - 1
WORD = 0xFFFFFFFF
SLOT_SHIFT = 32  # the upper bits of a lane are the most random ones
ID = (1 << 32) - 1  # of a node, in a slot; above it is the generation
KEY_SEED = 20_240_607
NEVER = -1  # no attempt has failed yet

NEW, PENDING, SOLVED = range(3)
VALUE, SHARES, POINTS = range(3)  # rows of a result, each by seat
RESULT_ROWS = 3

# Counters: nodes in use, generation; of one call: positions visited, those of them near the limit
# of the reach; of one attempt: visits before its progress is checked, edges in use, nodes under
# way, nodes entered so far.
NODES, GENERATION, VISITS, NEAR_VISITS, UNCHECKED, EDGES, UNDER_WAY, ENTERED = range(8)
COUNTERS = 8


class Table(NamedTuple):
    """The hash table of the nodes."""

    slots: Array  # open addressing: generation and number of a node
    factors: Array  # random numbers: [lane, word of the record]


class Scores(NamedTuple):
    """Room for the result of a game that is over, by seat."""

    values: Array
    shares: Array
    points: Array
    places: Array


def node_type(seats: int) -> "np.dtype[Any]":
    """The record of a position. Equal positions share one node."""
    fields = [
        ("key", np.int64, 2),
        ("result", np.float64, (RESULT_ROWS, seats)),
        ("first", np.int32),  # the first edge, while the node is under way
        ("edges", np.int32),  # their number
        ("order", np.int32),  # when it was entered, as in Tarjan's algorithm
        ("low", np.int32),  # Tarjan's low-link: the earliest node under way that it leads to
        ("failed", np.int16),  # the longest reach that did not solve it
        ("reach", np.int16),  # of the present attempt
        ("state", np.int8),
        ("actor", np.int8),
    ]
    return np.dtype((np.record, np.dtype(fields, align=True)))


def new_nodes(rules: Rules, nodes: int) -> Array:
    """Room for so many nodes."""
    return np.zeros(nodes, node_type(max(rules.seats)))


def word_type(rules: Rules) -> "np.dtype[Any]":
    """The widest words that a record is a whole number of; four bytes at most."""
    return np.dtype(next(f"i{size}" for size in (4, 2, 1) if rules.layout.size % size == 0))


def new_table(rules: Rules, nodes: int) -> Table:
    """An empty table for this many nodes."""
    words = rules.layout.size // word_type(rules).itemsize
    bits = Random(KEY_SEED).getrandbits
    return Table(
        slots=np.zeros(1 << (2 * nodes - 1).bit_length(), np.int64),
        factors=np.array([[bits(LANE_BITS) for _ in range(words)] for _ in range(2)], np.int64),
    )


def new_scores() -> Scores:
    """Room for one result."""
    return Scores(
        values=np.zeros(MOST_SEATS),
        shares=np.zeros(MOST_SEATS),
        points=np.zeros(MOST_SEATS, np.int64),
        places=np.zeros(MOST_SEATS, np.int64),
    )


@inline
def key_of(words: Array, factors: Array) -> tuple[int, int]:
    """Both lanes of the key of a record, given as words. Overflow is harmless: lanes are masked."""
    a = 0
    b = 0
    for i in range(len(words)):
        word = int(words[i]) & WORD
        a += word * int(factors[0, i])
        b += word * int(factors[1, i])
    return a & LANE, b & LANE


@inline
def _write_result(s: State, nodes: Array, node: int, scores: Scores) -> None:
    """Writes the result of a node where the game is over."""
    evaluate(s, scores.points, scores.places, scores.values)
    win_shares(scores.places, s.seats, scores.shares)
    for seat in range(s.seats):
        nodes[node].result[VALUE, seat] = scores.values[seat]
        nodes[node].result[SHARES, seat] = scores.shares[seat]
        nodes[node].result[POINTS, seat] = scores.points[seat]
    nodes[node].state = SOLVED


@inline
def new_node(s: State, nodes: Array, counters: Array) -> int:
    """A new node for a position. The caller checks that there is room."""
    node = int(counters[NODES])
    counters[NODES] = node + 1
    nodes[node].state = NEW
    nodes[node].failed = NEVER
    nodes[node].actor = actor(s)
    return node


@inline
def node_of(
    s: State, words: Array, nodes: Array, counters: Array, table: Table, scores: Scores
) -> int:
    """The node of a position, looked up by its key; a new node if it has not been seen."""
    a, b = key_of(words, table.factors)
    mask = len(table.slots) - 1
    slot = (a >> SLOT_SHIFT) & mask
    generation = int(counters[GENERATION])
    entry = int(table.slots[slot])
    while entry >> SLOT_SHIFT == generation:
        node = entry & ID
        if nodes[node].key[0] == a and nodes[node].key[1] == b:
            return node
        slot = (slot + 1) & mask
        entry = int(table.slots[slot])
    node = new_node(s, nodes, counters)
    table.slots[slot] = generation << SLOT_SHIFT | node
    nodes[node].key[0] = a
    nodes[node].key[1] = b
    if nodes[node].actor == NOBODY:
        _write_result(s, nodes, node, scores)
    return node
