"""Clients of a table without a network: they know only what they are sent."""

import json
from itertools import count

import msgspec

from feira.core.types import Json
from feira.games import find_game
from feira.table.authority import Authority, CommandResult
from feira.table.commands import Choose, Command, Sit
from feira.table.feed import NoFeed
from feira.table.live_table import LiveTable
from feira.table.person import Person
from feira.table.plan import Plan
from tests.table.memory_store import FirstChoice, MemoryStore

ids = count(1)


class Client:
    """A watcher that keeps its view up to date from messages alone."""

    def __init__(self, authority: Authority, name: str) -> None:
        self.authority = authority
        self.person = Person(f"person-{name}", name, account=True)
        self.previews = True
        self.messages: list[Json] = []
        self.version = 0
        self.view: Json = {}
        self.turn: Json | None = None
        self.own: list[int] = []
        self.live: LiveTable | None = None

    def send(self, message: bytes) -> None:
        """Receives a message from the authority."""
        received = json.loads(message)
        self.messages.append(received)
        if received["kind"] == "table":
            self.own, self.view = received["own"], received["view"] or {}
        else:
            assert received["version"] == self.version + 1, "no message is missing"
            self.view = self.view | received["view"] | (received.get("mine") or {})
        self.version, self.turn = received["version"], received.get("turn")
        self.state = received["state"]

    def watch(self, live: LiveTable) -> None:
        """Starts to watch a table."""
        self.live = live
        self.authority.watch(live, self)

    async def do(self, command: Command) -> CommandResult:
        """Sends a command."""
        assert self.live is not None
        return await self.authority.do(self.live.table.id, self.person, command)

    async def sit(self, seat: int | None = None) -> CommandResult:
        """Takes a seat."""
        nonce = f"nonce-of-{self.person.name}"
        return await self.do(Sit(id=new_id(), version=self.version, seat=seat, nonce=nonce))

    async def choose(self, choice: int | str) -> CommandResult:
        """Makes a choice."""
        return await self.do(Choose(id=new_id(), version=self.version, choice=choice))


def new_id() -> str:
    """A new id for a command."""
    return f"c{next(ids)}"


def new_authority(store: MemoryStore | None = None) -> Authority:
    """An authority over tables in memory."""
    return Authority(
        store=store or MemoryStore(), feed=NoFeed(), thinkers=FirstChoice(), find_game=find_game
    )


def plan(game: str, *kinds: str, **more: object) -> Plan:
    """A plan: me, here, invite, lobby, or the level of a computer."""
    seats: list[Json] = []
    for number, kind in enumerate(kinds):
        if kind in ("me", "invite", "lobby"):
            seats.append({"kind": kind})
        elif kind == "here":
            seats.append({"kind": "here", "name": f"guest {number}"})
        else:
            seats.append({"kind": "computer", "level": kind})
    return msgspec.convert({"game": game, "seats": seats, **more}, Plan)


async def seated(authority: Authority, agreed: Plan, names: str) -> list[Client]:
    """Clients at a new table, the host first; all of them have a seat."""
    clients = [Client(authority, name) for name in names.split()]
    live = await authority.create(agreed, clients[0].person)
    for client in clients:
        client.watch(live)
    for client in clients:
        answer = await client.sit()
        assert answer.refused is None, answer
        client.own = live.table.own(client.person.id)
    return clients
