"""Ratings by the Plackett-Luce model of openskill: one for each person and game."""

import asyncio
from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from feira.core.types import Json
from feira.table import schema
from feira.table.database import Database
from feira.table.plan import MOST_SEATS
from feira.table.store import Ending
from feira.table.table import Table

TRIES = 5  # times that another process may insert the same row
PRIOR = (25.0, 25.0 / 3)  # mean and standard deviation of a new rating in openskill
CONSERVATIVE = 3  # a rating is shown as the mean minus so many standard deviations
DECIMALS = 2  # of a rating that is shown


@cache
def model() -> Any:
    """The model, which is imported when the first rated game ends."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def ranks_of(table: Table) -> list[int]:
    """The places of a finished game by seat. Seats that left are behind all others."""
    assert table.position is not None
    _, places = table.position.standings()
    return [
        places[number] + (MOST_SEATS if seat.left else 0) for number, seat in enumerate(table.seats)
    ]


class Ratings:
    """The ratings of all people."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def enter(self, table: Table, _ending: Ending | None = None) -> None:
        """Enters the result of a rated table, once."""
        if not table.plan.rated:
            return
        ranks = ranks_of(table)
        persons = [seat.person for seat in table.seats]
        await asyncio.to_thread(model)
        for _ in range(TRIES):
            try:
                await self.database.write(
                    lambda db: enter(db, table.id, table.game.name, persons, ranks)
                )
            except IntegrityError:  # two first rated games of a person ended at the same time
                continue
            return

    async def missed(self) -> list[str]:
        """Finished tables whose result was not entered because a process ended."""
        t = schema.tables.c
        query = select(t.id).where(t.state == "over", t.to_rate.is_(True) | t.ended.is_(None))
        return list(await self.database.read(lambda db: db.scalars(query).all()))

    async def of(self, person: str) -> list[Json]:
        """The ratings of a person, one for each game with rated results."""
        r = schema.ratings.c
        query = select(schema.ratings).where(r.person == person).order_by(r.game)
        rows = await self.database.read(lambda db: db.execute(query).all())
        return [rating_json(row) for row in rows]

    async def at(self, table: Table) -> list[Json | None]:
        """The ratings, by seat, of the people at a table in its game."""
        r = schema.ratings.c
        persons = {seat.person for seat in table.seats if seat.person}
        query = select(schema.ratings).where(r.game == table.game.name, r.person.in_(persons))
        rows = await self.database.read(lambda db: db.execute(query).all())
        known = {row.person: rating_json(row) for row in rows}
        return [known.get(seat.person) for seat in table.seats]


def rating_json(row: Row[Any]) -> Json:
    """A rating as it is shown."""
    return {
        "game": row.game,
        "rating": round(row.mu - CONSERVATIVE * row.sigma, DECIMALS),
        "mu": row.mu,
        "sigma": row.sigma,
        "games": row.games,
    }


def enter(
    db: Connection, table: str, game: str, persons: Sequence[str], ranks: Sequence[int]
) -> None:
    """Enters a result in a transaction, unless it has been entered."""
    t, r, p = schema.tables.c, schema.ratings.c, schema.people.c
    claim = update(schema.tables).where(t.id == table, t.to_rate.is_(True)).values(to_rate=False)
    if db.execute(claim).rowcount != 1:
        return
    new = select(p.id, p.became).where(p.id.in_(persons), p.became.is_not(None))
    became = {row[0]: row[1] for row in db.execute(new)}  # guests who signed in when the game ended
    persons = [became.get(person, person) for person in persons]
    if len(set(persons)) < len(persons):  # a game against oneself is not rated
        return
    existing = set(db.scalars(select(p.id).where(p.id.in_(persons))).all())
    query = (
        select(schema.ratings)
        .where(r.game == game, r.person.in_(persons))
        .order_by(r.person)
        .with_for_update()
    )
    known = {row.person: row for row in db.execute(query).all()}
    for person, rating in zip(persons, rated(persons, known, ranks), strict=True):
        values = {"mu": rating.mu, "sigma": rating.sigma}
        if person in known:
            mine = (r.person == person) & (r.game == game)
            db.execute(update(schema.ratings).where(mine).values(games=r.games + 1, **values))
        elif person in existing:  # not deleted meanwhile
            row = {"person": person, "game": game, "games": 1, **values}
            db.execute(insert(schema.ratings), row)


def combined(one: Any, other: Any) -> Json:
    """Two ratings of the same person in a game, as one.

    Both are normal distributions that started from the same prior. Their precisions add up, and
    the prior counts once.
    """
    known = [(one.mu, one.sigma), (other.mu, other.sigma)]
    prior = PRIOR[1] ** -2
    weight = sum(sigma**-2 for _, sigma in known) - prior
    mean = (sum(mu * sigma**-2 for mu, sigma in known) - PRIOR[0] * prior) / weight
    return {"mu": mean, "sigma": weight**-0.5, "games": one.games + other.games}


def rated(persons: Sequence[str], known: dict[str, Any], ranks: Sequence[int]) -> list[Any]:
    """The ratings after a game, in the order of the seats."""
    teams = [
        [model().rating(mu=known[person].mu, sigma=known[person].sigma)]
        if person in known
        else [model().rating()]
        for person in persons
    ]
    return [team[0] for team in model().rate(teams, ranks=list(ranks))]
