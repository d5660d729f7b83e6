"""`make kills`: a server is killed at random moments while bots play at full speed.

Every choice that a bot was sent must be in the log after the restart, once, without gaps. Bots
reconnect and repeat commands without an answer, under the same id: each is executed once.
"""

import asyncio
import random
import sys
import time
from dataclasses import dataclass, field
from statistics import median

import click
from tests.bots import Disconnected, Findings, Link, Memory, Person, choose, new_table
from tests.servers import Feira

from feira.core.types import Json

GAMES = ("mercado", "machikoro")
TABLES = 24
ALONE = 12  # one table in this many is a person's with a computer
LATER = 0.25  # the most seconds between reaching the goal and the kill
STALLED = 30.0  # seconds after which a table counts as stuck
BACK = 2.0  # target in seconds for the first choice after a kill


@dataclass
class Campaign:
    """A server, its bots, and what they were sent."""

    server: Feira
    kills: int
    choices: int
    tables: int = TABLES
    seed: int = 1
    memory: Memory = field(default_factory=Memory)
    up: asyncio.Event = field(default_factory=asyncio.Event)  # the server is up
    yes: asyncio.Event = field(default_factory=asyncio.Event)  # it has accepted a choice
    ended: bool = False
    active: set[str] = field(default_factory=set)  # tables since the last kill
    ready: list[float] = field(default_factory=list)  # seconds to each return of the server
    back: list[float] = field(default_factory=list)  # and to the first choice after it
    work: list[float] = field(default_factory=list)  # processor time of the server until then
    lost: int = 0  # found missing right after a restart
    again: int = 0  # commands resent after a kill
    stored_before: int = 0  # of those, stored before the kill although no bot had an answer
    url: str = ""  # the address for bots, if it is not the server's own
    moved: dict[str, float] = field(default_factory=dict)  # when a choice was last made, by table
    pause: float = 0.0  # the longest between two choices at a table, in seconds

    async def run(self) -> None:
        """Runs everything."""
        draw = random.Random(self.seed)
        self.url = self.url or self.server.url
        people = [await Person.guest(self.url, name) for name in ("ada", "ben")]
        self.up.set()
        bots = [
            asyncio.create_task(self.play(people, n, random.Random(draw.random())))
            for n in range(self.tables)
        ]
        try:
            await self.disturb(bots, draw)
            self.ended = True
            await asyncio.gather(*bots)
        finally:
            for bot in bots:
                bot.cancel()
            await asyncio.gather(*bots, return_exceptions=True)
            for person in people:
                await person.close()

    async def disturb(self, bots: list[asyncio.Task[None]], draw: random.Random) -> None:
        """Kills the server repeatedly, at random moments."""
        for number in range(1, self.kills + 1):
            await self.reach(self.choices * number // self.kills, bots)
            await asyncio.sleep(draw.uniform(0, LATER))
            await self.kill()

    async def reach(self, choices: int, bots: list[asyncio.Task[None]]) -> None:
        """Waits for this many choices, at least one of them since the last kill."""
        await self.yes.wait()
        while self.memory.choices < choices:
            for bot in bots:
                if bot.done():
                    bot.result()
            await asyncio.sleep(0.01)

    async def kill(self) -> None:
        """Kills the server, starts it again, and compares the log with what was sent."""
        self.server.kill()
        self.up.clear()
        self.yes.clear()
        played, self.active = self.active, set()
        start = time.monotonic()
        await asyncio.to_thread(self.server.start)
        self.ready.append(time.monotonic() - start)
        self.up.set()
        await self.yes.wait()
        self.back.append(time.monotonic() - start)
        self.work.append(self.server.seconds())
        self.lost += self.memory.lost_now(self.server.database, played)

    async def play(self, people: list[Person], number: int, draw: random.Random) -> None:
        """Plays one table after the other, until the end; some of them with a computer."""
        game, alone = GAMES[number % 2], number % ALONE == ALONE - 1
        people, computers = (people[:1], ["easy"]) if alone else (people, [])
        while not self.ended:
            table = await new_table(people, game, *computers)
            seats = [self.sit_at(table, person, random.Random(draw.random())) for person in people]
            await asyncio.gather(*seats)

    async def sit_at(self, table: str, person: Person, draw: random.Random) -> None:
        """Plays one seat; after a kill it reconnects and repeats a command without an answer."""
        asked: Json | None = None
        while True:
            await self.up.wait()
            try:
                link = await Link.open(self.url, table, person, self.memory.recorder(table))
            except Disconnected:
                await asyncio.sleep(0.01)
                continue
            try:
                if asked is not None:
                    await self.ask_again(link, table, person, asked)
                    asked = None
                while link.state != "over" and not self.ended:
                    await self.turn_or_end(link)
                    if link.turn is None:
                        continue
                    asked = choose(link.version, draw.choice(link.turn["choices"]))
                    await self.ask(link, table, person, asked)
                    asked = None
                await link.close()
            except Disconnected:
                continue
            else:
                return

    async def turn_or_end(self, link: Link) -> None:
        """Waits for a turn or the end, with a timeout, as the other may have left."""
        start = time.monotonic()
        while not self.ended:
            try:
                await link.until(lambda: link.turn is not None or link.state == "over", 0.5)
            except TimeoutError:
                if time.monotonic() - start > STALLED:
                    raise AssertionError("nothing happens at a table any more") from None
            else:
                return

    async def ask(self, link: Link, table: str, person: Person, asked: Json) -> None:
        """Makes one choice, which must not be refused."""
        self.active.add(table)
        answer = await link.ask(asked)
        if not self.memory.answered(table, person.key(asked["id"]), answer):
            raise AssertionError(f"refused at table {table}: {answer}")
        self.yes.set()
        at = time.monotonic()
        self.pause = max(self.pause, at - self.moved.get(table, at))
        self.moved[table] = at

    async def ask_again(self, link: Link, table: str, person: Person, asked: Json) -> None:
        """Resends a command; the server may have executed it already."""
        self.again += 1
        self.stored_before += link.version > asked["version"]
        await self.ask(link, table, person, asked)


def report(campaign: Campaign, found: Findings) -> bool:
    """Prints the figures; True if nothing was lost."""
    lost = found.lost + campaign.lost
    print(
        f"kills                    {len(campaign.back)}\n"
        f"choices sent             {found.seen}\n"
        f"acknowledged / stored    {found.accepted} / {found.stored}\n"
        f"lost                     {lost}\n"
        f"doubled                  {found.doubled}\n"
        f"gaps                     {found.gaps}\n"
        f"never acknowledged       {found.unknown}\n"
        f"sent again               {campaign.again}, stored before: {campaign.stored_before}\n"
        f"ready again, slowest     {max(campaign.ready):.2f} s\n"
        f"played again, slowest    {max(campaign.back):.2f} s, "
        f"median {median(campaign.back):.2f} s, "
        f"of processor time {median(campaign.work):.2f} s"
    )
    return lost == 0 and found.clean


@click.command()
@click.option("--kills", default=500, show_default=True)
@click.option("--choices", default=500_000, show_default=True, help="Sent to bots, at least.")
@click.option("--tables", default=TABLES, show_default=True, help="At the same time.")
@click.option("--seed", default=1, show_default=True)
def main(kills: int, choices: int, tables: int, seed: int) -> None:
    """Kills a server repeatedly, and checks that nothing was lost."""
    with Feira() as server:
        campaign = Campaign(server, kills, choices, tables, seed)
        asyncio.run(campaign.run())
        good = report(campaign, campaign.memory.check(server.database))
    quick = max(campaign.back) <= BACK
    if not quick:
        print(f"not back within {BACK:.0f} s")
    sys.exit(0 if good and quick else 1)


if __name__ == "__main__":
    main()
