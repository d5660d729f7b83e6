"""The statistics accumulated during play agree with those of a replay."""

import random

import pytest

from feira.core.record import Record
from feira.core.tally import tally
from feira.core.types import CHANCE
from feira.games import NAMES
from feira.table.commands import TakeBack
from feira.table.table import Table
from tests.table.clients import new_authority, plan, seated
from tests.table.table_harness import koro, new_harness, waits

SEATS = 3


def replayed(table: Table) -> object:
    """The statistics from a replay of the game."""
    return tally(Record(game=table.game, config=table.config, choices=tuple(table.choices)))


@pytest.mark.parametrize("game", NAMES)
@waits
async def test_a_game_that_was_played_needs_no_replay(game: str) -> None:
    clients = await seated(new_authority(), plan(game, "me", "invite", "invite"), "Ana Bo Cy")
    live, rng = clients[0].live, random.Random(3)
    assert live is not None
    for client in clients:
        client.previews = False
    while live.table.state != "over" and len(live.table.choices) < 400:
        client = next(one for one in clients if one.turn)
        assert client.turn is not None
        await client.choose(rng.choice(client.turn["choices"]))
    assert live.table.tally is not None
    found = live.table.tally.whole(live.table.actors)
    assert found == replayed(live.table)
    assert len(found.seats) == SEATS
    assert found.moves > 10


@waits
async def test_after_a_take_back_only_a_replay_can_tell() -> None:
    made = await new_harness(koro("me", "invite"), "ada ben")
    name = await made.choose()
    while made.table.actors[-1] == CHANCE:  # what chance has shown is not taken back freely
        name = await made.choose()
    assert made.table.tally is not None
    await made.done(name, TakeBack)
    assert made.table.tally is None
    await made.choose()
    assert made.table.tally is None, "and nothing is added to a part of the game"


@waits
async def test_after_a_load_only_a_replay_can_tell() -> None:
    made = await new_harness(koro("me", "invite"), "ada ben")
    await made.choose()
    made.authority.tables.by_id.clear()
    live = await made.authority.find(made.table.id)
    assert live.table.choices == made.table.choices
    assert live.table.tally is None
