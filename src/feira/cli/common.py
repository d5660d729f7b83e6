"""What the commands share: naming a game with its seats and options, and showing progress."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from feira.core.config import Config, parse_options
from feira.core.errors import FeiraError
from feira.core.game import Game

T = TypeVar("T")

errors = Console(stderr=True)


class GameCommand(click.Command):
    """A command on a game: its help lists the games and their options."""

    def format_epilog(self, _context: click.Context, formatter: click.HelpFormatter) -> None:
        """Every option of every game, with its values; the first is the default."""
        from feira.games import NAMES, find_game

        for game in map(find_game, NAMES):
            seats = f"{game.seats[0]} to {game.seats[-1]} seats"
            with formatter.section(f"{game.name}, {seats}, --option"):
                formatter.write_dl(
                    [
                        (f"{option.name}={'|'.join(option.values or ('FILE',))}", option.help)
                        for option in game.options
                    ]
                )


option_option = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="K=V",
    help="An option of the game, such as challenge=3. May be repeated.",
)


def game_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The arguments that say which game is meant."""
    for decorate in reversed(
        (
            click.argument("game", metavar="GAME"),
            click.option("--seats", type=int, metavar="N", help="How many players."),
            option_option,
        )
    ):
        command = decorate(command)
    return command


def chosen_game(name: str, seats: int | None, options: tuple[str, ...]) -> tuple[Game, Config]:
    """The game and its checked config."""
    from feira.games import find_game

    game = find_game(name)
    given: dict[str, str] = {}
    for option in options:
        for key, value in parse_options(option).items():
            if key in given:
                raise FeiraError(f"option {key} is given twice")
            given[key] = value
    return game, game.configure(seats, given)


@contextmanager
def preparing(what: str = "Preparing the rules (compiled once, then kept)") -> Iterator[None]:
    """Says what a wait is for."""
    with errors.status(f"{what} …"):
        yield


def with_progress(
    steps: Iterable[T], *, total: int, what: str, done: Callable[[T], int]
) -> Iterator[T]:
    """Passes things on and shows how many are done; on a terminal, and on stderr."""
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
