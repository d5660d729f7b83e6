"""PettingZoo: a raw environment with the usual checks, in one wrapper."""

from functools import partial
from operator import attrgetter, index
from typing import Any

from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

from feira.core.errors import IllegalChoice
from feira.core.types import Array
from feira.envs.turn_based import RawEnv

ILLEGAL_REWARD = -1.0  # of an agent whose illegal action ends the game
NO_ACTION = -1


class CheckedEnv(wrappers.OrderEnforcingWrapper[str, dict[str, Array], int]):  # type: ignore[misc]
    """Enforces the order of calls, and ends the game at an illegal action.

    PettingZoo's `OrderEnforcingWrapper`, `AssertOutOfBoundsWrapper` and `TerminateIllegalWrapper`
    do this as three nested wrappers. There, every attribute lookup goes through all of them, which
    takes ten times as long as a step of the game.
    """

    env: RawEnv
    # A raw environment has these after `reset`. Before that, `OrderEnforcingWrapper` raises.
    agents = property(attrgetter("env.agents"))
    agent_selection = property(attrgetter("env.agent_selection"))
    rewards = property(attrgetter("env.rewards"))
    terminations = property(attrgetter("env.terminations"))
    truncations = property(attrgetter("env.truncations"))
    infos = property(attrgetter("env.infos"))

    def last(
        self,
        observe: bool = True,  # noqa: FBT002
    ) -> tuple[dict[str, Array] | None, float, bool, bool, dict[str, Any]]:
        """The observation of the agent to act, the result of its last action, and its info."""
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return self.env.last(observe)

    def step(self, action: int | None) -> None:
        """Steps the selected agent; an illegal action ends the game, with -1 for the agent."""
        raw = self.env
        if not self._has_reset or not raw.agents:
            super().step(action)  # which raises
            return
        self._has_updated = True
        try:
            raw.step(action if action is None else _number(action))
        except (IllegalChoice, OverflowError):
            space = raw.action_space(raw.agent_selection)
            assert space.contains(action), "action is not in action space"
            EnvLogger.warn_on_illegal_move()
            self._lose()

    def _lose(self) -> None:
        """Ends the game for all agents; the one that acted gets the negative reward."""
        raw = self.env
        agent = raw.agent_selection
        raw.terminations = dict.fromkeys(raw.agents, True)
        raw.truncations = dict.fromkeys(raw.agents, True)
        raw.rewards = raw.no_rewards | {agent: ILLEGAL_REWARD}
        raw._cumulative_rewards[agent] = 0.0
        raw._accumulate_rewards()
        raw._deads_step_first()


def _number(action: Any) -> int:
    """An action as a number; anything but a whole number is out of range."""
    try:
        return index(action)
    except TypeError:
        return NO_ACTION


def make_checked(game: str, **arguments: Any) -> CheckedEnv:
    """An environment of a game with PettingZoo's checks, with the arguments of `RawEnv`."""
    return CheckedEnv(RawEnv(game, **arguments))


def constructors(game: str) -> tuple[Any, Any]:
    """The functions `env` and `raw_env` of a game's module."""
    return partial(make_checked, game), partial(RawEnv, game)
