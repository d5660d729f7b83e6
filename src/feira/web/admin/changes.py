"""Changes by operators. Each change is one transaction, which also writes the audit log.

Running servers read the audit log, and act on the change within a second: see `following.py`.
"""

from sqlalchemy import Connection, delete, insert, select, update

from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.table import schema
from feira.table.chain_rows import add_to_logs
from feira.table.ids import random_letters
from feira.table.log import Closed, event_text
from feira.table.timestamps import now, utc
from feira.web import audit
from feira.web.accounts import end_sessions, end_tokens, forget_codes
from feira.web.admin.people import find_person
from feira.web.admin.tables import table_of
from feira.web.audit import OPERATOR, Action

LONGEST_REASON = 200  # characters
GROUPS, GROUP = 4, 5  # of a new password: 20 letters are 99 bits


def checked_reason(reason: str) -> str:
    """A reason as one line that people are shown."""
    reason = " ".join(reason.split())
    if not reason or len(reason) > LONGEST_REASON or not reason.isprintable():
        raise FeiraError(f"a reason is one line of 1 to {LONGEST_REASON} characters")
    return reason


def ban(db: Connection, who: str, *, reason: str, until: int | None) -> Json:
    """Bans a person, or changes the reason and the end of their ban."""
    reason, person = checked_reason(reason), find_person(db, who)
    row = {"person": person["id"], "reason": reason, "at": now(), "until": until}
    db.execute(delete(schema.bans).where(schema.bans.c.person == person["id"]))
    db.execute(insert(schema.bans), row)
    when = "for good" if until is None else f"until {utc(until)}"
    audit.add(db, Action.BANNED, person["id"], by=OPERATOR, detail=f"{when}: {reason}")
    return person | {"reason": reason, "until": until}


def unban(db: Connection, who: str) -> Json:
    """Lifts a ban."""
    person = find_person(db, who)
    lifted = delete(schema.bans).where(schema.bans.c.person == person["id"])
    if not db.execute(lifted).rowcount:
        raise FeiraError(f"{person['name']} is not banned")
    audit.add(db, Action.UNBANNED, person["id"], by=OPERATOR)
    return person


def reset_password(db: Connection, who: str, hashed: str) -> Json:
    """Sets the password of an account and ends all of its sessions, tokens and recovery codes."""
    person = find_person(db, who)
    if person["kind"] != "account":
        raise FeiraError(f"{person['name']} is a guest, who has no password")
    one = person["id"]
    db.execute(update(schema.people).where(schema.people.c.id == one).values(password=hashed))
    sessions, tokens = end_sessions(db, one), end_tokens(db, one)
    forget_codes(db, one)
    audit.add(db, Action.PASSWORD_RESET, one, by=OPERATOR)
    return person | {"sessions": len(sessions), "tokens": len(tokens)}


def new_password() -> str:
    """A password that can be read out: four groups of letters and digits."""
    return "-".join(random_letters(GROUP) for _ in range(GROUPS))


def close_table(db: Connection, which: str, *, reason: str) -> Json:
    """Ends a table with an entry in its log that everybody sees. Its result is not rated."""
    reason, row = checked_reason(reason), table_of(db, which)
    table = row["id"]
    if row["state"] == "over":
        raise FeiraError(f"the game at table {table} is over already")
    t = schema.tables.c
    moment = int(db.scalar(select(schema.about.c.game_time)) or 0)
    add_to_logs(db, [table], (now(), moment), event_text(Closed(why=reason)), f"{OPERATOR}:closed")
    over = {"state": "over", "due": None, "code": None, "to_rate": False}
    db.execute(update(schema.tables).where(t.id == table).values(over))
    audit.add(db, Action.TABLE_CLOSED, table, by=OPERATOR, detail=reason)
    return {"id": table, "game": row["game"], "state": "over", "reason": reason}
