"""Opponents in compiled loops over many games: players that choose without a search."""

from typing import NamedTuple

import numpy as np

from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.jit import inline, jit
from feira.core.random import advance, stream
from feira.core.rules import MOST_SEATS
from feira.core.types import Array
from feira.core.verbs import apply, pick
from feira.envs.stepping import (
    CURRENT,
    PICKED,
    SCORES,
    SCRATCH,
    STEPS,
    ask_next,
    conclude,
    finished,
    show,
)
from feira.players.greedy import TIE_BREAK, best_choice
from feira.players.levels import find_player_spec
from feira.players.policy import sample_choice
from feira.players.workspace import Workspace, new_workspace

RANDOM, GREEDY, POLICY = range(3)
KINDS = {"random": RANDOM, "greedy": GREEDY, "policy": POLICY}
MOST_ANSWERS = 4096  # choices of opponents in one step of an agent, for numbering their streams
PLAYER_STREAMS = 0x2545F491  # opponents have streams separate from those of chance


class Opponents(NamedTuple):
    """The players of all seats but one, in the order of turns after it."""

    kinds: Array
    noises: Array
    policies: Array  # a row of weights for each, at its temperature


def compiled_opponents(game: Game, names: list[str]) -> Opponents:
    """Players by name, for compiled loops; `FeiraError` if one of them searches."""
    specs = [find_player_spec(name) for name in names]
    for name, spec in zip(names, specs, strict=True):
        if spec.kind not in KINDS:
            raise FeiraError(f"{name} searches: many games at once take {', '.join(KINDS)} or easy")
        if spec.kind == "policy" and spec.settings.learned:
            raise FeiraError("many games at once take the linear policy: leave out learned=1")
    policies = [game.strategy.policy / spec.settings.temperature for spec in specs]
    return Opponents(
        kinds=np.array([KINDS[spec.kind] for spec in specs], np.int64),
        noises=np.array([max(spec.noise, TIE_BREAK) for spec in specs], np.float64),
        policies=np.array(policies, np.float32),
    )


@jit
def opponents_choice(
    root: Array, number: int, opponents: Opponents, seed: int, stream_number: int, work: Workspace
) -> int:
    """What opponent `number` chooses in a position."""
    kind = opponents.kinds[number]
    if kind == GREEDY:
        return best_choice(root, opponents.noises[number], seed, stream_number, work)
    a, b = stream(seed, stream_number)
    if kind == POLICY:
        weights = opponents.policies[number]
        choice, _, _ = sample_choice(
            root[0], weights, 0, a, b, work.choices, work.indices, work.feature_values
        )
        return choice
    _, _, r = advance(a, b)
    return int(pick(root[0], r, work.choices))


@inline
def answer(
    positions: Array,
    i: int,
    agent: int,
    answers: int,
    opponents: Opponents,
    seed: int,
    work: Workspace,
) -> int:
    """The choice of the opponent to act in game i; `answers` counts the choices of this step."""
    s = positions[i]
    number = int(s.turn) - agent - 1
    number = number if number >= 0 else number + int(s.seats)
    stream_number = i * MOST_ANSWERS + answers
    return opponents_choice(positions[i : i + 1], number, opponents, seed, stream_number, work)


@jit
def let_opponents_act(
    seed: int,
    renewed: bool,
    positions: Array,
    counters: Array,
    flags: Array,
    rewards: Array,
    observations: Array,
    masks: Array,
    micro: bool,
    numbers: Array,
    agents: Array,
    opponents: Opponents,
    work: Workspace,
    earned: Array,
    most_steps: int,
) -> None:
    """Lets the others act until the agent is to act or the game is over.

    With `renewed`, only in games that have ended and were set up again; their flags and rewards,
    those of the game that ended, are kept. `agents` has the agent's seats, `earned` receives its
    rewards.
    """
    room, scores, scratch = numbers[:SCORES], numbers[SCORES:SCRATCH], numbers[SCRATCH:]
    points, places = scores[:MOST_SEATS], scores[MOST_SEATS:]
    for i in range(len(positions)):
        if renewed and not finished(flags[i]):
            continue
        a, b = stream(seed, i)
        s = positions[i]
        agent = int(agents[i])
        if not renewed:
            earned[i] = rewards[i, agent]
        answers = 0
        while flags[i, CURRENT] != agent and (renewed or not finished(flags[i])):
            answers += 1
            choice = answer(positions, i, agent, answers, opponents, seed ^ PLAYER_STREAMS, work)
            apply(s, choice, None)
            a, b = ask_next(s, 0, counters[i], masks[i], a, b, micro, scratch)
            if renewed:
                flags[i, CURRENT] = s.turn
                counters[i, STEPS] += 1
            else:
                conclude(s, counters[i], flags[i], rewards[i], most_steps, points, places)
                earned[i] += rewards[i, agent]
        if answers or finished(flags[i]):
            show(s, agent, int(counters[i, PICKED]), observations[i], room)


def workspace_of(game: Game) -> Workspace:
    """Work buffers for compiled players."""
    return new_workspace(game.rules)
