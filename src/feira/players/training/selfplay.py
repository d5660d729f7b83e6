"""Positions of self-play with the results of their games: what the network is trained on.

A game begins with some careless choices, so that all sorts of positions come up, and is then
played well to its end. Only positions of the second part are kept, so their results are those of
good play. The careful part is played by the policy, or, once there is a network, by looking one
choice ahead: of the choices that the policy likes best, the one with the best value is made.
"""

from typing import NamedTuple

import numpy as np

from feira.core.game import Game
from feira.core.jit import inline, jit
from feira.core.random import advance, stream
from feira.core.rules import MOST_SEATS
from feira.core.types import CHANCE, NOBODY, Array, State
from feira.core.verbs import actor, apply, draw, legal
from feira.games.network import Network
from feira.players.leaf import judge_end, judge_leaf
from feira.players.network import Activations, encode_clipped, new_activations
from feira.players.policy import GUMBEL, GUMBEL_SHIFT, logit, sample_choice
from feira.players.workspace import Workspace, new_workspace

CARELESS_GAMES = 3  # of four games: the others are played well from the start
CARELESS_CHOICES = 80  # at most
RANDOM_CHOICES = 6  # one careless choice in so many is random, the others come from a hot policy
HOT = 0.5  # factor of the logits of a hot policy
LOOKED_AHEAD = 200  # choices of a game, at most: then the policy brings it to its end
KEPT = 8  # one step in so many is kept


class Samples(NamedTuple):
    """Encoded positions and the results of their games, seen from the seat whose turn it was."""

    inputs: Array  # [sample, input], int8
    shares: Array  # [sample, seat]: of the win; with one seat, the value and what it lacks to 1
    points: Array  # [sample, seat]
    seats: Array  # [sample]


class Play(NamedTuple):
    """How the careful part of a game is played."""

    candidates: int  # choices that are looked ahead at; 0: the policy alone
    noise: float  # of the value of a candidate: the factor of Gumbel noise


def new_samples(size: int, inputs: int) -> Samples:
    """Room for some samples."""
    return Samples(
        inputs=np.zeros((size, inputs), np.int8),
        shares=np.zeros((size, MOST_SEATS), np.float32),
        points=np.zeros((size, MOST_SEATS), np.float32),
        seats=np.zeros(size, np.int8),
    )


@inline
def _likely(s: State, n: int, candidates: int, policy: Array, workspace: Workspace) -> int:
    """Moves the choices that the policy likes best to the front. Returns how many."""
    for i in range(n):
        choice = int(workspace.choices[i])
        workspace.logits[i] = logit(s, choice, policy, workspace.indices, workspace.feature_values)
    k = min(n, candidates)
    for i in range(k):
        best = i
        for j in range(i + 1, n):
            if workspace.logits[j] > workspace.logits[best]:
                best = j
        choice = int(workspace.choices[i])
        weight = workspace.logits[i]
        workspace.choices[i] = workspace.choices[best]
        workspace.logits[i] = workspace.logits[best]
        workspace.choices[best] = choice
        workspace.logits[best] = weight
    return k


@jit
def look_ahead(
    s: State,
    play: Play,
    policy: Array,
    network: Network,
    a: int,
    b: int,
    work: Activations,
    workspace: Workspace,
) -> tuple[int, int, int]:
    """The choice with the best value among the likely ones, and the stream's next state."""
    who = actor(s)
    n = legal(s, workspace.choices)
    if n == 1:
        return int(workspace.choices[0]), a, b
    k = _likely(s, n, play.candidates, policy, workspace)
    chosen = int(workspace.choices[0])
    most = -1e30
    for i in range(k):
        choice = int(workspace.choices[i])
        after = workspace.position[0]
        workspace.position[0] = s
        apply(after, choice, None)
        judge_leaf(after, network, work, workspace)
        a, b, r = advance(a, b)
        value = workspace.values[who] + play.noise * GUMBEL[r >> GUMBEL_SHIFT]
        if value > most:
            most = value
            chosen = choice
    return chosen, a, b


@inline
def _encode_sample(s: State, samples: Samples, at: int, turns: Array, work: Activations) -> None:
    """Writes a position to the samples; its result follows at the end of the game."""
    n = encode_clipped(s, work)
    samples.inputs[at, :] = 0
    for i in range(n):
        samples.inputs[at, work.indices[i]] = work.inputs[i]
    samples.seats[at] = s.seats
    turns[at] = s.turn


@inline
def _label(
    s: State, samples: Samples, first: int, last: int, turns: Array, workspace: Workspace
) -> None:
    """Writes the result of a game to all samples of it."""
    judge_end(s, workspace)
    for at in range(first, last):
        for i in range(s.seats):
            seat = (int(turns[at]) + i) % int(s.seats)
            samples.shares[at, i] = workspace.values[seat]
            samples.points[at, i] = workspace.points[seat]
        if s.seats == 1:
            samples.shares[at, 1] = 1.0 - workspace.values[0]


@inline
def _careless_choice(
    s: State, r: int, hot: Array, a: int, b: int, workspace: Workspace
) -> tuple[int, int, int]:
    """A random choice now and then, else one of a hot policy; and the stream's next state."""
    if r % RANDOM_CHOICES == 0:
        n = legal(s, workspace.choices)
        return int(workspace.choices[((r >> 8) * n) >> 24]), a, b
    return _policy_choice(s, hot, a, b, workspace)


@inline
def _policy_choice(
    s: State, policy: Array, a: int, b: int, workspace: Workspace
) -> tuple[int, int, int]:
    """A choice drawn from the policy, and the stream's next state."""
    indices, values = workspace.indices, workspace.feature_values
    return sample_choice(s, policy, 0, a, b, workspace.choices, indices, values)


@jit
def sample_game(
    s: State,
    a: int,
    b: int,
    play: Play,
    policies: tuple[Array, Array],
    network: Network,
    samples: Samples,
    count: int,
    turns: Array,
    work: Activations,
    workspace: Workspace,
) -> int:
    """Plays one game, keeps some of its positions, and returns how many samples there are now."""
    policy, hot = policies
    a, b, r = advance(a, b)
    careless = 0
    if r & 3 < CARELESS_GAMES:
        careless = ((r >> 2) & 0xFFFF) * CARELESS_CHOICES >> 16
    careful = LOOKED_AHEAD if play.candidates else 0
    who = actor(s)
    while who != NOBODY:
        a, b, r = advance(a, b)
        if careless == 0 and r % KEPT == 0 and count < len(samples.seats):
            _encode_sample(s, samples, count, turns, work)
            count += 1
        a, b, r = advance(a, b)
        if who == CHANCE:
            choice = int(draw(s, r))
        elif careless > 0:
            careless -= 1
            choice, a, b = _careless_choice(s, r, hot, a, b, workspace)
        elif careful == 0:
            choice, a, b = _policy_choice(s, policy, a, b, workspace)
        else:
            careful -= 1
            choice, a, b = look_ahead(s, play, policy, network, a, b, work, workspace)
        apply(s, choice, None)
        who = actor(s)
    return count


@jit
def sample_games(
    start: Array,
    seed: int,
    number: int,
    games: int,
    play: Play,
    policies: tuple[Array, Array],
    network: Network,
    samples: Samples,
    turns: Array,
    position: Array,
    work: Activations,
    workspace: Workspace,
) -> int:
    """Plays games and keeps positions until the samples are full. Returns how many there are."""
    count = 0
    for game in range(number, number + games):
        first = count
        position[0] = start[0]
        a, b = stream(seed, game)
        count = sample_game(
            position[0],
            a,
            b,
            play,
            policies,
            network,
            samples,
            count,
            turns,
            work,
            workspace,
        )
        _label(position[0], samples, first, count, turns, workspace)
        if count == len(samples.seats):
            break
    return count


class Sampler:
    """Makes samples of self-play on one thread."""

    def __init__(self, game: Game, network: Network, size: int) -> None:
        self.network, self.size = network, size
        self.inputs = len(game.strategy.input_names)
        self.turns = np.zeros(size, np.int64)
        self.position = np.zeros(1, game.rules.dtype)
        self.work = new_activations(network)
        self.workspace = new_workspace(game.rules)

    def sample(
        self, start: Array, seed: int, number: int, games: int, play: Play, policy: Array
    ) -> Samples:
        """Samples of games `number`, `number + 1`, … of a seed, which start from a position."""
        samples = new_samples(self.size, self.inputs)
        policies = (policy, policy * np.float32(HOT))
        count = sample_games(
            start,
            seed,
            number,
            games,
            play,
            policies,
            self.network,
            samples,
            self.turns,
            self.position,
            self.work,
            self.workspace,
        )
        return Samples(*(array[:count] for array in samples))
