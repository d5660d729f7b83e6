"""Seats and options (K2.2)."""

from collections.abc import Mapping

from feira.core.config import Config, Option, check_options, check_seats
from feira.core.types import Buffer
from feira.games.machikoro.rules.position import LAYOUT

NAME = "machikoro"
SEATS = range(2, 6)
USUAL_SEATS = 4

PLUS = ("no", "yes")
MARKET = ("full", "limited")
DOUBLES = ("once", "chain")

OPTIONS = (
    Option(
        name="plus",
        default=PLUS[0],
        values=PLUS,
        help="Machi Koro Plus: ten more cards, harbour, airport and city hall",
    ),
    Option(
        name="market",
        default=MARKET[0],
        values=MARKET,
        help="all kinds for sale, or ten at a time from a shuffled deck",
    ),
    Option(
        name="doubles",
        default=DOUBLES[0],
        values=DOUBLES,
        help="whether a double in the park's extra turn gives yet another turn",
    ),
)


def configure(seats: int | None, given: Mapping[str, str]) -> Config:
    """Checks seats and options."""
    options = check_options(NAME, OPTIONS, given)
    seats = USUAL_SEATS if seats is None else seats
    check_seats(NAME, SEATS, seats)
    return Config(seats=seats, options=options)


unpack = LAYOUT.unpacker("seats", "plus", "limited", "chain")


def config_of(position: Buffer) -> Config:
    """The seats and options that a position was set up with."""
    p = unpack(position)
    return Config(
        seats=p.seats,
        options={
            "plus": PLUS[p.plus],
            "market": MARKET[p.limited],
            "doubles": DOUBLES[p.chain],
        },
    )
