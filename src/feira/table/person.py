"""The person behind a request, identified by the session or the token."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """A guest or an account. An empty id means that nobody is signed in."""

    id: str
    name: str
    account: bool = False

    @property
    def guest(self) -> bool:
        """Whether the person has no account. Anybody may use a guest's name."""
        return bool(self.id) and not self.account


ANONYMOUS = Person("", "")
