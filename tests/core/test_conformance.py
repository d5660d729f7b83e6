"""Every game of the catalogue conforms, and the checks can fail."""

import copy
import dataclasses
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from feira.core import verbs
from feira.core.batch import SCRATCH
from feira.core.config import Config
from feira.core.conformance import (
    NotConforming,
    check_play,
    check_record,
    refuse,
    soak,
)
from feira.core.game import Game
from feira.core.layout import Layout
from feira.core.view import ViewBuilder
from feira.games import NAMES, find_game

GAMES = [find_game(name) for name in NAMES]
VARIANTS = [
    pytest.param(game, config, id=f"{game.name}-{config.seats}-{'-'.join(config.options.values())}")
    for game in GAMES
    for config in game.rules.variants()
]
Changes = dict[str, Any]
VARIANT: Config = GAMES[0].rules.variants()[-1]


@pytest.mark.parametrize("game", GAMES, ids=list(NAMES))
def test_record_has_no_padding(game: Game) -> None:
    check_record(game)
    assert game.rules.dtype.itemsize <= 512


@pytest.mark.native
@pytest.mark.parametrize(("game", "config"), VARIANTS)
def test_random_games_conform(game: Game, config: Config) -> None:
    check_play(game, config, games=1, seed=3)


@pytest.mark.native
@pytest.mark.parametrize(("game", "config"), VARIANTS)
def test_no_position_is_broken(game: Game, config: Config) -> None:
    steps, fault, _ = soak(
        game.rules.start(config),
        5,
        0,
        100,
        np.zeros(1, game.rules.dtype),
        np.zeros(SCRATCH, np.int64),
    )
    assert steps > 1000
    assert fault == 0


@pytest.mark.native
@pytest.mark.parametrize(("game", "config"), VARIANTS)
def test_illegal_choices_are_refused_and_change_nothing(game: Game, config: Config) -> None:
    position, twin = np.zeros(1, game.rules.dtype), np.zeros(1, game.rules.dtype)
    scratch = np.zeros(game.rules.scratch, np.int64)
    refused, wrong = refuse(game.rules.start(config), 5, 0, 10, 50, position, twin, scratch)
    assert refused > 10_000
    assert wrong == 0


def faulty(rules: Changes | None = None, presentation: Changes | None = None) -> Game:
    """A game with a fault. The verbs are restored afterwards."""
    game = GAMES[0]
    return Game(
        rules=dataclasses.replace(game.rules, **(rules or {})),
        presentation=dataclasses.replace(game.presentation, **(presentation or {})),
        strategy=game.strategy,
    )


def without(key: str, make: Callable[..., Any]) -> Callable[..., Any]:
    """A function that makes JSON, or a list of it, without one key."""

    def made(*arguments: Any) -> Any:
        json = make(*arguments)
        if isinstance(json, list):
            return [{k: v for k, v in one.items() if k != key} for one in json]
        return {k: v for k, v in json.items() if k != key}

    return made


def writes(text: str, describe: Callable[..., Any]) -> Callable[..., Any]:
    """A description with another text."""
    return lambda position, choice: (text, describe(position, choice)[1])


def acts(describe: Callable[..., Any], **action: Any) -> Callable[..., Any]:
    """A description with another action."""
    return lambda position, choice: (describe(position, choice)[0], action)


def view_without(key: str) -> ViewBuilder:
    """The public view without a key."""
    public = copy.copy(P.public)
    public.make = {name: make for name, make in P.public.make.items() if name != key}
    return public


def config_of_two(_position: Any) -> Config:
    return GAMES[0].configure(2, {})


P, R = GAMES[0].presentation, GAMES[0].rules
CHOICE, OUTCOME = P.describe_choice, P.describe_outcome


@pytest.mark.parametrize(
    ("rules", "presentation", "fault"),
    [
        ({"broken": lambda _: 4}, {}, "invariant 4"),
        ({"draw": lambda _s, _r: 34}, {}, "is not outcome"),
        ({"pick": lambda _s, _r, _scratch: -1}, {}, "pick"),
        ({"config_of": config_of_two}, {}, "does not say how it was set up"),
        ({}, {"describe_outcome": writes("closed pub a1", OUTCOME)}, "does not parse back"),
        ({}, {"describe_choice": writes("dance", CHOICE)}, "does not parse back"),
        ({}, {"parse_choice": lambda _s, _t: 0}, "means 0, not"),
        ({}, {"parse_outcome": lambda _s, _t: 34}, "it means 34, not"),
        ({}, {"action_text": lambda _: "coin"}, "the action of '.*' means"),
        ({}, {"describe_choice": acts(CHOICE, kind="coin")}, "the action of '.*' means"),
        ({}, {"describe_choice": acts(CHOICE, kind="dance")}, "does not parse back"),
        ({}, {"describe_outcome": acts(OUTCOME, good="fish")}, "has no kind"),
        ({}, {"position_text": lambda _: P.position_text(R.start(VARIANT))}, "parse back"),
        ({}, {"actor": lambda _: 1}, "the rooms disagree on the actor"),
        ({}, {"public": view_without("stage")}, "the view lacks stage"),
        ({}, {"own": lambda _public, _seat: {"players": []}}, "the view has other players"),
        ({}, {"picture": lambda _: ""}, "no picture"),
        ({}, {"preview": lambda _s, _ahead: []}, "previews and legal choices differ"),
        ({}, {"preview": without("standing", P.preview)}, "a preview lacks standing"),
        ({}, {"result": without("winners", P.result)}, "the result lacks winners"),
        ({}, {"result": lambda s: P.result(s) | {"winners": []}}, "the end has no winner"),
        ({}, {"result": lambda s: P.result(s) | {"scores": [0]}}, "disagree on the scores"),
        ({}, {"result": lambda s: P.result(s) | {"winners": [9]}}, "disagree on the winners"),
    ],
)
def test_a_faulty_game_is_caught(rules: Changes, presentation: Changes, fault: str) -> None:
    game = faulty(rules, presentation)
    try:
        with pytest.raises(NotConforming, match=fault):
            check_play(game, VARIANT, games=1, seed=1)
    finally:
        verbs.register(GAMES[0].rules)


def test_a_game_without_fault_conforms() -> None:
    try:
        check_play(faulty(), VARIANT, games=1, seed=1)
        check_record(faulty())
    finally:
        verbs.register(GAMES[0].rules)


READ = ("seats", "turn", "coins")  # the fields that generic code reads


class OddLayout(Layout):
    """A layout whose record is another one."""

    def __init__(self, dtype: np.dtype[Any], size: int) -> None:
        super().__init__([("seats", 8)])
        self.__dict__["dtype"] = np.dtype((np.record, dtype))
        self.size = size


@pytest.mark.parametrize(
    ("dtype", "size", "fault"),
    [
        (np.dtype([("a", np.int32), ("b", np.int8)], align=True), 8, "3 padding bytes"),
        (np.dtype([("a", np.uint32)]), 4, "not a signed integer"),
        (np.dtype([("a", np.int32)]), 4, "has no field 'seats'"),
        (np.dtype([("seats", np.int32)]), 4, "has no field 'turn'"),
        (np.dtype([("seats", np.int32), ("turn", np.int32)]), 8, "has no field 'coins'"),
        (np.dtype([(name, np.int32) for name in READ]), 16, "differ in size"),
    ],
)
def test_a_faulty_record_is_caught(dtype: np.dtype[Any], size: int, fault: str) -> None:
    with pytest.raises(NotConforming, match=fault):
        check_record(faulty({"layout": OddLayout(dtype, size)}))


def test_rooms_that_count_choices_differently_are_caught() -> None:
    try:
        with pytest.raises(NotConforming, match="the rooms count choices differently"):
            check_record(faulty(presentation={"choices": 7}))
    finally:
        verbs.register(GAMES[0].rules)
