"""A plot of the seats' shares of the wins in random games, written from docs/api.md alone."""

import sys

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt

import feira

games, file = int(sys.argv[1]), sys.argv[2]
simulation = feira.simulate("mercado", players=4, games=games, seed=2)
shares = simulation.win_shares
error = (0.25 * 0.75 / games) ** 0.5
plt.bar(range(4), shares, yerr=1.96 * error, capsize=4)
plt.axhline(1 / 4, linestyle="--", color="grey")
plt.xlabel("seat")
plt.ylabel("share of the wins")
plt.savefig(file)
print(" ".join(f"{share:.4f}" for share in shares))
