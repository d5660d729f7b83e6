"""The rules, as the rest of Feira knows them."""

from feira.core.rules import Rules
from feira.games.machikoro.rules.chance import draw, weights
from feira.games.machikoro.rules.config import NAME, OPTIONS, SEATS, config_of, configure
from feira.games.machikoro.rules.end import score
from feira.games.machikoro.rules.events import EVENTS
from feira.games.machikoro.rules.invariants import broken
from feira.games.machikoro.rules.legal import actor, legal, pick
from feira.games.machikoro.rules.position import CHOICES, LAYOUT, OUTCOMES, REASONS
from feira.games.machikoro.rules.setup import setup
from feira.games.machikoro.rules.turn import apply

RULES = Rules(
    name=NAME,
    version="1",
    layout=LAYOUT,
    seats=SEATS,
    options=OPTIONS,
    choices=CHOICES,
    outcomes=OUTCOMES,
    event_keys=tuple(key for key, _ in EVENTS.values()),
    end_reasons=REASONS[1:],
    configure=configure,
    config_of=config_of,
    setup=setup,
    actor=actor,
    legal=legal,
    pick=pick,
    weights=weights,
    draw=draw,
    apply=apply,
    score=score,
    broken=broken,
)
