"""What can happen in Machi Koro: the kinds of events and the names of their numbers."""

ROLLED, REROLLED, KEPT, ADDED, PAID_RED, EARNED, TOOK = range(1, 8)
CHOSE_DICE, ROLLED_TUNA, SWAPPED, NOT_SWAPPED = range(8, 12)
CITY_HALL, BUILT, BUILT_LANDMARK, BUILT_NOTHING, AIRPORT_PAID = range(12, 17)
TURNED_UP, LEFT_MARKET, EXTRA_TURN, ENDED = range(17, 21)

# kind: (message key, names of its numbers)
EVENTS: dict[int, tuple[str, tuple[str, ...]]] = {
    CHOSE_DICE: ("chose-dice", ("seat", "dice")),
    ROLLED: ("rolled", ("seat", "low", "high", "total")),
    REROLLED: ("rerolled", ("seat",)),
    KEPT: ("kept", ("seat",)),
    ADDED: ("added", ("seat", "added", "total")),
    PAID_RED: ("paid-red", ("seat", "to-seat", "coins", "card")),
    EARNED: ("earned", ("seat", "coins", "card")),
    TOOK: ("took", ("seat", "from-seat", "coins", "card")),
    ROLLED_TUNA: ("rolled-tuna", ("seat", "low", "high", "total")),
    SWAPPED: ("swapped", ("seat", "with-seat", "given-card", "taken-card")),
    NOT_SWAPPED: ("not-swapped", ("seat",)),
    CITY_HALL: ("city-hall", ("seat", "coins")),
    BUILT: ("built", ("seat", "card", "coins")),
    BUILT_LANDMARK: ("built-landmark", ("seat", "landmark", "coins")),
    BUILT_NOTHING: ("built-nothing", ("seat",)),
    AIRPORT_PAID: ("airport-paid", ("seat", "coins")),
    TURNED_UP: ("turned-up", ("card",)),
    LEFT_MARKET: ("left-market", ("card",)),
    EXTRA_TURN: ("extra-turn", ("seat",)),
    ENDED: ("ended", ("seat", "reason")),
}
