"""What the tables of all games share: looking at a position and letting things happen in it."""

import random
from collections.abc import Iterator

import numpy as np

from feira.core.config import Config
from feira.core.game import Game
from feira.core.random import advance, stream
from feira.core.types import CHANCE, NOBODY, Json
from feira.core.verbs import actor, apply, broken, draw, game_of, pick


def legal(s: np.record, kind: str = "") -> list[str]:
    """The legal choices as text, of one kind or all."""
    game = game_of(s)
    texts = [game.choice_text(s, choice) for choice in game.legal_choices(s)]
    return [text for text in texts if text.startswith(kind)]


def do(s: np.record, *texts: str) -> list[Json]:
    """Choices and outcomes happen in place; returns all their events."""
    game = game_of(s)
    events: list[Json] = []
    for text in texts:
        events += game.step(s, game.parse(s, text))
        assert broken(s) == 0
    return events


def outcomes(s: np.record) -> dict[str, int]:
    """What chance may draw, with weights."""
    game = game_of(s)
    return {game.outcome_text(s, o): n for o, n in game.outcome_weights(s).items()}


def preview(s: np.record, text: str) -> Json:
    """The preview of one legal choice."""
    return next(one for one in game_of(s).previews(s) if one["text"] == text)


def why(s: np.record, text: str) -> Json | None:
    """Why a choice is refused."""
    game = game_of(s)
    return game.refusal(s, game.parse_choice(s, text))


def coins(s: np.record) -> list[int]:
    return game_of(s).coins(s)


def stage(s: np.record) -> str:
    return str(game_of(s).view(s, None)["stage"])


def draw_on(s: np.record, seed: int = 1) -> list[str]:
    """Lets chance draw until a seat is to act; returns what was drawn."""
    dice = random.Random(seed)
    drawn = []
    while actor(s) == CHANCE:
        weights = outcomes(s)
        drawn.append(dice.choices(list(weights), list(weights.values()))[0])
        do(s, drawn[-1])
    return drawn


def positions(game: Game, config: Config, seed: int = 1) -> Iterator[np.record]:
    """Every position of a random game, the last one included: the same record, played on."""
    s = game.new(config)
    scratch = np.zeros(game.scratch, np.int64)
    a, b = stream(seed, 0)
    while True:
        yield s
        who = actor(s)
        if who == NOBODY:
            return
        a, b, r = advance(a, b)
        apply(s, draw(s, r) if who == CHANCE else pick(s, r, scratch), None)
