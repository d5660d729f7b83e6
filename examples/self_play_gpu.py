# %% [markdown]
# # Self-play on a GPU
#
# One network plays both seats of tens of thousands of games of Machi Koro at once and learns from
# who wins. Games, observations, masks, network and training all stay on the GPU: the environment
# writes into PyTorch's tensors, and nothing is copied.
#
# It needs PyTorch, and a GPU to be worthwhile (`pip install 'feira[envs,gpu]' torch`); without one
# it runs on the processor with fewer games. `python examples/self_play_gpu.py SECONDS` sets the
# budget. It prints the share of games won against random play, and writes `self_play.csv`.

# %%
import sys
import time
from pathlib import Path
from typing import Literal

import torch
from torch import nn

from feira.envs.batch import BatchEnv
from feira.envs.batch_state import BatchState

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 600.0
DEVICE: Literal["cpu", "cuda"] = "cuda" if torch.cuda.is_available() else "cpu"
GAMES, STEPS, EPOCHS, PARTS = (32768, 32, 2, 16) if DEVICE == "cuda" else (128, 32, 2, 4)
UNITS, RATE, CLIP, LAMBDA, ENTROPY = 256, 3e-4, 0.2, 0.95, 0.01
torch.manual_seed(1)

env = BatchEnv("machikoro", GAMES, players=2, device=DEVICE)


def seen(state: BatchState) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Observations as small real numbers, masks and seats to act: copies, on the device."""
    parts = (state.observation, state.mask, state.current_player)
    observation, mask, seat = (torch.as_tensor(part, device=DEVICE) for part in parts)
    numbers = observation.float()
    return numbers.sign() * numbers.abs().log1p(), mask != 0, seat.long().clone()


# %% [markdown]
# ## The network
#
# Logits of actions and the value of the position for the seat to act, from −1 to 1.


# %%
class Player(nn.Module):  # type: ignore[misc]
    """Two hidden layers, then a policy and a value."""

    def __init__(self) -> None:
        super().__init__()
        size = env.observation_shape[0]
        self.body = nn.Sequential(
            nn.Linear(size, UNITS), nn.ReLU(), nn.Linear(UNITS, UNITS), nn.ReLU()
        )
        self.policy, self.value = nn.Linear(UNITS, env.num_actions), nn.Linear(UNITS, 1)

    def forward(
        self, x: torch.Tensor, mask: torch.Tensor
    ) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        """The distribution over legal actions, and the value."""
        hidden = self.body(x)
        logits = self.policy(hidden).masked_fill(~mask, -1e9)
        values = torch.tanh(self.value(hidden)).squeeze(-1)
        return torch.distributions.Categorical(logits=logits, validate_args=False), values


player = Player().to(DEVICE)
optimiser = torch.optim.Adam(player.parameters(), lr=RATE)

# %% [markdown]
# ## Both seats learn
#
# The game is zero-sum: where the other seat acts next, its value counts with the opposite sign.


# %%
def rollout(state: BatchState, number: int) -> tuple[dict[str, torch.Tensor], int]:
    """Some steps of all games, with advantages and targets for the seats that acted."""
    rows: dict[str, list[torch.Tensor]] = {key: [] for key in ("x", "m", "a", "p", "v", "r", "e")}
    seats = []
    with torch.no_grad():
        for _ in range(STEPS):
            x, mask, seat = seen(state)
            policy, value = player(x, mask)
            action = policy.sample()
            number += 1
            env.step(state, action.int() if DEVICE == "cuda" else action.numpy(), number)
            rewards = torch.as_tensor(state.rewards, device=DEVICE)
            ended = torch.as_tensor(state.terminated, device=DEVICE).float()
            reward = rewards.gather(1, seat[:, None]).squeeze(1)
            row = (x, mask, action, policy.log_prob(action), value, reward, ended)
            for key, one in zip(rows, row, strict=True):
                rows[key].append(one)
            seats.append(seat)
        x, mask, seat = seen(state)
        values = [*rows["v"], player(x, mask)[1]]
        seats.append(seat)
        advantages, last = [torch.zeros_like(values[0])] * STEPS, torch.zeros_like(values[0])
        for t in range(STEPS - 1, -1, -1):
            sign = torch.where(seats[t + 1] == seats[t], 1.0, -1.0) * (1 - rows["e"][t])
            error = rows["r"][t] + sign * values[t + 1] - values[t]
            advantages[t] = last = error + LAMBDA * sign * last
    batch = {key: torch.cat(rows[key]) for key in ("x", "m", "a", "p", "v")}
    batch["advantage"] = torch.cat(advantages)
    return batch, number


def learn(batch: dict[str, torch.Tensor]) -> None:
    """PPO on all decisions of a rollout."""
    target = batch["advantage"] + batch["v"]
    advantage = batch["advantage"] / (batch["advantage"].std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(target), device=DEVICE).chunk(PARTS):
            policy, value = player(batch["x"][part], batch["m"][part])
            ratio = (policy.log_prob(batch["a"][part]) - batch["p"][part]).exp()
            gain = advantage[part]
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            loss = -torch.minimum(ratio * gain, clipped * gain).mean()
            loss = loss + 0.5 * (value - target[part]).square().mean()
            loss = loss - ENTROPY * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


def share_of_wins(games: int = min(GAMES, 4096)) -> float:
    """The share of games that the network wins against random play, in either seat."""
    arena = BatchEnv("machikoro", games, players=2, device=DEVICE, auto_reset=False)
    state = arena.init(7)
    mine = torch.arange(games, device=DEVICE) % 2
    won = torch.zeros(games, device=DEVICE)
    for number in range(5000):
        x, mask, seat = seen(state)
        with torch.no_grad():
            chosen = player(x, mask)[0].sample()
        guessed = torch.as_tensor(arena.random_actions(state, number), device=DEVICE).long()
        action = torch.where(seat == mine, chosen, guessed)
        arena.step(state, action.int() if DEVICE == "cuda" else action.numpy(), number)
        rewards = torch.as_tensor(state.rewards, device=DEVICE)
        won += rewards.gather(1, mine[:, None]).squeeze(1)
        if bool(torch.as_tensor(state.terminated).all()):
            break
    return float((won.mean() + 1) / 2)


# %% [markdown]
# ## Training

# %%
state, number, curve = env.init(1), 0, []
start, report = time.perf_counter(), 0.0
while time.perf_counter() - start < SECONDS:
    batch, number = rollout(state, number)
    learn(batch)
    if time.perf_counter() - start >= report:
        curve.append((number * GAMES, share_of_wins()))
        report = time.perf_counter() - start + SECONDS / 20
        print(f"{curve[-1][0]:>14,} steps: wins {curve[-1][1]:.1%} against random play", flush=True)
curve.append((number * GAMES, share_of_wins()))
print(f"{curve[-1][0]:>14,} steps: wins {curve[-1][1]:.1%} against random play")
Path("self_play.csv").write_text("".join(f"{a},{b:.4f}\n" for a, b in curve), encoding="utf-8")
