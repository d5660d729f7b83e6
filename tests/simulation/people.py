"""People of a simulation. They know what they are sent, reconnect, and repeat commands."""

import asyncio
import random
from typing import Any

import msgspec

from feira.core.types import Json
from feira.table.person import Person
from tests.simulation.checker import Checker
from tests.simulation.processes import Link, Processes

THINKING = 0.5  # seconds, on average
PING = 20.0  # seconds after which a silent connection is given up while an answer is missing
AGAIN = 1.0  # seconds after which a command is sent again
TWICE = 0.1  # chance that a command is sent twice, also to another process
OTHER = {"take-back": 0.04, "resign": 0.001}  # chances of other commands than choices
ASLEEP = 0.01  # chance to fall asleep, at a table with a clock
LONGEST_SLEEP = 150.0  # seconds
NOT_STORED = "not-stored"


class Player:
    """A person at a table."""

    def __init__(self, world: Processes, checker: Checker, name: str, table: str) -> None:
        self.world, self.checker, self.draw = world, checker, world.draw
        self.person, self.table = Person(f"person-{name}", name), table
        self.link: Link | None = None
        self.seen: Json = {"version": -1}
        self.pending: dict[str, Json] = {}
        self.sent = 0
        self.heard = 0.0
        self.awake = 0.0  # before that this person does nothing
        self.clock = False

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The event loop."""
        return asyncio.get_running_loop()

    async def play(self) -> None:
        """Connects, and checks from time to time whether there is something to do."""
        while True:
            if self.link is None and (process := self.world.any()) is not None:
                self.heard = self.loop.time()
                self.link = Link(process, self.person, self.table, self.receive)
            await asyncio.sleep(self.draw.expovariate(1 / THINKING))
            silent = self.loop.time() - self.heard > PING
            if self.link is not None and silent and (self.pending or self.seen["version"] < 0):
                self.link.cut()
                self.link = None
            self.act()

    def receive(self, link: Link, message: Json | None) -> None:
        """A message arrives, or the connection is closed."""
        if link is not self.link:
            return
        self.heard = self.loop.time()
        if message is None:
            self.link = None
        elif message["kind"] == "table":
            self.seen = message
            for command in self.pending.values():
                self.tell(command)
        elif message["kind"] == "change":
            self.change(message)
        elif message["kind"] == "answer":
            self.answered(message)

    def change(self, message: Json) -> None:
        """Handles the next version: none may be missing on one connection."""
        right = message["version"] == self.seen["version"] + 1
        self.checker.require(right, f"{self.person.name} misses a version before {message}")
        seen = self.seen
        view = None
        if seen["view"] is not None or message["view"]:
            view = (seen["view"] or {}) | message["view"] | (message.get("mine") or {})
        kept = {key: message[key] for key in ("version", "state", "own", "away") if key in message}
        self.seen = seen | kept | {"view": view, "turn": message.get("turn")}
        self.seen["asked"] = message["event"] if message["event"]["kind"] == "asked" else None

    def answered(self, message: Json) -> None:
        """Handles an answer: the command is executed or refused, or it is resent."""
        command = self.pending.get(message["id"])
        if command is None:
            return
        if (message.get("refused") or {}).get("key") == NOT_STORED:
            self.loop.call_later(AGAIN, self.send_again, message["id"])
            return
        del self.pending[message["id"]]

    def send_again(self, name: str) -> None:
        """Resends a command that could not be stored."""
        if name in self.pending:
            self.tell(self.pending[name])

    def tell(self, command: Json) -> None:
        """Sends a command, sometimes twice."""
        if self.link is not None:
            data = msgspec.json.encode(command)
            for _ in range(1 + (self.draw.random() < TWICE)):
                self.link.tell(data)

    def act(self) -> None:
        """Sends a command if there is reason to."""
        command = None if self.pending or self.link is None else self.wish()
        if command is None:
            return
        self.sent += 1
        name = f"c{self.sent}"
        command |= {"id": name, "version": self.seen["version"]}
        self.pending[name] = command
        self.checker.note(f"{self.person.name} sends {command}")
        self.tell(command)

    def wish(self) -> Json | None:
        """The next action of this person."""
        seen, draw = self.seen, self.draw
        if seen["version"] < 0 or seen["state"] == "over":
            return None
        if seen["state"] == "open":
            nonce = f"nonce-of-{self.person.name}"
            return None if seen["own"] else {"do": "sit", "nonce": nonce}
        if seen["away"] and not seen["own"]:
            return {"do": "return"} if draw.random() < TWICE else None
        if (asked := seen.get("asked")) is not None and asked["seat"] not in seen["own"]:
            return {"do": draw.choice(("agree", "decline"))}
        for name, chance in OTHER.items():
            if draw.random() < chance:
                return {"do": name}
        return self.choice(draw)

    def choice(self, draw: random.Random) -> Json | None:
        """A choice, if it is their turn and they are awake."""
        turn: Any = self.seen["turn"]
        if turn is None or self.loop.time() < self.awake:
            return None
        if self.clock and draw.random() < ASLEEP:
            self.awake = self.loop.time() + draw.uniform(0, LONGEST_SLEEP)
            return None
        return {"do": "choose", "choice": draw.choice(turn["choices"])}
