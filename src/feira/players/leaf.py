"""The value of a position where a simulation stops: exact at the end, else by the network."""

from feira.core.jit import inline
from feira.core.shares import win_shares
from feira.core.types import NOBODY, State
from feira.core.verbs import actor, evaluate
from feira.games.network import Network
from feira.players.network import Activations, read_points, read_shares, run_network
from feira.players.workspace import Workspace

# Factor of a shared win, below 1: otherwise players in equal positions are content to end a game
# that has hardly begun.
SHARED = 0.8


@inline
def judge_end(s: State, workspace: Workspace) -> None:
    """Fills shares of the win, values and points of a game that is over, by seat.

    The value is what a seat maximises: its share of the win, times `SHARED` if the win is shared,
    or the value of a solo challenge.
    """
    evaluate(s, workspace.points, workspace.places, workspace.values)
    win_shares(workspace.places, s.seats, workspace.shares)
    for seat in range(s.seats):
        workspace.expected[seat] = workspace.points[seat]
        if s.seats > 1:
            share = workspace.shares[seat]
            workspace.values[seat] = share if share == 1.0 else SHARED * share


@inline
def judge_leaf(s: State, network: Network, work: Activations, workspace: Workspace) -> None:
    """Fills shares of the win, values and expected points of any position, by seat."""
    if actor(s) == NOBODY:
        judge_end(s, workspace)
        return
    run_network(s, network, work)
    read_shares(s, work, workspace.shares)
    read_points(s, work, workspace.expected)
    for seat in range(s.seats):
        workspace.values[seat] = workspace.shares[seat]
