"""Daily challenges and turn notifications: seven new tables."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Integer, String, UniqueConstraint, false

revision = "13"
down_revision = "12"


def upgrade() -> None:
    """Creates the tables."""
    create_daily()
    create_outbox()
    op.create_table(
        "push_subscriptions",
        Column("id", String(32), primary_key=True),
        Column("person", String(32), nullable=False),
        Column("endpoint", String(1024), nullable=False),
        Column("endpoint_key", String(64), nullable=False),
        Column("p256dh", String(100), nullable=False),
        Column("auth", String(32), nullable=False),
        Column("language", String(2), nullable=False),
        Column("device", String(60), nullable=False),
        Column("created", BigInteger, nullable=False),
        UniqueConstraint("endpoint_key"),
    )
    op.create_index("ix_push_subscriptions_person", "push_subscriptions", ["person"])
    op.create_table(
        "notice_settings",
        Column("person", String(32), primary_key=True),
        Column("email", String(254)),
        Column("confirmed", Boolean, nullable=False, server_default=false()),
        Column("language", String(2), nullable=False, server_default="en"),
        Column("quiet_from", Integer),
        Column("quiet_to", Integer),
        Column("zone", String(64), nullable=False, server_default="UTC"),
    )
    op.create_table(
        "vapid",
        Column("id", Integer, primary_key=True),
        Column("private", String(64), nullable=False),
    )


def create_daily() -> None:
    """The days and the tries."""
    op.create_table(
        "daily_days",
        Column("day", String(10), primary_key=True),
        Column("game", String(32), nullable=False),
        Column("plan", String(32), nullable=False),
        Column("secret", String(64), nullable=False),
        Column("par", Integer),
        Column("par_record", String(32)),
    )
    op.create_table(
        "daily_tries",
        Column("day", String(10), primary_key=True),
        Column("person", String(32), primary_key=True),
        Column("table_id", String(32), nullable=False),
        Column("begun", BigInteger, nullable=False),
        Column("counted", Boolean, nullable=False),
        Column("ended", BigInteger),
        Column("score", Integer),
        Column("stars", Integer),
        UniqueConstraint("table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_daily_tries_person", "daily_tries", ["person"])


def create_outbox() -> None:
    """The turns of slow games, and the messages about them."""
    op.create_table(
        "turns",
        Column("table_id", String(32), primary_key=True),
        Column("number", Integer, nullable=False),
        Column("person", String(32), nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("told", Boolean, nullable=False, server_default=false()),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_turns_person", "turns", ["person"])
    op.create_table(
        "outbox",
        Column("id", String(32), primary_key=True),
        Column("topic", String(120), nullable=False),
        Column("person", String(32), nullable=False),
        Column("channel", String(8), nullable=False),
        Column("target", String(32), nullable=False),
        Column("table_id", String(32), nullable=False),
        Column("number", Integer, nullable=False),
        Column("due", BigInteger, nullable=False),
        Column("state", String(8), nullable=False),
        Column("tries", Integer, nullable=False, server_default="0"),
        Column("at", BigInteger, nullable=False),
        UniqueConstraint("topic"),
    )
    op.create_index("ix_outbox_person", "outbox", ["person"])
    op.create_index("outbox_by_state", "outbox", ["state", "due"])
