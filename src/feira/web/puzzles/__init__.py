"""Puzzles for people: offers, results of tries, and ratings by solving."""

from functools import cached_property

from feira.table.database import Database
from feira.web.puzzles.library import Library
from feira.web.puzzles.tries import Tries


class Puzzles:
    """The puzzles of this server, and all tries at them."""

    def __init__(self, database: Database, folder: str) -> None:
        self.folder, self.tries = folder, Tries(database)

    @cached_property
    def library(self) -> Library:
        """The puzzles, loaded on first use."""
        return Library(self.folder)
