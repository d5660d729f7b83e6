"""Profiles: the rows of an account's finished games, added up."""

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, func, select

from feira.core.intervals import fit
from feira.core.statistics import Statistics
from feira.core.tally import SeatTally
from feira.core.types import Json
from feira.games import NAMES, find_game
from feira.service.answers import RatedGame, Rating, shaped
from feira.table import schema
from feira.table.days import begins, day_of
from feira.table.schema_of_people import seat_statistics
from feira.web.profile_types import (
    BestGame,
    CoinSource,
    Dice,
    DiceTotal,
    GameProfile,
    Opponent,
)

LEAST = 5  # games, for anything beyond counts
MOST_ROWS = 3000  # of a person's latest games
MOST_OPPONENTS = 6
UNUSUAL, RARE = 0.05, 0.001  # p-values: how often fair dice deviate further
MILLISECONDS = 1000  # in a second

g, p = seat_statistics.c, schema.people.c


class Played(NamedTuple):
    """A finished game of a person, and who else with an account was there."""

    row: Any
    tally: SeatTally
    others: list[Any]  # rows: person, name, place


def played_by(db: Connection, person: str, *, shown: bool) -> list[Played]:
    """The finished games of a person, the latest first; with `shown` only those open to others."""
    mine = select(seat_statistics).where(g.person == person)
    if shown:
        mine = mine.where(g.shown.is_(True))
    rows = db.execute(mine.order_by(g.at.desc()).limit(MOST_ROWS)).all()
    tables = mine.with_only_columns(g.table_id)
    query = (
        select(g.table_id, g.person, g.place, p.name)
        .join(schema.people, p.id == g.person)
        .where(g.table_id.in_(tables), g.person != person, p.account.is_not(None))
    )
    others: dict[str, list[Any]] = {}
    for other in db.execute(query):
        others.setdefault(other.table_id, []).append(other)
    decode = msgspec.json.Decoder(SeatTally).decode
    return [Played(row, decode(row.data), others.get(row.table_id, [])) for row in rows]


def game_profile(
    game: str, played: Sequence[Played], ratings: Sequence[Json], history: Sequence[Json]
) -> GameProfile:
    """A person's results in one game: everything, or with fewer than five games only counts."""
    rated = [one for one in history if one["game"] == game]
    enough = len({one.row.table_id for one in played}) >= LEAST
    accuracy, reviewed = accuracy_of(played if enough else ())
    said = find_game(game).presentation.statistics
    stayed = [one for one in played if not one.row.departed] if enough else []
    rating = next((one for one in ratings if one["game"] == game), None)
    return GameProfile(
        game=game,
        games=len({one.row.table_id for one in played}),
        won=wins(played),
        rated=len(rated),
        rating=shaped(rating, Rating) if rating and enough else None,
        history=shaped(rated, list[RatedGame]) if enough else [],
        accuracy=accuracy,
        reviewed=reviewed,
        coins=coin_sources(said, stayed),
        dice=dice_of(said, stayed),
    )


def wins(played: Sequence[Played]) -> int:
    """How many games were won, alone or shared."""
    return len({one.row.table_id for one in played if one.row.won > 0})


def accuracy_of(played: Sequence[Played]) -> tuple[float | None, int]:
    """The mean accuracy over the games that were reviewed, and how many they are."""
    found = [one.row.accuracy for one in played if one.row.accuracy is not None]
    return (sum(found) / len(found) if found else None), len(found)


def coin_sources(said: Statistics, played: Sequence[Played]) -> list[CoinSource]:
    """The coins of all games by source, the most first. Games that the person left do not count."""
    coins: Counter[str] = Counter()
    for one in played:
        coins.update(one.tally.coins)
    total = sum(coins.values())
    order = sorted(coins, key=lambda source: (-coins[source], said.sources.index(source)))
    return [CoinSource(source, coins[source], coins[source] / total) for source in order]


def dice_of(said: Statistics, played: Sequence[Played]) -> list[Dice]:
    """The rolls of all games against the exact expectation."""
    found = []
    for dice, weights in said.dice.items():
        rolled: Counter[int] = Counter()
        for one in played:
            rolled.update(one.tally.rolls.get(dice, {}))
        if rolled:
            found.append(dice_series(dice, dict(rolled), dict(weights)))
    return found


def dice_series(dice: str, rolled: dict[int, int], weights: dict[int, int]) -> Dice:
    """The rolls with the same dice, with a verdict."""
    rolls, weight = sum(rolled.values()), sum(weights.values())
    chance = fit(rolled, weights).p
    verdict = "ordinary"
    if chance is None:
        verdict = "few"
    elif chance < UNUSUAL:
        verdict = "rare" if chance < RARE else "unusual"
    totals = [
        DiceTotal(total, rolled.get(total, 0), rolls * weights[total] / weight)
        for total in sorted(weights)
    ]
    return Dice(dice, rolls, totals, chance, verdict)  # type: ignore[arg-type]


def opponents_of(played: Sequence[Played]) -> list[Opponent]:
    """The most frequent opponents, with head-to-head results."""
    found: dict[str, Opponent] = {}
    for one in played:
        for other in one.others:
            known = found.setdefault(other.person, Opponent(other.name, 0, 0, 0))
            known.games += 1
            mine, theirs = one.row.place or one.row.seats + 1, other.place or one.row.seats + 1
            known.ahead += mine < theirs
            known.behind += theirs < mine
    return sorted(found.values(), key=lambda one: (-one.games, one.name))[:MOST_OPPONENTS]


def best_games(played: Sequence[Played]) -> list[BestGame]:
    """The best games by the criteria of each game: highest score, best move, quickest win."""
    found: list[BestGame | None] = []
    for game in NAMES:
        mine = [one for one in played if one.row.game == game and not one.row.departed]
        if len(mine) >= LEAST:
            bests = find_game(game).presentation.statistics.bests
            found += [best_game(kind, mine) for kind in bests]
    return [best for best in found if best is not None]


def best_game(kind: Any, played: Sequence[Played]) -> BestGame | None:
    """The best of these games by score, by a single move, or by how few rounds a win took."""
    match kind:
        case "score":
            best, value = max_by(played, lambda one: one.row.score)
        case "move":
            best, value = max_by(played, lambda one: one.tally.best)
        case _:
            won = [one for one in played if one.row.won > 0]
            best, value = max_by(won, lambda one: -one.row.rounds)
    if best is None or not value:
        return None
    return BestGame(
        kind=kind,
        game=best.row.game,
        table=best.row.table_id,
        value=abs(value),
        number=best.tally.best_number if kind == "move" else 0,
        against=[other.name for other in best.others],
        at=best.row.at,
    )


def max_by(played: Sequence[Played], value: Any) -> tuple[Played | None, int]:
    """The game with the greatest value; of equal ones the first that was played."""
    best = max(reversed(played), key=value, default=None)
    return best, value(best) if best is not None else 0


def last_here(db: Connection, person: str) -> int | None:
    """The beginning of the day of the last visit; the time of day is not shown."""
    s = schema.sessions.c
    seen = db.execute(select(func.max(s.seen)).where(s.person == person)).scalar()
    return None if seen is None else begins(day_of(seen))


def month_of(at: int) -> int:
    """The beginning of the month of a time, both in milliseconds since 1970."""
    when = datetime.fromtimestamp(at / MILLISECONDS, UTC)
    first = when.replace(day=1, hour=0, minute=0, second=0, microsecond=0)
    return int(first.timestamp()) * MILLISECONDS
