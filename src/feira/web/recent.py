"""Recent opponents, who can be invited again."""

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, select

from feira.service.shapes import PlanSeen
from feira.table import schema
from feira.table.plan import Plan
from feira.table.schema_of_people import relations, seat_statistics
from feira.web.relations import BLOCKED, FRIEND

MOST_LOOKED_AT = 100  # latest games
MOST_LISTED = 8


class Recent(Struct):
    """A recent opponent, and the plan of the last common game."""

    name: str
    friend: bool
    game: str
    table: str
    at: int
    plan: PlanSeen


def recent_opponents(db: Connection, me: str) -> list[Recent]:
    """The accounts of the latest games, each once, without blocked ones."""
    g, p, t, r = seat_statistics.c, schema.people.c, schema.tables.c, relations.c
    mine = select(g.table_id).where(g.person == me).order_by(g.at.desc()).limit(MOST_LOOKED_AT)
    kinds = select(r.other, r.kind).where(r.person == me, r.kind.in_((BLOCKED, FRIEND)))
    known = {row.other: row.kind for row in db.execute(kinds)}
    query = (
        select(g.person, p.name, g.game, g.table_id, g.at, t.plan)
        .join(schema.people, p.id == g.person)
        .join(schema.tables, t.id == g.table_id)
        .where(g.table_id.in_(mine.subquery().select()), g.person != me, p.account.is_not(None))
        .order_by(g.at.desc())
    )
    found: dict[str, Recent] = {}
    for row in db.execute(query):
        if row.person not in found and known.get(row.person) != BLOCKED:
            found[row.person] = Recent(
                name=row.name,
                friend=known.get(row.person) == FRIEND,
                game=row.game,
                table=row.table_id,
                at=row.at,
                plan=msgspec.json.decode(row.plan, type=Plan),
            )
    return list(found.values())[:MOST_LISTED]
