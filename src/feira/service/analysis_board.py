"""The analysis board: any position by its text, and moves from it. Nothing is stored."""

import random
from typing import Annotated

from msgspec import Meta, Struct

from feira.core.errors import FeiraError
from feira.core.position import Position
from feira.core.types import CHANCE
from feira.service.answers import Estimate
from feira.service.errors import Conflict
from feira.service.open_positions import LONGEST
from feira.service.shapes import Preview, Step, View
from feira.table.commands import MOST_NUMBER

MILLISECONDS = 1500.0  # of thinking about one position
Game = Annotated[str, Meta(max_length=32)]
Text = Annotated[str, Meta(max_length=LONGEST)]
Choice = Annotated[int, Meta(ge=0, le=MOST_NUMBER)]


class PositionAsked(Struct, forbid_unknown_fields=True):
    """A position of a game, as text."""

    game: Game
    position: Text


class Move(Struct, forbid_unknown_fields=True):
    """A position of a game, as text, and the number of a legal choice there.

    Without a choice, if chance is to act, an outcome is drawn at random.
    """

    game: Game
    position: Text
    choice: Choice | None = None


class BoardPosition(Struct):
    """A position as the analysis board shows it."""

    game: str
    position: str  # its text in normal form
    actor: int | None  # null: chance is to act, or the game is over
    over: bool
    view: View
    previews: list[Preview]
    steps: list[Step]  # from the position of the request to this one


class Explored(Struct):
    """The moves of a position, the best first: estimates with standard errors."""

    simulations: int
    moves: list[Estimate]


def shown(position: Position, steps: list[Step]) -> BoardPosition:
    """A position as it is sent: nothing is hidden on an analysis board."""
    who = position.actor
    return BoardPosition(
        game=position.game.name,
        position=position.text,
        actor=who if who >= 0 else None,
        over=position.over,
        view=position.view(who if who >= 0 else None),
        previews=position.previews() if who >= 0 else [],  # type: ignore[arg-type]
        steps=steps,
    )


def made(position: Position, choice: int) -> tuple[Position, Step]:
    """The position after a choice or an outcome, and the step."""
    after, events = position.after(choice)
    step: Step = {
        "number": 0,
        "actor": None if position.actor == CHANCE else position.actor,
        "text": position.notation(choice),
        "action": position.action(choice),
        "events": events,
    }
    return after, step


def moved(position: Position, choice: int | None) -> BoardPosition:
    """Makes a choice, then draws for chance until a seat is to act."""
    steps: list[Step] = []
    if choice is not None:
        if choice not in position.legal():
            raise FeiraError("that is no legal choice there")
        position, step = made(position, choice)
        steps.append(step)
    rng = random.Random()
    while position.actor == CHANCE:
        position, step = made(position, position.draw(rng))
        steps.append(step)
    return shown(position, steps)


def check_chance(position: Position, choice: int | None) -> None:
    """Refuses a missing choice where a seat is to act."""
    if choice is None and position.actor != CHANCE:
        raise FeiraError("it is not chance's turn there")


def check_seat(position: Position) -> None:
    """Refuses a position where no seat is to act, so that there are no moves to compare."""
    if position.actor < 0:
        raise Conflict("no seat is to act there")
