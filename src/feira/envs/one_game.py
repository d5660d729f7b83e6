"""One game in one block of memory, so that every step passes only two arrays to compiled code.

Passing an array costs Python a tenth of a microsecond, as much as a step of the rules. So all data
of a game is in one array of bytes, and the kernel finds its parts by their offsets.
"""

from typing import NamedTuple

import numpy as np

from feira.core.jit import short
from feira.core.random import stream
from feira.core.types import Array
from feira.envs.setting import Setting
from feira.envs.stepping import (
    COUNTERS,
    CURRENT,
    FLAGS,
    ILLEGAL,
    KEPT,
    NO_SEAT,
    PICKED,
    RESTART,
    SCORES,
    SCRATCH,
    TRUNCATED,
    begin,
    clear,
    finished,
    is_legal,
    show,
    show_next,
    take_action,
)

BEGIN, STEP, CHOOSE = range(3)  # values of `how`
# What comes of it besides the seat to act.
WAS_ILLEGAL, WAS_TRUNCATED, WAS_TERMINATED = -3, -2, NO_SEAT
# Numbers at the beginning of the memory: those of the setting, and where each part ends.
SEED, NUMBER, MICRO, MOST_STEPS = range(4)
POSITION_END, COUNTERS_END, REWARDS_END, WORK_END, FLAGS_END, SHOWN_END, MASK_END = range(4, 11)
HEADER = 11
HEADER_END = HEADER * 8  # bytes


class Parts(NamedTuple):
    """The memory of a game, and its parts as arrays in the same memory."""

    memory: Array
    header: Array
    position: Array
    counters: Array
    rewards: Array
    work: Array
    flags: Array
    shown: Array
    mask: Array


def new_parts(setting: Setting, most_steps: int) -> Parts:
    """Memory for a game of a setting."""
    work = len(setting.work())
    kinds: tuple[tuple[object, int], ...] = (
        (setting.game.rules.dtype, 1),
        (np.int32, COUNTERS),
        (np.float32, setting.seats),
        (np.int32, work),
        (np.int8, FLAGS),
        (np.int8, setting.observation_size),
        (np.int8, setting.action_count),
    )
    ends = [HEADER_END]
    for kind, count in kinds:
        ends.append(ends[-1] + np.dtype(kind).itemsize * count)  # type: ignore[call-overload]
    memory = np.zeros(ends[-1], np.int8)
    header = memory[:HEADER_END].view(np.int64)
    header[MICRO], header[MOST_STEPS] = setting.micro, most_steps
    header[POSITION_END:] = ends[1:]
    views = [memory[a:b].view(kind) for (kind, _), a, b in zip(kinds, ends, ends[1:], strict=False)]
    return Parts(memory, header, *views)


@short
def run_game(memory: Array, start: Array, how: int, action: int) -> int:
    """Sets the game up, or makes a step of it. Returns the seat to act, or why there is none.

    With `CHOOSE`, the action is a legal choice of the rules, whatever the form of actions is. Step
    n draws from stream n of the seed.
    """
    header = memory[:HEADER_END].view(np.int64)
    position = memory[HEADER_END : header[POSITION_END]].view(start.dtype)
    counters = memory[header[POSITION_END] : header[COUNTERS_END]].view(np.int32)
    rewards = memory[header[COUNTERS_END] : header[REWARDS_END]].view(np.float32)
    work = memory[header[REWARDS_END] : header[WORK_END]].view(np.int32)
    flags = memory[header[WORK_END] : header[FLAGS_END]]
    shown = memory[header[FLAGS_END] : header[SHOWN_END]]
    mask = memory[header[SHOWN_END] : header[MASK_END]]
    micro = header[MICRO] != 0
    room, scores, scratch = work[:SCORES], work[SCORES:SCRATCH], work[SCRATCH:]
    header[NUMBER] += 1
    s = position[0]
    a, b = stream(header[SEED], header[NUMBER])
    change, picked = KEPT, 0
    if how == BEGIN:
        clear(flags)
        clear(rewards)
        position[0] = start[0]
        begin(s, counters, flags, mask, a, b, micro, scratch)
        change = RESTART
    elif finished(flags):
        clear(rewards)
    else:
        a, b, change, picked = take_action(
            s,
            action,
            how == CHOOSE or is_legal(mask, action),
            counters,
            flags,
            rewards,
            mask,
            a,
            b,
            micro,
            how == CHOOSE,
            False,  # noqa: FBT003
            header[MOST_STEPS],
            scores,
            scratch,
        )
    show_next(s, change, picked, shown, room)
    if flags[ILLEGAL]:
        return WAS_ILLEGAL
    return WAS_TRUNCATED if flags[TRUNCATED] else int(flags[CURRENT])


@short
def observe_game(memory: Array, start: Array, viewer: int, out: Array) -> None:
    """What any seat may observe of the game."""
    header = memory[:HEADER_END].view(np.int64)
    position = memory[HEADER_END : header[POSITION_END]].view(start.dtype)
    counters = memory[header[POSITION_END] : header[COUNTERS_END]].view(np.int32)
    work = memory[header[REWARDS_END] : header[WORK_END]].view(np.int32)
    show(position[0], viewer, int(counters[PICKED]), out, work)
