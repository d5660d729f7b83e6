"""A puzzle, and the files that puzzles are kept in.

A file has one JSON object a line. The first says where the puzzles come from, all others are
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

    `half` is half the 95 % interval of how far it is behind the best one; 0 where it is proved.
    """

    choice: int
    share: float
    half: float


class Puzzle(Struct, frozen=True, kw_only=True):
    """A position in which one move leads every other by more than the noise."""

    id: str
    position: str  # its text
    moves: tuple[Move, ...]  # all legal choices, the best first
    margin: float  # the least by which the best one leads every other, with high confidence
    obvious: float  # how likely the policy is to find it without thinking, 0 to 1
    proved: bool  # solved exactly; else by rollouts and a search
    game: int  # the number of the game that it comes from; with the seed it can be played again
    number: int  # of the choice in that game

    @property
    def best(self) -> int:
        """The solution."""
        return self.moves[0].choice

    def move(self, choice: int) -> Move | None:
        """What is known of a choice; None if it is not legal."""
        return next((move for move in self.moves if move.choice == choice), None)


class Origin(Struct, kw_only=True):
    """Where the puzzles of a file come from."""

    game: str
    rules: str  # version
    code: str  # version of Feira
    date: str  # of the last game
    players: str  # who played the games
    seed: int
    margin: float  # the least lead of a solution
    deviations: float  # standard errors that the lead has to spare
    rollouts: int  # most games that a choice was compared by
    simulations: int  # of the search that had to agree
    # By seats and options: games so far, and puzzles that they have brought.
    mined: dict[str, int] = msgspec.field(default_factory=dict)
    found: dict[str, int] = msgspec.field(default_factory=dict)


class PuzzleFile(Struct, kw_only=True):
    """All puzzles of a file with their origin."""

    origin: Origin
    puzzles: list[Puzzle]

    def add(self, found: Iterable[Puzzle]) -> int:
        """Adds puzzles whose positions are new, and says how many."""
        known = {puzzle.id for puzzle in self.puzzles}
        new = [puzzle for puzzle in found if puzzle.id not in known]
        self.puzzles += new
        return len(new)


def puzzle_id(position: str) -> str:
    """The id of a position: the same text has the same one, in whatever file it stands."""
    return hashlib.sha256(position.encode()).hexdigest()[:ID_LENGTH]


def read_puzzles(path: Path) -> PuzzleFile:
    """The puzzles of a file; a complaint names the line."""
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
    """Writes a file whole, so that a job that is stopped leaves the one before."""
    lines = [msgspec.json.encode(one) for one in (file.origin, *file.puzzles)]
    new = path.with_name(f"{path.name}.new")
    new.write_bytes(b"\n".join(lines) + b"\n")
    new.replace(path)
