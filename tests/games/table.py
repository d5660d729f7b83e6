"""Shared by the tables of all games: looking at a position and making choices in it.

Tests of rules work on a record `s`, whose fields they read and write.
"""

import random
from collections.abc import Iterator

import numpy as np

from feira.core.config import Config
from feira.core.events import COLUMNS, ROWS
from feira.core.game import Game
from feira.core.kernels import step
from feira.core.position import Position
from feira.core.random import advance, stream
from feira.core.types import CHANCE, NOBODY, Json
from feira.core.verbs import actor, apply, broken, draw, pick
from feira.games import NAMES, find_game

GAMES = {game.rules.dtype: game for game in map(find_game, NAMES)}


def game_of(s: np.record) -> Game:
    """The game of a record."""
    return GAMES[s.dtype]


def new(game: Game, config: Config) -> np.record:
    """The record before the first choice."""
    s: np.record = game.rules.start(config)[0]
    return s


def parsed(game: Game, text: str) -> np.record:
    """The record that a text describes."""
    s: np.record = Position.parse(game, text).array[0]
    return s


def copy(s: np.record) -> np.record:
    """A record of its own with the same contents."""
    twin: np.record = game_of(s).rules.array(s)[0]
    return twin


def position(s: np.record) -> Position:
    """A position with a copy of the record."""
    return Position.load(game_of(s), s)


def take(s: np.record, choice: int) -> list[Json]:
    """Makes a checked choice in place and explains its events."""
    game = game_of(s)
    events = np.zeros((ROWS, COLUMNS), np.int32)
    if not step(s, choice, events, np.empty(game.rules.scratch, np.int64)):
        position(s).apply(choice)  # says why
        raise AssertionError("positions and kernels disagree about what is legal")
    return game.presentation.explain(s, events[1 : events[0, 0] + 1].tolist())


def do(s: np.record, *texts: str) -> list[Json]:
    """Makes choices, and outcomes of chance, in place; returns all their events."""
    events: list[Json] = []
    for text in texts:
        events += take(s, parse(s, text))
        assert broken(s) == 0
    return events


def parse(s: np.record, text: str) -> int:
    """The choice or outcome that a notation means."""
    return game_of(s).presentation.parse(s, text)


def choices(s: np.record) -> list[int]:
    """The legal choices by number."""
    return position(s).legal()


def possible(s: np.record) -> list[int]:
    """What is possible next: the legal choices, or the possible outcomes."""
    here = position(s)
    return here.legal() or list(here.chance())


def legal(s: np.record, kind: str = "") -> list[str]:
    """The legal choices as text, of one kind or all."""
    here = position(s)
    texts = [here.notation(choice) for choice in here.legal()]
    return [text for text in texts if text.startswith(kind)]


def outcomes(s: np.record) -> dict[str, int]:
    """What chance may draw, with weights."""
    here = position(s)
    return {here.notation(outcome): weight for outcome, weight in here.chance().items()}


def previews(s: np.record) -> list[Json]:
    """The previews of all legal choices."""
    return position(s).previews()


def preview(s: np.record, text: str) -> Json:
    """The preview of one legal choice."""
    return next(one for one in previews(s) if one["text"] == text)


def why(s: np.record, text: str) -> Json | None:
    """Why a choice is refused."""
    presentation = game_of(s).presentation
    return presentation.refusal(s, presentation.parse_choice(s, text))


def view(s: np.record, seat: int | None = None) -> Json:
    """The view of a seat, or of a spectator."""
    return position(s).view(seat)


def own(s: np.record, seat: int) -> Json:
    """The keys of the view that look different to a seat."""
    presentation = game_of(s).presentation
    return presentation.own(presentation.public.build(s), seat)


def outlook(s: np.record) -> Json:
    """What chance may bring."""
    return position(s).outlook()


def result(s: np.record) -> Json:
    """How the game ended, or stands."""
    return game_of(s).presentation.result(s)


def coins(s: np.record) -> list[int]:
    """Everybody's coins."""
    return game_of(s).presentation.coins(s)


def stage(s: np.record) -> str:
    """The name of the stage."""
    return str(view(s)["stage"])


def draw_on(s: np.record, seed: int = 1) -> list[str]:
    """Draws for chance until a seat is to act; returns the outcomes."""
    rng = random.Random(seed)
    drawn = []
    while actor(s) == CHANCE:
        weights = outcomes(s)
        drawn.append(rng.choices(list(weights), list(weights.values()))[0])
        do(s, drawn[-1])
    return drawn


def positions(game: Game, config: Config, seed: int = 1) -> Iterator[np.record]:
    """Every position of a random game, the last one included: the same record, played on."""
    s = new(game, config)
    scratch = np.zeros(game.rules.scratch, np.int64)
    a, b = stream(seed, 0)
    while True:
        yield s
        who = actor(s)
        if who == NOBODY:
            return
        a, b, r = advance(a, b)
        apply(s, draw(s, r) if who == CHANCE else pick(s, r, scratch), None)
