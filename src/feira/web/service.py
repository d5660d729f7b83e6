"""The parts of a running server that handlers share, and operations on several of them."""

import asyncio
from dataclasses import dataclass, field

from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.service.client_messages import LONGEST_CHAT
from feira.service.presence import presence_json, send_all, send_chat
from feira.table.authority import Authority, CommandResult
from feira.table.commands import Command, Sit
from feira.table.database import Database
from feira.table.live_table import LiveTable, Watcher
from feira.table.person import Person
from feira.table.sql_store import MOST_LINES, SqlStore
from feira.table.store import ChatMessage
from feira.table.thinkers import Thinkers
from feira.table.timestamps import now
from feira.web.admission import Admission
from feira.web.attempts import CODE, Attempts
from feira.web.campaigns import Campaigns
from feira.web.cards.pictures import Pictures
from feira.web.daily.daily import Daily
from feira.web.game_statistics import GameStatistics
from feira.web.live_sessions import FORGOTTEN
from feira.web.notices.notices import Notices
from feira.web.openings import RealOpenings
from feira.web.pace import Paces
from feira.web.people import People
from feira.web.personal_data import DELETED_NAME
from feira.web.puzzles import Puzzles
from feira.web.quotas import CHAT, Quotas
from feira.web.ratings import Ratings
from feira.web.records import Records
from feira.web.relations import Relations
from feira.web.replaying import Replaying
from feira.web.reviews import Reviews
from feira.web.settings import Settings

MOST_OF_WATCHERS = MOST_LINES // 2  # lines of a chat after which only players may write
PRESENCE_SECONDS = 0.5  # between messages about who is present, in a crowd


@dataclass
class Service:
    """The running server of this process."""

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
    attempts: Attempts
    quotas: Quotas
    paces: Paces
    replaying: Replaying
    daily: Daily
    notices: Notices
    puzzles: Puzzles
    pictures: Pictures
    statistics: GameStatistics
    openings: RealOpenings
    relations: Relations
    ready: asyncio.Event = field(default_factory=asyncio.Event)  # set when the rules are compiled
    progress: Json = field(default_factory=dict)
    admission: Admission = field(default_factory=Admission)
    presence_due: set[str] = field(default_factory=set)  # tables whose watchers get the list soon
    sockets: int = 0  # that are open
    closed: int = 0  # sockets so far

    async def find_table(self, table: str) -> LiveTable:
        """The table; waits until the rules are compiled."""
        await self.ready.wait()
        return await self.authority.find(table)

    def watch(self, live: LiveTable, watcher: Watcher) -> None:
        """Adds a watcher to a table, and sends all watchers the list of who is present."""
        self.sockets += 1
        self.authority.watch(live, watcher)
        self.send_presence(live)

    def unwatch(self, live: LiveTable, watcher: Watcher) -> None:
        """Removes a watcher from a table, and sends the others the list of who is present."""
        self.sockets -= 1
        self.closed += 1
        self.authority.unwatch(live, watcher)
        self.send_presence(live)

    def forget_names(self, ended: str) -> None:
        """Removes the names of a deleted person and of people at their screen."""
        person = ended.removeprefix(FORGOTTEN)
        if person == ended:
            return
        for live in self.authority.tables.by_id.values():
            for seat in live.table.seats:
                if seat.person == person or (seat.kind == "here" and live.table.host == person):
                    seat.name = DELETED_NAME

    def send_presence(self, live: LiveTable) -> None:
        """Sends all watchers of a table the list of who is present; in a crowd, at a limited rate.

        Otherwise a crowd that reconnects would cause one message to everybody for each person.
        """
        if not live.crowded:
            self._send_presence(live)
        elif live.table.id not in self.presence_due:
            self.presence_due.add(live.table.id)
            asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._send_presence, live)

    def _send_presence(self, live: LiveTable) -> None:
        self.presence_due.discard(live.table.id)
        send_all(live, presence_json(live, self.authority.presence(live)))

    async def say(self, live: LiveTable, person: Person, text: str, address: str) -> None:
        """Stores a chat message, then sends it to all watchers of the table."""
        if not person.id:
            raise FeiraError("sign in as a guest or an account first")
        text = " ".join(text.split())
        if not text or len(text) > LONGEST_CHAT:
            raise FeiraError(f"a chat message has 1 to {LONGEST_CHAT} characters")
        self.quotas.take(CHAT, person, address)
        message = ChatMessage(0, now(), person.name, text, guest=person.guest)
        seated = any(seat.person == person.id for seat in live.table.seats)
        most = MOST_LINES if seated else MOST_OF_WATCHERS
        stored = await self.store.add_chat(live.table.id, message, person.id, most)
        send_chat(live, stored, person.id, but=await self.relations.blockers_of(person.id))

    async def _is_unwelcome(self, live: LiveTable, person: Person) -> bool:
        """Whether the host of a table has blocked a person. Nobody blocks themselves."""
        if live.table.host == person.id:
            return False
        blockers = await self.relations.blockers_of(person.id)
        return live.table.host in blockers

    async def _may_try_code(self, live: LiveTable, command: Sit, address: str) -> bool:
        """Whether an address may send one more invitation to a table where it is checked."""
        most = self.settings.codes_per_hour
        if not most or not live.table.invited or not command.invitation:
            return True
        number, _ = await self.attempts.count(CODE, address)
        return number <= most

    async def do(self, table: str, person: Person, command: Command, address: str) -> CommandResult:
        """Executes a person's command. A person blocked by the host may not sit down, and an
        address that has tried too many codes has no valid one for the rest of the hour.
        """
        if isinstance(command, Sit) and person.id:
            live = await self.find_table(table)
            if await self._is_unwelcome(live, person):
                return CommandResult(version=live.table.version, refused={"key": "not-welcome"})
            if not await self._may_try_code(live, command, address):
                return CommandResult(version=live.table.version, refused={"key": "not-invited"})
        return await self.authority.do(table, person, command)
