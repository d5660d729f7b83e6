"""The public contents of a finished game: the texts of its card, and the frames of its picture.

Names are as every spectator sees them, and positions are of a game that is over. A name that the
fonts of cards cannot write, such as one of emoji, is replaced by the number of the player.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from feira.core.messages import Messages
from feira.core.position import Position
from feira.core.record import Record, replay, start
from feira.core.tally import rounds_in
from feira.core.types import Json
from feira.web.cards.compose import Card, Row, card_svg
from feira.web.cards.fonts import can_write

MESSAGES = str(Path(__file__).parent.parent / "messages")
MOST_FRAMES = 48  # of an animated picture


@dataclass(frozen=True, kw_only=True)
class Finished:
    """A game that is over: its record, who played, and how it ended."""

    record: Record
    names: Sequence[str]  # by seat, as everybody sees them
    result: Json


@dataclass(frozen=True)
class Summary:
    """A finished game as text: for pages that are shared."""

    title: str
    description: str


def words(language: str) -> Messages:
    """The messages of cards."""
    return Messages(MESSAGES, language, ())


def written(names: Sequence[str], messages: Messages) -> list[str]:
    """The names as a card can write them."""
    return [
        name if name and can_write(name) else messages.format("card-player", number=seat + 1)
        for seat, name in enumerate(names)
    ]


def headline(result: Json, names: Sequence[str], messages: Messages) -> str:
    """Who has won, in one line."""
    if result.get("closed") is not None:
        return messages.format("card-closed")
    if len(names) == 1:
        return names[0]
    winners = [names[seat] for seat in result["winners"]]
    if len(winners) == 1:
        return messages.format("card-won", player=winners[0])
    return messages.format("card-shared", players=", ".join(winners))


def length_of(game: Finished, messages: Messages) -> str:
    """The length of the game: in rounds, or for one player in moves."""
    _, actors = start(game.record).replay(game.record.choices)
    if game.record.config.seats == 1:
        return messages.format("card-moves", moves=sum(seat >= 0 for seat in actors))
    return messages.format("card-rounds", rounds=max(1, rounds_in(actors)))


def leader(scores: Sequence[int], first: Sequence[int]) -> list[int]:
    """The seats in the order of the card: winners first, then by points."""
    return sorted(range(len(scores)), key=lambda seat: (seat not in first, -scores[seat], seat))


def rows_of(
    scores: Sequence[int],
    first: Sequence[int],
    names: Sequence[str],
    of: int | None,
    messages: Messages,
) -> list[Row]:
    """The players with their points; those who are `first` stand out."""
    return [
        Row(
            seat,
            names[seat],
            messages.format("card-of", points=scores[seat], of=of)
            if of is not None and seat in first
            else str(scores[seat]),
            seat in first,
        )
        for seat in leader(scores, first)
    ]


def summarise(title: str, known: Sequence[str], result: Json, language: str) -> Summary:
    """A finished game as text; `title` is that of the game, `known` the names by seat."""
    messages = words(language)
    names = [
        name or messages.format("card-player", number=seat + 1) for seat, name in enumerate(known)
    ]
    scores = result["scores"]
    order = leader(scores, result["winners"])
    return Summary(
        f"{headline(result, names, messages)} · {title}",
        " · ".join(f"{names[seat]} {scores[seat]}" for seat in order),
    )


def card_of(game: Finished, language: str) -> str:
    """The card of a finished game, as SVG."""
    messages = words(language)
    names, result = written(game.names, messages), game.result
    end = start(game.record).replay(game.record.choices)[0]
    winners = result["winners"]
    drawing = game.record.game.presentation.card(end.view(), best_seat(result))
    return card_svg(
        Card(
            game=game.record.game.name,
            title=headline(result, names, messages),
            subtitle=f"{drawing.title} · {length_of(game, messages)}",
            rows=rows_of(result["scores"], winners, names, drawing.of, messages),
            foot=messages.format("card-watch"),
            drawing=drawing,
        )
    )


def best_seat(result: Json) -> int:
    """The seat from whose side the board is drawn: the winner's, or that of the most points."""
    return leader(result["scores"], result["winners"])[0]


def frames_of(game: Finished, language: str) -> Iterator[str]:
    """The frames of the animated picture, as SVG: positions, the last one as on the card."""
    messages = words(language)
    names = written(game.names, messages)
    seat = best_seat(game.result)
    for position, number in sampled(game.record):
        drawing = game.record.game.presentation.card(position.view(), seat)
        acting = [position.actor] if position.actor >= 0 else []
        yield card_svg(
            Card(
                game=game.record.game.name,
                title=drawing.title,
                subtitle=messages.format("card-round", round=number),
                rows=by_seat(rows_of(position.scores, acting, names, None, messages)),
                foot=" ",
                drawing=drawing,
            )
        )
    yield card_of(game, language)


def by_seat(rows: Sequence[Row]) -> list[Row]:
    """The players in the order of their seats: in an animation nobody changes places."""
    return sorted(rows, key=lambda row: row.seat)


def sampled(record: Record) -> Iterator[tuple[Position, int]]:
    """Evenly spaced positions before choices of seats, with their rounds, limited in number."""
    steps = [step for step in replay(record) if step.actor >= 0]
    actors = [step.actor for step in steps]
    every = max(1, -(-len(steps) // MOST_FRAMES))
    for number in range(0, len(steps), every):
        yield steps[number].before, rounds_in(actors[: number + 1])
