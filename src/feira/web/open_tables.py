"""The tables that anybody may join or watch, with data that helps to choose one."""

from typing import NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, RowMapping, select

from feira.service.shapes import PlanSeen, State
from feira.table import schema
from feira.table.live_table import LiveTable
from feira.table.plan import Plan
from feira.table.schema_of_people import relations
from feira.web.relations import BLOCKED
from feira.web.service import Service

MOST_LISTED = 100
PEOPLE = ("me", "invite", "lobby")  # kinds of seats for people with a screen of their own


class OpenTable(Struct):
    """A public table: who is there, how strong the host is, and since when it is open."""

    id: str
    game: str
    plan: PlanSeen
    state: State
    host: str  # the name; empty: the person was deleted
    host_guest: bool  # whether the host is a guest
    players: list[str]  # names by seat; empty: free, or a computer
    guests: list[bool]  # by seat: whether it is a guest
    taken: list[bool]
    rating: float | None  # of the host in this game
    created: int
    mine: bool  # whether you sit there


class OpenTables(Struct):
    """The public tables, the people who play now, and your ratings by game."""

    tables: list[OpenTable]
    playing: int
    ratings: dict[str, float]


class Seated(NamedTuple):
    """A person on a seat; no name: the person was deleted."""

    seat: int
    person: str
    name: str | None
    account: str | None


class Listing(NamedTuple):
    """A public table from the database, and who sits there."""

    row: RowMapping
    host: str  # the name
    host_guest: bool
    seated: list[Seated]


def listings(db: Connection) -> list[Listing]:
    """The public tables, those with free seats first, the latest of them before the others."""
    t, s, p = schema.tables.c, schema.seats.c, schema.people.c
    query = (
        select(t.id, t.game, t.plan, t.state, t.host, t.created)
        .where(t.public.is_(True), t.state != "over")
        .order_by(t.state, t.created.desc())
        .limit(MOST_LISTED)
    )
    rows = db.execute(query).mappings().all()
    hosts = select(p.id, p.name, p.account).where(p.id.in_({row["host"] for row in rows}))
    known = {row.id: (row.name, row.account is None) for row in db.execute(hosts)}
    query_seats = (
        select(s.table_id, s.seat, s.person, p.name, p.account)
        .join(schema.people, p.id == s.person, isouter=True)
        .where(s.table_id.in_([row["id"] for row in rows]))
    )
    seated: dict[str, list[Seated]] = {}
    for table, *rest in db.execute(query_seats):
        seated.setdefault(table, []).append(Seated(*rest))
    return [
        Listing(row, *known.get(row["host"], ("", False)), seated.get(row["id"], []))
        for row in rows
    ]


def hidden_hosts(db: Connection, me: str) -> set[str]:
    """The people who have blocked a person, and those whom the person has blocked."""
    r = relations.c
    mine = select(r.other).where(r.person == me, r.kind == BLOCKED)
    theirs = select(r.person).where(r.other == me, r.kind == BLOCKED)
    return {*db.scalars(mine), *db.scalars(theirs)} if me else set()


def without_blocked(db: Connection, me: str) -> list[Listing]:
    """The public tables, without those of hosts with a block between them and the person."""
    hidden = hidden_hosts(db, me)
    return [one for one in listings(db) if one.row["host"] not in hidden]


async def open_tables(service: Service, me: str) -> OpenTables:
    """The public tables as a person sees them, with the ratings of hosts who wait for players."""
    found = await service.database.read(lambda db: without_blocked(db, me))
    waiting = {one.row["host"] for one in found if one.row["state"] == "open"}
    rated = await service.ratings.of_all(sorted(waiting | ({me} if me else set())))
    ratings = {
        (person, one["game"]): float(one["rating"])
        for person, ones in rated.items()
        for one in ones
    }
    return OpenTables(
        tables=[open_table(one, me, ratings) for one in found],
        playing=people_playing(list(service.authority.tables.by_id.values())),
        ratings={game: rating for (person, game), rating in ratings.items() if person == me},
    )


def open_table(one: Listing, me: str, ratings: dict[tuple[str, str], float]) -> OpenTable:
    """A public table in the list."""
    row = one.row
    plan = msgspec.json.decode(row["plan"], type=Plan)
    there = {seat.seat: seat.name or "" for seat in one.seated}
    guests = {seat.seat for seat in one.seated if seat.name and seat.account is None}
    return OpenTable(
        id=row["id"],
        game=row["game"],
        plan=plan,
        state=row["state"],
        host=one.host,
        host_guest=one.host_guest,
        players=[there.get(number, seat.name) for number, seat in enumerate(plan.seats)],
        guests=[n in guests for n in range(len(plan.seats))],
        taken=[n in there or seat.kind not in PEOPLE for n, seat in enumerate(plan.seats)],
        rating=ratings.get((row["host"], row["game"])),
        created=row["created"],
        mine=bool(me) and any(seat.person == me for seat in one.seated),
    )


def people_playing(live: list[LiveTable]) -> int:
    """How many people are connected to a running game in which they have a seat."""
    playing: set[str] = set()
    for one in live:
        if one.table.state == "playing":
            seated = {seat.person for seat in one.table.seats if seat.person}
            playing |= seated & {watcher.person.id for watcher in one.watchers}
    return len(playing)
