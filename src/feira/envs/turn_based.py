"""PettingZoo: a game as an AEC environment, in which one agent after the other acts."""

from functools import partial
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from feira.core.errors import IllegalChoice
from feira.core.types import Array
from feira.envs.batch import MOST_SEED
from feira.envs.one_game import STEP, WAS_ILLEGAL, WAS_TERMINATED, WAS_TRUNCATED
from feira.envs.setting import RENDER_MODES, ActionForm, Setting, checked_render_mode, setting_of
from feira.envs.single_game import SingleGame

BOUND = ("act", "copy_shown", "copy_mask")  # bound to the memory of one game


def observation_space(setting: Setting) -> spaces.Dict:
    """The space of observations with masks."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-127, 127, (setting.observation_size,), np.int8),
            "action_mask": spaces.Box(0, 1, (setting.action_count,), np.int8),
        }
    )


class RawEnv(AECEnv[str, dict[str, Array], int]):  # type: ignore[misc]
    """One game without checks around it: an illegal action raises `IllegalChoice`.

    Args:
        game: its name in the catalogue.
        players: how many seats; by default as in `feira.make`.
        actions: "micro" or "flat".
        most_steps: steps after which the game is truncated; 0 for never.
        render_mode: "ansi" for `render` to return text, or None.
        options: options of the game.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        actions: ActionForm = "micro",
        most_steps: int = 0,
        render_mode: str | None = None,
        **options: str | int | bool,
    ) -> None:
        super().__init__()
        setting = setting_of(game, players, actions, options)
        self.metadata = {
            "name": f"feira/{game}-v1",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.render_mode = checked_render_mode(render_mode)
        self.game = SingleGame(setting, most_steps=most_steps)
        self._bind()
        self.alone = setting.seats == 1
        self.possible_agents = [f"player_{seat}" for seat in range(setting.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space, actions_space = observation_space(setting), spaces.Discrete(setting.action_count)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions_space)
        self.no_rewards = dict.fromkeys(self.possible_agents, 0.0)
        self.random = np.random.default_rng()

    def _bind(self) -> None:
        """Binds the functions of every step to the memory of the game, once."""
        game = self.game
        self.act = partial(game.run, game.memory, game.start, STEP)
        self.copy_shown, self.copy_mask = game.parts.shown.copy, game.parts.mask.copy

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in BOUND}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._bind()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game. Without a seed, the next game of the sequence started by the last seed."""
        if seed is not None:
            self.random = np.random.default_rng(seed)
        seat = self.game.reset(int(self.random.integers(MOST_SEED)))
        self.agents = self.possible_agents[:]
        self.rewards = self.no_rewards.copy()
        self._cumulative_rewards = self.no_rewards.copy()
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = agent = self.possible_agents[seat]
        self.infos[agent] = {"action_mask": self.copy_mask()}

    def observe(self, agent: str) -> dict[str, Array]:
        """What an agent may observe; its mask is all zero while others act."""
        return self.game.seen_by(self.seat_of[agent])

    def last(
        self,
        observe: bool = True,  # noqa: FBT002
    ) -> tuple[dict[str, Array] | None, float, bool, bool, dict[str, Any]]:
        """The observation of the agent to act, the result of its last action, and its info."""
        agent = self.agent_selection
        info = self.infos[agent]
        shown: dict[str, Array] | None = None
        if observe:
            try:
                mask = info["action_mask"]  # the game goes on, and has observed for this agent
            except KeyError:
                shown = self.observe(agent)
            else:
                copy_shown = self.copy_shown
                shown = {"observation": copy_shown(), "action_mask": mask}
        return (
            shown,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            info,
        )

    def step(self, action: int | None) -> None:
        """The selected agent acts."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        # Python calls a bound method faster through a local name.
        act, copy_mask = self.act, self.copy_mask
        seat = WAS_ILLEGAL if action is None else act(action)
        if seat < 0 or self.alone:  # otherwise rewards come only at the end
            if seat == WAS_ILLEGAL:
                raise IllegalChoice(f"action {action} is not legal here")
            self._earn(agent, seat)
            if seat < 0:
                return
        infos, asked = self.infos, self.possible_agents[seat]
        if asked is not agent:
            infos[agent] = {}
            self.agent_selection = asked
        infos[asked] = {"action_mask": copy_mask()}

    def _was_dead_step(self, action: int | None) -> None:
        """Removes an agent from a finished game. All games end for all agents at once."""
        if action is not None:
            raise ValueError("when an agent is dead, the only valid action is None")
        agent, agents = self.agent_selection, self.agents
        agents.remove(agent)
        for told in (self.terminations, self.truncations, self.infos, self._cumulative_rewards):
            del told[agent]
        self.rewards = dict.fromkeys(agents, 0.0)
        if agents:
            self.agent_selection = agents[0]

    def _earn(self, agent: str, seat: int) -> None:
        """Adds up rewards after an agent has acted, and ends the game if no seat is to act."""
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.game.rewards.tolist(), strict=True))
        self._accumulate_rewards()
        if seat < 0:
            self.infos[agent] = {}
            self.terminations = dict.fromkeys(self.agents, seat == WAS_TERMINATED)
            self.truncations = dict.fromkeys(self.agents, seat == WAS_TRUNCATED)

    def render(self) -> str | None:
        """The table as text, as a spectator sees it."""
        return self.game.picture(None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Does nothing."""
