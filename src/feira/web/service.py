"""What the handlers share: the authority, the people, and what is done with both."""

import asyncio
from dataclasses import dataclass, field

import msgspec

from feira.core.errors import FeiraError
from feira.core.game import Json
from feira.table.authority import Authority, Open, Watcher, now
from feira.table.database import Database
from feira.table.store import Line, SqlStore
from feira.table.table import Person, Refused, Table, why_not
from feira.table.thinkers import Thinkers
from feira.web.campaigns import Campaigns
from feira.web.people import People
from feira.web.ratings import Ratings
from feira.web.records import Records
from feira.web.reviews import Reviews
from feira.web.settings import Settings

HINT_MS = 1000.0
LONGEST_LINE = 400


@dataclass
class Service:
    """Everything that is running in this process."""

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
    sockets: int = 0
    gone: int = 0  # sockets that were there

    async def open_table(self, table: str) -> Open:
        """The table, once the rules are there."""
        await self.ready.wait()
        return await self.authority.open(table)

    def watch(self, opened: Open, watcher: Watcher) -> None:
        """Somebody comes to look; the others are told."""
        self.sockets += 1
        self.authority.watch(opened, watcher)
        self.tell_present(opened)

    def unwatch(self, opened: Open, watcher: Watcher) -> None:
        """Somebody goes."""
        self.sockets -= 1
        self.gone += 1
        self.authority.unwatch(opened, watcher)
        self.tell_present(opened)

    def tell_present(self, opened: Open) -> None:
        """Which seats are here, and how many watch besides."""
        persons = {watcher.person.id for watcher in opened.watchers}
        seated = [bool(seat.person) and seat.person in persons for seat in opened.table.seats]
        players = {seat.person for seat in opened.table.seats if seat.person}
        watching = sum(watcher.person.id not in players for watcher in opened.watchers)
        tell(opened, {"kind": "present", "seats": seated, "watching": watching})

    async def say(self, opened: Open, person: Person, text: str) -> None:
        """Something said is kept, and then told."""
        if not person.id:
            raise FeiraError("say who you are first")
        text = " ".join(text.split())
        if not text or len(text) > LONGEST_LINE:
            raise FeiraError(f"say something, in at most {LONGEST_LINE} characters")
        line = Line(number=0, at=now(), name=person.name, text=text)
        line = await self.store.say(opened.table.id, line, person.id)
        tell(opened, {"kind": "said"} | msgspec.to_builtins(line))


def tell(opened: Open, message: Json) -> None:
    """The same to everybody at a table."""
    data = msgspec.json.encode(message)
    for watcher in list(opened.watchers):
        watcher.told(data)


def reason_against(opened: Open, person: Person, choice: int) -> Json:
    """Why a choice is not legal now; None if it is. Reasons name coins: only who is to act asks."""
    table = opened.table
    if table.position is None:
        return {"choice": choice, "why": {"key": "not-begun"}}
    if table.actor not in table.own(person.id):
        return {"choice": choice, "why": {"key": "not-your-turn"}}
    return {"choice": choice, "why": why_not(table.game, table.position, choice)}


def may_be_helped(table: Table, person: Person) -> None:
    """Hints are for whose turn it is, in games that are played for nothing."""
    if table.strict:
        raise Refused("no-hints")
    if table.actor is None or table.actor not in table.own(person.id):
        raise Refused("not-your-turn")


async def hint(service: Service, opened: Open, person: Person) -> Json:
    """What a master would do, and why."""
    from feira.players.analysis import analyse
    from feira.players.search import Budget

    table = opened.table
    may_be_helped(table, person)
    assert table.position is not None
    version = table.version
    found = await asyncio.get_running_loop().run_in_executor(
        service.thinkers.pool,
        lambda s: analyse(table.game, s, budget=Budget(milliseconds=HINT_MS)),
        table.game.copy(table.position),
    )
    best = found.choices[0]
    return {
        "version": version,
        "choice": best.choice,
        "text": best.text,
        "shares": list(best.shares),
        "reason": best.reason,
    }
