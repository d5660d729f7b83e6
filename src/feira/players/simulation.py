"""Monte-Carlo tree search with explicit chance nodes, compiled, for any game.

A simulation has four steps: select children down to a leaf, expand the leaf at its second visit,
evaluate it, and back the values up to all nodes of the path. The value comes from the network, at
the leaf or after a playout up to the horizon, and from the result where the game has ended. Seats
select by PUCT, with the policy as the prior; outcomes of chance are drawn by weight. A node keeps a
mean value for every seat, and each seat maximises its own.
"""

import math
from typing import NamedTuple

from feira.core.jit import inline, jit
from feira.core.random import advance
from feira.core.types import CHANCE, NOBODY, Array, State
from feira.core.verbs import actor, apply, draw, evaluate
from feira.games.network import Network
from feira.players.leaf import judge_leaf
from feira.players.learned_policy import Policy, sample_policy
from feira.players.network import Activations
from feira.players.nodes import child_of, expand, expand_chance
from feira.players.workspace import MAX_DEPTH, Workspace

ANY_CHILD = -1  # of the root: simulations are not forced through one
TO_THE_END = 1 << 30  # the horizon of a playout that ends with the game


class Settings(NamedTuple):
    """How a tree is searched."""

    exploration: float  # the factor of the prior's term in PUCT
    learned: bool  # the prior is the network's policy; else the linear one
    temperature: float  # of the prior: the higher, the more uniform
    solo_temperature: float  # of the prior in games of one seat
    playout_temperature: float  # of the policy in playouts
    sample: int  # choices that playouts compare; 0: all
    horizon: int  # choices of a playout before the network evaluates; `TO_THE_END`: it never does
    solo_horizon: int  # the horizon in games of one seat


@inline
def _select(nodes: Array, node: int, who: int, settings: Settings) -> int:
    """The child with the highest PUCT score for the seat; unvisited ones use the node's value."""
    first = int(nodes[node].first)
    default = float(nodes[node].value[who])
    scale = settings.exploration * math.sqrt(float(nodes[node].visits))
    best = first
    most = -1e30
    for child in range(first, first + int(nodes[node].children)):
        visits = int(nodes[child].visits)
        score = float(nodes[child].value[who]) if visits else default
        score += scale * float(nodes[child].prior) / (1 + visits)
        if score > most:
            most = score
            best = child
    return best


@inline
def _play_out(
    s: State,
    policy: Policy,
    network: Network,
    settings: Settings,
    work: Activations,
    workspace: Workspace,
) -> None:
    """Plays out by the policy, up to the horizon or to the end."""
    left = settings.horizon if s.seats > 1 else settings.solo_horizon
    a = int(workspace.random_state[0])
    b = int(workspace.random_state[1])
    who = actor(s)
    while who != NOBODY and left > 0:
        if who == CHANCE:
            a, b, r = advance(a, b)
            apply(s, draw(s, r), None)
        else:
            left -= 1
            choice, a, b = sample_policy(s, policy, network, a, b, work, workspace)
            apply(s, choice, None)
        who = actor(s)
    workspace.random_state[0] = a
    workspace.random_state[1] = b


@inline
def _has_children(
    s: State,
    who: int,
    nodes: Array,
    node: int,
    prior: Policy,
    network: Network,
    work: Activations,
    workspace: Workspace,
) -> bool:
    """Expands a node at its second visit, the root at its first. Returns: has it children?"""
    if nodes[node].children > 0:
        return True
    if node > 0 and nodes[node].visits == 0:
        return False
    if who == CHANCE:
        return expand_chance(s, nodes, node, workspace)
    return expand(s, nodes, node, prior, network, work, workspace)


@inline
def _descend(
    s: State,
    nodes: Array,
    prior: Policy,
    network: Network,
    settings: Settings,
    through: int,
    work: Activations,
    workspace: Workspace,
) -> int:
    """Selects down to a leaf. Returns its depth; the path is in the workspace."""
    node = 0
    depth = 0
    workspace.path[0] = 0
    who = actor(s)
    while (
        who != NOBODY
        and depth < MAX_DEPTH - 1
        and _has_children(s, who, nodes, node, prior, network, work, workspace)
    ):
        if who == CHANCE:
            a, b, r = advance(int(workspace.random_state[0]), int(workspace.random_state[1]))
            workspace.random_state[0] = a
            workspace.random_state[1] = b
            node = child_of(nodes, node, draw(s, r))
        elif depth == 0 and through != ANY_CHILD:
            node = int(nodes[0].first) + through
        else:
            node = _select(nodes, node, who, settings)
        apply(s, int(nodes[node].choice), None)
        depth += 1
        workspace.path[depth] = node
        who = actor(s)
    return depth


@inline
def _back_up(nodes: Array, depth: int, s: State, workspace: Workspace) -> None:
    """Updates the mean values of all nodes of the path."""
    for i in range(depth + 1):
        node = int(workspace.path[i])
        visits = int(nodes[node].visits) + 1
        nodes[node].visits = visits
        for seat in range(s.seats):
            mean = nodes[node].value[seat]
            nodes[node].value[seat] = mean + (workspace.values[seat] - mean) / visits


@jit
def simulate(
    root: Array,
    nodes: Array,
    prior: Policy,
    playout: Policy,
    network: Network,
    settings: Settings,
    simulations: int,
    through: int,
    work: Activations,
    workspace: Workspace,
) -> None:
    """Runs simulations from the root, which is node 0.

    All start with child number `through` of the root; with `ANY_CHILD`, the root selects as well.
    """
    for _ in range(simulations):
        s = workspace.position[0]
        workspace.position[0] = root[0]
        depth = _descend(s, nodes, prior, network, settings, through, work, workspace)
        _play_out(s, playout, network, settings, work, workspace)
        judge_leaf(s, network, work, workspace)
        if settings.horizon == TO_THE_END and s.seats > 1:  # its value includes the margin
            evaluate(s, workspace.points, workspace.places, workspace.values)
        _back_up(nodes, depth, s, workspace)
