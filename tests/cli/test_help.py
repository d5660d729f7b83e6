"""Every `--help` is laid out as meant, and docs/cli.md shows the same."""

import re
import resource

import click
import pytest
from click.testing import CliRunner

from feira.cli import COMMANDS, SECTIONS, feira, main
from feira.games import NAMES, find_game

COLUMNS = 100


def page(*command: str, width: int = 80) -> str:
    runner = CliRunner(env={"COLUMNS": str(width)})
    result = runner.invoke(feira, [*command, "--help"], prog_name="feira")
    assert result.exit_code == 0
    return result.output


def of(name: str) -> click.Command:
    command = feira.get_command(click.Context(feira), name)
    assert command is not None
    return command


ALL = [(), *((name,) for name in COMMANDS)]


@pytest.mark.parametrize("command", ALL)
@pytest.mark.parametrize("width", [80, 200])
def test_help_has_no_stray_marks_and_no_long_lines(command: tuple[str, ...], width: int) -> None:
    text = page(*command, width=width)
    assert "\\b" not in text
    assert "\b" not in text
    assert all(len(line) <= COLUMNS for line in text.splitlines())
    assert "\n\n\n" not in text


@pytest.mark.parametrize("group", [(), ("admin",)])
def test_a_group_without_a_command_shows_its_help(
    group: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    main(group)
    shown = capsys.readouterr()
    assert shown.out.startswith(" ".join(("Usage: feira", *group, "[OPTIONS] COMMAND")))
    assert "\n\nOptions:\n" in shown.out
    assert shown.err == ""


@pytest.mark.parametrize("name", COMMANDS)
def test_every_example_is_on_a_line_of_its_own_and_can_be_parsed(name: str) -> None:
    lines = page(name).splitlines()
    start = lines.index("Examples:") + 1
    examples = lines[start : lines.index("", start)]
    assert examples
    for line in examples:
        match = re.fullmatch(r"  (?:[A-Z_]+=\S+ )?feira (\S+)(.*)", line)
        assert match, line
        assert match[1] == name
        assert len(re.findall(r"(?<![.-])\bfeira \w", line)) == 1
        words = re.sub(r"\s*>.*", "", match[2]).split()
        of(name).make_context(name, words, resilient_parsing=False)


def test_commands_are_grouped_and_summaries_are_the_first_sentence_of_their_help() -> None:
    text = page()
    for heading, commands in SECTIONS.items():
        assert f"\n{heading}:\n" in text
        for name, summary in commands.items():
            assert re.search(rf"^  {name} +{re.escape(summary)}$", text, re.MULTILINE)
            assert (of(name).help or "").splitlines()[0] == summary


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_has_a_help_text(name: str) -> None:
    for parameter in of(name).params:
        if isinstance(parameter, click.Option):
            assert parameter.help, parameter.name


@pytest.mark.parametrize("command", ["sim", "record", "terminal", "match", "ladder"])
def test_help_explains_every_option_of_every_game(command: str) -> None:
    text = " ".join(page(command).split())
    for name in NAMES:
        for option in find_game(name).rules.options:
            assert f"{option.name}=" in text
            assert " ".join(option.help.split()[:3]) in text


def test_the_list_of_commands_imports_none_of_them() -> None:
    import subprocess
    import sys

    code = "import sys; from feira.cli import main; main(['--help'])"
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-c", code], capture_output=True, text=True, check=True
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    assert used < 2  # seconds of a processor, on a slow machine; 0.07 on a quick one
    loaded = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    assert not loaded & {"numpy", "numba", "rich", "litestar", "feira.cli.sim", "feira.cli.doctor"}


def test_the_program_is_called_feira_however_it_is_started(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["sim", "--help"])
    assert capsys.readouterr().out.startswith("Usage: feira sim ")
