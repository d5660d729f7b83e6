"""Previews: the cost of each legal choice, and who would gain or lose how much at once."""

from collections.abc import Sequence

from feira.core.events import Lookahead
from feira.core.types import Buffer, Json
from feira.games.machikoro.presentation.explain import explained
from feira.games.machikoro.presentation.notation import described
from feira.games.machikoro.rules.events import (
    AIRPORT_PAID,
    BUILT,
    BUILT_LANDMARK,
    CITY_HALL,
    EARNED,
    ENDED,
    EXTRA_TURN,
    PAID_RED,
    TOOK,
)
from feira.games.machikoro.rules.position import LAYOUT

unpack_turn = LAYOUT.unpacker("turn")
PAYING = (EARNED, TOOK, PAID_RED)  # events that a preview names
NOTES = {ENDED: "would-win", EXTRA_TURN: "would-play-again"}


def preview(position: Buffer, lookahead: Sequence[Lookahead]) -> list[Json]:
    """A preview of each choice of the seat whose turn it is."""
    turn = unpack_turn(position).turn
    return [preview_of(turn, one) for one in lookahead]


def preview_of(turn: int, ahead: Lookahead) -> Json:
    """A preview of one choice."""
    cost = landmarks = 0
    gains = {turn: 0}
    notes = []
    for kind, seat, second, third, *_ in ahead.events:
        if kind in (BUILT, BUILT_LANDMARK):
            cost += third
            landmarks += kind == BUILT_LANDMARK
        elif kind in NOTES:
            notes.append({"key": NOTES[kind]})
        for player, coins in gained(kind, seat, second, third):
            gains[player] = gains.get(player, 0) + coins
    earns = gains.pop(turn)
    text, action = described(ahead.choice)
    return {
        "choice": ahead.choice,
        "text": text,
        "action": action,
        "cost": cost,
        "earns": earns,
        "net": earns - cost,
        "standing": landmarks,
        "others": {other: coins for other, coins in gains.items() if coins},
        "from": [explained(event) for event in ahead.events if event[0] in PAYING],
        "notes": notes,
    }


def gained(kind: int, seat: int, second: int, third: int) -> tuple[tuple[int, int], ...]:
    """Who gains (or loses) how many coins by an event, the cost of building excluded."""
    if kind in (EARNED, AIRPORT_PAID, CITY_HALL):
        return ((seat, second),)
    if kind == TOOK:
        return ((seat, third), (second, -third))
    if kind == PAID_RED:
        return ((seat, -third), (second, third))
    return ()
