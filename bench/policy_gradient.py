"""Trains networks by policy gradient: proximal policy optimisation in self-play, from scratch.

For each variant of a game, one network plays all seats of tens of thousands of games at once and
learns from their results (`players/training/ppo.py`). On a GPU, games, network and training stay in
its memory; without one, NumPy trains small batches, which is for tests. `bench/network.py` calls
it.
"""

import time

import numpy as np

from feira.core.game import Game
from feira.core.types import Array
from feira.envs.setting import setting_of
from feira.games import selfplay_tables
from feira.games.network import ACTIONS, POINTS_SCALE
from feira.players.training.actor_critic import ActorCritic, Layers
from feira.players.training.backend import Backend, TorchBackend
from feira.players.training.batched_games import SelfPlay
from feira.players.training.ppo import Effort, Trainer

MOST_STEPS = 2000  # of a game: random play of Machi Koro would hardly end
REPORTS = 8  # of a training


def new_games(game: Game, variant: str, size: int, *, gpu: bool) -> SelfPlay:
    """Games at the tables of a variant."""
    tables = [one for one in selfplay_tables(game.name) if one.variant == variant]
    settings = [setting_of(game.name, one.seats, "micro", dict(one.options)) for one in tables]
    shares = [one.share for one in tables]
    if gpu:
        from feira.envs.selfplay_on_gpu import SelfPlayOnGpu

        return SelfPlayOnGpu(settings, shares, size, MOST_STEPS)
    from feira.envs.selfplay import SelfPlayGames

    return SelfPlayGames(settings, shares, size, MOST_STEPS)


def new_network(game: Game, backend: Backend, seats: int) -> ActorCritic:
    """A network of the game's size, with random weights."""
    strategy = game.strategy
    return ActorCritic(
        backend,
        inputs=len(strategy.input_names),
        picked=len(strategy.picked_names),
        actions=len(strategy.micro_names),
        seats=seats,
    )


def train(
    game: Game, variant: str, backend: Backend, size: int, effort: Effort
) -> tuple[dict[str, Array], str]:
    """Trains one network. Returns its weights as integers, by name, and a line about it."""
    start = time.perf_counter()
    play = new_games(game, variant, size, gpu=isinstance(backend, TorchBackend))
    trainer = Trainer(new_network(game, backend, play.seats), play, effort)
    line = ""
    for number in range(effort.rounds):
        trainer.round(number)
        if (number + 1) % max(1, effort.rounds // REPORTS) == 0:
            ended, means = trainer.report()
            n = play.seats
            values = " ".join(f"{value:.3f}" for value in means[n : 2 * n])
            points = " ".join(f"{value * POINTS_SCALE:.1f}" for value in means[2 * n :])
            seconds = time.perf_counter() - start
            line = f"| {variant} | {ended:,.0f} | {values} | {points} |"
            print(f"{game.name} {number + 1} {line} {seconds:.0f} s", flush=True)
    weights = dict(zip(Layers._fields, trainer.integers(), strict=True))
    return weights | {"heads": np.array(ACTIONS, np.int8)}, line
