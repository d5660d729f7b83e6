"""What can happen in Mercado: the kinds of events and the names of their numbers."""

OPENED_STALL, PAID, EARNED, WOKEN, TOOK_RESTAURANT, FOUND_RESTAURANT = range(1, 7)
OPENED_RESTAURANT, BROUGHT, TOOK_COIN, TOOK_TILE = range(7, 11)
EXCHANGED_HAND, EXCHANGED_DISPLAY, SPECIALISED = range(11, 14)
SET_CLOSED, SET_CUSTOMERS, DREW_DISPLAY, DEALT, OFFERED = range(14, 19)
END_NEAR, ENDED, HELD_COST = range(19, 22)

# kind: (message key, names of its numbers)
EVENTS: dict[int, tuple[str, tuple[str, ...]]] = {
    OPENED_STALL: ("opened-stall", ("seat", "good", "square")),
    PAID: ("paid", ("seat", "coins")),
    EARNED: ("earned", ("seat", "coins", "square", "entrance", "value")),
    WOKEN: ("woken", ("entrance",)),
    TOOK_RESTAURANT: ("took-restaurant", ("seat", "kind", "square")),
    FOUND_RESTAURANT: ("found-restaurant", ("seat", "square")),
    OPENED_RESTAURANT: ("opened-restaurant", ("seat", "kind", "square", "coins")),
    BROUGHT: ("brought", ("seat", "tile", "entrance")),
    TOOK_COIN: ("took-coin", ("seat", "coins")),
    TOOK_TILE: ("took-tile", ("seat", "good")),
    EXCHANGED_HAND: ("exchanged-hand", ("seat", "good")),
    EXCHANGED_DISPLAY: ("exchanged-display", ("seat", "good")),
    SPECIALISED: ("specialised", ("seat", "good")),
    SET_CLOSED: ("set-closed", ("kind", "square")),
    SET_CUSTOMERS: ("set-customers", ("tile", "entrance")),
    DREW_DISPLAY: ("drew-display", ("good",)),
    DEALT: ("dealt", ("seat", "good")),
    OFFERED: ("offered", ("tile",)),
    END_NEAR: ("end-near", ("seat", "reason")),
    ENDED: ("ended", ("reason",)),
    HELD_COST: ("held-cost", ("seat", "coins")),
}
