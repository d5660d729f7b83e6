"""`make load`: a real server under load and under attack, each scene with its bound.

The server runs on one core, the load generator on another. For the scenes of players it also prints
the CPU time of a choice: that of the server and, to show that it is not the bottleneck, that of the
load generator.
"""

import os

import click
import uvloop

from bench.load.attacks import ATTACKS
from bench.load.crowds import CROWDS, run_crowd
from bench.load.players import Load, tokens
from bench.load.server import PinnedServer
from bench.load.table import Row, show

SCENES = {
    "fast": (50, 2, None),  # tables, seats, choices a second (None: as fast as they can)
    "calm": (200, 2, 500.0),
    "crowd": (1000, 4, 1000.0),
}
BOUNDS = {"fast": 25.0, "calm": 25.0, "crowd": 50.0}  # milliseconds, of 99 in 100 choices
FASTEST = 5000  # durable choices a second
ALL = (*SCENES, *ATTACKS, *CROWDS)
QUICK = 3.0  # seconds


def play(scene: str, seconds: float, websocket: str | None) -> list[Row]:
    """Players only: choices per second, and their latency."""
    tables, seats, rate = SCENES[scene]
    with PinnedServer(0, websocket) as server:
        load = Load(server.url, seats, tokens(server.url, seats), rate)
        figures = uvloop.run(load.run(tables, seconds, server))
    print("  " + ", ".join(f"{name} {value:,.1f}" for name, value in figures.items()))
    where = f"{tables} tables, {tables * seats} sockets"
    rows = [Row(scene, f"{where}: choices, p99 ms", BOUNDS[scene], figures["p99 ms"])]
    if rate is None:
        speed = figures["choices/s"]
        rows.append(Row(scene, f"{where}: durable choices/s", FASTEST, speed, at_least=True))
    return rows


@click.command()
@click.option("--scene", "scenes", multiple=True, type=click.Choice(ALL), help="Default: all.")
@click.option("--seconds", default=15.0, show_default=True, help="To measure, for each scene.")
@click.option("--quick", is_flag=True, help=f"Measure for {QUICK:.0f} seconds only.")
@click.option(
    "--websocket",
    type=click.Choice(["fast", "ordinary"]),
    help="The WebSocket path of the server in scenes of players. Default: its setting.",
)
def main(scenes: tuple[str, ...], seconds: float, *, quick: bool, websocket: str | None) -> None:
    """Load and attack a server, and print every figure with its bound."""
    os.sched_setaffinity(0, {1})
    rows: list[Row] = []
    took = QUICK if quick else seconds
    for scene in scenes or ALL:
        print(f"{scene} …", flush=True)
        if scene in SCENES:
            found = play(scene, took, websocket)
        elif scene in ATTACKS:
            found = [ATTACKS[scene](took)]
        else:
            found = run_crowd(scene, took)
        print(show(found).partition("\n")[2], flush=True)
        rows += found
    print(f"\n{show(rows)}")


if __name__ == "__main__":
    main()
