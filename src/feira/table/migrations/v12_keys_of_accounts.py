"""Scopes of tokens, owners of sessions, recovery codes, what has ended, attempts by address."""

import json

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, String, text

revision = "12"
down_revision = "11"

FILL = "UPDATE sessions SET person = :person, created = :at, seen = :at WHERE key = :key"


def owner_of(data: bytes) -> tuple[str, int]:
    """The person of a session and when it was last renewed; no person: another kind of row."""
    try:
        session = json.loads(data)
    except ValueError:
        return "", 0
    if not isinstance(session, dict):
        return "", 0
    return str(session.get("person", "")), int(session.get("at", 0))


def upgrade() -> None:
    """Adds columns and tables; sessions get the person that their data names."""
    scopes = Column("scopes", String(40), nullable=False, server_default="play read")
    op.add_column("tokens", scopes)
    op.add_column("sessions", Column("person", String(32)))
    op.add_column("sessions", Column("device", String(60)))
    op.add_column("sessions", Column("created", BigInteger))
    op.add_column("sessions", Column("seen", BigInteger))
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "recovery_codes",
        Column("digest", String(64), primary_key=True),
        Column("person", String(32), nullable=False),
    )
    op.create_index("ix_recovery_codes_person", "recovery_codes", ["person"])
    op.create_table(
        "ended",
        Column("id", String(32), primary_key=True),
        Column("key", String(64), nullable=False),
        Column("at", BigInteger, nullable=False),
    )
    op.create_index("ix_ended_at", "ended", ["at"])
    op.create_table(
        "attempts",
        Column("key", String(64), primary_key=True),
        Column("since", BigInteger, nullable=False),
        Column("number", Integer, nullable=False),
    )
    op.create_index("ix_attempts_since", "attempts", ["since"])
    db = op.get_bind()
    for key, data in db.execute(text("SELECT key, data FROM sessions")).all():
        person, at = owner_of(bytes(data))
        if person:
            db.execute(text(FILL), {"key": key, "person": person, "at": at})
