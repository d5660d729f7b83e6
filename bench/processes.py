"""`make processes`: two server processes write to the same tables.

Every seat is played through both at once: the same command is sent to both, or two different ones
that race for the same version. The acknowledged choices must be those in the log, and all watchers
at both servers must see the same.
"""

import asyncio
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field

import click
from tests.bots import Findings, Link, Memory, Person, choose, new_table, until
from tests.servers import Feira, Postgres, Redis

from feira.core.types import Json

GAMES = ("mercado", "machikoro")
TABLES = 6
NOT_STORED = "not-stored"
UNAVAILABLE = 503
SETTLING = 20.0  # seconds, on a busy machine, for all watchers to agree and play to continue
LATEST = 10.0  # seconds, as well, until all watchers have a change; the longest is reported
STALLED = 20.0  # seconds after which a table counts as stuck
ENOUGH = 20  # choices before a failure is caused


@dataclass
class Pair:
    """Two servers on one database."""

    servers: Sequence[Feira]
    postgres: Postgres
    redis: Redis

    @property
    def urls(self) -> list[str]:
        """The addresses of both."""
        return [server.url for server in self.servers]

    @property
    def database(self) -> str:
        """The address of their database."""
        return self.servers[0].database


@contextmanager
def pair() -> Iterator[Pair]:
    """Two servers on PostgreSQL and Redis, started at the same moment."""
    with ExitStack() as stack:
        postgres, redis = stack.enter_context(Postgres()), stack.enter_context(Redis())
        settings = {"database": postgres.url, "redis": redis.url}
        servers = [Feira(**settings) for _ in range(2)]
        for server in servers:
            stack.callback(server.__exit__)
            server.launch()
        for server in servers:
            server.wait(600)
        yield Pair(servers, postgres, redis)


@dataclass
class Race:
    """Bots that use both servers at once, and what they were sent."""

    urls: Sequence[str]  # through which every seat is played
    seen: Sequence[str] = ()  # where others watch; as above if not given
    memory: Memory = field(default_factory=Memory)
    draw: random.Random = field(default_factory=lambda: random.Random(1))
    by: Counter[int] = field(default_factory=Counter)  # accepted, by server
    refused: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    watching: dict[str, list[Link]] = field(default_factory=dict)  # by table
    goal: int = 0
    ended: bool = False  # regardless of the goal
    without: int = 0  # accepted during a failure
    latest: float = 0.0  # seconds until all watchers had a change during a failure

    @property
    def accepted(self) -> int:
        """Choices so far."""
        return sum(map(len, self.memory.accepted.values()))

    @property
    def done(self) -> bool:
        """Whether the goal is reached."""
        return self.ended or (self.goal > 0 and self.accepted >= self.goal)

    async def run(self, goal: int, tables: int = TABLES) -> None:
        """Plays this many choices at this many tables; 0: until it is ended."""
        self.goal = goal
        self.seen = self.seen or self.urls
        people = [await Person.guest(self.urls[n % 2], name) for n, name in enumerate("ab")]
        try:
            async with asyncio.TaskGroup() as group:
                for n in range(tables):
                    group.create_task(self.play(people, GAMES[n % 2]))
                group.create_task(self.play(people[:1], GAMES[0], "easy"))
        finally:
            for person in people:
                await person.close()

    async def play(self, people: Sequence[Person], game: str, *computers: str) -> None:
        """One table after the other."""
        while not self.done:
            table = await new_table(people, game, *computers)
            racers = [await Racer.at(self, table, person) for person in people]
            watchers = [await Link.insist(url, table) for url in self.seen]
            self.watching[table] = watchers
            await asyncio.gather(*[racer.play() for racer in racers])
            del self.watching[table]
            links = [(link, racer.person) for racer in racers for link in racer.links]
            await self.settle(table, links + [(link, None) for link in watchers])

    def all_have(self, versions: dict[str, int]) -> bool:
        """Whether every watcher of a table in play has seen at least this version of it."""
        return all(
            link.version >= versions.get(table, 0)
            for table, links in self.watching.items()
            for link in links
        )

    def newest(self) -> dict[str, int]:
        """The latest known versions of the tables in play."""
        seen = self.memory.seen
        return {table: max(seen[table], default=0) for table in self.watching}

    async def settle(self, table: str, links: Sequence[tuple[Link, Person | None]]) -> None:
        """All watchers of a table reach the version of a new snapshot, at both servers."""
        for link, person in links:
            for url in self.seen:
                new = await Link.insist(url, table, person)
                await until(
                    lambda link=link, new=new: link.version == new.version,  # type: ignore[misc]
                    SETTLING,
                    "all watchers have the latest version",
                )
                if (new.state, new.view) != (link.state, link.view):
                    self.faults.append(f"{table} {new.version}: a newcomer sees something else")
                await new.close()
        for link, _ in links:
            await link.close()


@dataclass
class Racer:
    """One seat, played through both servers."""

    race: Race
    table: str
    person: Person
    links: list[Link]

    @classmethod
    async def at(cls, race: Race, table: str, person: Person) -> "Racer":
        """Takes a socket at each server."""
        hear = race.memory.recorder(table)
        links = [await Link.insist(url, table, person, hear) for url in race.urls]
        links[1].changed = links[0].changed
        return cls(race, table, person, links)

    @property
    def newest(self) -> Link:
        """The link with the latest version."""
        return max(self.links, key=lambda link: link.version)

    async def play(self) -> None:
        """Plays this seat's turns until the end."""
        while not self.race.done and self.newest.state != "over":
            version = self.newest.version
            try:
                await self.links[0].until(self.is_called, STALLED)
            except TimeoutError:
                if self.newest.version == version and not self.race.done:
                    self.race.faults.append(f"{self.table} {version}: nothing happens")
            if not self.race.done and (turn := self.newest.turn) is not None:
                await self.act(self.newest.version, turn["choices"])

    def is_called(self) -> bool:
        """Whether there is something to do."""
        return self.race.done or self.newest.turn is not None or self.newest.state == "over"

    async def act(self, version: int, choices: list[int]) -> None:
        """Sends a command to both servers, rival commands to one each, or a command to one."""
        draw = self.race.draw
        way = draw.choice(("same", "rivals", "one"))
        first = choose(version, draw.choice(choices))
        if way == "one":
            yes = [await self.ask(draw.randrange(2), first)]
        else:
            second = first if way == "same" else choose(version, draw.choice(choices))
            yes = list(await asyncio.gather(self.ask(0, first), self.ask(1, second)))
        if sum(yes) != (2 if way == "same" else 1):
            self.race.faults.append(f"{self.table} {version}: {way} {yes}")

    async def ask(self, server: int, command: Json) -> bool:
        """Sends a command to one server, repeatedly while the database is down. Was it accepted?"""
        race, key = self.race, self.person.key(command["id"])
        while True:
            answer = await self.links[server].ask(command)
            if race.memory.answered(self.table, key, answer):
                race.by[server] += 1
                return True
            race.refused[answer["refused"]["key"]] += 1
            if answer["refused"]["key"] != NOT_STORED:
                return False
            await asyncio.sleep(0.05)


# Failures of Redis and PostgreSQL.


async def meanwhile(race: Race, happens: Coroutine[None, None, None]) -> None:
    """Runs something during a race; afterwards play must continue at every table."""
    async with asyncio.TaskGroup() as group:
        group.create_task(race.run(0, 3))
        await until(lambda: race.accepted >= ENOUGH, SETTLING, "play begins")
        await happens
        before = race.newest()

        def gone_on() -> bool:
            now = race.newest()
            return all(now.get(table, version + 1) > version for table, version in before.items())

        await until(gone_on, SETTLING, "play goes on")
        race.ended = True


async def without_redis(servers: Pair, race: Race, seconds: float, *, frozen: bool) -> None:
    """Redis is killed, or does not answer; all watchers still get every change."""
    redis = servers.redis
    assert redis is not None
    if frozen:
        redis.signal(signal.SIGSTOP)
    else:
        redis.kill()
    end = time.monotonic() + seconds
    before = race.accepted
    while time.monotonic() < end:
        versions, start = race.newest(), time.monotonic()
        await until(lambda versions=versions: race.all_have(versions), LATEST, "watchers follow")  # type: ignore[misc]
        race.latest = max(race.latest, time.monotonic() - start)
        await asyncio.sleep(0.1)
    race.without = race.accepted - before
    if frozen:
        redis.signal(signal.SIGCONT)
    else:
        await asyncio.to_thread(redis.start)


async def without_postgres(servers: Pair, race: Race, seconds: float, how: str = "fast") -> None:
    """PostgreSQL is stopped: commands are refused, by socket and by HTTP."""
    assert servers.postgres is not None
    person = await Person.guest(servers.urls[0], "c")
    table = await new_table([person], "mercado", "easy")
    await asyncio.to_thread(servers.postgres.stop, how)
    end = time.monotonic() + seconds
    asked = {"do": "resign", "id": "resign", "version": 3}
    answer = await person.try_post(f"/api/tables/{table}/commands", asked)
    if answer.status_code != UNAVAILABLE:
        race.faults.append(f"without PostgreSQL: {answer.status_code} {answer.text}")
    await until(lambda: race.refused[NOT_STORED] > 0, SETTLING, "a command is refused")
    before = race.accepted
    await asyncio.sleep(max(0, end - time.monotonic()))
    race.without = race.accepted - before
    await asyncio.to_thread(servers.postgres.start)
    await person.close()


def report(kind: str, race: Race, found: Findings, seconds: float) -> bool:
    """Prints the figures; True if there is no fault."""
    refused = ", ".join(f"{key} {number}" for key, number in sorted(race.refused.items()))
    print(
        f"{kind}: acknowledged {found.accepted}, stored {found.stored}, lost {found.lost}, "
        f"doubled {found.doubled}, gaps {found.gaps}, "
        f"acknowledged by server {race.by[0]} and {race.by[1]}, refused: {refused or 'none'}; "
        f"{found.accepted / seconds:.0f} a second"
        + (f"; watchers had it within {race.latest:.1f} s" if race.latest else "")
    )
    for fault in race.faults[:10]:
        print(f"  {fault}")
    return found.clean and not race.faults


@click.command()
@click.option("--choices", default=10_000, show_default=True)
@click.option("--outage", default=10.0, show_default=True, help="Seconds without Redis.")
def main(choices: int, outage: float) -> None:
    """Races of two server processes on one database, also while Redis and PostgreSQL fail."""
    with pair() as servers:
        race = Race(servers.urls)
        good = timed("both", servers, race, race.run(choices))
        race = Race([servers.urls[0]] * 2, servers.urls)
        gone = without_redis(servers, race, outage, frozen=False)
        good &= timed("without Redis", servers, race, meanwhile(race, gone))
        race = Race(servers.urls)
        gone = without_postgres(servers, race, 1.0)
        good &= timed("PostgreSQL restarted", servers, race, meanwhile(race, gone))
    sys.exit(0 if good else 1)


def timed(what: str, servers: Pair, race: Race, doing: Coroutine[None, None, None]) -> bool:
    """Runs a race, and reports its figures."""
    start = time.monotonic()
    asyncio.run(doing)
    seconds = time.monotonic() - start
    return report(what, race, race.memory.check(servers.database), seconds)


if __name__ == "__main__":
    main()
