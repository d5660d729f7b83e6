"""The command line as people use it: what it prints, and one clear line for bad input."""

import json
import os
from pathlib import Path

import pytest

from feira.games import NAMES, find_game
from tests.cli.run import feira
from tests.golden import FOLDER

GOLDEN = FOLDER / "mercado" / "two-players.feira"
SOLO = FOLDER / "mercado" / "challenge-7.feira"


@pytest.mark.native
@pytest.mark.parametrize("name", NAMES)
def test_sim_ends_with_one_json_object(name: str) -> None:
    done = feira("sim", name, "--games", "500", "--seed", "3", "--json")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout.splitlines()[-1])
    assert figures["games"] == 500
    assert figures["steps"] > 500
    assert figures["seconds"] > 0
    assert figures["steps_per_second"] == pytest.approx(figures["steps"] / figures["seconds"])
    assert sum(figures["seat_wins"]) == pytest.approx(500)
    again = json.loads(feira("sim", name, "--games", "500", "--seed", "3", "--json").stdout)
    assert again["seat_wins"] == figures["seat_wins"]


@pytest.mark.native
def test_sim_shows_a_table() -> None:
    done = feira("sim", "mercado", "--seats", "3", "--games", "200")
    assert "200 random games" in done.stdout
    assert "steps/s" in done.stdout


@pytest.mark.native
def test_sim_on_the_simulated_gpu_gives_the_same_games() -> None:
    arguments = ("sim", "mercado", "--games", "10", "--json")
    simulated = dict.fromkeys(("NUMBA_ENABLE_CUDASIM", "NUMBA_DISABLE_JIT"), "1")
    simulated["FEIRA_KERNELS"] = "numba"
    gpu = json.loads(feira(*arguments, "--gpu", **simulated).stdout.splitlines()[-1])
    cores = json.loads(feira(*arguments).stdout.splitlines()[-1])
    for key in ("games", "steps", "seat_wins", "mean_scores"):
        assert gpu[key] == cores[key]


@pytest.mark.native
def test_records_are_written_and_replayed(tmp_path: Path) -> None:
    arguments = ("--seats", "3", "--option", "closed=secret", "--seed", "4", "--games", "2")
    done = feira("record", "mercado", *arguments, "--out", str(tmp_path / "new"))
    assert done.returncode == 0, done.stderr
    files = sorted(str(path) for path in (tmp_path / "new").iterdir())
    assert len(files) == 2
    printed = feira("record", "mercado", *arguments[:-2]).stdout
    assert printed == Path(files[0]).read_text(encoding="utf-8")
    assert feira("replay", *files).returncode == 0
    assert feira("replay", "-", text=printed).returncode == 0


@pytest.mark.native
def test_replay_as_json_has_all_that_was_possible() -> None:
    rows = [json.loads(line) for line in feira("replay", "--json", str(GOLDEN)).stdout.splitlines()]
    game = find_game("mercado")
    for n, row in enumerate(rows[:-1], 1):
        assert row["n"] == n
        assert len(row["coins"]) == 2
        assert isinstance(row["events"], list)
        if row["actor"] == "chance":
            assert row["choice"] in row["outcomes"]
            assert all(isinstance(weight, int) for weight in row["outcomes"].values())
        else:
            assert row["actor"] in (0, 1)
            assert row["choice"] in row["legal"]
    last = rows[-1]
    assert last["over"] is True
    assert len(last["scores"]) == 2
    assert set(last["winners"]) <= {0, 1}
    assert last["reason"] in game.rules.end_reasons


@pytest.mark.native
def test_replay_of_a_challenge_has_its_result() -> None:
    last = json.loads(feira("replay", "--json", str(SOLO)).stdout.splitlines()[-1])
    assert {"over", "scores", "winners", "result", "fame", "best_move", "reason"} <= set(last)


@pytest.mark.native
@pytest.mark.parametrize("language", ["en", "uk", "pl", "de", "fr"])
def test_replay_shows_what_happened(language: str) -> None:
    done = feira("replay", "--language", language, str(GOLDEN))
    assert done.returncode == 0
    assert "c3" in done.stdout


def refused(*arguments: str, **environment: str) -> str:
    done = feira(*arguments, **environment)
    assert done.returncode == 2, done.stdout + done.stderr
    assert done.stdout == ""
    assert done.stderr.startswith("feira: ")
    assert done.stderr.count("\n") == 1
    return done.stderr


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("sim chess", "there is no game 'chess' (there is: "),
        ("sim mercado --seats 9", "mercado has 1 to 4 seats, not 9"),
        ("sim mercado --seats two", "'two' is not a valid integer"),
        ("sim mercado --option colour=red", "mercado has no option 'colour' (it has: "),
        ("sim mercado --option money=none", "option money is one of hidden, open, not 'none'"),
        ("sim mercado --option money", "an option is written name=value"),
        ("sim mercado --option money=open --option money=open", "option money is given twice"),
        ("sim mercado --games 0", "0 is not in the range"),
        ("sim mercado --option components=/nowhere", "No such file"),
        ("sim", "Missing argument 'GAME'"),
        ("dance", "No such command 'dance'"),
        ("sim mercado --faster", "No such option"),
        ("record mercado --games 2", "several games need a folder: --out DIR"),
        ("replay /nowhere.feira", "/nowhere.feira: No such file"),
        ("terminal mercado --seat 7", "there is no seat 7 among 2"),
        ("terminal mercado --language xx", "there is no language 'xx'"),
    ],
)
def test_bad_input_is_one_clear_line(arguments: str, complaint: str) -> None:
    assert complaint in refused(*arguments.split())


def test_no_gpu_is_one_clear_line() -> None:
    if "NUMBA_ENABLE_CUDASIM" not in os.environ:
        without = {"CUDA_VISIBLE_DEVICES": "", "FEIRA_KERNELS": "numba"}
        assert "CUDA" in refused("sim", "mercado", "--gpu", **without)


def test_bad_records_are_one_clear_line(tmp_path: Path) -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    cases = {
        "truncated at a line": (
            "\n".join(text.splitlines()[:60]) + "\n",
            "line 61: the record breaks off",
        ),
        "truncated in a line": (text[:600], "line "),
        "wrong rules": (text.replace("rules: 1", "rules: 7"), "line 3: rules version '7'"),
        "malformed": (text.replace("* display", "* show", 1), "line "),
        "empty": ("", "line 1: expected 'feira 1'"),
    }
    for name, (content, complaint) in cases.items():
        path = tmp_path / f"{name}.feira"
        path.write_text(content, encoding="utf-8")
        for flags in ((), ("--json",)):
            assert complaint in refused("replay", str(path), *flags)


@pytest.mark.native
def test_an_unfinished_game_can_be_replayed_on_request(tmp_path: Path) -> None:
    path = tmp_path / "unfinished.feira"
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()[:80]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = feira("replay", "--unfinished", "--json", str(path))
    assert done.returncode == 0
    assert json.loads(done.stdout.splitlines()[-1])["over"] is False
    assert feira("replay", "--unfinished", str(path)).returncode == 0
