# %% [markdown]
# # OpenSpiel's own algorithm on a small ending
#
# Monte Carlo counterfactual regret minimisation with external sampling, as OpenSpiel has it, learns
# the last turns of a game of Machi Koro: both players lack the station, four coins away, and the
# radio tower lets them roll again. How much a perfect opponent could still win against the learned
# strategy is measured by OpenSpiel too: `nash_conv` goes to 0.
#
# Run it with `python examples/open_spiel_mccfr.py`, or with another number of iterations. It
# prints a line for each part of the training and writes `mccfr.csv`: iterations, NashConv.

# %%
import sys
from pathlib import Path

import numpy as np
import pyspiel
from open_spiel.python.algorithms import exploitability
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

import feira.envs.open_spiel  # noqa: F401  (registers the games)

ITERATIONS = int(sys.argv[1]) if len(sys.argv) > 1 else 300
REPORTS = 5

# %% [markdown]
# ## A small variant
#
# A game may begin at any position, and be over after some actions. Here both players have their
# landmarks but one, and each may decide twice: whether to roll again, and what to build.

# %%
ENDING = """position machikoro
seats: 2
options: plus=no market=full doubles=once
stage: dice
turn: 0
coins: 2 2
landmarks: mall park radio-tower / mall park radio-tower
cities: wheat-field 1, bakery 1 / wheat-field 1, bakery 1
dice: 1"""
game = pyspiel.load_game(
    "feira_machikoro", {"position": ENDING.replace("\n", "|"), "max_game_length": 3}
)

# %% [markdown]
# ## Training

# %%
np.random.seed(1)  # OpenSpiel draws from here
solver = ExternalSamplingSolver(game)
curve = [(0, exploitability.nash_conv(game, solver.average_policy()))]
print(f"{0:>6} iterations: NashConv {curve[0][1]:.4f}", flush=True)
for report in range(1, REPORTS + 1):
    until = ITERATIONS * 4**report // 4**REPORTS
    for _ in range(until - curve[-1][0]):
        solver.iteration()
    if until > curve[-1][0]:
        curve.append((until, exploitability.nash_conv(game, solver.average_policy())))
        print(f"{until:>6} iterations: NashConv {curve[-1][1]:.4f}", flush=True)
Path("mccfr.csv").write_text("".join(f"{a},{b:.5f}\n" for a, b in curve), encoding="utf-8")
