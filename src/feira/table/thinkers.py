"""Computer players for tables: they think in threads, outside the event loop.

Search releases the GIL, so a computer that thinks does not delay other tables. Every thread keeps
the players it used last, so memory is bounded by the number of threads, not of tables.
"""

import asyncio
import os
import secrets
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

from feira.core.position import Position
from feira.players.levels import find_player_spec, new_player
from feira.players.player import Player

MOST_PLAYERS = 4  # that a thread keeps


class Thinkers:
    """A pool of threads that choose for computer seats."""

    def __init__(self, threads: int | None = None) -> None:
        self.pool = ThreadPoolExecutor(
            threads or max(1, (os.cpu_count() or 2) - 1), thread_name_prefix="thinker"
        )
        self.local = threading.local()

    async def choose(self, level: str, position: Position) -> int:
        """The choice of a computer of that level. A position is not changed, so it is shared."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, self._choose, level, position)

    def _choose(self, level: str, position: Position) -> int:
        players: OrderedDict[tuple[str, str], Player] = self.local.__dict__.setdefault(
            "players", OrderedDict()
        )
        game = position.game
        key = (game.name, level)
        if key not in players:
            players[key] = new_player(game, find_player_spec(level), seed=secrets.randbits(32))
            if len(players) > MOST_PLAYERS:
                players.popitem(last=False)
        players.move_to_end(key)
        return position.number(players[key].choose(position))

    def stop(self) -> None:
        """Stops the pool; choices that have not started are cancelled."""
        self.pool.shutdown(wait=False, cancel_futures=True)
