"""The parts of a running server that handlers share, and what they do together."""

import asyncio
from dataclasses import dataclass, field

import msgspec

from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.table.authority import Authority
from feira.table.database import Database
from feira.table.live_table import LiveTable, Watcher
from feira.table.person import Person
from feira.table.sql_store import SqlStore
from feira.table.store import ChatMessage
from feira.table.thinkers import Thinkers
from feira.table.timestamps import now
from feira.web.campaigns import Campaigns
from feira.web.people import People
from feira.web.ratings import Ratings
from feira.web.records import Records
from feira.web.reviews import Reviews
from feira.web.settings import Settings

LONGEST_CHAT = 400  # characters of a message


@dataclass
class Service:
    """Everything that runs in this process."""

    settings: Settings
    database: Database
    store: SqlStore
    people: People
    authority: Authority
    thinkers: Thinkers
    ratings: Ratings
    records: Records
    reviews: Reviews
    campaigns: Campaigns
    ready: asyncio.Event = field(default_factory=asyncio.Event)  # the rules are compiled
    progress: Json = field(default_factory=dict)
    sockets: int = 0  # that are open
    closed: int = 0  # sockets so far

    async def find_table(self, table: str) -> LiveTable:
        """The table, once the rules are compiled."""
        await self.ready.wait()
        return await self.authority.find(table)

    def watch(self, live: LiveTable, watcher: Watcher) -> None:
        """Adds a watcher to a table; all watchers are sent who is present."""
        self.sockets += 1
        self.authority.watch(live, watcher)
        send_presence(live)

    def unwatch(self, live: LiveTable, watcher: Watcher) -> None:
        """Removes a watcher from a table; the others are sent who is present."""
        self.sockets -= 1
        self.closed += 1
        self.authority.unwatch(live, watcher)
        send_presence(live)

    async def say(self, live: LiveTable, person: Person, text: str) -> None:
        """Stores a chat message, then sends it to all watchers of the table."""
        if not person.id:
            raise FeiraError("sign in as a guest or an account first")
        text = " ".join(text.split())
        if not text or len(text) > LONGEST_CHAT:
            raise FeiraError(f"a chat message has 1 to {LONGEST_CHAT} characters")
        message = ChatMessage(number=0, at=now(), name=person.name, text=text)
        send_all(live, await self.store.add_chat(live.table.id, message, person.id))


def send_presence(live: LiveTable) -> None:
    """Sends which seats are connected, and how many watch besides."""
    persons = {watcher.person.id for watcher in live.watchers}
    seated = [bool(seat.person) and seat.person in persons for seat in live.table.seats]
    players = {seat.person for seat in live.table.seats if seat.person}
    watching = sum(watcher.person.id not in players for watcher in live.watchers)
    send_all(live, {"kind": "present", "seats": seated, "watching": watching})


def send_all(live: LiveTable, message: ChatMessage | Json) -> None:
    """Sends the same message to all watchers of a table."""
    data = msgspec.json.encode(message)
    for watcher in list(live.watchers):
        watcher.send(data)
