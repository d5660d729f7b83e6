"""Every game of the catalogue conforms, and the checks can fail."""

import dataclasses

import numpy as np
import pytest

from feira.core import verbs
from feira.core.batch import starting
from feira.core.config import Config
from feira.core.conformance import (
    NotConforming,
    check_play,
    check_record,
    refuse,
    soak,
)
from feira.core.game import Game
from feira.games import NAMES, find_game

GAMES = [find_game(name) for name in NAMES]
VARIANTS = [
    pytest.param(game, config, id=f"{game.name}-{config.seats}-{'-'.join(config.options.values())}")
    for game in GAMES
    for config in game.variants()
]


VARIANT: Config = GAMES[0].variants()[-1]


@pytest.mark.parametrize("game", GAMES, ids=list(NAMES))
def test_record_has_no_padding(game: Game) -> None:
    check_record(game)
    assert game.dtype.itemsize <= 512


@pytest.mark.native
@pytest.mark.parametrize(("game", "config"), VARIANTS)
def test_random_games_conform(game: Game, config: Config) -> None:
    check_play(game, config, games=1, seed=3)


@pytest.mark.native
@pytest.mark.parametrize(("game", "config"), VARIANTS)
def test_no_position_is_broken(game: Game, config: Config) -> None:
    steps, fault, _ = soak(starting(game, config), 5, 0, 100, np.zeros(1, game.dtype))
    assert steps > 1000
    assert fault == 0


@pytest.mark.native
@pytest.mark.parametrize(("game", "config"), VARIANTS)
def test_illegal_choices_are_refused_and_change_nothing(game: Game, config: Config) -> None:
    position, twin = np.zeros(1, game.dtype), np.zeros(1, game.dtype)
    scratch = np.zeros(game.scratch, np.int64)
    refused, wrong = refuse(starting(game, config), 5, 0, 10, 50, position, twin, scratch)
    assert refused > 10_000
    assert wrong == 0


def broken_copy(**changes: object) -> Game:
    """A game with something wrong about it. The verbs are put right again afterwards."""
    game = dataclasses.replace(GAMES[0], **changes)  # type: ignore[arg-type]
    verbs.register(game)
    return game


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"broken": lambda _: 4}, "invariant 4"),
        ({"outcome_text": lambda _s, _o: "closed pub a1"}, "does not parse back"),
        ({"draw": lambda _s, _r: 34}, "is not outcome"),
        ({"position_text": lambda _: GAMES[0].position_text(GAMES[0].new(VARIANT))}, "parse back"),
        ({"pick": lambda _s, _r, _scratch: -1}, "pick"),
        ({"picture": lambda _: ""}, "no picture"),
    ],
)
def test_a_faulty_game_is_caught(changes: dict[str, object], fault: str) -> None:
    game = broken_copy(**changes)
    try:
        with pytest.raises(NotConforming, match=fault):
            check_play(game, VARIANT, games=1, seed=1)
    finally:
        verbs.register(GAMES[0])


def test_padding_and_unsigned_fields_are_caught() -> None:
    padded = np.dtype((np.record, np.dtype([("a", np.int32), ("b", np.int8)], align=True)))
    with pytest.raises(NotConforming, match="3 padding bytes"):
        check_record(dataclasses.replace(GAMES[0], dtype=padded))
    unsigned = np.dtype((np.record, np.dtype([("a", np.uint32)])))
    with pytest.raises(NotConforming, match="not a signed integer"):
        check_record(dataclasses.replace(GAMES[0], dtype=unsigned))
