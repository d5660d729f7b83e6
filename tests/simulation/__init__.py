"""A deterministic simulation: processes, store, network, people and time in one thread, from one
seed. Every fault is reproducible by its seed.
"""
