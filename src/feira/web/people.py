"""People: guests by name, accounts with a password, tokens for their bots."""

import asyncio
import hashlib
import secrets
import time
import unicodedata
from functools import cache
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from msgspec import structs
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from feira.core.errors import FeiraError
from feira.core.game import Json
from feira.table import schema
from feira.table.authority import new_id, now
from feira.table.database import Database
from feira.table.log import Sat, parse_what, what_text
from feira.table.table import NOBODY_KNOWN, Person
from feira.web.doors import Doors

SHORTEST = 8
LONGEST = 256
MOST_TOKENS = 20
BELIEVED = 5.0  # seconds for which it is believed that somebody still exists
MOST_BELIEVED = 10_000  # people


@cache
def common_passwords() -> frozenset[str]:
    """Those that are tried first by whoever tries."""
    lines = Path(__file__).with_name("common.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(word for line in lines if line[:1] != "#" for word in line.split())


def folded(name: str) -> str:
    """Names that look the same are the same."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


def check_password(name: str, password: str) -> None:
    """Long enough, and not one that everybody tries. No other rules."""
    if len(password) < SHORTEST:
        raise FeiraError(f"a password has at least {SHORTEST} characters")
    if len(password) > LONGEST:
        raise FeiraError(f"a password has at most {LONGEST} characters")
    plain = password.casefold()
    if plain in common_passwords() or plain == folded(name):
        raise FeiraError("this password is among the first that anyone would try")


class People:
    """Everybody the database knows."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.hasher = PasswordHasher()  # Argon2id
        self.hashing = asyncio.Semaphore(2)  # it is slow on purpose; threads are left for others
        self.doors = Doors(database)
        self.believed: dict[str, tuple[float, Person]] = {}  # until when, and who
        self.owners: dict[str, tuple[float, str]] = {}  # of tokens, by digest: the same
        self.deleted = 0  # tokens, by this process

    async def guest(self, name: str) -> Person:
        """Somebody new, by name."""
        person = Person(new_id(), clean(name))
        row = {"id": person.id, "name": person.name, "created": now()}
        await self.database.write(lambda db: db.execute(insert(schema.people), row))
        return person

    async def find(self, person: str) -> Json | None:
        """What is known of a person, but for the password; not of a guest who signed in."""
        p = schema.people.c
        query = select(p.id, p.name, p.account, p.created).where(p.id == person, p.became.is_(None))
        row = await self.database.read(lambda db: db.execute(query).mappings().first())
        return None if row is None else dict(row)

    async def known(self, person: str) -> Person:
        """Who this is, or nobody if they are no more; looked up every few seconds."""
        until, who = self.believed.get(person, (0.0, NOBODY_KNOWN))
        if until > time.monotonic():
            return who
        found = await self.find(person)
        if found is None:
            self.believed.pop(person, None)
            return NOBODY_KNOWN
        who = Person(found["id"], found["name"])
        if len(self.believed) >= MOST_BELIEVED:
            self.believed.clear()
        self.believed[person] = (time.monotonic() + BELIEVED, who)
        return who

    async def sign_up(self, guest: Person, name: str, password: str) -> Person:
        """The guest becomes an account and keeps all games; who was nobody becomes somebody."""
        name = clean(name)
        check_password(name, password)
        async with self.hashing:
            hashed = await asyncio.to_thread(self.hasher.hash, password)
        person = Person(guest.id or new_id(), name)
        p = schema.people.c
        values = {"name": name, "account": folded(name), "password": hashed}
        change = update(schema.people).where(p.id == guest.id, p.account.is_(None)).values(values)

        def do(db: Connection) -> bool:
            if guest.id:
                return db.execute(change).rowcount == 1
            db.execute(insert(schema.people), values | {"id": person.id, "created": now()})
            return True

        try:
            done = await self.database.write(do)
        except IntegrityError:
            raise FeiraError(f"the name '{name}' is taken") from None
        if not done:
            raise FeiraError("you have an account already")
        self.believed.pop(person.id, None)
        return person

    async def sign_in(self, name: str, password: str) -> Person:
        """The account of that name; it takes the same time whether there is one or not."""
        p = schema.people.c
        query = select(p.id, p.name, p.password).where(p.account == folded(name))
        row = await self.database.read(lambda db: db.execute(query).first())
        async with self.hashing:
            right = await asyncio.to_thread(self._is_right, row.password if row else "", password)
        if row is None or not right:
            raise FeiraError("there is no account with this name and password")
        return Person(row.id, row.name)

    def _is_right(self, hashed: str, password: str) -> bool:
        """Is it the password? Slow on purpose, so this is called in a thread."""
        nobodys = self._nobodys_hash()
        try:
            return self.hasher.verify(hashed or nobodys, password)
        except VerifyMismatchError:
            return False

    @cache  # noqa: B019  there is one of these in a process
    def _nobodys_hash(self) -> str:
        return self.hasher.hash(secrets.token_hex())

    def gone(self, person: Person) -> None:
        """Nobody is this person from now on."""
        self.believed.pop(person.id, None)
        self.doors.ended(person.id)

    async def new_token(self, person: Person, name: str) -> Json:
        """A token for a bot; it is shown this once."""
        token = f"feira_{secrets.token_urlsafe(32)}"
        row = {
            "id": new_id(),
            "digest": digest(token),
            "person": person.id,
            "name": name,
            "created": now(),
        }

        def do(db: Connection) -> bool:
            t = schema.tokens.c
            if len(db.execute(select(t.id).where(t.person == person.id)).all()) >= MOST_TOKENS:
                return False
            db.execute(insert(schema.tokens), row)
            return True

        if not await self.database.write(do):
            raise FeiraError(f"you have {MOST_TOKENS} tokens: delete one first")
        return {"id": row["id"], "name": name, "token": token}

    async def tokens_of(self, person: Person) -> list[Json]:
        """The names of a person's tokens."""
        t = schema.tokens.c
        query = select(t.id, t.name, t.created).where(t.person == person.id).order_by(t.created)
        rows = await self.database.read(lambda db: db.execute(query).mappings().all())
        return [dict(row) for row in rows]

    async def delete_token(self, person: Person, token: str) -> bool:
        """It is worth nothing from now on."""
        t = schema.tokens.c
        change = (
            delete(schema.tokens).where(t.id == token, t.person == person.id).returning(t.digest)
        )
        ended = await self.database.write(lambda db: db.scalar(change))
        if ended is not None:
            self.owners.pop(ended, None)
            self.deleted += 1
            self.doors.ended(ended)
        return ended is not None

    async def by_token(self, token: str) -> Person:
        """Whose bot this is, or nobody; looked up every few seconds."""
        key = digest(token)
        until, owner = self.owners.get(key, (0.0, ""))
        if until <= time.monotonic():
            t = schema.tokens.c
            query, deleted = select(t.person).where(t.digest == key), self.deleted
            owner = await self.database.read(lambda db: db.scalar(query) or "")
            if len(self.owners) >= MOST_BELIEVED:
                self.owners.clear()
            if owner and deleted == self.deleted:  # none was deleted while this one was looked up
                self.owners[key] = (time.monotonic() + BELIEVED, owner)
        return await self.known(owner) if owner else NOBODY_KNOWN

    async def export(self, person: Person) -> Json:
        """Everything that is kept about a person."""

        def rows(db: Connection, table: Any, column: Any) -> list[Json]:
            found = db.execute(select(table).where(column == person.id)).mappings()
            hidden = ("password", "digest", "secret")
            return [{k: v for k, v in row.items() if k not in hidden} for row in found]

        def do(db: Connection) -> Json:
            return {
                "person": rows(db, schema.people, schema.people.c.id),
                "guests": rows(db, schema.people, schema.people.c.became),
                "tokens": rows(db, schema.tokens, schema.tokens.c.person),
                "ratings": rows(db, schema.ratings, schema.ratings.c.person),
                "campaigns": rows(db, schema.campaigns, schema.campaigns.c.person),
                "records": rows(db, schema.records, schema.records.c.person),
                "seats": rows(db, schema.seats, schema.seats.c.person),
                "said": rows(db, schema.lines, schema.lines.c.person),
            }

        return await self.database.read(do)

    async def forget(self, person: Person) -> None:
        """Deletes a person. Games stay, since others played them; no name leads to them."""

        def do(db: Connection) -> None:
            for table in (schema.tokens, schema.ratings, schema.campaigns, schema.records):
                db.execute(delete(table).where(table.c.person == person.id))
            line = schema.lines.c
            db.execute(
                update(schema.lines).where(line.person == person.id).values(name="?", text="")
            )
            p = schema.people.c
            guests = db.scalars(select(p.id).where(p.became == person.id)).all()
            for one in (person.id, *guests):
                forget_name(db, person.id, one)
            seat = schema.seats.c
            db.execute(delete(schema.seats).where(seat.person == person.id))
            db.execute(delete(schema.people).where(p.id.in_((person.id, *guests))))

        await self.database.write(do)
        self.gone(person)


def forget_name(db: Connection, person: str, sat: str) -> None:
    """Takes a name out of the logs of a person's tables, where they or their guest sat down."""
    s, e = schema.seats.c, schema.entries.c
    sat_at = select(s.table_id).where(s.person == person)
    query = select(e.table_id, e.number, e.what).where(
        e.table_id.in_(sat_at), e.what.contains(sat, autoescape=True)
    )
    for table, number, text in db.execute(query).all():
        what = parse_what(text)
        if isinstance(what, Sat) and what.person == sat:
            nameless = what_text(structs.replace(what, name="?"))
            change = update(schema.entries).where(e.table_id == table, e.number == number)
            db.execute(change.values(what=nameless))


def clean(name: str) -> str:
    """A name without what cannot be seen."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name or len(name) > 24 or any(c in ",#" or not c.isprintable() for c in name):
        raise FeiraError("a name has 1 to 24 characters that can be seen, without , and #")
    return name


def digest(token: str) -> str:
    """What is kept of a token: who reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()
