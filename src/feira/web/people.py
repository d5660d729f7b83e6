"""People: guests, who have a name, and accounts, who have a password as well."""

from functools import partial

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from feira.core.types import Json
from feira.table import look_alikes, schema
from feira.table.coded import Coded
from feira.table.database import Database
from feira.table.ids import new_id
from feira.table.names import clean_name, folded
from feira.table.person import ANONYMOUS, Person
from feira.table.timestamps import now
from feira.web import audit, personal_data
from feira.web.accounts import Accounts, end_tokens
from feira.web.audit import Action, Audit
from feira.web.bans import Bans
from feira.web.live_sessions import FORGOTTEN, KEPT, LiveSessions, record_end
from feira.web.lookup import Lookup
from feira.web.passwords import Passwords, check_password
from feira.web.tokens import Tokens

LONGEST_FOLDED = 48  # characters of a case-folded name: ß becomes two


class People:
    """All people in the database."""

    def __init__(self, database: Database, audit_days: int = audit.DAYS) -> None:
        self.database = database
        self.audit = Audit(database, audit_days)
        self.bans = Bans(database)
        self.passwords = Passwords()
        self.live_sessions = LiveSessions(database)
        self.tokens = Tokens(database, self.live_sessions)
        self.accounts = Accounts(database, self.passwords, self.live_sessions)
        self.known: Lookup[Person] = Lookup()
        self.live_sessions.on_end.append(self.known.forget)

    async def guest(self, name: str) -> Person:
        """A new guest, whose name is not an account's and does not look like one."""
        person = Person(new_id(), clean_name(name))
        row = {"id": person.id, "name": person.name, "created": now()}

        def do(db: Connection) -> bool:
            if look_alikes.owners(db, person.name):
                return False
            db.execute(insert(schema.people), row)
            return True

        reserved = look_alikes.is_reserved(person.name, account=False)
        if reserved or not await self.database.write(do):
            raise Coded(f"the name '{person.name}' is taken", "name-taken")
        return person

    async def find(self, person: str) -> Json | None:
        """The row of a person without the password; None for a guest who has signed in."""
        p = schema.people.c
        query = select(p.id, p.name, p.account, p.created).where(p.id == person, p.became.is_(None))
        row = await self.database.read(lambda db: db.execute(query).mappings().first())
        return None if row is None else dict(row)

    async def by_id(self, person: str) -> Person:
        """The person with this id, or `ANONYMOUS`; cached for a few seconds."""
        known = self.known.get(person)
        if known is not None:
            return known
        found = await self.find(person)
        if found is None:
            self.known.forget(person)
            return ANONYMOUS
        known = Person(found["id"], found["name"], found["account"] is not None)
        self.known.put(person, known)
        return known

    async def by_token(self, token: str) -> Person:
        """The person whose token this is, or `ANONYMOUS`."""
        found = await self.tokens.find(token)
        return await self.by_id(found.person) if found else ANONYMOUS

    async def sign_up(self, guest: Person, name: str, password: str) -> Person:
        """Turns a guest into an account, which keeps the guest's games; or makes a new account.

        The guest's tokens end: they were made when a browser's cookie was all that was needed.
        """
        name = clean_name(name)
        check_password(name, password)
        if len(folded(name)) > LONGEST_FOLDED:
            raise Coded("this name is too long in small letters", "name")
        if look_alikes.is_reserved(name, account=True):
            raise Coded(f"the name '{name}' is taken", "name-taken")
        hashed = await self.passwords.hash(password)
        person = Person(guest.id or new_id(), name, account=True)
        p = schema.people.c
        values = {"name": name, "account": folded(name), "password": hashed}
        change = update(schema.people).where(p.id == guest.id, p.account.is_(None)).values(values)

        def do(db: Connection) -> list[str] | None:
            if guest.id:
                if db.execute(change).rowcount != 1:
                    return None
            else:
                db.execute(insert(schema.people), {"id": person.id, "created": now(), **values})
            look_alikes.add_keys(db, person.id, name)
            audit.add(db, Action.ACCOUNT_MADE, person.id)
            return end_tokens(db, person.id)

        try:
            ended = await self.database.write(do)
        except IntegrityError:
            raise Coded(f"the name '{name}' is taken", "name-taken") from None
        if ended is None:
            raise Coded("you have an account already", "have-account")
        self.known.forget(person.id)
        self.live_sessions.end(*ended)
        return person

    async def sign_in(self, name: str, password: str) -> Person:
        """The account with this name. It takes as long if there is none."""
        p = schema.people.c
        query = select(p.id, p.name, p.password).where(p.account == folded(name))
        row = await self.database.read(lambda db: db.execute(query).first())
        right = await self.passwords.matches(row.password if row else None, password)
        if row is None or not right:
            await self.audit.add(Action.SIGN_IN_FAILED, "" if row is None else row.id, by="")
            raise Coded("there is no account with this name and password", "no-account")
        await self.audit.add(Action.SIGNED_IN, row.id)
        return Person(row.id, row.name, account=True)

    def signed_out(self, person: str) -> None:
        """Closes a person's sockets, and drops their sessions and tokens from caches."""
        self.tokens.found.clear()
        self.live_sessions.end(person)

    async def forget(self, person: Person) -> None:
        """Deletes a person."""

        def do(db: Connection) -> list[str]:
            tokens = end_tokens(db, person.id)
            personal_data.forget(db, person.id)
            audit.add(db, Action.ACCOUNT_DELETED, person.id)
            record_end(db, person.id, f"{FORGOTTEN}{person.id}")
            return tokens

        tokens = await self.database.write(do)
        self.live_sessions.end(*tokens, person.id, f"{FORGOTTEN}{person.id}")

    async def forget_again(self) -> list[str]:
        """Deletes again who was deleted in the last minutes; returns what the processes are told.

        A request that was under way at that moment may have stored something since, their name in
        a log for example. No request takes as long as that.
        """
        e = schema.ended.c
        lately = e.at > now() - KEPT
        query = select(e.key).where(lately, e.key.startswith(FORGOTTEN))
        deleted = await self.database.read(lambda db: list(db.scalars(query)))
        for key in deleted:
            person = key.removeprefix(FORGOTTEN)
            await self.database.write(partial(personal_data.forget, person=person))
        return deleted
