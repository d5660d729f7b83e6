"""The command line: `feira …`."""

import sys
from collections.abc import Sequence

import click

from feira import __version__
from feira.core.errors import FeiraError

COMMANDS = {
    "play": "feira.cli.play",
    "sim": "feira.cli.sim",
    "record": "feira.cli.record",
    "replay": "feira.cli.replay",
    "terminal": "feira.cli.terminal",
    "match": "feira.cli.match",
    "ladder": "feira.cli.ladder",
    "campaign": "feira.cli.campaign",
    "analyse": "feira.cli.analyse",
    "serve": "feira.cli.serve",
    "verify": "feira.cli.verify",
    "backup": "feira.cli.backup",
}


class Lazy(click.Group):
    """Imports a command when it is asked for, so that `feira --help` answers at once."""

    def list_commands(self, _context: click.Context) -> list[str]:
        """The commands in their order."""
        return list(COMMANDS)

    def get_command(self, _context: click.Context, name: str) -> click.Command | None:
        """The command of that name."""
        if name not in COMMANDS:
            return None
        from importlib import import_module

        command: click.Command = import_module(COMMANDS[name]).command
        return command


@click.group(cls=Lazy, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="feira")
def feira() -> None:
    """Mercado de Lisboa and Machi Koro: play, record, replay and simulate.

    `feira terminal mercado` is the quickest way to a game. Every command explains itself with
    --help; whatever goes wrong is said in one line, with exit code 2.
    """


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs a command. Bad input is one line on stderr and exit code 2."""
    try:
        feira.main(args=None if arguments is None else list(arguments), standalone_mode=False)
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
