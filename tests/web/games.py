"""Whole games at real tables, quickly: one request for each choice."""

import asyncio
import random
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from feira.core.position import Position
from feira.core.types import CHANCE
from feira.games import NAMES, find_game
from feira.table.table import Table
from tests.web.live_server import Caller, LiveServer, begin, start_server

T = TypeVar("T")


@contextmanager
def warm_server() -> Iterator[LiveServer]:
    """A server whose rules are compiled, so that nobody waits for an answer."""
    for game in map(find_game, NAMES):
        position = Position.start(game, game.configure(2, {}))
        while position.actor == CHANCE:
            position.apply(next(iter(position.chance())))
        assert position.previews()
        assert not position.result["over"]
    with start_server() as server:
        yield server


def play_on(server: LiveServer, table: str, *callers: Caller, seed: int | None = None) -> Table:
    """All callers make random choices until the game is over; returns the table.

    Without a seed they always make the last choice, which ends a game of Mercado quickly.
    """
    chance = random.Random(seed)
    played = server.live(table).table
    who = {caller.id: caller for caller in callers}
    while played.actor is not None:
        seat = played.seats[played.actor]
        if seat.computer:
            time.sleep(0.01)
            continue
        assert played.position is not None
        choices = played.position.legal()
        choice = choices[-1] if seed is None else chance.choice(choices)
        who[seat.person].do(table, "choose", choice=choice)
    return played


def whole_game(server: LiveServer, *callers: Caller, seed: int | None = None, **plan: Any) -> Table:
    """A game of Mercado between these people, from the first seat to the last choice."""
    table = begin(server, *callers, game="mercado", **plan)
    return play_on(server, table, *callers, seed=seed)


def inside(server: LiveServer, work: Coroutine[Any, Any, T]) -> T:
    """Runs a function in the server's own event loop."""
    loop = next(iter(server.service.authority.tasks.running)).get_loop()
    return asyncio.run_coroutine_threadsafe(work, loop).result(30)
