"""All puzzles of this server: those shipped with each game, and an operator's own.

An offer contains nothing of the solution: neither previews nor odds, only the legal choices.
"""

import logging
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from feira.arena.puzzles.puzzle import Puzzle, PuzzleFile, read_puzzles
from feira.core.errors import FeiraError
from feira.core.position import Position
from feira.core.types import Json
from feira.games import NAMES, find_game

log = logging.getLogger("feira.web")

FILE = "puzzles.jsonl"  # in the presentation room of a game
MOST_PARSED = 256  # size of the cache of positions


class Library:
    """Puzzles by id and by game, each with a number for people."""

    def __init__(self, folder: str = "") -> None:
        self.by_id: dict[str, Puzzle] = {}
        self.game_of: dict[str, str] = {}
        self.numbers: dict[str, int] = {}
        self.by_game: dict[str, list[str]] = {name: [] for name in NAMES}
        for file in puzzle_files(folder):
            self.add(file)

    def add(self, file: PuzzleFile) -> None:
        """Adds the puzzles of a file, if they are of the current rules."""
        name = file.origin.game
        if name not in NAMES or file.origin.rules != find_game(name).rules.version:
            log.warning("puzzles of %s, rules %s, are left out", name, file.origin.rules)
            return
        for puzzle in file.puzzles:
            if puzzle.id not in self.by_id:
                self.by_id[puzzle.id] = puzzle
                self.game_of[puzzle.id] = name
                self.by_game[name].append(puzzle.id)
                self.numbers[puzzle.id] = len(self.by_game[name])

    def position(self, puzzle: str) -> Position:
        """The position of a puzzle."""
        return parsed(self.game_of[puzzle], self.by_id[puzzle].position)


def puzzle_files(folder: str) -> Iterator[PuzzleFile]:
    """The files of the games and of the operator's folder, without broken ones of the latter."""
    for name in NAMES:
        path = find_game(name).presentation.folder / FILE
        if path.exists():
            yield read_puzzles(path)
    for path in sorted(Path(folder).glob("*.jsonl")) if folder else ():
        try:
            yield read_puzzles(path)
        except (FeiraError, OSError) as error:
            log.warning("puzzles are left out: %s", error)


@lru_cache(MOST_PARSED)
def parsed(game: str, text: str) -> Position:
    """A position from its text. It is cached and shared, so do not change it."""
    return Position.parse(find_game(game), text)


def bare(preview: Json) -> Json:
    """A legal choice with its cost, but without its effects.

    The cost is printed on cards or counted on the board; what a choice earns and whom it helps
    would give a puzzle away.
    """
    kept = {key: preview[key] for key in ("choice", "text", "action", "cost")}
    nothing = {"earns": 0, "net": 0, "standing": 0, "others": {}, "from": [], "notes": []}
    return kept | nothing
