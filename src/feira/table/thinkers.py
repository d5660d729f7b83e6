"""Computer players for tables: they think in threads, outside the event loop.

Search releases the interpreter, so a thinking computer holds up no table. Every thread keeps its
last few players, so memory is bounded by the number of threads and not by that of tables.
"""

import asyncio
import os
import secrets
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from feira.core.game import Game
from feira.players.levels import find_player_spec, new_player
from feira.players.player import Player

KEPT = 4  # players of a thread


class Thinkers:
    """A few threads that choose for computer seats."""

    def __init__(self, threads: int | None = None) -> None:
        self.pool = ThreadPoolExecutor(
            threads or max(1, (os.cpu_count() or 2) - 1), thread_name_prefix="thinker"
        )
        self.own = threading.local()

    async def choose(self, game: Game, level: str, s: np.record) -> int:
        """What a computer of that level would do. The position must be its own copy."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, self._choose, game, level, s)

    def _choose(self, game: Game, level: str, s: np.record) -> int:
        players: OrderedDict[tuple[str, str], Player] = self.own.__dict__.setdefault(
            "players", OrderedDict()
        )
        key = (game.name, level)
        if key not in players:
            players[key] = new_player(game, find_player_spec(level), seed=secrets.randbits(32))
            if len(players) > KEPT:
                players.popitem(last=False)
        players.move_to_end(key)
        return players[key].choose(s)

    def stop(self) -> None:
        """Lets nobody think any more."""
        self.pool.shutdown(wait=False, cancel_futures=True)
