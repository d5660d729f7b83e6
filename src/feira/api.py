"""The public Python API: games, records, analysis, matches and simulations."""

import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import Any

import numpy as np

from feira.arena.match import Result, arrangements, pairings, play_pairing
from feira.arena.play import as_record
from feira.arena.statistics import PlayerResult, standings
from feira.core.batch import play_on_cores
from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.position import Position
from feira.core.record import Record, Step, read, write
from feira.core.record import replay as replay_record
from feira.core.shares import shares_of_places
from feira.core.types import CHANCE, Array
from feira.games import NAMES, find_game
from feira.players.analysis import Analysis
from feira.players.analysis import analyse as analyse_position
from feira.players.player import Player
from feira.players.search import Budget

SIMULATIONS = 2000  # of an analysis, where no budget is given


def make(name: str, players: int | None = None, **options: str | int | bool) -> Position:
    """A game before its first choice or draw.

    Args:
        name: "mercado" or "machikoro".
        players: how many; by default 2 in Mercado (1 in a challenge) and 4 in Machi Koro.
        options: options of the game, such as `challenge=7`, `money="open"`, `plus=True`.

    Returns:
        A `Position`. In Mercado it is chance's turn first: tiles are drawn for the set-up.

    >>> position = make("machikoro", players=2)
    >>> position.actor == CHANCE
    True
    >>> position.chance()
    {0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1}
    >>> position.play("dice 1").coins
    [4, 4]
    """
    game = find_game(name)
    return Position.start(game, game.configure(players, option_texts(options)))


def option_texts(options: dict[str, Any]) -> dict[str, str]:
    """Options as records write them: True is `yes`, numbers are digits."""
    return {
        name: ("yes" if value else "no") if isinstance(value, bool) else str(value)
        for name, value in options.items()
    }


def parse_position(text: str) -> Position:
    """The position that a text describes, as `Position.text` writes it.

    >>> position = make("machikoro", players=3).play("dice 2")
    >>> parse_position(position.text) == position
    True
    """
    head = text.strip().partition("\n")[0].split()
    if len(head) != 2 or head[0] != "position" or head[1] not in NAMES:
        names = " or ".join(f"'position {name}'" for name in NAMES)
        raise FeiraError(f"position, line 1: expected {names}")
    return Position.parse(find_game(head[1]), text)


def play_out(position: Position, rng: random.Random) -> Position:
    """The end of a game that goes on at random: every legal choice is as likely as the others.

    >>> import random
    >>> end = play_out(make("mercado", players=2), random.Random(5))
    >>> end.over, end.winners == [seat for seat in range(2) if end.scores[seat] == max(end.scores)]
    (True, True)
    """
    position = position.copy()
    while not position.over:
        if position.actor == CHANCE:
            position.apply(position.draw(rng))
        else:
            choices = position.legal()
            position.apply(choices[rng.randrange(len(choices))])
    return position


def read_record(source: str | Path | bytes) -> Record:
    """The game in a `.feira` file, or in the bytes of one, checked from its first line to its last.

    Raises:
        FeiraError: with the number of the line that is wrong.
    """
    if isinstance(source, bytes):
        return read(source, "record", find_game)
    try:
        data = Path(source).read_bytes()
    except OSError as error:
        raise FeiraError(f"{source}: {error.strerror}") from None
    return read(data, str(source), find_game)


def write_record(record: Record) -> str:
    """The text of a `.feira` file."""
    return write(record)


def replay(record: Record) -> Iterator[Step]:
    """All choices of a record in turn, each with the positions before and after it.

    >>> match = play_match("machikoro", ["random", "random"], games=2)
    >>> steps = list(replay(match.records[0]))
    >>> steps[0].number, steps[-1].after.over
    (1, True)
    """
    return replay_record(record)


def analyse(
    position: Position,
    *,
    simulations: int | None = None,
    milliseconds: float | None = None,
    seed: int = 0,
    cores: int = 1,
) -> Analysis:
    """Every legal choice of a position with its estimated value for every seat, the best first.

    Args:
        position: one in which a seat is to act.
        simulations: the budget in simulations; 2,000 if no budget is given.
        milliseconds: a budget in time instead. The same seed and a budget in simulations give
            the same figures.
        seed: of the random playouts.
        cores: how many search trees are searched in parallel.
    """
    if simulations is None and milliseconds is None:
        simulations = SIMULATIONS
    budget = Budget(simulations=simulations, milliseconds=milliseconds)
    return analyse_position(position, budget=budget, cores=cores, seed=seed)


@dataclass(frozen=True, kw_only=True)
class Match:
    """Games between players: every arrangement of the seats on the same dice."""

    game: Game
    results: list[Result]

    @property
    def standings(self) -> list[PlayerResult]:
        """Win share and Elo of each player with 95 % intervals, the best first."""
        return standings(self.results)

    def __str__(self) -> str:
        """The standings as lines of text."""
        return "\n".join(
            f"{one.player:<16} {one.share.mean:6.1%} of the wins "
            f"({one.share.low:.1%}–{one.share.high:.1%}), Elo {one.elo.mean:+.0f}, "
            f"mean score {one.points:.1f}"
            for one in self.standings
        )

    @property
    def records(self) -> list[Record]:
        """All games as records."""
        return [
            as_record(self.game, one.pairing.config, one.played, one.pairing.seats)
            for one in self.results
        ]


def play_match(
    game: str,
    players: Sequence[str | Player],
    *,
    games: int = 100,
    seed: int = 0,
    **options: str | int | bool,
) -> Match:
    """Plays a match between players, one for each seat, and returns the results.

    Every arrangement of the players is played on the same dice, so that neither seats nor luck
    decide. At least `games` games are played, on this thread.

    Args:
        game: "mercado" or "machikoro".
        players: names such as "random", "greedy", "medium" or "master:simulations=500", or
            objects with a method `choose(position) -> choice`.
        games: the minimal number of games.
        seed: of the dice and of the players.
        options: options of the game, as in `make`.

    >>> class First:
    ...     "Takes the first legal choice."
    ...     def choose(self, position):
    ...         return position.legal()[0]
    >>> match = play_match("machikoro", [First(), "random"], games=4)
    >>> sorted(one.player for one in match.standings)
    ['First', 'random']
    """
    found = find_game(game)
    config = found.configure(len(players), option_texts(options))
    names, own = named(players)
    rounds = ceil(games / len(arrangements(names)))
    plan = pairings(found, config, names, rounds=rounds, seed=seed, own=own)
    return Match(game=found, results=[play_pairing(pairing, own) for pairing in plan])


def named(players: Sequence[str | Player]) -> tuple[list[str], dict[str, Player]]:
    """A name for each player, and the players that are objects by name."""
    names: list[str] = []
    own: dict[str, Player] = {}
    for player in players:
        if isinstance(player, str):
            names.append(player)
            continue
        name = base = type(player).__name__
        number = 1
        while name in own and own[name] is not player:
            number += 1
            name = f"{base}-{number}"
        own[name] = player
        names.append(name)
    return names, own


@dataclass(frozen=True, kw_only=True)
class Simulation:
    """Random games played to their end."""

    games: int
    steps: int  # choices and draws, in all games
    seconds: float
    points: Array  # [game, seat]
    places: Array  # [game, seat]; 1 is the best, ties share it

    @property
    def win_shares(self) -> Array:
        """The share of the games that each seat won; a shared win counts in equal parts."""
        return shares_of_places(self.places).mean(axis=0)


def simulate(
    game: str,
    players: int | None = None,
    *,
    games: int = 100_000,
    seed: int = 0,
    cores: int | None = None,
    **options: str | int | bool,
) -> Simulation:
    """Plays many games at random, on all cores. The same seed gives the same games.

    >>> simulation = simulate("machikoro", players=3, games=1000)
    >>> simulation.points.shape
    (1000, 3)
    >>> float(round(simulation.win_shares.sum(), 6))
    1.0
    """
    rules = find_game(game).rules
    config = rules.configure(players, option_texts(options))
    start = time.perf_counter()
    batches = list(play_on_cores(rules, config, games=games, seed=seed, cores=cores))
    return Simulation(
        games=games,
        steps=sum(batch.steps for batch in batches),
        seconds=time.perf_counter() - start,
        points=np.concatenate([batch.points for batch in batches]),
        places=np.concatenate([batch.places for batch in batches]),
    )
