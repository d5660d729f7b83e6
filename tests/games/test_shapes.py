"""What games tell is what their types say: views, events, previews, results and outlooks."""

from typing import get_args, get_type_hints

import msgspec
import numpy as np
import pytest

from feira.core.game import Game
from feira.core.types import NOBODY
from feira.core.verbs import actor
from feira.games import NAMES, find_game
from feira.web.shapes import Preview
from tests.games.table import positions
from tests.shapes import fits

GAMES = [pytest.param(find_game(name), id=name) for name in NAMES]


@pytest.mark.native
@pytest.mark.parametrize("game", GAMES)
def test_views_outlooks_and_previews_are_as_their_types_say(game: Game) -> None:
    for seed, config in enumerate(game.variants()):
        for number, s in enumerate(positions(game, config, seed)):
            if (number + seed) % 29 and actor(s) != NOBODY:
                continue
            for seat in (None, 0, config.seats - 1):
                fits(game.view(s, seat), game.shapes.view)
            fits(game.outlook(s), game.shapes.outlook)
            if actor(s) >= 0:
                fits(game.previews(s), list[Preview])


@pytest.mark.native
@pytest.mark.parametrize("game", GAMES)
def test_events_are_as_their_types_say(game: Game) -> None:
    told = set()
    for seed, config in enumerate(game.variants()):
        s = game.new(config)
        dice = np.random.default_rng(seed)
        while (who := actor(s)) != NOBODY:
            choices = game.legal_choices(s) if who >= 0 else list(game.outcome_weights(s))
            events = game.step(s, int(dice.choice(choices)))
            told |= {event["key"] for event in events}
            fits(events, list[game.shapes.events])  # type: ignore[name-defined]
    shapes = get_args(game.shapes.events)
    assert {shape.__struct_config__.tag for shape in shapes} == set(game.event_keys)
    assert len(told) > len(game.event_keys) / 2


@pytest.mark.parametrize("game", GAMES)
def test_a_type_that_does_not_fit_is_noticed(game: Game) -> None:
    view = game.view(game.new(game.variants()[0]), None)
    for key in get_type_hints(game.shapes.view):
        with pytest.raises((AssertionError, msgspec.ValidationError)):
            fits({name: value for name, value in view.items() if name != key}, game.shapes.view)
    with pytest.raises(AssertionError):
        fits(view | {"more": 1}, game.shapes.view)
    with pytest.raises(msgspec.ValidationError):
        fits(view | {"stage": "asleep"}, game.shapes.view)
