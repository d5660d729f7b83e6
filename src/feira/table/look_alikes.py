"""Names that look alike: nobody may have an account whose name can be mistaken for another's.

Two names look alike if their skeletons are the same, as in Unicode Technical Standard 39: every
character is replaced by a prototype of the characters that look like it. Since case does not
distinguish names, they are compared as written, in small letters, and in capital letters.
"""

import hashlib
import unicodedata
from functools import cache
from pathlib import Path

from sqlalchemy import Connection, insert, select

from feira.table import schema
from feira.table.names import folded

OFFICIAL = ("Feira", "Admin", "Administrator", "Moderator")  # reserved for the operator
GUESTS = ("Guest", "Gast", "Invité", "Gość", "Гість")  # of guests who choose no name: no accounts


@cache
def table() -> dict[int, str]:
    """The prototype of each confusable character."""
    lines = Path(__file__).with_name("look_alikes.txt").read_text(encoding="utf-8").splitlines()
    pairs = (line.split(" ") for line in lines if line[:1] != "#")
    return {ord(one): like for like, others in pairs for one in others}


def skeleton(name: str) -> str:
    """The form of a name that is the same for all names which look the same."""
    apart = unicodedata.normalize("NFD", name)
    return unicodedata.normalize("NFD", apart.translate(table()))


def keys(name: str) -> list[str]:
    """The keys by which look-alikes of a name are found: digests of its skeletons."""
    name = unicodedata.normalize("NFKC", name)
    ways = {"as written": name, "small": folded(name), "capital": folded(name).upper()}
    return [
        hashlib.sha256(f"{way}: {skeleton(one)}".encode()).hexdigest() for way, one in ways.items()
    ]


@cache
def keys_of(names: tuple[str, ...]) -> frozenset[str]:
    """The keys of some names."""
    return frozenset(key for name in names for key in keys(name))


def is_reserved(name: str, *, account: bool) -> bool:
    """Whether a name looks like one that nobody, or no account, may have."""
    reserved = (*OFFICIAL, *GUESTS) if account else OFFICIAL
    return not keys_of(reserved).isdisjoint(keys(name))


def owners(db: Connection, name: str) -> set[str]:
    """The accounts with this name, or with one that looks like it."""
    n = schema.name_keys.c
    return set(db.scalars(select(n.person).where(n.key.in_(keys(name)))))


def add_keys(db: Connection, person: str, name: str) -> None:
    """Reserves the look of an account's name; fails if another account has it."""
    rows = [{"key": key, "person": person} for key in keys(name)]
    db.execute(insert(schema.name_keys), rows)
