"""Streaks: consecutive days on which somebody has played on the day itself."""

from collections.abc import Collection

from msgspec import Struct

from feira.table.days import later

SHOWN = 6  # days, up to today


class Streak(Struct, frozen=True):
    """Days in a row up to today, or up to yesterday while today can still be played."""

    days: int
    longest: int
    latest: list[bool]  # of the last days, today being the last: whether it was played


def streak_of(played: Collection[str], today: str) -> Streak:
    """The streak of somebody who has finished a counted try on these days."""
    days, day = 0, today if today in played else later(today, -1)
    while day in played:
        days, day = days + 1, later(day, -1)
    latest = [later(today, number - SHOWN + 1) in played for number in range(SHOWN)]
    return Streak(days=days, longest=longest_of(played), latest=latest)


def longest_of(played: Collection[str]) -> int:
    """The longest row of days."""
    best = run = 0
    before = ""
    for day in sorted(played):
        run = run + 1 if before and later(before, 1) == day else 1
        best, before = max(best, run), day
    return best
