"""People at a table without any network: they see only what they are told."""

import json
from itertools import count

import msgspec

from feira.core.game import Json
from feira.games import find_game
from feira.table.authority import Answer, Authority, Open
from feira.table.commands import Choose, Command, Sit
from feira.table.feed import Silent
from feira.table.plan import Plan
from feira.table.table import Person
from tests.table.memory import Hasty, MemoryStore

ids = count(1)


class Client:
    """Somebody with a screen: keeps the view up to date from messages alone."""

    def __init__(self, authority: Authority, name: str) -> None:
        self.authority = authority
        self.person = Person(f"person-{name}", name)
        self.previews = True
        self.messages: list[Json] = []
        self.version = 0
        self.view: Json = {}
        self.turn: Json | None = None
        self.own: list[int] = []
        self.opened: Open | None = None

    def told(self, message: bytes) -> None:
        """Takes a message in."""
        told = json.loads(message)
        self.messages.append(told)
        if told["kind"] == "table":
            self.own, self.view = told["own"], told["view"] or {}
        else:
            assert told["version"] == self.version + 1, "no message is missing"
            self.view = self.view | told["view"] | (told.get("mine") or {})
        self.version, self.turn = told["version"], told.get("turn")
        self.state = told["state"]

    def watch(self, opened: Open) -> None:
        """Sits down in front of the screen."""
        self.opened = opened
        self.authority.watch(opened, self)

    async def do(self, command: Command) -> Answer:
        """Asks for something."""
        assert self.opened is not None
        return await self.authority.do(self.opened.table.id, self.person, command)

    async def sit(self, seat: int | None = None) -> Answer:
        """Takes a seat."""
        nonce = f"nonce-of-{self.person.name}"
        return await self.do(Sit(id=new_id(), version=self.version, seat=seat, nonce=nonce))

    async def choose(self, choice: int | str) -> Answer:
        """Makes a choice."""
        return await self.do(Choose(id=new_id(), version=self.version, choice=choice))


def new_id() -> str:
    """A command id that was not there before."""
    return f"c{next(ids)}"


def new_authority(store: MemoryStore | None = None) -> Authority:
    """An authority over tables in memory."""
    return Authority(
        store=store or MemoryStore(), feed=Silent(), thinkers=Hasty(), find_game=find_game
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
    """A table with these people at it, the host first."""
    clients = [Client(authority, name) for name in names.split()]
    opened = await authority.create(agreed, clients[0].person)
    for client in clients:
        client.watch(opened)
    for client in clients:
        answer = await client.sit()
        assert answer.refused is None, answer
        client.own = opened.table.own(client.person.id)
    return clients
