"""Quiet hours: notifications that fall into them are sent when they end."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from feira.core.errors import FeiraError

DAY = 24 * 60  # minutes


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name, such as Europe/Lisbon."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise FeiraError(f"there is no time zone '{name}'") from None


def check_hours(quiet_from: int | None, quiet_to: int | None) -> None:
    """Checks both ends, in minutes after midnight, or none; not the whole day."""
    if (quiet_from is None) != (quiet_to is None) or (
        quiet_from is not None and quiet_from == quiet_to
    ):
        raise FeiraError("quiet hours have a beginning and another end")


def after_quiet(at: int, quiet_from: int | None, quiet_to: int | None, zone: str) -> int:
    """The first moment from `at` on, in milliseconds since 1970, that is not quiet."""
    if quiet_from is None or quiet_to is None:
        return at
    try:
        local = datetime.fromtimestamp(at / 1000, zone_of(zone))
    except FeiraError:
        local = datetime.fromtimestamp(at / 1000, UTC)
    minute = 60 * local.hour + local.minute
    if (minute - quiet_from) % DAY >= (quiet_to - quiet_from) % DAY:
        return at
    end = local.replace(hour=quiet_to // 60, minute=quiet_to % 60, second=0, microsecond=0)
    if end <= local:
        end = (end.replace(tzinfo=None) + timedelta(days=1)).replace(tzinfo=local.tzinfo)
    return int(end.timestamp() * 1000)
