"""The tables of the database for daily challenges: see `schema.py`."""

from sqlalchemy import BigInteger, Boolean, Column, Integer, String, Table

from feira.table.metadata import metadata

# The daily challenges, from the moment that their commitment is published: see web/daily/.
daily_days = Table(
    "daily_days",
    metadata,
    Column("day", String(10), primary_key=True),  # such as 2026-11-16, in UTC
    Column("game", String(32), nullable=False),
    Column("plan", String(32), nullable=False),  # the key of one of the game's daily plans
    Column("secret", String(64), nullable=False),
    Column("par", Integer),  # the master's result; None until it is known
    Column("par_record", String(32)),  # the master's game
)

# The primary key is what makes it one try a day. `counted`: it was made on the day itself.
daily_tries = Table(
    "daily_tries",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("person", String(32), primary_key=True, index=True),
    Column("table_id", String(32), nullable=False, unique=True),
    Column("begun", BigInteger, nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("ended", BigInteger),
    Column("score", Integer),  # None: not finished, or given up
    Column("stars", Integer),
    sqlite_with_rowid=False,
)
