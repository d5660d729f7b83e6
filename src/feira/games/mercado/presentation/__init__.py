"""How the game is shown and told: plain Python over plain numbers, without NumPy and Numba."""
