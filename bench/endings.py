"""`make endings`: checks exact endings against plain expansion, and measures their reach.

Games are played by the policy. For each setting, late positions are solved, and every choice of at
least some of them is compared with an exhaustive expansion in exact fractions or, where positions
may recur, with value iteration over a plain list of positions. Then it measures how many of the
last choices of games are solved within the budget, and in what time.
"""

import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

import click
from tests.players.exhaustive import Cyclic, Iteration, TooLarge, Tree, late_positions

from feira.core.config import Config
from feira.core.game import Game
from feira.core.position import Position
from feira.games import NAMES, find_game
from feira.players.endings import DEFAULT_NODES, Ending, SolvedChoice, Solver

POSITIONS = 40  # of each setting that are compared
GAMES = 30  # of each setting that are measured
LAST = 8  # choices of each game
MOST = 12_000  # positions below a choice that is compared
LARGEST = 3_000  # nodes of an ending that is compared
MOST_GAMES = 400
AGREES = 1e-9


class Setting(NamedTuple):
    """A way to play a game."""

    game: str
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game} {self.seats} {options}".strip()


class Compared(NamedTuple):
    """Positions of a setting that were compared."""

    positions: int
    choices: int
    cyclic: int  # choices
    difference: float  # the largest
    nodes: int  # of the largest ending
    expanded: int  # positions of the largest expansion


class Measured(NamedTuple):
    """How many of the last choices are solved, the last one first; milliseconds of CPU time."""

    solved: list[int]
    games: int
    mean: float
    longest: float
    given_up: float


def settings() -> list[Setting]:
    """Every number of seats, with every value of every option that matters to the rules."""
    found = []
    for name in NAMES:
        rules = find_game(name).rules
        for config in rules.variants():
            changed = {
                option.name: config.options[option.name]
                for option in rules.options
                if config.options[option.name] != option.default
            }
            if len(changed) <= 1 and "money" not in changed:
                found.append(Setting(name, config.seats, changed))
    return found


def positions(game: Game, config: Config, games: int) -> Iterator[list[Position]]:
    """The last positions of so many games."""
    for seed in range(games):
        yield list(late_positions(game, config, seed, LAST))


def difference(one: SolvedChoice, position: Position) -> tuple[float, int, bool]:
    """The difference of solver and expansion, the number of expanded positions, any cycles."""
    tree, cyclic = Tree(MOST), False
    expected: tuple[object, ...]
    try:
        expected = tree.result(position)
        size = MOST - tree.left
    except Cyclic:
        listed, cyclic = Iteration(MOST), True
        expected = listed.result(position)
        size = len(listed.actor)
    found = (*one.value, *one.shares, *one.points)
    most = max(abs(a - float(b)) for a, b in zip(found, expected, strict=True))  # type: ignore[arg-type]
    return most, size, cyclic


def compare(setting: Setting, wanted: int) -> Compared:
    """Compares every solved choice of some positions."""
    game = find_game(setting.game)
    config = game.configure(setting.seats, setting.options)
    solver = Solver(game)
    compared = Compared(0, 0, 0, 0.0, 0, 0)
    for late in positions(game, config, MOST_GAMES):
        for position in late:
            ending = solver.solve(position)
            if ending is None or ending.nodes > LARGEST:
                break
            try:
                compared = with_ending(compared, position, ending)
            except TooLarge:
                continue
        if compared.positions >= wanted:
            break
    return compared


def with_ending(compared: Compared, position: Position, ending: Ending) -> Compared:
    """The figures with those of one more ending."""
    found = [difference(one, position.play(one.choice)) for one in ending.choices]
    return Compared(
        compared.positions + 1,
        compared.choices + len(found),
        compared.cyclic + sum(cyclic for _, _, cyclic in found),
        max(compared.difference, *(most for most, _, _ in found)),
        max(compared.nodes, ending.nodes),
        max(compared.expanded, *(size for _, size, _ in found)),
    )


def measure(setting: Setting, games: int, nodes: int) -> Measured:
    """Solves the last choices of games, each with an empty table."""
    game = find_game(setting.game)
    config = game.configure(setting.seats, setting.options)
    solver = Solver(game, nodes=nodes)
    solved = [0] * LAST
    times: dict[bool, list[float]] = {True: [], False: []}
    solver.solve(next(late_positions(game, config, 0, 1)))  # compiles
    for late in positions(game, config, games):
        for back, position in enumerate(late):
            solver.clear()
            start = time.process_time()
            ending = solver.solve(position)
            times[ending is not None].append(1000 * (time.process_time() - start))
            solved[back] += ending is not None
    done, given_up = times[True], times[False] or [0.0]
    return Measured(solved, games, sum(done) / len(done), max(done), sum(given_up) / len(given_up))


def show(setting: Setting, compared: Compared, measured: Measured) -> None:
    """Prints one line for a setting."""
    shares = " ".join(f"{100 * n / measured.games:4.0f}" for n in measured.solved)
    print(
        f"{setting!s:<30}{compared.positions:>6}{compared.choices:>8}{compared.cyclic:>7}"
        f"{compared.difference:>10.1e}{compared.expanded:>9} |{shares} "
        f"|{measured.mean:>7.1f}{measured.longest:>8.1f}{measured.given_up:>8.1f}",
        flush=True,
    )


HEAD = (
    f"{'setting':<30}{'endings':>6}{'choices':>8}{'cyclic':>7}{'differ':>10}{'expanded':>9} |"
    f"{'% solved of the last choices, last first':<40}|{'ms':>7}{'most':>8}{'given up':>9}"
)


@click.command()
@click.option("--positions", "wanted", default=POSITIONS, show_default=True, help="To compare.")
@click.option("--games", default=GAMES, show_default=True, help="To measure.")
@click.option("--nodes", default=DEFAULT_NODES, show_default=True, help="The budget.")
@click.option("--cores", default=os.cpu_count() or 1, show_default=True)
def main(wanted: int, games: int, nodes: int, cores: int) -> None:
    """Compares and measures exact endings in all settings."""
    total = Compared(0, 0, 0, 0.0, 0, 0)
    print(HEAD)
    with ProcessPoolExecutor(cores, get_context("spawn")) as pool:
        tasks = [
            (one, pool.submit(compare, one, wanted), pool.submit(measure, one, games, nodes))
            for one in settings()
        ]
        for setting, comparing, measuring in tasks:
            compared = comparing.result()
            show(setting, compared, measuring.result())
            total = Compared(
                *(sum(pair) for pair in zip(total[:3], compared[:3], strict=True)),
                *(max(pair) for pair in zip(total[3:], compared[3:], strict=True)),
            )
    agree = total.difference < AGREES
    print(
        f"{total.positions} endings with {total.choices} choices compared, {total.cyclic} of them "
        f"with cycles: the largest difference is {total.difference:.1e}, "
        f"{'' if agree else 'NOT '}below {AGREES}"
    )
    sys.exit(0 if agree else 1)


if __name__ == "__main__":
    main()
