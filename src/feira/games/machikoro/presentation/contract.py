"""The implementation of the presentation contract."""

from pathlib import Path

from feira.core.presentation import Presentation
from feira.core.types import Json
from feira.games.machikoro.presentation.card import draw_card
from feira.games.machikoro.presentation.explain import explain
from feira.games.machikoro.presentation.notation import (
    CHOICE_WORDS,
    OUTCOME_WORDS,
    action_text,
    describe_choice,
    describe_outcome,
    parse_choice,
    parse_outcome,
)
from feira.games.machikoro.presentation.outlook import outlook
from feira.games.machikoro.presentation.picture import picture
from feira.games.machikoro.presentation.preview import preview
from feira.games.machikoro.presentation.refusal import REFUSALS, reason_against
from feira.games.machikoro.presentation.result import result
from feira.games.machikoro.presentation.shape import SHAPES
from feira.games.machikoro.presentation.statistics import STATISTICS
from feira.games.machikoro.presentation.text import parse_position, position_text
from feira.games.machikoro.presentation.view import essentials, own, public
from feira.games.machikoro.rules.components import CARDS, COLOURS, COPIES, LANDMARK_CARDS
from feira.games.machikoro.rules.position import CHOICES

COLOUR_OF = {card.name: COLOURS[card.colour] for card in CARDS}


def clue(action: Json) -> str:
    """The kind of an action; for a building its colour, or that it is a landmark."""
    if action["kind"] != "build":
        return str(action["kind"])
    return COLOUR_OF.get(action["building"], "landmark")


PRESENTATION = Presentation(
    title="Machi Koro",
    folder=Path(__file__).parent,
    actor=essentials.actor,
    seats=essentials.seats,
    coins=essentials.coins,
    choices=CHOICES,
    describe_choice=describe_choice,
    parse_choice=parse_choice,
    describe_outcome=describe_outcome,
    parse_outcome=parse_outcome,
    action_text=action_text,
    position_text=position_text,
    parse_position=parse_position,
    choice_words=CHOICE_WORDS,
    outcome_words=OUTCOME_WORDS,
    refusal_keys=REFUSALS,
    public=public,
    own=own,
    explain=explain,
    preview=preview,
    reason_against=reason_against,
    result=result,
    picture=picture,
    card=draw_card,
    clue=clue,
    outlook=outlook,
    shapes=SHAPES,
    statistics=STATISTICS,
    catalogue={
        "cards": [
            {
                "card": card.name,
                "low": card.low,
                "high": card.high,
                "colour": COLOURS[card.colour],
                "icon": card.icon,
                "cost": card.cost,
                "plus": card.plus,
                "copies": COPIES[card.colour],
            }
            for card in CARDS
        ],
        "landmarks": [
            {"landmark": card.name, "cost": card.cost, "plus": card.plus} for card in LANDMARK_CARDS
        ],
    },
)
