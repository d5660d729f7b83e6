"""Crowds: players first, the others in slices, in order, and every message once."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from feira.table import delivery
from feira.table.delivery import MessageFor, send_to_all
from feira.table.live_table import SLICE, LiveTable
from feira.table.person import Person
from tests.table.clients import Client, plan
from tests.table.table_harness import new_harness, waits


class Crowd:
    """One of many watchers."""

    def __init__(self, name: str) -> None:
        self.person, self.previews = Person(name, name), False
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        """Records a message."""
        self.heard.append(message)


def crowd(size: int) -> tuple[LiveTable, list[Crowd]]:
    """A table with one player and many spectators."""
    watchers = [Crowd(f"{number}") for number in range(size)]
    time = SimpleNamespace(now=lambda: 0)
    table = SimpleNamespace(seats=[SimpleNamespace(person="7")], time=time)
    live = LiveTable(cast(Any, table), "")
    live.watchers = set(watchers)
    return live, watchers


def test_players_are_sent_it_at_once_and_everybody_in_order() -> None:
    async def whole() -> None:
        live, watchers = crowd(SLICE * 3)
        messages: list[MessageFor] = [lambda _: b"one", lambda _: b"two"]
        for message_for in messages:
            send_to_all(live, message_for)
        assert watchers[7].heard == [b"one", b"two"]
        assert not any(one.heard for one in watchers if one is not watchers[7])
        await asyncio.sleep(0)
        reached = sum(bool(one.heard) for one in watchers)
        assert reached == SLICE + 1  # then the event loop had its turn
        gone = next(one for one in watchers if not one.heard)
        live.watchers.discard(gone)
        while live.unsent:
            await asyncio.sleep(0)
        assert gone.heard == []
        assert all(one.heard == [b"one", b"two"] for one in watchers if one is not gone)

    asyncio.run(whole())


def test_other_tables_have_time_between_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "PAUSE", 3600.0)

    async def whole() -> None:
        live, watchers = crowd(SLICE * 3)
        send_to_all(live, lambda _: b"one")
        for _ in range(10):
            await asyncio.sleep(0)
        assert sum(bool(one.heard) for one in watchers) == SLICE + 1  # the player as well

    asyncio.run(whole())


def test_few_are_sent_it_at_once() -> None:
    live, watchers = crowd(SLICE)
    send_to_all(live, lambda _: b"x")
    assert all(one.heard == [b"x"] for one in watchers)


@waits
async def test_a_crowd_follows_a_game() -> None:
    made = await new_harness(plan("machikoro", "me", "invite"), "ada ben")
    clients = [Client(made.authority, f"watcher {number}") for number in range(2 * SLICE)]
    for client in clients:
        client.watch(made.live)
    snapshots = {str(client.messages[0]) for client in clients}
    assert len(snapshots) == 1
    for _ in range(5):
        await made.choose()
    while made.live.unsent:
        await asyncio.sleep(0)
    assert {client.version for client in clients} == {made.table.version}
    assert len({str(client.view) for client in clients}) == 1
    late = Client(made.authority, "late")
    late.watch(made.live)
    assert late.view == clients[0].view
    host = Client(made.authority, "ada")
    host.watch(made.live)
    assert host.messages[0]["host"]
    assert not late.messages[0]["host"]
