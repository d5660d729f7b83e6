"""The contract of a game's statistics: sources of coins, dice, and openings.

Generic code adds up the explained events and the actions of finished games; each game's
`presentation/statistics.py` defines what they mean.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from feira.core.types import Json

SPENT = ""  # the source of coins that a seat pays or loses

Best = Literal["score", "move", "rounds"]


class Flow(NamedTuple):
    """Coins that an event gives to a seat from a source, or takes from it (`SPENT`, negative)."""

    seat: int
    source: str
    coins: int


class Roll(NamedTuple):
    """Dice that a seat has rolled: which dice, and their total."""

    seat: int
    dice: str
    total: int


@dataclass(frozen=True, kw_only=True)
class Statistics:
    """What the events and actions of one game mean in statistics."""

    # All flows together equal the change of everybody's coins; a test checks it for every game.
    sources: tuple[str, ...]  # of coins, in the order of the components
    flows: Callable[[Json], Sequence[Flow]]  # of an explained event
    # An opening is a seat's first actions that have one of these words, in their order.
    openings: tuple[str, ...]
    opening: Callable[[Json], str | None]  # the word of an action; None: not part of an opening
    depth: int  # how many words an opening has
    # Tables whose results can be compared; the name of a variant, or empty for any other.
    variants: Mapping[str, Mapping[str, str]]  # name → options
    bests: tuple[Best, ...]  # records kept among the best games
    dice: Mapping[str, Mapping[int, int]]  # exact weights of each total, by dice
    roll: Callable[[Json], Roll | None] | None = None  # of an explained event; None: without dice

    def variant_of(self, options: Mapping[str, str]) -> str:
        """The variant with these options; empty if games with these options are not compared."""
        for name, wanted in self.variants.items():
            if all(options.get(option) == value for option, value in wanted.items()):
                return name
        return ""
