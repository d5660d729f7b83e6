"""Prevents analysis of running rated games, by their players and by others for them.

A record can be edited at will, so a player's upload is not compared with their game: while they
play a rated game, no record of the same game (Mercado or Machi Koro) is reviewed for them. For
everybody else a record is not reviewed while a rated game has a position that occurs in it.
Finished games at tables of the server are reviewed as always.
"""

from litestar.exceptions import HTTPException
from sqlalchemy import Connection, Select, select

from feira.core.position import Position
from feira.core.record import Record, replay, start
from feira.table import schema
from feira.table.rated_positions import COMMON, digest_of
from feira.web.service import Service

PLAYED = "you are playing a rated game of this kind: records of it are reviewed when it is over"
PLAYED_BOARD = "you are playing a rated game of this kind: the board is open when it is over"
RUNNING_BOARD = "that is the position of a rated game that is being played: try again later"
RUNNING = "a rated game that is being played has a position of this record: try again later"


def positions_now(game: str) -> Select[tuple[str]]:
    """The present positions of running rated games, on all processes."""
    r, t = schema.rated_positions.c, schema.tables.c
    query = select(r.digest).join(schema.tables, t.id == r.table_id)
    return query.where(t.state == "playing", t.game == game, r.digest != COMMON)


def contains(record: Record, positions: set[str]) -> bool:
    """Whether one of these positions occurs in a record."""
    if digest_of(start(record)) in positions:
        return True
    return any(digest_of(step.after) in positions for step in replay(record))


def plays_rated(db: Connection, person: str, game: str) -> bool:
    """Whether a person has a seat in a running rated game of this kind, on any process."""
    t, s, d = schema.tables.c, schema.seats.c, schema.daily_tries.c
    tries = select(d.table_id).where(d.person == person, d.ended.is_(None))
    query = (
        select(t.id)
        .join(schema.seats, s.table_id == t.id)
        .where(s.person == person, t.state == "playing", t.game == game)
        .where(t.to_rate.is_(True) | t.id.in_(tries))
        .limit(1)
    )
    return db.scalar(query) is not None


async def check_reviewable(service: Service, person: str, address: str, record: Record) -> None:
    """Answers 409 for a record that may be of a running rated game."""
    game = record.game.name
    plays: bool = await service.database.read(lambda db: plays_rated(db, person, game))
    if plays:
        raise HTTPException(PLAYED, status_code=409)
    query = positions_now(game)
    positions = set(await service.database.read(lambda db: db.scalars(query).all()))
    if not positions:
        return
    found: bool = await service.replaying.run(address, contains, record, positions)
    if found:
        raise HTTPException(RUNNING, status_code=409)


async def check_position(service: Service, person: str, position: Position) -> None:
    """Answers 409 for a position that may be that of a running rated game."""
    game = position.game.name
    plays: bool = await service.database.read(lambda db: plays_rated(db, person, game))
    if plays:
        raise HTTPException(PLAYED_BOARD, status_code=409)
    query = positions_now(game).where(schema.rated_positions.c.digest == digest_of(position))
    if await service.database.read(lambda db: db.scalar(query.limit(1))) is not None:
        raise HTTPException(RUNNING_BOARD, status_code=409)


async def same_as_rated(service: Service, person: str, position: Position) -> bool:
    """Whether a position is that of a rated game which the person is playing."""
    r, s = schema.rated_positions.c, schema.seats.c
    mine = select(s.table_id).where(s.person == person, s.departed == "")
    same = positions_now(position.game.name).where(r.digest == digest_of(position))
    query = same.where(r.table_id.in_(mine)).limit(1)
    return await service.database.read(lambda db: db.scalar(query)) is not None
