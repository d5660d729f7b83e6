"""Protection against cross-site request forgery, for browsers only."""

from litestar.config.csrf import CSRFConfig
from litestar.enums import ScopeType
from litestar.middleware import DefineMiddleware
from litestar.middleware.csrf import CSRFMiddleware
from litestar.types import Receive, Scope, Send

COOKIE = "feira_csrf"
HEADER = "x-csrf-token"


class BrowserCSRF(CSRFMiddleware):
    """Litestar's middleware, except that requests with a token need no CSRF cookie.

    Browsers do not add the `Authorization` header by themselves, so such a request is not forged.
    Its session is ignored.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets requests with a token pass, and checks all others."""
        if scope["type"] == ScopeType.HTTP:
            for name, _ in scope["headers"]:
                if name == b"authorization":
                    await self.app(scope, receive, send)
                    return
        await super().__call__(scope, receive, send)

    def _decode_csrf_token(self, token: str) -> str | None:
        """The token of a request. Litestar would fail to compare one that is not ASCII."""
        return super()._decode_csrf_token(token) if token.isascii() else None


def csrf_middleware(secret: str, *, secure: bool) -> DefineMiddleware:
    """The middleware; `secure`: its cookie travels over HTTPS only."""
    config = CSRFConfig(
        secret=secret,
        cookie_name=COOKIE,
        cookie_samesite="lax",
        cookie_secure=secure,
        header_name=HEADER,
    )
    return DefineMiddleware(BrowserCSRF, config=config)
