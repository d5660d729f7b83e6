"""The tables of the database for puzzles and pictures of games: see `schema.py`."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Integer,
    LargeBinary,
    String,
    Table,
    false,
)

from feira.table.metadata import metadata

# A cache of preview cards and animated pictures, redrawn if a name has changed.
cards = Table(
    "cards",
    metadata,
    Column("subject", String(32), primary_key=True),  # a table or a record
    Column("kind", String(16), primary_key=True),
    Column("digest", String(64), nullable=False),  # of what the picture was made from
    Column("data", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)

# A person's rating by solving puzzles of a game.
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("streak", Integer, nullable=False),  # solved in a row
)

# The one rated try of a person at a puzzle; without a choice: only a clue was asked for so far.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("puzzle", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("choice", Integer),
    Column("solved", Boolean, nullable=False, server_default=false()),
    Column("clue", Boolean, nullable=False, server_default=false()),
    Column("change", Integer, nullable=False, server_default="0"),  # of the rating, as it is shown
    sqlite_with_rowid=False,
)

# How hard puzzles are, by all rated tries at them.
puzzles = Table(
    "puzzles",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)
