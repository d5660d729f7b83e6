"""A player in a page: sends messages over a socket and records the answers."""

import asyncio
import json
from typing import Any

from feira.core.types import Json
from feira.page.service import Service
from tests.page.memory_storage import Browser, Tab

ALONE = [{"kind": "me"}, {"kind": "computer", "level": "easy"}]


async def open_page(browser: Browser) -> Service:
    service = Service(Tab(browser))
    await service.start()
    return service


async def ask(service: Service, method: str, path: str, body: Any = None) -> tuple[int, Any]:
    text = body if body is None or isinstance(body, str) else json.dumps(body)
    status, answer = await service.call(method, path, text)
    return status, json.loads(answer) if answer else None


async def new_table(service: Service, game: str, seats: list[Json] = ALONE, **plan: Any) -> str:
    status, made = await ask(service, "POST", "/api/tables", {"game": game, "seats": seats, **plan})
    assert status == 201, made
    return str(made["id"])


class PagePlayer:
    """Plays the first legal choice, or every n-th."""

    def __init__(self, service: Service, table: str, name: str = "socket") -> None:
        self.service, self.table, self.name = service, table, name
        self.told: list[Json] = []
        self.seen: Json = {}
        self.sent = 0

    async def connect(self) -> "PagePlayer":
        assert await self.service.connect(self.name, self.table, self.hear) == 0
        return self

    def hear(self, text: str) -> None:
        message = json.loads(text)
        self.told.append(message)
        if message["kind"] == "table":
            self.seen = message
        if message["kind"] == "change":
            self.seen |= {"turn": None} | message

    def send(self, do: str, **rest: Any) -> str:
        self.sent += 1
        command = {"do": do, "id": f"{self.name}{self.sent}", "version": self.seen["version"]}
        self.service.hear(self.name, json.dumps(command | rest))
        return str(command["id"])

    async def answer(self, command: str) -> Json:
        while True:
            for message in self.told:
                if message["kind"] == "answer" and message["id"] == command:
                    return message
            await asyncio.sleep(0)

    async def sit(self) -> None:
        await self.answer(self.send("sit", seat=0, nonce="noncenonce"))

    async def choose(self) -> Json | None:
        """Makes a choice when it is my turn; None: the game is over."""
        while not self.seen.get("turn"):
            if self.seen["state"] == "over":
                return None
            await asyncio.sleep(0)
        choices = self.seen["turn"]["choices"]
        choice = choices[self.sent * 7 % len(choices)]
        return await self.answer(self.send("choose", choice=choice))
