"""Mass simulation: many games of computer players, and statistics of a game from them."""

import math
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from feira.arena.match import Pairing, play_pairing, player_seed
from feira.arena.play import as_record
from feira.arena.workers import Workers
from feira.core.game import Game
from feira.core.intervals import Z, wilson
from feira.core.position import Position
from feira.core.tally import Tally, count_openings, tally
from feira.games import find_game
from feira.games.mass_play import LadderStep, Luck, MassTable, OpeningCount, Share, SourceWins
from feira.players.player import PolicyPlayer

EXPLORER = "explorer"
LEAST_OPENINGS = 10  # seats that played an opening: rarer ones are dropped
LEAST_SOURCE = 100  # seats with this main source: rarer ones are not listed
DIGITS = 4  # of shares


@dataclass(frozen=True, kw_only=True)
class MassGame:
    """One game of mass simulation: its tally, and each seat's share of the win."""

    seats: tuple[str, ...]
    tally: Tally
    shares: tuple[float, ...]
    luck: tuple[float, ...]


class Explorer:
    """Opens at random, each seat independently, then plays by the policy: tries every opening."""

    def __init__(self, game: Game, *, seed: int) -> None:
        self.said = game.presentation.statistics
        self.random = random.Random(seed)
        self.policy = PolicyPlayer(game, temperature=1.0, seed=seed)
        self.opened: Counter[int] = Counter()  # words so far, by seat

    def choose(self, position: Position) -> int:
        """A random move that belongs to an opening until it is complete; then the policy's."""
        if self.opened[position.actor] < self.said.depth:
            legal = position.legal()
            words = [one for one in legal if self.said.opening(position.action(one)) is not None]
            if words:
                self.opened[position.actor] += 1
                return self.random.choice(words)
        return int(self.policy.choose(position))


def play_mass_game(pairing: Pairing) -> MassGame:
    """Plays a game and tallies it; deterministic wherever it runs."""
    game = find_game(pairing.game)
    own = {EXPLORER: Explorer(game, seed=player_seed(pairing, 0))}
    result = play_pairing(pairing, own)
    record = as_record(game, pairing.config, result.played, pairing.seats)
    return MassGame(
        seats=pairing.seats, tally=tally(record), shares=result.played.shares, luck=result.luck
    )


def pairings_of(
    game: Game,
    variant: str,
    seatings: Sequence[Sequence[str]],
    *,
    games: int,
    seed: int,
    adjusted: bool = False,
) -> list[Pairing]:
    """The games at tables of a variant, with the seatings in rotation."""
    options = game.presentation.statistics.variants[variant]
    config = game.configure(len(seatings[0]), options)
    return [
        Pairing(
            game=game.name,
            config=config,
            seats=tuple(seatings[number % len(seatings)]),
            seed=seed,
            round=number,
            number=number,
            adjusted=adjusted,
        )
        for number in range(games)
    ]


def share_of(wins: float, trials: int) -> Share:
    """A share of wins with its interval."""
    share = wins / trials if trials else 0.0
    low, high = wilson(share, trials)
    return Share(round(share, DIGITS), round(low, DIGITS), round(high, DIGITS), trials)


def table_of(
    game: Game,
    variant: str,
    seats: int,
    player: str,
    *,
    games: int,
    seed: int,
    workers: Workers,
) -> MassTable:
    """Many games of equal players at one kind of table."""
    pairings = pairings_of(game, variant, [[player] * seats], games=games, seed=seed)
    played = list(workers.map(play_mass_game, pairings))
    return MassTable(
        variant=variant,
        seats=seats,
        players=player,
        games=games,
        seed=seed,
        rounds=dict(sorted(Counter(one.tally.rounds for one in played).items())),
        moves=round(sum(one.tally.moves for one in played) / games, 1),
        wins=[share_of(sum(one.shares[n] for one in played), games) for n in range(seats)],
        sources=sources_of(game, played),
        openings=openings_of(played) if player == EXPLORER else [],
    )


def sources_of(game: Game, played: Sequence[MassGame]) -> list[SourceWins]:
    """Win shares of seats by their main source of coins, the best first."""
    wins: dict[str, list[float]] = {}
    winners: list[dict[str, int]] = []
    losers: list[dict[str, int]] = []
    for one in played:
        for seat, share in zip(one.tally.seats, one.shares, strict=True):
            if seat.coins:
                main = max(seat.coins, key=lambda source: (seat.coins[source], source))
                wins.setdefault(main, []).append(share)
            (winners if share > 0 else losers).append(seat.coins)
    found = [
        SourceWins(
            source=source,
            wins=share_of(sum(wins[source]), len(wins[source])),
            coins=mean_coins(winners, source),
            coins_others=mean_coins(losers, source),
        )
        for source in game.presentation.statistics.sources
        if len(wins.get(source, ())) >= LEAST_SOURCE
    ]
    return sorted(found, key=lambda one: -one.wins.share)


def mean_coins(seats: Sequence[dict[str, int]], source: str) -> float:
    """The mean income of seats from a source."""
    return round(sum(coins.get(source, 0) for coins in seats) / max(1, len(seats)), 2)


def openings_of(played: Sequence[MassGame]) -> list[OpeningCount]:
    """How often each opening and each of its prefixes was played, and the wins."""
    counts = count_openings(
        (seat.opening, share)
        for one in played
        for seat, share in zip(one.tally.seats, one.shares, strict=True)
    )
    return [
        OpeningCount(",".join(line), seats, round(wins, DIGITS))
        for line, (seats, wins) in sorted(counts.items())
        if seats >= LEAST_OPENINGS
    ]


def step_of(
    game: Game, variant: str, stronger: str, weaker: str, *, games: int, seed: int, workers: Workers
) -> LadderStep:
    """Two players, each first equally often: how often the stronger one wins."""
    seatings = [(stronger, weaker), (weaker, stronger)]
    played = workers.map(
        play_mass_game, pairings_of(game, variant, seatings, games=games, seed=seed)
    )
    wins = sum(one.shares[one.seats.index(stronger)] for one in played)
    return LadderStep(
        variant=variant,
        stronger=stronger,
        weaker=weaker,
        wins=share_of(wins, games),
        seed=seed,
    )


def luck_of(
    game: Game, variant: str, seats: int, player: str, *, games: int, seed: int, workers: Workers
) -> Luck:
    """The part of the variance of the first seat's win that the luck of the draws explains."""
    pairings = pairings_of(game, variant, [[player] * seats], games=games, seed=seed, adjusted=True)
    played = list(workers.map(play_mass_game, pairings))
    shares = np.array([one.shares[0] for one in played])
    lucks = np.array([one.luck[0] for one in played])
    low, high, part = explained(shares, lucks)
    luck = Share(round(part, DIGITS), round(low, DIGITS), round(high, DIGITS), games)
    return Luck(variant=variant, seats=seats, players=player, luck=luck, seed=seed)


def explained(shares: np.ndarray, lucks: np.ndarray) -> tuple[float, float, float]:
    """The squared correlation of two columns, with its 95 % interval by Fisher's transformation."""
    correlation = float(np.corrcoef(shares, lucks)[0, 1])
    centre, half = math.atanh(correlation), Z / math.sqrt(len(shares) - 3)
    low, high = max(0.0, math.tanh(centre - half)), math.tanh(centre + half)
    return low**2, high**2, correlation**2
