"""The commands of players and arena as people use them."""

import json
from pathlib import Path

import pytest

from tests.cli.run import feira
from tests.cli.test_cli import GOLDEN, SOLO

pytestmark = pytest.mark.native


def test_a_match_shows_shares_and_elo_and_keeps_its_records(tmp_path: Path) -> None:
    done = feira(
        *("match", "machikoro", "policy", "random", "--games", "6", "--seed", "2"),
        *("--save", str(tmp_path)),
    )
    assert done.returncode == 0, done.stderr
    assert "win share" in done.stdout
    assert "6 games, 3 rounds" in done.stdout
    records = sorted(tmp_path.glob("*.feira"))
    assert len(records) == 6
    assert feira("replay", *map(str, records)).returncode == 0
    assert "players: policy, random" in records[0].read_text()


def test_a_match_in_json_is_the_same_again_and_may_stop_early() -> None:
    arguments = ("match", "mercado", "policy", "random", "--games", "100", "--until-significant")
    figures = [json.loads(feira(*arguments, "--json").stdout) for _ in range(2)]
    for one in figures:
        del one["seconds"]
    assert figures[0] == figures[1]
    assert figures[0]["games"] < 100
    assert figures[0]["p"] < 0.05
    best = figures[0]["players"][0]
    assert best["player"] == "policy"
    assert best["share"]["low"] < best["share"]["mean"] <= best["share"]["high"]
    assert best["elo"]["low"] <= best["elo"]["mean"] <= best["elo"]["high"]


def test_a_campaign_has_all_challenges_and_says_where_fame_was_lost() -> None:
    done = feira("campaign", "--player", "easy", "--seeds", "2")
    assert done.returncode == 0, done.stderr
    assert "2 campaigns of easy" in done.stdout
    assert "Fame without the bonus" in done.stdout
    assert "fame lost" in done.stdout
    figures = json.loads(
        feira("campaign", "mercado", "--player", "easy", "--seeds", "2", "--json").stdout
    )
    assert len(figures["challenges"]) == 9
    assert len(figures["campaigns"]) == 2
    assert 0 <= figures["fame"]["mean"] <= 27


def test_a_position_is_analysed_for_people_and_programs() -> None:
    n = next(
        row["n"]
        for row in map(json.loads, feira("replay", str(GOLDEN), "--json").stdout.splitlines())
        if len(row.get("legal", ())) > 12
    )
    arguments = ("analyse", str(GOLDEN), "--at", str(n), "--simulations", "300")
    page = feira(*arguments)
    assert page.returncode == 0, page.stderr
    assert "to choose, 300 simulations" in page.stdout or "simulations" in page.stdout
    assert "more choices (--all)" in page.stdout
    found = json.loads(feira(*arguments, "--json", "--language", "de").stdout)
    assert found["choices"][0]["visits"] >= found["choices"][-1]["visits"]
    assert any("kostet" in one["reason_text"] for one in found["choices"])
    assert {"actor", "text", "action"} <= set(found["choices"][0]["principal_variation"][0])


def test_a_whole_game_is_reviewed() -> None:
    done = feira("analyse", str(SOLO), "--simulations", "30", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    rows = found["moves"]
    assert len(rows) > 10
    assert found["players"][0]["moves"] == len(rows)
    assert all(row["lost"] >= 0 for row in rows)
    assert {"chosen", "best", "mark", "number", "actor"} <= set(rows[0])
    assert {"principal_variation", "reason_text"} <= set(rows[0]["best"])
    page = feira("analyse", str(SOLO), "--simulations", "30").stdout
    assert "accuracy" in page
    assert "luck" in page


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("match mercado hard strong", "there is no player 'strong' (there is: random, "),
        ("match mercado hard:speed=9 easy", "a player's options are ms, "),
        ("match mercado hard:ms=fast easy", "player option ms takes a number, not 'fast'"),
        ("match mercado hard:ms=0 easy", "player option ms is more than 0"),
        ("match mercado greedy:ms=5 easy", "player option ms is not for greedy"),
        ("match mercado a b c d e", "mercado has 1 to 4 seats, not 5"),
        ("match chess hard hard", "there is no game 'chess'"),
        ("ladder mercado --seats 1", "a ladder needs two seats at least"),
        ("campaign machikoro", "machikoro has no solo campaign (games with one: mercado)"),
        ("campaign chess", "there is no game 'chess'"),
        ("campaign --player strong", "there is no player 'strong'"),
        ("campaign --seeds 0", "0 is not in the range"),
        ("analyse nowhere.feira", "nowhere.feira: No such file"),
        (f"analyse {GOLDEN} --at 1", "choice 1 is chance's"),
        (f"analyse {GOLDEN} --at 9999", "there is none numbered 9999"),
        (f"analyse {GOLDEN} --ms 5 --simulations 5", "one of them"),
    ],
)
def test_bad_input_is_one_clear_line(command: str, complaint: str) -> None:
    done = feira(*command.split())
    assert done.returncode == 2
    assert done.stdout == ""
    lines = [line for line in done.stderr.splitlines() if line.startswith("feira: ")]
    assert len(lines) == 1
    assert complaint in lines[0]
