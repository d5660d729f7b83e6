"""The kernels of batches on a GPU. Imported only when asked for.

Threads of a block share memory. There they work on positions, masks and observations; copies from
and to the large arrays are made together, so that neighbouring threads touch neighbouring words. A
step is made by one thread a game; an observation by `PARTS` threads a game, since it is ten times
the work.
"""

from functools import cache
from typing import Any

import numpy as np

from feira.core.cuda import cuda
from feira.core.jit import inline
from feira.core.random import stream
from feira.core.rules import MOST_SEATS
from feira.core.strategy import PARTS, ROOM
from feira.core.types import Array
from feira.core.verbs import observe_part, observe_picked
from feira.envs.games_on_cpu import ACTION_STREAMS, BEGIN
from feira.envs.gpu_arrays import WORD
from feira.envs.stepping import (
    KEPT,
    RESTART,
    TOUCHED,
    begin,
    clear,
    finished,
    is_legal,
    nth_action,
    take_action,
)

WARP = 32  # threads of a block that steps
SCORED = 2 * MOST_SEATS
SHOWN = 16  # games of a block that observes


def odd(words: int) -> int:
    """The length of a row that threads share: if it is odd, no two of them meet in a bank."""
    return words | 1


@inline
def copy_words(
    source: Array, at: int, target: Array, to: int, words: int, thread: int, threads: int
) -> None:
    """All threads together copy words."""
    for word in range(thread, words, threads):
        target[to + word] = source[at + word]


@cache
def step_kernel(position_words: int, mask_words: int, *, micro: bool) -> Any:  # noqa: C901
    """The kernel that steps positions of so many words, with masks of so many."""
    stride = odd(mask_words) if micro else 1
    marked_size = WARP * stride

    @cuda.jit(cache=True)  # type: ignore[untyped-decorator]
    def run_kernel(  # noqa: C901
        how: int,
        start: Any,
        start_words: Any,
        seed: int,
        size: int,
        positions: Any,
        counters: Any,
        flags: Any,
        rewards: Any,
        observations: Any,
        masks: Any,
        masks_words: Any,
        width: int,
        count: int,
        scratch: Any,
        actions: Any,
        changes: Any,
        auto_reset: bool,
        most_steps: int,
    ) -> None:
        """Sets up one game a thread, or makes one step of it."""
        thread = cuda.threadIdx.x
        first = cuda.blockIdx.x * WARP
        i = first + thread
        games = min(WARP, size - first)
        tile = cuda.shared.array(WARP, start.dtype)
        tile_words = tile.view(np.int32)
        marked_words = cuda.shared.array(marked_size, np.int32)
        marked = marked_words.view(np.int8)
        asked = cuda.shared.array(WARP, np.int32)
        scores = cuda.local.array(SCORED, np.int32)
        first_word, words = first * position_words, games * position_words
        copy_words(positions, first_word, tile_words, 0, words, thread, WARP)
        for word in range(thread, marked_size, WARP):
            marked_words[word] = 0
        asked[thread] = 0
        cuda.syncthreads()
        if i < size:
            s = tile[thread]
            at = thread * stride * WORD
            mask = marked[at : at + count] if micro else masks[i][:count]
            a, b = stream(seed, i)
            change, picked = KEPT, 0
            if how == BEGIN:
                clear(flags[i])
                clear(rewards[i])
                change = RESTART
            elif finished(flags[i]) and not auto_reset:
                clear(rewards[i])
            else:
                action = int(actions[i])
                a, b, change, picked = take_action(
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
                for word in range(position_words):
                    tile_words[thread * position_words + word] = start_words[word]
                begin(s, counters[i], flags[i], mask, a, b, micro, scratch[i])
            elif change == TOUCHED and width > 0:
                observe_picked(s, picked, observations[i])
            changes[i] = change
            asked[thread] = int(change != KEPT)
        cuda.syncthreads()
        if micro:
            for row in range(games):
                if asked[row]:
                    to = (first + row) * mask_words
                    copy_words(
                        marked_words, row * stride, masks_words, to, mask_words, thread, WARP
                    )
        copy_words(tile_words, 0, positions, first_word, words, thread, WARP)

    return run_kernel


@cache
def show_kernel(position_words: int, row_words: int) -> Any:
    """The kernel that observes positions of so many words, in rows of so many."""
    stride = odd(row_words)
    shown_size = SHOWN * stride
    threads = SHOWN * PARTS

    @cuda.jit(cache=True)  # type: ignore[untyped-decorator]
    def observe_kernel(
        start: Any, size: int, positions: Any, changes: Any, width: int, observations: Any
    ) -> None:
        """Observes games that are seen anew, as the seats to act see them."""
        thread = cuda.threadIdx.x
        first = cuda.blockIdx.x * SHOWN
        games = min(SHOWN, size - first)
        tile = cuda.shared.array(SHOWN, start.dtype)
        tile_words = tile.view(np.int32)
        shown_words = cuda.shared.array(shown_size, np.int32)
        shown = shown_words.view(np.int8)
        room = cuda.local.array(ROOM, np.int32)
        words = games * position_words
        copy_words(positions, first * position_words, tile_words, 0, words, thread, threads)
        for word in range(thread, shown_size, threads):
            shown_words[word] = 0
        cuda.syncthreads()
        game = thread // PARTS
        if game < games and changes[first + game] > TOUCHED:
            s = tile[game]
            at = game * stride * WORD
            observe_part(s, int(s.turn), thread % PARTS, shown[at : at + width], room)
        cuda.syncthreads()
        for row in range(games):
            if changes[first + row] > TOUCHED:
                to = (first + row) * row_words
                copy_words(shown_words, row * stride, observations, to, row_words, thread, threads)

    return observe_kernel


@cuda.jit(cache=True)  # type: ignore[untyped-decorator]
def random_kernel(seed: int, words: Any, row_words: int, actions: Any) -> None:
    """A random legal action of one game a thread."""
    i = cuda.grid(1)
    if i < len(actions):
        a, b = stream(seed ^ ACTION_STREAMS, i)
        actions[i] = nth_action(words, i * row_words, row_words, a, b)
