"""Solves positions exactly: depth first over all choices and outcomes, with an explicit stack.

A node is solved when all its children are, or when the seat to act certainly wins by one choice. A
position may recur (tiles are exchanged and exchanged again), so the graph may have cycles: Tarjan's
algorithm finds the strongly connected components, and value iteration solves each.

An attempt has a reach, the number of steps that it may look ahead. If one outcome of a chance node
is not solved within it, neither is the node, and the other outcomes are skipped. A seat then only
looks for a certain win a few steps ahead. So an attempt that must fail does so after few nodes.
"""

from typing import Any, NamedTuple

import numpy as np

from feira.core.jit import inline, jit
from feira.core.rules import Rules
from feira.core.types import CHANCE, Array, State
from feira.core.verbs import actor, apply, legal, moot, weights
from feira.players.ending_backup import SURE, copy_result, finish
from feira.players.ending_graph import (
    COUNTERS,
    EDGES,
    ENTERED,
    NEAR_VISITS,
    NEW,
    NODES,
    PENDING,
    SOLVED,
    UNCHECKED,
    UNDER_WAY,
    VALUE,
    VISITS,
    Scores,
    Table,
    new_node,
    new_nodes,
    new_scores,
    new_table,
    node_of,
    word_type,
)

SURE_WIN_REACH = 4  # reach of the search for a certain win once a choice is unsolved
SURE_WIN_SHARE = 0.03  # of the budget: the most that this may take
MAX_REACH = 48
EDGE_ROOM = 1 << 18
# When an attempt has spent the first share of the budget, it must have done the second of its work.
CHECKED_SHARE = 0.05
LEAST_DONE = 0.001
UNCHECKED_NO_MORE = 1 << 62

NO_EDGE = -1
NO_NODE = -1


def _record(*fields: tuple[str, type]) -> "np.dtype[Any]":
    """A record that kernels read by the names of its fields."""
    return np.dtype((np.record, np.dtype(list(fields), align=True)))


EDGE = _record(
    ("choice", np.int64),  # or outcome
    ("weight", np.int64),  # of the outcome
    ("child", np.int64),  # the node it leads to
)
FRAME = _record(
    ("node", np.int64),
    ("next", np.int64),  # the next edge to examine
    ("sure", np.int64),  # the edge that certainly wins, or `NO_EDGE`
    ("surveyed", np.int8),  # the nodes of all edges are known
    ("unsolved", np.int8),  # has a choice or outcome that is not solved
    ("cyclic", np.int8),  # has an edge to a node under way
)


class Workspace(NamedTuple):
    """The arrays that the solver works in."""

    nodes: Array
    table: Table
    scores: Scores
    counters: Array
    edges: Array  # of all nodes under way
    frames: Array  # by depth: the path from the root to the current node
    positions: Array  # by depth
    words: Array  # the memory of `positions` as [depth, word]
    under_way: Array  # entered nodes that are not finished, in the order of entry (Tarjan's stack)
    choices: Array
    outcomes: Array  # weights


def new_workspace(rules: Rules, nodes: int) -> Workspace:
    """Arrays for this many positions of a game."""
    depth = MAX_REACH + 1
    positions = np.zeros(depth, rules.dtype)
    return Workspace(
        nodes=new_nodes(rules, nodes),
        table=new_table(rules, nodes),
        scores=new_scores(),
        counters=np.zeros(COUNTERS, np.int64),
        edges=np.zeros(EDGE_ROOM, EDGE),
        frames=np.zeros(depth, FRAME),
        positions=positions,
        words=positions.view(word_type(rules)).reshape(depth, -1),
        under_way=np.zeros(EDGE_ROOM, np.int64),
        choices=np.zeros(rules.scratch, np.int64),
        outcomes=np.zeros(rules.outcomes, np.int64),
    )


@inline
def _any_choice(s: State, choices: Array, outcomes: Array) -> int:
    """The first outcome or the last legal choice, for positions where any will do."""
    if actor(s) == CHANCE:
        weights(s, outcomes)
        outcome = 0
        while outcomes[outcome] == 0:
            outcome += 1
        return outcome
    return int(choices[legal(s, choices) - 1])


@inline
def _step(positions: Array, depth: int, choice: int, choices: Array, outcomes: Array) -> None:
    """Writes the position after a choice and all moot steps that follow it, one level deeper."""
    positions[depth + 1] = positions[depth]
    s = positions[depth + 1]
    goes_on = True
    while goes_on:
        apply(s, choice, None)
        goes_on = moot(s)
        if goes_on:
            choice = _any_choice(s, choices, outcomes)


@inline
def _list_edges(
    s: State, who: int, first: int, edges: Array, choices: Array, outcomes: Array
) -> int:
    """Writes the choices, or outcomes with their weights, as edges. Returns their number."""
    n = 0
    if who == CHANCE:
        weights(s, outcomes)
        for outcome in range(len(outcomes)):
            if outcomes[outcome] > 0:
                edges[first + n].choice = outcome
                edges[first + n].weight = outcomes[outcome]
                n += 1
        return n
    n = legal(s, choices)
    for i in range(n):
        edges[first + i].choice = choices[i]
        edges[first + i].weight = 1
    return n


@inline
def _enter(node: int, reach: int, depth: int, work: Workspace) -> None:
    """Enters the position at this depth and lists its edges."""
    nodes = work.nodes
    counters = work.counters
    first = int(counters[EDGES])
    who = int(nodes[node].actor)
    n = _list_edges(work.positions[depth], who, first, work.edges, work.choices, work.outcomes)
    counters[EDGES] = first + n
    counters[VISITS] += n
    if reach <= SURE_WIN_REACH:
        counters[NEAR_VISITS] += n
    work.under_way[counters[UNDER_WAY]] = node
    counters[UNDER_WAY] += 1
    frame = work.frames[depth]
    frame.node = node
    frame.next = first
    frame.sure = NO_EDGE
    frame.surveyed = 0
    frame.unsolved = 0
    frame.cyclic = 0
    nodes[node].first = first
    nodes[node].edges = n
    nodes[node].reach = reach
    nodes[node].state = PENDING
    nodes[node].order = counters[ENTERED]
    nodes[node].low = counters[ENTERED]
    counters[ENTERED] += 1


@inline
def _surely_wins(node: int, child: int, depth: int, nodes: Array) -> bool:
    """Whether the seat certainly wins by this child. Not at the root, which tries all choices."""
    who = int(nodes[node].actor)
    if depth == 0 or who == CHANCE or nodes[child].state != SOLVED:
        return False
    return bool(nodes[child].result[VALUE, who] >= SURE)


@inline
def _survey(depth: int, child: int, nodes: Array, edges: Array, frames: Array) -> None:
    """Records the node that the next edge leads to."""
    frame = frames[depth]
    node = int(frame.node)
    edge = int(frame.next)
    edges[edge].child = child
    if frame.sure == NO_EDGE and _surely_wins(node, child, depth, nodes):
        frame.sure = edge
    frame.next = edge + 1
    if edge + 1 == nodes[node].first + nodes[node].edges:
        frame.surveyed = 1
        frame.next = nodes[node].first


@inline
def _look(depth: int, sure_reach: int, nodes: Array, edges: Array, frames: Array) -> int:
    """Examines the next edge. Returns the reach for entering its child, or 0 if it is not entered.

    A seat that has an unsolved choice looks only `sure_reach` steps ahead, for a certain win.
    """
    frame = frames[depth]
    node = int(frame.node)
    edge = int(frame.next)
    child = int(edges[edge].child)
    if nodes[child].state == NEW:
        reach = int(nodes[node].reach) - 1
        if frame.unsolved:
            reach = min(reach, sure_reach)
        if reach > nodes[child].failed and reach > 0:
            return reach
        frame.unsolved = 1
        if nodes[node].actor == CHANCE:
            edge = int(nodes[node].first) + int(nodes[node].edges) - 1
    elif nodes[child].state == PENDING:
        nodes[node].low = min(int(nodes[node].low), int(nodes[child].low))
        frame.cyclic = 1
    elif _surely_wins(node, child, depth, nodes):
        frame.sure = edge
    frame.next = edge + 1
    return 0


@inline
def _is_hopeless(depth: int, budget: int, work: Workspace) -> bool:
    """Whether to give up: the budget is spent, progress is too slow, or an array is full."""
    counters = work.counters
    room = len(work.choices)
    if counters[VISITS] >= budget or counters[EDGES] + room > len(work.edges):
        return True
    if counters[NODES] + room > len(work.nodes):
        return True
    if counters[VISITS] < counters[UNCHECKED]:
        return False
    counters[UNCHECKED] = UNCHECKED_NO_MORE
    part = 1.0
    done = 0.0
    for above in range(depth):
        node = int(work.frames[above].node)
        part /= int(work.nodes[node].edges)
        done += part * (int(work.frames[above].next) - int(work.nodes[node].first))
    return done < LEAST_DONE


@inline
def _finish(depth: int, work: Workspace) -> None:
    """Finishes the node at this depth: all its edges have been examined, or one certainly wins."""
    frame = work.frames[depth]
    node = int(frame.node)
    solvable = frame.sure == NO_EDGE and not frame.unsolved
    if solvable and work.nodes[node].low < work.nodes[node].order:
        return  # it leads back to an earlier node and is solved in its component
    finish(node, solvable, frame.cyclic == 1, work.nodes, work.edges, work.under_way, work.counters)
    if frame.sure != NO_EDGE:
        copy_result(work.nodes, int(work.edges[frame.sure].child), node)
        work.nodes[node].state = SOLVED


@jit
def solve_choices(root: Array, reach: int, budget: int, work: Workspace) -> bool:
    """Tries to solve the position after each legal choice of the root, an array of one.

    The first edges of the workspace are the choices, with their nodes. False: the attempt gave up;
    the budget counts positions visited since `VISITS` was last set to 0.
    """
    counters = work.counters
    nodes = work.nodes
    frames = work.frames
    counters[UNCHECKED] = counters[VISITS] + int(CHECKED_SHARE * budget)
    counters[ENTERED] = 0
    counters[EDGES] = 0
    counters[UNDER_WAY] = 0
    work.positions[0] = root[0]
    entering = new_node(root[0], nodes, counters)
    depth = 0
    while depth >= 0:
        if entering != NO_NODE:
            if _is_hopeless(depth, budget, work):
                for i in range(int(counters[UNDER_WAY])):
                    nodes[work.under_way[i]].state = NEW
                return False
            _enter(entering, reach, depth, work)
            entering = NO_NODE
        node = int(frames[depth].node)
        surveyed = int(frames[depth].surveyed)
        if surveyed:
            end = int(nodes[node].first) + int(nodes[node].edges)
            if frames[depth].sure != NO_EDGE or frames[depth].next == end:
                _finish(depth, work)
                depth -= 1
                continue
            near = counters[NEAR_VISITS] < SURE_WIN_SHARE * budget
            sure_reach = SURE_WIN_REACH if near else 0
            reach = _look(depth, sure_reach, nodes, work.edges, frames)
            if reach == 0:
                continue
        edge = int(frames[depth].next)
        choice = int(work.edges[edge].choice)
        _step(work.positions, depth, choice, work.choices, work.outcomes)
        if surveyed:
            entering = int(work.edges[edge].child)
            depth += 1
        else:
            s = work.positions[depth + 1]
            words = work.words[depth + 1]
            child = node_of(s, words, nodes, counters, work.table, work.scores)
            _survey(depth, child, nodes, work.edges, frames)
    return True
