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

VERSION = 3  # of this schema; an older database is upgraded by migrations/, a newer one refused

metadata = MetaData()

about = Table(
    "about",
    metadata,
    Column("version", Integer, primary_key=True),
    Column("secret", String(64), nullable=False),  # of all processes: signs CSRF tokens
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(8), unique=True),  # short, to be typed; while seats are free
    Column("game", String(32), nullable=False),
    Column("rules", String(16), nullable=False),
    Column("plan", Text, nullable=False),
    Column("host", String(32), nullable=False, index=True),
    Column("secret", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("state", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("campaign", String(32), nullable=False, index=True),
    Column("once", String(80), unique=True),  # what only one table may be: a rematch, a challenge
    Column("to_rate", Boolean, nullable=False),  # its result is still to go into the ratings
    Column("due", BigInteger),  # when the time of the seat to act is up
    Column("ended", BigInteger),
    Column("result", Text),
    Index("tables_by_state", "state", "public", "created"),
    Index("tables_by_due", "due"),
)

# The unique key is what orders concurrent writers. It also does a command once: whoever adds entry
# n has read all entries before it, and with them the commands that they came from.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("what", Text, nullable=False),
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

lines = Table(
    "lines",
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
    Column("account", String(48), unique=True),  # the name, folded; None for a guest
    Column("password", String(200)),
    Column("created", BigInteger, nullable=False),
    Column("became", String(32), index=True),  # the account that a guest has signed in to
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
    Column("about", Text, nullable=False),  # what lists show of it
    Column("created", BigInteger, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("subject", String(32), primary_key=True),  # a table or a record
    Column("at", BigInteger, nullable=False),  # when somebody was last seen working on it
    Column("done", Integer, nullable=False),  # choices
    Column("total", Integer, nullable=False),
    Column("data", Text),  # None until all are done
)
