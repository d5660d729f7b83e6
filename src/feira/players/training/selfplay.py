"""Self-play: positions with the results of their games, and decisions with the values of choices.

A game begins with some careless choices, for a variety of positions, and is then played to its end:
by the linear policy in the first generation, later by the network's policy in a share of the seats
that the game sets. Only positions of the second part become samples, so results are those of
sensible play. The network's value learns from the positions, its policy from the decisions
(`decisions.py`).
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
from feira.players.leaf import judge_end
from feira.players.learned_policy import Policy, new_policy, sample_policy
from feira.players.network import (
    Activations,
    encode_clipped,
    new_activations,
    read_shares,
    run_network,
)
from feira.players.training.decisions import Decisions, keep_decision, new_decisions
from feira.players.workspace import Workspace, new_workspace

CARELESS_GAMES = 3  # of four games; the others have no careless choices
CARELESS_CHOICES = 80  # at most
RANDOM_CHOICES = 6  # one careless choice in six is random, the others come from a hot policy
LINEAR_TEMPERATURE = 0.7  # of the linear policy when it plays
SEAT_DRAWS = 16  # shares of seats are in sixteenths
HOT = 2.0  # factor of the temperature in the hot policy
KEPT = 8  # one step in eight is kept
DECIDED = 16  # one decision in sixteen is kept
SAMPLES_PER_DECISION = 2  # at least: decisions have room for half the samples


class Samples(NamedTuple):
    """Encoded positions and the results of their games, seen from the seat whose turn it was."""

    inputs: Array  # [sample, input], int8
    shares: Array  # [sample, seat]: of the win; with one seat, v and 1 - v for the value v
    points: Array  # [sample, seat]
    seats: Array  # [sample]


class Play(NamedTuple):
    """How games are played, and how positions get their targets."""

    policy: Policy
    linear: Policy  # for the seats that the network does not play
    hot: Policy  # for careless choices
    network_seats: int  # of 16 seats, the number played by `policy`; the others by `linear`
    trace_decay: float  # λ of temporal-difference learning; 1: the targets are the results


def new_play(game: Game, *, network_seats: float, temperature: float, trace_decay: float) -> Play:
    """Games in which the network's policy plays this share of the seats, at this temperature."""
    return Play(
        policy=new_policy(game, learned=True, temperature=temperature),
        linear=new_policy(game, learned=False, temperature=LINEAR_TEMPERATURE),
        network_seats=round(network_seats * SEAT_DRAWS),
        hot=new_policy(game, learned=False, temperature=HOT * LINEAR_TEMPERATURE),
        trace_decay=trace_decay,
    )


def new_samples(size: int, inputs: int) -> Samples:
    """Empty arrays for this many samples."""
    return Samples(
        inputs=np.zeros((size, inputs), np.int8),
        shares=np.zeros((size, MOST_SEATS), np.float32),
        points=np.zeros((size, MOST_SEATS), np.float32),
        seats=np.zeros(size, np.int8),
    )


@inline
def _encode_sample(s: State, samples: Samples, at: int, turns: Array, work: Activations) -> None:
    """Writes a position to the samples; its targets follow at the end of the game."""
    n = encode_clipped(s, work)
    samples.inputs[at, :] = 0
    for i in range(n):
        samples.inputs[at, work.rows[i]] = work.amounts[i]
    samples.seats[at] = s.seats
    turns[at] = s.turn


@inline
def _keep_estimate(
    s: State, network: Network, samples: Samples, at: int, work: Activations, workspace: Workspace
) -> None:
    """Stores the network's value of a position until the result of the game is known."""
    run_network(s, network, work)
    read_shares(s, work, workspace.shares)
    for i in range(s.seats):
        samples.shares[at, i] = workspace.shares[(int(s.turn) + i) % int(s.seats)]


@inline
def _label(
    s: State,
    samples: Samples,
    first: int,
    last: int,
    trace_decay: float,
    turns: Array,
    workspace: Workspace,
) -> None:
    """Computes the temporal-difference targets (λ-returns) of a game, from its end backwards.

    The target of the last sample is the result of the game. The target of any other is
    (1 - λ) · the network's value of the next sample + λ · the target of the next sample, which has
    a smaller variance than the result. λ is the trace decay.
    """
    judge_end(s, workspace)
    for at in range(last - 1, first - 1, -1):
        for i in range(s.seats):
            seat = (int(turns[at]) + i) % int(s.seats)
            estimate = samples.shares[at, i]
            samples.shares[at, i] = workspace.values[seat]
            samples.points[at, i] = workspace.points[seat]
            workspace.values[seat] = estimate + trace_decay * (workspace.values[seat] - estimate)
        if s.seats == 1:
            samples.shares[at, 1] = 1.0 - samples.shares[at, 0]


@inline
def _careless_choice(
    s: State,
    r: int,
    play: Play,
    network: Network,
    a: int,
    b: int,
    work: Activations,
    workspace: Workspace,
) -> tuple[int, int, int]:
    """One random choice in six, else one by the hot policy; and the stream's next state."""
    if r % RANDOM_CHOICES == 0:
        n = legal(s, workspace.choices)
        return int(workspace.choices[((r >> 8) * n) >> 24]), a, b
    return sample_policy(s, play.hot, network, a, b, work, workspace)


@jit
def sample_game(
    s: State,
    a: int,
    b: int,
    play: Play,
    network: Network,
    samples: Samples,
    decisions: Decisions,
    counts: Array,
    turns: Array,
    work: Activations,
    workspace: Workspace,
) -> None:
    """Plays one game and keeps some of its positions and decisions; `counts` has their numbers."""
    a, b, r = advance(a, b)
    careless = 0
    if r & 3 < CARELESS_GAMES:
        careless = ((r >> 2) & 0xFFFF) * CARELESS_CHOICES >> 16
    a, b, seats = advance(a, b)  # four bits for each seat decide who plays it
    who = actor(s)
    while who != NOBODY:
        a, b, r = advance(a, b)
        if careless == 0 and r % KEPT == 0 and counts[0] < len(samples.seats):
            _encode_sample(s, samples, int(counts[0]), turns, work)
            if play.trace_decay < 1.0:
                _keep_estimate(s, network, samples, int(counts[0]), work, workspace)
            counts[0] += 1
        if careless == 0 and who != CHANCE and (r >> 8) % DECIDED == 0:
            keep_decision(s, who, network, decisions, counts[1:], work, workspace)
        a, b, r = advance(a, b)
        if who == CHANCE:
            choice = int(draw(s, r))
        elif careless > 0:
            careless -= 1
            choice, a, b = _careless_choice(s, r, play, network, a, b, work, workspace)
        elif (seats >> (4 * who)) % SEAT_DRAWS < play.network_seats:
            choice, a, b = sample_policy(s, play.policy, network, a, b, work, workspace)
        else:
            choice, a, b = sample_policy(s, play.linear, network, a, b, work, workspace)
        apply(s, choice, None)
        who = actor(s)


@jit
def sample_games(
    start: Array,
    seed: int,
    number: int,
    play: Play,
    network: Network,
    samples: Samples,
    decisions: Decisions,
    counts: Array,
    turns: Array,
    position: Array,
    work: Activations,
    workspace: Workspace,
) -> None:
    """Plays games and keeps positions until the samples are full."""
    game = number
    while counts[0] < len(samples.seats):
        first = int(counts[0])
        position[0] = start[0]
        a, b = stream(seed, game)
        s = position[0]
        sample_game(s, a, b, play, network, samples, decisions, counts, turns, work, workspace)
        _label(s, samples, first, int(counts[0]), play.trace_decay, turns, workspace)
        game += 1


class Sampler:
    """Makes samples and decisions of self-play on one thread."""

    def __init__(self, game: Game, network: Network, play: Play, size: int) -> None:
        self.game, self.network, self.play, self.size = game, network, play, size
        self.position = np.zeros(1, game.rules.dtype)
        self.work = new_activations(game.strategy)
        self.workspace = new_workspace(game.rules)

    def sample(self, start: Array, *, seed: int, number: int) -> tuple[Samples, Decisions]:
        """Samples of games `number`, `number + 1`, … of a seed, which start from a position.

        Decisions are kept once there is a network to evaluate their choices.
        """
        strategy = self.game.strategy
        inputs = len(strategy.input_names)
        samples = new_samples(self.size, inputs)
        room = self.size // SAMPLES_PER_DECISION if self.play.trace_decay < 1.0 else 0
        decisions = new_decisions(room, inputs, strategy.feature_count)
        counts = np.zeros(2, np.int64)
        turns = np.zeros(self.size, np.int64)
        sample_games(
            start,
            seed,
            number,
            self.play,
            self.network,
            samples,
            decisions,
            counts,
            turns,
            self.position,
            self.work,
            self.workspace,
        )
        return samples, Decisions(*(array[: counts[1]] for array in decisions))
