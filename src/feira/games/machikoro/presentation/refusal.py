"""Why a choice is not legal, as a message: K3.1, K3.2, K3.6, K3.7, K4.2.

`legal.py` lists what is allowed; this module checks the conditions one by one, and tests compare
the two. The first reason found is returned, in this order: what is never possible, what the player
has not built, what comes at another time, the card itself, and money last.
"""

from typing import Any

from feira.core.presentation import REFUSED_CHANCE, REFUSED_OVER, REFUSED_UNKNOWN
from feira.core.types import Buffer, Json
from feira.games.machikoro.rules.components import (
    CARDS,
    HARBOUR,
    KINDS,
    LANDMARK_CARDS,
    LANDMARKS,
    NAMES,
    PURPLES,
    RADIO_TOWER,
    STATION,
    acts,
)
from feira.games.machikoro.rules.effects import BUSINESS_CENTER, TV_STATION
from feira.games.machikoro.rules.position import (
    ADD,
    BUILD,
    BUILD_CHOICE,
    BUILD_NONE,
    KEEP_CHOICE,
    LAYOUT,
    RADIO,
    REROLL_CHOICE,
    ROLL,
    STAGES,
    SWAP,
    SWAP_CHOICE,
    SWAP_NONE,
    TV,
    TV_CHOICE,
)
from feira.games.machikoro.rules.turn import ADD_FROM

REFUSALS = (
    *(REFUSED_OVER, REFUSED_CHANCE, REFUSED_UNKNOWN, "refused-plus", "refused-stage"),
    *("refused-landmark", "refused-rerolled", "refused-total"),
    *("refused-card", "refused-roll", "refused-self", "refused-purple", "refused-theirs"),
    *("refused-one", "refused-built", "refused-market", "refused-cost"),
)


unpack = LAYOUT.unpacker()


def reason_against(position: Buffer, choice: int) -> Json | None:
    """Why a choice of the seat to act is not legal: a message key with arguments, or None."""
    p = unpack(position)
    if choice < BUILD_NONE:
        return no_building(p, choice - BUILD_CHOICE)
    if choice == BUILD_NONE:
        return not_now(p, BUILD)
    if choice < TV_CHOICE:
        return no_dice(p, choice)
    return no_tv(p, choice - TV_CHOICE) if choice < SWAP_NONE else no_swap(p, choice)


def not_now(p: Any, stage: int) -> Json | None:
    """Another question comes first."""
    return {"key": "refused-stage", "stage": STAGES[p.stage]} if p.stage != stage else None


def no_building(p: Any, number: int) -> Json | None:
    """K4.2: an establishment of the market or a landmark, if there are coins for it."""
    card = (*CARDS, *LANDMARK_CARDS)[number]
    own = no_card(p, number) if number < KINDS else already_built(p, number - KINDS)
    return only_plus(p, card.plus) or not_now(p, BUILD) or own or too_dear(p, card.cost)


def too_dear(p: Any, cost: int) -> Json | None:
    """K4.2: what is built is paid for."""
    coins = p.coins[p.turn]
    if coins >= cost:
        return None
    return {"key": "refused-cost", "cost": cost, "coins": coins, "missing": cost - coins}


def only_plus(p: Any, plus: bool) -> Json | None:
    """K2.2: some cards are in the game with Plus only."""
    return {"key": "refused-plus"} if plus and not p.plus else None


def no_card(p: Any, kind: int) -> Json | None:
    """K4.2: one of each purple kind is enough; K6: the market must have the card."""
    if PURPLES >> kind & 1 and p.city[p.turn][kind]:
        return {"key": "refused-one", "card": NAMES[kind]}
    return None if p.market[kind] else {"key": "refused-market", "card": NAMES[kind]}


def already_built(p: Any, landmark: int) -> Json | None:
    """K4.2: a landmark is built once."""
    if p.landmarks[p.turn] >> landmark & 1:
        return {"key": "refused-built", "landmark": LANDMARKS[landmark]}
    return None


def no_dice(p: Any, choice: int) -> Json | None:
    """K3.1, K3.2: an answer to one of the three questions about the dice."""
    if choice < REROLL_CHOICE:
        stage, reason = ROLL, not_built(p, STATION)
    elif choice <= KEEP_CHOICE:
        stage, reason = RADIO, not_built(p, RADIO_TOWER) or rerolled(p)
    else:
        stage, reason = ADD, only_plus(p, plus=True) or not_built(p, HARBOUR) or too_low(p)
    return None if p.stage == stage else reason or not_now(p, stage)


def not_built(p: Any, landmark: int) -> Json | None:
    """The landmark needed for the question is not built yet."""
    if p.landmarks[p.turn] >> landmark & 1:
        return None
    return {"key": "refused-landmark", "landmark": LANDMARKS[landmark]}


def rerolled(p: Any) -> Json | None:
    """K3.2: only once a turn."""
    return {"key": "refused-rerolled"} if p.rerolled else None


def too_low(p: Any) -> Json | None:
    """K3.2: the harbour adds to a total of 10 or more. Asked when the dice are settled."""
    total = p.low + p.high
    settled = p.stage > ADD
    return {"key": "refused-total", "total": total} if settled and total < ADD_FROM else None


def no_tv(p: Any, seat: int) -> Json | None:
    """K3.6: the TV station takes from another player."""
    if seat >= p.seats:
        return {"key": REFUSED_UNKNOWN}
    if p.stage == TV:
        return {"key": "refused-self"} if seat == p.turn else None
    return not_acting(p, TV_STATION, TV)


def not_acting(p: Any, kind: int, stage: int) -> Json | None:
    """The reason why the question of a purple card is not asked in this stage."""
    if p.city[p.turn][kind] == 0:
        return {"key": "refused-card", "card": NAMES[kind]}
    total = p.low + p.high + p.added
    if p.stage > stage and not acts(kind, total):
        card = CARDS[kind]
        rolls = f"{card.low}" if card.low == card.high else f"{card.low}–{card.high}"
        return {"key": "refused-roll", "card": card.name, "rolls": rolls, "total": total}
    return not_now(p, stage)


def no_swap(p: Any, choice: int) -> Json | None:
    """K3.7: the business center's exchange."""
    seat, pair = divmod(choice - SWAP_CHOICE, KINDS * KINDS)
    if seat >= p.seats:
        return {"key": REFUSED_UNKNOWN}
    if p.stage != SWAP:
        return not_acting(p, BUSINESS_CENTER, SWAP)
    return None if choice == SWAP_NONE else no_exchange(p, seat, *divmod(pair, KINDS))


def no_exchange(p: Any, seat: int, given: int, taken: int) -> Json | None:
    """K3.7: one own establishment for one of another player's, never purple ones."""
    if seat == p.turn:
        return {"key": "refused-self"}
    for kind in (given, taken):
        if PURPLES >> kind & 1:
            return {"key": "refused-purple", "card": NAMES[kind]}
    if p.city[p.turn][given] == 0:
        return {"key": "refused-card", "card": NAMES[given]}
    if p.city[seat][taken] == 0:
        return {"key": "refused-theirs", "from-seat": seat, "card": NAMES[taken]}
    return None
