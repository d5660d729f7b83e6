"""The nodes of a search tree: one array, allocated up front.

A node represents a position but does not store it: a simulation starts from a copy of the root and
replays the choices, which is faster than storing positions. The children of a node are adjacent:
one for each legal choice, or, where chance is to act, one for each possible outcome.
"""

import numpy as np

from feira.core.jit import inline, jit
from feira.core.rules import MOST_SEATS
from feira.core.softmax import softmax_weights
from feira.core.types import Array, State
from feira.core.verbs import legal, weights
from feira.games.network import Network
from feira.players.learned_policy import Policy, fill_logits
from feira.players.network import Activations
from feira.players.workspace import Workspace

# The uniform part of the prior: choices to which the policy gives almost no probability are tried.
UNIFORM_PRIOR_SHARE = 0.05

_FIELDS = np.dtype(
    [
        ("choice", np.int32),  # the choice or outcome that leads here
        ("first", np.int32),  # the first child
        ("children", np.int32),
        ("visits", np.int32),
        ("prior", np.float32),  # the policy's probability of the choice
        ("value", np.float32, MOST_SEATS),  # the mean value for each seat
    ],
    align=True,
)
NODE = np.dtype((np.record, _FIELDS))


@inline
def _new_child(nodes: Array, at: int, choice: int, prior: float) -> None:
    """Writes a node without visits."""
    nodes[at].choice = choice
    nodes[at].first = 0
    nodes[at].children = 0
    nodes[at].visits = 0
    nodes[at].prior = prior
    for seat in range(MOST_SEATS):
        nodes[at].value[seat] = 0.0


@inline
def expand_chance(s: State, nodes: Array, node: int, workspace: Workspace) -> bool:
    """Adds a child for each possible outcome. Returns False if the tree is full."""
    used = int(workspace.node_count[0])
    workspace.choices[:] = 0
    weights(s, workspace.choices)
    n = 0
    for outcome in range(len(workspace.choices)):
        if workspace.choices[outcome] > 0:
            if used + n >= len(nodes):
                return False
            _new_child(nodes, used + n, outcome, 0.0)
            n += 1
    nodes[node].first = used
    nodes[node].children = n
    workspace.node_count[0] = used + n
    return True


@inline
def expand(
    s: State,
    nodes: Array,
    node: int,
    prior: Policy,
    network: Network,
    work: Activations,
    workspace: Workspace,
) -> bool:
    """Adds a child for each legal choice, with its prior. Returns False if the tree is full."""
    used = int(workspace.node_count[0])
    n = legal(s, workspace.choices)
    if used + n > len(nodes):
        return False
    workspace.logits[0] = 0.0  # the logit of an only choice does not matter
    if n > 1:
        fill_logits(s, n, prior, network, work, workspace)
    total = softmax_weights(workspace.logits, n)
    for i in range(n):
        share = (1.0 - UNIFORM_PRIOR_SHARE) * workspace.logits[i] / total + UNIFORM_PRIOR_SHARE / n
        _new_child(nodes, used + i, int(workspace.choices[i]), share)
    nodes[node].first = used
    nodes[node].children = n
    workspace.node_count[0] = used + n
    return True


@inline
def child_of(nodes: Array, node: int, choice: int) -> int:
    """The child that a choice or outcome leads to."""
    at = int(nodes[node].first)
    while nodes[at].choice != choice:
        at += 1
    return at


@jit
def copy_subtree(nodes: Array, top: int, target: Array) -> int:
    """Copies the tree below a node into another array. Returns the number of nodes in it."""
    target[0] = nodes[top]
    used = 1
    at = 0
    while at < used:  # breadth first: the children of a node are copied when it is reached
        first = int(target[at].first)
        n = int(target[at].children)
        if n > 0:
            for i in range(n):
                target[used + i] = nodes[first + i]
            target[at].first = used
            used += n
        at += 1
    return used
