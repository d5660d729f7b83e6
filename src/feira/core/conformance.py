"""Checks that every game must pass: shipped, so that a new game can be held to them.

Each check plays random games and raises `NotConforming` with a clear word at the first fault.
"""

import numpy as np

from feira.core.batch import SCRATCH
from feira.core.errors import FeiraError
from feira.core.game import Config, Game, step
from feira.core.jit import jit
from feira.core.random import advance, stream
from feira.core.verbs import CHANCE, NOBODY, actor, apply, broken, draw, legal, pick, weights


class NotConforming(AssertionError):
    """A game breaks its contract."""


def expect(condition: bool, fault: str) -> None:
    """Raises unless the condition holds."""
    if not condition:
        raise NotConforming(fault)


def check_record(game: Game) -> None:
    """The record has no padding, so equal positions are equal bytes, and only signed integers."""
    fields = [game.dtype.fields[name][0] for name in game.dtype.names or ()]  # type: ignore[index]
    size = sum(field.itemsize for field in fields)
    expect(
        size == game.dtype.itemsize, f"the record has {game.dtype.itemsize - size} padding bytes"
    )
    expect(all(field.base.kind == "i" for field in fields), "a field is not a signed integer")


def check_play(game: Game, config: Config, *, games: int, seed: int) -> None:
    """Along random games: the verbs agree with each other, texts parse back, views are made."""
    for number in range(games):
        s = game.new(config)
        a, b = stream(seed, number)
        while (who := actor(s)) != NOBODY:
            a, b, r = advance(a, b)
            choice = check_chance(game, s, r) if who == CHANCE else check_choice(game, s, r)
            text = game.text(s, choice)
            before = s.tobytes()
            check_notation(game, s, choice, text)
            check_texts(game, s)
            expect(s.tobytes() == before, "looking at a position changed it")
            game.step(s, choice)
            fault = broken(s)
            expect(fault == 0, f"invariant {fault} is broken after '{text}'")
        check_texts(game, s)
        check_end(game, s)


def check_chance(game: Game, s: np.record, r: int) -> int:
    """At a chance node: positive integer weights, and `draw` agrees with them."""
    out = np.zeros(game.scratch, np.int64)
    total = weights(s, out)
    expect(total > 0 and total == out.sum() and out.min() >= 0, "weights do not add up")
    below, k = 0, r * total >> 32
    for outcome, weight in game.outcome_weights(s).items():
        below += weight
        if k < below:
            expect(draw(s, r) == outcome, f"draw({r}) is not outcome {outcome}")
            return outcome
    raise NotConforming("no outcome holds the weight drawn")


def check_choice(game: Game, s: np.record, r: int) -> int:
    """At a seat's node: legal choices ascend, and `pick` agrees with them."""
    choices = game.legal_choices(s)
    expect(len(choices) > 0, "a seat is to act and has no choice")
    expect(choices == sorted(set(choices)), "legal choices do not ascend")
    expect(choices[0] >= 0 and choices[-1] < game.choices, "a choice is out of range")
    choice = choices[r * len(choices) >> 32]
    picked = pick(s, r, np.zeros(SCRATCH, np.int64))
    expect(picked == choice, f"pick({r}) is {picked}, not {choice}")
    return choice


def check_notation(game: Game, s: np.record, choice: int, text: str) -> None:
    """What is written for a choice means that choice."""
    try:
        back = game.parse(s, text)
    except FeiraError as error:
        raise NotConforming(f"'{text}' does not parse back: {error}") from None
    expect(back == choice, f"'{text}' does not parse back: it means {back}, not {choice}")


def check_texts(game: Game, s: np.record) -> None:
    """The position's text parses back to the same bytes; every view can be made."""
    back = game.parse_position(game.position_text(s))
    expect(back.tobytes() == s.tobytes(), "the text of the position does not parse back")
    for seat in (None, *range(len(game.coins(s)))):
        expect(bool(game.picture(game.view(s, seat))), "there is no picture")


def check_end(game: Game, s: np.record) -> None:
    """At the end: a result with winners, and nothing more can be chosen."""
    result = game.result(s)
    expect(result["over"] and len(result["winners"]) > 0, "the end has no winner")
    expect(not step(s, 0, None, np.zeros(game.scratch, np.int64)), "a finished game goes on")


@jit
def soak(
    start: np.ndarray, seed: int, first: int, games: int, position: np.ndarray
) -> tuple[int, int, int]:
    """Random games with `broken` asked after every step: steps, and the first fault and game."""
    scratch = np.zeros(SCRATCH, np.int64)
    steps = 0
    for number in range(first, first + games):
        position[0] = start[0]
        s = position[0]
        a, b = stream(seed, number)
        who = actor(s)
        while who != NOBODY:
            a, b, r = advance(a, b)
            choice = draw(s, r) if who == CHANCE else pick(s, r, scratch)
            apply(s, choice, None)
            steps += 1
            fault = broken(s)
            if fault != 0:
                return steps, fault, number
            who = actor(s)
    return steps, 0, first + games


@jit
def refuse(
    start: np.ndarray,
    seed: int,
    first: int,
    games: int,
    tries: int,
    position: np.ndarray,
    twin: np.ndarray,
    scratch: np.ndarray,
) -> tuple[int, int]:
    """Along random games, tries random numbers as choices: how many were refused, and how many of
    those refused were legal after all or changed the position.
    """
    refused = 0
    wrong = 0
    for number in range(first, first + games):
        position[0] = start[0]
        s = position[0]
        a, b = stream(seed, number)
        who = actor(s)
        while who != NOBODY:
            for _ in range(tries):
                a, b, r = advance(a, b)
                choice = r % (len(scratch) + 20) - 10
                if is_legal(s, who, choice, scratch):
                    continue
                twin[0] = s
                if step(s, choice, None, scratch) or not same(position, twin):
                    wrong += 1
                refused += 1
            a, b, r = advance(a, b)
            choice = draw(s, r) if who == CHANCE else pick(s, r, scratch)
            if not step(s, choice, None, scratch):
                wrong += 1
            who = actor(s)
    return refused, wrong


@jit
def is_legal(s: np.record, who: int, choice: int, scratch: np.ndarray) -> bool:
    """The plain meaning of legal, from the lists."""
    if who == CHANCE:
        scratch[:] = 0
        weights(s, scratch)
        return 0 <= choice < len(scratch) and scratch[choice] > 0
    n = legal(s, scratch)
    for i in range(n):
        if scratch[i] == choice:
            return True
    return False


@jit
def same(one: np.ndarray, other: np.ndarray) -> bool:
    """Are two positions equal in every byte?"""
    a = one.view(np.int8)
    b = other.view(np.int8)
    for i in range(len(a)):
        if a[i] != b[i]:
            return False
    return True
