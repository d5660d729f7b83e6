"""The table of all players by name, with the levels for people."""

import random
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal, get_args

from feira.core.config import Config
from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.position import Position
from feira.core.types import CHANCE
from feira.players.blundering import Blundering
from feira.players.finishing import Finishing
from feira.players.greedy import Greedy
from feira.players.player import Follower, Player, PolicyPlayer, Random
from feira.players.search import NODES, Budget, Effort, Search
from feira.players.simulation import TO_THE_END, Settings

DEFAULT_BUDGET = Budget(milliseconds=1000)


BEST_SETTINGS = Settings(
    exploration=0.7,
    learned=True,
    temperature=1.0,
    solo_temperature=2.0,
    playout_temperature=0.8,
    sample=0,
    horizon=0,
    solo_horizon=TO_THE_END,
)
CLASSIC_SETTINGS = BEST_SETTINGS._replace(
    learned=False,
    temperature=1.5,
    solo_temperature=1.5,
    playout_temperature=1.5,
    horizon=TO_THE_END,
)


@dataclass(frozen=True, kw_only=True)
class PlayerSpec:
    """How a named player plays."""

    kind: str  # `random`, `greedy`, `policy` or `search`
    help: str
    settings: Settings = BEST_SETTINGS
    level: str = ""  # the key of the game's blunder rate
    blunder_rate: float | None = None  # overrides the game's
    noise: float = 0.0  # in the values of a greedy player, and of blunders
    budget: Budget = DEFAULT_BUDGET
    solo_budget: Budget | None = None  # in games of one seat, if different
    cores: int = 1
    nodes: int = NODES
    solver_nodes: int = 0  # for exact endings; 0: none


Level = Literal["easy", "medium", "hard", "master"]
LEVELS: tuple[Level, ...] = get_args(Level)
PLAYERS = {
    "random": PlayerSpec(kind="random", help="any legal choice"),
    "greedy": PlayerSpec(kind="greedy", help="the choice after which things look best at once"),
    "policy": PlayerSpec(
        kind="policy",
        settings=BEST_SETTINGS._replace(temperature=1.0, learned=False),
        help="draws from the linear policy, without search; policy:learned=1 from the network's",
    ),
    "search": PlayerSpec(
        kind="search",
        help="thinks ahead; takes options, such as search:ms=250 or search:simulations=5000",
    ),
    "classic": PlayerSpec(
        kind="search",
        settings=CLASSIC_SETTINGS,
        budget=Budget(simulations=10_000),
        nodes=1_000_000,
        help="the former master, which plays all simulations to the end: for comparison",
    ),
    "easy": PlayerSpec(
        kind="greedy", noise=0.01, help="takes what looks good at once, and misjudges it often"
    ),
    "medium": PlayerSpec(
        kind="search",
        level="medium",
        budget=Budget(simulations=200),
        solo_budget=Budget(simulations=50),
        nodes=20_000,
        help="thinks about some choices, and grabs what it sees otherwise",
    ),
    "hard": PlayerSpec(
        kind="search",
        level="hard",
        budget=Budget(simulations=2000),
        solo_budget=Budget(simulations=400),
        nodes=200_000,
        help="thinks ahead",
    ),
    "master": PlayerSpec(
        kind="search",
        budget=Budget(simulations=60_000),
        solo_budget=Budget(simulations=10_000),
        nodes=1_500_000,
        solver_nodes=30_000,
        help="the best there is, at about half a second a choice",
    ),
}
# Options that may follow a name, as in `search:ms=250,cores=2`.
BUDGETS = {"ms": "milliseconds", "simulations": "simulations"}
SIZES = ("cores", "nodes")
COUNTS = (*SIZES, "solver_nodes")
FRACTIONS = ("blunder_rate", "noise")
OPTIONS = (*BUDGETS, *COUNTS, *FRACTIONS, *Settings._fields)
# The options of players that do not search.
OWN_OPTIONS = {"policy": ("temperature", "learned"), "greedy": ("noise",)}


def find_player_spec(name: str) -> PlayerSpec:
    """The spec of a name with options, such as `master:ms=250`."""
    name, _, rest = name.partition(":")
    if name not in PLAYERS:
        raise FeiraError(f"there is no player '{name}' (there is: {', '.join(PLAYERS)})")
    spec = PLAYERS[name]
    for word in rest.split(",") if rest else ():
        key, equals, value = word.partition("=")
        if not equals or key not in OPTIONS:
            raise FeiraError(f"a player's options are {', '.join(OPTIONS)}, not '{word}'")
        try:
            number = float(value)
        except ValueError:
            raise FeiraError(f"player option {key} takes a number, not '{value}'") from None
        if spec.kind != "search" and key not in OWN_OPTIONS.get(spec.kind, ()):
            raise FeiraError(f"player option {key} is not for {name}, who does not search")
        spec = with_option(spec, key, number)
    return spec


def with_option(spec: PlayerSpec, key: str, number: float) -> PlayerSpec:
    """A player that differs in one option."""
    if number < 0 or (number == 0 and key in (*BUDGETS, *SIZES, "temperature")):
        raise FeiraError(f"player option {key} is more than {number:g}")
    if key in BUDGETS:
        amount = number if key == "ms" else int(number)
        budget = Budget(**{BUDGETS[key]: amount})  # type: ignore[arg-type]
        return replace(spec, budget=budget, solo_budget=None)
    if key in COUNTS:
        return replace(spec, **{key: int(number)})  # type: ignore[arg-type]
    if key in FRACTIONS:
        return replace(spec, **{key: number})  # type: ignore[arg-type]
    kind = type(getattr(spec.settings, key))
    return replace(spec, settings=spec.settings._replace(**{key: kind(number)}))


def new_player(
    game: Game, spec: PlayerSpec, *, seed: int = 0, effort: Effort | None = None
) -> Player:
    """A player made from its spec, ready to take a seat."""
    temperature = spec.settings.temperature
    match spec.kind:
        case "random":
            return Random(game, seed=seed)
        case "greedy":
            return Greedy(game, noise=spec.noise, seed=seed)
        case "policy":
            learned = spec.settings.learned
            return PolicyPlayer(game, learned=learned, temperature=temperature, seed=seed)
    search = Search(
        game,
        spec.settings,
        spec.budget,
        solo_budget=spec.solo_budget,
        cores=spec.cores,
        nodes=spec.nodes,
        seed=seed,
        effort=effort,
    )
    if spec.solver_nodes:
        return Finishing(search, nodes=spec.solver_nodes)
    rate = blunder_rate_of(game, spec)
    if rate == 0:
        return search
    weaker = Greedy(game, noise=spec.noise, seed=seed)
    return Blundering(search, weaker, rate, seed=seed)


def blunder_rate_of(game: Game, spec: PlayerSpec) -> float:
    """The share of blunders among a player's choices: its own rate, or the game's for its level."""
    if spec.blunder_rate is not None:
        return spec.blunder_rate
    return game.strategy.blunder_rates.get(spec.level, 0.0)


def warm_up(game: Game, config: Config, names: Iterable[str]) -> None:
    """Compiles or loads the kernels of these players, so that no game waits for them."""
    position, rng = Position.start(game, config), random.Random(0)
    while position.actor == CHANCE:
        position.apply(position.draw(rng))
    for name in dict.fromkeys(names):
        spec = find_player_spec(name)
        one = Budget(simulations=1)
        quick = replace(spec, budget=one, solo_budget=None, blunder_rate=0.0, cores=1)
        player = new_player(game, quick)
        player.choose(position)
        if blunder_rate_of(game, spec):
            Greedy(game).choose(position)
        if isinstance(player, Follower):
            player.follow(position.legal()[0])
