"""The tables of the database, the same in SQLite and PostgreSQL."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    false,
)

from feira.table.metadata import metadata
from feira.table.schema_of_daily import daily_days, daily_tries
from feira.table.schema_of_notices import (
    notice_settings,
    outbox,
    push_subscriptions,
    turns,
    vapid,
)
from feira.table.schema_of_puzzles import cards, puzzle_ratings, puzzle_tries, puzzles

__all__ = [
    "about",
    "attempts",
    "audit",
    "bans",
    "campaigns",
    "cards",
    "chat",
    "daily_days",
    "daily_tries",
    "ended",
    "entries",
    "metadata",
    "name_keys",
    "notice_settings",
    "outbox",
    "people",
    "push_subscriptions",
    "puzzle_ratings",
    "puzzle_tries",
    "puzzles",
    "rated_games",
    "rated_positions",
    "ratings",
    "records",
    "recovery_codes",
    "reviews",
    "seats",
    "sessions",
    "tables",
    "tokens",
    "turns",
    "vapid",
]

VERSION = 16  # of this schema; older databases are upgraded by migrations/, newer ones refused

about = Table(
    "about",
    metadata,
    Column("version", Integer, primary_key=True),
    Column("secret", String(64), nullable=False),  # shared by all processes: signs CSRF tokens
    Column("game_time", BigInteger, nullable=False, server_default="0"),  # see game_time.py
    Column("unchained_after", String(32)),  # logs after this one have no checksums; None: all have
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
    Column("unique_key", String(80), unique=True),  # see service/unique_keys.py
    Column("to_rate", Boolean, nullable=False),  # its result has not been entered into the ratings
    Column("due", BigInteger),  # when the time of the turn is up, in game time
    Column("ended", BigInteger),
    Column("result", Text),
    Index("tables_by_state", "state", "public", "created"),
    Index("tables_by_due", "due"),
)

# The present positions of games that count and are being played: see rated_positions.py.
rated_positions = Table(
    "rated_positions",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("digest", String(32), nullable=False, index=True),  # empty: of the opening
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
    Column("game_time", BigInteger),  # for clocks; None: as `at`
    Column("digest", LargeBinary),  # covers this entry and the digest of the one before: chain.py
    Column("seal", LargeBinary),  # if its event was replaced by one without a name
    sqlite_with_rowid=False,
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("departed", String(8), nullable=False, server_default=""),  # resigned, time or gone
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
    Column("guest", Boolean, nullable=False, server_default=false()),
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

# The looks of accounts' names, so that no other name is taken for one: see look_alikes.py.
name_keys = Table(
    "name_keys",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("key", String(100), primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("expires", BigInteger, index=True),
    Column("person", String(32), index=True),
    Column("device", String(60)),
    Column("created", BigInteger),
    Column("seen", BigInteger),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
)

# Sessions, tokens and persons that have ended a short time ago, for other processes.
ended = Table(
    "ended",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("key", String(64), nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)

# Sign-ups, sign-ins and codes of tables by address: see web/attempts.py.
attempts = Table(
    "attempts",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("since", BigInteger, nullable=False, index=True),
    Column("number", Integer, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("digest", String(64), unique=True, nullable=False),
    Column("person", String(32), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("scopes", String(40), nullable=False, server_default="play read"),
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

# A rating after each rated game, and the mean before it: for the change, and for a curve.
rated_games = Table(
    "rated_games",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True, index=True),
    Column("game", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("games", Integer, nullable=False),  # so far, this one included
    sqlite_with_rowid=False,
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

# A banned person sees the ban and can do nothing else until it ends or is lifted.
bans = Table(
    "bans",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("reason", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),  # None: for good
)

# What operators did and what concerns security: see web/audit.py. Running processes read on what
# operators did, and act on it.
audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("actor", String(32), nullable=False),  # a person, "operator", or empty: not known
    Column("action", String(24), nullable=False),
    Column("subject", String(32), nullable=False, index=True),  # a person or a table
    Column("detail", String(200), nullable=False),
    Index("audit_by_actor", "actor", "number"),
)
