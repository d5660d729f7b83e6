"""Solo campaigns: a series of challenges, each with a result and fame, on one score sheet."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from feira.core.types import Buffer, Json


@dataclass(frozen=True, kw_only=True)
class Challenge:
    """One of the solo challenges that make up a campaign."""

    key: str  # of its name's message
    options: Mapping[str, str]
    thresholds: tuple[int, ...]  # results that earn one more fame each


@dataclass(frozen=True, kw_only=True)
class Campaign:
    """A series of solo challenges; the rules define how results become fame and a rating."""

    challenges: tuple[Challenge, ...]
    account: Callable[[Buffer], Json]  # of an end position: what `total` needs besides the result
    # Takes results and accounts, None where there is none yet; returns fame, bonus, rating.
    total: Callable[[Sequence[Json | None]], Json]
