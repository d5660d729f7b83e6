"""How `--help` is laid out: paragraphs are wrapped, indented lines stay as they are.

A docstring is the help text. Lines that are indented below a line such as `Examples:` are printed
as they stand, each on a line of its own.
"""

from functools import partial
from inspect import cleandoc
from textwrap import dedent

import click
from click.types import OptionHelpExtra

from feira.cli.completion import players


class Option(click.Option):
    """An option whose help omits the range of its numbers. Other numbers are still refused."""

    def get_help_extra(self, context: click.Context) -> OptionHelpExtra:
        """The default value, if it is shown."""
        extra = super().get_help_extra(context)
        extra.pop("range", None)
        return extra


option = partial(click.option, cls=Option)


class Command(click.Command):
    """A command whose docstring is laid out as it is written."""

    def format_help_text(self, _context: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes the docstring below the usage line."""
        write_docstring(self, formatter)


class Group(click.Group):
    """A group of commands whose docstring is laid out as it is written."""

    def format_help_text(self, _context: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes the docstring below the usage line."""
        write_docstring(self, formatter)


def write_docstring(command: click.Command, formatter: click.HelpFormatter) -> None:
    """Writes the docstring of a command, paragraph by paragraph."""
    for paragraph in cleandoc(command.help or "").split("\n\n"):
        write_paragraph(formatter, paragraph.splitlines())


def write_paragraph(formatter: click.HelpFormatter, lines: list[str]) -> None:
    """Writes one paragraph: text first, then indented lines if there are any."""
    text = " ".join(line for line in lines if not line.startswith(" "))
    verbatim = dedent("\n".join(line for line in lines if line.startswith(" "))).splitlines()
    formatter.write_paragraph()
    if text == "Examples:":
        formatter.write(f"{text}\n")
    else:
        with formatter.indentation():
            formatter.write_text(text)
    indent = " " * (2 if text == "Examples:" else 4)
    formatter.write("".join(f"{indent}{line}\n" for line in verbatim))


def write_games(formatter: click.HelpFormatter) -> None:
    """Writes every option of every game with its values; the first value is the default."""
    from feira.games import NAMES, find_game

    for game in map(find_game, NAMES):
        seats = f"{game.rules.seats[0]} to {game.rules.seats[-1]} seats"
        with formatter.section(f"{game.name}, {seats}, --option NAME=VALUE"):
            formatter.write_dl(
                [
                    (f"{option.name}={'|'.join(option.values or ('FILE',))}", option.help)
                    for option in game.rules.options
                ]
            )


def write_players(formatter: click.HelpFormatter) -> None:
    """Writes every computer player with how it plays."""
    with formatter.section("Computer players"):
        formatter.write_dl(list(players().items()))


class GameCommand(Command):
    """A command on a game: its help lists the games and their options."""

    def format_epilog(self, _context: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes the options of the games below the options of the command."""
        write_games(formatter)


class PlayerCommand(Command):
    """A command on computer players: its help lists them."""

    def format_epilog(self, _context: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes the computer players below the options of the command."""
        write_players(formatter)


class MatchCommand(GameCommand):
    """A command on a game and computer players: its help lists both."""

    def format_epilog(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes the computer players, then the options of the games."""
        write_players(formatter)
        super().format_epilog(context, formatter)
