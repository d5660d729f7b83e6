"""Moving a running game to another server: the inputs of its log, and the log replayed from them.

Neither entries nor outcomes are transferred, only the secret, the nonce and the choices of the
players. The log is decided again from them, choice by choice. So only a game that could have been
played can be brought in, and the dice continue as they would have.
"""

from typing import Annotated

from msgspec import Meta, Struct, structs

from feira.core.errors import FeiraError
from feira.core.types import CHANCE
from feira.table.commands import Digest, Nonce, Number
from feira.table.decision import Decision
from feira.table.fold import enter, next_entry
from feira.table.gauntlet import decide_choice
from feira.table.log import Entry
from feira.table.person import Person
from feira.table.plan import Plan
from feira.table.refused import Refused
from feira.table.seating import decide_begin, seated
from feira.table.table import Table
from feira.table.timestamps import now

MOST_CHOICES = 5_000  # of players; a game has a few hundred
HERE = {"me", "here", "computer"}  # kinds of seats at a table of one device


class MovingGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A running game of one device, with everything needed to continue it elsewhere."""

    id: Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^~[A-Za-z0-9_-]+$(?!\n)")]
    rules: Annotated[str, Meta(max_length=40)]
    plan: Plan
    secret: Digest  # 256 bits as hexadecimal text
    nonce: Nonce  # of the person whose device it is
    choices: Annotated[tuple[Number, ...], Meta(max_length=MOST_CHOICES)]  # of the players alone


def moving(table: Table) -> MovingGame:
    """A running game to be moved; raises if it is not running or other people play in it."""
    if table.state != "playing":
        raise Refused("over" if table.state == "over" else "not-begun")
    if table.notes or not alone(table.plan):
        raise FeiraError("only a game of one device can be moved, and nobody may have left it")
    own = next(seat for seat in table.seats if seat.kind == "me")
    made = zip(table.choices, table.actors, strict=True)
    return MovingGame(
        id=table.id,
        rules=table.game.rules.version,
        plan=table.plan,
        secret=table.secret,
        nonce=own.nonce,
        choices=tuple(choice for choice, actor in made if actor != CHANCE),
    )


def alone(plan: Plan) -> bool:
    """Whether it is a table of one device whose result is entered nowhere else."""
    return {seat.kind for seat in plan.seats} <= HERE and not plan.daily


def arriving_plan(game: MovingGame) -> Plan:
    """The plan of the table that continues the game: unrated, in no campaign, without a clock."""
    if not alone(game.plan):
        raise FeiraError("only a game of one device can be moved")
    kept = structs.replace(game.plan, rated=False, public=False, campaign="")
    if kept.clock.kind != "none":
        raise FeiraError("a game with a clock cannot be moved")
    return kept


def replay_game(table: Table, person: Person, game: MovingGame) -> list[Entry]:
    """Replays a game at a new table with these log entries; raises if the game is impossible."""
    if game.rules != table.game.rules.version:
        raise FeiraError(f"the game is played by rules {game.rules}, not by those of this server")
    entries: list[Entry] = []

    def add(decision: Decision) -> None:
        entry = next_entry(table, decision, at=now())
        enter(table, entry, decision)
        entries.append(entry)

    own = next(number for number, seat in enumerate(table.seats) if seat.kind == "me")
    add(Decision(event=seated(person, own, game.nonce)))
    begun = decide_begin(table)
    assert begun is not None  # all seats are taken
    add(begun)
    for number, choice in enumerate(game.choices, 1):
        if table.state == "over":
            raise FeiraError(f"the game was over before choice {number}")
        try:
            add(decide_choice(table, choice))
        except Refused:
            raise FeiraError(f"choice {number} of the players is not legal") from None
    if table.state == "over":
        raise FeiraError("the game is over: send its record")
    return entries
