"""Positions, as researchers use them, in all games."""

import random
from collections import Counter
from collections.abc import Callable
from itertools import islice
from typing import Any

import numpy as np
import pytest
from scipy import stats

from feira.core.errors import FeiraError, IllegalChoice
from feira.core.game import Game
from feira.core.position import Position
from feira.core.types import CHANCE, NOBODY
from feira.games import NAMES, find_game
from tests.games.mercado.table import table as mercado_table
from tests.games.table import position, positions

GAMES = [pytest.param(find_game(name), id=name) for name in NAMES]


def start(game: Game) -> Position:
    return Position.start(game, game.configure(2, {}))


def where(game: Game, holds: Callable[[Position], bool]) -> Position:
    """The first position of a random game that satisfies a condition."""
    found = map(position, positions(game, game.configure(2, {}), 2))
    return next(one for one in found if holds(one))


def a_turn(game: Game) -> Position:
    """A position in which a seat has a choice."""
    return where(game, lambda one: len(one.legal()) > 3)


def an_end(game: Game) -> Position:
    return where(game, lambda one: one.over)


def an_illegal_choice(here: Position) -> int:
    return next(n for n in range(here.game.rules.choices) if n not in here.legal())


@pytest.mark.parametrize("game", GAMES)
def test_equal_bytes_are_equal_positions(game: Game) -> None:
    here = a_turn(game)
    twin = Position.load(game, bytes(here))
    assert here == twin
    assert hash(here) == hash(twin)
    assert len({here, twin, here.copy(), Position.parse(game, here.text)}) == 1
    assert here != here.play(here.legal()[0])
    assert here != bytes(here)
    assert start(find_game("mercado")) != start(find_game("machikoro"))


@pytest.mark.parametrize("game", GAMES)
def test_the_repr_is_the_text_which_parses_back(game: Game) -> None:
    for here in map(position, islice(positions(game, game.configure(2, {}), 1), 0, 100, 7)):
        assert repr(here) == here.text
        assert Position.parse(game, repr(here)) == here


@pytest.mark.parametrize("game", GAMES)
def test_bytes_load_back_into_a_position_of_its_own(game: Game) -> None:
    here = a_turn(game)
    data = bytearray(bytes(here))
    loaded = Position.load(game, data)
    data[:] = bytes(len(data))
    assert loaded == here
    assert len(bytes(here)) == game.rules.layout.size
    for size in (1, len(data) - 1, len(data) + 1):
        with pytest.raises(ValueError, match="buffer"):
            Position.load(game, bytes(size))


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_its_own_way(game: Game) -> None:
    here = a_turn(game)
    before, legal = bytes(here), here.legal()
    twin = here.copy()
    twin.apply(legal[0])
    assert (bytes(here), here.legal()) == (before, legal)
    assert twin != here
    again = here.copy()
    here.apply(legal[-1])
    assert (bytes(again), again.legal()) == (before, legal)


@pytest.mark.parametrize("game", GAMES)
def test_play_leaves_the_position_as_it_is_and_apply_does_not(game: Game) -> None:
    here = a_turn(game)
    before, choice = bytes(here), here.legal()[0]
    after = here.play(choice)
    assert bytes(here) == before
    assert bytes(after) != before
    here.apply(choice)
    assert here == after
    assert (here.actor, here.legal(), here.weights) == (after.actor, after.legal(), after.weights)


@pytest.mark.parametrize("game", GAMES)
def test_choices_may_be_given_by_number_or_in_notation(game: Game) -> None:
    here = a_turn(game)
    for choice in here.legal()[:5]:
        text = here.notation(choice)
        scalar: Any = np.int64(choice)  # as NumPy's own generators choose
        assert here.number(text) == here.number(choice) == here.number(scalar) == choice
        assert here.play(text) == here.play(choice) == here.play(scalar)
        assert here.refusal(text) is here.refusal(choice) is None
        applied = here.copy()
        applied.apply(text)
        assert applied == here.play(choice)


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_that_is_not_legal_changes_nothing(game: Game) -> None:
    here = a_turn(game)
    illegal = an_illegal_choice(here)
    before, legal = bytes(here), here.legal()
    for choice in (illegal, here.notation(illegal)):
        for way in (here.play, here.apply):
            with pytest.raises(
                IllegalChoice, match=f"'{here.notation(illegal)}' is not legal here"
            ):
                way(choice)
    with pytest.raises(IllegalChoice, match="number -1 is not legal here"):
        here.apply(-1)
    with pytest.raises(FeiraError, match="'dance' is not a choice"):
        here.apply("dance")
    with pytest.raises(IllegalChoice):
        here.after(illegal)
    assert (bytes(here), here.legal(), here.actor) == (before, legal, here.array["turn"][0])
    assert here.refusal(illegal) is not None


@pytest.mark.parametrize("game", GAMES)
def test_when_the_game_is_over_nothing_can_be_done(game: Game) -> None:
    here = an_end(game)
    assert (here.actor, here.over) == (NOBODY, True)
    assert (here.legal(), here.chance(), here.weights, here.previews()) == ([], {}, [], [])
    for way in (here.play, here.apply, here.after):
        with pytest.raises(IllegalChoice, match="the game is over: nobody is to act"):
            way(0)
    with pytest.raises(IllegalChoice, match="the game is over: nobody is to act"):
        here.replay([0])
    with pytest.raises(IllegalChoice, match="it is not chance's turn"):
        here.draw(random.Random(1))
    assert here.refusal(0) == {"key": "refused-over"}
    assert here.winners == here.result["winners"] != []


@pytest.mark.parametrize("game", GAMES)
def test_lists_that_were_given_away_may_be_changed(game: Game) -> None:
    for here in (a_turn(game), start(game)):
        before = here.legal(), here.chance()
        here.legal().clear()
        here.chance().clear()
        assert (here.legal(), here.chance()) == before


@pytest.mark.parametrize("game", GAMES)
def test_a_start_is_a_position_of_its_own(game: Game) -> None:
    config = game.configure(2, {})
    first, second = Position.start(game, config), Position.start(game, config)
    assert first == second
    first.array[0]["coins"][0] = 99
    assert second == Position.start(game, config) != first


@pytest.mark.parametrize("game", GAMES)
def test_it_knows_how_it_was_set_up_and_how_it_stands(game: Game) -> None:
    for config in game.rules.variants():
        here = Position.start(game, config)
        assert (here.config, here.seats, len(here.coins)) == (config, config.seats, config.seats)
        assert not here.over
        assert here.winners == []
        assert here.scores == here.result["scores"]
        assert here.standings()[0] == here.scores
        assert len(here.standings()[1]) == config.seats
    end = an_end(game)
    points, places = end.standings()
    assert end.winners == [seat for seat, place in enumerate(places) if place == 1]
    assert points == end.scores == end.result["scores"]


# ---- chance


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("new_rng", [random.Random, np.random.default_rng])
def test_draws_follow_the_weights(game: Game, new_rng: Callable[[int], Any]) -> None:
    here = start(game)
    weights, rng = here.chance(), new_rng(7)
    assert here.actor == CHANCE
    drawn = Counter(here.draw(rng) for _ in range(6000))
    assert all(type(outcome) is int for outcome in drawn)
    assert set(drawn) == set(weights)
    expected = [6000 * weight / sum(weights.values()) for weight in weights.values()]
    assert stats.chisquare([drawn[outcome] for outcome in weights], expected).pvalue > 0.001


def test_the_same_generator_draws_the_same() -> None:
    here = start(find_game("mercado"))
    for new_rng in (random.Random, np.random.default_rng):
        rngs: list[Any] = [new_rng(3), new_rng(3)]
        first, second = ([here.draw(rng) for _ in range(20)] for rng in rngs)
        assert first == second


def test_an_impossible_outcome_is_never_drawn() -> None:
    """The first and the last outcome have weight 0: neither end of the list may be drawn."""
    s = mercado_table(hands="fish fish fish / -")
    s.bag[:] = [0, 3, 0, 2, 0]
    here = position(s).play("exchange hand")
    assert here.chance() == {1: 3, 3: 2}
    rng = random.Random(1)
    assert {here.draw(rng) for _ in range(200)} == {1, 3}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_drawn_where_a_seat_is_to_act(game: Game) -> None:
    here = a_turn(game)
    assert (here.chance(), here.weights) == ({}, [])
    with pytest.raises(IllegalChoice, match="it is not chance's turn"):
        here.draw(random.Random(1))


# ---- many choices at once


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_every_choice_after_the_other(game: Game) -> None:
    first = here = start(game)
    rng = random.Random(4)
    choices: list[int] = []
    actors: list[int] = []
    while not here.over and len(choices) < 300:
        actors.append(here.actor)
        choices.append(here.draw(rng) if here.actor == CHANCE else rng.choice(here.legal()))
        here = here.play(choices[-1])
    before = bytes(first)
    after, who = first.replay(choices)
    assert (after, who) == (here, actors)
    assert (after.actor, after.legal(), after.chance()) == (here.actor, here.legal(), here.chance())
    assert bytes(first) == before
    assert first.replay([]) == (first, [])


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_complains_about_the_choice_that_is_not_legal(game: Game) -> None:
    here = a_turn(game)
    illegal = an_illegal_choice(here)
    complaint = f"'{here.notation(illegal)}' is not legal here"
    with pytest.raises(IllegalChoice, match=complaint):
        here.replay([illegal])
    first = start(game)
    outcome = next(iter(first.chance()))
    before = bytes(first)
    for wrong in (-1, 10**6):
        with pytest.raises(IllegalChoice, match=f"number {wrong} is not legal here"):
            first.replay([outcome, wrong])
    assert bytes(first) == before
    end = an_end(game)
    last = end.game.rules.choices
    with pytest.raises(IllegalChoice, match="the game is over"):
        end.replay([0, last])
