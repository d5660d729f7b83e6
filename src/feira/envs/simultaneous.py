"""PettingZoo's parallel form: all agents send actions, only that of the seat to act counts.

Use it for code that supports no other form. An illegal action changes nothing and gives a small
negative reward.
"""

from functools import partial
from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from feira.core.types import Array
from feira.envs.batch import MOST_SEED
from feira.envs.setting import RENDER_MODES, ActionForm, checked_render_mode, setting_of
from feira.envs.single_game import ILLEGAL_REWARD, SingleGame
from feira.envs.turn_based import observation_space


class SimultaneousEnv(ParallelEnv[str, dict[str, Array], int]):  # type: ignore[misc]
    """One game; `max_cycles` is how many steps it may take, 0 for any number."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        actions: ActionForm = "micro",
        max_cycles: int = 0,
        render_mode: str | None = None,
        **options: str | int | bool,
    ) -> None:
        setting = setting_of(game, players, actions, options)
        self.metadata = {"name": f"feira/{game}-v1", "render_modes": RENDER_MODES}
        self.render_mode = checked_render_mode(render_mode)
        self.game = SingleGame(setting, most_steps=max_cycles)
        self.possible_agents = [f"player_{seat}" for seat in range(setting.seats)]
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation_space(setting))
        self.action_spaces = dict.fromkeys(
            self.possible_agents, spaces.Discrete(setting.action_count)
        )
        self.random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, dict[str, Array]], dict[str, dict[str, Any]]]:
        """A new game."""
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.game.reset(int(self.random.integers(MOST_SEED)))
        self.agents = self.possible_agents[:]
        return self._seen()

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Makes the action of the seat to act; the others' actions are ignored."""
        game, agents = self.game, self.agents
        if not agents:  # as in PettingZoo's own environments
            return {}, {}, {}, {}, {}
        actor = self.possible_agents[game.current]
        game.step(index(actions[actor]))
        rewards = dict(zip(agents, game.rewards.tolist(), strict=True))
        if game.illegal:
            rewards[actor] += ILLEGAL_REWARD
        terminated, truncated = game.terminated, game.truncated
        if terminated or truncated:
            self.agents = []
        seen, infos = self._seen()
        ended = dict.fromkeys(agents, terminated), dict.fromkeys(agents, truncated)
        return seen, rewards, *ended, infos

    def _seen(self) -> tuple[dict[str, dict[str, Array]], dict[str, dict[str, Any]]]:
        """Observations and infos of all agents."""
        game = self.game
        seen = {agent: game.seen_by(seat) for seat, agent in enumerate(self.possible_agents)}
        infos = {
            agent: {"action_mask": one["action_mask"], "illegal": game.illegal}
            for agent, one in seen.items()
        }
        return seen, infos

    def render(self) -> str | None:
        """The table as text, as a spectator sees it."""
        return self.game.picture(None) if self.render_mode == "ansi" else None


def parallel_constructor(game: str) -> Any:
    """The function `parallel_env` of a game's module."""
    return partial(SimultaneousEnv, game)
