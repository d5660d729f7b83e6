"""The search tree: Monte-Carlo tree search over explicit chance, compiled, for any game.

A tree is one array of nodes, allocated up front. A node stands for a position, but does not keep
it: a simulation starts from a copy of the root and makes the choices again, which is faster than
remembering. The children of a node lie side by side, one for each legal choice, or one for each
possible outcome where chance is to act; chance's children are drawn by weight. A node keeps the
mean value for every seat, and whoever is to act prefers what is good for itself.

A simulation goes down to a node seen for the first time, plays on from there by taste to the end,
and enters what came out in all nodes on its way.
"""

import math
from typing import NamedTuple

import numpy as np

from feira.core.batch import SEATS
from feira.core.jit import inline, jit
from feira.core.random import advance
from feira.core.verbs import (
    CHANCE,
    NOBODY,
    actor,
    apply,
    draw,
    evaluate,
    legal,
    weights,
)
from feira.players.taste import MOST_TRAITS, choose, promise

FREE = -1
OPEN = 0.05  # of the priors is the same for all: what taste thinks nothing of is tried as well
DEEPEST = 512  # nodes on the way of one simulation

_FIELDS = np.dtype(
    [
        ("choice", np.int32),  # the choice or outcome that leads here
        ("first", np.int32),  # the first child
        ("children", np.int32),
        ("visits", np.int32),
        ("prior", np.float32),  # how likely taste thinks the choice
        ("worth", np.float32, SEATS),  # the mean value for each seat
    ],
    align=True,
)
NODE = np.dtype((np.record, _FIELDS))


class Settings(NamedTuple):
    """How a tree is searched."""

    exploration: float  # how much an untried choice that looks promising is worth
    warmth: float  # of taste: the warmer, the less it is trusted
    sample: int  # choices that playouts compare; 0: all


class Desk(NamedTuple):
    """Room to work in, so that nothing is allocated on the way."""

    position: np.ndarray  # of one
    choices: np.ndarray
    promises: np.ndarray
    which: np.ndarray
    much: np.ndarray
    path: np.ndarray
    values: np.ndarray
    points: np.ndarray
    places: np.ndarray
    state: np.ndarray  # the random stream, the nodes in use


class Sums(NamedTuple):
    """What the simulations through each choice of the root came to, by seat."""

    visits: np.ndarray
    share: np.ndarray  # of the win
    square: np.ndarray  # of the same
    points: np.ndarray


def new_desk(dtype: np.dtype[np.void], scratch: int) -> Desk:
    """Room for a game with so many choices."""
    return Desk(
        position=np.zeros(1, dtype),
        choices=np.zeros(scratch, np.int64),
        promises=np.zeros(scratch, np.float64),
        which=np.zeros(MOST_TRAITS, np.int64),
        much=np.zeros(MOST_TRAITS, np.float32),
        path=np.zeros(DEEPEST, np.int64),
        values=np.zeros(SEATS, np.float64),
        points=np.zeros(SEATS, np.int64),
        places=np.zeros(SEATS, np.int64),
        state=np.zeros(3, np.int64),
    )


def new_sums(scratch: int) -> Sums:
    """Nothing simulated yet."""
    return Sums(
        visits=np.zeros(scratch, np.int64),
        share=np.zeros((scratch, SEATS)),
        square=np.zeros((scratch, SEATS)),
        points=np.zeros((scratch, SEATS)),
    )


@inline
def _new_child(nodes: np.ndarray, at: int, choice: int, prior: float) -> None:
    nodes[at].choice = choice
    nodes[at].first = 0
    nodes[at].children = 0
    nodes[at].visits = 0
    nodes[at].prior = prior
    for seat in range(SEATS):
        nodes[at].worth[seat] = 0.0


@inline
def _expand_chance(s: np.record, nodes: np.ndarray, node: int, desk: Desk) -> bool:
    """A child for each possible outcome, if there is room."""
    used = int(desk.state[2])
    desk.choices[:] = 0
    weights(s, desk.choices)
    n = 0
    for outcome in range(len(desk.choices)):
        if desk.choices[outcome] > 0:
            if used + n >= len(nodes):
                return False
            _new_child(nodes, used + n, outcome, 0.0)
            n += 1
    nodes[node].first = used
    nodes[node].children = n
    desk.state[2] = used + n
    return True


@inline
def _expand(s: np.record, nodes: np.ndarray, node: int, taste: np.ndarray, desk: Desk) -> bool:
    """A child for each legal choice, if there is room."""
    used = int(desk.state[2])
    n = legal(s, desk.choices)
    if used + n > len(nodes):
        return False
    most = -1e30
    if n > 1:
        for i in range(n):
            looks = promise(s, int(desk.choices[i]), taste, desk.which, desk.much)
            desk.promises[i] = looks
            most = max(most, looks)
    else:
        desk.promises[0] = most
    total = 0.0
    for i in range(n):
        desk.promises[i] = math.exp(desk.promises[i] - most)
        total += desk.promises[i]
    for i in range(n):
        prior = (1.0 - OPEN) * desk.promises[i] / total + OPEN / n
        _new_child(nodes, used + i, int(desk.choices[i]), prior)
    nodes[node].first = used
    nodes[node].children = n
    desk.state[2] = used + n
    return True


@inline
def _child_of(nodes: np.ndarray, node: int, choice: int) -> int:
    """The child that a choice leads to."""
    at = int(nodes[node].first)
    while nodes[at].choice != choice:
        at += 1
    return at


@inline
def _select(nodes: np.ndarray, node: int, who: int, settings: Settings) -> int:
    """The child that the seat tries next: good so far, or promising and little tried."""
    first = int(nodes[node].first)
    unknown = nodes[node].worth[who]
    scale = settings.exploration * math.sqrt(float(nodes[node].visits))
    best = first
    most = -1e30
    for child in range(first, first + int(nodes[node].children)):
        visits = int(nodes[child].visits)
        worth = nodes[child].worth[who] if visits else unknown
        worth += scale * nodes[child].prior / (1 + visits)
        if worth > most:
            most = worth
            best = child
    return best


@inline
def _play_out(s: np.record, taste: np.ndarray, settings: Settings, desk: Desk) -> None:
    """Plays on by taste to the end."""
    a = int(desk.state[0])
    b = int(desk.state[1])
    who = actor(s)
    while who != NOBODY:
        if who == CHANCE:
            a, b, r = advance(a, b)
            apply(s, draw(s, r), None)
        else:
            choice, a, b = choose(
                s, taste, settings.sample, a, b, desk.choices, desk.which, desk.much
            )
            apply(s, choice, None)
        who = actor(s)
    desk.state[0] = a
    desk.state[1] = b


@inline
def _has_children(
    s: np.record,
    who: int,
    nodes: np.ndarray,
    node: int,
    taste: np.ndarray,
    desk: Desk,
) -> bool:
    """Has the node children to go down to? It gets them at the second visit, if there is room."""
    if nodes[node].children > 0:
        return True
    if node > 0 and nodes[node].visits == 0:
        return False
    if who == CHANCE:
        return _expand_chance(s, nodes, node, desk)
    return _expand(s, nodes, node, taste, desk)


@inline
def _descend(
    s: np.record,
    nodes: np.ndarray,
    taste: np.ndarray,
    settings: Settings,
    through: int,
    desk: Desk,
) -> int:
    """Goes down to a node that was not visited yet. Returns the depth; the path is on the desk."""
    node = 0
    depth = 0
    desk.path[0] = 0
    who = actor(s)
    while who != NOBODY and depth < DEEPEST - 1 and _has_children(s, who, nodes, node, taste, desk):
        if who == CHANCE:
            a, b, r = advance(int(desk.state[0]), int(desk.state[1]))
            desk.state[0] = a
            desk.state[1] = b
            node = _child_of(nodes, node, draw(s, r))
        elif depth == 0 and through != FREE:
            node = int(nodes[0].first) + through
        else:
            node = _select(nodes, node, who, settings)
        apply(s, int(nodes[node].choice), None)
        depth += 1
        desk.path[depth] = node
        who = actor(s)
    return depth


@jit
def simulate(
    root: np.ndarray,
    nodes: np.ndarray,
    taste: np.ndarray,
    settings: Settings,
    simulations: int,
    through: int,
    desk: Desk,
    sums: Sums,
) -> None:
    """So many simulations from the root, which is node 0.

    They all go through one child of the root if `through` is its number, and not `FREE`.
    """
    for _ in range(simulations):
        s = desk.position[0]
        desk.position[0] = root[0]
        depth = _descend(s, nodes, taste, settings, through, desk)
        _play_out(s, taste, settings, desk)
        evaluate(s, desk.points, desk.places, desk.values)
        _back_up(nodes, depth, s, desk, sums)


@inline
def _back_up(nodes: np.ndarray, depth: int, s: np.record, desk: Desk, sums: Sums) -> None:
    """Enters the values in all nodes of the path, and the score in the sums of the root."""
    for i in range(depth + 1):
        node = int(desk.path[i])
        visits = int(nodes[node].visits) + 1
        nodes[node].visits = visits
        for seat in range(s.seats):
            worth = nodes[node].worth[seat]
            nodes[node].worth[seat] = worth + (desk.values[seat] - worth) / visits
    if depth > 0:
        at = int(desk.path[1] - nodes[0].first)
        winners = 0
        for seat in range(s.seats):
            winners += int(desk.places[seat] == 1)
        sums.visits[at] += 1
        for seat in range(s.seats):
            share = 1.0 / winners if desk.places[seat] == 1 else 0.0
            sums.share[at, seat] += share
            sums.square[at, seat] += share * share
            sums.points[at, seat] += desk.points[seat]


@jit
def keep_below(nodes: np.ndarray, top: int, kept: np.ndarray) -> int:
    """Copies the tree below a node into another array. Returns the nodes in use there."""
    kept[0] = nodes[top]
    used = 1
    at = 0
    while at < used:  # a child block is copied when its parent, already copied, is come to
        first = int(kept[at].first)
        n = int(kept[at].children)
        if n > 0:
            for i in range(n):
                kept[used + i] = nodes[first + i]
            kept[at].first = used
            used += n
        at += 1
    return used
