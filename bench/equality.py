"""Digests of everything that Feira computes, to compare two ways of computing it byte by byte.

`python -m bench.equality` plays games in every setting and prints digests of what everybody would
see and of what players would compute. `FEIRA_KERNELS` names the back end. `--against NAME` runs
another one in a separate process and reports differences; `wasm` is WebAssembly in Node, `page` the
engine of a page in Node, which has neither NumPy nor Numba; `chromium` and `firefox` run that
engine in a browser.
"""

import argparse
import asyncio
import hashlib
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from feira.core.config import Config
from feira.core.game import Game
from feira.core.position import Position
from feira.core.random import advance, stream
from feira.core.record import Record, read, write
from feira.core.types import CHANCE
from feira.games import NAMES, find_game

SEED = 20_261_118
ILLEGAL_EVERY = 7  # every seventh number is checked for its refusal
WASM, PAGE, BROWSERS = "wasm", "page", ("chromium", "firefox")  # besides the names of back ends
PAGE_ENGINE = Path(__file__).with_name("page_engine.mjs")
OUTLOOK_EVERY = 5  # steps
NODES = 4_000  # of a tree
MASTER_AFTER = 20  # choices and outcomes of a game


class Digest:
    """A digest of values as text, and the number of bytes."""

    def __init__(self) -> None:
        self.hash, self.size = hashlib.sha256(), 0

    def add(self, *things: Any) -> None:
        """Adds values that are JSON or `bytes`."""
        for thing in things:
            data = thing if isinstance(thing, bytes) else msgspec.json.encode(thing)
            self.hash.update(data + b"\n")
            self.size += len(data)

    def __str__(self) -> str:
        return f"{self.hash.hexdigest()[:32]} {self.size}"


def settings() -> Iterator[tuple[Game, Config]]:
    """Every game with every number of seats and all options."""
    for name in NAMES:
        game = find_game(name)
        for config in game.rules.variants():
            yield game, config


def tell_position(position: Position, step: int, digest: Digest) -> None:
    """Adds everything that can be computed of a position."""
    digest.add(bytes(position), position.actor, position.legal(), position.chance(), position.text)
    digest.add(position.view(), [position.view(seat) for seat in range(position.seats)])
    possible = position.legal() or list(position.chance())
    for choice in possible:
        text = position.notation(choice)
        digest.add(text, position.action(choice), position.number(text))
    if position.actor != CHANCE and not position.over:
        digest.add([str(one) for one in position.previews()])
        for choice in range(step % ILLEGAL_EVERY, position.game.rules.choices, ILLEGAL_EVERY):
            digest.add(position.refusal(choice))
    if step % OUTLOOK_EVERY == 0:
        digest.add(str(position.outlook()))


def drawn(position: Position, r: int) -> int:
    """An outcome or a legal choice by a random number below 2**32."""
    if position.actor == CHANCE:
        return position.outcome_at(r * sum(position.weights) >> 32)
    legal = position.legal()
    return legal[r * len(legal) >> 32]


def played(game: Game, config: Config, number: int, digest: Digest | None, most: int) -> Record:
    """A random game of limited length; all of it is added to the digest."""
    position = Position.start(game, config)
    choices: list[int] = []
    a, b = stream(SEED, number)
    while not position.over and len(choices) < most:
        if digest is not None:
            tell_position(position, len(choices), digest)
        a, b, r = advance(a, b)
        choice = drawn(position, r)
        position, events = position.after(choice)
        choices.append(choice)
        if digest is not None:
            digest.add(events, position.standings(), position.result)
    return Record(game=game, config=config, choices=tuple(choices), known={})


def rules_digest(game: Game, config: Config, number: int, most: int) -> Digest:
    """The digest of a game of a setting, its record, and the record read again."""
    digest = Digest()
    record = played(game, config, number, digest, most)
    text = write(record)
    again = read(text.encode(), "record", find_game)
    position, actors = Position.start(game, config).replay(again.choices)
    digest.add(text, again.choices == record.choices, actors, bytes(position))
    return digest


def players_digest(game: Game, config: Config, number: int, simulations: int) -> Digest:
    """The digest of players, hints and reviews at some positions of a game."""
    from feira.core.batch import play_batch
    from feira.players.luck import luck_of_game

    digest = Digest()
    record = played(game, config, number, None, 10_000)
    digest.add(luck_of_game(game, config, record.choices))
    batch = play_batch(game.rules.start(config), config.seats, SEED, 0, 20)
    digest.add(batch.positions.tobytes(), batch.points.tobytes(), batch.places.tobytes())
    for part in (0.2, 0.9):
        position, _ = Position.start(game, config).replay(
            record.choices[: int(part * len(record.choices))]
        )
        a, b = stream(SEED, number)
        while not position.over and len(position.legal()) < 2:  # up to a decision
            a, b, r = advance(a, b)
            position = position.play(drawn(position, r))
        if not position.over:
            think(position, simulations, digest)
    return digest


def think(position: Position, simulations: int, digest: Digest) -> None:
    """Adds the choices of players of all levels, visit counts of the search, and a hint."""
    from feira.core.record import Step
    from feira.players.endings import solve
    from feira.players.levels import BEST_SETTINGS, CLASSIC_SETTINGS, PLAYERS, new_player
    from feira.players.rollouts import Rollouts
    from feira.players.search import Budget, Search
    from feira.players.slices import finish
    from feira.players.weighing import weighing

    for name in ("greedy", "policy", "easy", "medium"):
        digest.add(int(new_player(position.game, PLAYERS[name], seed=1).choose(position)))
    budget = Budget(simulations=simulations)
    for chosen in (BEST_SETTINGS, CLASSIC_SETTINGS):
        search = Search(position.game, chosen, budget, nodes=NODES, seed=2)
        choice = search.choose(position)
        digest.add(choice, search.trees[0].children().tobytes())
        search.follow(choice)
        digest.add(search.trees[0].nodes[: int(search.trees[0].workspace.node_count[0])].tobytes())
    digest.add(str([asdict(one) for one in hint(position, budget).choices]))
    ending = solve(position, nodes=2_000)
    digest.add(None if ending is None else str(asdict(ending)))
    after, _ = position.after(choice)
    step = Step(
        number=1, actor=position.actor, choice=choice, before=position, after=after, events=[]
    )
    weighed = finish(weighing(step, Rollouts(position.game, seed=4), budget, None))
    digest.add(str(asdict(weighed.move)), weighed.before, weighed.after)


def hint(position: Position, budget: Any) -> Any:
    """A hint as `analyse` gives it, with a smaller tree."""
    from feira.players.analysis import (
        by_visits,
        playing_choices,
        read_estimates,
        search_all_choices,
    )
    from feira.players.levels import BEST_SETTINGS
    from feira.players.search import Search
    from feira.players.slices import finish

    search = Search(position.game, BEST_SETTINGS, budget, nodes=NODES, seed=3)
    search.run(lambda tree: search_all_choices(tree, position, budget))
    arms = finish(playing_choices(position, by_visits(search), budget, cores=1, seed=3))
    return read_estimates(position, search, arms)


def master_digest(game: Game) -> Digest:
    """The digest of the strongest player's choice and visit counts with its whole budget."""
    from feira.players.levels import PLAYERS, new_player

    digest = Digest()
    position, _ = Position.start(game, game.configure(None, {})).replay([])
    a, b = stream(SEED, 1)
    for _ in range(MASTER_AFTER):
        a, b, r = advance(a, b)
        position = position.play(drawn(position, r))
    while len(position.legal()) < 2:
        a, b, r = advance(a, b)
        position = position.play(drawn(position, r))
    player: Any = new_player(game, PLAYERS["master"], seed=11)
    digest.add(player.choose(position), player.search.visits())
    return digest


async def tables(most: int) -> AsyncIterator[str]:
    """One line for each of the first tables: see `equal_tables.py`."""
    from bench.equal_tables import PLANS, play

    for number, (game, *_) in enumerate(PLANS[:most]):
        digest = Digest()
        await play(number, digest)
        yield f"{game} table {number} {digest}"


def lines(games: int, most: int, simulations: int, every: int, first: int) -> Iterator[str]:
    """One line for each of the first settings, and one for the players of every n-th."""
    for number, (game, config) in islice(enumerate(settings()), first):
        what = f"{game.name} {config.seats} {' '.join(config.options.values())}"[:80]
        for one in range(games):
            yield f"{what} {one} {rules_digest(game, config, 1000 * number + one, most)}"
        if every and number % every == 0:
            yield f"{what} players {players_digest(game, config, number, simulations)}"


def compare(ours: list[str], name: str, arguments: list[str]) -> int:
    """Runs another back end and prints where it differs."""
    program = "bench.wasm_back_end" if name == WASM else "bench.equality"
    command = [sys.executable, "-m", program, *arguments]
    if name == PAGE:
        command = ["node", str(PAGE_ENGINE), program, *arguments]
    elif name in BROWSERS:
        command = [sys.executable, "-m", "bench.browser_engine", name, program, *arguments]
    compiled = name in (WASM, PAGE, *BROWSERS)
    environment = {**os.environ, "FEIRA_KERNELS": "compiled" if compiled else name}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    theirs = [line for line in done.stdout.splitlines() if not line.startswith("#")]
    for one, other in zip(ours, theirs, strict=True):
        if one != other:
            print(f"here:  {one}\n{name}: {other}")
    return int(ours != theirs)


async def every_line(given: argparse.Namespace) -> AsyncIterator[str]:
    """All requested lines."""
    for line in lines(given.games, given.most, given.simulations, given.every, given.first):
        yield line
    for name in NAMES[: given.masters]:
        yield f"{name} master {master_digest(find_game(name))}"
    async for line in tables(given.tables):
        yield line


async def main() -> int:
    """Prints the digests, or compares two back ends."""
    from feira.core.back_end import back_end

    parser = argparse.ArgumentParser(prog="python -m bench.equality", description=__doc__)
    numbers = {
        "games": (1, "of each setting"),
        "most": (10_000, "choices of a game"),
        "simulations": (300, "of a search"),
        "every": (4, "settings between two with players; 0: none"),
        "first": (1_000, "settings, no more"),
        "masters": (0, "games in which the strongest player thinks"),
        "tables": (0, "whole tables"),
    }
    for name, (default, what) in numbers.items():
        parser.add_argument(f"--{name}", type=int, default=default, help=what)
    parser.add_argument("--against", default="", metavar="BACK-END")
    given = parser.parse_args()
    start = time.perf_counter()
    ours = [line async for line in every_line(given)]
    if not given.against:
        print(*ours, sep="\n")
    whole = hashlib.sha256("\n".join(ours).encode()).hexdigest()[:32]
    size = sum(int(line.rpartition(" ")[2]) for line in ours)
    seconds = time.perf_counter() - start
    print(f"# {back_end()}: {len(ours)} digests of {size} bytes in {seconds:.0f} s: {whole}")
    if not given.against:
        return 0
    rest = [text for name in numbers for text in (f"--{name}", str(getattr(given, name)))]
    differs = compare(ours, given.against, rest)
    print(f"# {given.against}: {'differs' if differs else 'the same bytes'}")
    return differs


if __name__ == "__main__":
    raise SystemExit(asyncio.run(main()))
