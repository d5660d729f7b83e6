"""Computers think while somebody plays or watches, and otherwise not."""

from feira.table.commands import Resign
from tests.table.clients import Client, plan
from tests.table.table_harness import new_harness, waits


@waits
async def test_computers_stop_at_a_table_that_everybody_has_left() -> None:
    made = await new_harness(plan("mercado", "me", "easy", "master"), "ada")
    await made.done("ada", Resign)
    await made.settle()
    table = made.table
    assert table.state == "playing"
    assert not made.live.busy
    stopped = len(table.choices)
    # Somebody looks in: they play on, and to the end as long as that person stays.
    watcher = Client(made.authority, "eve")
    made.authority.watch(made.live, watcher)
    await made.settle()
    assert table.state == "over"
    assert len(table.choices) > stopped


@waits
async def test_computers_play_on_for_a_person_who_is_not_connected() -> None:
    made = await new_harness(plan("mercado", "me", "easy", "master"), "ada")
    await made.choose()
    assert made.turn == "ada"
    assert not made.live.watchers
