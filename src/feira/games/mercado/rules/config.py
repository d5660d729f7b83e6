"""Seats and options (M2.5)."""

from collections.abc import Mapping
from functools import lru_cache

from feira.core.config import Config, Option, check_options, check_seats
from feira.core.errors import FeiraError
from feira.core.types import Buffer
from feira.games.mercado.rules.components import DEFAULT, Components, load
from feira.games.mercado.rules.position import LAYOUT

NAME = "mercado"
SEATS = range(1, 5)
USUAL_SEATS = 2
COMPONENT_SETS_KEPT = 256

NONE = "none"
CHALLENGES = (NONE, "1", "2", "3", "4", "5", "6", "7", "8", "9")
MONEY = ("hidden", "open")
HIDDEN = 0
CLOSED = ("visible", "secret")
SECRET = 1

OPTIONS = (
    Option(
        name="challenge",
        default=NONE,
        values=CHALLENGES,
        help="one of the nine solo challenges, for one seat",
        rare=True,
    ),
    Option(
        name="money",
        default=MONEY[0],
        values=MONEY,
        help="whether the others see your coins before the end",
    ),
    Option(
        name="closed",
        default=CLOSED[0],
        values=CLOSED,
        help="whether the kind of a closed restaurant is seen before it is taken",
    ),
    Option(
        name="components",
        default=DEFAULT,
        values=None,
        help="a file with your own marked squares and customer tiles",
        rare=True,
    ),
)


def configure(seats: int | None, given: Mapping[str, str]) -> Config:
    """Checks seats and options. One seat is a challenge, and a challenge has one seat."""
    options = check_options(NAME, OPTIONS, given)
    solo = options["challenge"] != NONE
    if seats is None:
        seats = 1 if solo else USUAL_SEATS
    check_seats(NAME, SEATS, seats)
    if solo and seats != 1:
        raise FeiraError(f"challenge {options['challenge']} has one seat, not {seats}")
    if seats == 1 and not solo:
        options["challenge"] = "1"
    if options["components"] != DEFAULT:
        options["components"] = as_option(load(options["components"]))
    return Config(seats=seats, options=options)


def as_option(components: Components) -> str:
    """The option that means this set."""
    return DEFAULT if components == load(DEFAULT) else components.inline()


unpack = LAYOUT.unpacker(
    *("seats", "challenge", "money", "closed", "marked", "wants", "unseen", "offer", "customers")
)


def config_of(position: Buffer) -> Config:
    """The seats and options that a position was set up with."""
    p = unpack(position)
    copies = list(p.unseen)
    for tile in (*p.offer, *p.customers):
        if tile >= 0:
            copies[tile] += 1
    return Config(
        seats=p.seats,
        options={
            "challenge": CHALLENGES[p.challenge],
            "money": MONEY[p.money],
            "closed": CLOSED[p.closed],
            "components": components_option(p.marked, p.wants, tuple(copies)),
        },
    )


@lru_cache(COMPONENT_SETS_KEPT)
def components_option(marked: int, wants: tuple[int, ...], copies: tuple[int, ...]) -> str:
    """The option that means a component set, from what a position keeps of it."""
    return as_option(Components(marked, wants, copies))
