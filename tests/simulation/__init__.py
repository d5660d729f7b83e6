"""A deterministic simulation: processes, store, network, people and time in one thread, from one
seed. Whatever it finds is found again with the same seed.
"""
