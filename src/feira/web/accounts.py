"""The credentials of an account: its password, its recovery codes, and its sessions.

Functions with a `db` run in a transaction of their caller, so that other programs, such as commands
for operators, can use them too. All processes read from the table `ended` whose session has ended.
"""

from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.table import schema
from feira.table.coded import Coded
from feira.table.database import Database
from feira.table.ids import random_letters
from feira.table.names import folded
from feira.table.person import Person
from feira.web import audit
from feira.web.audit import Action
from feira.web.live_sessions import LiveSessions, record_end
from feira.web.passwords import Passwords, check_password
from feira.web.tokens import digest

CODES = 10  # recovery codes of an account
CODE_LETTERS = 16  # of a code: 79 bits
CODE_GROUP = 4  # letters between two dashes
SESSION_ID = 16  # characters of a session's key that identify it in a list
WRONG = "there is no account with this name and recovery code"


def set_password(db: Connection, person: str, hashed: str) -> bool:
    """Gives an account another password, as a hash; False if there is no such account."""
    p = schema.people.c
    account = (p.id == person) & p.account.is_not(None)
    if db.execute(update(schema.people).where(account).values(password=hashed)).rowcount == 0:
        return False
    audit.add(db, Action.PASSWORD_CHANGED, person)
    return True


def end_keys(db: Connection, person: str, *, but: str = "") -> list[str]:
    """Ends all credentials made under an older password: sessions except one, tokens, recovery
    codes.

    Returns the keys of sessions and tokens that have ended.
    """
    forget_codes(db, person)
    return end_sessions(db, person, but=but) + end_tokens(db, person)


def end_sessions(db: Connection, person: str, *, but: str = "") -> list[str]:
    """Signs a person out everywhere, except in one session; returns the ended keys."""
    s = schema.sessions.c
    ended = delete(schema.sessions).where(s.person == person, s.key != but).returning(s.key)
    keys = list(db.scalars(ended))
    record_end(db, *keys)
    return keys


def end_tokens(db: Connection, person: str) -> list[str]:
    """Deletes all tokens of a person; returns their digests."""
    t = schema.tokens.c
    digests = list(db.scalars(delete(schema.tokens).where(t.person == person).returning(t.digest)))
    record_end(db, *digests)
    return digests


def forget_codes(db: Connection, person: str) -> None:
    """Deletes the recovery codes of a person."""
    db.execute(delete(schema.recovery_codes).where(schema.recovery_codes.c.person == person))


def new_codes(db: Connection, person: str) -> list[str]:
    """New recovery codes instead of the old ones. Only digests of them are stored."""
    codes = [random_letters(CODE_LETTERS) for _ in range(CODES)]
    forget_codes(db, person)
    rows = [{"digest": code_digest(person, code), "person": person} for code in codes]
    db.execute(insert(schema.recovery_codes), rows)
    return [shown(code) for code in codes]


def use_code(db: Connection, person: str, code: str) -> bool:
    """Consumes a recovery code; False if the person has no such code."""
    c = schema.recovery_codes.c
    mine = (c.digest == code_digest(person, code)) & (c.person == person)
    return db.execute(delete(schema.recovery_codes).where(mine)).rowcount == 1


def shown(code: str) -> str:
    """A code in groups of letters, for writing down."""
    return "-".join(code[i : i + CODE_GROUP] for i in range(0, len(code), CODE_GROUP))


def code_digest(person: str, code: str) -> str:
    """What is stored of a recovery code. It is random, so a plain digest cannot be reversed."""
    letters = "".join(letter for letter in code.lower() if letter.isalnum())
    return digest(f"recovery {person} {letters}")


class Accounts:
    """Passwords, recovery codes and sessions of people, for the page."""

    def __init__(self, database: Database, passwords: Passwords, live: LiveSessions) -> None:
        self.database, self.passwords, self.live = database, passwords, live

    async def check(self, person: Person, password: str) -> None:
        """Refuses a password that is not the account's present one."""
        p = schema.people.c
        query = select(p.password).where(p.id == person.id)
        hashed = await self.database.read(lambda db: db.scalar(query))
        if not await self.passwords.matches(hashed, password):
            raise Coded("this is not your present password", "password-present")

    async def change_password(self, person: Person, present: str, password: str, here: str) -> None:
        """Changes a password; all other sessions, tokens and recovery codes end."""
        if person.guest:
            raise FeiraError("only an account has a password")
        check_password(person.name, password)
        await self.check(person, present)
        await self.set_password(person, password, here)

    async def set_password(self, person: Person, password: str, here: str = "") -> None:
        """Gives an account another password, and ends its credentials, except one session."""
        hashed = await self.passwords.hash(password)

        def do(db: Connection) -> list[str]:
            set_password(db, person.id, hashed)
            return end_keys(db, person.id, but=here)

        self.live.end(*await self.database.write(do))

    async def new_codes(self, person: Person, password: str) -> list[str]:
        """New recovery codes; they cannot be read again."""
        if person.guest:
            raise FeiraError("only an account has recovery codes")
        await self.check(person, password)
        return await self.database.write(lambda db: new_codes(db, person.id))

    async def codes_left(self, person: Person) -> int:
        """How many recovery codes an account has."""
        c = schema.recovery_codes.c
        query = select(c.digest).where(c.person == person.id)
        return len(await self.database.read(lambda db: db.scalars(query).all()))

    async def recover(self, name: str, code: str, password: str) -> Person:
        """Sets another password by a recovery code. All sessions, tokens and codes end."""
        check_password(name, password)
        hashed = await self.passwords.hash(password)
        p = schema.people.c
        query = select(p.id, p.name).where(p.account == folded(name))

        def do(db: Connection) -> tuple[Any, list[str]] | None:
            row = db.execute(query).first()
            if row is None or not use_code(db, row.id, code):
                return None
            set_password(db, row.id, hashed)
            return row, end_keys(db, row.id)

        done = await self.database.write(do)
        if done is None:
            raise Coded(WRONG, "no-recovery")
        row, ended = done
        self.live.end(*ended)
        return Person(row.id, row.name, account=True)

    async def sessions(self, person: Person, here: str) -> list[Json]:
        """Where a person is signed in, the latest first; `here` is the key of this session."""
        s = schema.sessions.c
        query = select(s.key, s.device, s.created, s.seen).where(s.person == person.id)
        rows = await self.database.read(lambda db: db.execute(query.order_by(s.seen.desc())).all())
        return [
            {"id": row.key[:SESSION_ID], "device": row.device or "", "here": row.key == here}
            | {"created": row.created or 0, "seen": row.seen or 0}
            for row in rows
        ]

    async def end_session(self, person: Person, session: str) -> bool:
        """Signs a person out in one session; False if there is no such session."""
        s = schema.sessions.c
        mine = (s.person == person.id) & (func.substr(s.key, 1, SESSION_ID) == session)

        def do(db: Connection) -> list[str]:
            keys = list(db.scalars(delete(schema.sessions).where(mine).returning(s.key)))
            record_end(db, *keys)
            return keys

        ended = await self.database.write(do)
        self.live.end(*ended)
        return bool(ended)

    async def end_sessions(self, person: Person) -> None:
        """Signs a person out everywhere, including programs with tokens."""

        def do(db: Connection) -> list[str]:
            return end_sessions(db, person.id) + end_tokens(db, person.id)

        self.live.end(*await self.database.write(do))
