"""Writes docs/cli.md: the help of every command, as `--help` prints it. `make api` runs it."""

import click

from feira.cli import SECTIONS, feira
from tools import ROOT
from tools.pages import update

PAGE = ROOT / "docs" / "cli.md"
COLUMNS = 80


def reference() -> str:
    """The generated part of the page."""
    parts = ["## feira\n", block(feira, None)]
    for heading, commands in SECTIONS.items():
        parts.append(f"## {heading}\n")
        for name in commands:
            parts += command_parts(name)
    return "\n".join(parts)


def command_parts(name: str) -> list[str]:
    """A command and, if it is a group, its commands."""
    command = command_of(name)
    parts = [f"### feira {name}\n", block(command, click.Context(feira))]
    if isinstance(command, click.Group):
        context = click.Context(command, click.Context(feira, info_name="feira"), info_name=name)
        for part in command.list_commands(context):
            one = command.get_command(context, part)
            assert one is not None
            parts += [f"#### feira {name} {part}\n", block(one, context)]
    return parts


def command_of(name: str) -> click.Command:
    """The command of that name."""
    command = feira.get_command(click.Context(feira), name)
    assert command is not None
    return command


def block(command: click.Command, parent: click.Context | None) -> str:
    """The help of a command as a block of text."""
    if parent is not None and parent.info_name is None:
        parent.info_name = "feira"
    context = click.Context(
        command,
        parent=parent,
        info_name=command.name,
        terminal_width=COLUMNS,
        help_option_names=["-h", "--help"],
    )
    return f"```text\n{context.get_help()}\n```\n"


if __name__ == "__main__":
    update(PAGE, reference())
