"""Random identifiers that cannot be guessed, and short codes that people can type."""

import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no two of them look alike
ID_LENGTH = 16  # 79 bits
CODE_LENGTH = 6


def random_letters(count: int) -> str:
    """A random text of this length. One number is drawn: each draw is a system call."""
    number = secrets.randbelow(len(LETTERS) ** count)
    text = ""
    for _ in range(count):
        number, letter = divmod(number, len(LETTERS))
        text += LETTERS[letter]
    return text


def new_id() -> str:
    """An id of 79 random bits."""
    return random_letters(ID_LENGTH)


def new_code() -> str:
    """A short code for joining a table. Requests that try codes are limited by address."""
    return random_letters(CODE_LENGTH)
