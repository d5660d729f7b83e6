"""`make calibration`: when a win share of 30 % is shown, is 30 % won?

Games are played by the master's search. Some of their positions are kept, with the win shares that
a review would show for them (rollouts with the network at their end) and those of the network
alone. The shares of all seats are sorted into bins; the expected calibration error is the mean
distance between prediction and result, weighted by the positions of each bin.

Positions of one game share its result, so the interval is a bootstrap over whole games.
"""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import click
import numpy as np

from bench.review import played
from bench.variants import SEVERAL_SEATS, chosen
from feira.core.record import position_after, replay
from feira.core.shares import shares_of_win
from feira.core.types import CHANCE, Array
from feira.players.network import new_activations, read_shares, run_network
from feira.players.rollouts import NO_CANDIDATE, Rollouts

BINS = 10
KEPT = 3  # one position in this many
ROLLOUTS = 200  # of a position: its own noise is small then
RESAMPLED = 200

# Predictions, predictions of the network, results.
Game = tuple[list[list[float]], list[list[float]], list[float]]


def one_game(job: tuple[str, int, dict[str, str], str, int]) -> Game:
    """The predictions for some positions of a game, and its result."""
    name, seats, options, player, number = job
    record = played(name, seats, options, player, number)
    rollouts = Rollouts(record.game, seed=number)
    network = record.game.strategy.network()
    work, shares = new_activations(record.game.strategy), np.zeros(8)
    said, network_said = [], []
    for step in replay(record):
        if step.actor != CHANCE and step.number % KEPT == 0:
            rolled = rollouts.play(step.before, [NO_CANDIDATE], 0, ROLLOUTS, number=step.number)
            said.append(rolled.shares[0].mean(axis=0).tolist())
            run_network(step.before.array[0], network, work)
            read_shares(step.before.array[0], work, shares)
            network_said.append(shares[:seats].tolist())
    return said, network_said, list(shares_of_win(position_after(record).standings()[1]))


def calibration_error(said: Array, came: Array) -> float:
    """The expected calibration error of some predictions and results."""
    bins = np.minimum((said * BINS).astype(int), BINS - 1)
    count = np.bincount(bins, minlength=BINS)
    off = np.bincount(bins, said - came, minlength=BINS)
    return float(np.abs(off).sum() / count.sum())


def measure(games: list[Game], which: int) -> tuple[float, float]:
    """The error over all games, and half the width of its 95 % bootstrap interval."""
    said = [np.array(game[which]).ravel() for game in games]
    came = [np.tile(game[2], len(game[which])) for game in games]
    whole = calibration_error(np.concatenate(said), np.concatenate(came))
    rng = np.random.default_rng(0)
    errors = []
    for _ in range(RESAMPLED):
        some = rng.integers(0, len(games), len(games))
        errors.append(
            calibration_error(
                np.concatenate([said[i] for i in some]), np.concatenate([came[i] for i in some])
            )
        )
    return whole, 1.96 * float(np.std(errors))


@click.command()
@click.option("--games", default=1000, show_default=True, help="Of each variant.")
@click.option("--player", default="search:simulations=2000,nodes=200000", show_default=True)
@click.option("--cores", default=2, show_default=True)
@click.option("--only", multiple=True, metavar="VARIANT", help="Such as mercado-2; several times.")
def main(games: int, player: str, cores: int, only: tuple[str, ...]) -> None:
    """Measure how well win shares are calibrated."""
    with ProcessPoolExecutor(cores, get_context("spawn")) as pool:
        for variant in chosen(SEVERAL_SEATS, only):
            jobs = [(*variant, player, number) for number in range(games)]
            found = list(pool.map(one_game, jobs, chunksize=4))
            positions = sum(len(game[0]) for game in found)
            shown, network = measure(found, 0), measure(found, 1)
            print(
                f"{variant.title:18} {positions:7,} positions  error of what is shown "
                f"{100 * shown[0]:.2f} ± {100 * shown[1]:.2f} points, "
                f"of the network alone {100 * network[0]:.2f} ± {100 * network[1]:.2f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
