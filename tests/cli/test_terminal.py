"""The game in the terminal: played to its end, left, resumed, solo."""

from pathlib import Path

import pytest

from feira.games import NAMES
from tests.cli.run import feira


@pytest.mark.native
def test_a_game_in_the_terminal_is_played_to_its_end_and_saved(tmp_path: Path) -> None:
    path = tmp_path / "game.feira"
    typed = "?\nall\nbogus\n999\nboard\n1\nundo\n" + "1\n" * 200
    done = feira("terminal", "mercado", "--seed", "7", "--save", str(path), text=typed)
    assert done.returncode == 0, done.stderr
    for words in ("costs 1", "There are moves 1 to", "Taken back.", "won.", "Saved as"):
        assert words in done.stdout
    assert feira("replay", str(path)).returncode == 0


@pytest.mark.native
@pytest.mark.parametrize("name", NAMES)
def test_every_game_can_be_played_in_the_terminal(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.feira"
    done = feira("terminal", name, "--seats", "2", "--save", str(path), text="1\n" * 1500)
    assert done.returncode == 0, done.stderr
    assert "won." in done.stdout
    assert feira("replay", str(path)).returncode == 0


@pytest.mark.native
def test_leaving_saves_the_game_and_it_can_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.feira"
    feira("terminal", "mercado", "--seed", "7", "--save", str(path), text="1\n1\nquit\n")
    before = path.read_text(encoding="utf-8")
    done = feira("terminal", "mercado", "--resume", str(path), text="1\n" * 200)
    assert "won." in done.stdout
    after = path.read_text(encoding="utf-8")
    assert len(after) > len(before)
    assert after.startswith(before)


@pytest.mark.native
def test_a_challenge_in_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "solo.feira"
    arguments = ("terminal", "mercado", "--option", "challenge=1", "--save", str(path))
    done = feira(*arguments, text="specialise meat\nstall\n" + "1\n" * 100)
    assert "fame" in done.stdout
    assert "moves begin like that" in done.stdout
    assert "only meat earns" in done.stdout
