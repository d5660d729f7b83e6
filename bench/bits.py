"""`make bits`: flips bits of stored entries, one at a time, and counts the unnoticed ones."""

import asyncio
import random
import sys
import time
from dataclasses import dataclass, field
from typing import Any

import click
from sqlalchemy import LargeBinary, cast, select, text
from sqlalchemy.exc import IntegrityError
from tests.servers import folder
from tests.table.clients import plan, seated
from tests.table.memory_store import FirstChoice

from feira.games import NAMES, find_game
from feira.table import schema
from feira.table.authority import Authority
from feira.table.chain_rows import check_logs
from feira.table.database import Database
from feira.table.feed import NoFeed
from feira.table.sql_store import SqlStore

COLUMNS = ("table_id", "number", "at", "event", "command", "game_time", "digest")
NUMBERS = ("number", "at", "game_time")
NUMBER_BITS = 31
KEY = "table_id = :table AND number = :number"


@dataclass
class Flips:
    """How many bits were flipped, and which of them stayed unnoticed."""

    flipped: int = 0
    unnoticed: list[str] = field(default_factory=list)


async def played(database: Database, tables: int, choices: int) -> None:
    """Some tables in the middle of their games."""
    store = SqlStore(database)
    authority = Authority(store=store, feed=NoFeed(), thinkers=FirstChoice(), find_game=find_game)
    for number in range(tables):
        people = await seated(authority, plan(NAMES[number % 2], "me", "invite"), "ada ben")
        for _ in range(choices):
            client = next((one for one in people if one.turn), None)
            if client is None or client.turn is None:
                break
            await client.choose(client.turn["choices"][0])
    await authority.stop()


def flipped(value: Any, draw: random.Random) -> Any:
    """A value with one bit flipped."""
    if isinstance(value, int):
        return value ^ 1 << draw.randrange(NUMBER_BITS)
    data = bytearray(value)
    bit = draw.randrange(8 * len(data))
    data[bit // 8] ^= 1 << bit % 8
    return bytes(data)


def flip_one(database: Database, draw: random.Random, found: Flips) -> None:
    """Flips a bit, checks, and flips it back."""
    while not try_flip(database, draw, found):
        pass


def try_flip(database: Database, draw: random.Random, found: Flips) -> bool:
    """Flips a random bit; False if there is no value, or if the database itself refuses."""
    e = schema.entries.c
    with database.engine.connect() as db, db.begin() as transaction:
        table, number = draw.choice(db.execute(select(e.table_id, e.number)).all())
        name = draw.choice(COLUMNS)
        column: Any = e[name] if name in NUMBERS else cast(e[name], LargeBinary)
        value = db.scalar(select(column).where(e.table_id == table, e.number == number))
        if value is None:
            return False
        other = flipped(value, draw)
        mark = ":value" if name in (*NUMBERS, "digest") else "CAST(:value AS TEXT)"
        change = text(f"UPDATE entries SET {name} = {mark} WHERE {KEY}")
        try:
            db.execute(change, {"value": other, "table": table, "number": number})
        except IntegrityError:  # such an entry exists already
            return False
        noticed = any(True for _ in check_logs(db))
        transaction.rollback()
    found.flipped += 1
    if not noticed:
        found.unnoticed.append(f"{table} {number} {name}: {value!r} became {other!r}")
    return True


@click.command()
@click.option("--flips", default=1000, show_default=True)
@click.option("--seed", default=1, show_default=True)
def main(flips: int, seed: int) -> None:
    """Flips bits of stored entries; none may stay unnoticed."""
    draw, found = random.Random(seed), Flips()
    with folder() as home:
        database = Database(f"sqlite:///{home / 'feira.db'}")
        database.start()
        asyncio.run(played(database, tables=4, choices=60))
        start = time.monotonic()
        while found.flipped < flips:
            flip_one(database, draw, found)
            if found.flipped % 100 == 0:
                print(f"{found.flipped} bits, {len(found.unnoticed)} unnoticed", flush=True)
        database.stop()
    print(f"{found.flipped} flipped bits in {time.monotonic() - start:.0f} s")
    print(f"unnoticed: {len(found.unnoticed)}")
    for line in found.unnoticed[:10]:
        print(f"  {line}")
    sys.exit(1 if found.unnoticed else 0)


if __name__ == "__main__":
    main()
