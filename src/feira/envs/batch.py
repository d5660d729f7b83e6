"""Many games at once, stepped by one call, on the processor or on a GPU.

    env = BatchEnv("machikoro", 4096, players=2, plus=True)
    state = env.init(seed=1)
    for number in range(1000):
        actions = env.random_actions(state, seed=number)
        state = env.step(state, actions, seed=number)

The interface is that of Pgx: fields `current_player`, `observation`, `legal_action_mask`,
`rewards`, `terminated` and `truncated`, with one row for every game. Randomness is an argument of
every call and never part of a state: game i draws from stream i of the seed that the call is given,
the same on the processor and on a GPU. Give every call another seed, or the dice fall alike.
"""

from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, Protocol

import numpy as np

from feira.core.errors import FeiraError
from feira.core.types import Array
from feira.envs import games_on_cpu
from feira.envs.batch_state import BatchState
from feira.envs.setting import ActionForm, Setting, setting_of, whole_number
from feira.envs.stepping import COUNTERS, FLAGS

Device = Literal["cpu", "cuda"]
MOST_SEED = (1 << 62) - 1
ACTION = np.dtype(np.int32)


class Engine(Protocol):
    """Steps the games of a batch on one device: the CPU or a GPU."""

    def new_state(self) -> BatchState:
        """Arrays for all games, on the device."""

    def begin(self, state: BatchState, seed: int) -> None:
        """Sets up all games."""

    def step(self, state: BatchState, actions: Any, seed: int) -> None:
        """One step of all games."""

    def random_actions(self, state: BatchState, seed: int) -> Any:
        """A random legal action for each game."""


class BatchEnv:
    """Many games of one setting.

    Args:
        game: its name in the catalogue.
        batch_size: how many games.
        players: how many seats; by default as in `feira.make`.
        device: "cpu" or "cuda". On a GPU all arrays are PyTorch tensors, or device arrays of Numba
            where PyTorch is missing.
        actions: "micro" (small steps, few actions) or "flat" (the numbers of the rules' choices).
        auto_reset: whether a game that ends is reset in the same step. Its rewards,
            `terminated` and `truncated` are those of the game that ended, all else is the new one.
        most_steps: steps after which a game is truncated; 0 for never.
        observe: whether observations are made; without them a step costs a tenth.
        cores: on the CPU, how many threads share the games.
        options: options of the game, such as `challenge=2` or `plus=True`.

    Attributes:
        setting: the game with seats and options.
        batch_size: the number of games.
    """

    def __init__(
        self,
        game: str,
        batch_size: int,
        players: int | None = None,
        *,
        device: Device = "cpu",
        actions: ActionForm = "micro",
        auto_reset: bool = True,
        most_steps: int = 0,
        observe: bool = True,
        cores: int = 1,
        **options: str | int | bool,
    ) -> None:
        whole_number("batch_size", batch_size, 1)
        whole_number("cores", cores, 1)
        whole_number("most_steps", most_steps)
        self.setting = setting_of(game, players, actions, options)
        self.batch_size = batch_size
        width = self.setting.observation_size if observe else 0
        self.engine: Engine
        if device == "cpu":
            self.engine = CpuEngine(
                self.setting,
                batch_size,
                width,
                auto_reset=auto_reset,
                most_steps=most_steps,
                cores=cores,
            )
        elif device == "cuda":
            from feira.envs.games_on_gpu import GpuEngine

            self.engine = GpuEngine(
                self.setting,
                batch_size,
                width,
                auto_reset=auto_reset,
                most_steps=most_steps,
            )
        else:
            raise FeiraError(f"a batch plays on 'cpu' or 'cuda', not on '{device}'")

    @property
    def num_players(self) -> int:
        """Seats of each game."""
        return self.setting.seats

    @property
    def num_actions(self) -> int:
        """Actions are numbered below this."""
        return self.setting.action_count

    @property
    def observation_shape(self) -> tuple[int]:
        """The shape of one observation."""
        return (self.setting.observation_size,)

    def init(self, seed: int) -> BatchState:
        """New games, in a state of their own."""
        state = self.engine.new_state()
        self.engine.begin(state, checked(seed))
        return state

    def step(self, state: BatchState, actions: Any, seed: int) -> BatchState:
        """One step of all games, in place. Returns the same state.

        An illegal action changes nothing; `illegal` says where it happened.
        """
        self.engine.step(state, checked_actions(actions, self.batch_size), checked(seed))
        return state

    def random_actions(self, state: BatchState, seed: int) -> Any:
        """A random legal action for each game."""
        return self.engine.random_actions(state, checked(seed))


def checked_actions(actions: Any, games: int) -> Any:
    """Refuses what is not one whole number for each game: kernels read that many."""
    found = actions if hasattr(actions, "dtype") else np.asarray(actions)
    if tuple(found.shape) != (games,):
        shape = " x ".join(map(str, found.shape)) or "1"
        raise FeiraError(f"expected {games} actions, found {shape}")
    if "int" not in str(found.dtype):  # of NumPy, PyTorch, JAX or Numba
        raise FeiraError(f"actions are whole numbers, not {found.dtype}")
    return found


def checked(seed: int) -> int:
    """A seed in the range that streams accept."""
    number = whole_number("seed", seed)
    if number > MOST_SEED:
        raise FeiraError(f"seed is at most {MOST_SEED}, not {number}")
    return number


def narrow(actions: Any) -> Array:
    """Actions as kernels take them; a number that does not fit becomes one that is not legal."""
    given = np.asarray(actions)
    if given.dtype.itemsize > ACTION.itemsize:
        given = given.clip(-1, np.iinfo(ACTION).max)
    return given.astype(ACTION, copy=False)


class CpuEngine:
    """Steps games on the CPU, each thread its part of them."""

    def __init__(
        self,
        setting: Setting,
        size: int,
        width: int,
        *,
        auto_reset: bool,
        most_steps: int,
        cores: int,
    ) -> None:
        self.setting, self.size, self.width = setting, size, width
        self.auto_reset, self.most_steps = auto_reset, most_steps
        self.start = setting.start
        share = -(-size // cores)
        self.parts = [slice(at, min(at + share, size)) for at in range(0, size, share)]
        self.works = [setting.work() for _ in self.parts]
        self.pool = ThreadPoolExecutor(cores) if cores > 1 else None
        self.actions = np.zeros(size, ACTION)

    def new_state(self) -> BatchState:
        """NumPy arrays for all games."""
        size, setting = self.size, self.setting
        return BatchState(
            positions=np.zeros(size, setting.game.rules.dtype),
            counters=np.zeros((size, COUNTERS), np.int32),
            flags=np.zeros((size, FLAGS), np.int8),
            rewards=np.zeros((size, setting.seats), np.float32),
            observations=np.zeros((size, self.width), np.int8),
            masks=np.zeros((size, setting.action_count), np.int8),
            inputs=self.width,
            actions=setting.action_count,
        )

    def begin(self, state: BatchState, seed: int) -> None:
        """Sets up all games."""
        self._run(games_on_cpu.BEGIN, state, seed, self.actions)

    def step(self, state: BatchState, actions: Any, seed: int) -> None:
        """One step of all games."""
        self._run(games_on_cpu.STEP, state, seed, narrow(actions))

    def renew(self, state: BatchState, seed: int) -> None:
        """Sets up the games that have ended; their rewards and flags stay."""
        self._run(games_on_cpu.RENEW, state, seed, self.actions)

    def random_actions(self, state: BatchState, seed: int) -> Array:
        """A random legal action for each game, in an array that the next call overwrites."""
        games_on_cpu.random_actions(0, seed, state.masks, self.actions)
        return self.actions

    def _run(self, how: int, state: BatchState, seed: int, actions: Array) -> None:
        """Calls the kernel for each part of the games."""

        def run(number: int) -> None:
            part = self.parts[number]
            games_on_cpu.run_games(
                how,
                self.start,
                part.start,
                seed,
                state.positions[part],
                state.counters[part],
                state.flags[part],
                state.rewards[part],
                state.observations[part],
                state.masks[part],
                self.setting.micro,
                self.works[number],
                actions[part],
                self.auto_reset,
                self.most_steps,
            )

        if self.pool is None:
            run(0)
        else:
            list(self.pool.map(run, range(len(self.parts))))
