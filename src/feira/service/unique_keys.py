"""Unique keys of tables: a game has one rematch, a challenge one table in a campaign."""


def rematch_key(table: str) -> str:
    """The key of the rematch of a table."""
    return f"rematch {table}"


def challenge_key(campaign: str, challenge: int) -> str:
    """The key of a challenge in a campaign."""
    return f"challenge {campaign} {challenge}"


def moved_key(person: str, table: str) -> str:
    """The key of the table that continues a game from a person's device."""
    return f"moved {person} {table}"
