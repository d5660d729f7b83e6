"""The command line: `feira …`."""

import sys
from collections.abc import Sequence

import click
from click.shell_completion import CompletionItem

from feira import __version__
from feira.cli.completion import SHELLS, matching
from feira.core.errors import FeiraError

WIDTH = 96  # columns of help at most, on a terminal that has as many
SECTIONS = {
    "Play": {
        "play": "Play in the browser, on this computer.",
        "terminal": "Play in the terminal against computer players.",
    },
    "Games on disk": {
        "record": "Play random games and keep them as .feira files.",
        "replay": "Check .feira files and show what happened in them.",
        "verify": "Check that the dice of a game were fair.",
    },
    "Computer players": {
        "match": "Let computer players play each other.",
        "ladder": "Let all levels play each other.",
        "campaign": "Let a computer player play solo campaigns.",
        "analyse": "Estimate every choice of a position, or review a game.",
    },
    "Study": {
        "sim": "Play many random games, fast, and show statistics.",
        "puzzles": "Make puzzles from games of computer players.",
    },
    "Serve": {
        "serve": "Run the server for many people.",
        "backup": "Copy the database while the server runs.",
        "admin": "Administer people, tables and storage.",
    },
    "This installation": {
        "doctor": "Show what is installed, compiled and reachable.",
    },
}
COMMANDS = {name: summary for section in SECTIONS.values() for name, summary in section.items()}


class LazyGroup(click.Group):
    """Imports a command when it is run, so that `feira --help` answers at once."""

    def list_commands(self, _context: click.Context) -> list[str]:
        """The names of the commands in their order."""
        return list(COMMANDS)

    def get_command(self, _context: click.Context, name: str) -> click.Command | None:
        """The command of that name, from the module of that name."""
        if name not in COMMANDS:
            return None
        from importlib import import_module

        command: click.Command = import_module(f"feira.cli.{name}").command
        return command

    def format_commands(self, _context: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes the commands in sections, without importing them."""
        widest = max(map(len, COMMANDS))
        for heading, commands in SECTIONS.items():
            with formatter.section(heading):
                formatter.write_dl([(f"{name:{widest}}", text) for name, text in commands.items()])

    def format_epilog(self, _context: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes how to set up shell completion."""
        with formatter.section("Completion with the Tab key, for this session"):
            formatter.write_dl(list(SHELLS.items()))

    def shell_complete(self, context: click.Context, incomplete: str) -> list[CompletionItem]:
        """Completes names of commands without importing them."""
        options = click.Command.shell_complete(self, context, incomplete)
        return matching(COMMANDS, incomplete) + options


@click.group(
    cls=LazyGroup,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": WIDTH},
)
@click.version_option(__version__, prog_name="feira")
def feira() -> None:
    """Play Mercado de Lisboa and Machi Koro, keep games, and study them.

    Start with `feira play` in the browser or `feira terminal mercado` here. Every command explains
    itself with --help. If something goes wrong, you get one line and exit code 2.
    """


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs a command. Bad input is one line on stderr and exit code 2."""
    try:
        feira.main(
            args=None if arguments is None else list(arguments),
            prog_name="feira",
            standalone_mode=False,
        )
    except click.exceptions.NoArgsIsHelpError as asked:  # a group without a subcommand
        click.echo(asked.ctx.get_help())
    except (FeiraError, click.ClickException) as error:
        text = error.format_message() if isinstance(error, click.ClickException) else str(error)
        sys.stderr.write(f"feira: {' '.join(text.split())}\n")
        sys.exit(2)
    except (click.Abort, KeyboardInterrupt):
        sys.stderr.write("feira: stopped\n")
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
