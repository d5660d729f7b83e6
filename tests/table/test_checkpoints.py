"""Take-backs and loading are fast, however long the game is."""

import threading

import pytest

from feira.core.position import Position
from feira.core.types import CHANCE
from feira.table.checkpoints import SPACING
from feira.table.commands import TakeBack
from feira.table.fold import load
from feira.table.live_tables import LiveTables
from tests.table.clients import plan
from tests.table.table_harness import TableHarness, koro, new_harness, waits

LONG = 40  # choices of people


async def long_game() -> TableHarness:
    """A game of two people that has gone on for a while."""
    made = await new_harness(koro("me", "invite"), "ada ben")
    for _ in range(LONG):
        await made.choose()
    return made


@waits
async def test_the_last_choice_is_taken_back_without_a_replay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = await long_game()
    table = made.table
    while True:  # until a choice that chance does not follow
        before = bytes(table.position)  # type: ignore[arg-type]
        choices, actors = list(table.choices), list(table.actors)
        name = await made.choose()
        if table.actors[-1] != CHANCE:
            break
    replayed = list[int]()
    replay = Position.replay

    def counted(position: Position, choices: list[int]) -> tuple[Position, list[int]]:
        replayed.append(len(choices))
        return replay(position, choices)

    monkeypatch.setattr(Position, "replay", counted)
    await made.done(name, TakeBack)
    assert sum(replayed) == 0
    assert bytes(table.position) == before  # type: ignore[arg-type]
    assert (table.choices, table.actors) == (choices, actors)


@waits
async def test_any_choice_of_a_long_game_is_as_near() -> None:
    made = await long_game()
    table = made.table
    kept = [one.choices for one in table.checkpoints.kept]
    assert len(kept) <= len(table.choices) / SPACING + 3
    for to in range(len(table.choices), -1, -1):
        count, position = table.checkpoints.go_back(to)
        again, _ = position.replay(table.choices[count:to])
        whole, _ = Position.start(table.game, table.config).replay(table.choices[:to])
        assert bytes(again) == bytes(whole)


@waits
async def test_a_table_is_loaded_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    made = await new_harness(plan("mercado", "me", "invite"), "ada ben")
    threads = list[str]()

    def named(*args: object) -> None:
        threads.append(threading.current_thread().name)
        load(*args)  # type: ignore[arg-type]

    monkeypatch.setattr("feira.table.live_tables.load", named)
    tables: LiveTables = made.authority.tables
    tables.by_id.clear()
    live = await made.authority.find(made.table.id)
    assert live.table.choices == made.table.choices
    assert [name.partition("_")[0] for name in threads] == ["loader"]
