"""Shared by the commands: naming a game with its seats and options, and showing progress."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from feira.cli.completion import complete_game, complete_language, complete_option
from feira.cli.help import option
from feira.core.config import Config, parse_options
from feira.core.errors import FeiraError
from feira.core.game import Game

T = TypeVar("T")

errors = Console(stderr=True)


game_argument = click.argument("game", metavar="GAME", shell_complete=complete_game)
option_option = option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    shell_complete=complete_option,
    help="An option of the game, such as challenge=3. May be repeated.",
)
seats_option = option(
    "--seats", type=int, metavar="N", help="How many players, computer players included."
)
language_option = option(
    "--language",
    default="en",
    show_default=True,
    metavar="CODE",
    shell_complete=complete_language,
    help="Language of the text: en, uk, pl, de or fr.",
)
seed_option = option(
    "--seed",
    type=click.IntRange(0, 2**62),
    default=0,
    show_default=True,
    metavar="S",
    help="The same seed gives the same games.",
)


def game_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Adds the arguments that say which game is meant."""
    for decorate in (option_option, seats_option, game_argument):
        command = decorate(command)
    return command


def chosen_game(name: str, seats: int | None, options: tuple[str, ...]) -> tuple[Game, Config]:
    """The game and its checked config."""
    from feira.games import find_game

    game = find_game(name)
    given: dict[str, str] = {}
    for text in options:
        for key, value in parse_options(text).items():
            if key in given:
                raise FeiraError(f"option {key} is given twice")
            given[key] = value
    return game, game.configure(seats, given)


@cache
def say_back_end() -> None:
    """Prints, once, a note about the back end, if there is one."""
    from feira.core.back_end import word

    if words := word():
        errors.print(f"feira: {words}", style="yellow")


@contextmanager
def preparing(what: str = "Preparing the rules (compiled once, then kept)") -> Iterator[None]:
    """Shows what the program is waiting for."""
    say_back_end()
    with errors.status(f"{what} …"):
        yield


def with_progress(
    steps: Iterable[T], *, total: int, what: str, done: Callable[[T], int]
) -> Iterator[T]:
    """Yields the steps and shows how many are done, on stderr if it is a terminal."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed:,.0f} of {task.total:,.0f}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=errors, transient=True) as progress:
        task = progress.add_task(what, total=total)
        for step in steps:
            progress.advance(task, done(step))
            yield step
