"""`make learning`: runs the training examples up to their claims, and draws learning curves.

The pictures go to docs/envs. It fails if PPO does not get above `greedy`, or if the exploitability
of the strategy that OpenSpiel's algorithm has learned does not become small.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

import matplotlib as mpl

from tools import ROOT

mpl.use("Agg")
from matplotlib import pyplot

PICTURES = ROOT / "docs" / "envs"
SMALL = 0.05  # of the stakes, which are 2


def run(example: str, *arguments: str) -> tuple[str, list[tuple[float, float]]]:
    """The output of an example, and its curve."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, str(ROOT / "examples" / f"{example}.py"), *arguments]
        done = subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE, text=True)
        (path,) = Path(folder).glob("*.csv")
        rows = [line.split(",") for line in path.read_text(encoding="utf-8").split()]
    print(done.stdout, flush=True)
    return done.stdout, [(float(x), float(y)) for x, y in rows]


def draw(
    name: str, curve: list[tuple[float, float]], x: str, y: str, level: tuple[float, str] | None
) -> None:
    """Draws a learning curve, with a level for comparison."""
    figure, axes = pyplot.subplots(figsize=(7, 3.6), dpi=110)
    axes.plot(*zip(*curve, strict=True), color="#1d4e89", linewidth=2)
    if level is not None:
        axes.axhline(level[0], color="#c1440e", linestyle="--", label=level[1])
        axes.legend(frameon=False)
    axes.set(xlabel=x, ylabel=y)
    axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(PICTURES / f"{name}.png")
    pyplot.close(figure)


def main() -> int:
    """Runs both examples; 1 if one misses its claim."""
    said, curve = run("ppo", *sys.argv[1:2])
    found = re.search(r"greedy: mean result ([\d.]+)", said)
    assert found is not None
    greedy = float(found[1])
    million = [(steps / 1e6, result) for steps, result in curve]
    draw("ppo", million, "million steps", "mean result", (greedy, "greedy"))
    _, regret = run("open_spiel_mccfr", *sys.argv[2:3])
    draw("mccfr", regret, "iterations", "NashConv", None)
    learned, solved = curve[-1][1] > greedy, regret[-1][1] < SMALL
    print(f"PPO {curve[-1][1]:.2f} {'>' if learned else 'is not above'} greedy {greedy:.2f}")
    print(f"NashConv {regret[-1][1]:.4f} {'<' if solved else 'is not below'} {SMALL}")
    return 0 if learned and solved else 1


if __name__ == "__main__":
    sys.exit(main())
