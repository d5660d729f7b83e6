"""Confirmation mails: how often they are sent, and to which address."""

import hashlib

from sqlalchemy import Connection, insert, select

from feira.table import schema
from feira.table.days import day_of
from feira.table.timestamps import now
from feira.web.notices.outbox import MAIL, new_message
from feira.web.notices.preferences import change

MOST_OF_ADDRESS = 3  # confirmations sent to one address in a day, by all people together
MOST_OF_PERSON = 5  # confirmations that one person may request in a day, for all addresses together
KEY_LENGTH = 32  # characters


def address_key(email: str) -> str:
    """The key of an address in the outbox, which does not reveal the address."""
    return hashlib.sha256(email.casefold().encode()).hexdigest()[:KEY_LENGTH]


def ask(db: Connection, person: str, email: str, language: str) -> bool:
    """Sets an unconfirmed address, and sends a confirmation to it.

    All of it is one transaction; False if the daily limit is reached, and then nothing changes.
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
