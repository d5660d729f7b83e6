"""Many games stepped by one call on a GPU: the same steps as on the processor.

Imported only when asked for.
"""

from typing import Any

import numpy as np

from feira.core.cuda import cuda, device_name
from feira.core.strategy import PARTS
from feira.envs.batch_state import BatchState
from feira.envs.games_on_cpu import BEGIN, STEP
from feira.envs.gpu_arrays import WORD, arrays_of_gpu
from feira.envs.gpu_kernels import SHOWN, WARP, random_kernel, show_kernel, step_kernel
from feira.envs.setting import Setting
from feira.envs.stepping import COUNTERS, FLAGS

ALIGNED = 16  # rows of observations and masks begin at multiples of so many bytes
CHOOSERS = 128  # threads of a block that chooses at random


def padded(width: int) -> int:
    """The length of a row in memory."""
    return -(-width // ALIGNED) * ALIGNED


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
        # The list of legal choices is written by flat actions only; micro-actions need none.
        listed = 1 if setting.micro else setting.game.rules.scratch
        self.scratch = cuda.device_array((size, listed), np.int32)
        self.changes = cuda.device_array(size, np.int8)
        self.chosen = self.arrays.zeros((size,), np.int32)
        self.chosen_view = self.arrays.view(self.chosen)
        position = setting.game.rules.dtype.itemsize // WORD
        self.mask_words = padded(setting.action_count) // WORD
        self.step_kernel = step_kernel(position, self.mask_words, micro=setting.micro)
        self.show_kernel = show_kernel(position, padded(width) // WORD) if width else None
        self.views: tuple[BatchState | None, tuple[Any, ...]] = (None, ())

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

    def _views(self, state: BatchState) -> tuple[Any, ...]:
        """The arrays of a state as kernels take them; those of the last one are remembered."""
        if self.views[0] is not state:
            view, words = self.arrays.view, self.arrays.words
            self.views = (
                state,
                (
                    words(state.positions),
                    view(state.counters),
                    view(state.flags),
                    view(state.rewards),
                    view(state.observations),
                    view(state.masks),
                    words(state.masks),
                    words(state.observations) if self.width else None,
                ),
            )
        return self.views[1]

    def _run(self, how: int, state: BatchState, seed: int, actions: Any) -> None:
        """Starts the kernels, without waiting for them."""
        *views, rows = self._views(state)
        stream = self.arrays.stream()
        self.step_kernel[-(-self.size // WARP), WARP, stream](
            how,
            self.start,
            self.start_words,
            seed,
            self.size,
            *views,
            self.width,
            self.setting.action_count,
            self.scratch,
            actions,
            self.changes,
            self.auto_reset,
            self.most_steps,
        )
        if self.show_kernel is not None:
            self.show_kernel[-(-self.size // SHOWN), SHOWN * PARTS, stream](
                self.start, self.size, views[0], self.changes, self.width, rows
            )

    def begin(self, state: BatchState, seed: int) -> None:
        """Sets up all games."""
        self._run(BEGIN, state, seed, self.chosen_view)

    def step(self, state: BatchState, actions: Any, seed: int) -> None:
        """One step of all games."""
        own = actions is self.chosen
        view = self.chosen_view if own else self.arrays.view(self.arrays.actions(actions))
        self._run(STEP, state, seed, view)

    def random_actions(self, state: BatchState, seed: int) -> Any:
        """A random legal action for each game, in an array that the next call overwrites."""
        random_kernel[-(-self.size // CHOOSERS), CHOOSERS, self.arrays.stream()](
            seed, self._views(state)[6], self.mask_words, self.chosen_view
        )
        return self.chosen
