"""The reasons of hints and reviews as sentences, for the command line: clients have their own."""

from collections.abc import Sequence
from pathlib import Path

from feira.core.game import Game
from feira.core.messages import Messages
from feira.core.types import Json


def own_messages(language: str, players: Sequence[str]) -> Messages:
    """The messages of analysis itself: reasons and marks."""
    return Messages(str(Path(__file__).with_name("messages")), language, players)


def reason_text(game: Game, parts: Sequence[Json], language: str, players: Sequence[str]) -> str:
    """The reasons as a sentence in a language."""
    own = own_messages(language, players)
    notes = Messages(game.presentation.messages, language, players)
    return "; ".join(
        (own if part["key"].startswith("why-") else notes).tell(part) for part in parts
    )
