"""People and their games: friends and blocks, invitations, reports, statistics."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Float, Integer, String, Text, UniqueConstraint

revision = "15"
down_revision = "14"


def upgrade() -> None:
    """Creates the tables. Statistics of games that are over are made when a server runs."""
    create_relations()
    create_reports()
    create_statistics()


def create_relations() -> None:
    """Creates friends and blocks, and invitations."""
    op.create_table(
        "relations",
        Column("person", String(32), primary_key=True),
        Column("other", String(32), primary_key=True),
        Column("kind", String(8), primary_key=True),
        Column("id", String(32), nullable=False),
        Column("at", BigInteger, nullable=False),
        UniqueConstraint("id"),
    )
    op.create_index("ix_relations_other", "relations", ["other"])
    op.create_table(
        "invitations",
        Column("table_id", String(32), primary_key=True),
        Column("person", String(32), primary_key=True),
        Column("sender", String(32), nullable=False),
        Column("at", BigInteger, nullable=False),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])
    op.create_index("ix_invitations_sender", "invitations", ["sender"])


def create_reports() -> None:
    """Creates the reports of people."""
    op.create_table(
        "reports",
        Column("id", String(32), primary_key=True),
        Column("at", BigInteger, nullable=False),
        Column("author", String(32), nullable=False),
        Column("about", String(32), nullable=False),
        Column("table_id", String(32), nullable=False),
        Column("reason", String(16), nullable=False),
        Column("text", String(400), nullable=False),
        Column("evidence", Text, nullable=False),
        Column("closed", BigInteger),
        Column("note", String(200), nullable=False),
    )
    for column in ("at", "author", "about"):
        op.create_index(f"ix_reports_{column}", "reports", [column])


def create_statistics() -> None:
    """Creates the statistics of finished games."""
    op.create_table(
        "game_statistics",
        Column("table_id", String(32), primary_key=True),
        Column("version", Integer, nullable=False),
    )
    op.create_table(
        "seat_statistics",
        Column("table_id", String(32), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("person", String(32), nullable=False),
        Column("game", String(32), nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("seats", Integer, nullable=False),
        Column("variant", String(24), nullable=False),
        Column("shown", Boolean, nullable=False),
        Column("departed", String(8), nullable=False),
        Column("won", Float, nullable=False),
        Column("place", Integer, nullable=False),
        Column("score", Integer, nullable=False),
        Column("rounds", Integer, nullable=False),
        Column("accuracy", Float),
        Column("data", Text, nullable=False),
    )
    op.create_index("ix_seat_statistics_person", "seat_statistics", ["person"])
    variant = ["game", "variant", "seats"]
    op.create_index("seat_statistics_by_variant", "seat_statistics", variant)
