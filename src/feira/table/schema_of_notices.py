"""The tables of the database for messages that it is somebody's turn: see `schema.py`."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, String, Table, false

from feira.table.metadata import metadata

# The person to move in each slow game, written with the log entry that makes it their turn.
turns = Table(
    "turns",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, nullable=False),  # of the entry
    Column("person", String(32), nullable=False, index=True),  # empty: for nobody
    Column("at", BigInteger, nullable=False),
    Column("told", Boolean, nullable=False, server_default=false()),
    sqlite_with_rowid=False,
)

# Pending and sent messages: see web/notices/outbox.py.
outbox = Table(
    "outbox",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("topic", String(120), nullable=False, unique=True),  # one message for each
    Column("person", String(32), nullable=False, index=True),
    Column("channel", String(8), nullable=False),  # push or mail
    Column("target", String(32), nullable=False),  # a subscription, or the person of a confirmation
    Column("table_id", String(32), nullable=False),  # empty: not about a table
    Column("number", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("state", String(8), nullable=False),  # waiting, sending, sent, lost, failed or dropped
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("at", BigInteger, nullable=False),  # of the last change of state
    Index("outbox_by_state", "state", "due"),
)

# Push subscriptions: one row for each device of a person.
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("endpoint", String(1024), nullable=False),
    Column("endpoint_key", String(64), nullable=False, unique=True),  # its SHA-256
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("language", String(2), nullable=False),
    Column("device", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
)

notice_settings = Table(
    "notice_settings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("email", String(254)),
    Column("confirmed", Boolean, nullable=False, server_default=false()),
    Column("language", String(2), nullable=False, server_default="en"),
    Column("quiet_from", Integer),  # minutes after midnight; None: no quiet hours
    Column("quiet_to", Integer),
    Column("zone", String(64), nullable=False, server_default="UTC"),
)

# The key pair that identifies this server to push services. The private key is never sent.
vapid = Table(
    "vapid",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("private", String(64), nullable=False),
)
