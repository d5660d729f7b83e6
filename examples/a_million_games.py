# %% [markdown]
# # A million games
#
# Who has the better seat? Random games answer that quickly: Feira plays millions of steps per
# second on one core. This notebook plays a million games, computes the share of wins of each seat
# with its standard error, and draws both as a plot.
#
# The plot needs matplotlib (`pip install matplotlib`). Without it you get the figures alone.

# %%
import sys

import feira

GAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
PLAYERS = 4

# %%
result = feira.simulate("machikoro", players=PLAYERS, games=GAMES, seed=1, plus=True)
print(f"{result.games:,} games, {result.steps:,} steps")

# %% [markdown]
# A shared win counts in equal parts, so the shares add up to 1. A fair share is 1/n. The standard
# error of a share p is at most sqrt(p (1 - p) / games).

# %%
fair = 1 / PLAYERS
shares = [float(share) for share in result.win_shares]
errors = [(share * (1 - share) / result.games) ** 0.5 for share in shares]
for seat, (share, error) in enumerate(zip(shares, errors, strict=True)):
    print(f"seat {seat}: {share:.2%} ± {error:.2%} of the wins, {share / fair - 1:+.1%} of fair")

# %%
try:
    import matplotlib.pyplot as plt
except ImportError:
    print("For a plot of these shares: pip install matplotlib")
else:
    figure, axes = plt.subplots(figsize=(6, 3.5))
    axes.bar(range(PLAYERS), shares, yerr=[1.96 * error for error in errors], capsize=4)
    axes.axhline(fair, linestyle="--", color="grey", label=f"fair share 1/{PLAYERS}")
    axes.set_xticks(range(PLAYERS), [f"seat {seat}" for seat in range(PLAYERS)])
    axes.set_ylabel("share of wins")
    axes.set_title(f"Machi Koro Plus, {GAMES:,} random games")
    axes.legend()
    figure.tight_layout()
    figure.savefig("seat-shares.png", dpi=150)
    print("The plot is in seat-shares.png")
