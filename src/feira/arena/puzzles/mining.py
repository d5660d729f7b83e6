"""Mining: computers play, and every decision that looks clear and is not obvious is examined."""

from dataclasses import dataclass

from feira.arena.play import play_game
from feira.arena.puzzles.proof import MARGIN, Effort, Judge, ahead_in
from feira.arena.puzzles.puzzle import Puzzle, puzzle_id
from feira.core.config import Config
from feira.core.errors import FeiraError
from feira.core.position import Position
from feira.games import find_game
from feira.players.endings import Solver
from feira.players.finishing import Finishing
from feira.players.greedy import Greedy
from feira.players.levels import find_player_spec, new_player
from feira.players.rollouts import Rollouts

PLAYERS = "master:simulations=4000"
LEAST_CHOICES = 3  # with fewer, a guess is often right
OBVIOUS = 0.8  # chance of the policy from which a choice is obvious, if greed finds it too
CLEAR_VISITS = 0.5  # share of the visits that a clear choice has in the player's own search
MOST_OF_A_GAME = 3  # puzzles of one game: further ones would be too similar


@dataclass(frozen=True, kw_only=True)
class Dig:
    """One game to be mined: the task of a worker."""

    game: str
    config: Config
    players: str
    seed: int
    number: int


@dataclass(frozen=True)
class Candidate:
    """A decision that looked clear to the player."""

    position: Position
    choice: int
    number: int  # of the choice in the game
    ahead: float


class Prospector:
    """A player that records decisions in which it saw one clearly best choice."""

    def __init__(self, player: Finishing, found: list[Candidate]) -> None:
        self.player, self.found = player, found
        self.made = 0  # choices of the game so far, those of chance included

    def choose(self, position: Position) -> int:
        """The player's choice."""
        choice = self.player.choose(position)
        if len(position.legal()) >= LEAST_CHOICES:
            ahead = self.clear_lead(position, choice)
            if ahead >= MARGIN:
                self.found.append(Candidate(position.copy(), choice, self.made, ahead))
        return choice

    def clear_lead(self, position: Position, choice: int) -> float:
        """How far the choice is ahead, solved or searched; 0 if it is not clear."""
        ending = self.player.solver.solve(position)
        who = position.actor
        if ending is not None:
            shares = sorted(one.shares[who] for one in ending.choices)
            return shares[-1] - shares[-2] if ending.is_only_best else 0.0
        search = self.player.search
        children = search.trees[0].children()
        visits = children["visits"][children["choice"] == choice]
        if len(visits) == 0 or visits[0] < CLEAR_VISITS * children["visits"].sum():
            return 0.0
        return ahead_in(search, choice, who)

    def follow(self, choice: int) -> None:
        """Follows a choice: the tree is kept, and choices are counted."""
        self.player.follow(choice)
        self.made += 1


def mine(dig: Dig, effort: Effort | None = None) -> list[Puzzle]:
    """Plays a game and returns its puzzles, the widest margins first."""
    effort = effort or Effort()
    game = find_game(dig.game)
    rollouts, greedy = Rollouts(game, seed=dig.seed + 1), Greedy(game)
    judge = Judge(Solver(game, nodes=effort.nodes), rollouts, effort, seed=dig.seed + dig.number)
    found = []
    for candidate in candidates(dig):
        obvious = policy_finds(rollouts, candidate)
        if obvious > OBVIOUS and greedy.choose(candidate.position) == candidate.choice:
            continue
        number = (dig.number << 10) + candidate.number  # games of its own for every position
        proof = judge.prove(candidate.position, candidate.choice, number=number)
        if proof is not None:
            text = candidate.position.text
            found.append(
                Puzzle(
                    id=puzzle_id(text),
                    position=text,
                    moves=proof.moves,
                    margin=proof.margin,
                    obvious=round(obvious, 4),
                    proved=proof.proved,
                    game=dig.number,
                    number=candidate.number,
                )
            )
    return sorted(found, key=lambda one: (one.obvious, -one.margin))[:MOST_OF_A_GAME]


def policy_finds(rollouts: Rollouts, candidate: Candidate) -> float:
    """The probability of the choice in the policy."""
    legal = candidate.position.legal()
    chances = rollouts.probabilities(candidate.position, legal)
    return chances[legal.index(candidate.choice)]


def candidates(dig: Dig) -> list[Candidate]:
    """Plays the game and returns the decisions that looked clear."""
    game, spec = find_game(dig.game), find_player_spec(dig.players)
    found: list[Candidate] = []
    seats = []
    for seat in range(dig.config.seats):
        player = new_player(game, spec, seed=(dig.seed << 20) + (dig.number << 3) + seat)
        if not isinstance(player, Finishing):
            raise FeiraError(f"puzzles are mined from games of master, such as {PLAYERS}")
        seats.append(Prospector(player, found))
    play_game(game, dig.config, seats, seed=dig.seed, chance=dig.number)
    return found
