"""Exact endings: the rest of a game solved completely, over all choices and all chance.

Every seat maximises its own value, that of `evaluate` at the end of the game. Values that differ by
less than `TIE` count as equal, and among equal choices the one with the lowest number is made. A
seat that certainly wins (value 1) may use any winning choice. Chance is averaged exactly.
"""

from dataclasses import dataclass

from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.position import Position
from feira.core.types import Array
from feira.players.ending_backup import SURE, TIE
from feira.players.ending_graph import (
    GENERATION,
    NEAR_VISITS,
    NODES,
    POINTS,
    SHARES,
    SOLVED,
    VALUE,
    VISITS,
)
from feira.players.ending_kernel import MAX_REACH, new_workspace, solve_choices

DEFAULT_NODES = 200_000
REACHES = (6, 12, 24, MAX_REACH)  # horizons of successive attempts, in steps


@dataclass(frozen=True, kw_only=True)
class SolvedChoice:
    """One choice with its exact results; every field but the first is by seat."""

    choice: int
    value: tuple[float, ...]  # what the seats maximise, 0 to 1
    shares: tuple[float, ...]  # of the win
    points: tuple[float, ...]  # expected score


@dataclass(frozen=True, kw_only=True)
class Ending:
    """The choices of a solved position, ascending by number.

    Where the best choice certainly wins, others may be missing: they could not be better.
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
    """Solves positions of one game. Its transposition table is kept from call to call.

    A position determines the rest of the game, so entries hold in other games as well.
    """

    def __init__(self, game: Game, *, nodes: int = DEFAULT_NODES) -> None:
        if nodes < 1:
            raise FeiraError("a solver needs a budget of at least one node")
        self.game, self.nodes = game, nodes
        self.room = 2 * (nodes + game.rules.scratch)
        self.work = new_workspace(game.rules, self.room)
        self.clear()

    def clear(self) -> None:
        """Clears the table: entries of an older generation count as empty."""
        self.work.counters[NODES] = 0
        self.work.counters[GENERATION] += 1

    def solve(self, position: Position) -> Ending | None:
        """The exact results of every legal choice. None: the rest of the game is too large."""
        if position.actor < 0:
            raise FeiraError("there is nothing to solve: no seat is to act")
        counters = self.work.counters
        if 2 * counters[NODES] > self.room:
            self.clear()
        counters[VISITS] = counters[NEAR_VISITS] = 0
        choices = position.legal()
        for reach in REACHES:
            in_budget = solve_choices(position.array, reach, self.nodes, self.work)
            children = self.work.edges["child"][: len(choices)].tolist()
            solved = {
                choice: self.work.nodes[child]["result"]
                for choice, child in zip(choices, children, strict=True)
                if self.work.nodes[child]["state"] == SOLVED
            }
            won = any(result[VALUE, position.actor] >= SURE for result in solved.values())
            if won or len(solved) == len(choices):
                return self._ending(position, solved)
            if not in_budget:
                return None
        return None

    def _ending(self, position: Position, solved: dict[int, Array]) -> Ending:
        """The results of the solved choices, read from their nodes."""
        who, seats, choices = position.actor, position.seats, position.legal()
        found = []
        for choice, result in solved.items():
            rows = result[:, :seats].tolist()
            value, shares, points = (tuple(rows[row]) for row in (VALUE, SHARES, POINTS))
            found.append(SolvedChoice(choice=choice, value=value, shares=shares, points=points))
        most = max(one.value[who] for one in found)
        best = [one for one in found if one.value[who] >= most - TIE]
        return Ending(
            actor=who,
            choices=found,
            best=best[0],
            is_only_best=len(best) == 1 and len(found) == len(choices),
            is_complete=len(found) == len(choices),
            nodes=int(self.work.counters[VISITS]),
        )


def solve(position: Position, *, nodes: int = DEFAULT_NODES) -> Ending | None:
    """The exact results of every legal choice; None: not solved within so many visited positions.

    To solve many positions, keep a `Solver`.
    """
    return Solver(position.game, nodes=nodes).solve(position)
