"""Whole games between an in-process table and its clients, without any network."""

import asyncio

import pytest

from feira.core.record import read, write
from feira.games import find_game
from feira.table.secret import verify
from tests.table.clients import Client, new_authority, plan, seated
from tests.table.memory_store import MemoryStore

GAMES = [
    ("mercado", {}, 4),
    ("mercado", {"money": "open", "closed": "secret"}, 2),
    ("machikoro", {"plus": "no"}, 4),
    ("machikoro", {"plus": "yes", "market": "limited"}, 3),
]


async def play_on(clients: list[Client], limit: int = 5000) -> None:
    """All clients make legal choices when it is their turn."""
    for number in range(limit):
        if clients[0].state == "over":
            return
        who = next(client for client in clients if client.turn is not None)
        assert who.turn is not None
        choices = who.turn["choices"]
        previews = {preview["choice"] for preview in who.turn["previews"]}
        assert previews == set(choices)
        answer = await who.choose(choices[(number * 7) % len(choices)])
        assert answer.refused is None
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("name", "options", "seats"), GAMES)
def test_a_whole_game_between_a_table_and_its_clients(
    name: str, options: dict[str, str], seats: int
) -> None:
    async def main() -> None:
        store = MemoryStore()
        authority = new_authority(store)
        kinds = ["me", *["invite"] * (seats - 1)]
        names = "ada ben cleo dora"
        clients = await seated(
            authority, plan(name, *kinds, options=options), " ".join(names.split()[:seats])
        )
        await play_on(clients)
        live = clients[0].live
        assert live is not None
        table = live.table
        # What each of them has on the screen is what a newcomer would be shown.
        for client in clients:
            assert table.position is not None
            assert client.view == table.position.view(client.own[0])
            assert client.messages[-1]["secret"] == table.secret
        # The record replays, and its dice are proved fair.
        text = write(table.record())
        record = read(text.encode(), "game", find_game)
        assert verify(record) > 0
        assert store.endings[table.id].result["over"]
        # Loaded from its log, the table is the same.
        loaded = (await new_authority(store).find(table.id)).table
        assert loaded.position is not None
        assert table.position is not None
        assert loaded.position == table.position
        assert bytes(loaded.position) == bytes(table.position)
        assert loaded.choices == table.choices

    asyncio.run(main())


def test_the_others_never_learn_what_is_hidden() -> None:
    """With `money: hidden` no message to a seat contains another's coins, until the end."""

    async def main() -> None:
        clients = await seated(new_authority(), plan("mercado", "me", "invite"), "ada ben")
        spectator = Client(clients[0].authority, "eve")
        assert clients[0].live is not None
        spectator.watch(clients[0].live)
        await play_on(clients)
        for client in (*clients, spectator):
            own = client.own if client is not spectator else []
            for message in client.messages:
                if message.get("state") == "over":
                    continue
                view = (message.get("view") or {}) | (message.get("mine") or {})
                for player in view.get("players", []):
                    assert (player["coins"] is not None) == (player["seat"] in own)
                assert message.get("secret") is None

    asyncio.run(main())
