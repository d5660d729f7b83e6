"""OpenSpiel: the games of the catalogue as Python games `feira_…`, with chance as a player.

For OpenSpiel's algorithms and tools, not for speed. Importing this module registers the games.
Parameters are `players`, `actions` ("micro" or "flat"), the options of the game, `position` (a
position text to start from instead, quoted as in an address, or as it is with its lines separated
by `|`) and `max_game_length`, after which a game is over without a winner.
"""

from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel
from rich.text import Text

from feira.api import parse_position
from feira.core.config import Option
from feira.core.game import Game
from feira.core.position import Position
from feira.core.shares import zero_sum_rewards
from feira.core.types import CHANCE
from feira.envs.micro import MicroPosition
from feira.envs.setting import Setting, setting_of, whole_number
from feira.games import NAMES, find_game

MAX_GAME_LENGTH = 20_000  # actions of seats
MAX_CHANCE = 5  # chance nodes for each of them, at most
MOST_POINTS = 1000  # of a single player, more than anybody ever had
LINE_END = "|"  # in the parameter `position`


def is_number(option: Option) -> bool:
    """Whether all values but the default are numbers, so that the parameter is one."""
    others = set(option.values or ()) - {option.default}
    return bool(others) and all(value.isdigit() for value in others)


def parameters_of(game: Game) -> dict[str, Any]:
    """The parameters of a game with their defaults."""
    options = {one.name: 0 if is_number(one) else one.default for one in game.rules.options}
    return {
        "players": game.configure(None, {}).seats,
        "actions": "micro",
        "position": "",
        "max_game_length": MAX_GAME_LENGTH,
        **options,
    }


def game_type_of(game: Game) -> pyspiel.GameType:
    """The game type, which OpenSpiel reads before a game is loaded."""
    return pyspiel.GameType(
        short_name=f"feira_{game.name}",
        long_name=f"{game.title} (Feira)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.rules.seats[-1],
        min_num_players=game.rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


class FeiraGame(pyspiel.Game):  # type: ignore[misc]
    """A game with seats and options from OpenSpiel's parameters. Each game has a class."""

    name = ""  # in the catalogue

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, params = find_game(self.name), params or {}
        if params.get("position"):  # quoted, so that OpenSpiel can parse its own game string
            params = params | {"position": quote(unquote(params["position"]))}
        given = parameters_of(game) | params
        self.setting, self.first = setting_and_start(game, given)
        rules, seats = game.rules, self.setting.seats
        length = whole_number("max_game_length", given["max_game_length"], 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.action_count,
            max_chance_outcomes=rules.outcomes,
            num_players=seats,
            min_utility=-MOST_POINTS if seats == 1 else -1.0 / (seats - 1),
            max_utility=MOST_POINTS if seats == 1 else 1.0,
            utility_sum=None,
            max_game_length=length,
        )
        super().__init__(game_type_of(game), info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)  # OpenSpiel's own pickling loses the Python part

    def new_initial_state(self) -> "FeiraState":
        """The position before the first draw, or the one in the parameters."""
        return FeiraState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound on draws."""
        return MAX_CHANCE * self.max_game_length()

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "FeiraObserver":
        """The observer that turns states into tensors and texts."""
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return FeiraObserver(self.setting, perfect_recall=recall)


def setting_and_start(game: Game, given: dict[str, Any]) -> tuple[Setting, MicroPosition]:
    """The setting and the initial position for some parameters."""
    if given["position"]:
        first = parse_position(unquote(given["position"]).replace(LINE_END, "\n"))
        given = given | {"players": first.seats} | dict(first.config.options)
    options = {option.name: given[option.name] or option.default for option in game.rules.options}
    usual = game.configure(None, {}).seats
    players = None if given["players"] == usual else given["players"]
    setting = setting_of(game.name, players, given["actions"], options)
    if not given["position"]:
        first = Position.start(game, setting.config)
    return setting, MicroPosition(first)


class FeiraState(pyspiel.State):  # type: ignore[misc]
    """A position of a game, with the picks of the seat to act."""

    def __init__(self, game: FeiraGame) -> None:
        super().__init__(game)
        self.here = game.first
        self.setting = SharedSetting(game.setting)
        self.left = game.max_game_length()

    def current_player(self) -> int:
        """The seat to act, chance, or nobody."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        actor = self.here.position.actor
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        """Whether the game is over or has reached its maximal length."""
        return self.here.position.over or self.left == 0

    def _legal_actions(self, player: int) -> list[int]:
        """The actions of the seat to act, ascending."""
        if player != self.here.position.actor:
            return []
        return self.here.legal() if self.setting.micro else self.here.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes with their probabilities."""
        weights = self.here.position.chance()
        total = sum(weights.values())
        return [(outcome, weight / total) for outcome, weight in weights.items()]

    def _apply_action(self, action: int) -> None:
        """A seat acts, or chance does."""
        if self.here.position.actor == CHANCE:
            self.here = self.here.draw(action)
            return
        self.left -= 1
        if self.setting.micro:
            self.here = self.here.play(action)
        else:
            self.here = MicroPosition(self.here.position.play(action))

    def _action_to_string(self, player: int, action: int) -> str:
        """An action in the game's notation, or the name of a micro-action."""
        if player >= 0 and self.setting.micro:
            return self.here.name(action)
        position = self.here.position
        if (player >= 0) == (position.actor >= 0):
            return position.notation(action)
        return str(action)

    def returns(self) -> list[float]:
        """1 for a win, less for the others, with sum 0; for one player, the points."""
        position = self.here.position
        seats = position.seats
        if seats == 1:
            return [float(position.scores[0])]
        if not position.over:
            return [0.0] * seats
        return zero_sum_rewards(position.standings()[1])

    def __str__(self) -> str:
        picked = f"\npicked: {self.here.picked}" if self.here.picked else ""
        return self.here.position.text + picked


class SharedSetting:
    """The setting that all states of a game share; it is not copied with a state."""

    def __init__(self, setting: Setting) -> None:
        self.micro = setting.micro

    def __deepcopy__(self, _memo: Any) -> "SharedSetting":
        return self


class FeiraObserver:
    """What a seat may observe, as a tensor and as text."""

    def __init__(self, setting: Setting, *, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(setting.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: FeiraState, player: int) -> None:
        """Fills the tensor."""
        self.tensor[:] = state.here.observation(player)

    def string_from(self, state: FeiraState, player: int) -> str:
        """The table as a seat sees it; with perfect recall, the whole history."""
        position = state.here.position
        view = position.view(player)
        if self.perfect_recall:
            hidden = any(other["coins"] is None for other in view["players"])
            return state.history_str() if hidden else str(state)
        picture = Text.from_markup(position.game.presentation.picture(view)).plain
        picked = f"\npicked: {state.here.picked}" if state.here.picked else ""
        return f"seat {player}, {view['stage']}\n{picture}{picked}"


def register(name: str) -> type[FeiraGame]:
    """Registers a game with OpenSpiel."""
    game = find_game(name)
    names = {"name": name, "__doc__": game.title, "__module__": __name__}
    made = type(f"{game.strategy.environment}Game", (FeiraGame,), names)
    pyspiel.register_game(game_type_of(game), made)
    return made


for _name in NAMES:
    _made = register(_name)
    globals()[_made.__name__] = _made  # where pickle finds the class
