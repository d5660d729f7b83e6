"""Stored tries at puzzles: one rated try of each person at each puzzle, also under concurrency."""

import asyncio
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from feira.arena.puzzles.puzzle import Puzzle
from feira.table import schema
from feira.table.database import Database
from feira.table.timestamps import now
from feira.web.puzzles.rating import NEW_PERSON, Strength, after_try, new_puzzle
from feira.web.ratings import model


@dataclass(frozen=True)
class PuzzleRating:
    """A person's rating for the puzzles of a game."""

    strength: Strength = NEW_PERSON
    tries: int = 0
    streak: int = 0


@dataclass(frozen=True)
class Known:
    """The statistics of a puzzle: its rating, and how many tried and solved it."""

    strength: Strength
    tries: int = 0
    solved: int = 0


@dataclass(frozen=True)
class Tried:
    """A person's try at a puzzle; no choice: only a clue was requested."""

    choice: int | None = None
    solved: bool = False
    clue: bool = False
    change: int = 0


class Tries:
    """All tries at puzzles."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def standing(self, person: str, game: str) -> PuzzleRating:
        """A person's standing."""
        return await self.database.read(lambda db: standing_of(db, person, game))

    async def known(self, puzzle: Puzzle) -> Known:
        """The statistics of a puzzle."""
        return await self.database.read(lambda db: known_of(db, puzzle))

    async def of(self, person: str, puzzle: str) -> Tried | None:
        """A person's try at a puzzle, if there is one."""
        return await self.database.read(lambda db: tried(db, person, puzzle))

    async def done(self, person: str, game: str) -> set[str]:
        """The puzzles of a game that a person has tried."""
        t = schema.puzzle_tries.c
        mine = select(t.puzzle).where(t.person == person, t.game == game, t.choice.is_not(None))
        return set(await self.database.read(lambda db: db.scalars(mine).all()))

    async def ratings(self, puzzles: list[Puzzle]) -> dict[str, float]:
        """The ratings of puzzles by id, including untried ones."""
        p = schema.puzzles.c
        rows = await self.database.read(lambda db: db.execute(select(p.id, p.mu)).all())
        known: dict[str, float] = {row[0]: row[1] for row in rows}
        return {one.id: known.get(one.id, new_puzzle(one.obvious).mu) for one in puzzles}

    async def give_clue(self, person: str, game: str, puzzle: str) -> None:
        """Stores that a person gets a clue, before it is sent."""
        row = {"person": person, "puzzle": puzzle, "game": game, "at": now(), "clue": True}

        def do(db: Connection) -> None:
            if tried(db, person, puzzle) is None:
                db.execute(insert(schema.puzzle_tries), row)

        await self.database.write_again(do)

    async def enter(
        self, person: str, game: str, puzzle: Puzzle, choice: int
    ) -> tuple[Tried, bool]:
        """Enters a try; False: the person has tried before, and the first try counts."""
        await asyncio.to_thread(model)
        return await self.database.write_again(lambda db: enter(db, person, game, puzzle, choice))


def standing_of(db: Connection, person: str, game: str) -> PuzzleRating:
    """A person's standing, in a transaction."""
    r = schema.puzzle_ratings.c
    row = db.execute(
        select(schema.puzzle_ratings).where(r.person == person, r.game == game).with_for_update()
    ).first()
    return (
        PuzzleRating()
        if row is None
        else PuzzleRating(Strength(row.mu, row.sigma), row.tries, row.streak)
    )


def known_of(db: Connection, puzzle: Puzzle) -> Known:
    """The statistics of a puzzle, in a transaction."""
    p = schema.puzzles.c
    row = db.execute(select(schema.puzzles).where(p.id == puzzle.id).with_for_update()).first()
    if row is None:
        return Known(new_puzzle(puzzle.obvious))
    return Known(Strength(row.mu, row.sigma), row.tries, row.solved)


def tried(db: Connection, person: str, puzzle: str) -> Tried | None:
    """A person's try, in a transaction."""
    t = schema.puzzle_tries.c
    row = db.execute(
        select(schema.puzzle_tries).where(t.person == person, t.puzzle == puzzle).with_for_update()
    ).first()
    return None if row is None else Tried(row.choice, row.solved, row.clue, row.change)


def enter(
    db: Connection, person: str, game: str, puzzle: Puzzle, choice: int
) -> tuple[Tried, bool]:
    """Enters a try with both ratings, unless there was one."""
    before = tried(db, person, puzzle.id)
    if before is not None and before.choice is not None:
        return before, False
    standing, known = standing_of(db, person, game), known_of(db, puzzle)
    solved, clue = choice == puzzle.best, before is not None and before.clue
    mine, its = after_try(standing.strength, known.strength, solved=solved, clue=clue)
    change = mine.points - standing.strength.points
    write_try(db, person, game, puzzle.id, Tried(choice, solved, clue, change), before)
    row = {"mu": mine.mu, "sigma": mine.sigma, "tries": standing.tries + 1}
    streak = standing.streak + 1 if solved else 0
    r, p = schema.puzzle_ratings, schema.puzzles
    if standing.tries:
        own = update(r).where(r.c.person == person, r.c.game == game)
        db.execute(own.values(row | {"streak": streak}))
    else:
        db.execute(insert(r), row | {"person": person, "game": game, "streak": streak})
    counts = {"tries": known.tries + 1, "solved": known.solved + solved}
    its_row = {"mu": its.mu, "sigma": its.sigma} | counts
    if known.tries:
        db.execute(update(p).where(p.c.id == puzzle.id).values(its_row))
    else:
        db.execute(insert(p), its_row | {"id": puzzle.id})
    return Tried(choice, solved, clue, change), True


def write_try(
    db: Connection, person: str, game: str, puzzle: str, found: Tried, before: Tried | None
) -> None:
    """Writes the row of a try; it exists already if a clue was requested."""
    t = schema.puzzle_tries
    values = {
        "at": now(),
        "choice": found.choice,
        "solved": found.solved,
        "clue": found.clue,
        "change": found.change,
    }
    if before is None:
        db.execute(insert(t), values | {"person": person, "puzzle": puzzle, "game": game})
    else:
        db.execute(update(t).where(t.c.person == person, t.c.puzzle == puzzle).values(values))
