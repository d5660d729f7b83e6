"""The error of an unavailable store: in its own module, since stores need no database."""

from feira.core.errors import FeiraError


class Unavailable(FeiraError):
    """The store cannot be used at the moment. Nothing that was sent to anybody is lost."""
