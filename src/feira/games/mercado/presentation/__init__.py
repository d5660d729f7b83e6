"""The presentation: plain Python over plain numbers, without NumPy and Numba."""
