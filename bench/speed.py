"""`make bench`: random play and search beside OpenSpiel's C++, as ratios of one run.

Machines are noisy: the rounds of all contestants are interleaved, and each shows its median.
"""

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

import pyspiel
from rich.console import Console
from rich.table import Table

from bench import MEASURED, SEATS, described
from feira.core.batch import play_batch
from feira.core.position import Position
from feira.core.random import advance, stream
from feira.core.types import CHANCE
from feira.core.verbs import draw
from feira.games import NAMES, find_game
from feira.players.levels import find_player_spec
from feira.players.nodes import NODE
from feira.players.search import Budget, Search

ROUNDS = 7
PEERS = ("backgammon", "connect_four", "pig")
ROLLOUTS = {"backgammon": 300, "connect_four": 20_000, "pig": 20_000}  # of one round
LENGTHS = {"backgammon": 200, "connect_four": 3000, "pig": 5000}  # to measure the mean length with
GAMES = 50_000  # of one round
SIMULATIONS = {"connect_four": 20_000, "backgammon": 1000}  # of one search of the peers
OUR_SIMULATIONS = 3000

Measure = Callable[[], float]


def peer(name: str) -> Measure:
    """OpenSpiel's own rollouts: a search of one simulation evaluates its root with this many of
    them.

    They run in C++ and are not counted there, so their mean length is measured beforehand.
    """
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    length = mean_length(state, LENGTHS[name])
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS[name], 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, True, 1, False)  # noqa: FBT003

    def measure() -> float:
        start = time.perf_counter()
        bot.step(state)
        return ROLLOUTS[name] * length / (time.perf_counter() - start)

    return measure


def mean_length(state: pyspiel.State, rollouts: int) -> float:
    """The mean number of steps, chance included, of a random game from here."""
    rng = random.Random(1)
    steps = 0
    for _ in range(rollouts):
        here = state.clone()
        while not here.is_terminal():
            if here.is_chance_node():
                outcomes, chances = zip(*here.chance_outcomes(), strict=True)
                here.apply_action(rng.choices(outcomes, chances)[0])
            else:
                here.apply_action(rng.choice(here.legal_actions()))
            steps += 1
    return steps / rollouts


def ours(name: str, seats: int) -> Measure:
    """Feira on one core."""
    game = find_game(name)
    start = game.rules.start(game.configure(seats, MEASURED[name]))
    play_batch(start, seats, 1, 0, 10)  # compiles

    def measure() -> float:
        begin = time.perf_counter()
        batch = play_batch(start, seats, 1, 0, GAMES)
        return batch.steps / (time.perf_counter() - begin)

    return measure


def speeds() -> None:
    """Steps per second, and the ratio to each peer."""
    contestants = {f"OpenSpiel {name}": peer(name) for name in PEERS}
    for name in NAMES:
        config = find_game(name).configure(SEATS, MEASURED[name])
        contestants[f"Feira {described(name, config)}"] = ours(name, SEATS)
    medians = medians_of(contestants)
    table = Table(title=f"Random play on one core, median of {ROUNDS} rounds", title_justify="left")
    for column in ("", "steps/s", *(f"× {name}" for name in PEERS)):
        table.add_column(column, justify="right" if column else "left")
    for name, steps in medians.items():
        ratios = [f"{steps / medians[f'OpenSpiel {other}']:,.1f}" for other in PEERS]
        table.add_row(name, f"{steps:,.0f}", *ratios)
    Console().print(table)


def first_position(name: str) -> Position:
    """The position after the set-up of the game that speed is measured on."""
    game = find_game(name)
    position = Position.start(game, game.configure(SEATS, MEASURED[name]))
    a, b = stream(1, 0)
    while position.actor == CHANCE:
        a, b, r = advance(a, b)
        position.apply(int(draw(position.array[0], r)))
    return position


def peer_search(name: str) -> Measure:
    """OpenSpiel's MCTS, one random rollout for each simulation."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    simulations = SIMULATIONS[name]
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, False, 1, False)  # noqa: FBT003

    def measure() -> float:
        start = time.perf_counter()
        bot.step(state)
        return simulations / (time.perf_counter() - start)

    return measure


def our_search(name: str, player: str, *, cores: int = 1) -> Measure:
    """Feira's: with random playouts like the peers', playouts by the policy, or the network."""
    position = first_position(name)
    settings = find_player_spec(player).settings
    search = Search(position.game, settings, Budget(simulations=OUR_SIMULATIONS), cores=cores)

    def measure() -> float:
        for tree in search.trees:
            tree.set_root(position.array)
        start = time.perf_counter()
        search.run(lambda tree: tree.simulate(OUR_SIMULATIONS))
        return cores * OUR_SIMULATIONS / (time.perf_counter() - start)

    measure()  # compiles
    return measure


def searches() -> None:
    """Simulations per second beside the peers', and the gain from a second core."""
    contestants = {f"OpenSpiel MCTS, {name}": peer_search(name) for name in SIMULATIONS}
    for name in NAMES:
        game = described(name, find_game(name).configure(SEATS, MEASURED[name]))
        contestants[f"Feira {game}, random playouts"] = our_search(name, "classic:sample=1")
        contestants[f"Feira {game}, by the policy"] = our_search(name, "classic")
        contestants[f"Feira {game}, network"] = our_search(name, "master")
        contestants[f"Feira {game}, network, two cores"] = our_search(name, "master", cores=2)
    medians = medians_of(contestants)
    table = Table(title=f"Search, median of {ROUNDS} rounds", title_justify="left")
    for column in ("", "simulations/s", *(f"× {name}" for name in SIMULATIONS), "× one core"):
        table.add_column(column, justify="right" if column else "left")
    for name, speed in medians.items():
        ratios = [f"{speed / medians[f'OpenSpiel MCTS, {other}']:,.1f}" for other in SIMULATIONS]
        one = medians.get(name.removesuffix(", two cores"), speed)
        scaling = f"{speed / one:.2f}" if name.endswith("two cores") else ""
        table.add_row(name, f"{speed:,.0f}", *ratios, scaling)
    console = Console()
    console.print(table)
    master = find_player_spec("master")
    size = 2 * master.nodes * NODE.itemsize / 2**20
    console.print(f"A master's tree: at most {master.nodes:,} nodes, {size:.0f} MiB on each core.")


def medians_of(contestants: dict[str, Measure]) -> dict[str, float]:
    """Rounds of all contestants, interleaved."""
    rounds: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(ROUNDS):
        for name, measure in contestants.items():
            rounds[name].append(measure())
    return {name: statistics.median(values) for name, values in rounds.items()}


def starts() -> None:
    """The waiting time of a new user: import, first compilation, and every later start."""
    with tempfile.TemporaryDirectory() as empty:
        environment = {**os.environ, "XDG_CACHE_HOME": empty}

        def seconds(*command: str) -> float:
            start = time.perf_counter()
            subprocess.run(
                [sys.executable, *command], check=True, env=environment, capture_output=True
            )
            return time.perf_counter() - start

        nothing = min(seconds("-c", "pass") for _ in range(5))
        imported = min(seconds("-c", "import feira") for _ in range(5)) - nothing
        print(f"import feira: {imported * 1000:.0f} ms more than Python itself")
        for name in NAMES:
            sim = ("-m", "feira", "sim", name, "--games", "1")
            first, later = seconds(*sim), min(seconds(*sim) for _ in range(3))
            print(f"feira sim {name}: {first:.1f} s at the very first start, {later:.2f} s later")


if __name__ == "__main__":
    speeds()
    searches()
    starts()
