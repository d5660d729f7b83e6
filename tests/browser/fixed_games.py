"""Reproducible games: played here from a fixed secret, then moved to the server.

A server takes over a running game of somebody's device with its secret, its nonce and its choices
(docs/page.md), so its dice fall as they fell here. Such a table can have computer seats; their
choices so far were made here. So screens do not depend on chance.
"""

from collections.abc import Callable
from itertools import count

import msgspec

from feira.core.types import Json
from feira.games import find_game
from feira.table.fold import enter, next_entry
from feira.table.gauntlet import decide_choice
from feira.table.moving import MovingGame, moving, replay_game
from feira.table.person import Person
from feira.table.plan import Plan, checked
from feira.table.table import Table
from tests.browser.api_player import ApiPlayer, Choose, anytime, by_previews

SECRET = "5eed" * 16
NONCE = "nonce-of-a-device"
HOST = Person("~me", "Somebody")
numbers = count(1)


def fixed_table(
    host: ApiPlayer,
    game: str,
    *seats: Json,
    choices: int,
    choose: Choose | None = None,
    until: Callable[[Json], bool] = anytime,
    **plan: object,
) -> str:
    """A table of the host's, who sits first: after some choices, at a suitable turn."""
    table = begun(msgspec.convert({"game": game, "seats": [{"kind": "me"}, *seats], **plan}, Plan))
    choose = choose or by_previews()
    made = 0
    while not (made >= choices and table.actor == 0 and until(seen_at(table))):
        make(table, choose(host, table.id, seen_at(table)))
        made += 1
    return moved(host, moving(table))


def fixed_ending(
    host: ApiPlayer, game: str, *seats: Json, choose: Callable[[int], Choose], **plan: object
) -> str:
    """A table at which the host's choice has ended the game; `choose` gets a seed.

    The last choice is made at the server: a game that is over cannot be moved there.
    """
    given = msgspec.convert({"game": game, "seats": [{"kind": "me"}, *seats], **plan}, Plan)
    for seed in range(1, 100):
        before, last, actor = to_the_end(begun(given), host, choose(seed))
        if actor == 0:
            made = moved(host, before)
            assert host.command(made, "choose", host.snapshot(made)["version"], choice=last)
            return made
    raise AssertionError("the host never makes the last choice")


def to_the_end(table: Table, host: ApiPlayer, choose: Choose) -> tuple[MovingGame, int, int]:
    """Plays a game; returns it before the last choice, that choice, and its seat."""
    while True:
        before, actor = moving(table), table.actor
        choice = choose(host, table.id, seen_at(table))
        make(table, choice)
        if table.state == "over":
            assert actor is not None
            return before, choice, actor


def begun(plan: Plan) -> Table:
    """A table of this process at which the game has just begun."""
    game = find_game(plan.game)
    config = checked(plan, game)
    table = Table(f"~{next(numbers)}", game, config, plan, HOST.id, SECRET, created=0)
    rules = game.rules.version
    replay_game(table, HOST, MovingGame(table.id, rules, plan, SECRET, NONCE, choices=()))
    return table


def make(table: Table, choice: int) -> None:
    """Makes a choice for the seat that is to act."""
    decision = decide_choice(table, choice)
    enter(table, next_entry(table, decision, at=0), decision)


def seen_at(table: Table) -> Json:
    """What a player who is to act sees, as in a snapshot."""
    position = table.position
    assert position is not None
    turn = {
        "seat": position.actor,
        "choices": position.legal(),
        "previews": position.previews(),
    }
    return {"turn": turn, "view": position.view(position.actor), "game": table.game.name}


def moved(host: ApiPlayer, game: MovingGame) -> str:
    """The id of the server's table that continues the game."""
    return str(host.post("/api/tables/taken-over", msgspec.to_builtins(game))["id"])
