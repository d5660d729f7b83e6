"""The tables of the database, the same in SQLite and PostgreSQL."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

VERSION = 5  # of this schema; older databases are upgraded by migrations/, newer ones refused

metadata = MetaData()

about = Table(
    "about",
    metadata,
    Column("version", Integer, primary_key=True),
    Column("secret", String(64), nullable=False),  # shared by all processes: signs CSRF tokens
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(8), unique=True),  # for joining; set while seats are free
    Column("game", String(32), nullable=False),
    Column("rules", String(16), nullable=False),
    Column("plan", Text, nullable=False),
    Column("host", String(32), nullable=False, index=True),
    Column("secret", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("state", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("campaign", String(32), nullable=False, index=True),
    Column("unique_key", String(80), unique=True),  # of a rematch or a challenge: see web/unique.py
    Column("to_rate", Boolean, nullable=False),  # its result has not been entered into the ratings
    Column("due", BigInteger),  # when the time of the turn is up
    Column("ended", BigInteger),
    Column("result", Text),
    Index("tables_by_state", "state", "public", "created"),
    Index("tables_by_due", "due"),
)

# The primary key orders concurrent writers. It also makes commands idempotent: a process that adds
# entry n has read all entries before it, and with them the ids of their commands.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("event", Text, nullable=False),
    Column("command", String(80)),
    sqlite_with_rowid=False,
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", String(400), nullable=False),
    sqlite_with_rowid=False,
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("account", String(48), unique=True),  # the name, case-folded; None for a guest
    Column("password", String(200)),
    Column("created", BigInteger, nullable=False),
    Column("became", String(32), index=True),  # the account that a guest signed in to
)

sessions = Table(
    "sessions",
    metadata,
    Column("key", String(100), primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("expires", BigInteger, index=True),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("digest", String(64), unique=True, nullable=False),
    Column("person", String(32), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("game", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("about", Text, nullable=False),  # JSON with what lists show
    Column("created", BigInteger, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("subject", String(32), primary_key=True),  # a table or a record
    Column("at", BigInteger, nullable=False),  # when a process last reported progress
    Column("done", Integer, nullable=False),  # moves of players
    Column("total", Integer, nullable=False),
    Column("data", Text),  # JSON; None until all are done
)
