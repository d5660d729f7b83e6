"""Protection against cross-site request forgery, for browsers only.

A browser sends the cookie `feira_csrf` back in a header, which pages of other sites cannot do. The
cookie is bound to the session: one that somebody has planted, or that belongs to another session,
is refused. A new session comes with a new cookie.
"""

import hashlib
import hmac
import secrets
from http.cookies import SimpleCookie
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.middleware import DefineMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from feira.web.cookies import COOKIE, KEY, cookie_name

HEADER = "x-csrf-token"
SAFE = ("GET", "HEAD", "OPTIONS")
RANDOM_BYTES = 16
SIGNED = "/api/mail/"  # links in e-mails are signed, and mail programs send no cookies


class BrowserCSRF:
    """Checks requests that change something, unless they carry a token.

    Browsers do not add the `Authorization` header by themselves, so such a request is not forged.
    Its session is ignored.
    """

    def __init__(self, app: ASGIApp, secret: str, *, secure: bool) -> None:
        self.app, self.secret, self.secure = app, secret.encode(), secure
        self.name = cookie_name(COOKIE, secure=secure)
        self.session_name = cookie_name(KEY, secure=secure)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, or refuses it; sets the cookie if the browser needs one."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        if "authorization" in connection.headers or scope["path"].startswith(SIGNED):
            await self.app(scope, receive, send)
            return
        cookies = connection.cookies
        # Before the server had HTTPS, the cookie of the session had the plain name.
        session = cookies.get(self.session_name) or cookies.get(KEY, "")
        token = cookies.get(self.name, "")
        if scope["method"] not in SAFE:
            shown = connection.headers.get(HEADER, "")
            same = hmac.compare_digest(shown.encode(), token.encode())
            if not same or not self.fits(token, session):
                raise PermissionDeniedException("CSRF token verification failed")

        async def give_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                if "public" in headers.get("cache-control", ""):
                    await send(message)  # a cache would give the cookie to others
                    return
                set_now = headers.getall("set-cookie", [])
                now = new_session(set_now, self.session_name, session)
                if not self.fits(token, now):
                    headers.add("set-cookie", self.cookie(now))
            await send(message)

        await self.app(scope, receive, give_cookie)

    def cookie(self, session: str) -> str:
        """A new cookie for a session."""
        value = self.token(secrets.token_hex(RANDOM_BYTES), session)
        cookie = Cookie(self.name, value=value, secure=self.secure, samesite="lax")
        return cookie.to_header(header="")

    def token(self, random: str, session: str) -> str:
        """The CSRF token of a session with this random part."""
        text = f"{random} {session}".encode()
        return random + hmac.new(self.secret, text, hashlib.sha256).hexdigest()

    def fits(self, token: str, session: str) -> bool:
        """Whether this is a token of the session."""
        wanted = self.token(token[: 2 * RANDOM_BYTES], session)
        return hmac.compare_digest(token.encode(), wanted.encode())


def new_session(cookies: list[str], name: str, session: str) -> str:
    """The session of a browser after an answer with these cookies."""
    for cookie in cookies:
        parsed: SimpleCookie = SimpleCookie(cookie)
        if name in parsed:
            value = parsed[name].value
            session = "" if value in ("", "null") else value
    return session


def csrf_middleware(secret: str, *, secure: bool) -> DefineMiddleware:
    """The middleware; `secure`: its cookie travels over HTTPS only."""
    return DefineMiddleware(BrowserCSRF, secret=secret, secure=secure)
