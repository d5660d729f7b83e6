"""Kernels as plain Python, on plain numbers: the same answers as compiled ones on the record."""

from collections.abc import Callable, Iterator
from itertools import islice, product

import numpy as np
import pytest

from feira.core.game import Game
from feira.core.jit import inline, interpreted, jit
from feira.core.rules import MOST_SEATS
from feira.core.types import CHANCE
from feira.core.verbs import actor, score
from feira.games import NAMES, find_game
from feira.games.machikoro.rules import chance as dice
from feira.games.machikoro.rules import end as turns
from feira.games.mercado.rules import chance, earn, end, geometry, legal
from feira.games.mercado.rules.position import ENTRANCE_COUNT, GOOD_COUNT, SQUARE_COUNT, TILES
from tests.games.table import positions

GAMES = [pytest.param(find_game(name), id=name) for name in NAMES]
MERCADO, MACHIKORO = find_game("mercado"), find_game("machikoro")


def sample(game: Game, every: int = 29) -> Iterator[np.record]:
    """Some positions of a random game of every second variant."""
    for seed, config in enumerate(game.rules.variants()[::2]):
        yield from islice(positions(game, config, seed), seed % 5, None, every)


@pytest.mark.parametrize("game", GAMES)
def test_who_is_to_act(game: Game) -> None:
    plain = interpreted(game.rules.actor)
    unpack = game.rules.layout.unpacker("stage", "turn")
    for s in sample(game):
        assert plain(unpack(s)) == game.presentation.actor(s) == actor(s)


@pytest.mark.parametrize("game", GAMES)
def test_scores(game: Game) -> None:
    plain, unpack = interpreted(game.rules.score), game.rules.layout.unpacker()
    for s in sample(game):
        points, places = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
        score(s, points, places)
        plain_points, plain_places = [0] * MOST_SEATS, [0] * MOST_SEATS
        plain(unpack(s), plain_points, plain_places)
        assert (plain_points, plain_places) == (points.tolist(), places.tolist())


@pytest.mark.parametrize(
    "kernel", [earn.value, earn.would_earn], ids=lambda kernel: kernel.__name__
)
def test_what_a_stall_on_a_square_is_valued_at_and_would_earn(kernel: Callable[..., int]) -> None:
    plain, unpack = interpreted(kernel), MERCADO.rules.layout.unpacker()
    for s in sample(MERCADO):
        p = unpack(s)
        for good, square in product(range(GOOD_COUNT), range(0, SQUARE_COUNT, 3)):
            assert plain(p, good, square) == kernel(s, good, square)


def test_what_a_stall_costs() -> None:
    plain, unpack = interpreted(earn.stall_cost), MERCADO.rules.layout.unpacker()
    for s in sample(MERCADO):
        for square in range(SQUARE_COUNT):
            assert plain(unpack(s), square) == earn.stall_cost(s, square)


def test_what_belongs_to_a_seat() -> None:
    unpack = MERCADO.rules.layout.unpacker()
    for kernel in (end.held_cost, legal.has_wood):
        plain = interpreted(kernel)
        for s in sample(MERCADO):
            for seat in range(int(s.seats)):
                assert plain(unpack(s), seat) == kernel(s, seat)


OF_MERCADO = (end.coins_to_end, end.free_squares, chance.draws_restaurant, chance.draws_customers)
OF_MACHIKORO = (dice.turns_up, dice.two_dice, turns.next_seat)
QUESTIONS = [
    *(pytest.param(MERCADO, kernel, id=kernel.__name__) for kernel in OF_MERCADO),
    *(pytest.param(MACHIKORO, kernel, id=kernel.__name__) for kernel in OF_MACHIKORO),
]


@pytest.mark.parametrize(("game", "kernel"), QUESTIONS)
def test_questions_about_the_whole_position(game: Game, kernel: Callable[..., int]) -> None:
    plain, unpack = interpreted(kernel), game.rules.layout.unpacker()
    answers = set()
    for s in sample(game):
        answers.add(plain(unpack(s)))
        assert plain(unpack(s)) == kernel(s)
    assert len(answers) > 1


@pytest.mark.parametrize(
    ("kernel", "stages"),
    [
        (chance.closed_square, {"setup-closed", "reveal"}),
        (chance.dealt_seat, {"setup-hands", "exchange-hand"}),
        (chance.filled_entrance, {"setup-entrances"}),
        (chance.drawn_size, {"setup-offers", "setup-entrances", "draw-offer"}),
    ],
    ids=lambda one: getattr(one, "__name__", ""),
)
def test_what_a_draw_is_for(kernel: Callable[..., int], stages: set[str]) -> None:
    plain, unpack = interpreted(kernel), MERCADO.rules.layout.unpacker()
    asked = 0
    for s in sample(MERCADO, every=3):
        stage = MERCADO.presentation.view(s, None)["stage"]
        if actor(s) == CHANCE and stage in stages:
            assert plain(unpack(s)) == kernel(s)
            asked += 1
    assert asked > 10


def test_geometry() -> None:
    for kernel, size in (
        (geometry.column_of, SQUARE_COUNT),
        (geometry.row_of, SQUARE_COUNT),
        (geometry.line_of, ENTRANCE_COUNT),
        (geometry.customers_of, TILES),
    ):
        plain = interpreted(kernel)
        assert [plain(n) for n in range(size)] == [kernel(n) for n in range(size)]


@inline
def plus_one(number: int) -> int:
    return number + 1


@jit
def twice(number: int) -> int:
    return plus_one(number) * 2


@jit
def nested(number: int, more: int = 5) -> int:
    """Calls a kernel that calls a kernel."""
    return twice(number) + more


def test_kernels_that_a_kernel_calls_are_interpreted_too() -> None:
    plain = interpreted(nested)
    assert plain(3) == nested(3) == 13
    assert plain(3, 0) == nested(3, 0) == 8
    assert plain.__name__ == "nested"
    assert not hasattr(plain, "py_func")
    assert not hasattr(plain.__globals__["twice"], "py_func")
    assert not hasattr(plain.__globals__["twice"].__globals__["plus_one"], "py_func")
    assert interpreted(nested) is plain  # made once
