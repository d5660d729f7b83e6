"""Ratings by the Plackett-Luce model of openskill: one for each person and game."""

import asyncio
from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, insert, select, update

from feira.core.types import Json
from feira.table import schema
from feira.table.database import Database
from feira.table.ending import ranks_of
from feira.table.store import Ending
from feira.table.table import Table
from feira.table.timestamps import now
from feira.web.rating_scale import PRIOR, points, shown

MOST_LISTED = 1000  # rated games of a person in one answer


@cache
def model() -> Any:
    """The model, imported when the first rated game ends."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def places_of(table: Table) -> list[int]:
    """The places by seat that count for ratings: people who left come after all who stayed."""
    ranks = ranks_of(table)
    return [sorted(set(ranks)).index(rank) + 1 for rank in ranks]


class Ratings:
    """The ratings of all people."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def enter(self, table: Table, _ending: Ending | None = None) -> None:
        """Enters the result of a rated table, once.

        It retries, because two first rated games of a person may end at the same time and insert
        the same row.
        """
        if not table.plan.rated or table.closed is not None:
            return
        places, left = places_of(table), [bool(seat.left) for seat in table.seats]
        persons = [seat.person for seat in table.seats]
        await asyncio.to_thread(model)
        await self.database.write_again(
            lambda db: enter(db, table.id, table.game.name, persons, places, left)
        )

    async def missed(self) -> list[str]:
        """Finished tables whose result was not entered because a process died."""
        t = schema.tables.c
        query = select(t.id).where(t.state == "over", t.to_rate.is_(True) | t.ended.is_(None))
        return list(await self.database.read(lambda db: db.scalars(query).all()))

    async def of(self, person: str) -> list[Json]:
        """The ratings of a person, one for each game with rated results."""
        return (await self.of_all([person])).get(person, [])

    async def of_all(self, persons: Sequence[str]) -> dict[str, list[Json]]:
        """The ratings of several people, by person."""
        r = schema.ratings.c
        query = select(schema.ratings).where(r.person.in_(persons)).order_by(r.game)
        rows = await self.database.read(lambda db: db.execute(query).all())
        found: dict[str, list[Json]] = {}
        for row in rows:
            rating = shown(row.game, row.mu, row.sigma, row.games)
            found.setdefault(row.person, []).append(rating)
        return found

    async def history(self, person: str) -> list[Json]:
        """The rated games of a person, the oldest first: the rating after each, and its change."""
        r = schema.rated_games.c
        query = (
            select(schema.rated_games)
            .where(r.person == person)
            .order_by(r.at.desc(), r.games.desc())
            .limit(MOST_LISTED)
        )
        rows = await self.database.read(lambda db: db.execute(query).all())
        return [
            {"game": row.game, "table": row.table_id, "at": row.at}
            | {"rating": points(row.mu), "change": points(row.mu) - points(row.mu_before)}
            for row in reversed(rows)
        ]

    async def at(self, table: Table) -> list[Json | None]:
        """The ratings, by seat, of the people at a table: after its game if that was rated."""
        r, g = schema.ratings.c, schema.rated_games.c
        persons = {seat.person for seat in table.seats if seat.person}
        now_query = select(schema.ratings).where(r.game == table.game.name, r.person.in_(persons))
        then_query = select(schema.rated_games).where(g.table_id == table.id)

        def do(db: Connection) -> dict[str, Json]:
            known = {
                row.person: shown(row.game, row.mu, row.sigma, row.games) | {"change": None}
                for row in db.execute(now_query)
            }
            for row in db.execute(then_query):
                change = points(row.mu) - points(row.mu_before)
                rating = shown(row.game, row.mu, row.sigma, row.games)
                known[row.person] = rating | {"change": change}
            return known

        known = await self.database.read(do)
        return [known.get(seat.person) for seat in table.seats]


def enter(
    db: Connection,
    table: str,
    game: str,
    persons: Sequence[str],
    places: Sequence[int],
    left: Sequence[bool],
) -> None:
    """Enters a result in a transaction, unless it has been entered."""
    t, r, p = schema.tables.c, schema.ratings.c, schema.people.c
    claim = update(schema.tables).where(t.id == table, t.to_rate.is_(True)).values(to_rate=False)
    if db.execute(claim).rowcount != 1:
        return
    new = select(p.id, p.became).where(p.id.in_(persons), p.became.is_not(None))
    became = {row[0]: row[1] for row in db.execute(new)}  # guests who signed in as the game ended
    persons = [became.get(person, person) for person in persons]
    counted = worst_seats(persons, places)
    if len(counted) == 1:  # a game against oneself is not rated
        return
    persons = [persons[seat] for seat in counted]
    places, left = [places[seat] for seat in counted], [left[seat] for seat in counted]
    accounts = select(p.id).where(p.id.in_(persons), p.account.is_not(None))
    existing = set(db.scalars(accounts).all())
    query = (
        select(schema.ratings)
        .where(r.game == game, r.person.in_(persons))
        .order_by(r.person)
        .with_for_update()
    )
    known = {row.person: row for row in db.execute(query).all()}
    at = now()
    for person, rating in zip(persons, rated(persons, known, places, left), strict=True):
        before = known.get(person)
        games = 1 if before is None else before.games + 1
        values = {"mu": rating.mu, "sigma": rating.sigma, "games": games}
        if before is not None:
            mine = (r.person == person) & (r.game == game)
            db.execute(update(schema.ratings).where(mine).values(values))
        elif person in existing:  # a guest has no rating, and nobody who was deleted meanwhile
            db.execute(insert(schema.ratings), {"person": person, "game": game, **values})
        if person in existing:
            mu_before = PRIOR[0] if before is None else before.mu
            row = {"person": person, "table_id": table, "game": game, "at": at, **values}
            db.execute(insert(schema.rated_games), {**row, "mu_before": mu_before})


def worst_seats(persons: Sequence[str], places: Sequence[int]) -> list[int]:
    """The seats that count: for a person with several, the one with the worst place.

    Nobody can have two seats at a rated table now. At older tables a guest could sign in to an
    account that had a seat too; the others keep their results.
    """
    worst: dict[str, int] = {}
    for seat, person in enumerate(persons):
        if person not in worst or places[seat] > places[worst[person]]:
            worst[person] = seat
    return sorted(worst.values())


def rated(
    persons: Sequence[str], known: dict[str, Any], places: Sequence[int], left: Sequence[bool]
) -> list[Any]:
    """The ratings after a game, in the order of the seats. People who left gain nothing."""
    teams = [
        [model().rating(mu=known[person].mu, sigma=known[person].sigma)]
        if person in known
        else [model().rating()]
        for person in persons
    ]
    after = [team[0] for team in model().rate(teams, ranks=list(places))]
    for (before,), rating, gone in zip(teams, after, left, strict=True):
        if gone:
            rating.mu = min(rating.mu, before.mu)
    return after
