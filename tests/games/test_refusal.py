"""Why a choice is not legal: every illegal choice has a reason, in all games and languages."""

import json
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from feira.core.game import Game
from feira.core.messages import LANGUAGES, Messages
from feira.core.types import CHANCE, NOBODY, Json
from feira.core.verbs import actor
from feira.games import NAMES, find_game
from tests.games.table import choices, positions, stage

GAMES = [pytest.param(find_game(name), id=name) for name in NAMES]
PLAYERS = ("Ana", "Bela", "Carlos", "Dina", "Eva")


def asked(game: Game) -> Iterator[np.record]:
    """Two positions for each kind of decision of a seat, from a random game of every variant."""
    for seed, config in enumerate(game.rules.variants()):
        times: Counter[str] = Counter()
        for s in positions(game, config, seed):
            if actor(s) >= 0:
                here = stage(s)
                if times[here] in (seed % 4, 12 + seed % 4):
                    yield s
                times[here] += 1


@pytest.mark.parametrize("game", GAMES)
def test_refused_is_exactly_what_is_not_legal(game: Game) -> None:
    number = 0
    for s in asked(game):
        before = s.tobytes()
        refusal = game.presentation.refusal
        reasons = {choice: refusal(s, choice) for choice in range(game.rules.choices)}
        assert [one for one, why in reasons.items() if why is None] == choices(s)
        keys = {why["key"] for why in reasons.values() if why}
        assert keys <= set(game.presentation.refusal_keys)
        assert s.tobytes() == before
        number += 1
    assert number > 100


@pytest.mark.parametrize("game", GAMES)
def test_nothing_can_be_chosen_when_no_seat_is_to_act(game: Game) -> None:
    for config in game.rules.variants()[::7]:
        for s in positions(game, config):
            if actor(s) in (CHANCE, NOBODY):
                key = "refused-chance" if actor(s) == CHANCE else "refused-over"
                for n in range(0, game.rules.choices, 401):
                    assert game.presentation.refusal(s, n) == {"key": key}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("choice", [-1, 10**6])
def test_a_number_that_is_no_choice_is_refused(game: Game, choice: int) -> None:
    s = next(asked(game))
    unknown = {"key": "refused-unknown"}
    assert game.presentation.refusal(s, choice) == unknown
    assert game.presentation.refusal(s, game.rules.choices) == unknown


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_its_sentence_in_every_language(game: Game) -> None:
    found: dict[str, Json] = {}
    for number, s in enumerate(asked(game)):
        for choice in range(number % 5, game.rules.choices, 5):
            why = game.presentation.refusal(s, choice)
            if why is not None:
                found[json.dumps(why)] = why
    assert len(found) > 100
    for language in LANGUAGES:
        messages = Messages(game.presentation.messages, language, PLAYERS)
        for why in found.values():
            sentence = messages.tell(why)
            assert sentence == sentence.strip().removesuffix(".")
            assert "{" not in sentence
            assert "\n" not in sentence
