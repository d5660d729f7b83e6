"""The texts of notifications, in the language of the reader."""

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct
from sqlalchemy import Connection, select

from feira.core.messages import Messages
from feira.games import find_game
from feira.table import schema

FOLDER = str(Path(__file__).with_name("messages"))


class About(Struct, frozen=True):
    """What a turn is about: the title of the game, and the others at the table."""

    title: str
    others: Sequence[str]


def about(db: Connection, table: str, person: str) -> About | None:
    """The game and the other players of a table; None if there is no such table."""
    t, s, p = schema.tables.c, schema.seats.c, schema.people.c
    game = db.scalar(select(t.game).where(t.id == table))
    if game is None:
        return None
    names = (
        select(p.name)
        .join(schema.seats, s.person == p.id)
        .where(s.table_id == table, p.id != person)
        .order_by(s.seat)
    )
    return About(find_game(game).title, list(db.scalars(names)))


def turn_text(language: str, what: About) -> tuple[str, str]:
    """The title and the sentence of a message that it is somebody's turn."""
    say = Messages(FOLDER, language, ()).format
    title = say("notice-turn-title", game=what.title)
    if not what.others:
        return title, say("notice-turn-alone")
    players = ", ".join(what.others)
    return title, say("notice-turn-text", players=players, number=len(what.others))


def mail_text(language: str, what: About, table: str, stop: str) -> tuple[str, str]:
    """The subject and the text of an e-mail that it is somebody's turn."""
    say = Messages(FOLDER, language, ()).format
    title, text = turn_text(language, what)
    return title, f"{text}\n\n{table}\n\n-- \n{say('notice-mail-why')}\n{stop}\n"


def confirm_text(language: str, name: str, link: str) -> tuple[str, str]:
    """The subject and the text of an e-mail that asks whether an address is right."""
    say = Messages(FOLDER, language, ()).format
    text = say("notice-confirm-text", name=name)
    return say("notice-confirm-title"), f"{text}\n\n{link}\n\n{say('notice-confirm-else')}\n"
