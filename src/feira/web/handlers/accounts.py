"""The credentials of an account: password, recovery codes, sessions."""

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from feira.table.names import Name
from feira.web.attempts import SIGN_UP
from feira.web.dependencies import Request, TheService
from feira.web.handlers.people import Me, Password, known_person, no_token
from feira.web.scopes import ACCOUNT, SCOPE
from feira.web.sessions import begin_session, credential_of

Code = Annotated[str, Meta(max_length=64)]


class PasswordChange(Struct, forbid_unknown_fields=True):
    """The present password, and the next one."""

    present: Password
    password: Password


class PresentPassword(Struct, forbid_unknown_fields=True):
    """The present password, for requests that only the owner of an account may make."""

    password: Password


class Recovery(Struct, forbid_unknown_fields=True):
    """A recovery code instead of a forgotten password, and the next password."""

    name: Name
    code: Code
    password: Password


class RecoveryCodes(Struct):
    """New recovery codes. Each can be used once; they cannot be read again."""

    codes: list[str]


class CodesLeft(Struct):
    """How many recovery codes are left."""

    left: int


class SessionInfo(Struct):
    """A place where you are signed in; `here`: the session of this request."""

    id: str
    device: str
    created: int
    seen: int
    here: bool


class AccountsController(Controller):
    """Passwords, recovery codes and sessions."""

    path = "/api"
    tags = ("people",)

    @post("/me/password", status_code=200, opt={SIGN_UP: True}, guards=[no_token])
    async def change_password(
        self, data: JSONBody[PasswordChange], request: Request, service: TheService
    ) -> Me:
        """Change your password. You stay signed in here, and nowhere else.

        Tokens and recovery codes end too.
        """
        person = await known_person(request, service)
        accounts, here = service.people.accounts, credential_of(request)
        await accounts.change_password(person, data.present, data.password, here)
        begin_session(request, person)
        return Me(id=person.id, name=person.name, account=True)

    @get("/me/recovery", guards=[no_token])
    async def codes_left(self, request: Request, service: TheService) -> CodesLeft:
        """How many recovery codes you have left."""
        person = await known_person(request, service)
        return CodesLeft(left=await service.people.accounts.codes_left(person))

    @post("/me/recovery", status_code=201, opt={SIGN_UP: True}, guards=[no_token])
    async def new_codes(
        self, data: JSONBody[PresentPassword], request: Request, service: TheService
    ) -> RecoveryCodes:
        """Make new recovery codes. Older ones become invalid."""
        person = await known_person(request, service)
        return RecoveryCodes(await service.people.accounts.new_codes(person, data.password))

    @post("/recover", status_code=200, opt={SIGN_UP: True}, guards=[no_token])
    async def recover(self, data: JSONBody[Recovery], request: Request, service: TheService) -> Me:
        """Set another password by a recovery code, and sign in. Tokens and all codes end."""
        accounts = service.people.accounts
        person = await accounts.recover(data.name, data.code, data.password)
        begin_session(request, person)
        return Me(id=person.id, name=person.name, account=True)

    @get("/me/sessions", opt={SCOPE: ACCOUNT})
    async def sessions(self, request: Request, service: TheService) -> list[SessionInfo]:
        """Where you are signed in."""
        person = await known_person(request, service)
        rows = await service.people.accounts.sessions(person, credential_of(request))
        return [SessionInfo(**row) for row in rows]

    @delete("/me/sessions/{session:str}", opt={SCOPE: ACCOUNT})
    async def end_session(
        self, session: FromPath[str], request: Request, service: TheService
    ) -> None:
        """End one of your sessions."""
        person = await known_person(request, service)
        if not await service.people.accounts.end_session(person, session):
            raise NotFoundException("you have no such session")

    @delete("/me/sessions", opt={SCOPE: ACCOUNT})
    async def end_sessions(self, request: Request, service: TheService) -> None:
        """End all of your sessions, this one too, and your tokens."""
        person = await known_person(request, service)
        await service.people.accounts.end_sessions(person)
        if request.session:
            request.clear_session()
