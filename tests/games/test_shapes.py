"""The JSON of games fits its types: views, events, previews, results and outlooks."""

from typing import get_args, get_type_hints

import msgspec
import numpy as np
import pytest

from feira.core.game import Game
from feira.core.types import NOBODY
from feira.core.verbs import actor
from feira.games import NAMES, find_game
from feira.service.shapes import Preview
from tests.games.table import new, outlook, positions, possible, previews, take, view
from tests.shapes import fits

GAMES = [pytest.param(find_game(name), id=name) for name in NAMES]


@pytest.mark.native
@pytest.mark.parametrize("game", GAMES)
def test_views_outlooks_and_previews_are_as_their_types_say(game: Game) -> None:
    for seed, config in enumerate(game.rules.variants()):
        for number, s in enumerate(positions(game, config, seed)):
            if (number + seed) % 29 and actor(s) != NOBODY:
                continue
            for seat in (None, 0, config.seats - 1):
                fits(view(s, seat), game.presentation.shapes.view)
            fits(outlook(s), game.presentation.shapes.outlook)
            if actor(s) >= 0:
                fits(previews(s), list[Preview])


@pytest.mark.native
@pytest.mark.parametrize("game", GAMES)
def test_events_are_as_their_types_say(game: Game) -> None:
    keys = set()
    shape = game.presentation.shapes.events
    for seed, config in enumerate(game.rules.variants()):
        s = new(game, config)
        rng = np.random.default_rng(seed)
        while actor(s) != NOBODY:
            events = take(s, int(rng.choice(possible(s))))
            keys |= {event["key"] for event in events}
            fits(events, list[shape])  # type: ignore[valid-type]
    assert {one.__struct_config__.tag for one in get_args(shape)} == set(game.rules.event_keys)
    assert len(keys) > len(game.rules.event_keys) / 2


@pytest.mark.parametrize("game", GAMES)
def test_a_type_that_does_not_fit_is_noticed(game: Game) -> None:
    shape = game.presentation.shapes.view
    seen = view(new(game, game.rules.variants()[0]))
    for key in get_type_hints(shape):
        with pytest.raises((AssertionError, msgspec.ValidationError)):
            fits({name: value for name, value in seen.items() if name != key}, shape)
    with pytest.raises(AssertionError):
        fits(seen | {"more": 1}, shape)
    with pytest.raises(msgspec.ValidationError):
        fits(seen | {"stage": "asleep"}, shape)
