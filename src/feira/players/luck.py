"""The luck of a game by the network's values: a control variate for its result.

The luck of a draw is the value of the position after it less the mean value over all possible
draws, by their weights. Its expectation is 0, however wrong the network is. So a result less its
luck has the same expectation as the result and a smaller variance, as in AIVAT (Burch et al.,
2018). The better the network, the smaller the variance that is left.
"""

from collections.abc import Sequence

import numpy as np

from feira.core.config import Config
from feira.core.game import Game
from feira.core.jit import jit
from feira.core.types import CHANCE, Array
from feira.core.verbs import actor, apply, weights
from feira.games.network import Network
from feira.players.leaf import judge_leaf
from feira.players.network import Activations, new_activations
from feira.players.workspace import Workspace, new_workspace


@jit
def add_up_luck(
    position: Array,
    choices: Array,
    network: Network,
    work: Activations,
    workspace: Workspace,
    luck: Array,
) -> None:
    """Replays legal choices from the position and adds up the luck of all draws, by seat."""
    s = position[0]
    for choice in choices:
        if actor(s) == CHANCE:
            workspace.choices[:] = 0
            total = weights(s, workspace.choices)
            for outcome in range(len(workspace.choices)):
                weight = int(workspace.choices[outcome])
                if weight == 0:
                    continue
                after = workspace.position[0]
                workspace.position[0] = s
                apply(after, outcome, None)
                judge_leaf(after, network, work, workspace)
                part = int(outcome == choice) - weight / total
                for seat in range(s.seats):
                    luck[seat] += part * workspace.shares[seat]
        apply(s, choice, None)


def luck_of_game(game: Game, config: Config, choices: Sequence[int]) -> tuple[float, ...]:
    """The luck of each seat in a whole game, in shares of the win."""
    network = game.strategy.network()
    luck = np.zeros(config.seats)
    add_up_luck(
        game.rules.start(config),
        np.array(choices, np.int64),
        network,
        new_activations(game.strategy),
        new_workspace(game.rules),
        luck,
    )
    return tuple(luck.tolist())
