"""Golden games: whole games as text that a person can read, one folder for each game.

Every choice is followed by a comment with its effects. Reading a golden game and writing it again
must give the same text, so each comment is an assertion about the rules.
"""

import hashlib
from pathlib import Path

from feira.core.batch import play_batch
from feira.core.game import Game
from feira.core.messages import Messages
from feira.core.record import Record, Step, position_after, read, write
from feira.core.types import CHANCE, Json
from feira.games import NAMES, find_game

FOLDER = Path(__file__).parent
SIGNATURES = FOLDER / "signatures.txt"


def golden_files() -> list[Path]:
    return sorted(FOLDER.glob("*/*.feira"))


def load(path: Path) -> Record:
    return read(path.read_bytes(), path.name, find_game)


def annotated(record: Record) -> str:
    """The record with the story of every choice, and the result at its end."""
    names = [f"seat {seat}" for seat in range(record.config.seats)]
    messages = Messages(record.game.presentation.messages, "en", names)

    def note(step: Step) -> str:
        # The first event repeats the choice itself; what follows from it is the story.
        sentences = [messages.tell(event) for event in step.events[1:]]
        if step.actor != CHANCE:
            sentences.append(f"[{' '.join(map(str, step.after.coins))}]")
        return " ".join(sentences)

    return write(record, note) + ending(position_after(record).result)


def ending(result: Json) -> str:
    facts = (f"{key}: {value}" for key, value in result.items())
    return "\n# " + "\n# ".join(facts) + "\n"


def signature(game: Game) -> str:
    """One number that represents the behaviour of all rules: a digest of seeded playouts."""
    digest = hashlib.sha256()
    for config in game.rules.variants():
        batch = play_batch(game.rules.start(config), config.seats, 2026, 0, 200)
        digest.update(batch.positions.tobytes())
        digest.update(batch.points.tobytes())
    return digest.hexdigest()[:16]


def signatures() -> str:
    games = [find_game(name) for name in NAMES]
    return "".join(f"{game.name} {game.rules.version}: {signature(game)}\n" for game in games)
