"""Matches between players, with confidence intervals."""
