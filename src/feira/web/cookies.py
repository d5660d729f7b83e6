"""The names of cookies."""

KEY = "feira_session"  # over plain HTTP; also the kind of what is stored for it
COOKIE = "feira_csrf"


def cookie_name(name: str, *, secure: bool) -> str:
    """The name of a cookie. With the prefix, browsers take it over HTTPS from this host only."""
    return f"__Host-{name}" if secure else name
