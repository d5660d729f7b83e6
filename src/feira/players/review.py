"""Reviews of whole games: what each move gave away, how certain that is, and the part of luck.

A review grows move by move, so that partial results can be shown.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.position import Position
from feira.core.record import Record, position_after, replay
from feira.core.record import start as start_of
from feira.core.shares import shares_of_win
from feira.core.types import CHANCE
from feira.players.account import PlayerSummary, Point, new_point, summary
from feira.players.endings import Solver
from feira.players.rollouts import NO_CANDIDATE, TEMPERATURE, Rollouts
from feira.players.samples import means
from feira.players.search import Budget
from feira.players.weighing import Exact, Reviewed, Solve, weighing

DEFAULT_BUDGET = Budget(simulations=14_000)  # of each move, at most: about a second
SOLVER_NODES = 100_000  # of an exact ending
START_GAMES = 2000  # rollouts of the position before the first choice


@dataclass(frozen=True, kw_only=True)
class Review:
    """A partial or complete review. Values are win shares; in solo games expected points."""

    done: int  # reviewed moves of players
    of: int  # all moves of players
    moves: list[Reviewed]  # those with an alternative
    chart: list[Point]
    players: list[PlayerSummary]
    start: list[float]  # by seat, before the first choice
    final: list[float] | None  # the result; None until the review is complete
    simulations: int


def review(
    record: Record,
    *,
    budget: Budget = DEFAULT_BUDGET,
    cores: int = 1,
    seed: int = 0,
    solve: Solve | None = None,
) -> Iterator[Review]:
    """The review after each move of a player; the last one is complete."""
    slices = reviewing(record, budget=budget, cores=cores, seed=seed, solve=solve)
    yield from (found for found in slices if found is not None)


def reviewing(
    record: Record,
    *,
    budget: Budget = DEFAULT_BUDGET,
    cores: int = 1,
    seed: int = 0,
    solve: Solve | None = None,
) -> Iterator[Review | None]:
    """The review after each move, in slices: yields None where other work may run in between."""
    rollouts = Rollouts(record.game, temperature=TEMPERATURE, cores=cores, seed=seed)
    position = start_of(record)
    solo = position.seats == 1
    first = rollouts.play(position, [NO_CANDIDATE], 0, _start_games(budget), number=0)
    games = (first.points if solo else first.shares)[0].tolist()
    start = means(zip(*games, strict=True))
    of = moves_of(record)
    if not of:
        raise FeiraError("there is nothing to review: no player has moved")
    final = final_values(position_after(record))
    moves: list[Reviewed] = []
    chart: list[Point] = []
    steps = (step for step in replay(record) if step.actor != CHANCE)
    for done, step in enumerate(steps, 1):
        if len(step.before.legal()) > 1:
            found = yield from weighing(step, rollouts, budget, solve)
            since = chart[-1].after if chart else start
            values = (found.before, found.after, found.errors)
            moves.append(found.move)
            chart.append(new_point(step.number, step.actor, since, *values))
        complete = done == of and final is not None
        if complete and final is not None:
            since = chart[-1].after if chart else start
            zero = [0.0] * len(final)
            chart.append(new_point(len(record.choices), None, since, final, final, zero))
        yield Review(
            done=done,
            of=of,
            moves=moves.copy(),
            chart=chart.copy(),
            players=[player(seat, moves, chart, solo=solo) for seat in range(position.seats)],
            start=start,
            final=final if complete else None,
            simulations=sum(move.simulations for move in moves),
        )


def exact_endings(game: Game) -> Solve:
    """Exact values of all choices of a position, where the rest of the game can be solved."""
    solver = Solver(game, nodes=SOLVER_NODES)

    def solve(position: Position) -> Mapping[int, Exact] | None:
        ending = solver.solve(position)
        if ending is None or not ending.is_complete:
            return None
        return {
            one.choice: Exact(list(one.shares), list(one.value), list(one.points))
            for one in ending.choices
        }

    return solve


def moves_of(record: Record) -> int:
    """The number of moves of players in a game."""
    _, actors = start_of(record).replay(record.choices)
    return sum(1 for actor in actors if actor != CHANCE)


def _start_games(budget: Budget) -> int:
    """Rollouts of the first position: at most the budget of any other."""
    return min(START_GAMES, budget.simulations or START_GAMES)


def player(seat: int, moves: list[Reviewed], chart: list[Point], *, solo: bool) -> PlayerSummary:
    """The summary of a player so far."""
    own = [move for move in moves if move.actor == seat]
    return summary(
        seat,
        chart,
        [move.lost for move in own],
        sum(move.lost_points if solo else move.lost for move in own),
        sum(1 for move in own if move.mark),
    )


def final_values(position: Position) -> list[float] | None:
    """The result by seat: shares of the win, points in solo games; None if the game goes on."""
    if not position.over:
        return None
    points, places = position.standings()
    return list(map(float, points)) if len(points) == 1 else list(shares_of_win(places))
