"""Many games stepped by one call on a GPU: the same steps as on the CPU.

Imported only on request.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from feira.core.cuda import cuda, device_name
from feira.core.strategy import PARTS
from feira.envs.batch_state import BatchState
from feira.envs.gpu_arrays import WORD, arrays_of_gpu
from feira.envs.gpu_kernels import (
    BEGUN,
    SHOWN,
    STEPPED,
    begin_kernel,
    random_kernel,
    show_kernel,
    step_kernel,
)
from feira.envs.setting import Setting
from feira.envs.stepping import COUNTERS, FLAGS

ALIGNED = 16  # rows of observations and masks are aligned to this many bytes
CHOOSERS = 128  # threads of a block of the random-action kernel
MOST_BEGINNERS = 2048  # blocks that set up games: few games end in a step


def padded(width: int) -> int:
    """The length of a row in memory, with padding."""
    return -(-width // ALIGNED) * ALIGNED


@dataclass(frozen=True, kw_only=True)
class Views:
    """The arrays of a state as kernels take them, in words of four bytes."""

    state: BatchState
    positions: Any  # words
    counters: Any
    flags: Any
    rewards: Any
    masks: Any
    mask_words: Any
    rows: Any  # of observations, in words
    observations: Any


class GpuEngine:
    """Steps games on the GPU."""

    def __init__(
        self,
        setting: Setting,
        size: int,
        width: int,
        *,
        auto_reset: bool,
        most_steps: int,
    ) -> None:
        device_name()
        self.setting, self.size, self.width = setting, size, width
        self.auto_reset, self.most_steps = auto_reset, most_steps
        self.arrays = arrays_of_gpu()
        self.start = cuda.to_device(setting.start)
        self.start_words = cuda.to_device(setting.start.view(np.int32))
        # Only flat actions need the list of legal choices.
        listed = 1 if setting.micro else setting.game.rules.scratch
        self.scratch = cuda.device_array((size, listed), np.int32)
        self.changes = cuda.device_array(size, np.int8)
        self.chosen = self.arrays.zeros((size,), np.int32)
        self.chosen_view = self.arrays.view(self.chosen)
        position = setting.game.rules.dtype.itemsize // WORD
        self.mask_words = padded(setting.action_count) // WORD
        self.step_kernel = step_kernel(position, self.mask_words, micro=setting.micro)
        self.begin_kernel = begin_kernel(position, micro=setting.micro)
        self.show_kernel = None
        if width:
            picked = len(setting.game.strategy.picked_names)
            self.show_kernel = show_kernel(position, padded(width) // WORD, picked)
        # Games that ended in a step: their numbers, the streams of chance, and their count. There
        # are two counts, used alternately.
        self.ended = cuda.device_array(size, np.int32)
        self.streams = cuda.device_array((size, 2), np.int64)
        self.numbers = cuda.to_device(np.zeros(2, np.int32))
        self.turn = 0
        self.beginners = min(MOST_BEGINNERS, -(-size // BEGUN))
        self.views: Views | None = None

    def new_state(self) -> BatchState:
        """Arrays on the GPU for all games; rows of observations and masks are padded."""
        size, setting, arrays = self.size, self.setting, self.arrays
        return BatchState(
            positions=arrays.zeros((size, setting.game.rules.dtype.itemsize), np.uint8),
            counters=arrays.zeros((size, COUNTERS), np.int32),
            flags=arrays.zeros((size, FLAGS), np.int8),
            rewards=arrays.zeros((size, setting.seats), np.float32),
            observations=arrays.zeros((size, padded(self.width)), np.int8),
            masks=arrays.zeros((size, padded(setting.action_count)), np.int8),
            inputs=self.width,
            actions=setting.action_count,
        )

    def _views(self, state: BatchState) -> "Views":
        """The arrays of a state as kernels take them; the last result is cached."""
        if self.views is None or self.views.state is not state:
            view, words = self.arrays.view, self.arrays.words
            self.views = Views(
                state=state,
                positions=words(state.positions),
                counters=view(state.counters),
                flags=view(state.flags),
                rewards=view(state.rewards),
                masks=view(state.masks),
                mask_words=words(state.masks),
                rows=words(state.observations) if self.width else None,
                observations=view(state.observations) if self.width else None,
            )
        return self.views

    def _observe(self, state: BatchState) -> None:
        """Launches the observation kernel for changed games, if observations are wanted."""
        if self.show_kernel is not None:
            views = self._views(state)
            self.show_kernel[-(-self.size // SHOWN), SHOWN * PARTS, self.arrays.stream()](
                self.start,
                self.size,
                views.positions,
                self.changes,
                views.counters,
                self.width,
                views.rows,
                views.observations,
            )

    def _begin(self, state: BatchState, seed: int, *, all_of_them: bool) -> None:
        """Launches the kernel that sets up all games, or those listed by the last step."""
        views = self._views(state)
        self.begin_kernel[self.beginners, BEGUN, self.arrays.stream()](
            all_of_them,
            self.start,
            self.start_words,
            seed,
            self.size,
            views.positions,
            views.counters,
            views.flags,
            views.rewards,
            views.masks,
            self.setting.action_count,
            self.scratch,
            self.changes,
            self.ended,
            self.streams,
            self.numbers,
            self.turn,
        )
        self.turn = 1 - self.turn  # the list of this step is emptied while the next one is filled

    def begin(self, state: BatchState, seed: int) -> None:
        """Sets up all games."""
        self._begin(state, seed, all_of_them=True)
        self._observe(state)

    def step(self, state: BatchState, actions: Any, seed: int) -> None:
        """One step of all games, launched asynchronously."""
        own = actions is self.chosen
        chosen = self.chosen_view if own else self.arrays.view(self.arrays.actions(actions))
        self._step(state, chosen, seed)
        if self.auto_reset:
            self._begin(state, seed, all_of_them=False)
        self._observe(state)

    def _step(self, state: BatchState, actions: Any, seed: int) -> None:
        """Launches the kernel that steps all games."""
        views = self._views(state)
        self.step_kernel[-(-self.size // STEPPED), STEPPED, self.arrays.stream()](
            self.start,
            seed,
            self.size,
            views.positions,
            views.counters,
            views.flags,
            views.rewards,
            views.masks,
            views.mask_words,
            self.setting.action_count,
            self.scratch,
            actions,
            self.changes,
            self.auto_reset,
            self.most_steps,
            self.ended,
            self.streams,
            self.numbers,
            self.turn,
        )

    def random_actions(self, state: BatchState, seed: int) -> Any:
        """A random legal action for each game, in an array that the next call overwrites."""
        random_kernel[-(-self.size // CHOOSERS), CHOOSERS, self.arrays.stream()](
            seed, self._views(state).mask_words, self.mask_words, self.chosen_view
        )
        return self.chosen
