"""Shared by the commands for operators: the database, options, times, and tables of text."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

import click

from feira.cli.help import option
from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.table.names import in_one_line

T = TypeVar("T")

TRIES = 20  # attempts, while servers keep storing an entry of the log first
MILLISECONDS = 1000  # in a second
# Control characters that JSON does not escape and terminals interpret.
ESCAPED = {code: f"\\u{code:04x}" for code in range(0x7F, 0xA0)}
BUSY = "the table is too busy at the moment: try again"

config_option = option(
    "--config",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="The settings file of the server (TOML). FEIRA_… variables take precedence.",
)
json_option = option("--json", "as_json", is_flag=True, help="Print JSON.")
limit_option = option(
    "--limit",
    type=click.IntRange(1, 1_000_000),
    default=50,
    show_default=True,
    metavar="N",
    help="At most so many.",
)


def on_database(command: Callable[..., Any]) -> Callable[..., Any]:
    """Adds the options that every command has."""
    return config_option(json_option(command))


@contextmanager
def opened(config: Path | None) -> Iterator[Any]:
    """The database of the server, with its present schema. Nothing is created or upgraded."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError, DBAPIError

    from feira.table import schema
    from feira.table.engine import open_engine
    from feira.table.failures import named
    from feira.table.upgrade import version_of
    from feira.web.settings import database_file, read_settings

    address = read_settings(config).database or f"sqlite:///{database_file()}"
    try:
        url = make_url(address)
        if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
            raise FeiraError(f"{url.database}: there is no such database")
        engine = open_engine(address)
    except (ArgumentError, ImportError) as error:
        raise FeiraError(f"the database cannot be opened: {str(error).splitlines()[0]}") from None
    try:
        with engine.connect() as db:
            version = version_of(db)
        if version != schema.VERSION:
            raise FeiraError(
                f"the database has schema {version or 'none'}, this Feira knows {schema.VERSION}: "
                "start a server of this version once"
            )
        yield engine
    except DBAPIError as error:
        raise named(error) from None
    finally:
        engine.dispose()


def read(config: Path | None, do: Callable[[Any], T]) -> T:
    """Reads in one transaction."""
    with opened(config) as engine, engine.connect() as db:
        return do(db)


def write(config: Path | None, do: Callable[[Any], T]) -> T:
    """Writes in one transaction; retries if a server has stored the same entry meanwhile."""
    from sqlalchemy.exc import IntegrityError

    with opened(config) as engine:
        for _ in range(TRIES):
            with engine.connect() as db:
                db.info["writes"] = True
                try:
                    with db.begin():
                        return do(db)
                except IntegrityError:
                    continue
                finally:
                    db.info["writes"] = False
    raise FeiraError(BUSY)


def print_json(data: Any) -> None:
    """Prints data as one line of JSON."""
    print(json.dumps(data, ensure_ascii=False).translate(ESCAPED))


def print_table(headings: Sequence[str], rows: Sequence[Sequence[object]], nothing: str) -> None:
    """Prints a table with one row per line, however long, or a note that it is empty."""
    if not rows:
        print(nothing)
        return
    cells = [list(headings), *([in_one_line(str(cell)) for cell in row] for row in rows)]
    widths = [max(len(row[n]) for row in cells) for n in range(len(headings))]
    for row in cells:
        line = (f"{cell:{width}}" for cell, width in zip(row, widths, strict=True))
        print("  ".join(line).rstrip())


def print_facts(facts: Json) -> None:
    """Prints names and values, one a line."""
    widest = max(map(len, facts))
    for name, value in facts.items():
        print(f"{name:{widest}}  {in_one_line(str(value))}".rstrip())


def when(at: int | None) -> str:
    """A time from the database in the time zone of this computer; empty: never."""
    return "" if at is None else f"{datetime.fromtimestamp(at / MILLISECONDS):%Y-%m-%d %H:%M}"
