"""TextArena: text games for language models, in five languages.

Moves are written as in records, in square brackets: `[build bakery]`. If TextArena is installed,
importing this module registers `Feira-Mercado-v1` and `Feira-MachiKoro-v1` with `textarena.make`;
without it the environments work in the same way.
"""

import random
import re
from enum import Enum, auto
from pathlib import Path
from typing import Any

from rich.text import Text

from feira.api import option_texts
from feira.core.errors import FeiraError
from feira.core.messages import LANGUAGES, Messages
from feira.core.position import Position
from feira.core.shares import zero_sum_rewards
from feira.core.types import CHANCE
from feira.games import NAMES, find_game

try:
    import textarena
except ImportError:
    textarena = None

GAME_ID = -1  # the sender of messages that are not a player's
ERRORS_ALLOWED = 3  # in a row; one more loses the game
MESSAGES = str(Path(__file__).parent / "messages")
BRACKETS = re.compile(r"\[([^\[\]]+)\]")


class _Kind(Enum):
    """The kinds of messages, as TextArena names them."""

    PROMPT = auto()
    PLAYER_ACTION = auto()
    GAME_ACTION_DESCRIPTION = auto()
    GAME_BOARD = auto()
    GAME_ADMIN = auto()


Kind: Any = _Kind if textarena is None else textarena.ObservationType
Base: Any = object if textarena is None else textarena.Env


class TextState:
    """The state that TextArena's wrappers read: roles, the seat to act, pending messages."""

    def __init__(self, names: list[str]) -> None:
        self.num_players = len(names)
        self.role_mapping = dict(enumerate(names)) | {GAME_ID: "GAME"}
        self.current_player_id = 0
        self.done = False
        self.rewards: dict[int, float] | None = None
        self.game_info: dict[int, dict[str, Any]] = {
            seat: {"role": name, "invalid_move": False, "turn_count": 0}
            for seat, name in enumerate(names)
        }
        self.observations: dict[int, list[tuple[int, str, Any]]] = {
            seat: [] for seat in range(len(names))
        }
        self.logs: list[tuple[int, str]] = []  # messages to all, with their senders

    def tell(
        self, text: str, kind: Any, *, seat: int | None = None, speaker: int = GAME_ID
    ) -> None:
        """Sends a message to one seat or to all, and logs it."""
        if seat is None:
            self.logs.append((speaker, text))
        for one in range(self.num_players) if seat is None else (seat,):
            self.observations[one].append((speaker, text, kind))


class TextEnv(Base):  # type: ignore[misc]
    """A game in words.

    Args:
        game: its name in the catalogue.
        language: en, uk, pl, de or fr.
        errors_allowed: impossible moves in a row that are forgiven.
        options: options of the game.
    """

    def __init__(
        self,
        game: str,
        language: str = "en",
        *,
        errors_allowed: int = ERRORS_ALLOWED,
        **options: str | int | bool,
    ) -> None:
        if language not in LANGUAGES:
            raise FeiraError(
                f"there is no language '{language}' (there is: {', '.join(LANGUAGES)})"
            )
        self.rules_of, self.options = find_game(game), option_texts(options)
        self.language, self.errors_allowed = language, errors_allowed

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        """A new game; without a seed, chance is not repeatable."""
        game = self.rules_of
        config = game.configure(num_players, self.options)
        words = Messages(MESSAGES, self.language, ())
        names = [words.format("text-player", number=seat + 1) for seat in range(config.seats)]
        self.own = Messages(MESSAGES, self.language, names)
        self.story = Messages(game.presentation.messages, self.language, names)
        self.random = random.Random(seed)
        self.state, self.errors = TextState(names), 0
        self.position = Position.start(game, config)
        for seat, name in enumerate(names):
            prompt = self.own.format("text-prompt", game=game.title, player=name)
            self.state.tell(prompt, Kind.PROMPT, seat=seat)
        self._go_on(quiet=True)

    def get_observation(self) -> tuple[int, list[tuple[int, str, Any]]]:
        """The seat to act, and its pending messages: sender, text and type."""
        seat = self.state.current_player_id
        heard, self.state.observations[seat] = self.state.observations[seat], []
        return seat, heard

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """The seat to act makes a move. Returns whether the game is over."""
        state, seat = self.state, self.state.current_player_id
        found = BRACKETS.search(action)
        move = " ".join((found[1] if found else action).split())
        state.tell(action, Kind.PLAYER_ACTION, speaker=seat)
        reason = self._reason_against(move)
        if reason is None:
            self.errors = 0
            state.game_info[seat]["turn_count"] += 1
            self._make(self.position.number(move), quiet=False)
            self._go_on(quiet=False)
        else:
            self._forgive_or_end(seat, reason)
        return state.done, {}

    def close(self) -> tuple[dict[int, float] | None, dict[int, dict[str, Any]]]:
        """Rewards by seat once the game is over, and information about it."""
        return self.state.rewards, self.state.game_info

    def _reason_against(self, move: str) -> str | None:
        """Why a move is not possible; None: it is."""
        try:
            refusal = self.position.refusal(move)
        except FeiraError:
            return self.own.format("text-unknown", move=move)
        if refusal is None:
            return None
        return self.own.format("text-refused", move=move, reason=self.story.tell(refusal))

    def _forgive_or_end(self, seat: int, reason: str) -> None:
        """Asks again, or ends the game after too many impossible moves in a row."""
        self.errors += 1
        self.state.tell(reason, Kind.GAME_ADMIN, seat=seat)
        if self.errors > self.errors_allowed:
            forfeit = self.own.format("text-forfeit", player=self.own.players[seat])
            self.state.game_info[seat]["invalid_move"] = True
            self._end({one: -float(one == seat) for one in range(self.position.seats)}, forfeit)

    def _make(self, choice: int, *, quiet: bool) -> None:
        """Makes a choice or an outcome, and sends everybody the story of it."""
        self.position, events = self.position.after(choice)
        if events and not quiet:
            text = " ".join(self.story.tell(event) for event in events)
            self.state.tell(text, Kind.GAME_ACTION_DESCRIPTION)

    def _go_on(self, *, quiet: bool) -> None:
        """Lets chance act; then asks the next seat, or ends the game."""
        while self.position.actor == CHANCE:
            self._make(self.position.draw(self.random), quiet=quiet)
        if self.position.over:
            self._end(*self._result())
            return
        seat = self.state.current_player_id = self.position.actor
        turn = self.own.format("text-turn", player=self.own.players[seat])
        moves = [f"[{self.position.notation(choice)}]" for choice in self.position.legal()]
        self.state.tell(
            "\n".join((self._board(seat), "", turn, *moves)), Kind.GAME_BOARD, seat=seat
        )

    def get_board_str(self) -> str:
        """The table as a spectator sees it: TextArena's wrapper for a terminal draws it."""
        return self._board(None)

    def _board(self, seat: int | None) -> str:
        """The table as a seat or a spectator sees it."""
        picture = self.rules_of.presentation.picture(self.position.view(seat))
        return Text.from_markup(picture).plain

    def _result(self) -> tuple[dict[int, float], str]:
        """Rewards by seat, and the result as text."""
        points, places = self.position.standings()
        lines = [
            self.own.format("text-score", player=name, points=points[seat])
            for seat, name in enumerate(self.own.players)
        ]
        if len(points) == 1:
            return {0: float(points[0])}, "\n".join(lines)
        names = ", ".join(self.own.players[seat] for seat in self.position.winners)
        lines.append(self.own.format("text-won", players=names))
        return dict(enumerate(zero_sum_rewards(places))), "\n".join(lines)

    def _end(self, rewards: dict[int, float], text: str) -> None:
        """Ends the game and sends everybody the reason."""
        self.state.done, self.state.rewards = True, rewards
        self.state.tell(f"{self.own.format('text-over')}\n{text}", Kind.GAME_ADMIN)


def register() -> None:
    """Makes the games known to TextArena."""
    from textarena.envs.registration import ENV_REGISTRY
    from textarena.envs.registration import register as register_one

    for name in NAMES:
        identity = f"Feira-{find_game(name).strategy.environment}-v1"
        if identity not in ENV_REGISTRY:
            register_one(id=identity, entry_point="feira.envs.text_arena:TextEnv", game=name)


if textarena is not None:
    register()
