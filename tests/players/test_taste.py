"""Taste: its files, its traits, and that practice makes it better."""

from pathlib import Path

import numpy as np
import pytest

from feira.core.batch import starting
from feira.core.errors import FeiraError
from feira.core.taste import read_taste, taste_text
from feira.core.verbs import CHANCE, NOBODY, actor, apply, evaluate, signs, traits
from feira.games import NAMES, find_game
from feira.players.learn import Learner
from feira.players.taste import MOST_TRAITS


def test_weights_read_back_what_was_written(tmp_path: Path) -> None:
    path = tmp_path / "taste.txt"
    path.write_text("# how it weighs\n" + taste_text({"a b": 1.5, "c": -0.25, "d": 0.0}))
    assert read_taste(path, ("c", "d", "a b")).tolist() == [-0.25, 0.0, 1.5]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("a: 1\nz: 2\n", "line 2: there is no trait 'z'"),
        ("a: much\n", "line 1: expected a number, found 'much'"),
    ],
)
def test_bad_weights_are_said_with_their_line(text: str, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "taste.txt"
    path.write_text(text)
    with pytest.raises(FeiraError, match=complaint):
        read_taste(path, ("a", "b"))


@pytest.mark.parametrize("name", NAMES)
def test_looking_changes_nothing_and_stays_inside(name: str) -> None:
    """Traits, signs and values of every choice of random games: in range, position untouched."""
    game = find_game(name)
    which, much = np.zeros(MOST_TRAITS, np.int64), np.zeros(MOST_TRAITS, np.float32)
    points, places, values = np.zeros(8, np.int64), np.zeros(8, np.int64), np.zeros(8)
    dice = np.random.default_rng(3)
    for config in game.variants()[:: max(1, len(game.variants()) // 12)]:
        s = game.new(config)
        while (who := actor(s)) != NOBODY:
            before = s.tobytes()
            choices = list(game.outcome_weights(s)) if who == CHANCE else game.legal_choices(s)
            if who != CHANCE:
                for choice in choices[:12]:
                    n = traits(s, choice, which, much)
                    assert 0 <= n < MOST_TRAITS
                    assert all(0 <= one < len(game.trait_names) for one in which[:n])
            if config.seats > 1:
                for seat in range(config.seats):
                    n = signs(s, seat, which, much)
                    assert all(0 <= one < len(game.sign_names) for one in which[:n])
            evaluate(s, points, places, values)
            assert all(0 <= value <= 3 for value in values[: config.seats])
            assert s.tobytes() == before
            apply(s, int(dice.choice(choices)), None)


@pytest.mark.parametrize("name", NAMES)
def test_every_practice_has_weights(name: str) -> None:
    game = find_game(name)
    for practice in game.practice:
        weights = [
            weight
            for trait, weight in zip(game.trait_names, game.taste, strict=True)
            if trait.startswith(f"{practice.taste} ")
        ]
        assert np.count_nonzero(weights) > 10, practice.taste


def new_learner(name: str, taste_name: str, *, taste: np.ndarray) -> Learner:
    """One that knows this taste and judges nothing yet."""
    game = find_game(name)
    practice = next(one for one in game.practice if one.taste == taste_name)
    return Learner(
        game,
        starting(game, game.configure(practice.seats, practice.options)),
        practice.seats,
        name=taste_name,
        taste=taste,
        judgement=np.zeros(len(game.judgement)),
        fixed=np.zeros(len(game.taste), bool),
    )


@pytest.mark.native
def test_practice_makes_better() -> None:
    """From nothing, a challenge is soon played far better than at random."""
    game = find_game("mercado")
    learner = new_learner("mercado", "challenge-3", taste=np.zeros(len(game.taste)))
    before = learner.improve(300, 0.0)[0]
    for _ in range(60):
        learner.improve(64, 0.05)
    after = learner.improve(300, 0.0)[0]
    assert after > before + 0.3


@pytest.mark.native
def test_judgement_knows_who_leads() -> None:
    """After some games its chances are better than equal ones, by far."""
    learner = new_learner("machikoro", "base-2", taste=find_game("machikoro").taste)
    assert learner.judge(3000) < np.log(2) - 0.1
