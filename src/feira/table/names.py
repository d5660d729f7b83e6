"""Names of people: one rule for guests, accounts and people who share a screen.

Others see a name, and records contain it, so it must be what it looks like: in one normal form, in
one line, without invisible characters.
"""

import unicodedata
from itertools import pairwise
from typing import Annotated

from msgspec import Meta

from feira.table.coded import Coded

LONGEST_NAME = 24  # characters in normal form: a letter with an accent is one
LONGEST_WRITTEN = 4 * LONGEST_NAME  # characters as sent: letters and accents may be separate
MOST_MARKS = 3  # on one letter, as in Hebrew or Thai; more of them cover other lines
EMOJI_STYLES = str.maketrans("", "", "\ufe0e\ufe0f")  # phones add these to emoji
# Text of one line without control characters; those of C1 also control the terminals of operators.
ONE_LINE = r"^[^\x00-\x1f\x7f-\x9f]*$(?!\n)"
SEPARATORS = ",#"  # between names in a record, and before a comment

Name = Annotated[str, Meta(max_length=LONGEST_WRITTEN)]

# Letters, marks and symbols that are blank, which their Unicode categories do not show.
BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159"
)
BLANK_BLOCKS = ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0000, 0xE0FFF))


def is_visible(character: str) -> bool:
    """Whether a character is visible: no control, format, separator or unassigned character."""
    code = ord(character)
    if unicodedata.category(character)[0] in "CZ" or character in BLANK:
        return False
    return not any(first <= code <= last for first, last in BLANK_BLOCKS)


def is_mark(character: str) -> bool:
    """Whether a character is an accent or another mark on the letter before it."""
    return unicodedata.category(character)[0] == "M"


def folded(name: str) -> str:
    """The case-folded form of a name."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


def clean_name(name: str) -> str:
    """The name as it is stored and shown; raises for text that is not a name."""
    composed = unicodedata.normalize("NFKC", name.translate(EMOJI_STYLES))
    name = " ".join(word for word in composed.split(" ") if word)
    if not name or len(name) > LONGEST_NAME:
        raise Coded(f"a name has 1 to {LONGEST_NAME} characters", "name")
    if not all(c == " " or is_visible(c) for c in name):
        raise Coded("a name has only characters that can be seen, in one line", "name")
    if any(c in SEPARATORS for c in name):
        raise Coded("a name has no , and no #", "name")
    if is_mark(name[0]) or any(a == " " and is_mark(b) for a, b in pairwise(name)):
        raise Coded("an accent in a name needs a letter before it", "name")
    if has_many_marks(name):
        raise Coded(f"a letter in a name has at most {MOST_MARKS} accents", "name")
    return name


def has_many_marks(name: str) -> bool:
    """Whether a letter has so many marks that they would cover other lines."""
    marks = 0
    for character in name:
        marks = marks + 1 if is_mark(character) else 0
        if marks > MOST_MARKS:
            return True
    return False


def in_one_line(text: str) -> str:
    """A text in one line: controls, line breaks and runs of blanks become single blanks."""
    shown = (" " if unicodedata.category(c) == "Cc" else c for c in text)
    return " ".join("".join(shown).split())


def readable(name: str) -> str:
    """A name from before the rule of `clean_name`, made fit for a record."""
    seen = (c if c == " " or is_visible(c) else " " for c in name)
    return " ".join("".join(seen).replace(",", " ").replace("#", " ").split())
