"""The days of daily challenges, in UTC: when a day begins, when it ends, when its secret is public.

A day is written as a date, such as 2026-11-16, and lasts from midnight to midnight. A try that was
begun on the day may end within `GRACE` after it; then the day's secret is revealed.
"""

from datetime import UTC, date, datetime, timedelta

DAY = 86_400_000  # milliseconds
GRACE = 3_600_000  # milliseconds after a day in which tries begun on it may end
EPOCH = date(1970, 1, 1)


def day_of(at: int) -> str:
    """The day of a moment, in milliseconds since 1970."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def parse_day(text: str) -> date | None:
    """The date of a text in the format of days."""
    try:
        found = date.fromisoformat(text)
    except ValueError:
        return None
    return found if found.isoformat() == text and found >= EPOCH else None


def begins(day: str) -> int:
    """When a day begins, in milliseconds since 1970."""
    return (date.fromisoformat(day) - EPOCH).days * DAY


def ends(day: str) -> int:
    """When a day ends, in milliseconds since 1970."""
    return begins(day) + DAY


def revealed_at(day: str) -> int:
    """When the secret of a day is revealed, because no try of it can count any more."""
    return ends(day) + GRACE


def later(day: str, days: int) -> str:
    """The day this many days later."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()
