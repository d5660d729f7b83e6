"""The casts of Mercado's golden games: what each of them must show."""

import random
from collections.abc import Callable

from feira.core.game import Game
from feira.core.position import Position
from feira.core.record import Record, position_after
from feira.core.types import Json
from tests.golden.players import Chooser, far_sighted, first_with, play, profit

BEST_OF = 6


def best_of(challenge: int, choose: Chooser) -> Callable[[Game], Record]:
    """The best of many seeds of a challenge: most fame, then the highest result."""

    def make(game: Game) -> Record:
        def merit(record: Record) -> tuple[int, int]:
            result: Json = position_after(record).result
            return result["fame"], result["result"]

        config = game.configure(1, {"challenge": str(challenge)})
        return max((play(game, config, seed, choose) for seed in range(BEST_OF)), key=merit)

    return make


def thrifty(position: Position, rng: random.Random) -> int:
    """A few real turns, then only coins, so that games end by M6.2."""
    texts = {position.notation(choice): choice for choice in position.legal()}
    return texts["coin"] if "coin" in texts and rng.random() < 0.7 else profit(position, rng)


OWN_SET = (
    "marked:a1,b1,c1,d1,e1,a5,b5,c5,d5,e5,c3;"
    "1:fish,fish,flower,flower,tomato,tomato,meat,meat,grape,grape;"
    "2:fish+flower,fish+flower,fish+tomato,fish+meat,fish+grape,flower+tomato,flower+meat,"
    "tomato+meat,tomato+grape,meat+grape;"
    "3:fish+flower,fish+tomato,fish+meat,fish+grape,flower+tomato,flower+meat,flower+grape,"
    "tomato+meat,tomato+grape,meat+grape;"
    "4:fish+flower+tomato+meat+grape,fish+flower+tomato+meat+grape,fish,meat,grape"
)

CASTS: dict[str, Callable[[Game], Record]] = {
    "two-players": first_with(
        2, {"money": "hidden", "closed": "visible"}, reason="entrances", shows={"exchanged-display"}
    ),
    "three-players-secret": first_with(
        3, {"money": "open", "closed": "secret"}, reason="entrances", shows={"found-restaurant"}
    ),
    "four-players": first_with(4, {}, reason="squares", shows={"exchanged-hand", "held-cost"}),
    "two-players-coins": first_with(2, {}, reason="coins", shows={"earned"}, choose=thrifty),
    "three-players-coins": first_with(3, {}, reason="coins", shows={"earned"}, choose=thrifty),
    "own-components": first_with(
        2, {"components": OWN_SET}, reason="entrances", shows={"took-restaurant"}
    ),
    "challenge-1-no-choice": first_with(1, {"challenge": "1"}, reason="no-choice", shows=set()),
    **{f"challenge-{n}": best_of(n, far_sighted) for n in range(1, 10)},
}
