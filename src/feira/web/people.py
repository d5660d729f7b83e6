"""People: guests, who have a name, and accounts, who have a password as well."""

import unicodedata

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.table import schema
from feira.table.database import Database
from feira.table.ids import new_id
from feira.table.person import ANONYMOUS, Person
from feira.table.plan import LONGEST_NAME
from feira.table.timestamps import now
from feira.web import personal_data
from feira.web.live_sessions import LiveSessions
from feira.web.lookup import Lookup
from feira.web.passwords import Passwords, check_password, folded
from feira.web.tokens import Tokens


class People:
    """All people in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.passwords = Passwords()
        self.live_sessions = LiveSessions(database)
        self.tokens = Tokens(database, self.live_sessions)
        self.known: Lookup[Person] = Lookup()

    async def guest(self, name: str) -> Person:
        """A new guest."""
        person = Person(new_id(), clean(name))
        row = {"id": person.id, "name": person.name, "created": now()}
        await self.database.write(lambda db: db.execute(insert(schema.people), row))
        return person

    async def find(self, person: str) -> Json | None:
        """The row of a person without the password; None for a guest who has signed in."""
        p = schema.people.c
        query = select(p.id, p.name, p.account, p.created).where(p.id == person, p.became.is_(None))
        row = await self.database.read(lambda db: db.execute(query).mappings().first())
        return None if row is None else dict(row)

    async def by_id(self, person: str) -> Person:
        """The person with this id, or `ANONYMOUS`; looked up every few seconds."""
        known = self.known.get(person)
        if known is not None:
            return known
        found = await self.find(person)
        if found is None:
            self.known.forget(person)
            return ANONYMOUS
        known = Person(found["id"], found["name"])
        self.known.put(person, known)
        return known

    async def by_token(self, token: str) -> Person:
        """The person whose token this is, or `ANONYMOUS`."""
        owner = await self.tokens.owner(token)
        return await self.by_id(owner) if owner else ANONYMOUS

    async def sign_up(self, guest: Person, name: str, password: str) -> Person:
        """Turns a guest into an account, which keeps the guest's games; or makes a new account."""
        name = clean(name)
        check_password(name, password)
        hashed = await self.passwords.hash(password)
        person = Person(guest.id or new_id(), name)
        p = schema.people.c
        values = {"name": name, "account": folded(name), "password": hashed}
        change = update(schema.people).where(p.id == guest.id, p.account.is_(None)).values(values)

        def do(db: Connection) -> bool:
            if guest.id:
                return db.execute(change).rowcount == 1
            db.execute(insert(schema.people), {"id": person.id, "created": now(), **values})
            return True

        try:
            done = await self.database.write(do)
        except IntegrityError:
            raise FeiraError(f"the name '{name}' is taken") from None
        if not done:
            raise FeiraError("you have an account already")
        self.known.forget(person.id)
        return person

    async def sign_in(self, name: str, password: str) -> Person:
        """The account with this name. It takes as long if there is none."""
        p = schema.people.c
        query = select(p.id, p.name, p.password).where(p.account == folded(name))
        row = await self.database.read(lambda db: db.execute(query).first())
        right = await self.passwords.matches(row.password if row else None, password)
        if row is None or not right:
            raise FeiraError("there is no account with this name and password")
        return Person(row.id, row.name)

    def gone(self, person: Person) -> None:
        """The person does not exist any more: their sockets are closed."""
        self.known.forget(person.id)
        self.live_sessions.end(person.id)

    async def export(self, person: Person) -> Json:
        """Everything that is stored about a person."""
        return await self.database.read(lambda db: personal_data.export(db, person.id))

    async def forget(self, person: Person) -> None:
        """Deletes a person."""
        await self.database.write(lambda db: personal_data.forget(db, person.id))
        self.gone(person)


def clean(name: str) -> str:
    """A name in normal form; names with invisible characters, commas or # are refused."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name or len(name) > LONGEST_NAME or any(c in ",#" or not c.isprintable() for c in name):
        raise FeiraError(f"a name has 1 to {LONGEST_NAME} visible characters, without , and #")
    return name
