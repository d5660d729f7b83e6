"""Feira: the home of Mercado de Lisboa and Machi Koro.

>>> import random, feira
>>> position, rng = feira.make("machikoro", players=4, plus=True), random.Random(1)
>>> while not position.over:
...     chance = position.actor == feira.CHANCE
...     position = position.play(position.draw(rng) if chance else rng.choice(position.legal()))
>>> len(position.scores)
4

Everything here is loaded when it is first used, so that `import feira` costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from feira.core.errors import FeiraError, IllegalChoice
from feira.core.types import CHANCE, NOBODY

if TYPE_CHECKING:
    from feira.api import (
        Match,
        Simulation,
        analyse,
        make,
        parse_position,
        play_match,
        play_out,
        read_record,
        replay,
        simulate,
        write_record,
    )
    from feira.arena.statistics import Interval, PlayerResult
    from feira.core.position import Position
    from feira.core.record import Record, Step
    from feira.players.analysis import Analysis, Estimate
    from feira.players.player import Player

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "NOBODY",
    "Analysis",
    "Estimate",
    "FeiraError",
    "IllegalChoice",
    "Interval",
    "Match",
    "Player",
    "PlayerResult",
    "Position",
    "Record",
    "Simulation",
    "Step",
    "analyse",
    "make",
    "parse_position",
    "play_match",
    "play_out",
    "read_record",
    "replay",
    "simulate",
    "write_record",
]

_MODULES = {
    "Analysis": "feira.players.analysis",
    "Estimate": "feira.players.analysis",
    "Interval": "feira.arena.statistics",
    "Player": "feira.players.player",
    "PlayerResult": "feira.arena.statistics",
    "Position": "feira.core.position",
    "Record": "feira.core.record",
    "Step": "feira.core.record",
}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'feira' has no attribute '{name}'")
    found = getattr(import_module(_MODULES.get(name, "feira.api")), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
