"""The daily challenge at full size: `python -m bench.daily`.

The master plays days of all plans, and each par has to be there when its day begins: the clock is
put forward from midnight to midnight. Then simulated players play one day at a server, through the
functions behind its HTTP handlers, and try to begin it twice. The histogram, every rank and every
percentage are compared with a recount of the records of their games.
"""

import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import click
from sqlalchemy import func, select

from feira.core.errors import FeiraError
from feira.core.record import position_after, read, write
from feira.games import find_game
from feira.players.levels import find_player_spec, new_player
from feira.table import schema, timestamps
from feira.table.commands import Choose
from feira.table.database import Database
from feira.table.days import begins, day_of, later
from feira.table.thinkers import Thinkers
from feira.table.timestamps import now
from feira.web.daily.answers import DailyChallenge
from feira.web.daily.crowd import ENOUGH
from feira.web.daily.days import Day, Days
from feira.web.daily.par import find_pars
from feira.web.daily.tries import check
from feira.web.service import Service

DAYS, PLAYERS = 9, 1000
MASTER = "master"
CROWD = "policy"  # who the simulated players are
SEED = "bench"
AT_ONCE = 50  # players: fewer than the replays of one owner that may wait
A_MOMENT = 0.05  # seconds


class Par(NamedTuple):
    """The master's game of a day, which was there when the day began."""

    day: str
    plan: str
    par: int
    choices: int
    seconds: float  # from the search for days without par to the end of the game


class Crowd(NamedTuple):
    """The results of the simulated players, and what is wrong with them."""

    players: int
    bars: int
    faults: list[str]


# Par.


async def pars(database: Database, level: str, number: int) -> list[Par]:
    """Lets days pass; raises if one begins without par, or with another than its game has."""
    days, thinkers, found = Days(database), Thinkers(1), []
    days.seed = SEED
    put_clock(begins(day_of(now())))
    for _ in range(number):
        start = time.monotonic()
        await find_pars(days, level, thinkers)
        seconds = time.monotonic() - start
        put_clock(begins(later(day_of(now()), 1)))
        found.append(await par_of(database, await days.today(), seconds))
    thinkers.stop()
    return found


def put_clock(moment: int) -> None:
    """Sets the wall clock of this process."""
    timestamps._wall.offset += moment - now()


async def par_of(database: Database, day: Day, seconds: float) -> Par:
    """The par of a day that has just begun, after its game was replayed by the day's secret."""
    if day.par is None:
        raise FeiraError(f"{day.day} has begun without par")
    r = schema.records.c
    query = select(r.text).where(r.id == day.par_record)
    text = str(await database.read(lambda db: db.scalar(query)))
    record = read(text.encode(), day.day, find_game)
    if check(record, day)[0] != day.par:
        raise FeiraError(f"the par of {day.day} is not that of its game")
    return Par(day.day, day.plan, day.par, len(record.choices), seconds)


# The crowd.


async def crowd(service: Service, players: int) -> Crowd:
    """Lets simulated players play today, and compares what each is shown with a recount."""
    day = await service.daily.days.today()
    scores: dict[str, int] = {}
    for first in range(0, players, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, players))
        scores |= dict(await asyncio.gather(*[play(service, day, number) for number in numbers]))
    t = schema.daily_tries.c
    late = select(func.count()).where(t.day == day.day, t.ended.is_(None))
    while await service.database.read(lambda db: db.scalar(late)):
        await service.daily.enter_missed()
        await asyncio.sleep(A_MOMENT)
    everybody = list(scores.values())
    faults = []
    for person, score in scores.items():
        shown = await service.daily.shown(day, person)
        faults += faults_of(shown, score, everybody)
    return Crowd(len(everybody), len(shown.bars), faults)


async def play(service: Service, day: Day, number: int) -> tuple[str, int]:
    """A try of a new guest: the person, and the score by the record of the game."""
    person = await service.people.guest(f"Player {number}")
    table = (await service.daily.begin(day, person)).table
    player = new_player(table.game, find_player_spec(CROWD), seed=number)
    while table.actor is not None:
        assert table.position is not None
        choice = table.position.number(player.choose(table.position))
        name, version = f"c{len(table.choices)}", table.version
        command = Choose(id=name, version=version, choice=choice)
        done = await service.authority.do(table.id, person, command)
        assert done.refused is None, done.refused
    again = (await service.daily.begin(day, person)).table
    assert again is table, "there was a second try"
    record = read(write(table.record()).encode(), table.id, find_game)
    return person.id, int(day.find()[1].score(position_after(record).array).score)


def faults_of(shown: DailyChallenge, score: int, scores: Sequence[int]) -> list[str]:
    """What is wrong with the day as a player with this score sees it."""
    mine, number = shown.mine, len(scores)
    assert mine is not None
    better = 100 * sum(one < score for one in scores) // number if number >= ENOUGH else None
    rank = 1 + sum(one > score for one in scores)
    counts = Counter(scores)
    bars = [(b, sum(counts[n] for n in range(b.least, b.most + 1))) for b in shown.bars]
    wrong = {
        "number of players": shown.played != number,
        "score": mine.score != score,
        "rank": mine.rank != rank,
        "percentage": mine.better_than != better,
        "bar": any(bar.count != count for bar, count in bars),
        "sum of the bars": sum(bar.count for bar in shown.bars) != number,
    }
    return [f"{mine.table}: {what}" for what, is_wrong in wrong.items() if is_wrong]


@click.command()
@click.option("--days", default=DAYS, show_default=True)
@click.option("--players", default=PLAYERS, show_default=True)
@click.option("--level", default=MASTER, show_default=True, help="Who plays for par.")
def main(days: int, players: int, level: str) -> None:
    """Let days pass with the master's par, and a crowd play one of them."""
    from tests.web.live_server import start_server

    with tempfile.TemporaryDirectory() as folder:
        database = Database(f"sqlite:///{folder}/days.db")
        database.start()
        found = asyncio.run(pars(database, level, days))
        database.stop()
    for one in found:
        print(
            f"{one.day} {one.plan:12} par {one.par:3}, {one.choices} choices, {one.seconds:.1f} s"
        )
    print(f"{len(found)} of {days} days began with their par", flush=True)
    start = time.monotonic()
    with start_server(daily_seed=SEED) as server:
        loop = next(iter(server.service.authority.tasks.running)).get_loop()
        playing = asyncio.run_coroutine_threadsafe(crowd(server.service, players), loop)
        result = playing.result()
    print(
        f"{result.players} players, {result.bars} bars, {len(result.faults)} faults, "
        f"{time.monotonic() - start:.0f} s"
    )
    print(*result.faults, sep="\n", end="")
    if result.faults:
        sys.exit(1)


if __name__ == "__main__":
    main()
