"""The notifications for the rest of the server: preferences, composition, delivery."""

import json

from sqlalchemy import select

from feira.core.errors import FeiraError
from feira.table import schema
from feira.table.authority import Authority
from feira.table.database import Database
from feira.table.person import Person
from feira.web.notices import signing
from feira.web.notices.confirmations import address_key, ask
from feira.web.notices.mail import MailSender, message
from feira.web.notices.notifier import Notifier
from feira.web.notices.outbox import PUSH, Message, Outbox
from feira.web.notices.outcome import Outcome
from feira.web.notices.preferences import Preferences
from feira.web.notices.push import PushSender
from feira.web.notices.texts import About, about, confirm_text, mail_text, turn_text
from feira.web.notices.vapid import load_vapid
from feira.web.settings import Settings

NOBODY = "mailto:admin@localhost"  # the default contact, if the operator has set none
CONFIRM, STOP = "confirm", "stop"  # what links in e-mails do
TOPIC_LENGTH = 32  # the longest topic that push services accept
MILLISECONDS = 1000  # in a second


class Notices:
    """Notifies people that it is their turn."""

    def __init__(self, settings: Settings, database: Database, authority: Authority) -> None:
        self.settings, self.database, self.authority = settings, database, authority
        self.preferences, self.outbox = Preferences(database), Outbox(database)
        self.push: PushSender | None = None
        self.mail = MailSender(settings) if settings.mail_host and settings.site else None
        self.secret = ""  # signs links: set once the database is open

    async def start(self) -> None:
        """Loads the keys."""
        self.secret = self.database.secret()
        if self.settings.push:
            contact = self.settings.push_contact or self.settings.site or NOBODY
            vapid = await load_vapid(self.database, contact)
            self.push = PushSender(vapid, local=self.settings.push_local)

    async def run(self) -> None:
        """Sends until it is cancelled."""
        delay = self.settings.notice_seconds * MILLISECONDS
        await Notifier(self.outbox, self.deliver, delay=delay, is_here=self.is_here).run()

    def close(self) -> None:
        """Stops the threads that send."""
        for sender in (self.push, self.mail):
            if sender is not None:
                sender.threads.stop()

    def is_here(self, table: str, person: str) -> bool:
        """Whether the person is looking at the table at this moment, in this process."""
        live = self.authority.tables.by_id.get(table)
        return live is not None and any(one.person.id == person for one in live.watchers)

    async def deliver(self, message: Message) -> Outcome:
        """Delivers one message of any kind."""
        if message.channel == PUSH:
            return await self._push(message)
        return await self._mail(message)

    async def _about(self, message: Message) -> About | None:
        return await self.database.read(lambda db: about(db, message.table_id, message.person))

    async def _push(self, message: Message) -> Outcome:
        device = await self.preferences.device(message.target)
        what = await self._about(message)
        if self.push is None or device is None or what is None:
            return "gone"
        title, text = turn_text(device.language, what)
        content = {"title": title, "body": text, "path": f"/table/{message.table_id}"}
        content |= {"tag": message.table_id, "id": message.id}
        data = json.dumps(content, ensure_ascii=False).encode()
        topic = message.table_id[:TOPIC_LENGTH]
        outcome = await self.push.send(device.endpoint, device.p256dh, device.auth, data, topic)
        if outcome == "gone":
            await self.preferences.unsubscribe(device.id)
        return outcome

    async def _mail(self, message_: Message) -> Outcome:
        wanted = await self.preferences.of(message_.person)
        if self.mail is None or not wanted.email:
            return "gone"
        if not message_.table_id:
            return await self._ask(message_, wanted.email, wanted.language)
        what = await self._about(message_)
        if what is None or not wanted.confirmed:
            return "gone"
        stop = signing.token(self.secret, STOP, message_.person)
        table, page = self.link(f"table/{message_.table_id}"), self.link(f"mail/stop/{stop}")
        subject, text = mail_text(wanted.language, what, table, page)
        one_press = self.link(f"api/mail/stop/{stop}")
        mail = message(self.settings, wanted.email, subject, text, stop=one_press, name=message_.id)
        return await self.mail.send(mail)

    async def _ask(self, message_: Message, email: str, language: str) -> Outcome:
        """Sends a confirmation mail, unless the address has changed meanwhile."""
        assert self.mail is not None
        if message_.target != address_key(email):
            return "dropped"
        query = select(schema.people.c.name).where(schema.people.c.id == message_.person)
        name = await self.database.read(lambda db: db.scalar(query))
        token = signing.token(self.secret, CONFIRM, message_.person, email)
        subject, text = confirm_text(language, str(name), self.link(f"mail/confirm/{token}"))
        mail = message(self.settings, email, subject, text, stop="", name=message_.id)
        return await self.mail.send(mail)

    def link(self, path: str) -> str:
        """The address of a page of this server."""
        return f"{self.settings.site.rstrip('/')}/{path}"

    # Preferences.

    async def set_email(self, person: Person, email: str, language: str) -> None:
        """Sets an address, and sends a confirmation to it. Only accounts may have one."""
        if self.mail is None:
            raise FeiraError("this server sends no e-mail")
        if not person.account:
            raise FeiraError("e-mail is for people with accounts: make one first")
        known = await self.preferences.of(person.id)
        if known.email == email and known.confirmed:
            return
        if not await self.database.write_again(lambda db: ask(db, person.id, email, language)):
            raise FeiraError("this was asked too often today: try again tomorrow")

    async def confirm(self, token: str) -> bool:
        """Handles the link of a confirmation; False if it is forged or expired."""
        person = signing.person_in(token)
        email = (await self.preferences.of(person)).email
        if not email or not signing.is_valid(token, self.secret, CONFIRM, email):
            return False
        return await self.preferences.confirm(person, email)

    async def stop(self, token: str) -> bool:
        """Handles the link that unsubscribes; False if it is forged."""
        if not signing.is_valid(token, self.secret, STOP):
            return False
        person = signing.person_in(token)
        if (await self.preferences.of(person)).email is not None:
            await self.preferences.change(person, email=None, confirmed=False)
        return True
