"""The names of cookies."""

KEY = "feira_session"  # over plain HTTP; also the kind of its stored data
COOKIE = "feira_csrf"


def cookie_name(name: str, *, secure: bool) -> str:
    """The name of a cookie. The prefix binds it to HTTPS and to this host."""
    return f"__Host-{name}" if secure else name
