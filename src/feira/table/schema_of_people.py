"""The tables about people and their games: friends and blocks, invitations, reports, statistics."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    String,
    Table,
    Text,
)

from feira.table.schema import metadata

# Who has asked whom for friendship, who is whose friend (both ways), who has blocked whom.
relations = Table(
    "relations",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True, index=True),
    Column("kind", String(8), primary_key=True),  # asked, friend or blocked
    Column("id", String(32), nullable=False, unique=True),  # names it where ids are not shown
    Column("at", BigInteger, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True, index=True),  # who is invited
    Column("sender", String(32), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
)

# What people report to operators, with what was said at the table at that time.
reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("author", String(32), nullable=False, index=True),
    Column("about", String(32), nullable=False, index=True),
    Column("table_id", String(32), nullable=False),  # empty: not about a table
    Column("reason", String(16), nullable=False),
    Column("text", String(400), nullable=False),
    Column("evidence", Text, nullable=False),  # JSON: chat messages
    Column("closed", BigInteger),  # when an operator has seen to it
    Column("note", String(200), nullable=False),
)

# Games whose statistics have been made, by which version of them, also where there are none.
game_statistics = Table(
    "game_statistics",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
)

# What a finished game was like for each person who played it: see web/game_statistics.py.
seat_statistics = Table(
    "seat_statistics",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False, index=True),  # empty: deleted
    Column("game", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("variant", String(24), nullable=False),  # of the game; empty: not to be compared
    Column("shown", Boolean, nullable=False),  # was it rated or public, so that others may see it?
    Column("departed", String(8), nullable=False),
    Column("won", Float, nullable=False),  # the share of the win
    Column("place", Integer, nullable=False),  # 0: left for good
    Column("score", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("accuracy", Float),  # of a review, 0 to 100
    Column("data", Text, nullable=False),  # JSON: a SeatTally
    Index("seat_statistics_by_variant", "game", "variant", "seats"),
)
