"""Getting the rules ready: compiled once in a process of its own, then loaded from the cache.

Compiling keeps the interpreter busy for a minute. In another process that holds nobody up; here the
page and everything else goes on. `python -m feira.web.warm` is that process: it prints a line for
each step that is done.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator

from feira.core.cache import COMPLETE
from feira.core.game import Game
from feira.core.jit import CACHE
from feira.games import NAMES, find_game
from feira.players.levels import LEVELS, warm_up
from feira.table.plan import Plan, SeatPlan, checked
from feira.table.secret import new_secret
from feira.table.table import Table
from feira.table.told import Telling, whole

STEPS = tuple((name, level) for level in ("", *LEVELS) for name in NAMES)  # the rules first


def warm(step: tuple[str, str]) -> None:
    """Compiles, or loads, a game's rules or one of its computer players."""
    name, level = step
    game = find_game(name)
    if level:
        warm_up(game, game.configure(max(2, game.seats[0]), {}), [level])
    else:
        warm_table(game)


def warm_table(game: Game) -> None:
    """A few choices at a table that nobody sees: everything that a table calls is called."""
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
    table.seats[0].person = "host"
    decision = table.begun()
    for number in range(1, 20):
        if decision is None or table.state == "over":
            break
        entry = table.entry(decision, at=0)
        table.enter(entry, decision if number % 2 else None)
        Telling(table, entry, decision, None).to("host", previews=True)
        whole(table, "", "host", previews=False)
        assert table.position is not None
        game.refusal(table.position, 0)
        choices = game.legal_choices(table.position)
        decision = table.chosen(choices[number % len(choices)]) if choices else None


def is_complete() -> bool:
    """Is everything in the cache already?"""
    return (CACHE / COMPLETE).exists()


def prepare(told: Callable[[int, str], object]) -> Iterator[tuple[str, str]]:
    """Yields each step once it is ready here; `told` hears how far the compiling is."""
    if not is_complete():
        compile_apart(told)
    for step in STEPS:
        warm(step)
        yield step


def compile_apart(told: Callable[[int, str], object]) -> None:
    """Compiles in another process. If that fails, the steps simply take longer here."""
    command = [sys.executable, "-m", "feira.web.warm"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for done, line in enumerate(process.stdout, 1):
            told(done, line.strip())


def main() -> None:
    """Compiles everything, politely."""
    os.nice(5)
    for step in STEPS:
        print(step[0], flush=True)
        warm(step)
    (CACHE / COMPLETE).touch()


if __name__ == "__main__":
    main()
