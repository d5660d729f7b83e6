"""Computer players for tables: they think in threads, outside the event loop.

Search releases the GIL, so a thinking computer does not delay other tables. Every thread caches the
players it used last, so memory is bounded by the number of threads, not of tables. Hosts of tables
are served round-robin, so nobody can occupy the threads with many tables. While many owners wait,
each job gets a smaller budget; fast levels have a thread of their own and do not wait for the
others.
"""

import os
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

from feira.core.position import Position
from feira.players.levels import find_player_spec, new_player
from feira.players.player import Player
from feira.players.search import Effort
from feira.table.fair_pool import FairPool

T = TypeVar("T")

MOST_PLAYERS = 4  # that a thread keeps
LEAST_SHARE = 1 / 40  # of the usual budget: a master still thinks more than half as much as `hard`
QUICK = ("easy", "medium", "hard")  # levels that choose within some hundredths of a second


class Thinkers:
    """Threads that choose for computer seats, and one more for the fast levels."""

    def __init__(self, threads: int | None = None) -> None:
        self.pool = FairPool(threads or max(1, (os.cpu_count() or 2) - 1), "thinker")
        self.quick = FairPool(1, "quick thinker")
        self.local = threading.local()

    async def choose(
        self, level: str, position: Position, owner: str, made: dict[bytes, set[int]]
    ) -> int:
        """The choice of a computer of this level. A position is not changed, so it can be shared.

        `made` are the choices of computers in this game, by position, so that none is made twice.
        """
        pool = self.quick if level in QUICK else self.pool
        return await pool.run(owner, lambda: self._choose(level, position, share_of(pool), made))

    async def run(self, owner: str, do: Callable[..., T], *args: Any) -> T:
        """Runs another search, such as a hint, when it is the owner's turn.

        The function gets the share of its usual budget that it may spend.
        """
        return await self.pool.run(owner, lambda: do(share_of(self.pool), *args))

    def _choose(
        self, level: str, position: Position, share: float, made: dict[bytes, set[int]]
    ) -> int:
        players: OrderedDict[tuple[str, str], tuple[Player, Effort]] = (
            self.local.__dict__.setdefault("players", OrderedDict())
        )
        game = position.game
        key = (game.name, level)
        if key not in players:
            effort = Effort()
            spec, seed = find_player_spec(level), secrets.randbits(32)
            players[key] = (new_player(game, spec, seed=seed, effort=effort), effort)
            if len(players) > MOST_PLAYERS:
                players.popitem(last=False)
        players.move_to_end(key)
        player, effort = players[key]
        effort.share, effort.made = share, made
        return position.number(player.choose(position))

    def stop(self) -> None:
        """Stops the pools; choices that have not started are cancelled."""
        self.pool.stop()
        self.quick.stop()


def share_of(pool: FairPool) -> float:
    """The share of its usual budget for a job that starts now."""
    return max(LEAST_SHARE, pool.share)
