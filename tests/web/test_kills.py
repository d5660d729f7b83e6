"""Servers that are killed without warning: nothing that a client was sent is lost."""

import asyncio
import os
import random
import signal

import pytest
from bench.interruptions import Cuts, children
from bench.kills import Campaign

from tests.bots import Link, Memory, Person, choose, new_table, until
from tests.servers import Feira

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]


def test_a_killed_server_has_all_that_clients_were_sent() -> None:
    with Feira() as server:
        campaign = Campaign(server, kills=3, choices=300, tables=12)
        asyncio.run(campaign.run())
        found = campaign.memory.check(server.database)
    assert len(campaign.back) == 3
    assert found.seen >= 300
    assert campaign.lost == 0
    assert found.clean, found
    # Bots were in the middle of something, and what they sent again was done once.
    assert campaign.again > 0


async def play(link: Link, memory: Memory, person: Person, table: str, choices: int) -> None:
    """Makes some choices. One person has all seats."""
    for _ in range(choices):
        await link.until(lambda: link.turn is not None)
        assert link.turn is not None
        command = choose(link.version, random.Random(link.version).choice(link.turn["choices"]))
        answer = await link.ask(command)
        assert memory.answered(table, person.key(command["id"]), answer), answer


def test_a_killed_worker_is_replaced_and_play_goes_on() -> None:
    async def main(server: Feira) -> None:
        memory = Memory()
        person = await Person.guest(server.url, "ada")
        table = await new_table([person], "mercado", "easy")
        assert server.process is not None
        before = children(server.process.pid)
        assert len(before) == 2
        # Some of these sockets are at each worker; those at the killed one are closed.
        links = [
            await Link.insist(server.url, table, person, memory.recorder(table)) for _ in range(8)
        ]
        await play(links[0], memory, person, table, 5)
        os.kill(before[0], signal.SIGKILL)
        await until(lambda: before[0] not in children(server.process.pid), 60, "it is gone")  # type: ignore[union-attr]
        await until(lambda: len(children(server.process.pid)) == 2, 60, "it is replaced")  # type: ignore[union-attr]
        link = await Link.insist(server.url, table, person, memory.recorder(table))
        await play(link, memory, person, table, 5)
        # Those who were at the other worker have seen all of it.
        for other in links:
            if not other.closed:
                await until(lambda other=other: other.version >= link.version, 60, "they see it")  # type: ignore[misc]
            await other.close()
        await link.close()
        await person.close()
        found = memory.check(server.database)
        assert found.clean, found
        assert found.accepted == 10

    with Feira(workers=2) as server:
        asyncio.run(main(server))


def test_pairs_whose_connections_are_cut_go_on() -> None:
    with Feira() as server:
        campaign = Cuts(server, 0, 60, 2, cuts=12)
        asyncio.run(campaign.run())
        found = campaign.memory.check(server.database)
    assert campaign.relay.cut == 12
    assert campaign.again > 0
    assert found.clean, found
    assert campaign.pause < 20
