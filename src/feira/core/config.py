"""Seats and options: the configuration of a game, checked and written on one line."""

from collections.abc import Mapping
from dataclasses import dataclass

from feira.core.errors import FeiraError

# Marks the value of an option as text, where the option may name a file or contain its lines.
TEXT_MARK = ";"


@dataclass(frozen=True, kw_only=True)
class Option:
    """One option of a game."""

    name: str
    default: str
    values: tuple[str, ...] | None  # None: the game itself checks the text
    help: str
    rare: bool = False  # written in records only where it is not the default


@dataclass(frozen=True, kw_only=True)
class Config:
    """Seats and options, checked and complete: they determine the initial position."""

    seats: int
    options: Mapping[str, str]


def check_options(game: str, known: tuple[Option, ...], given: Mapping[str, str]) -> dict[str, str]:
    """All options with their defaults filled in; refuses unknown names and values."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise FeiraError(f"{game} has no option '{name}' (it has: {', '.join(names)})")
    options = {}
    for option in known:
        value = given.get(option.name, option.default)
        if option.values is not None and value not in option.values:
            choices = ", ".join(option.values)
            raise FeiraError(f"option {option.name} is one of {choices}, not '{value}'")
        options[option.name] = value
    return options


def check_seats(game: str, known: range, seats: int) -> None:
    """Refuses a number of seats that the game does not allow."""
    if seats not in known:
        raise FeiraError(f"{game} has {known[0]} to {known[-1]} seats, not {seats}")


def options_text(config: Config, known: tuple[Option, ...]) -> str:
    """Options on one line, as in records. Rare options are written only if they are used."""
    return " ".join(
        f"{option.name}={config.options[option.name]}"
        for option in known
        if not option.rare or config.options[option.name] != option.default
    )


def parse_options(text: str) -> dict[str, str]:
    """Options from one line of `name=value` words."""
    options = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise FeiraError(f"an option is written name=value, not '{word}'")
        if name in options:
            raise FeiraError(f"option {name} is given twice")
        options[name] = value
    return options
