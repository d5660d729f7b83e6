"""A job that fills a file of puzzles; it can be stopped at any time and resumed."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from feira.arena.puzzles.mining import Dig, mine
from feira.arena.puzzles.proof import BLOCKS, DEVIATIONS, LAST_SEARCH, MARGIN, SIMULATIONS
from feira.arena.puzzles.puzzle import Origin, Puzzle, PuzzleFile, read_puzzles, write_puzzles
from feira.arena.workers import Workers
from feira.core.config import Config, options_text
from feira.core.errors import FeiraError
from feira.core.game import Game

CHUNK = 8  # games submitted to the workers at once, before the file is checked again


@dataclass(frozen=True, kw_only=True)
class Job:
    """The parameters of a job, and its file."""

    path: Path
    game: Game
    config: Config
    players: str
    seed: int
    date: str  # of today

    @property
    def variant(self) -> str:
        """The seats and options of the games, as the file counts them."""
        return f"{self.config.seats} {options_text(self.config, self.game.rules.options)}".strip()

    def open(self) -> PuzzleFile:
        """The existing file, or a new one; a file made with other parameters is refused."""
        if not self.path.exists():
            return PuzzleFile(origin=self.origin(), puzzles=[])
        file = read_puzzles(self.path)
        mine, found = self.origin(), file.origin
        for name in ("game", "rules", "players", "seed", "margin", "deviations"):
            if getattr(mine, name) != getattr(found, name):
                raise FeiraError(
                    f"{self.path.name} was made with {name} {getattr(found, name)}, "
                    f"not {getattr(mine, name)}: choose another file"
                )
        return file

    def origin(self) -> Origin:
        """The origin of the puzzles of this job."""
        return Origin(
            game=self.game.name,
            rules=self.game.rules.version,
            code=version("feira"),
            date=self.date,
            players=self.players,
            seed=self.seed,
            margin=MARGIN,
            deviations=DEVIATIONS,
            rollouts=sum(BLOCKS),
            simulations=LAST_SEARCH * SIMULATIONS,
        )

    def digs(self, first: int) -> list[Dig]:
        """The next games."""
        return [
            Dig(
                game=self.game.name,
                config=self.config,
                players=self.players,
                seed=self.seed,
                number=number,
            )
            for number in range(first, first + CHUNK)
        ]

    def of_variant(self, file: PuzzleFile) -> int:
        """How many puzzles of this variant a file has."""
        return file.origin.found.get(self.variant, 0)

    def run(self, workers: Workers, until: int) -> Iterator[int]:
        """Plays games until the file has enough puzzles of this variant; yields the new ones.

        The file is rewritten after every game.
        """
        file = self.open()
        while self.of_variant(file) < until:
            for found in workers.map(mine, self.digs(file.origin.mined.get(self.variant, 0))):
                yield self.enter(file, found)
                if self.of_variant(file) >= until:
                    return

    def enter(self, file: PuzzleFile, found: list[Puzzle]) -> int:
        """Enters the puzzles of one more game."""
        new = file.add(found)
        origin, variant = file.origin, self.variant
        origin.mined[variant] = origin.mined.get(variant, 0) + 1
        origin.found[variant] = origin.found.get(variant, 0) + new
        origin.date = self.date
        write_puzzles(self.path, file)
        return new
