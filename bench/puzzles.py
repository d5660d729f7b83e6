"""`python -m bench.puzzles`: verifies puzzles with ten times the budget.

For a sample of the puzzles of each game, other games are rolled out and another search is made,
both with ten times the budget. It prints the share of solutions that both confirm, and the puzzles
in which a second move is within the noise: the 95 % interval of its distance to the best one
contains zero. If an exact solver reaches the end, its result counts.

Targets: 99 % confirmed, and no second move within the noise; otherwise it exits with 1.
"""

import random
import sys
import time
from dataclasses import dataclass, field

import click

from feira.arena.puzzles.proof import Effort, Judge, lead, searched
from feira.arena.puzzles.puzzle import Puzzle, read_puzzles
from feira.core.game import Game
from feira.core.intervals import Z
from feira.core.position import Position
from feira.games import NAMES, find_game
from feira.players.compare import new_arm
from feira.players.endings import Solver
from feira.players.rollouts import Rollouts

SAMPLE = 200
TIMES = 10
CONFIRMED = 0.99  # of the sample, at least
SEED = 977  # not the seed of the mining
NEAREST = 4  # rivals that are rolled out again: the best ones by the puzzle's own figures


@dataclass
class Found:
    """The results of the verification."""

    judged: int = 0
    confirmed: int = 0
    solved: int = 0  # by an exact ending
    near: list[str] = field(default_factory=list)  # puzzles with a second move within the noise
    wrong: list[str] = field(default_factory=list)  # puzzles whose solution is another move
    seconds: float = 0.0

    def text(self) -> str:
        """The figures in a line."""
        return (
            f"{self.judged:4} judged, {self.confirmed / max(1, self.judged):6.1%} confirmed "
            f"({self.solved} exactly), {len(self.near)} with a second move within the noise, "
            f"{self.seconds / max(1, self.judged):.1f} s each"
        )


def second_look(game: Game, puzzle: Puzzle, judge: Judge, found: Found) -> None:
    """Verifies one puzzle."""
    position = Position.parse(game, puzzle.position)
    start = time.process_time()
    ending = judge.solver.solve(position)
    found.judged += 1
    if ending is not None and ending.is_complete:
        found.solved += 1
        good = ending.is_only_best and ending.best.choice == puzzle.best
        near = not ending.is_only_best
    else:
        best, _ = searched(position, judge.effort.simulations, seed=SEED)
        ahead, near = rolled_out(position, puzzle, judge)
        good = best == puzzle.best and ahead
    found.confirmed += good
    if not good:
        found.wrong.append(puzzle.id)
    if near:
        found.near.append(puzzle.id)
    found.seconds += time.process_time() - start


def rolled_out(position: Position, puzzle: Puzzle, judge: Judge) -> tuple[bool, bool]:
    """Whether the solution leads its nearest rivals, and whether one is within the noise."""
    who = position.actor
    choices = [move.choice for move in puzzle.moves[: 1 + NEAREST]]
    arms = [new_arm(choice, position.seats) for choice in choices]
    games = sum(judge.effort.blocks) // len(arms)
    results = judge.rollouts.play(position, choices, 0, games, number=0)
    for number, arm in enumerate(arms):
        arm.add(results, number)
    leads = [lead(arms[0], arm, who) for arm in arms[1:]]
    ahead = all(mean > 0 for mean, _ in leads)
    return ahead, any(mean - Z * error <= 0 for mean, error in leads)


def sample_of(names: list[str], number: int) -> dict[str, list[Puzzle]]:
    """A sample of the puzzles of these games together, by game; all of them if there are fewer."""
    puzzles = [
        (name, puzzle)
        for name in names
        for puzzle in read_puzzles(find_game(name).presentation.folder / "puzzles.jsonl").puzzles
    ]
    chosen = random.Random(SEED).sample(puzzles, min(len(puzzles), number))
    return {name: [puzzle for of, puzzle in chosen if of == name] for name in names}


@click.command()
@click.option("--sample", default=SAMPLE, show_default=True, help="Puzzles of both games together.")
@click.option("--times", default=TIMES, show_default=True, help="How much harder to think.")
@click.option("--only", default="", help="One game.")
def main(sample: int, times: int, only: str) -> None:
    """Verifies a sample of the shipped puzzles."""
    total = Found()
    for name, chosen in sample_of([one for one in NAMES if only in ("", one)], sample).items():
        game, effort = find_game(name), Effort().times(times)
        judge = Judge(
            Solver(game, nodes=effort.nodes), Rollouts(game, seed=SEED), effort, seed=SEED
        )
        found = Found()
        for puzzle in chosen:
            second_look(game, puzzle, judge, found)
            click.echo(f"\r{name:10} {found.text()}", nl=False, err=True)
        click.echo(err=True)
        print(f"{name:10} {found.text()}", flush=True)
        for word, ids in (("not confirmed", found.wrong), ("within the noise", found.near)):
            if ids:
                print(f"{'':10} {word}: {' '.join(ids)}", flush=True)
        total.judged += found.judged
        total.confirmed += found.confirmed
        total.near += found.near
    print(f"{'both':10} {total.confirmed} of {total.judged} confirmed, {len(total.near)} near")
    if total.near or total.confirmed < CONFIRMED * total.judged:
        sys.exit(1)


if __name__ == "__main__":
    main()
