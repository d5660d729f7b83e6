"""Dice from a secret: fair, and provably so."""

import hmac
import math

import pytest

from feira.core.errors import FeiraError
from feira.core.position import Position
from feira.core.record import Record
from feira.core.types import CHANCE
from feira.games import find_game
from feira.table.secret import commitment, drawn, new_secret, verify

SECRET = "00" * 32


def test_the_outcome_is_the_same_for_everyone_who_computes_it() -> None:
    weights = [1, 0, 0, 2, 0, 0, 0, 3]
    outcomes = [outcome for outcome, weight in enumerate(weights) for _ in range(weight)]
    for n in range(1, 50):
        mac = hmac.digest(bytes.fromhex(SECRET), f"a b/{n}/0".encode(), "sha256")
        assert drawn(SECRET, "a b", n, weights) == outcomes[int.from_bytes(mac, "big") % 6]


def test_every_nonce_matters() -> None:
    weights = [1] * 1000
    assert drawn(SECRET, "a b", 1, weights) != drawn(SECRET, "a c", 1, weights)
    assert drawn(SECRET, "a b", 1, weights) != drawn(SECRET, "a b", 2, weights)


def test_outcomes_come_as_often_as_they_weigh() -> None:
    weights, count = [0, 1, 2, 0, 0, 3], 12_000
    seen = [0] * len(weights)
    for number in range(count):
        seen[drawn(SECRET, "-", number, weights)] += 1
    for outcome, weight in enumerate(weights):
        due = count * weight / 6
        assert abs(seen[outcome] - due) <= 4 * math.sqrt(due)


def played(secret: str, nonces: str) -> Record:
    """A game with fair dice."""
    game = find_game("machikoro")
    config = game.configure(2, {"plus": "no"})
    position = Position.start(game, config)
    choices: list[int] = []
    while not position.over and len(choices) < 200:
        if position.actor == CHANCE:
            choice = drawn(secret, nonces, len(choices) + 1, position.weights)
        else:
            choice = position.legal()[-1]
        choices.append(choice)
        position.apply(choice)
    known = {"commit": commitment(secret), "secret": secret, "nonces": nonces}
    return Record(game=game, config=config, choices=tuple(choices), known=known)


def test_a_fair_record_is_verified_and_a_tampered_one_caught() -> None:
    record = played(new_secret(), "nonce-of-ada nonce-of-ben")
    assert verify(record) > 20
    for key, value, word in (
        ("secret", "ab" * 32, "committed"),
        ("nonces", "nonce-of-ada nonce-of-eve", "the dice say"),
        ("nonces", "nonce-of-ada", "nonces"),
        ("secret", "no number", "hexadecimal"),
    ):
        forged = Record(
            game=record.game,
            config=record.config,
            choices=record.choices,
            known={**record.known, key: value},
        )
        with pytest.raises(FeiraError, match=word):
            verify(forged)
    bare = Record(game=record.game, config=record.config, choices=record.choices)
    with pytest.raises(FeiraError, match="commit"):
        verify(bare)
