"""A player that solves endings exactly where it can and searches elsewhere."""

from feira.core.position import Position
from feira.players.ending_backup import TIE
from feira.players.endings import Ending, Solver
from feira.players.search import Search
from feira.players.slices import Slices, finish


class Finishing:
    """A search player that plays endings exactly if they are small enough."""

    def __init__(self, search: Search, *, nodes: int) -> None:
        self.search = search
        self.solver = Solver(search.game, nodes=nodes)

    def choose(self, position: Position) -> int:
        """The best choice if the rest is solved; the search decides between equal ones."""
        return finish(self.choosing(position))

    def choosing(self, position: Position) -> Slices[int]:
        """Chooses, in slices."""
        if len(position.legal()) == 1:
            return position.legal()[0]
        ending = self.solver.solve(position)
        if ending is None:
            return (yield from self.search.choosing(position))
        best = best_of(ending)
        if len(best) == 1:
            return best[0]
        return (yield from self.search.choosing(position, among=best))

    def follow(self, choice: int) -> None:
        """The search keeps its tree from choice to choice."""
        self.search.follow(choice)


def best_of(ending: Ending) -> list[int]:
    """The choices that are as good as the best one."""
    most = ending.best.value[ending.actor] - TIE
    return [one.choice for one in ending.choices if one.value[ending.actor] >= most]
