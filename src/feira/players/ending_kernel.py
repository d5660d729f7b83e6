"""Solves positions exactly: depth first over all choices and outcomes, with an explicit stack.

A node is solved when all that may follow is, or when a seat surely wins by one of its choices. A
position may come back (tiles are exchanged and exchanged again), so the graph may have cycles:
nodes that lead back to each other are found by Tarjan's algorithm and solved together, by value
iteration.

An attempt has a reach, the number of steps it may look ahead. Where chance has one outcome that is
not solved within it, the node is not, and the other outcomes are not looked at. A seat then only
looks for a sure win near at hand. So an attempt that must fail does so after few nodes.
"""

from typing import NamedTuple

import numpy as np

from feira.core.jit import inline, jit
from feira.core.rules import Rules
from feira.core.types import CHANCE, Array, State
from feira.core.verbs import actor, apply, legal, moot, weights
from feira.players.ending_graph import (
    EDGES,
    ENTERED,
    NEW,
    NODES,
    PENDING,
    RESULT_ROWS,
    SOLVED,
    UNDER_WAY,
    VALUE,
    VISITS,
    Graph,
    node_of,
    word_type,
)

TIE = 1e-9  # values that differ by less are equal: the choice with the lowest number is made
SURE = 1.0 - 1e-12  # no value is higher than 1
SURE_WIN_REACH = 4  # steps that a seat looks ahead for a sure win once it has an unsolved choice
MAX_REACH = 48
EDGE_ROOM = 1 << 18
CONVERGED = 1e-12
MAX_SWEEPS = 400  # of value iteration over nodes that lead back to each other

NO_EDGE = -1
UNSOLVED = -1


class Stack(NamedTuple):
    """The path from the root to the node under way, and the edges of all nodes under way."""

    positions: Array  # by depth
    words: Array  # the same memory: [depth, word]
    node: Array  # by depth, as are the next four
    next: Array  # edge to be looked at
    sure: Array  # the edge that surely wins, or `NO_EDGE`
    unsolved: Array  # has a choice or outcome that is not solved
    cyclic: Array  # has an edge to a node under way
    under_way: Array  # nodes whose result is not known yet, in the order they were entered
    choice: Array  # by edge, as are the next two
    weight: Array
    child: Array
    scratch: Array  # for choices
    outcomes: Array  # weights by outcome


def new_stack(rules: Rules) -> Stack:
    """A stack for positions of a game."""
    depth = MAX_REACH + 2
    positions = np.zeros(depth, rules.dtype)
    return Stack(
        positions=positions,
        words=positions.view(word_type(rules)).reshape(depth, -1),
        node=np.zeros(depth, np.int64),
        next=np.zeros(depth, np.int64),
        sure=np.zeros(depth, np.int64),
        unsolved=np.zeros(depth, np.bool_),
        cyclic=np.zeros(depth, np.bool_),
        under_way=np.zeros(EDGE_ROOM, np.int32),
        choice=np.zeros(EDGE_ROOM, np.int32),
        weight=np.zeros(EDGE_ROOM, np.int64),
        child=np.zeros(EDGE_ROOM, np.int32),
        scratch=np.zeros(rules.scratch, np.int64),
        outcomes=np.zeros(rules.outcomes, np.int64),
    )


@inline
def _skip_moot(s: State, stack: Stack) -> None:
    """Draws the first outcomes, and makes the last choices, that make no difference."""
    while moot(s):
        if actor(s) == CHANCE:
            weights(s, stack.outcomes)
            outcome = 0
            while stack.outcomes[outcome] == 0:
                outcome += 1
            apply(s, outcome, None)
        else:
            apply(s, int(stack.scratch[legal(s, stack.scratch) - 1]), None)


@jit
def _step(stack: Stack, depth: int, choice: int) -> None:
    """Writes the position after a choice one deeper in the stack."""
    stack.positions[depth + 1] = stack.positions[depth]
    s = stack.positions[depth + 1]
    apply(s, choice, None)
    _skip_moot(s, stack)


@inline
def _list_edges(s: State, who: int, first: int, stack: Stack) -> int:
    """Writes the choices, or outcomes with their weights, as edges. Returns how many."""
    n = 0
    if who == CHANCE:
        weights(s, stack.outcomes)
        for outcome in range(len(stack.outcomes)):
            if stack.outcomes[outcome] > 0:
                stack.choice[first + n] = outcome
                stack.weight[first + n] = stack.outcomes[outcome]
                n += 1
        return n
    n = legal(s, stack.scratch)
    for i in range(n):
        stack.choice[first + i] = stack.scratch[i]
    return n


@jit
def _enter(node: int, reach: int, depth: int, graph: Graph, stack: Stack) -> bool:
    """Lists what may follow the position at this depth. False: there is no room."""
    counters = graph.counters
    first = int(counters[EDGES])
    room = len(stack.scratch)
    if first + room > len(stack.child) or counters[NODES] + room > len(graph.state):
        return False
    who = int(graph.actor[node])
    n = _list_edges(stack.positions[depth], who, first, stack)
    stack.sure[depth] = NO_EDGE
    for edge in range(first + n - 1, first - 1, -1):
        _step(stack, depth, int(stack.choice[edge]))
        child = node_of(stack.positions[depth + 1], stack.words[depth + 1], graph)
        stack.child[edge] = child
        if who != CHANCE and graph.state[child] == SOLVED:
            if graph.result[child, VALUE, who] >= SURE:
                stack.sure[depth] = edge
    counters[EDGES] = first + n
    counters[VISITS] += n
    stack.under_way[counters[UNDER_WAY]] = node
    counters[UNDER_WAY] += 1
    stack.node[depth] = node
    stack.next[depth] = first
    stack.unsolved[depth] = False
    stack.cyclic[depth] = False
    graph.first[node] = first
    graph.edges[node] = n
    graph.reach[node] = reach
    graph.state[node] = PENDING
    graph.order[node] = counters[ENTERED]
    graph.low[node] = counters[ENTERED]
    counters[ENTERED] += 1
    return True


@inline
def _chosen(node: int, who: int, graph: Graph, stack: Stack) -> int:
    """The edge of the choice that the seat makes: the first of the best."""
    first = int(graph.first[node])
    last = first + int(graph.edges[node])
    most = -1.0
    for edge in range(first, last):
        most = max(most, graph.result[stack.child[edge], VALUE, who])
    edge = first
    while graph.result[stack.child[edge], VALUE, who] < most - TIE:
        edge += 1
    return edge


@jit
def _update(node: int, graph: Graph, stack: Stack) -> float:
    """Computes the result of a node from those of its children. Returns by how much it changed."""
    first = int(graph.first[node])
    last = first + int(graph.edges[node])
    who = int(graph.actor[node])
    total = 0
    if who != CHANCE:
        first = _chosen(node, who, graph, stack)
        last = first + 1
        total = 1
    else:
        for edge in range(first, last):
            total += int(stack.weight[edge])
    change = 0.0
    for row in range(RESULT_ROWS):
        for seat in range(graph.result.shape[2]):
            mean = 0.0
            for edge in range(first, last):
                weight = int(stack.weight[edge]) if who == CHANCE else 1
                mean += weight * graph.result[stack.child[edge], row, seat]
            mean /= total
            change = max(change, abs(mean - graph.result[node, row, seat]))
            graph.result[node, row, seat] = mean
    return change


@jit
def _iterate(bottom: int, graph: Graph, stack: Stack) -> bool:
    """Value iteration over the nodes under way from number `bottom`. False: no convergence."""
    top = int(graph.counters[UNDER_WAY])
    for i in range(bottom, top):
        graph.result[stack.under_way[i]] = 0.0
    for _ in range(MAX_SWEEPS):
        change = 0.0
        for i in range(top - 1, bottom - 1, -1):
            change = max(change, _update(int(stack.under_way[i]), graph, stack))
        if change < CONVERGED:
            return True
    return False


@inline
def _leave(bottom: int, state: int, graph: Graph, stack: Stack) -> None:
    """The nodes under way from number `bottom` are solved now, or not within their reach."""
    for i in range(bottom, int(graph.counters[UNDER_WAY])):
        node = int(stack.under_way[i])
        graph.state[node] = state
        if state == NEW:
            graph.failed[node] = max(int(graph.failed[node]), int(graph.reach[node]))
    graph.counters[EDGES] = graph.first[stack.under_way[bottom]]
    graph.counters[UNDER_WAY] = bottom


@jit
def _finish(depth: int, graph: Graph, stack: Stack) -> None:
    """All that is to be known about the node at this depth is known."""
    node = int(stack.node[depth])
    sure = int(stack.sure[depth])
    if sure == NO_EDGE and not stack.unsolved[depth] and graph.low[node] < graph.order[node]:
        return  # it leads back to an earlier node, and is solved together with that
    bottom = int(graph.counters[UNDER_WAY]) - 1
    while stack.under_way[bottom] != node:
        bottom -= 1
    if sure != NO_EDGE:
        _leave(bottom, NEW, graph, stack)
        graph.result[node] = graph.result[stack.child[sure]]
        graph.state[node] = SOLVED
    elif stack.unsolved[depth]:
        _leave(bottom, NEW, graph, stack)
    elif not stack.cyclic[depth]:
        _update(node, graph, stack)
        _leave(bottom, SOLVED, graph, stack)
    else:
        solved = _iterate(bottom, graph, stack)
        _leave(bottom, SOLVED if solved else NEW, graph, stack)


@inline
def _look(depth: int, graph: Graph, stack: Stack) -> int:
    """Looks at the next edge. Returns the reach with which its child is to be entered, or 0."""
    node = int(stack.node[depth])
    who = int(graph.actor[node])
    edge = int(stack.next[depth])
    child = int(stack.child[edge])
    if graph.state[child] == NEW:
        reach = int(graph.reach[node]) - 1
        if stack.unsolved[depth]:
            reach = min(reach, SURE_WIN_REACH)
        if reach > graph.failed[child] and reach > 0:
            return reach
        stack.unsolved[depth] = True
        if who == CHANCE:
            stack.next[depth] = graph.first[node] + graph.edges[node]
            return 0
    elif graph.state[child] == PENDING:
        graph.low[node] = min(int(graph.low[node]), int(graph.low[child]))
        stack.cyclic[depth] = True
    elif who != CHANCE and graph.result[child, VALUE, who] >= SURE:
        stack.sure[depth] = edge
    stack.next[depth] = edge + 1
    return 0


@jit
def _solve_node(root: int, reach: int, budget: int, graph: Graph, stack: Stack) -> bool:
    """Tries to solve the node of position 1 of the stack. False: the budget is spent."""
    graph.counters[ENTERED] = 0
    graph.counters[EDGES] = 0
    graph.counters[UNDER_WAY] = 0
    entered = _enter(root, reach, 1, graph, stack)
    depth = 1
    while entered and depth > 0:
        node = int(stack.node[depth])
        end = int(graph.first[node] + graph.edges[node])
        if stack.sure[depth] != NO_EDGE or stack.next[depth] == end:
            _finish(depth, graph, stack)
            depth -= 1
            continue
        below = _look(depth, graph, stack)
        if below > 0:
            edge = int(stack.next[depth])
            _step(stack, depth, int(stack.choice[edge]))
            depth += 1
            entered = graph.counters[VISITS] < budget and _enter(
                int(stack.child[edge]), below, depth, graph, stack
            )
    for i in range(int(graph.counters[UNDER_WAY])):
        graph.state[stack.under_way[i]] = NEW
    return entered


@jit
def solve_choices(
    root: Array, reach: int, budget: int, graph: Graph, stack: Stack, solved: Array
) -> bool:
    """Tries to solve the position after each legal choice of the root, an array of one.

    `solved` gets their nodes in the order of the choices, or `UNSOLVED`. False: the budget is
    spent, which is a number of visits since the counter was last set to 0.
    """
    for choice in range(len(solved)):
        solved[choice] = UNSOLVED
    for choice in range(legal(root[0], stack.scratch)):
        if graph.counters[NODES] >= len(graph.state):
            return False
        legal(root[0], stack.scratch)
        stack.positions[0] = root[0]
        _step(stack, 0, int(stack.scratch[choice]))
        node = node_of(stack.positions[1], stack.words[1], graph)
        graph.counters[VISITS] += 1
        if graph.state[node] == NEW and graph.failed[node] < reach:
            if not _solve_node(node, reach, budget, graph, stack):
                return False
        if graph.state[node] == SOLVED:
            solved[choice] = node
        else:
            reach = min(reach, SURE_WIN_REACH)
    return True
