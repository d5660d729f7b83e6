"""Proximal policy optimisation in self-play: one network plays all seats and learns from results.

In each round all games make some steps by the present policy. Every position then gets a λ-return
for every seat: a mixture of the critic's values of later positions in the game and of the result.
The critic is fitted to the returns. The actor's advantage is the return of its seat less the
critic's value, with the clipped objective (Schulman et al. 2017).
"""

import math
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from feira.core.rules import MOST_SEATS
from feira.core.types import Array
from feira.players.leaf import SHARED
from feira.players.training.actor_critic import (
    CRITIC,
    LEAST,
    ActorCritic,
    Layers,
    scaled_points,
)
from feira.players.training.batched_games import DONE, SEAT, SelfPlay

BETA1, BETA2 = 0.9, 0.999  # of Adam
TINY = 1e-8
CLIP = 0.2  # of the ratio of the new policy to the behaviour policy
POINTS_LOSS = 0.05
MOST_NORM = 1.0  # of a gradient
LIVELY = 4  # one game in four has some random actions, so that the critic sees mistakes
RANDOM_ACTIONS = 0.03  # share of random actions in these games
AVERAGED = 0.2  # share of the updates, the last ones, whose weights are averaged


@dataclass(frozen=True, kw_only=True)
class Effort:
    """The amount of training, and its hyperparameters."""

    rounds: int = 400
    steps: int = 32  # of each game in a round
    parts: int = 16  # minibatches of a round: one update for each
    rate: float = 1e-3  # initial learning rate of a cosine schedule to zero
    trace_decay: float = 0.95  # λ
    entropy: float = 0.02  # initial weight of the policy's entropy; it falls to a tenth
    last_part: float = 0.15  # of the rounds, the last ones: the critic alone learns
    temperature: float = 0.5  # of the policy in that part


class Batch(NamedTuple):
    """The steps of one round: one row for each step of each game."""

    observations: Any
    masks: Any
    actions: Any
    probabilities: Any  # of the actions in the behaviour policy
    weights: Any  # 0 for random actions, from which the actor does not learn
    advantages: Any
    shares: Any  # targets, from the seat to act on
    points: Any


class Trainer:
    """One network in self-play."""

    def __init__(self, network: ActorCritic, play: SelfPlay, effort: Effort) -> None:
        self.network, self.play, self.effort = network, play, effort
        self.backend = network.backend
        self.first = [layer * 0.0 for layer in network.layers]
        self.second = [layer * 0.0 for layer in network.layers]
        self.updates = 0
        self.mean = network.layers
        self.averaged = 0
        self.ended, self.sums = 0.0, 0.0  # games that ended, and the sums of their results
        self.fixed = False  # whether the policy is fixed and only the critic learns
        self.occurs: Array = np.zeros(network.inputs, np.float32)
        play.begin()
        self._warm_up()

    def _warm_up(self, steps: int = 64) -> None:
        """Plays randomly into the middle of games to set the scales of inputs."""
        seen = []
        for number in range(steps):
            masks = self.backend.floats(self.play.games.masks)
            noise = self.backend.uniform(tuple(masks.shape))
            self.play.step((noise * masks).argmax(1))
            if number % 8 == 7:
                seen.append(self.backend.numpy(self.play.games.observations[:20_000]).copy())
        self.network.scale_inputs(np.concatenate(seen))

    def train(self) -> None:
        """Runs all rounds."""
        for number in range(self.effort.rounds):
            self.round(number)

    def round(self, number: int) -> None:
        """Plays some steps of all games and learns from them."""
        effort, done = self.effort, number / self.effort.rounds
        policy_ends = 1 - effort.last_part
        last = done >= policy_ends
        if last and not self.fixed:
            self.fixed, self.averaged, self.network.layers = True, 0, self.mean
        batch = self.collect(effort.temperature if last else 1.0)
        for rows in self._parts(len(batch.actions)):
            part = Batch(*(array[rows] for array in batch))
            self._update(part, done, critic_only=last)
            if last or done > policy_ends * (1 - AVERAGED):
                self._average()

    def _parts(self, rows: int) -> list[Any]:
        """The rows in random order, in minibatches."""
        order, size = self.backend.order(rows, self.updates), rows // self.effort.parts
        return [order[at : at + size] for at in range(0, size * self.effort.parts, size)]

    def collect(self, temperature: float) -> Batch:
        """Some steps of all games by the policy, with targets for critic and actor."""
        play, backend, network = self.play, self.backend, self.network
        games, size, steps = play.games, play.size, self.effort.steps
        observations = backend.empty((steps, *games.observations.shape), games.observations)
        masks = backend.empty((steps, *games.masks.shape), games.masks)
        rows = []
        for t in range(steps):
            observations[t], masks[t] = games.observations, games.masks
            seats = games.counters[:, SEAT] + 0
            inputs, layer1 = network.first_layer(observations[t], network.layers)
            critic = network.judge(inputs, layer1, network.layers)
            actor = network.act(observations[t], layer1, masks[t], network.layers, temperature)
            actions, weights = self._choose(actor.probabilities, masks[t])
            chances = actor.probabilities[self._all(size), actions]
            play.step(actions)
            ended, got = games.counters[:, DONE] != 0, self._got(games.results)
            self.ended = self.ended + backend.floats(ended).sum()
            self.sums = self.sums + (backend.floats(ended)[:, None] * got).sum(0)
            rows.append(
                (actions, chances, weights, seats, self._expected(critic, seats), ended, got)
            )
        self.occurs = np.maximum(
            self.occurs, backend.numpy(observations[0, :, : network.inputs] != 0).any(axis=0)
        )
        _, layer1 = network.first_layer(games.observations, network.layers)
        last = network.judge(None, layer1, network.layers)
        final = self._expected(last, games.counters[:, SEAT] + 0)
        return self._batch(observations, masks, rows, final)

    def _all(self, n: int) -> Any:
        """The numbers below n."""
        return self.backend.array(np.arange(n))

    def _choose(self, probabilities: Any, masks: Any) -> tuple[Any, Any]:
        """Actions drawn from the policy, a few at random; and weights, 0 for the random ones."""
        backend, size = self.backend, len(probabilities)
        noise = -backend.log(
            -backend.log(backend.uniform(tuple(probabilities.shape)) + LEAST) + LEAST
        )
        lively = self._all(size) % LIVELY == 0
        loose = lively & (backend.uniform((size,)) < RANDOM_ACTIONS)
        logits = backend.where(
            loose[:, None], 0.0 * probabilities, backend.log(probabilities + LEAST)
        )
        barred = (1.0 - backend.floats(masks)) * 1e9
        return (logits + noise - barred).argmax(1), 1.0 - backend.floats(loose)

    def _turned(self, values: Any, seats: Any, sign: int) -> Any:
        """Columns from seats counted from the one to act to seat numbers (sign -1), or back (1)."""
        n = self.play.seats
        columns = (self._all(n)[None, :] + sign * seats[:, None]) % n
        return values[self._all(len(values))[:, None], columns]

    def _expected(self, critic: Any, seats: Any) -> Any:
        """The critic's estimates by seat number: shares, values, points."""
        n = self.play.seats
        shares = self._turned(critic.shares[:, :n], seats, -1)
        return self._side_by_side(shares, shares, self._turned(critic.points, seats, -1))

    def _got(self, results: Any) -> Any:
        """The results of games that ended, by seat number; the value of a shared win is reduced."""
        n = self.play.seats
        shares, points = results[:, :n], results[:, MOST_SEATS : MOST_SEATS + n]
        values = self.backend.where(shares < 1.0, SHARED * shares, shares) if n > 1 else shares
        return self._side_by_side(shares, values, scaled_points(points))

    def _side_by_side(self, *parts: Any) -> Any:
        """The arrays concatenated along the columns."""
        n = self.play.seats
        whole = self.backend.empty((len(parts[0]), n * len(parts)), parts[0])
        for number, part in enumerate(parts):
            whole[:, number * n : (number + 1) * n] = part
        return whole

    def _batch(self, observations: Any, masks: Any, rows: list[Any], final: Any) -> Batch:
        """Computes λ-returns backwards through the steps. Returns all steps as one batch."""
        backend, n, decay = self.backend, self.play.seats, self.effort.trace_decay
        returns, after = final, final
        found = []
        for actions, chances, weights, seats, expected, ended, got in reversed(rows):
            returns = backend.where(ended[:, None], got, after + decay * (returns - after))
            own = self._all(len(actions)), seats
            advantages = returns[:, n : 2 * n][own] - expected[:, :n][own]
            shares = self._turned(returns[:, :n], seats, 1)
            points = self._turned(returns[:, 2 * n :], seats, 1)
            found.append((actions, chances, weights, advantages, shares, points))
            after = expected
        columns = [self._joined(column) for column in zip(*reversed(found), strict=True)]
        flat = [array.reshape(-1, array.shape[-1]) for array in (observations, masks)]
        return Batch(flat[0], flat[1], *columns)

    def _joined(self, parts: Any) -> Any:
        """The arrays concatenated along the rows."""
        size = len(parts[0])
        whole = self.backend.empty((size * len(parts), *parts[0].shape[1:]), parts[0])
        for number, part in enumerate(parts):
            whole[number * size : (number + 1) * size] = part
        return whole

    def _update(self, batch: Batch, done: float, *, critic_only: bool) -> None:
        """One step of Adam."""
        rate = 0.5 * self.effort.rate * (1 + math.cos(math.pi * done))
        gradients = self._gradients(batch, done, critic_only=critic_only)
        self.updates += 1
        rate *= math.sqrt(1 - BETA2**self.updates) / (1 - BETA1**self.updates)
        total = sum((gradient * gradient).sum() for gradient in gradients.values())
        shrink = self.backend.clip(MOST_NORM / (total**0.5 + TINY), 0.0, 1.0)
        updated = []
        for i, name in enumerate(Layers._fields):
            layer = self.network.layers[i]
            if name in gradients:
                gradient = gradients[name] * shrink
                self.first[i] = BETA1 * self.first[i] + (1 - BETA1) * gradient
                self.second[i] = BETA2 * self.second[i] + (1 - BETA2) * gradient * gradient
                layer = layer - rate * self.first[i] / (self.second[i] ** 0.5 + TINY)
            updated.append(layer)
        self.network.layers = Layers(*updated)

    def _gradients(self, batch: Batch, done: float, *, critic_only: bool) -> dict[str, Any]:
        """The gradient of the whole loss, by layer."""
        network, size = self.network, len(batch.actions)
        inputs, layer1 = network.first_layer(batch.observations, network.layers)
        critic = network.judge(inputs, layer1, network.layers)
        shares = batch.shares
        if self.play.seats == 1:
            shares = self.backend.empty((size, 2), batch.shares)
            shares[:, :1], shares[:, 1:] = batch.shares, 1.0 - batch.shares
        error = (critic.shares - shares) / size
        points = POINTS_LOSS * (critic.points - batch.points) / size
        back, found = network.value_gradients(critic, error, points)
        if critic_only:
            return {name: found[name] for name in CRITIC}
        actor = network.act(batch.observations, layer1, batch.masks, network.layers)
        more, of_actor = network.policy_gradients(
            actor, layer1, self._policy_error(batch, actor, done)
        )
        return found | of_actor | network.first_gradients(critic, back + more)

    def _policy_error(self, batch: Batch, actor: Any, done: float) -> Any:
        """The gradient of the policy's loss by logit: the clipped objective and the entropy."""
        backend, size = self.backend, len(batch.actions)
        rows = self._all(size)
        advantages = batch.advantages / (batch.advantages.std() + TINY)
        ratio = actor.probabilities[rows, batch.actions] / (batch.probabilities + LEAST)
        within = ((advantages > 0) & (ratio < 1 + CLIP)) | ((advantages < 0) & (ratio > 1 - CLIP))
        pull = -advantages * ratio * backend.floats(within) * batch.weights / size
        error = -pull[:, None] * actor.probabilities
        error[rows, batch.actions] += pull
        logs = backend.log(actor.probabilities + LEAST)
        entropy = -(actor.probabilities * logs).sum(1)
        weight = self.effort.entropy * (1 - 0.9 * done) / size
        return error + weight * actor.probabilities * (logs + entropy[:, None])

    def report(self) -> tuple[float, Array]:
        """The number of games that ended since the last report, and their mean results by seat.

        The columns are shares of the win, what the seats maximise, and points.
        """
        ended = float(self.ended)
        means = self.backend.numpy(self.sums / max(1.0, ended)) if ended else np.zeros(3)
        self.ended, self.sums = 0.0, 0.0
        return ended, means

    def _average(self) -> None:
        """Adds the present weights to the running mean, which plays better than the last."""
        self.averaged += 1
        part = 1 / self.averaged
        pairs = zip(self.mean, self.network.layers, strict=True)
        self.mean = Layers(*(old + part * (new - old) for old, new in pairs))

    def integers(self) -> list[Array]:
        """The averaged weights as the integers that are shipped."""
        return self.network.integers(self.mean, self.occurs)
