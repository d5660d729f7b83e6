# %% [markdown]
# # PPO with masks, in one file
#
# Learns the second solo challenge of Mercado, *The Long Game*, from nothing but its reward, and
# beats the mean result of the `greedy` player within minutes on one core. Everything is here:
# a network of two layers, masked probabilities, generalised advantage estimation, the clipped
# objective of PPO and Adam, in NumPy.
#
# Run it with `python examples/ppo.py`, or `python examples/ppo.py SECONDS` for another budget. It
# prints a line for each part of the training and writes `ppo.csv`: steps, mean result.

# %%
import os
import re
import sys
import time
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices: threads cost more than they do

import numpy as np

from feira.arena.play import play_game
from feira.envs.many_seats import OneSeatVectorEnv
from feira.games import find_game
from feira.players.levels import find_player_spec, new_player

CHALLENGE = 2
SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 120.0
GAMES, STEPS = 256, 32  # of one rollout
EPOCHS, BATCH = 2, 1024
UNITS = 64
RATE, CLIP, LAMBDA = 1e-3, 0.2, 0.95
ENTROPY = 0.02
SCALE = 0.05  # of rewards: results are some tens of points
rng = np.random.default_rng(1)

# %% [markdown]
# ## What the network sees
#
# Observations are bytes, one for each name in `observation_names`. A game of one player leaves the
# inputs of other seats at zero, so they are left out.
#
# In this challenge only customers in fours pay, and they come only to lines with four stalls. Who
# plays at random hardly ever sees that. So the way there is rewarded as well, by a potential: what
# stalls in lines with two and more stalls could earn. Over a whole game such rewards add up to 0,
# so they do not change what is best.

# %%
env = OneSeatVectorEnv(GAMES, game="mercado", challenge=CHALLENGE, copy=False)
names = find_game("mercado").strategy.observation_names
unused = re.compile(r"seat [1-3]\b|^closed |^challenge-|^[1-4] seats")
used = np.array([i for i, name in enumerate(names) if not unused.search(name)])
actions = env.setting.action_count


def inputs(observation: np.ndarray) -> np.ndarray:
    """Observations as real numbers of a similar size."""
    return np.sign(observation[:, used]) * np.log1p(np.abs(observation[:, used].astype(np.float32)))


PROMISE = {2: 0.1, 3: 0.4, 4: 1.0, 5: 1.0}  # by stalls in a line
lines = np.array([names.index(f"seat 0: value in open lines with {n} stalls") for n in PROMISE])


def potential(observation: np.ndarray) -> np.ndarray:
    """What the stalls of a position promise, in points."""
    return observation[:, lines] @ np.array(list(PROMISE.values()), np.float32)


# %% [markdown]
# ## The network
#
# Two hidden layers, then a logit for each action and the value of the position.

# %%
shapes = {"w1": (len(used), UNITS), "w2": (UNITS, UNITS), "w3": (UNITS, actions + 1)}
weights = {
    name: (rng.normal(size=shape) * np.sqrt(2 / shape[0])).astype(np.float32)
    for name, shape in shapes.items()
}
weights["w3"] *= 0.01
for name, shape in shapes.items():
    weights["b" + name[1:]] = np.zeros(shape[1], np.float32)
moments = {name: [np.zeros_like(one), np.zeros_like(one)] for name, one in weights.items()}
updates = 0


def forward(x: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Both hidden layers and the outputs."""
    one = np.maximum(x @ weights["w1"] + weights["b1"], 0)
    two = np.maximum(one @ weights["w2"] + weights["b2"], 0)
    return one, two, two @ weights["w3"] + weights["b3"]


def probabilities(outputs: np.ndarray, mask: np.ndarray) -> np.ndarray:
    """A softmax over the legal actions."""
    logits = np.where(mask != 0, outputs[:, :actions], -1e9)
    raised = np.exp(logits - logits.max(axis=1, keepdims=True))
    return raised / raised.sum(axis=1, keepdims=True)


def sample(chances: np.ndarray) -> np.ndarray:
    """An action for each row, as likely as it should be."""
    below = chances.cumsum(axis=1)
    chosen = (below < rng.random((len(chances), 1)) * below[:, -1:]).sum(axis=1)
    return np.minimum(chosen, actions - 1)


def descend(gradients: dict[str, np.ndarray]) -> None:
    """One step of Adam."""
    global updates  # noqa: PLW0603
    updates += 1
    norm = np.sqrt(sum(float((one**2).sum()) for one in gradients.values()))
    for name, gradient in gradients.items():
        first, second = moments[name]
        clipped = gradient * min(1.0, 0.5 / (norm + 1e-9))
        first += 0.1 * (clipped - first)
        second += 0.001 * (clipped**2 - second)
        rate = RATE * np.sqrt(1 - 0.999**updates) / (1 - 0.9**updates)
        weights[name] -= rate * first / (np.sqrt(second) + 1e-8)


# %% [markdown]
# ## PPO
#
# The gradient of the clipped objective with respect to the outputs, then back through the layers.


# %%
def learn(x, mask, action, old, advantage, target) -> None:  # type: ignore[no-untyped-def]
    """One step of gradient descent on a batch of decisions."""
    one, two, outputs = forward(x)
    chances = probabilities(outputs, mask)
    rows = np.arange(len(x))
    chosen = chances[rows, action]
    ratio = chosen / old
    clipped = ((advantage > 0) & (ratio > 1 + CLIP)) | ((advantage < 0) & (ratio < 1 - CLIP))
    gain = np.where(clipped, 0, advantage * ratio)
    d = np.zeros_like(outputs)
    d[:, :actions] = gain[:, None] * chances
    d[rows, action] -= gain
    logs = np.log(np.maximum(chances, 1e-9))
    entropy = -(chances * logs).sum(axis=1, keepdims=True)
    d[:, :actions] += ENTROPY * chances * (logs + entropy)
    d[:, actions] = 0.5 * (outputs[:, actions] - target)
    d /= len(x)
    d2 = (d @ weights["w3"].T) * (two > 0)
    d1 = (d2 @ weights["w2"].T) * (one > 0)
    descend(
        {
            "w3": two.T @ d,
            "b3": d.sum(axis=0),
            "w2": one.T @ d2,
            "b2": d2.sum(axis=0),
            "w1": x.T @ d1,
            "b1": d1.sum(axis=0),
        }
    )


def advantages(rewards: np.ndarray, values: np.ndarray, ended: np.ndarray) -> np.ndarray:
    """Generalised advantage estimation, without discount; `values` has one row more."""
    found, last = np.zeros_like(rewards), np.zeros(rewards.shape[1], np.float32)
    for t in range(len(rewards) - 1, -1, -1):
        goes_on = 1 - ended[t]
        error = rewards[t] + goes_on * values[t + 1] - values[t]
        found[t] = last = error + LAMBDA * goes_on * last
    return found


# %% [markdown]
# ## Training
#
# The results of the last thousand games are the learning curve.

# %%
seen, info = env.reset(seed=1)
promised = potential(seen["observation"])
returns, results, curve = np.zeros(GAMES), [0.0], []
start, steps = time.process_time(), 0
while time.process_time() - start < SECONDS:
    keep: dict[str, list[np.ndarray]] = {key: [] for key in ("x", "m", "a", "p", "r", "v", "e")}
    for _ in range(STEPS):
        x, mask = inputs(seen["observation"]), seen["action_mask"].copy()
        outputs = forward(x)[-1]
        chances = probabilities(outputs, mask)
        action = sample(chances)
        seen, reward, terminated, truncated, info = env.step(action)
        returns += reward
        results += returns[terminated].tolist()
        returns[terminated] = 0
        now = potential(seen["observation"])  # of a new game, where the last one has ended
        shaped = reward + np.where(terminated, 0, now) - promised
        promised = now
        old = chances[np.arange(GAMES), action]
        row = (x, mask, action, old, SCALE * shaped, outputs[:, actions], terminated)
        for key, value in zip(keep, row, strict=True):
            keep[key].append(value)
    outputs = forward(inputs(seen["observation"]))[-1]
    values = np.array([*keep["v"], outputs[:, actions]], np.float32)
    advantage = advantages(np.array(keep["r"], np.float32), values, np.array(keep["e"], np.float32))
    target = (advantage + values[:-1]).reshape(-1)
    flat = {key: np.concatenate(keep[key]) for key in ("x", "m", "a", "p")}
    advantage = (advantage / (advantage.std() + 1e-8)).reshape(-1)
    for _ in range(EPOCHS):
        order = rng.permutation(len(target))
        for part in np.array_split(order, max(1, len(order) // BATCH)):
            x, mask, action, old = (flat[key][part] for key in "xmap")
            learn(x, mask, action, old, advantage[part], target[part])
    steps += GAMES * STEPS
    results = results[-1000:]
    curve.append((steps, float(np.mean(results))))
    if len(curve) % 10 == 0:
        spent = time.process_time() - start
        print(f"{steps:>9,} steps, {spent:4.0f} s: mean result {curve[-1][1]:.2f}", flush=True)
Path("ppo.csv").write_text("".join(f"{a},{b:.3f}\n" for a, b in curve), encoding="utf-8")

# %% [markdown]
# ## Beside `greedy`
#
# The player that takes what looks best at once, on games of its own.

# %%
game = find_game("mercado")
config = game.configure(1, {"challenge": str(CHALLENGE)})
greedy = new_player(game, find_player_spec("greedy"), seed=1)
played = [play_game(game, config, [greedy], seed=1, chance=i).points[0] for i in range(200)]
mean, error = np.mean(played), np.std(played) / np.sqrt(len(played))
print(f"greedy: mean result {mean:.2f} (± {1.96 * error:.2f}, {len(played)} games)")
print(f"PPO: mean result {curve[-1][1]:.2f} over the last {len(results)} games of training")
