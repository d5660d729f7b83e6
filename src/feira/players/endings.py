"""Exact endings: the rest of a game solved completely, over all choices and all chance.

Every seat maximises its own value, as `evaluate` gives it at the end of the game. Values that
differ by less than `TIE` are equal, and of equal choices the one with the lowest number is made; a
seat that surely wins (value 1) may do so by any of the choices that do. Chance is averaged exactly.
"""

from dataclasses import dataclass

import numpy as np

from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.position import Position
from feira.core.types import Array
from feira.players.ending_graph import (
    NODES,
    POINTS,
    SHARES,
    VALUE,
    VISITS,
    clear,
    new_graph,
)
from feira.players.ending_kernel import (
    MAX_REACH,
    SURE,
    TIE,
    UNSOLVED,
    new_stack,
    solve_choices,
)

DEFAULT_NODES = 200_000
REACHES = (6, 12, 24, MAX_REACH)  # steps to look ahead in one attempt after the other


@dataclass(frozen=True, kw_only=True)
class SolvedChoice:
    """One choice with its exact results, each by seat."""

    choice: int
    value: tuple[float, ...]  # what the seats maximise, 0 to 1
    shares: tuple[float, ...]  # of the win
    points: tuple[float, ...]  # expected score


@dataclass(frozen=True, kw_only=True)
class Ending:
    """The choices of a solved position, ascending by number.

    Where the best choice surely wins, some others may be missing: they could not be better.
    """

    actor: int
    choices: list[SolvedChoice]
    best: SolvedChoice
    is_only_best: bool  # every other choice is solved, and gives the seat less
    is_complete: bool  # every choice is solved
    nodes: int  # positions that were visited

    def of(self, choice: int) -> SolvedChoice | None:
        """The results of one choice; None: it is not solved."""
        return next((one for one in self.choices if one.choice == choice), None)


class Solver:
    """Solves positions of one game. What it has found out is kept from call to call.

    Positions say all that matters to the rest, so what is known holds in other games as well.
    """

    def __init__(self, game: Game, *, nodes: int = DEFAULT_NODES) -> None:
        self.game, self.nodes = game, nodes
        self.room = 2 * (nodes + game.rules.scratch)
        self.graph = new_graph(game.rules, self.room)
        self.stack = new_stack(game.rules)
        self.solved = np.zeros(game.rules.scratch, np.int64)

    def solve(self, position: Position) -> Ending | None:
        """The exact results of every legal choice. None: the rest of the game is too large."""
        if position.actor < 0:
            raise FeiraError("there is nothing to solve: no seat is to act")
        if 2 * self.graph.counters[NODES] > self.room:
            clear(self.graph)
        self.graph.counters[VISITS] = 0
        choices = position.legal()
        solved = self.solved[: len(choices)]
        for reach in REACHES:
            if not solve_choices(
                position.array, reach, self.nodes, self.graph, self.stack, solved
            ):
                return None
            if solved.min() > UNSOLVED or self._is_won(solved, position.actor):
                return self._ending(position, choices, solved)
        return None

    def _is_won(self, solved: Array, who: int) -> bool:
        """Does one of the choices surely win?"""
        values = self.graph.result[solved[solved != UNSOLVED], VALUE, who]
        return bool((values >= SURE).any())

    def _ending(self, position: Position, choices: list[int], solved: Array) -> Ending:
        """The results of the solved choices."""
        who, seats = position.actor, position.seats
        found = []
        for choice, node in zip(choices, solved.tolist(), strict=True):
            if node != UNSOLVED:
                rows = self.graph.result[node, :, :seats].tolist()
                value, shares, points = (tuple(rows[row]) for row in (VALUE, SHARES, POINTS))
                found.append(
                    SolvedChoice(choice=choice, value=value, shares=shares, points=points)
                )
        most = max(one.value[who] for one in found)
        best = [one for one in found if one.value[who] >= most - TIE]
        return Ending(
            actor=who,
            choices=found,
            best=best[0],
            is_only_best=len(best) == 1 and len(found) == len(choices),
            is_complete=len(found) == len(choices),
            nodes=int(self.graph.counters[VISITS]),
        )


def solve(position: Position, *, nodes: int = DEFAULT_NODES) -> Ending | None:
    """The exact results of every legal choice; None: not solved within so many visited positions.

    Whoever solves often keeps a `Solver`.
    """
    return Solver(position.game, nodes=nodes).solve(position)
