"""Analysis: every choice is estimated, and the estimates are plausible."""

import pytest

from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.messages import LANGUAGES
from feira.core.position import Position
from feira.core.types import CHANCE
from feira.games import NAMES, find_game
from feira.players.analysis import analyse
from feira.players.reason_texts import reason_text
from feira.players.rollouts import Rollouts
from feira.players.search import Budget
from tests.games.table import draw_on, new, position
from tests.players.positions import last_landmark

FEW = Budget(simulations=400)


def after_set_up(game: Game, seats: int) -> Position:
    s = new(game, game.configure(seats, {}))
    draw_on(s, 2)
    return position(s)


@pytest.mark.native
@pytest.mark.parametrize(("name", "seats"), [("mercado", 3), ("machikoro", 2), ("mercado", 1)])
def test_every_legal_choice_has_values_for_every_seat(name: str, seats: int) -> None:
    game = find_game(name)
    here = after_set_up(game, seats)
    found = analyse(here, budget=Budget(simulations=3000))
    assert found.actor == here.actor
    assert sorted(one.choice for one in found.choices) == here.legal()
    for one in found.choices:
        assert one.visits > 0
        assert len(one.shares) == len(one.errors) == len(one.points) == seats
        assert sum(one.shares) == pytest.approx(1)
        assert all(0 < error <= 1 for error in one.errors)
        assert 0 <= one.value <= 1
        assert (one.text, one.action) == (here.notation(one.choice), here.action(one.choice))
    assert sum(one.visits for one in found.choices) == found.simulations
    assert found.choices[0].principal_variation


@pytest.mark.native
def test_the_error_shrinks_with_more_simulations() -> None:
    game = find_game("machikoro")
    here = after_set_up(game, 2)
    little = analyse(here, budget=Budget(simulations=300)).choices[0].errors[0]
    much = analyse(here, budget=Budget(simulations=5000)).choices[0].errors[0]
    assert much < little / 2


def test_a_sure_win_has_the_highest_value_and_says_so() -> None:
    here = position(last_landmark())
    game = here.game
    found = analyse(here, budget=Budget(simulations=40))
    best = found.choices[0]
    assert best.text == "build radio-tower"
    assert best.shares == [1.0, 0.0]
    assert best.value == 1.0
    words = reason_text(game, best.reason, "en", ["Ann", "Ben"])
    assert "costs 22" in words
    assert "wins the game" in words
    texts = {reason_text(game, best.reason, language, ["Ann", "Ben"]) for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)


@pytest.mark.parametrize("name", NAMES)
def test_where_no_seat_is_to_act_there_is_nothing_to_analyse(name: str) -> None:
    game = find_game(name)
    here = Position.start(game, game.configure(2, {}))
    assert here.actor == CHANCE
    with pytest.raises(FeiraError, match="no seat is to act"):
        analyse(here, budget=FEW)


@pytest.mark.native
def test_a_hint_and_a_review_have_the_same_source() -> None:
    """Shares come from rollouts: the same as those of a review, within their errors."""
    here = after_set_up(find_game("mercado"), 2)
    best = analyse(here, budget=Budget(simulations=2000)).choices[0]
    rolled = Rollouts(here.game, seed=9).play(here, [best.choice], 0, 2000, number=1)
    assert best.shares[0] == pytest.approx(rolled.shares[0, :, 0].mean(), abs=4 * best.errors[0])
