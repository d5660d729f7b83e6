"""Who is present at a table, and messages to all its watchers."""

from collections.abc import Collection

import msgspec

from feira.core.types import Json
from feira.table.delivery import send_to_all
from feira.table.departures import MILLISECONDS, Presence
from feira.table.live_table import LiveTable, Watcher
from feira.table.store import ChatMessage


def presence_json(live: LiveTable, presence: Presence) -> Json:
    """Which seats are connected, or since when they are not, and how many other people watch."""
    persons = {watcher.person.id for watcher in live.watchers}
    seats = live.table.seats
    players = {seat.person for seat in seats if seat.person}
    return {"kind": "present"} | {
        "seats": [bool(seat.level) or seat.person in persons - {""} for seat in seats],
        "away": [away_since(live, presence, seat.person) for seat in seats],
        "gone_after": presence.gone_seconds * MILLISECONDS,
        "watching": sum(watcher.person.id not in players for watcher in live.watchers),
    }


def away_since(live: LiveTable, presence: Presence, person: str) -> int | None:
    """Since when a person is absent, in milliseconds since 1970; None: they are present."""
    since = presence.absent_since(person) if person else None
    return None if since is None else live.table.time.on_the_wall(since)


def send_all(live: LiveTable, message: Json) -> None:
    """Sends the same message to all watchers of a table."""
    data = msgspec.json.encode(message)
    send_to_all(live, lambda _watcher: data)


def send_chat(
    live: LiveTable, message: ChatMessage, author: str, but: Collection[str] = frozenset()
) -> None:
    """Sends a chat message to all watchers of a table, except some; its author sees `mine`."""
    others = msgspec.json.encode(message)
    own = msgspec.json.encode(msgspec.structs.replace(message, mine=True))

    def to(watcher: Watcher) -> bytes:
        if watcher.person.id == author:
            return own
        return b"" if watcher.person.id in but else others

    send_to_all(live, to)
