"""The kernels to compile ahead of time: those that Python calls, each with sample arguments.

The types of the arguments are those of real ones, as the program itself makes them.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from feira.core import batch, kernels
from feira.core.events import COLUMNS, ROWS
from feira.core.game import Game
from feira.core.rules import MOST_SEATS
from feira.players import (
    ending_kernel,
    greedy,
    luck,
    nodes,
    player,
    rollouts,
    search,
    simulation,
)
from feira.players.learned_policy import new_policy
from feira.players.levels import BEST_SETTINGS
from feira.players.network import new_activations
from feira.players.workspace import new_workspace

RULES = "rules"
SEARCH = "search"


class Export(NamedTuple):
    """A kernel, the part of the library it belongs to, and arguments as Python passes them."""

    kernel: Callable[..., Any]
    part: str
    arguments: tuple[Any, ...]

    @property
    def name(self) -> str:
        """The full name of the kernel, by which `core/jit.py` looks it up."""
        function: Any = getattr(self.kernel, "py_func", self.kernel)
        return f"{function.__module__}.{function.__qualname__}"


def exports(game: Game) -> Iterator[Export]:
    """All kernels that Python calls with positions of a game, or without a position."""
    yield from rules_exports(game)
    yield from search_exports(game)


def numbers(size: int = 1) -> Any:
    """An array of integers."""
    return np.zeros(size, np.int64)


def rules_exports(game: Game) -> Iterator[Export]:
    """The kernels of positions and of mass simulation."""
    position = np.zeros(1, game.rules.dtype)
    events = np.zeros((ROWS, COLUMNS), np.int32)
    table = np.zeros((1, MOST_SEATS), np.int32)
    sums = np.zeros(MOST_SEATS)
    for kernel, *arguments in (
        (kernels.score_of, position, numbers(), numbers()),
        (kernels.survey, position, events[0], numbers()),
        (kernels.make_choice, position, 0, position, events, numbers()),
        (kernels.replay, position, numbers(), numbers(), numbers()),
        (kernels.look_ahead, position, numbers(), position, events),
        (batch.play_games, position, 0, 0, position, table, table, numbers()),
        (batch.add_up, table, table, sums, sums, sums, sums),
    ):
        yield Export(kernel, RULES, tuple(arguments))


def search_exports(game: Game) -> Iterator[Export]:
    """The kernels of players, hints and reviews."""
    root, tree = np.zeros(1, game.rules.dtype), np.zeros(1, nodes.NODE)
    network, space = game.strategy.network(), new_workspace(game.rules)
    work = new_activations(game.strategy)
    prior = new_policy(game, learned=True, temperature=1.0)
    shares = np.zeros((1, 1, 1))
    results = rollouts.Results(shares, shares, shares, np.zeros((1, 1), np.int64))
    solver = ending_kernel.new_workspace(game.rules, 1)
    for kernel, *arguments in (
        (search._first_state, 0, 0, numbers()),
        (nodes.copy_subtree, tree, 0, tree),
        (
            simulation.simulate,
            *(root, tree, prior, prior, network, BEST_SETTINGS, 0, 0, work, space),
        ),
        (greedy.best_choice, root, 0.0, 0, 0, space),
        (player.choose_by_policy, root, prior, network, 0, 0, work, space),
        (
            rollouts.roll_out,
            *(root, numbers(), prior, network, 0, 0, 0, 0, 0, work, space, results),
        ),
        (rollouts.play_to_reply, root, 0, 0, 0),
        (rollouts.policy_logits, root, numbers(), prior, network, work, space, np.zeros(1)),
        (ending_kernel.solve_choices, root, 0, 0, solver),
        (luck.add_up_luck, root, numbers(), network, work, space, np.zeros(1)),
    ):
        yield Export(kernel, SEARCH, tuple(arguments))
