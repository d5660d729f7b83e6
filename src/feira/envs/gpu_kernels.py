"""The kernels of batches on a GPU. Imported only on request.

Positions, masks and observations are worked on in the shared memory of a block; copies from and to
the large arrays are coalesced, so that neighbouring threads access neighbouring words. One thread
steps one game, and a separate kernel sets up games that ended: otherwise a warp in which one game
restarts would wait for it. `PARTS` threads make one observation. The threads of a warp make the
same part of different games, to avoid divergence.
"""

from functools import cache
from typing import Any

import numpy as np

from feira.core.cuda import at_most, cuda
from feira.core.jit import inline
from feira.core.random import stream
from feira.core.rules import MOST_SEATS
from feira.core.strategy import OWN_ROOM, PARTS, ROOMS, SHARED_ROOM
from feira.core.types import Array
from feira.core.verbs import observe_part, observe_picked, prepare_part
from feira.envs.games_on_cpu import ACTION_STREAMS
from feira.envs.gpu_arrays import WORD
from feira.envs.stepping import (
    ANEW,
    KEPT,
    PICKED,
    RESTART,
    TOUCHED,
    begin,
    clear,
    finished,
    is_legal,
    nth_action,
    take_action,
)

WARP = 32  # threads that work side by side
STEPPED = 64  # games of a block that steps
BEGUN = 32  # games of a block that sets up
SHOWN = 16  # games of a block that observes
SHOWN_REGISTERS = 96  # of a thread that observes: with more of them fewer blocks run at a time
SCORED = 2 * MOST_SEATS


def odd(words: int) -> int:
    """An odd length for a row in shared memory, which avoids bank conflicts."""
    return words | 1


@inline
def copy_words(
    source: Array, at: int, target: Array, to: int, words: int, thread: int, threads: int
) -> None:
    """Copies words with all threads of the block."""
    for word in range(thread, words, threads):
        target[to + word] = source[at + word]


@inline
def copy_games(
    source: Array, at: int, target: Array, to: int, words: int, games: int, most: int, thread: int
) -> None:
    """Copies up to a block's games, each of this many words, with as many threads.

    A full block copies in a loop of known length, which keeps many loads in flight.
    """
    if games == most:
        for k in range(words):
            target[to + k * most + thread] = source[at + k * most + thread]
    else:
        copy_words(source, at, target, to, games * words, thread, most)


@cache
def step_kernel(position_words: int, mask_words: int, *, micro: bool) -> Any:
    """The kernel that steps positions and masks of these sizes in words."""
    stride = odd(mask_words) if micro else 1
    marked_size = STEPPED * stride

    @cuda.jit(cache=True)  # type: ignore[untyped-decorator]
    def step_games(
        start: Any,
        seed: int,
        size: int,
        positions: Any,
        counters: Any,
        flags: Any,
        rewards: Any,
        masks: Any,
        masks_words: Any,
        count: int,
        scratch: Any,
        actions: Any,
        changes: Any,
        auto_reset: bool,
        most_steps: int,
        ended: Any,
        streams: Any,
        numbers: Any,
        turn: int,
    ) -> None:
        """Makes one step of one game per thread, and lists the games that restart."""
        thread = cuda.threadIdx.x
        first = cuda.blockIdx.x * STEPPED
        i = first + thread
        games = min(STEPPED, size - first)
        tile = cuda.shared.array(STEPPED, start.dtype)
        tile_words = tile.view(np.int32)
        marked_words = cuda.shared.array(marked_size, np.int32)
        marked = marked_words.view(np.int8)
        asked = cuda.shared.array(STEPPED, np.int32)
        scores = cuda.local.array(SCORED, np.int32)
        first_word = first * position_words
        copy_games(positions, first_word, tile_words, 0, position_words, games, STEPPED, thread)
        for k in range(stride):
            marked_words[k * STEPPED + thread] = 0
        asked[thread] = 0
        cuda.syncthreads()
        if i < size:
            s = tile[thread]
            at = thread * stride * WORD
            mask = marked[at : at + count] if micro else masks[i][:count]
            change = KEPT
            if finished(flags[i]) and not auto_reset:
                clear(rewards[i])
            else:
                action = int(actions[i])
                a, b = stream(seed, i)
                a, b, change, _ = take_action(
                    s,
                    action,
                    is_legal(masks[i][:count], action),
                    counters[i],
                    flags[i],
                    rewards[i],
                    mask,
                    a,
                    b,
                    micro,
                    False,  # noqa: FBT003
                    auto_reset,
                    most_steps,
                    scores,
                    scratch[i],
                )
                if change == RESTART:
                    k = cuda.atomic.add(numbers, turn, 1)
                    ended[k] = i
                    streams[k, 0] = a
                    streams[k, 1] = b
            changes[i] = change
            asked[thread] = int(change in (TOUCHED, ANEW))
        cuda.syncthreads()
        if micro:
            for word in range(thread, games * mask_words, STEPPED):
                row = word // mask_words
                if asked[row]:
                    masks_words[first * mask_words + word] = marked_words[
                        row * stride + word % mask_words
                    ]
        copy_games(tile_words, 0, positions, first_word, position_words, games, STEPPED, thread)

    return step_games


@cache
def begin_kernel(position_words: int, *, micro: bool) -> Any:
    """The kernel that sets up games of this size in words."""

    @cuda.jit(cache=True)  # type: ignore[untyped-decorator]
    def begin_games(
        all_of_them: bool,
        start: Any,
        start_words: Any,
        seed: int,
        size: int,
        positions: Any,
        counters: Any,
        flags: Any,
        rewards: Any,
        masks: Any,
        count: int,
        scratch: Any,
        changes: Any,
        ended: Any,
        streams: Any,
        numbers: Any,
        turn: int,
    ) -> None:
        """Sets up all games or those that ended, and empties the list that the next step fills."""
        thread = cuda.threadIdx.x
        tile = cuda.shared.array(BEGUN, start.dtype)
        tile_words = tile.view(np.int32)
        k = cuda.grid(1)
        if k == 0:
            numbers[1 - turn] = 0
        wanted = size if all_of_them else int(numbers[turn])
        while k < wanted:
            i, a, b = k, 0, 0
            if all_of_them:
                a, b = stream(seed, i)
                clear(flags[i])
                clear(rewards[i])
                changes[i] = RESTART
            else:
                i, a, b = int(ended[k]), int(streams[k, 0]), int(streams[k, 1])
            for word in range(position_words):
                tile_words[thread * position_words + word] = start_words[word]
            begin(tile[thread], counters[i], flags[i], masks[i][:count], a, b, micro, scratch[i])
            for word in range(position_words):
                positions[i * position_words + word] = tile_words[thread * position_words + word]
            k += cuda.gridsize(1)

    return begin_games


@cache
def show_kernel(position_words: int, row_words: int, picked_inputs: int) -> Any:  # noqa: C901
    """The kernel that observes positions, in rows of these sizes in words."""
    stride = odd(row_words)
    shown_size = SHOWN * stride
    threads = SHOWN * PARTS
    own, shared = odd(OWN_ROOM), odd(SHARED_ROOM)
    rooms_size, commons_size = SHOWN * ROOMS * own, SHOWN * shared

    @cuda.jit(cache=True, **at_most(SHOWN_REGISTERS))  # type: ignore[untyped-decorator]
    def observe_games(
        start: Any,
        size: int,
        positions: Any,
        changes: Any,
        counters: Any,
        width: int,
        rows: Any,
        observations: Any,
    ) -> None:
        """Observes changed games, as the seats to act see them.

        After a pick, only the picked part of an observation is written.
        """
        thread = cuda.threadIdx.x
        game, part = thread % SHOWN, thread // SHOWN
        first = cuda.blockIdx.x * SHOWN
        games = min(SHOWN, size - first)
        tile = cuda.shared.array(SHOWN, start.dtype)
        tile_words = tile.view(np.int32)
        shown_words = cuda.shared.array(shown_size, np.int32)
        shown = shown_words.view(np.int8)
        rooms = cuda.shared.array(rooms_size, np.int32)
        commons = cuda.shared.array(commons_size, np.int32)
        seen = cuda.shared.array(SHOWN, np.int32)
        if part == 0:
            seen[game] = int(changes[first + game]) if game < games else KEPT
        words = games * position_words
        copy_words(positions, first * position_words, tile_words, 0, words, thread, threads)
        for word in range(thread, shown_size, threads):
            shown_words[word] = 0
        cuda.syncthreads()
        s = tile[game]
        common = commons[game * shared : (game + 1) * shared]
        row = shown[game * stride * WORD : game * stride * WORD + width]
        if seen[game] > TOUCHED:
            prepare_part(s, part, common)
        cuda.syncthreads()
        if seen[game] > TOUCHED:
            at = (min(part, ROOMS - 1) * SHOWN + game) * own
            observe_part(s, int(s.turn), part, row, rooms[at : at + own], common)
        elif seen[game] == TOUCHED and part == PARTS - 1:
            observe_picked(s, int(counters[first + game, PICKED]), row)
        cuda.syncthreads()
        for k in range(thread // WARP, games, threads // WARP):
            lane = thread % WARP
            if seen[k] > TOUCHED:
                to = (first + k) * row_words
                copy_words(shown_words, k * stride, rows, to, row_words, lane, WARP)
            elif seen[k] == TOUCHED:
                for last in range(width - 1 - lane, width - 1 - picked_inputs, -WARP):
                    observations[first + k, last] = shown[k * stride * WORD + last]

    return observe_games


@cuda.jit(cache=True)  # type: ignore[untyped-decorator]
def random_kernel(seed: int, words: Any, row_words: int, actions: Any) -> None:
    """A random legal action of one game per thread."""
    i = cuda.grid(1)
    if i < len(actions):
        a, b = stream(seed ^ ACTION_STREAMS, i)
        actions[i] = nth_action(words, i * row_words, row_words, a, b)
