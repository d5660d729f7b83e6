"""Feira in a page: the same tables and answers without a server, without NumPy and Numba."""
