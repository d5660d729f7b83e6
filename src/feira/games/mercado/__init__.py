"""Mercado de Lisboa: one to four players, and nine solo challenges."""
