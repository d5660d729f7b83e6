"""Who chooses: random, greedy, and search, on any game of the catalogue."""
