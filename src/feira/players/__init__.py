"""Computer players for any game: random, greedy, policy and search; analysis and training."""
