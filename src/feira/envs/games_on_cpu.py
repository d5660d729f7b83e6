"""Many games stepped by one call on the CPU. Game i draws from stream i of the call's seed.

The seed is an argument and never part of a game, so a game does not reveal its future dice.
"""

from feira.core.jit import jit
from feira.core.random import stream
from feira.core.types import Array
from feira.envs.stepping import (
    KEPT,
    RESTART,
    SCORES,
    SCRATCH,
    begin,
    finished,
    is_legal,
    random_action,
    show_next,
    take_action,
)

BEGIN, STEP, RENEW = range(3)  # values of `how`
ACTION_STREAMS = 0x5DEECE66D  # random actions have streams separate from those of chance


@jit
def run_games(
    how: int,
    start: Array,
    first: int,
    seed: int,
    positions: Array,
    counters: Array,
    flags: Array,
    rewards: Array,
    observations: Array,
    masks: Array,
    micro: bool,
    work: Array,
    actions: Array,
    auto_reset: bool,
    most_steps: int,
) -> None:
    """Sets up every game, makes a step of every game, or renews games; `how` selects one.

    `first` is the number of the first game's stream. Renewing sets up games that have ended, which
    keep their last reward and their flags. With auto-reset, a step does so at once; otherwise
    stepping such a game changes nothing. One kernel does it all, because each kernel is compiled
    with all rules of a game in it.
    """
    room, scores, scratch = work[:SCORES], work[SCORES:SCRATCH], work[SCRATCH:]
    for i in range(len(positions)):
        s = positions[i]
        a, b = stream(seed, first + i)
        change, picked = KEPT, 0
        if how == BEGIN:
            flags[i] = 0
            rewards[i] = 0
            change = RESTART
        elif how == RENEW:
            change = RESTART if finished(flags[i]) else KEPT
        elif finished(flags[i]) and not auto_reset:
            rewards[i] = 0
        else:
            action = int(actions[i])
            a, b, change, picked = take_action(
                s,
                action,
                is_legal(masks[i], action),
                counters[i],
                flags[i],
                rewards[i],
                masks[i],
                a,
                b,
                micro,
                False,  # noqa: FBT003
                auto_reset,
                most_steps,
                scores,
                scratch,
            )
        if change == RESTART:
            positions[i] = start[0]
            begin(s, counters[i], flags[i], masks[i], a, b, micro, scratch)
        show_next(s, change, picked, observations[i], room)


@jit
def random_actions(first: int, seed: int, masks: Array, actions: Array) -> None:
    """Writes a random legal action for each game."""
    for i in range(len(actions)):
        a, b = stream(seed ^ ACTION_STREAMS, first + i)
        actions[i] = random_action(masks[i], a, b)
