"""Checks that every game must pass. They are part of the package, so that you can run them on a new
game.

Each check plays random games and raises `NotConforming` with a clear message at the first fault.
"""

import numpy as np

from feira.core.batch import SCRATCH
from feira.core.config import Config
from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.jit import jit
from feira.core.kernels import step
from feira.core.position import Position
from feira.core.presentation import PLAYER_KEYS, PREVIEW_KEYS, RESULT_KEYS, VIEW_KEYS
from feira.core.random import advance, stream
from feira.core.types import CHANCE, NOBODY, Array, Json, State
from feira.core.verbs import actor, apply, broken, draw, legal, pick, weights


class NotConforming(AssertionError):
    """A game breaks its contract."""


def expect(condition: bool, fault: str) -> None:
    """Raises unless the condition holds."""
    if not condition:
        raise NotConforming(fault)


def expect_keys(json: Json, keys: tuple[str, ...], what: str) -> None:
    """Raises unless a JSON object has the keys that generic code reads."""
    missing = [key for key in keys if key not in json]
    expect(not missing, f"{what} lacks {', '.join(missing)}")


def check_record(game: Game) -> None:
    """The record has the fields that generic kernels read, no padding, only signed integers."""
    dtype = game.rules.dtype
    fields = [dtype.fields[name][0] for name in dtype.names or ()]  # type: ignore[index]
    size = sum(field.itemsize for field in fields)
    expect(size == dtype.itemsize, f"the record has {dtype.itemsize - size} padding bytes")
    expect(all(field.base.kind == "i" for field in fields), "a field is not a signed integer")
    for name in ("seats", "turn", "coins"):
        expect(name in (dtype.names or ()), f"the record has no field '{name}'")
    expect(dtype.itemsize == game.rules.layout.size, "layout and record differ in size")
    expect(game.presentation.choices == game.rules.choices, "the rooms count choices differently")


def check_play(game: Game, config: Config, *, games: int, seed: int) -> None:
    """Along random games: the verbs agree with each other, texts parse back, views are complete."""
    for number in range(games):
        position = Position.start(game, config)
        expect(position.config == config, "the position does not say how it was set up")
        a, b = stream(seed, number)
        while not position.over:
            a, b, r = advance(a, b)
            chance = position.actor == CHANCE
            choice = check_chance(position, r) if chance else check_choice(position, r)
            before = bytes(position)
            check_notation(position, choice)
            check_texts(position)
            check_previews(position)
            expect(bytes(position) == before, "looking at a position changed it")
            text = position.notation(choice)
            position.apply(choice)
            fault = broken(position.array[0])
            expect(fault == 0, f"invariant {fault} is broken after '{text}'")
        check_texts(position)
        check_end(position)


def check_chance(position: Position, r: int) -> int:
    """At a chance node: positive integer weights, and `draw` agrees with them."""
    s = position.array[0]
    out = np.zeros(position.game.rules.scratch, np.int64)
    total = weights(s, out)
    expect(total > 0 and total == out.sum() and out.min() >= 0, "weights do not add up")
    below, k = 0, r * total >> 32
    for outcome, weight in position.chance().items():
        below += weight
        if k < below:
            expect(draw(s, r) == outcome, f"draw({r}) is not outcome {outcome}")
            return outcome
    raise NotConforming("no outcome holds the weight drawn")


def check_choice(position: Position, r: int) -> int:
    """At a seat's node: legal choices ascend, and `pick` agrees with them."""
    choices = position.legal()
    expect(len(choices) > 0, "a seat is to act and has no choice")
    expect(choices == sorted(set(choices)), "legal choices do not ascend")
    last = position.game.rules.choices
    expect(choices[0] >= 0 and choices[-1] < last, "a choice is out of range")
    choice = choices[r * len(choices) >> 32]
    picked = pick(position.array[0], r, np.zeros(SCRATCH, np.int64))
    expect(picked == choice, f"pick({r}) is {picked}, not {choice}")
    return choice


def check_notation(position: Position, choice: int) -> None:
    """What is written for a choice means that choice, and so does its action."""
    text = position.notation(choice)
    try:
        back = position.number(text)
        if position.actor != CHANCE:
            action = position.action(choice)
            again = position.game.presentation.parse_action(position.array, action)
            expect(again == choice, f"the action of '{text}' means {again}, not {choice}")
    except FeiraError as error:
        raise NotConforming(f"'{text}' does not parse back: {error}") from None
    expect(back == choice, f"'{text}' does not parse back: it means {back}, not {choice}")
    expect("kind" in position.action(choice), f"the action of '{text}' has no kind")


def check_texts(position: Position) -> None:
    """The position's text parses back to the same bytes; every view is complete."""
    back = Position.parse(position.game, position.text)
    expect(back == position, "the text of the position does not parse back")
    presentation = position.game.presentation
    expect(presentation.actor(position.array) == position.actor, "the rooms disagree on the actor")
    for seat in (None, *range(position.seats)):
        view = position.view(seat)
        expect_keys(view, VIEW_KEYS, "the view")
        expect(len(view["players"]) == position.seats, "the view has other players")
        for player in view["players"]:
            expect_keys(player, PLAYER_KEYS, "a player in the view")
        expect(bool(presentation.picture(view)), "there is no picture")


def check_previews(position: Position) -> None:
    """There is a preview of every legal choice, with the keys that generic code reads."""
    previews = position.previews()
    choices = [preview["choice"] for preview in previews]
    expect(choices == position.legal(), "previews and legal choices differ")
    for preview in previews:
        expect_keys(preview, PREVIEW_KEYS, "a preview")


def check_end(position: Position) -> None:
    """At the end: a result with winners, and nothing more can be chosen."""
    result = position.result
    expect_keys(result, RESULT_KEYS, "the result")
    expect(result["over"] and len(result["winners"]) > 0, "the end has no winner")
    expect(result["scores"] == position.scores, "the rooms disagree on the scores")
    expect(result["winners"] == position.winners, "the rooms disagree on the winners")
    scratch = np.zeros(position.game.rules.scratch, np.int64)
    expect(not step(position.array[0], 0, None, scratch), "a finished game goes on")


@jit
def soak(
    start: Array, seed: int, first: int, games: int, position: Array, scratch: Array
) -> tuple[int, int, int]:
    """Random games with `broken` asked after every step: steps, and the first fault and game."""
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
    start: Array,
    seed: int,
    first: int,
    games: int,
    tries: int,
    position: Array,
    twin: Array,
    scratch: Array,
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
def is_legal(s: State, who: int, choice: int, scratch: Array) -> bool:
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
def same(one: Array, other: Array) -> bool:
    """Are two positions equal in every byte?"""
    a = one.view(np.int8)
    b = other.view(np.int8)
    for i in range(len(a)):
        if a[i] != b[i]:
            return False
    return True
