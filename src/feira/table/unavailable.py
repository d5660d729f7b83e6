"""A store that does not answer: its own module, since stores need no database."""

from feira.core.errors import FeiraError


class Unavailable(FeiraError):
    """The store cannot be used at the moment. Nothing that anybody was told is lost."""
