"""Whole tables, computed in two ways and compared: commands, computers, messages, records.

All randomness is seeded, and time stands still.
"""

import asyncio
import hashlib
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from tests.table.memory_store import MemoryStore

from feira.core.random import advance, stream
from feira.core.record import read, write
from feira.games import find_game
from feira.page import thinking
from feira.page.networks import Networks
from feira.page.thinking import AtOnce, Thinkers
from feira.table import authority as authorities
from feira.table import game_time, live_tables, table
from feira.table.authority import Authority
from feira.table.commands import Choose, Sit, TakeBack
from feira.table.feed import NoFeed
from feira.table.person import Person
from feira.table.plan import Plan, SeatPlan
from feira.table.secret import verify
from feira.table.table import Table

ME = Person("me", "Ana")
PLANS: tuple[tuple[str, tuple[str, ...], dict[str, str]], ...] = (
    ("machikoro", ("easy", "here"), {"plus": "yes"}),
    ("mercado", ("easy", "medium"), {}),
    ("machikoro", ("medium", "hard", "easy"), {"plus": "yes", "market": "limited"}),
    ("mercado", ("here", "hard"), {"money": "open"}),
    ("mercado", (), {"challenge": "5"}),
    ("mercado", (), {"challenge": "1"}),
)
NOW = 1_000_000  # milliseconds since 1970
BACK_EVERY = 23  # mean number of choices between take-backs
BACK_AFTER = 30  # choices of a game


class Watching:
    """Adds all messages to a digest."""

    previews = True

    def __init__(self, add: Callable[[bytes], None]) -> None:
        self.person, self.add = ME, add

    def send(self, message: bytes) -> None:
        """Adds a message."""
        self.add(bytes(message))


class Seeded:
    """A seeded replacement for `secrets`."""

    @staticmethod
    def randbits(_bits: int) -> int:
        """A seed."""
        return 7


def fix(number: int) -> None:
    """Makes all random values and clocks deterministic for the number of a table."""
    places: tuple[Any, ...] = (authorities, game_time, live_tables, table)
    for place in places:
        place.now = lambda: NOW
    times: Any = game_time
    times.monotonic_ns = lambda: 0
    tables: Any = live_tables
    tables.new_secret = lambda: hashlib.sha256(f"secret {number}".encode()).hexdigest()
    tables.new_id, tables.new_code = (lambda: f"table{number}"), (lambda: f"code{number}")
    thinks: Any = thinking
    thinks.secrets = Seeded


def commands(played: Table, number: int) -> Iterator[Choose | TakeBack]:
    """The commands of the person at a table, on each of their turns."""
    a, b = stream(99, number)
    for made in count(1):
        a, b, r = advance(a, b)
        if r % BACK_EVERY == 0 and len(played.choices) > BACK_AFTER:
            yield TakeBack(id=f"b{made}", version=played.version)
            continue
        assert played.position is not None
        legal = played.position.legal()
        a, b, r = advance(a, b)
        yield Choose(id=f"c{made}", version=played.version, choice=legal[r * len(legal) >> 32])


def seat_of(who: Any) -> SeatPlan:
    """A seat for a person at the same screen, or for a computer of this level."""
    return SeatPlan("here", name="Rui") if who == "here" else SeatPlan("computer", level=who)


async def play(number: int, digest: Any) -> None:
    """Plays a whole table, and adds all messages."""
    game, others, options = PLANS[number]
    fix(number)
    authority = Authority(
        store=MemoryStore(),
        feed=NoFeed(),
        thinkers=Thinkers(Networks()),
        find_game=find_game,
        loader=AtOnce(),
    )
    seats = (SeatPlan("me"), *map(seat_of, others))
    live = await authority.create(Plan(game=game, seats=seats, options=options), ME)
    played = live.table
    authority.watch(live, Watching(digest.add))
    await authority.do(played.id, ME, Sit(id="sit", version=0, nonce="noncenonce", seat=0))
    doing = commands(played, number)
    while played.state != "over":
        if played.actor in played.own(ME.id):
            digest.add(await authority.do(played.id, ME, next(doing)))
        await asyncio.sleep(0)
    text = write(played.record())
    digest.add(text, verify(read(text.encode(), "record", find_game)))
    await authority.stop()
