"""Machi Koro with Machi Koro Plus: two to five players."""

from pathlib import Path

from feira.core.game import Game
from feira.games.machikoro.presentation.notation import (
    CHOICE_WORDS,
    OUTCOME_WORDS,
    choice_text,
    outcome_text,
    parse_choice,
    parse_outcome,
)
from feira.games.machikoro.presentation.outlook import outlook
from feira.games.machikoro.presentation.picture import picture
from feira.games.machikoro.presentation.refusal import REFUSALS, refusal
from feira.games.machikoro.presentation.shape import SHAPES
from feira.games.machikoro.presentation.text import parse_position, position_text
from feira.games.machikoro.presentation.view import coins, explain, own, preview, public, result
from feira.games.machikoro.rules.chance import draw, weights
from feira.games.machikoro.rules.config import NAME, OPTIONS, SEATS, configure
from feira.games.machikoro.rules.end import score
from feira.games.machikoro.rules.events import EVENTS
from feira.games.machikoro.rules.invariants import broken
from feira.games.machikoro.rules.legal import actor, legal, pick
from feira.games.machikoro.rules.position import CHOICES, OUTCOMES, POSITION, REASONS
from feira.games.machikoro.rules.setup import setup
from feira.games.machikoro.rules.turn import apply
from feira.games.machikoro.strategy.action_features import ACTION_FEATURE_NAMES, action_features
from feira.games.machikoro.strategy.evaluate import evaluate
from feira.games.machikoro.strategy.state_features import STATE_FEATURE_NAMES, state_features
from feira.games.weights import read_weights

FOLDER = Path(__file__).parent

GAME = Game(
    name=NAME,
    title="Machi Koro",
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
)
