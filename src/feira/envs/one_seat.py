"""Gymnasium: one seat of a game, alone in a solo challenge or against named players."""

from collections.abc import Sequence
from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from feira.core.errors import FeiraError
from feira.core.types import Array
from feira.envs.batch import MOST_SEED
from feira.envs.setting import (
    RENDER_MODES,
    ActionForm,
    Setting,
    checked_render_mode,
    setting_of,
    whole_number,
)
from feira.envs.single_game import ILLEGAL_REWARD, SingleGame
from feira.envs.turn_based import observation_space
from feira.games import find_game
from feira.players.levels import find_player_spec, new_player
from feira.players.player import Player

Observation = dict[str, Array]


def opponents_of(against: str | Sequence[str], players: int | None) -> list[str]:
    """The names of the others: one name for all of them, or one for each."""
    if isinstance(against, str):
        return [against] * (whole_number("players", 2 if players is None else players, 1) - 1)
    if players not in (None, len(against) + 1):
        seats = len(against) + 1
        raise FeiraError(f"an agent and {len(against)} others are {seats} players, not {players}")
    return list(against)


def challenge_options(game: str, challenge: int) -> dict[str, str]:
    """The options of a solo challenge, by its number from 1."""
    campaign = find_game(game).campaign
    if campaign is None:
        raise FeiraError(f"{game} has no challenges")
    if not 0 < whole_number("challenge", challenge) <= len(campaign.challenges):
        raise FeiraError(f"challenges are numbered 1 to {len(campaign.challenges)}")
    return dict(campaign.challenges[challenge - 1].options)


def seated(
    game: str,
    *,
    against: str | Sequence[str],
    players: int | None,
    seat: int | None,
    challenge: int | None,
    actions: ActionForm,
    options: dict[str, Any],
) -> tuple[Setting, list[str]]:
    """The setting for an agent, in a challenge or against others, and the names of the others."""
    if challenge is None:
        names = opponents_of(against, players)
    elif against or players not in (None, 1):
        raise FeiraError("a challenge is for one player, against nobody")
    else:
        names, options = [], options | challenge_options(game, challenge)
    setting = setting_of(game, len(names) + 1, actions, options)
    if seat is not None and not 0 <= whole_number("seat", seat) < setting.seats:
        raise FeiraError(f"seats are numbered 0 to {setting.seats - 1}")
    return setting, names


class OneSeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; other seats are played by named players, if there are any.

    Args:
        game: its name in the catalogue.
        against: the others: one name for all of them, or a name for each, as in `feira match`.
        players: the number of seats if `against` is one name; 2 by default.
        seat: the agent's seat; None changes it in every episode.
        challenge: the number of a solo challenge instead of opponents.
        actions: "micro" or "flat".
        most_steps: steps, those of all seats, after which the game is truncated; 0 for never.
        render_mode: "ansi" for `render` to return text, or None.
        options: options of the game.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        against: str | Sequence[str] = (),
        players: int | None = None,
        seat: int | None = 0,
        challenge: int | None = None,
        actions: ActionForm = "micro",
        most_steps: int = 0,
        render_mode: str | None = None,
        **options: str | int | bool,
    ) -> None:
        setting, self.opponents = seated(
            game,
            against=against,
            players=players,
            seat=seat,
            challenge=challenge,
            actions=actions,
            options=options,
        )
        for name in self.opponents:
            find_player_spec(name)
        self.fixed_seat, self.seat = seat, seat or 0
        self.game = SingleGame(setting, most_steps=most_steps)
        self.render_mode = checked_render_mode(render_mode)
        self.observation_space = observation_space(setting)  # type: ignore[assignment]
        self.action_space = spaces.Discrete(setting.action_count)
        self.players: dict[int, Player] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game; the others act until the agent is to act."""
        super().reset(seed=seed, options=options)
        setting = self.game.setting
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(setting.seats))
        self.game.reset(int(self.np_random.integers(MOST_SEED)))
        others = [seat for seat in range(setting.seats) if seat != self.seat]
        self.players = {
            seat: new_player(
                setting.game,
                find_player_spec(name),
                seed=int(self.np_random.integers(MOST_SEED)),
            )
            for seat, name in zip(others, self.opponents, strict=True)
        }
        self._let_others_act()
        return self._seen()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Steps the agent, then the others until the agent is to act."""
        game = self.game
        game.step(index(action))
        illegal = game.illegal
        reward = float(game.rewards[self.seat]) + ILLEGAL_REWARD * illegal
        if not illegal and not (game.terminated or game.truncated):
            reward += self._let_others_act()
        observation, info = self._seen()
        info["illegal"] = illegal
        return observation, reward, game.terminated, game.truncated, info

    def _let_others_act(self) -> float:
        """Lets the others act until the agent is to act. Returns the agent's reward for that."""
        game, reward = self.game, 0.0
        while game.current != self.seat and not (game.terminated or game.truncated):
            game.choose(self.players[game.current].choose(game.position()))
            reward += float(game.rewards[self.seat])
        return reward

    def action_masks(self) -> Array:
        """The legal actions as booleans, for sb3-contrib."""
        return self._mask().astype(bool)

    def _mask(self) -> Array:
        """The legal actions; all once the game has ended, since no policy can choose from none."""
        game = self.game
        if game.terminated or game.truncated:
            return np.ones(game.setting.action_count, np.int8)
        return game.mask(self.seat)

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        """The observation and the info, with the mask in both, and at the end the result."""
        observation = self.game.seen_by(self.seat) | {"action_mask": self._mask()}
        info: dict[str, Any] = {"action_mask": observation["action_mask"], "illegal": False}
        if self.game.terminated:
            info["result"] = self.game.position().result
        return observation, info

    def render(self) -> str | None:
        """The table as text, as the agent sees it."""
        return self.game.picture(self.seat) if self.render_mode == "ansi" else None
