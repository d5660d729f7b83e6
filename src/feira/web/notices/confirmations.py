"""The question whether an address is right: how often it is asked, and whether it still fits."""

import hashlib

from sqlalchemy import Connection, insert, select

from feira.table import schema
from feira.table.days import day_of
from feira.table.timestamps import now
from feira.web.notices.outbox import MAIL, new_message
from feira.web.notices.preferences import change

MOST_OF_ADDRESS = 3  # questions to one address in a day, whoever asks for them
MOST_OF_PERSON = 5  # questions that one person asks for in a day, whatever the addresses
KEY_LENGTH = 32  # characters


def address_key(email: str) -> str:
    """By what an address is known in the outbox, without being written there."""
    return hashlib.sha256(email.casefold().encode()).hexdigest()[:KEY_LENGTH]


def ask(db: Connection, person: str, email: str, language: str) -> bool:
    """Sets an address that is not confirmed, and asks there whether it is right.

    All of it in one transaction; False if that was asked too often today, and nothing changes.
    """
    o, p = schema.outbox.c, schema.people.c
    db.execute(select(p.id).where(p.id == person).with_for_update())  # one request at a time
    key, day = address_key(email), day_of(now())
    topics = [f"confirm {key} {day} {number}" for number in range(MOST_OF_ADDRESS)]
    taken = set(db.scalars(select(o.topic).where(o.topic.in_(topics))))
    free = [topic for topic in topics if topic not in taken]
    mine = select(o.topic).where(o.person == person, o.channel == MAIL, o.table_id == "")
    asked = sum(day in topic.split() for topic in db.scalars(mine))
    if not free or asked >= MOST_OF_PERSON:
        return False
    change(db, person, email=email, confirmed=False, language=language)
    db.execute(insert(schema.outbox), new_message(free[0], person, MAIL, due=now(), target=key))
    return True
