"""Computers in a page: they think in slices, since a worker has only one thread.

Between two slices the worker handles messages of the page. Jobs are done one at a time, first come,
first served.
"""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

from feira.core.position import Position
from feira.page.networks import Networks
from feira.players.levels import find_player_spec, new_player
from feira.players.player import Player
from feira.players.search import Effort
from feira.players.slices import Slices

T = TypeVar("T")

MOST_PLAYERS = 2  # cached: the trees of a master take much memory
WITHOUT_NETWORK = ("easy",)  # levels
SLICE = 0.02  # seconds, after which other tasks run


async def in_slices(slices: Slices[T]) -> T:
    """The result of a generator of slices; other tasks run in between."""
    started = time.monotonic()
    while True:
        try:
            next(slices)
        except StopIteration as end:
            result: T = end.value
            return result
        if time.monotonic() - started > SLICE:
            await asyncio.sleep(0)
            started = time.monotonic()


class Thinkers:
    """Chooses for computer seats, and thinks about hints."""

    def __init__(self, networks: Networks) -> None:
        self.networks = networks
        self.players: OrderedDict[tuple[str, str], tuple[Player, Effort]] = OrderedDict()
        self.lock = asyncio.Lock()

    async def choose(
        self, level: str, position: Position, _owner: str, made: dict[bytes, set[int]]
    ) -> int:
        """The choice of a computer of this level; `made` are earlier choices in this game."""
        if level not in WITHOUT_NETWORK:
            await self.networks.need(position.game)
        async with self.lock:
            player, effort = self.player(level, position)
            effort.made = made
            choosing = getattr(player, "choosing", None)
            await asyncio.sleep(0)
            if choosing is None:
                return position.number(player.choose(position))
            choice: int = await in_slices(choosing(position))
            return choice

    async def think(self, slices: Slices[T]) -> T:
        """Runs the slices of another search, such as a hint, when it is its turn."""
        async with self.lock:
            return await in_slices(slices)

    def player(self, level: str, position: Position) -> tuple[Player, Effort]:
        """The player of a level, cached for the next choice."""
        game = position.game
        key = (game.name, level)
        if key not in self.players:
            while len(self.players) >= MOST_PLAYERS:
                self.players.popitem(last=False)
            effort = Effort()
            spec, seed = find_player_spec(level), secrets.randbits(32)
            self.players[key] = (new_player(game, spec, seed=seed, effort=effort), effort)
        self.players.move_to_end(key)
        return self.players[key]


class AtOnce:
    """Replaces a thread pool: runs functions immediately."""

    async def run(self, _owner: str, do: Callable[..., T], *args: Any) -> T:
        """Runs a function."""
        return do(*args)

    def stop(self) -> None:
        """Does nothing."""
