"""Solo campaigns: a player at every challenge, many times, with statistics of lost fame."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from feira.arena.match import Pairing, Result
from feira.arena.play import as_record
from feira.arena.statistics import Interval, mean_interval
from feira.core.campaign import Challenge
from feira.core.game import Game
from feira.core.record import position_after
from feira.core.types import Json


@dataclass(frozen=True, kw_only=True)
class Attempt:
    """One challenge of one campaign."""

    campaign: int
    challenge: int  # its index in the campaign
    result: Json
    game: Result


@dataclass(frozen=True, kw_only=True)
class Sheet:
    """The statistics of one challenge over all campaigns."""

    challenge: Challenge
    result: Interval
    fame: Interval
    lost: float  # mean fame
    reached: list[int]  # how often each threshold was reached
    short: float | None  # coins missing for the last threshold, mean over the games that missed it
    endings: dict[str, int]  # by reason, of the games that lost fame
    full: dict[str, float]  # tiles placed, mean over games with all fame
    missed: dict[str, float]  # the same mean over the other games


def campaign_games(game: Game, player: str, *, seeds: int, seed: int) -> list[Pairing]:
    """All challenges of all campaigns."""
    assert game.campaign is not None
    challenges = game.campaign.challenges
    return [
        Pairing(
            game=game.name,
            config=game.configure(1, challenge.options),
            seats=(player,),
            seed=seed,
            round=number * len(challenges) + i,
            number=number * len(challenges) + i,
        )
        for number in range(seeds)
        for i, challenge in enumerate(challenges)
    ]


def attempts(game: Game, results: Sequence[Result]) -> Iterator[Attempt]:
    """The results of the games of campaigns."""
    assert game.campaign is not None
    for played in results:
        record = as_record(game, played.pairing.config, played.played, played.pairing.seats)
        end = position_after(record)
        result = end.result | game.campaign.account(end.array)
        campaign, challenge = divmod(played.pairing.number, len(game.campaign.challenges))
        yield Attempt(campaign=campaign, challenge=challenge, result=result, game=played)


def sheet(challenge: Challenge, results: Sequence[Json]) -> Sheet:
    """The statistics of one challenge."""
    top = len(challenge.thresholds)
    fames = [result["fame"] for result in results]
    full = [result for result in results if result["fame"] == top]
    missed = [result for result in results if result["fame"] < top]
    last = challenge.thresholds[-1]
    return Sheet(
        challenge=challenge,
        result=mean_interval([result["result"] for result in results]),
        fame=mean_interval(fames),
        lost=top - float(np.mean(fames)),
        reached=[sum(fame > i for fame in fames) for i in range(top)],
        short=float(np.mean([max(0, last - one["result"]) for one in missed])) if missed else None,
        endings=dict(Counter(result["reason"] for result in missed)),
        full=means_of([result["placed"] for result in full]),
        missed=means_of([result["placed"] for result in missed]),
    )


def means_of(rows: Sequence[dict[str, int]]) -> dict[str, float]:
    """The mean of each figure."""
    return {key: float(np.mean([row[key] for row in rows])) for key in (rows[0] if rows else ())}


def totals(game: Game, made: Sequence[Attempt]) -> list[Json]:
    """The total of every campaign."""
    assert game.campaign is not None
    rows: dict[int, list[Json]] = {}
    for attempt in sorted(made, key=lambda one: (one.campaign, one.challenge)):
        rows.setdefault(attempt.campaign, []).append(attempt.result)
    return [game.campaign.total(results) for results in rows.values()]
