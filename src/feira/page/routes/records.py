"""Records imported into this page, and replays of them."""

from typing import Any

from feira.core.errors import FeiraError
from feira.core.record import Record
from feira.core.types import Json
from feira.page.router import CREATED, NOTHING, Request, route, whole
from feira.page.storage import RECORDS
from feira.service.answers import About, History, Position, Proved, RecordWithText, shaped
from feira.service.errors import Missing
from feira.service.positions import check_number, position_seen
from feira.service.record_texts import MOST_BYTES, MOST_RECORDS, read_record
from feira.service.replays import about, history_of, steps_of
from feira.table.coded import Coded
from feira.table.ids import new_id
from feira.table.secret import verify
from feira.table.timestamps import now

LATEST = 1 << 60  # a time after all others


def checked(text: str) -> Record:
    """The record in an untrusted text."""
    data = text.encode()
    if len(data) > MOST_BYTES:
        raise FeiraError(f"a record has at most {MOST_BYTES // 1024} KB")
    return read_record(data)


async def found(request: Request) -> Json:
    """The stored record that a path names, with its text."""
    row: Json | None = await request.service.storage.get(RECORDS, request.path["record"], dict)
    if row is None:
        raise Missing("there is no such record")
    return row


async def stored(request: Request) -> Record:
    """The stored record that a path names, parsed."""
    return read_record((await found(request))["text"].encode())


@route("POST", "/api/records", CREATED)
async def upload(request: Request) -> About:
    """Store a record: the body is the text of a `.feira` file. It is checked in full."""
    record, storage = checked(request.body), request.service.storage
    if len(await storage.range(RECORDS, dict)) >= MOST_RECORDS:
        raise Coded(f"you have {MOST_RECORDS} records: delete one first", "too-many")
    row: Json = {"id": f"~{new_id()}", "created": now()} | about(record) | {"text": request.body}
    await storage.put(RECORDS, row["id"], row)
    return shaped({key: row[key] for key in row if key != "text"}, About)


@route("GET", "/api/me/records")
async def mine(request: Request) -> list[About]:
    """My records, the latest first; with `before`, those that are older."""
    before = int(request.text("before") or LATEST)
    rows: list[Json] = await request.service.storage.range(RECORDS, dict)
    rows = sorted((row for row in rows if row["created"] < before), key=lambda row: -row["created"])
    return shaped(rows, list[About])


@route("GET", "/api/records/{record}")
async def one(request: Request) -> RecordWithText:
    """A record with its text."""
    return shaped(await found(request), RecordWithText)


@route("DELETE", "/api/records/{record}", NOTHING)
async def delete(request: Request) -> None:
    """Delete one of my records."""
    row = await found(request)
    await request.service.storage.remove(RECORDS, row["id"])


@route("GET", "/api/records/{record}/steps")
async def steps(request: Request) -> Any:
    """All choices of a record, with the events they caused."""
    return steps_of(await stored(request))


@route("GET", "/api/records/{record}/history")
async def history(request: Request) -> History:
    """The coins of all seats over the game of a record."""
    return history_of(await stored(request))


@route("GET", "/api/records/{record}/positions/{number}")
async def position(request: Request) -> Position:
    """The game of a record after `number` choices, as spectators see it."""
    record, number = await stored(request), whole(request.path["number"], "number")
    check_number(record, number)
    shown = range(record.config.seats if request.flag("previews") else 0)
    return position_seen(record, number, [], shown, request.flag("outlook"), True)  # noqa: FBT003


@route("POST", "/api/verify")
async def verify_text(request: Request) -> Proved:
    """Verify the dice of a record: the body is its text."""
    return Proved(outcomes=verify(checked(request.body)))


@route("GET", "/api/tables/{table}/verify")
async def verify_table(request: Request) -> Proved:
    """Verify the dice of a finished game."""
    live = await request.service.finished(request.path["table"])
    return Proved(outcomes=verify(live.table.record()))
