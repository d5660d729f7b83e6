"""The implementation of the presentation contract."""

from pathlib import Path

from feira.core.presentation import Presentation
from feira.games.mercado.presentation.card import draw_card
from feira.games.mercado.presentation.daily import DAILY
from feira.games.mercado.presentation.explain import explain
from feira.games.mercado.presentation.notation import (
    CHOICE_WORDS,
    OUTCOME_WORDS,
    action_text,
    describe_choice,
    describe_outcome,
    parse_choice,
    parse_outcome,
)
from feira.games.mercado.presentation.outlook import outlook
from feira.games.mercado.presentation.picture import picture
from feira.games.mercado.presentation.preview import preview
from feira.games.mercado.presentation.refusal import REFUSALS, reason_against
from feira.games.mercado.presentation.result import CAMPAIGN, result
from feira.games.mercado.presentation.shape import SHAPES
from feira.games.mercado.presentation.statistics import STATISTICS
from feira.games.mercado.presentation.text import parse_position, position_text
from feira.games.mercado.presentation.view import essentials, own, public
from feira.games.mercado.rules.challenges import FOURS_NEEDED
from feira.games.mercado.rules.position import (
    BEST_MOVE,
    CHOICES,
    GOODS,
    IMPROVEMENT,
    PUB,
    RESTAURANTS,
    SIZES,
    WOOD,
)

PRESENTATION = Presentation(
    title="Mercado de Lisboa",
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
    outlook=outlook,
    shapes=SHAPES,
    statistics=STATISTICS,
    catalogue={
        "goods": list(GOODS),
        "restaurants": [
            {"restaurant": name, "good": None if kind == PUB else GOODS[kind - 1]}
            for kind, name in enumerate(RESTAURANTS)
        ],
        "improvement": IMPROVEMENT,
        "wooden_stalls": WOOD,
        "best_move_needed": BEST_MOVE,
        "fours_needed": FOURS_NEEDED,
        "customers_most": SIZES,
        "challenges": len(CAMPAIGN.challenges),
    },
    campaign=CAMPAIGN,
    daily=DAILY,
)
