"""The rules, as the rest of Feira knows them."""

from feira.core.rules import Rules
from feira.games.mercado.rules.chance import OUTCOMES, draw, weights
from feira.games.mercado.rules.config import NAME, OPTIONS, SEATS, config_of, configure
from feira.games.mercado.rules.end import score
from feira.games.mercado.rules.events import EVENTS
from feira.games.mercado.rules.invariants import broken
from feira.games.mercado.rules.legal import actor, legal, pick
from feira.games.mercado.rules.position import CHOICES, LAYOUT, REASONS
from feira.games.mercado.rules.setup import setup
from feira.games.mercado.rules.turn import apply

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
