"""Mercado de Lisboa: one to four players, and nine solo challenges."""

from pathlib import Path

from feira.core.game import Game
from feira.core.taste import read_taste
from feira.games.mercado.chance import OUTCOMES, draw, weights
from feira.games.mercado.config import NAME, OPTIONS, SEATS, configure
from feira.games.mercado.end import score
from feira.games.mercado.evaluate import evaluate
from feira.games.mercado.events import EVENTS
from feira.games.mercado.invariants import broken
from feira.games.mercado.legal import actor, legal, pick
from feira.games.mercado.notation import (
    CHOICE_WORDS,
    OUTCOME_WORDS,
    choice_text,
    outcome_text,
    parse_choice,
    parse_outcome,
)
from feira.games.mercado.outlook import outlook
from feira.games.mercado.picture import picture
from feira.games.mercado.position import CHOICES, POSITION, REASONS
from feira.games.mercado.refusal import REFUSALS, refusal
from feira.games.mercado.setup import setup
from feira.games.mercado.shape import SHAPES
from feira.games.mercado.signs import SIGNS, signs
from feira.games.mercado.text import parse_position, position_text
from feira.games.mercado.traits import PRACTICE, TRAITS, traits
from feira.games.mercado.turn import apply
from feira.games.mercado.view import CAMPAIGN, coins, explain, own, preview, public, result

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
    traits=traits,
    trait_names=TRAITS,
    practice=PRACTICE,
    signs=signs,
    sign_names=SIGNS,
    judgement=read_taste(Path(__file__).with_name("judgement.txt"), SIGNS),
    taste=read_taste(Path(__file__).with_name("taste.txt"), TRAITS),
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
    messages=str(Path(__file__).with_name("messages")),
    campaign=CAMPAIGN,
)
