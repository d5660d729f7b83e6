"""Measurements: ratios within one run, never timed tests."""

from feira.core.config import Config

SEATS = 4

# The options that each game is measured with.
MEASURED: dict[str, dict[str, str]] = {"mercado": {}, "machikoro": {"plus": "yes"}}


def described(name: str, config: Config) -> str:
    """A short description of the table."""
    options = " ".join(f"{key}={value}" for key, value in MEASURED[name].items())
    return f"{name}, {config.seats} seats {options}".rstrip()
