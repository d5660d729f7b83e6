"""A puzzle, and the file format of puzzles.

A file has one JSON object per line. The first has the origin of the puzzles, all others are
puzzles. Nothing here needs the compiled rules, so a server reads the files at its start.
"""

import hashlib
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import Struct

from feira.core.errors import FeiraError

ID_LENGTH = 10  # hexadecimal digits of a digest of the position


class Move(Struct, frozen=True, array_like=True):
    """A legal choice of a puzzle: the actor's share of the win after it.

    `half` is half the width of the 95 % interval of its distance to the best one; 0 if proved.
    """

    choice: int
    share: float
    half: float


class Puzzle(Struct, frozen=True, kw_only=True):
    """A position in which one move leads every other by more than the noise."""

    id: str
    position: str  # its text
    moves: tuple[Move, ...]  # all legal choices, the best first
    margin: float  # a lower bound for the lead of the best one, with high confidence
    obvious: float  # the probability of the solution in the policy, 0 to 1
    proved: bool  # solved exactly; else by rollouts and a search
    game: int  # the number of its game; with the seed it can be replayed
    number: int  # of the choice in that game

    @property
    def best(self) -> int:
        """The solution."""
        return self.moves[0].choice

    def move(self, choice: int) -> Move | None:
        """A choice of the puzzle; None if it is not legal."""
        return next((move for move in self.moves if move.choice == choice), None)


class Origin(Struct, kw_only=True):
    """The origin of the puzzles of a file."""

    game: str
    rules: str  # version
    code: str  # version of Feira
    date: str  # of the last game
    players: str  # who played the games
    seed: int
    margin: float  # the required lead of a solution
    deviations: float  # additional standard errors that the lead must exceed
    rollouts: int  # the most games for the comparison of a choice
    simulations: int  # of the longest search that had to agree
    # By seats and options: games so far, and the puzzles found in them.
    mined: dict[str, int] = msgspec.field(default_factory=dict)
    found: dict[str, int] = msgspec.field(default_factory=dict)


class PuzzleFile(Struct, kw_only=True):
    """All puzzles of a file with their origin."""

    origin: Origin
    puzzles: list[Puzzle]

    def add(self, found: Iterable[Puzzle]) -> int:
        """Adds puzzles with new positions, and returns how many."""
        known = {puzzle.id for puzzle in self.puzzles}
        new = [puzzle for puzzle in found if puzzle.id not in known]
        self.puzzles += new
        return len(new)


def puzzle_id(position: str) -> str:
    """The id of a position: a digest of its text, independent of the file."""
    return hashlib.sha256(position.encode()).hexdigest()[:ID_LENGTH]


def read_puzzles(path: Path) -> PuzzleFile:
    """The puzzles of a file; errors name the line."""
    lines = path.read_bytes().splitlines()
    number = 1
    try:
        origin = msgspec.json.decode(lines[0] if lines else b"", type=Origin)
        puzzles = []
        for number, line in enumerate(lines[1:], 2):  # noqa: B007 (blamed below)
            puzzles.append(msgspec.json.decode(line, type=Puzzle))
    except msgspec.DecodeError as error:
        raise FeiraError(f"{path.name}, line {number}: {error}") from None
    return PuzzleFile(origin=origin, puzzles=puzzles)


def write_puzzles(path: Path, file: PuzzleFile) -> None:
    """Rewrites a file atomically, so that a job that is stopped leaves the previous one."""
    lines = [msgspec.json.encode(one) for one in (file.origin, *file.puzzles)]
    new = path.with_name(f"{path.name}.new")
    new.write_bytes(b"\n".join(lines) + b"\n")
    new.replace(path)
