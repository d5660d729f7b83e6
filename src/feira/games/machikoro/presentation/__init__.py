"""How the game is shown and explained: plain Python over plain numbers, without NumPy and Numba."""
