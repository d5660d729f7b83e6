"""Rollouts with common random numbers: all choices of a position are compared on the same luck.

Game number g of a position plays every candidate with the same random numbers. Chance has a stream
of its own, so the same dice and draws come in the same order. The noise of the policy is a hash of
the game, of the place of the decision in it, and of the choice: equal choices get equal noise,
whatever else is legal. The noise that two candidates share cancels in their difference, which needs
far fewer games than two independent estimates.
"""

import math
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np

from feira.core.exponential import exp_negative
from feira.core.game import Game
from feira.core.jit import inline, jit
from feira.core.position import Position
from feira.core.random import WORD, advance, stream
from feira.core.types import CHANCE, NOBODY, Array, State
from feira.core.verbs import actor, apply, draw, legal
from feira.games.network import Network
from feira.players.leaf import judge_leaf
from feira.players.learned_policy import Policy, fill_logits, new_policy
from feira.players.network import Activations, new_activations
from feira.players.policy import GUMBEL, GUMBEL_SHIFT
from feira.players.simulation import TO_THE_END
from feira.players.workspace import Workspace, new_workspace

TEMPERATURE = 0.5  # of the policy: stronger than 1, and games are shorter
HORIZON = 12  # choices of a rollout before the network evaluates the position
NO_REPLY = -1  # instead of a choice: the game ended before a seat had to choose
NO_CANDIDATE = -1  # instead of a choice: rollouts from the position itself
STEP = 0x9E3779B9  # odd factors that spread counters over a word
TURN = 0x85EBCA6B
SEED_SHIFT = 20  # low bits of a seed, for the number of a position in its game


class Results(NamedTuple):
    """The results of each candidate in each game; the axes are candidate, game and seat."""

    shares: Array  # of the win
    values: Array  # what the search maximises (`leaf.py`)
    points: Array
    replies: Array  # the first choice of a seat after the candidate, or `NO_REPLY`; no seat axis


@inline
def _mix(word: int) -> int:
    """Spreads every bit of a 32-bit word over its upper bits."""
    word ^= word >> 16
    word = (word * 0x7FEB352D) & WORD
    word ^= word >> 15
    return (word * 0x846CA68B) & WORD


@inline
def _choose(
    s: State,
    n: int,
    noise: int,
    policy: Policy,
    network: Network,
    work: Activations,
    workspace: Workspace,
) -> int:
    """A choice of the n in the workspace, sampled from the policy with this noise word."""
    best = int(workspace.choices[0])
    if n == 1:
        return best
    fill_logits(s, n, policy, network, work, workspace)
    most = -1e30
    for i in range(n):
        choice = int(workspace.choices[i])
        gumbel = GUMBEL[_mix(noise ^ ((choice * STEP) & WORD)) >> GUMBEL_SHIFT]
        value = workspace.logits[i] + float(gumbel)
        if value > most:
            most = value
            best = choice
    return best


@inline
def _play_on(
    s: State,
    decision: int,
    policy: Policy,
    network: Network,
    horizon: int,
    seed: int,
    game: int,
    work: Activations,
    workspace: Workspace,
) -> int:
    """Plays on by the policy, up to `horizon` choices of seats. Returns the first of them.

    The noise of a decision depends on the number of chance steps before it and on the number of
    decisions since the last one, so candidates that add decisions to a turn are in step again after
    the next chance step. `decision` counts the decisions that were made already.
    """
    a, b = stream(seed, 2 * game)
    key, _ = stream(seed, 2 * game + 1)
    turn = 0
    made = 0
    first = NO_REPLY
    who = actor(s)
    while who != NOBODY and made < horizon:
        if who == CHANCE:
            a, b, r = advance(a, b)
            apply(s, draw(s, r), None)
            turn += 1
            decision = 0
        else:
            n = legal(s, workspace.choices)
            noise = _mix(key ^ ((turn * TURN + decision * STEP) & WORD))
            choice = _choose(s, n, noise, policy, network, work, workspace)
            if made == 0:
                first = choice
            apply(s, choice, None)
            made += 1
            decision += 1
        who = actor(s)
    return first


@jit
def roll_out(
    root: Array,
    candidates: Array,
    policy: Policy,
    network: Network,
    horizon: int,
    seed: int,
    first: int,
    low: int,
    high: int,
    work: Activations,
    workspace: Workspace,
    results: Results,
) -> None:
    """Plays the games `low` to `high` of the results for each candidate.

    Game g of the results has number `first + g` of the position. The candidate `NO_CANDIDATE` plays
    on from the root itself, where chance or a seat is to act.
    """
    for c in range(len(candidates)):
        for g in range(low, high):
            s = workspace.position[0]
            workspace.position[0] = root[0]
            decision = 0
            if candidates[c] != NO_CANDIDATE:
                apply(s, int(candidates[c]), None)
                decision = 1
            results.replies[c, g] = _play_on(
                s, decision, policy, network, horizon, seed, first + g, work, workspace
            )
            judge_leaf(s, network, work, workspace)
            for seat in range(s.seats):
                results.shares[c, g, seat] = workspace.shares[seat]
                results.values[c, g, seat] = workspace.values[seat]
                results.points[c, g, seat] = workspace.expected[seat]


@jit
def play_to_reply(root: Array, candidate: int, seed: int, game: int) -> None:
    """Makes the candidate and draws chance as in that rollout, until a seat is to act."""
    s = root[0]
    apply(s, candidate, None)
    a, b = stream(seed, 2 * game)
    while actor(s) == CHANCE:
        a, b, r = advance(a, b)
        apply(s, draw(s, r), None)


@jit
def policy_logits(
    root: Array,
    candidates: Array,
    policy: Policy,
    network: Network,
    work: Activations,
    workspace: Workspace,
    out: Array,
) -> None:
    """Fills the policy's logits of some legal choices."""
    n = legal(root[0], workspace.choices)
    fill_logits(root[0], n, policy, network, work, workspace)
    for c in range(len(candidates)):
        for i in range(n):
            if workspace.choices[i] == candidates[c]:
                out[c] = workspace.logits[i]


class Rollouts:
    """Rollouts from positions of one game. Equal seeds and numbers give equal rollouts."""

    def __init__(
        self,
        game: Game,
        *,
        temperature: float = TEMPERATURE,
        horizon: int | None = None,
        cores: int = 1,
        seed: int = 0,
    ) -> None:
        self.game, self.horizon, self.seed = game, horizon, seed
        self.policy = new_policy(game, learned=True, temperature=temperature)
        self.network = game.strategy.network()
        self.workspaces = [new_workspace(game.rules) for _ in range(cores)]
        self.work = [new_activations(game.strategy) for _ in range(cores)]
        self.pool = ThreadPoolExecutor(cores) if cores > 1 else None

    def play(
        self, position: Position, candidates: list[int], first: int, games: int, *, number: int
    ) -> Results:
        """Games `first` to `first + games` of each candidate; each core plays a part of them.

        `number` is the position's number in its game: every position has its own random numbers.
        """
        shape = (len(candidates), games, position.seats)
        results = Results(
            shares=np.zeros(shape),
            values=np.zeros(shape),
            points=np.zeros(shape),
            replies=np.zeros(shape[:2], np.int64),
        )
        cores = len(self.workspaces)
        bounds = [games * core // cores for core in range(cores + 1)]
        chosen = np.array(candidates, np.int64)

        def part(core: int) -> None:
            low, high = bounds[core : core + 2]
            roll_out(
                position.array,
                chosen,
                self.policy,
                self.network,
                self.horizon_of(position),
                self.seed_of(number),
                first,
                low,
                high,
                self.work[core],
                self.workspaces[core],
                results,
            )

        if self.pool is None:
            part(0)
        else:
            list(self.pool.map(part, range(len(self.workspaces))))
        return results

    def horizon_of(self, position: Position) -> int:
        """Choices of a rollout before the network evaluates. In challenges it plays to the end."""
        if self.horizon is not None:
            return self.horizon
        return TO_THE_END if position.seats == 1 else HORIZON

    def seed_of(self, number: int) -> int:
        """The seed of the rollouts of one position."""
        return (self.seed << SEED_SHIFT) + number

    def logits(self, position: Position, candidates: list[int]) -> Array:
        """The policy's logits of legal choices."""
        chosen, found = np.array(candidates, np.int64), np.zeros(len(candidates))
        work, workspace = self.work[0], self.workspaces[0]
        policy_logits(position.array, chosen, self.policy, self.network, work, workspace, found)
        return found

    def probabilities(self, position: Position, candidates: list[int]) -> list[float]:
        """The policy's probability of each choice, normalised over the given ones."""
        logits = self.logits(position, candidates).tolist()
        powers = [float(exp_negative(logit - max(logits))) for logit in logits]
        total = math.fsum(powers)
        return [power / total for power in powers]
