"""Untrusted records as text: validated completely before use."""

from functools import lru_cache

from feira.core.config import parse_options
from feira.core.lines import Line, decode, lines_of, wrong_line
from feira.core.record import Record, blame, read
from feira.games import NAMES, find_game
from feira.table.names import LONGEST_WRITTEN
from feira.table.plan import no_files

MOST_BYTES = 256 * 1024
MOST_RECORDS = 500  # of one person
MOST_PARSED = 64  # size of the cache of records
SOURCE = "record"  # the name in error messages


def check_text(data: bytes) -> None:
    """Refuses zero bytes, which databases do not store, long names, and options that name files."""
    if b"\0" in data:
        number = data[: data.index(b"\0")].count(b"\n") + 1
        raise wrong_line(SOURCE, number, "expected text, found a zero byte")
    head: dict[str, Line] = {}
    for line in lines_of(decode(data, SOURCE), SOURCE):
        head.setdefault(line.text.partition(":")[0].strip(), line)
    if "game" in head and "options" in head:
        name = head["game"].pair()[1]
        with blame(head["options"]):
            if name in NAMES:
                no_files(find_game(name), parse_options(head["options"].pair()[1]))
    if "players" in head:
        check_players(head["players"])


def check_players(line: Line) -> None:
    """Refuses names of players that are longer than any name that people can have."""
    if any(len(name.strip()) > LONGEST_WRITTEN for name in line.pair()[1].split(",")):
        raise line.error(f"expected names of players with at most {LONGEST_WRITTEN} characters")


@lru_cache(MOST_PARSED)
def read_record(data: bytes) -> Record:
    """The record in an untrusted text. Errors have the number of the line."""
    check_text(data)
    return read(data, SOURCE, find_game)
