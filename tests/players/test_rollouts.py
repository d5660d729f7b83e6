"""Rollouts: common random numbers are common, and pairing reduces the variance."""

import numpy as np
import pytest

from feira.core.position import Position
from feira.games import find_game
from feira.players.rollouts import NO_CANDIDATE, NO_REPLY, Rollouts, play_to_reply
from feira.players.simulation import TO_THE_END
from tests.games.table import draw_on, new, position
from tests.players.positions import last_landmark

pytestmark = pytest.mark.native


def opening(name: str, seats: int) -> Position:
    game = find_game(name)
    s = new(game, game.configure(seats, {}))
    draw_on(s, 2)
    return position(s)


@pytest.mark.parametrize(("name", "seats"), [("machikoro", 3), ("mercado", 2), ("mercado", 1)])
def test_the_same_candidate_twice_has_the_same_games(name: str, seats: int) -> None:
    here = opening(name, seats)
    first, second = here.legal()[:2]
    found = Rollouts(here.game).play(here, [first, second, first], 0, 40, number=1)
    for array in found:
        assert np.array_equal(array[0], array[2])
    assert not np.array_equal(found.points[0], found.points[1])


def test_games_are_numbered_whatever_is_played_at_once() -> None:
    here = opening("machikoro", 2)
    choices = here.legal()[:3]
    whole = Rollouts(here.game).play(here, choices, 0, 30, number=1)
    parts = [Rollouts(here.game).play(here, choices, at, 10, number=1) for at in (0, 10, 20)]
    assert np.array_equal(whole.points, np.concatenate([one.points for one in parts], axis=1))
    cores = Rollouts(here.game, cores=3).play(here, choices, 0, 30, number=1)
    assert np.array_equal(whole.points, cores.points)


def test_seeds_and_positions_have_games_of_their_own() -> None:
    here = opening("machikoro", 2)
    one = Rollouts(here.game).play(here, here.legal()[:1], 0, 40, number=1)
    other_seed = Rollouts(here.game, seed=1).play(here, here.legal()[:1], 0, 40, number=1)
    other_number = Rollouts(here.game).play(here, here.legal()[:1], 0, 40, number=2)
    assert not np.array_equal(one.points, other_seed.points)
    assert not np.array_equal(one.points, other_number.points)


def test_paired_differences_vary_less_than_independent_ones() -> None:
    here = opening("machikoro", 2)
    cheap = [here.number("build wheat-field"), here.number("build ranch")]
    found = Rollouts(here.game).play(here, cheap, 0, 3000, number=1)
    one, other = found.shares[:, :, 0]
    paired = float(np.var(one - other))
    independent = float(np.var(one) + np.var(other))
    assert paired < 0.8 * independent


def test_shares_add_up_and_the_policy_itself_can_move() -> None:
    here = opening("mercado", 3)
    found = Rollouts(here.game).play(here, [NO_CANDIDATE, here.legal()[0]], 0, 50, number=1)
    assert np.allclose(found.shares.sum(axis=2), 1)
    assert set(found.replies[0].tolist()) <= set(here.legal())


def test_a_horizon_stops_the_game() -> None:
    here = opening("mercado", 2)
    choice = here.legal()[:1]
    short = Rollouts(here.game, horizon=2).play(here, choice, 0, 30, number=1)
    whole = Rollouts(here.game, horizon=TO_THE_END).play(here, choice, 0, 30, number=1)
    assert set(whole.shares.ravel().tolist()) <= {0.0, 0.5, 1.0}, "results"
    assert np.all((short.shares > 0) & (short.shares < 1)), "estimates"
    assert np.allclose(short.shares.sum(axis=2), 1)


def test_the_end_has_no_reply_and_an_exact_share() -> None:
    here = position(last_landmark())
    won, passed = here.number("build radio-tower"), here.number("build none")
    found = Rollouts(here.game).play(here, [won, passed], 0, 20, number=1)
    assert found.shares[0, :, 0].tolist() == [1.0] * 20
    assert found.replies[0].tolist() == [NO_REPLY] * 20
    assert found.shares[1, :, 0].sum() < 20


def test_a_reply_is_legal_where_it_was_made() -> None:
    here = opening("mercado", 2)
    rollouts = Rollouts(here.game, seed=3)
    candidate = here.legal()[5]
    found = rollouts.play(here, [candidate], 7, 10, number=4)
    for game, reply in enumerate(found.replies[0].tolist(), 7):
        array = here.game.rules.array(here.array)
        play_to_reply(array, candidate, rollouts.seed_of(4), game)
        assert reply in Position(here.game, array).legal()
