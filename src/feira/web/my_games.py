"""The games of a person, as the database has them: see `service/my_games.py`."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, RowMapping, select

from feira.service.my_games import MOST, Listing, MyGames, Wanted, listing, named, page_of
from feira.table import schema
from feira.table.plan import Plan
from feira.table.store import TableRow
from feira.web.service import Service


def listings(db: Connection, person: str, wanted: Wanted) -> list[Listing]:
    """The games of a person, the latest first, without their tables."""
    t, s, p = schema.tables.c, schema.seats.c, schema.people.c
    mine: dict[str, list[int]] = {}
    for table, seat in db.execute(select(s.table_id, s.seat).where(s.person == person)):
        mine.setdefault(table, []).append(seat)
    query = (
        select(t.id, t.game, t.plan, t.state, t.created, t.ended, t.result)
        .where(t.id.in_(select(s.table_id).where(s.person == person)))
        .order_by(t.created.desc())
        .limit(MOST)
    )
    if wanted.game:
        query = query.where(t.game == wanted.game)
    found = [listed(row, mine.get(row["id"], [])) for row in db.execute(query).mappings()]
    if wanted.solo:
        found = [one for one in found if len(one.plan.seats) == 1]
    if not wanted.text:
        return found
    seated = select(s.table_id, p.name).join(schema.people, p.id == s.person)
    others = seated.where(s.table_id.in_([one.id for one in found]), s.person != person)
    names: dict[str, list[str]] = {}
    for table, name in db.execute(others):
        names.setdefault(table, []).append(name)
    return [one for one in found if named(one, wanted.text, names.get(one.id, []))]


def listed(row: RowMapping, seats: Sequence[int]) -> Listing:
    """A game in the list, from its database row."""
    kept = TableRow(
        id=row["id"],
        code="",
        plan=msgspec.json.decode(row["plan"], type=Plan),
        rules="",
        host="",
        secret="",
        created=row["created"],
        state=row["state"],
        ended=row["ended"],
    )
    result = None if row["result"] is None else msgspec.json.decode(row["result"])
    return listing(kept, result, seats)


async def my_games(service: Service, person: str, wanted: Wanted) -> MyGames:
    """A page of a person's games."""
    await service.ready.wait()
    found = await service.database.read(lambda db: listings(db, person, wanted))
    return await page_of(found, wanted, service.authority.find)
