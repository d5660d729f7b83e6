"""Actions: choices and outcomes as data. They fit their types and agree with the notation."""

from collections.abc import Iterator
from itertools import islice
from typing import Any, get_args

import msgspec
import numpy as np
import pytest

from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.types import CHANCE, Json
from feira.core.verbs import actor
from feira.games import NAMES, find_game
from tests.games.table import position, positions, previews

GAMES = [pytest.param(find_game(name), id=name) for name in NAMES]


def sample(game: Game, every: int = 31) -> Iterator[np.record]:
    """Some positions of a random game of every variant in which a seat or chance is to act."""
    for seed, config in enumerate(game.rules.variants()):
        for number, s in enumerate(positions(game, config, seed)):
            if (number + seed) % every == 0 and actor(s) >= CHANCE:
                yield s


def fits_strictly(action: Json, shape: Any) -> None:
    """Fails unless the action fits the type exactly, without any conversion."""
    assert msgspec.to_builtins(msgspec.convert(action, shape, strict=True)) == action


def tags(shape: Any) -> set[str]:
    return {one.__struct_config__.tag for one in get_args(shape)}


@pytest.mark.parametrize("game", GAMES)
def test_the_action_of_every_choice_parses_back(game: Game) -> None:
    presentation = game.presentation
    s = next(s for s in sample(game, every=1) if actor(s) >= 0)
    kinds = set()
    for choice in range(game.rules.choices):
        text, action = presentation.describe_choice(s, choice)
        fits_strictly(action, presentation.shapes.actions)
        assert presentation.action_text(action) == text
        assert presentation.parse_choice(s, text) == choice
        assert presentation.parse_action(s, action) == choice
        sent = msgspec.json.decode(msgspec.json.encode(action))
        assert presentation.parse_action(s, sent) == choice
        kinds.add(action["kind"])
    words = {kind.removesuffix("-none").removeprefix("no-") for kind in kinds}
    assert words == set(presentation.choice_words)


@pytest.mark.parametrize("game", GAMES)
def test_actions_of_legal_choices_and_possible_outcomes_mean_what_their_texts_mean(
    game: Game,
) -> None:
    presentation = game.presentation
    kinds = set()
    for s in sample(game):
        here = position(s)
        for choice in here.legal() or here.chance():
            action, text = here.action(choice), here.notation(choice)
            fits_strictly(action, presentation.shapes.actions)
            assert presentation.action_text(action) == text
            assert here.number(text) == choice
            kinds.add(action["kind"])
            if here.actor != CHANCE:
                assert presentation.parse_action(s, action) == choice
    rare = {"exchange", "closed", "reroll", "keep", "add", "tuna", "swap", "no-swap", "tv"}
    assert tags(presentation.shapes.actions) - rare <= kinds


@pytest.mark.parametrize("game", GAMES)
def test_the_keys_of_an_action_may_come_in_any_order(game: Game) -> None:
    s = next(s for s in sample(game, every=1) if actor(s) >= 0)
    for choice in range(0, game.rules.choices, 7):
        _, action = game.presentation.describe_choice(s, choice)
        turned = dict(reversed(action.items()))
        assert game.presentation.parse_action(s, turned) == choice


@pytest.mark.parametrize("game", GAMES)
def test_what_chance_does_is_no_choice_of_a_seat(game: Game) -> None:
    turn = next(s.copy() for s in sample(game, every=1) if actor(s) >= 0)
    for s in islice((s for s in sample(game) if actor(s) == CHANCE), 40):
        here = position(s)
        for outcome in here.chance():
            with pytest.raises(FeiraError, match="is not a choice"):
                game.presentation.parse_action(turn, here.action(outcome))


@pytest.mark.parametrize("game", GAMES)
def test_previews_carry_the_actions_of_their_choices(game: Game) -> None:
    for s in sample(game):
        here = position(s)
        for preview in previews(s):
            assert preview["action"] == here.action(preview["choice"])
            assert preview["text"] == here.notation(preview["choice"])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "action",
    [
        {},
        {"kind": "dance"},
        {"kind": 5},
        {"kind": None},
        {"kind": ["stall"]},
        {"kind": "stall"},
        {"kind": "stall", "good": "cheese", "square": "c3"},
        {"kind": "stall", "good": "fish", "square": 3},
        {"kind": "customers", "customers": 2, "goods": [1, 2], "entrance": "Na"},
        {"kind": "customers", "customers": "many", "goods": ["fish"], "entrance": "Na"},
        {"kind": "build", "building": "castle"},
        {"kind": "swap", "seat": 1},
        {"kind": "tv", "seat": {"seat": 1}},
        {"kind": "tv", "seat": 9},
        {"kind": "stall fish c3"},
        {"kind": "coin", "more": 1},
        {"kind": "keep", "more": None},
        {"kind": "customers", "customers": 1, "goods": "fish+flower", "entrance": "Na"},
        {"kind": "customers", "customers": 1, "goods": ["flower", "fish"], "entrance": "Na"},
        [],
        "coin",
        7,
        None,
    ],
)
def test_what_is_no_action_is_refused(game: Game, action: Any) -> None:
    s = next(s for s in sample(game, every=1) if actor(s) >= 0)
    with pytest.raises(FeiraError):
        game.presentation.parse_action(s, action)
