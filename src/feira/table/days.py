"""The days of daily challenges, in UTC: when one begins, ends, and is no secret any more.

A day is written as people write it, such as 2026-11-16, and lasts from midnight to midnight. Who
has begun a try on the day may finish it within `GRACE`; after that the day's secret is revealed.
"""

from datetime import UTC, date, datetime, timedelta

DAY = 86_400_000  # milliseconds
GRACE = 3_600_000  # milliseconds after a day in which tries that were begun on it may end
EPOCH = date(1970, 1, 1)


def day_of(at: int) -> str:
    """The day of a moment, in milliseconds since 1970."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def parse_day(text: str) -> date | None:
    """The date that a text means, if it is written as days are."""
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
    """When no try of a day can count any more, so that its secret is revealed."""
    return ends(day) + GRACE


def later(day: str, days: int) -> str:
    """The day so many days later."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()
