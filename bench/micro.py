"""Plays games by micro-actions and, in parallel, by the flat choices that they make up."""

import numpy as np

from feira.core.config import Config
from feira.core.jit import inline, jit
from feira.core.random import advance, stream
from feira.core.types import CHANCE, NOBODY, Array, State
from feira.core.verbs import actor, apply, draw, legal, micro_mask, micro_next
from feira.envs.stepping import clear, random_action
from feira.games import find_game

DEPTH = 3  # micro-actions of one choice, at most


@inline
def _mask(s: State, picked: int, mask: Array) -> None:
    clear(mask)
    micro_mask(s, picked, mask)


@jit
def faults(s: State, masks: Array, scratch: Array, times: Array) -> int:
    """How many choices of a position are not made up by exactly one sequence of micro-actions.

    All sequences are followed, depth first; `times` is all zero, before and after.
    """
    n = legal(s, scratch)
    picks = (0, 0, 0)
    depth = 0
    action = 0
    wrong = 0
    _mask(s, 0, masks[0])
    while depth >= 0:
        if action == masks.shape[1]:
            depth -= 1
            action = times[len(times) - 1 - DEPTH + depth] if depth >= 0 else 0
            continue
        if masks[depth, action]:
            end = micro_next(s, picks[depth], action)
            if end >= 0:
                times[end] += 1
            else:
                times[len(times) - 1 - DEPTH + depth] = action + 1
                depth += 1
                picks = (0, -end, picks[2]) if depth == 1 else (0, picks[1], -end)
                _mask(s, -end, masks[depth])
                action = -1
        action += 1
    for i in range(n):
        wrong += int(times[scratch[i]] != 1)
        times[scratch[i]] = 0
    for i in range(len(times) - 1 - DEPTH):
        wrong += int(times[i] != 0)
        times[i] = 0
    return wrong


@jit
def play_both(
    start: Array,
    games: int,
    seed: int,
    one: Array,
    other: Array,
    masks: Array,
    scratch: Array,
    times: Array,
) -> tuple[int, int]:
    """Plays games twice: by micro-actions, and by the choices that they make up.

    Returns how many positions differ or have choices that are not exactly one sequence, and how
    many choices were made.
    """
    wrong = 0
    choices = 0
    for number in range(games):
        one[0] = start[0]
        other[0] = start[0]
        s = one[0]
        a, b = stream(seed, number)
        picked = 0
        while actor(s) != NOBODY:
            a, b, r = advance(a, b)
            if actor(s) == CHANCE:
                choice = draw(s, r)
            else:
                if picked == 0:
                    wrong += int(faults(s, masks, scratch, times) > 0)
                _mask(s, picked, masks[0])
                choice = micro_next(s, picked, random_action(masks[0], a, b))
                if choice < 0:
                    picked = -choice
                    continue
                picked = 0
                choices += 1
            apply(s, choice, None)
            apply(other[0], choice, None)
        wrong += int(differ(one, other))
    return wrong, choices


@jit
def differ(one: Array, other: Array) -> bool:
    """Do two positions differ in any byte?"""
    left = one.view(np.int8)
    right = other.view(np.int8)
    for i in range(len(left)):
        if left[i] != right[i]:
            return True
    return False


def differing(name: str, config: Config, games: int) -> tuple[int, int]:
    """How often the two ways differ, and how many choices were made."""
    game = find_game(name)
    masks = np.zeros((DEPTH, len(game.strategy.micro_names)), np.int8)
    scratch = np.zeros(game.rules.scratch, np.int64)
    times = np.zeros(game.rules.scratch + DEPTH + 1, np.int64)
    start = game.rules.start(config)
    return play_both(start, games, 11, start.copy(), start.copy(), masks, scratch, times)
