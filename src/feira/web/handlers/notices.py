"""Notifications that it is your turn: devices, an e-mail address, and quiet hours."""

from typing import Annotated

from litestar import Controller, delete, get, post, put
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from feira.core.messages import Language
from feira.web.dependencies import Request, TheService
from feira.web.devices import device_of
from feira.web.handlers.people import changing_person, known_person, no_token
from feira.web.notices.addresses import LONGEST, check_endpoint
from feira.web.notices.encryption import check_keys
from feira.web.service import Service

Base64 = Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[A-Za-z0-9_=-]+$(?!\n)")]
Email = Annotated[
    str,
    Meta(
        min_length=3,
        max_length=254,
        pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$(?!\n)",
    ),
]
Minute = Annotated[int, Meta(ge=0, lt=1440)]


class PushKeys(Struct, forbid_unknown_fields=True):
    """The keys of a subscription, as browsers give them."""

    p256dh: Base64
    auth: Base64


class NewSubscription(Struct, forbid_unknown_fields=True):
    """A subscription of this browser, and the language of its messages."""

    endpoint: Annotated[str, Meta(max_length=LONGEST)]
    keys: PushKeys
    language: Language = "en"


class NewEmail(Struct, forbid_unknown_fields=True):
    """An e-mail address, and the language of its messages."""

    address: Email
    language: Language = "en"


class QuietHours(Struct, forbid_unknown_fields=True):
    """When nothing is sent: minutes after midnight in a time zone; both null: no quiet hours."""

    quiet_from: Minute | None
    quiet_to: Minute | None
    zone: Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$(?!\n)")] = "UTC"


class DeviceTold(Struct):
    """A browser that receives notifications."""

    id: str
    device: str
    created: int


class NoticesWanted(Struct):
    """Your notification settings. `push_key`: for subscriptions; null: this server does not push.

    `mail`: whether this server can send e-mail. `confirmed`: the link in the first mail was opened.
    """

    push_key: str | None
    mail: bool
    email: str | None
    confirmed: bool
    quiet_from: int | None
    quiet_to: int | None
    zone: str
    devices: list[DeviceTold]


class LinkDone(Struct):
    """The effect of a link in an e-mail."""

    done: bool


async def wanted_of(service: Service, person: str) -> NoticesWanted:
    """The notification settings of a person."""
    notices = service.notices
    wanted = await notices.preferences.of(person)
    devices = await notices.preferences.devices(person)
    return NoticesWanted(
        push_key=notices.push.vapid.public if notices.push else None,
        mail=notices.mail is not None,
        email=wanted.email,
        confirmed=wanted.confirmed,
        quiet_from=wanted.quiet_from,
        quiet_to=wanted.quiet_to,
        zone=wanted.zone,
        devices=[DeviceTold(id=d.id, device=d.device, created=d.created) for d in devices],
    )


class NoticesController(Controller):
    """Notifications that it is your turn in a slow game."""

    path = "/api/notices"
    tags = ("notices",)
    guards = (no_token,)

    @get("/")
    async def mine(self, request: Request, service: TheService) -> NoticesWanted:
        """Your notification settings."""
        return await wanted_of(service, (await known_person(request, service)).id)

    @put("/quiet")
    async def quiet(
        self, data: JSONBody[QuietHours], request: Request, service: TheService
    ) -> NoticesWanted:
        """Set your quiet hours."""
        person = await changing_person(request, service)
        preferences = service.notices.preferences
        await preferences.set_quiet(person.id, data.quiet_from, data.quiet_to, data.zone)
        return await wanted_of(service, person.id)

    @post("/push", status_code=201)
    async def subscribe(
        self, data: JSONBody[NewSubscription], request: Request, service: TheService
    ) -> DeviceTold:
        """Notify this browser when it is your turn."""
        person = await changing_person(request, service)
        notices = service.notices
        check_endpoint(data.endpoint, local=service.settings.push_local)
        check_keys(data.keys.p256dh, data.keys.auth)
        device = device_of(request.headers.get("user-agent", ""))
        made = await notices.preferences.subscribe(
            person.id,
            data.endpoint,
            data.keys.p256dh,
            data.keys.auth,
            language=data.language,
            device=device,
        )
        return DeviceTold(id=made.id, device=made.device, created=made.created)

    @delete("/push/{device:str}")
    async def unsubscribe(
        self, device: FromPath[str], request: Request, service: TheService
    ) -> None:
        """Stop notifying one of your browsers."""
        person = await changing_person(request, service)
        if not await service.notices.preferences.unsubscribe(device, person.id):
            raise NotFoundException("you have no such device")

    @put("/mail")
    async def set_email(
        self, data: JSONBody[NewEmail], request: Request, service: TheService
    ) -> NoticesWanted:
        """Send e-mail to this address when it is your turn, once it is confirmed."""
        person = await changing_person(request, service)
        await service.notices.set_email(person, data.address, data.language)
        return await wanted_of(service, person.id)

    @delete("/mail", status_code=200)
    async def forget_email(self, request: Request, service: TheService) -> NoticesWanted:
        """Send no more e-mails, and delete the address."""
        person = await changing_person(request, service)
        await service.notices.preferences.change(person.id, email=None, confirmed=False)
        return await wanted_of(service, person.id)


class MailController(Controller):
    """The targets of links in e-mails. They are signed, so nobody has to be signed in."""

    path = "/api/mail"
    tags = ("notices",)

    @post("/confirm/{token:str}", status_code=200)
    async def confirm(self, token: FromPath[str], service: TheService) -> LinkDone:
        """Confirm that an address is yours."""
        if not await service.notices.confirm(token):
            raise NotFoundException("this link is not valid, or too old")
        return LinkDone(done=True)

    @post("/stop/{token:str}", status_code=200)
    async def stop(self, token: FromPath[str], service: TheService) -> LinkDone:
        """Send no more e-mails. Mail programs call this for one-click unsubscription (RFC 8058)."""
        if not await service.notices.stop(token):
            raise NotFoundException("this link is not valid, or too old")
        return LinkDone(done=True)
