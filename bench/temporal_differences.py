"""Trains networks by temporal differences, in generations of self-play.

Each generation plays games on all cores, trains on them, and plays the next games with the new
network. The first one starts from scratch: the linear policy plays its games, and it learns from
their results. Later ones also learn from the previous network: the value by temporal differences,
the policy from the values of all choices. `bench/network.py` calls it.
"""

import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from queue import SimpleQueue

import numpy as np

from bench.network_files import put
from feira.core.game import Game
from feira.core.types import Array
from feira.games import network_seats, selfplay_tables
from feira.games.network import CHOICES, Network
from feira.games.training import SelfPlayTable
from feira.players.training.backend import Backend
from feira.players.training.decisions import Decisions
from feira.players.training.fitting import Effort, Fitting, Layers
from feira.players.training.selfplay import (
    Play,
    Sampler,
    Samples,
    new_play,
)

GENERATIONS = 7
TRACE_DECAY = 0.7  # λ of temporal-difference learning, once there is a network
TEMPERATURE = 0.4  # of the network's policy in self-play
CHUNK = 20_000  # samples that one thread makes at a time


class SelfPlay:
    """Makes samples and decisions on all cores."""

    def __init__(self, game: Game, network: Network, play: Play) -> None:
        self.game = game
        self.cores = os.cpu_count() or 1
        self.samplers: SimpleQueue[Sampler] = SimpleQueue()
        for _ in range(self.cores):
            self.samplers.put(Sampler(game, network, play, CHUNK))
        self.pool = ThreadPoolExecutor(self.cores)

    def samples(
        self, tables: Sequence[SelfPlayTable], count: int, seed: int
    ) -> tuple[Samples, Decisions]:
        """About so many samples of the tables of one variant, with decisions of the same games."""
        jobs = []
        for place, table in enumerate(tables):
            config = self.game.configure(table.seats, table.options)
            start = self.game.rules.start(config)
            for chunk in range(max(1, round(count * table.share / CHUNK))):
                number = ((seed * 100 + place) << 40) + chunk * (1 << 24)
                jobs.append(self.pool.submit(self._chunk, start, number))
        parts = [job.result() for job in jobs]
        rng = np.random.default_rng(seed)
        return (
            Samples(*shuffled(rng, [samples for samples, _ in parts])),
            Decisions(*shuffled(rng, [decisions for _, decisions in parts])),
        )

    def _chunk(self, start: Array, number: int) -> tuple[Samples, Decisions]:
        sampler = self.samplers.get()
        try:
            return sampler.sample(start, seed=1, number=number)
        finally:
            self.samplers.put(sampler)


def shuffled(rng: np.random.Generator, parts: Sequence[Sequence[Array]]) -> list[Array]:
    """The parts joined, all arrays in the same random order."""
    whole = [np.concatenate(arrays) for arrays in zip(*parts, strict=True)]
    order = rng.permutation(len(whole[0]))
    return [array[order] for array in whole]


def by_variant(game: Game) -> Iterator[tuple[int, str, list[SelfPlayTable]]]:
    """The tables of each variant, with its number and name."""
    for number, variant in enumerate(game.strategy.variants):
        yield number, variant, [one for one in selfplay_tables(game.name) if one.variant == variant]


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How much is played and trained."""

    first_samples: int  # of each variant in the first generation
    samples: int  # and in later ones
    first_effort: Effort
    effort: Effort
    only: Sequence[str]  # variants; none: all


def how_to_play(game: Game, generation: int) -> Play:
    """The policy of self-play: at first the linear one, then the network's in some seats."""
    return new_play(
        game,
        network_seats=network_seats(game.name) if generation > 1 else 0.0,
        temperature=TEMPERATURE,
        trace_decay=TRACE_DECAY if generation else 1.0,
    )


def train(
    game: Game, backend: Backend, generation: int, network: Network, plan: Plan
) -> Iterator[tuple[Network, str]]:
    """One generation: plays and trains. Yields the network after each variant, and its loss."""
    selfplay = SelfPlay(game, network, how_to_play(game, generation))
    count = plan.samples if generation else plan.first_samples
    effort = plan.effort if generation else plan.first_effort
    after = Network(*(array.copy() for array in network))
    for number, variant, tables in by_variant(game):
        if plan.only and variant not in plan.only:
            continue
        start = time.perf_counter()
        samples, decisions = selfplay.samples(tables, count, 1000 * generation + number)
        played = time.perf_counter() - start
        before = [getattr(network, name)[number] for name in Layers._fields] if generation else ()
        fitting = Fitting(samples, decisions, backend, before=before, seed=generation)
        fitting.train(effort, seed=generation)
        entropy, error = fitting.held_out_loss()
        policy = fitting.held_out_policy_loss()
        put(after, number, dict(zip(Layers._fields, fitting.integers(), strict=True)))
        if tables[0].seats > 1:  # single players are left to the linear policy, which is better
            after.heads[number] = CHOICES
        line = (
            f"| {generation} | {variant} | {len(samples.seats):,} | {len(decisions.counts):,} | "
            f"{entropy:.4f} | {error:.2f} | {policy:.3f} |"
        )
        seconds = time.perf_counter() - start
        print(f"{game.name} {line} {played:.0f} s of play, {seconds:.0f} s", flush=True)
        yield after, line
