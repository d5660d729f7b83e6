"""Mercado de Lisboa: one to four players, and nine solo challenges."""

from pathlib import Path

from feira.core.game import Game
from feira.games.mercado.presentation.notation import (
    CHOICE_WORDS,
    OUTCOME_WORDS,
    choice_text,
    outcome_text,
    parse_choice,
    parse_outcome,
)
from feira.games.mercado.presentation.outlook import outlook
from feira.games.mercado.presentation.picture import picture
from feira.games.mercado.presentation.refusal import REFUSALS, refusal
from feira.games.mercado.presentation.shape import SHAPES
from feira.games.mercado.presentation.text import parse_position, position_text
from feira.games.mercado.presentation.view import (
    CAMPAIGN,
    coins,
    explain,
    own,
    preview,
    public,
    result,
)
from feira.games.mercado.rules.chance import OUTCOMES, draw, weights
from feira.games.mercado.rules.config import NAME, OPTIONS, SEATS, configure
from feira.games.mercado.rules.end import score
from feira.games.mercado.rules.events import EVENTS
from feira.games.mercado.rules.invariants import broken
from feira.games.mercado.rules.legal import actor, legal, pick
from feira.games.mercado.rules.position import CHOICES, POSITION, REASONS
from feira.games.mercado.rules.setup import setup
from feira.games.mercado.rules.turn import apply
from feira.games.mercado.strategy.action_features import action_features
from feira.games.mercado.strategy.evaluate import evaluate
from feira.games.mercado.strategy.feature_names import ACTION_FEATURE_NAMES
from feira.games.mercado.strategy.state_features import STATE_FEATURE_NAMES, state_features
from feira.games.weights import read_weights

FOLDER = Path(__file__).parent

GAME = Game(
    name=NAME,
    title="Mercado de Lisboa",
    rules="1",
    dtype=POSITION,
    seats=SEATS,
    options=OPTIONS,
    choices=CHOICES,
    outcomes=OUTCOMES,
    configure=configure,
    setup=setup,
    actor=actor,
    legal=legal,
    pick=pick,
    weights=weights,
    draw=draw,
    apply=apply,
    score=score,
    broken=broken,
    evaluate=evaluate,
    action_features=action_features,
    action_feature_names=ACTION_FEATURE_NAMES,
    policy=read_weights(FOLDER / "strategy" / "policy.txt", ACTION_FEATURE_NAMES),
    state_features=state_features,
    state_feature_names=STATE_FEATURE_NAMES,
    value=read_weights(FOLDER / "strategy" / "value.txt", STATE_FEATURE_NAMES),
    choice_text=choice_text,
    parse_choice=parse_choice,
    outcome_text=outcome_text,
    parse_outcome=parse_outcome,
    position_text=position_text,
    parse_position=parse_position,
    choice_words=CHOICE_WORDS,
    outcome_words=OUTCOME_WORDS,
    event_keys=tuple(key for key, _ in EVENTS.values()),
    refusal_keys=REFUSALS,
    end_reasons=REASONS[1:],
    coins=coins,
    public=public,
    own=own,
    explain=explain,
    preview=preview,
    refusal=refusal,
    result=result,
    picture=picture,
    outlook=outlook,
    shapes=SHAPES,
    messages=str(FOLDER / "presentation" / "messages"),
    campaign=CAMPAIGN,
)
