"""Gymnasium's vector form: one seat in each of thousands of games, stepped by one call.

Opponents are players that choose without a search: random, greedy, policy, easy. Games that end are
reset in the same step (`AutoresetMode.SAME_STEP`); `info` has their last observations.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from feira.core.types import Array
from feira.envs.batch import MOST_SEED, CpuEngine, checked_actions
from feira.envs.one_seat import seated
from feira.envs.opponents import compiled_opponents, let_opponents_act, workspace_of
from feira.envs.setting import ActionForm, whole_number
from feira.envs.single_game import ILLEGAL_REWARD
from feira.envs.stepping import ILLEGAL, STANDING, STEPS, TERMINATED, TRUNCATED
from feira.envs.turn_based import observation_space

Observations = dict[str, Array]
COUNTED = {"steps": STEPS, "points": STANDING}  # in infos


class OneSeatVectorEnv(VectorEnv[Observations, Array, Array]):
    """One seat in each of many games, with the arguments of `OneSeatEnv`.

    Args:
        num_envs: how many games.
        seat: the agent's seat; None for seat 0 in the first game, 1 in the second, and so on.
        copy: whether observations are arrays of their own, or views that the next step overwrites.
    """

    def __init__(
        self,
        num_envs: int = 1,
        *,
        game: str,
        against: str | Sequence[str] = (),
        players: int | None = None,
        seat: int | None = 0,
        challenge: int | None = None,
        actions: ActionForm = "micro",
        most_steps: int = 0,
        copy: bool = True,
        **options: str | int | bool,
    ) -> None:
        self.setting, names = seated(
            game,
            against=against,
            players=players,
            seat=seat,
            challenge=challenge,
            actions=actions,
            options=options,
        )
        setting, num_envs = self.setting, whole_number("num_envs", num_envs, 1)
        self.num_envs, self.copy, self.most_steps = num_envs, copy, most_steps
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = observation_space(setting)
        self.single_action_space = spaces.Discrete(setting.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.engine = CpuEngine(
            setting,
            num_envs,
            setting.observation_size,
            auto_reset=False,  # done here: the last observation is read before it
            most_steps=whole_number("most_steps", most_steps),
            cores=1,
        )
        self.state = self.engine.new_state()
        seats = np.arange(num_envs) % setting.seats if seat is None else np.full(num_envs, seat)
        self.agents = seats.astype(np.int64)
        self.earned = np.zeros(num_envs, np.float32)
        self.opponents = compiled_opponents(setting.game, names) if names else None
        self.workspace = workspace_of(setting.game)
        self.begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """New games, advanced until the agent is to act."""
        super().reset(seed=seed, options=options)
        self.engine.begin(self.state, self._seed())
        self._let_others_act(renewed=False)
        self.begun = True
        return self._observations(), self._infos()

    def step(self, actions: Array) -> tuple[Observations, Array, Array, Array, dict[str, Any]]:
        """The agent acts in every game, then the others do."""
        if not self.begun:
            raise ResetNeeded("call reset before step")
        actions, state = checked_actions(actions, self.num_envs), self.state
        state.flags[:, TERMINATED : TRUNCATED + 1] = 0
        self.engine.step(state, actions, self._seed())
        illegal = state.flags[:, ILLEGAL] != 0
        self._let_others_act(renewed=False)
        rewards = self.earned + np.float32(ILLEGAL_REWARD) * illegal
        terminated, truncated = state.terminated, state.truncated
        final = self._renew(terminated | truncated)
        infos = self._infos() | {"illegal": illegal} | final
        return self._observations(), rewards, terminated, truncated, infos

    def _renew(self, ended: Array) -> dict[str, Any]:
        """Sets up the games that have ended, and returns what Gymnasium keeps of them in `info`."""
        (which,) = ended.nonzero()
        if not len(which):
            return {}
        state = self.state
        seen, masks = state.observation[which], np.ones_like(state.mask[which])
        observations = np.full(self.num_envs, None)
        for i, one, mask in zip(which, seen, masks, strict=True):
            observations[i] = {"observation": one, "action_mask": mask}
        info = {
            name: np.where(ended, state.counters[:, column], 0) for name, column in COUNTED.items()
        }
        info |= {f"_{name}": ended for name in COUNTED}
        self.engine.renew(state, self._seed())
        self._let_others_act(renewed=True)
        final = {"final_obs": observations, "final_info": info}
        return final | {f"_{name}": ended for name in final}

    def action_masks(self) -> Array:
        """The legal actions of all games as booleans."""
        return self.state.mask != 0

    def _seed(self) -> int:
        return int(self.np_random.integers(MOST_SEED))

    def _let_others_act(self, *, renewed: bool) -> None:
        state = self.state
        if self.opponents is None:
            if not renewed:
                self.earned[:] = state.rewards[:, 0]
            return
        let_opponents_act(
            self._seed(),
            renewed,
            state.positions,
            state.counters,
            state.flags,
            state.rewards,
            state.observation,
            state.mask,
            self.setting.micro,
            self.engine.works[0],
            self.agents,
            self.opponents,
            self.workspace,
            self.earned,
            self.most_steps,
        )

    def _observations(self) -> Observations:
        observation, mask = self.state.observation, self.state.mask
        if self.copy:
            observation, mask = observation.copy(), mask.copy()
        return {"observation": observation, "action_mask": mask}

    def _infos(self) -> dict[str, Any]:
        mask, counters = self.state.mask, self.state.counters
        counted = {name: counters[:, column].copy() for name, column in COUNTED.items()}
        return {"action_mask": mask.copy() if self.copy else mask} | counted
