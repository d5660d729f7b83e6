"""Warm-up: the rules are compiled once in separate processes, then loaded from the cache.

Compiling holds the GIL for a minute. Separate processes, one for each game, do not delay the
server, which keeps answering. `python -m feira.web.warmup` starts them and prints a line for each
step. If the rules were compiled ahead of time, there is nothing to do.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count

from feira.core import jit
from feira.core.cache import COMPLETE
from feira.core.game import Game
from feira.core.position import Position
from feira.games import NAMES, find_game
from feira.players.levels import LEVELS, warm_up
from feira.players.rollouts import NO_CANDIDATE, Rollouts
from feira.table.broadcast import Broadcast, snapshot
from feira.table.fold import enter, next_entry
from feira.table.gauntlet import decide_choice
from feira.table.plan import Plan, SeatPlan, checked
from feira.table.seating import decide_begin
from feira.table.secret import new_secret
from feira.table.table import Table
from feira.web.service import Service

STEPS = tuple((name, level) for level in ("", *LEVELS) for name in NAMES)  # the rules first
PAUSE = 1.0  # seconds after the rules are ready, in which pending requests go first
CHOICES = 20  # at the table that is played for warm-up
NICENESS = 5  # of the process that compiles

Report = Callable[[int, str], object]  # how many steps are done, and the game of the last one


def warm_up_all(service: Service, ready: Callable[[], object]) -> None:
    """Compiles the rules, calls `ready`, and then compiles the computer players."""

    def report(done: int, game: str) -> None:
        service.progress = {"done": done, "of": len(STEPS), "what": game}

    report(0, STEPS[0][0])
    for done, (name, level) in enumerate(prepare(report), 1):
        report(done, name)
        if not level and name == NAMES[-1]:
            ready()
            time.sleep(PAUSE)


def warm(step: tuple[str, str]) -> None:
    """Compiles, or loads, a game's rules or one of its computer players."""
    name, level = step
    game = find_game(name)
    if level:
        config = game.configure(max(2, game.rules.seats[0]), {})
        warm_up(game, config, [level])
        if level == LEVELS[-1]:
            warm_rollouts(Position.start(game, config))
    else:
        warm_table(game)


def warm_rollouts(start: Position) -> None:
    """Plays one rollout, as used by hints and reviews."""
    Rollouts(start.game).play(start, [NO_CANDIDATE], 0, 1, number=0)


def warm_table(game: Game) -> None:
    """Plays some choices at a temporary table, and calls everything that tables call."""
    plan = Plan(
        game=game.name,
        seats=(SeatPlan(kind="me"), *[SeatPlan(kind="computer", level="easy")]),
    )
    table = Table(
        id="",
        game=game,
        config=checked(plan, game),
        plan=plan,
        host="host",
        secret=new_secret(),
        created=0,
    )
    table.seats[0].person, table.seats[0].nonce = "host", "nonce"
    decision = decide_begin(table)
    for number in range(1, CHOICES):
        if decision is None or table.state == "over":
            break
        entry = next_entry(table, decision, at=0)
        enter(table, entry, decision if number % 2 else None)
        Broadcast(table, entry, decision, None).message_for("host", previews=True)
        snapshot(table, "", "host", previews=False)
        assert table.position is not None
        table.position.refusal(0)
        choices = table.position.legal()
        decision = decide_choice(table, choices[number % len(choices)]) if choices else None


def is_complete() -> bool:
    """Whether everything is compiled."""
    return not jit.COMPILES or (jit.CACHE / COMPLETE).exists()


def prepare(report: Report) -> Iterator[tuple[str, str]]:
    """Yields each step once this process has loaded it; `report` gets the progress before."""
    if not is_complete():
        compile_apart(report)
    for step in STEPS:
        warm(step)
        yield step


def compile_apart(report: Report) -> None:
    """Compiles in other processes, one for each game. If that fails, this process compiles."""
    command = [sys.executable, "-m", "feira.web.warmup"]
    steps = count(1)  # `next` is atomic, so each thread gets another number

    def follow(name: str) -> int:
        with subprocess.Popen([*command, name], stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            for line in process.stdout:
                report(next(steps), line.strip())
        return process.returncode

    with ThreadPoolExecutor(len(NAMES)) as pool:
        if not any(list(pool.map(follow, NAMES))) and jit.COMPILES:
            (jit.CACHE / COMPLETE).touch()


def main() -> None:
    """Compiles one game, with low priority; without a name, all games at once."""
    if len(sys.argv) == 1:
        compile_apart(lambda _, name: print(name, flush=True))
        return
    os.nice(NICENESS)
    for step in STEPS:
        if step[0] in sys.argv[1:]:
            print(step[0], flush=True)
            warm(step)


if __name__ == "__main__":
    main()
