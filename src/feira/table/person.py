"""The person behind a request, as the session or the token says."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """A guest or an account. An empty id means that nobody is signed in."""

    id: str
    name: str
    account: bool = False

    @property
    def guest(self) -> bool:
        """Is it somebody without an account? Anybody may be behind a guest's name."""
        return bool(self.id) and not self.account


ANONYMOUS = Person("", "")
