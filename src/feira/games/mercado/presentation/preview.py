"""Previews: the cost of each legal choice, who would earn how much from it, and why."""

from collections.abc import Sequence
from typing import Any

from feira.core.events import Lookahead, Rows
from feira.core.types import Buffer, Json
from feira.games.mercado.presentation.explain import explain
from feira.games.mercado.presentation.notation import customers_on, described
from feira.games.mercado.rules.events import (
    EARNED,
    END_NEAR,
    ENDED,
    FOUND_RESTAURANT,
    OPENED_RESTAURANT,
    PAID,
    TOOK_COIN,
    TOOK_RESTAURANT,
)
from feira.games.mercado.rules.position import (
    GOODS,
    LAYOUT,
    LONG_GAME,
    RESTAURANTS,
    SIZES,
    SPECIALISE_CHOICE,
    SQUARES,
    TAKE_CHOICE,
    TOP_COST,
)

RESTAURANT_COINS = 4  # the column of the coins in an event about an opened restaurant
unpack_turn = LAYOUT.unpacker("seats", "turn", "wants", "challenge")
unpack_customers = LAYOUT.unpacker("customers")
unpack_squares = LAYOUT.unpacker("stall_squares", "cheap", "earning")


def preview(position: Buffer, lookahead: Sequence[Lookahead]) -> list[Json]:
    """A preview of each choice of the seat whose turn it is."""
    p = unpack_turn(position)
    return [preview_of(p, one) for one in lookahead]


def preview_of(p: Any, ahead: Lookahead) -> Json:
    """A preview of one choice."""
    cost = 0
    incomes = {p.turn: 0}
    earned = []
    notes = []
    for event in ahead.events:
        kind, seat, amount, *_ = event
        if kind == EARNED:
            earned.append(event)
            incomes[seat] = incomes.get(seat, 0) + amount
        elif kind == PAID:
            cost += amount
        elif kind == TOOK_COIN:
            incomes[seat] += amount
        elif kind == OPENED_RESTAURANT:
            incomes[seat] += event[RESTAURANT_COINS]
        elif (note := note_of(p, kind, amount)) is not None:
            notes.append(note)
    if TAKE_CHOICE <= ahead.choice < SPECIALISE_CHOICE:
        notes += fits(ahead.after, ahead.choice - TAKE_CHOICE)
    earns = incomes.pop(p.turn)
    text, action = described(p.wants, ahead.choice)
    net = earns - cost
    return {
        "choice": ahead.choice,
        "text": text,
        "action": action,
        "cost": cost,
        "earns": earns,
        "net": net,
        "standing": from_fours(ahead.after, earned) if p.challenge == LONG_GAME else net,
        "others": incomes,
        "from": explain(ahead.after, earned) if earned else [],
        "notes": notes,
    }


def fits(after: Buffer, good: int) -> list[Json]:
    """Where a stall of the good that is taken would earn most; among equals the cheapest square."""
    p = unpack_squares(after)
    for more in reversed(range(TOP_COST)):
        best = p.earning[good][more] & p.stall_squares[good]
        if best:
            cheapest = next(best & cheap for cheap in p.cheap if best & cheap)
            square = SQUARES[(cheapest & -cheapest).bit_length() - 1]
            return [{"key": "would-fit", "good": GOODS[good], "square": square}]
    return []


def from_fours(after: Buffer, earned: Rows) -> int:
    """S2: of what was earned, the coins that 4-customer tiles pay."""
    customers = unpack_customers(after).customers
    return sum(event[2] for event in earned if customers_on(customers[event[4]]) == SIZES)


def note_of(p: Any, kind: int, restaurant: int) -> Json | None:
    """A note about an event that is worth knowing beforehand, if any."""
    if kind == TOOK_RESTAURANT:
        return {"key": "would-take", "kind": RESTAURANTS[restaurant]}
    if kind == FOUND_RESTAURANT:
        return {"key": "would-take", "kind": "unknown"}
    if kind == ENDED:
        return {"key": "would-end"}
    if kind == END_NEAR and p.seats > 1:
        return {"key": "would-trigger"}
    return None
