"""The worked example of CONTRIBUTING: adds its cards to a copy of the package."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import feira

PAGE = (Path(__file__).parents[3] / "CONTRIBUTING.md").read_text(encoding="utf-8")
VINEYARD, TOLL_BRIDGE = re.findall(r"```cards\n(.*?)```", PAGE, re.DOTALL)
EFFECT, LINES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)

PLAY = """
from feira.core.conformance import check_play, check_record
from feira.core.position import Position
from feira.games import find_game
game = find_game("machikoro")
check_record(game)
for market in ("full", "limited"):
    check_play(game, game.configure(3, {"plus": "yes", "market": market}), games=2, seed=1)

def after(roll, cities):
    position = Position.parse(game, f'''position machikoro
seats: 3
options: plus=yes
stage: dice
dice: 2
turn: 0
coins: 5 5 5
landmarks: station / station mall / -
cities: {cities}
''')
    return position.play(roll).coins
"""


def play_with(
    tmp_path: Path, row: str, check: str, *, effect: str = "", lines: str = "", kernels: str
) -> None:
    package = tmp_path / "feira"
    shutil.copytree(Path(feira.__file__).parent, package)
    folder = package / "games" / "machikoro" / "rules"
    with (folder / "components.txt").open("a", encoding="utf-8") as cards:
        cards.write(row)
    text = (folder / "effects.py").read_text(encoding="utf-8")
    head, due, rest = text.partition("@inline\ndef due(")
    body, last, tail = rest.partition("    return 0\n")
    assert due
    assert last
    text = head + effect + "\n\n" + due + body + lines + last + tail
    (folder / "effects.py").write_text(text, encoding="utf-8")
    environment = {
        **os.environ,
        "PYTHONPATH": str(tmp_path),
        "XDG_CACHE_HOME": str(tmp_path),
        "FEIRA_KERNELS": kernels,
    }
    done = subprocess.run(
        [sys.executable, "-c", PLAY + check],
        capture_output=True,
        text=True,
        env=environment,
        cwd=tmp_path,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_a_card_that_pays_is_a_row(tmp_path: Path) -> None:
    """Interpreted; the next test compiles the rules with a row more, which takes a minute."""
    check = """
assert after("dice 1 6", "- / vineyard 2 / vineyard 1") == [5, 11, 8]
assert after("dice 5 6", "fruit-market 1, vineyard 2 / - / -") == [9, 5, 5]
"""
    play_with(tmp_path, VINEYARD, check, kernels="interpreted")


@pytest.mark.native
def test_a_card_with_a_new_effect_is_a_row_and_a_function(tmp_path: Path) -> None:
    check = """
assert after("dice 4 6", "toll-bridge 1 / - / -") == [6, 4, 5]
"""
    play_with(tmp_path, TOLL_BRIDGE, check, effect=EFFECT, lines=LINES, kernels="numba")
