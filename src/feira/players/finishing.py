"""A player that makes no mistake at the end: what can be solved is solved, the rest is searched."""

from feira.core.position import Position
from feira.players.ending_backup import TIE
from feira.players.endings import Ending, Solver
from feira.players.search import Search


class Finishing:
    """A search player that plays endings exactly, where they are small enough."""

    def __init__(self, search: Search, *, nodes: int) -> None:
        self.search = search
        self.solver = Solver(search.game, nodes=nodes)

    def choose(self, position: Position) -> int:
        """The best choice if the rest is solved; of several best ones, that of the search."""
        if len(position.legal()) == 1:
            return position.legal()[0]
        ending = self.solver.solve(position)
        if ending is None:
            return self.search.choose(position)
        best = best_of(ending)
        return best[0] if len(best) == 1 else self.search.choose(position, among=best)

    def follow(self, choice: int) -> None:
        """The search keeps its tree from choice to choice."""
        self.search.follow(choice)


def best_of(ending: Ending) -> list[int]:
    """The choices that are as good as the best one."""
    most = ending.best.value[ending.actor] - TIE
    return [one.choice for one in ending.choices if one.value[ending.actor] >= most]
