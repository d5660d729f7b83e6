"""Set-up (K2.1): the position before the first choice."""

from feira.core.config import Config
from feira.core.types import State
from feira.games.machikoro.rules.components import ALL_KINDS, BASE_KINDS, COPIES_OF, KINDS, START
from feira.games.machikoro.rules.config import DOUBLES, MARKET, PLUS
from feira.games.machikoro.rules.place import gain
from feira.games.machikoro.rules.position import DICE
from feira.games.machikoro.rules.position import MARKET as MARKET_STAGE

START_COINS = 3


def setup(s: State, config: Config) -> None:
    """An empty record becomes the position before the first choice."""
    s.seats = config.seats
    s.plus = PLUS.index(config.options["plus"])
    s.limited = MARKET.index(config.options["market"])
    s.chain = DOUBLES.index(config.options["doubles"])
    s.coins[: config.seats] = START_COINS
    for seat in range(config.seats):
        s.counted[seat, 0] = 1
        for kind in START:
            gain(s, seat, kind)
    reserve = reserve_of(s)
    if s.limited:
        s.deck[:] = reserve
        s.stage = MARKET_STAGE
    else:
        s.market[:] = reserve
        s.available = kinds_of(s)
        s.dice = 1
        s.stage = DICE


def kinds_of(s: State) -> int:
    """The kinds that are in the game."""
    return ALL_KINDS if s.plus else BASE_KINDS


def reserve_of(s: State) -> list[int]:
    """The reserve before anything is bought, by kind."""
    kinds = kinds_of(s)
    return [int(COPIES_OF[kind]) if kinds >> kind & 1 else 0 for kind in range(KINDS)]
