"""`make train`: trains the networks of all games by self-play, on a GPU if there is one.

Each generation plays games (on all cores), trains afresh on their positions, and plays the next
games with the new network. The weights (`network.npz`) and what was measured (`training.md`, for
the card `network.md`) are written to the games' folders. The first games are played by the policy.
"""

import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from queue import SimpleQueue

import click
import numpy as np

from feira.core.game import Game
from feira.core.types import Array
from feira.games import NAMES, find_game, network_generations, selfplay_tables
from feira.games.network import OUTPUTS, Network
from feira.games.training import SelfPlayTable
from feira.players.training.backend import Backend, NumPyBackend, TorchBackend
from feira.players.training.fitting import UNITS, Effort, Fitting
from feira.players.training.selfplay import Play, Sampler, Samples

CHUNK = 20_000  # samples that one thread makes at a time
MOST_GAMES = 1 << 40  # of a chunk: until it is full
POLICY_ONLY = Play(0, 0.0)
LOOKING_AHEAD = Play(8, 0.005)
TEMPERATURE = 0.7  # of the policy in self-play


def empty_network(game: Game) -> Network:
    """A network without weights: what the first generation does not ask."""
    sizes = (len(game.strategy.input_names), *UNITS, OUTPUTS)
    variants = len(game.strategy.variants)
    arrays: list[Array] = []
    for fan, units in pairwise(sizes):
        arrays += [
            np.zeros((variants, fan, units), np.int16),
            np.zeros((variants, units), np.int32),
        ]
    return Network(*arrays)


class SelfPlay:
    """Makes samples on all cores."""

    def __init__(self, game: Game, network: Network, play: Play, temperature: float) -> None:
        self.game, self.play = game, play
        self.policy = (game.strategy.policy / temperature).astype(np.float32)
        self.cores = os.cpu_count() or 1
        self.samplers: SimpleQueue[Sampler] = SimpleQueue()
        for _ in range(self.cores):
            self.samplers.put(Sampler(game, network, CHUNK))
        self.pool = ThreadPoolExecutor(self.cores)

    def samples(self, tables: Sequence[SelfPlayTable], count: int, seed: int) -> Samples:
        """About so many samples of the tables of one variant, in a random order."""
        jobs = []
        for place, table in enumerate(tables):
            config = self.game.configure(table.seats, table.options)
            start = self.game.rules.start(config)
            chunks = max(1, round(count * table.share / CHUNK))
            for chunk in range(chunks):
                number = ((seed * 100 + place) << 40) + chunk * (1 << 24)
                jobs.append(self.pool.submit(self._chunk, start, number))
        parts = [job.result() for job in jobs]
        return Samples(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))

    def _chunk(self, start: Array, number: int) -> Samples:
        sampler = self.samplers.get()
        try:
            return sampler.sample(start, 1, number, MOST_GAMES, self.play, self.policy)
        finally:
            self.samplers.put(sampler)


def by_variant(game: Game) -> Iterator[tuple[int, str, list[SelfPlayTable]]]:
    """The tables of each variant, with its number and name."""
    for number, variant in enumerate(game.strategy.variants):
        yield number, variant, [one for one in selfplay_tables(game.name) if one.variant == variant]


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How much is played and trained."""

    first_samples: int  # of each variant in the first generation
    samples: int  # and in later ones
    effort: Effort
    only: Sequence[str]  # variants; none: all


def train(
    game: Game, backend: Backend, generation: int, network: Network, plan: Plan, report: list[str]
) -> Network:
    """One generation: plays, trains, and returns the new network."""
    play = LOOKING_AHEAD if generation else POLICY_ONLY
    count = plan.samples if generation else plan.first_samples
    selfplay = SelfPlay(game, network, play, TEMPERATURE)
    arrays = [array.copy() for array in network]
    for number, variant, tables in by_variant(game):
        if plan.only and variant not in plan.only:
            continue
        start = time.perf_counter()
        samples = selfplay.samples(tables, count, 1000 * generation + number)
        fitting = Fitting(samples, backend, seed=generation)
        fitting.train(plan.effort, seed=generation)
        entropy, error = fitting.held_out_loss()
        for target, found in zip(arrays, fitting.integers(), strict=True):
            target[number] = found
        line = (
            f"| {generation} | {variant} | {len(samples.seats):,} | {entropy:.4f} | {error:.2f} |"
        )
        report.append(line)
        print(f"{game.name} {line} {time.perf_counter() - start:.0f} s", flush=True)
    return Network(*arrays)


def card(report: Sequence[str]) -> str:
    """What `network.md` says about a training: measured on samples that were held out."""
    return "\n".join(
        (
            "| generation | variant | positions | cross-entropy of the win | error of points |",
            "|---:|---|---:|---:|---:|",
            *report,
            "",
        )
    )


def new_backend() -> Backend:
    """A GPU with PyTorch if there is one, else NumPy."""
    try:
        return TorchBackend()
    except (ImportError, RuntimeError, AssertionError):
        return NumPyBackend()


@click.command()
@click.option("--first-samples", default=3_000_000, show_default=True, help="Of each variant.")
@click.option("--samples", default=1_200_000, show_default=True, help="In later generations.")
@click.option("--epochs", default=4, show_default=True)
@click.option("--game", "games", multiple=True, default=NAMES, help="Which games.")
@click.option("--only", multiple=True, metavar="NAME", help="These variants only.")
@click.option("--out", type=click.Path(path_type=Path), help="A folder; the games' by default.")
def main(
    first_samples: int,
    samples: int,
    epochs: int,
    games: Sequence[str],
    only: Sequence[str],
    out: Path | None,
) -> None:
    """Train the networks of all games."""
    plan = Plan(
        first_samples=first_samples, samples=samples, effort=Effort(epochs=epochs), only=only
    )
    backend = new_backend()
    print(f"training with {type(backend).__name__}", flush=True)
    for name in games:
        game = find_game(name)
        folder = out / name if out else Path(str(files(f"feira.games.{name}.strategy")))
        folder.mkdir(parents=True, exist_ok=True)
        network, report = empty_network(game), list[str]()
        for generation in range(network_generations(name)):
            network = train(game, backend, generation, network, plan, report)
        np.savez_compressed(folder / "network.npz", **network._asdict())
        (folder / "training.md").write_text(card(report), encoding="utf-8")


if __name__ == "__main__":
    main()
