"""Positions of games as people may see them: views, previews, outlooks."""

from collections.abc import Sequence

from feira.core.record import Record, position_after
from feira.service.answers import Position
from feira.service.errors import Missing
from feira.table.table import Table


def check_number(record: Record, number: int) -> None:
    """Refuses a number beyond the last choice."""
    if number > len(record.choices):
        raise Missing(f"the game has {len(record.choices)} choices")


def position_seen(
    record: Record, number: int, own: list[int], previews: Sequence[int], outlook: bool, text: bool
) -> Position:
    """The game after `number` choices, as the seats `own` see it, or spectators if it is empty.

    `previews` are the seats whose choices are previewed. The text of a position hides nothing, so
    it is only for games that are over.
    """
    position = position_after(record, number)
    who = position.actor
    seat = who if who in own else own[0] if own else None
    chosen = record.choices[number] if number < len(record.choices) else None
    return Position(
        number=number,
        actor=who if who >= 0 else None,
        view=position.view(seat),
        choice=None if chosen is None else position.notation(chosen),
        action=None if chosen is None else position.action(chosen),
        previews=position.previews() if who in previews else None,  # type: ignore[arg-type]
        outlook=position.outlook() if outlook else None,
        text=position.text if text else None,
    )


def hides_coins(table: Table) -> bool:
    """Whether a seat sees more than spectators do while the game is running."""
    if table.position is None or table.state == "over":
        return False
    presentation = table.game.presentation
    public = presentation.public.build(table.position.array)
    return any(presentation.own(public, seat) for seat in range(table.config.seats))
