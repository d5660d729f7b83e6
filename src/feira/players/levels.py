"""All players by name, and the levels for people: the one table that defines them."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from feira.core.errors import FeiraError
from feira.core.game import Config, Game
from feira.core.random import advance, stream
from feira.core.verbs import CHANCE, actor, apply, draw
from feira.players.greedy import Greedy
from feira.players.player import Distracted, Player, Random, Taste
from feira.players.search import NODES, Budget, Search
from feira.players.tree import Settings

THOUGHT = Budget(milliseconds=1000)


def settings(warmth: float) -> Settings:
    """How all players search, but for how much they trust their taste."""
    return Settings(exploration=0.7, warmth=warmth, sample=0)


WARM = settings(1.5)  # what the arena found best


@dataclass(frozen=True, kw_only=True)
class Character:
    """How a player of some name plays."""

    kind: str  # random, greedy, taste or search
    help: str
    settings: Settings = WARM
    slips: float = 0.0  # how often it does not think, but chooses by a taste `CARELESS` as warm
    budget: Budget = THOUGHT
    cores: int = 1
    nodes: int = NODES


CARELESS = 2.0
LEVELS = ("easy", "medium", "hard", "master")
CHARACTERS = {
    "random": Character(kind="random", help="any legal choice"),
    "greedy": Character(kind="greedy", help="the choice after which things look best at once"),
    "taste": Character(
        kind="taste", settings=settings(1.0), help="what looks promising, without thinking ahead"
    ),
    "search": Character(
        kind="search",
        help="thinks ahead; takes options, such as search:ms=250 or search:simulations=5000",
    ),
    "easy": Character(kind="taste", settings=settings(5.0), help="sensible, and easily distracted"),
    "medium": Character(
        kind="search",
        settings=settings(2.0),
        slips=0.5,
        budget=Budget(simulations=50),
        nodes=20_000,
        help="thinks about every other choice",
    ),
    "hard": Character(
        kind="search",
        slips=0.15,
        budget=Budget(simulations=400),
        nodes=100_000,
        help="thinks ahead, and slips now and then",
    ),
    "master": Character(
        kind="search",
        budget=Budget(simulations=10_000),
        nodes=1_000_000,
        help="the best there is, at about a second a choice",
    ),
}
# What a name may be followed by, as in `search:ms=250,cores=2`.
BUDGETS = {"ms": "milliseconds", "simulations": "simulations"}
SIZES = ("cores", "nodes")
OPTIONS = (*BUDGETS, *SIZES, "slips", *Settings._fields)


def find_character(name: str) -> Character:
    """The player that a name with options, such as `master:ms=250`, stands for."""
    name, _, rest = name.partition(":")
    if name not in CHARACTERS:
        raise FeiraError(f"there is no player '{name}' (there is: {', '.join(CHARACTERS)})")
    character = CHARACTERS[name]
    for word in rest.split(",") if rest else ():
        key, equals, value = word.partition("=")
        if not equals or key not in OPTIONS:
            raise FeiraError(f"a player's options are {', '.join(OPTIONS)}, not '{word}'")
        try:
            number = float(value)
        except ValueError:
            raise FeiraError(f"player option {key} takes a number, not '{value}'") from None
        if character.kind != "search" and (key, character.kind) != ("warmth", "taste"):
            raise FeiraError(f"player option {key} is not for {name}, who does not search")
        character = with_option(character, key, number)
    return character


def with_option(character: Character, key: str, number: float) -> Character:
    """The same player, but for one thing."""
    if number < 0 or (number == 0 and key in (*BUDGETS, *SIZES, "warmth")):
        raise FeiraError(f"player option {key} is more than {number:g}")
    if key in BUDGETS:
        amount = number if key == "ms" else int(number)
        budget = Budget(**{BUDGETS[key]: amount})  # type: ignore[arg-type]
        return replace(character, budget=budget)
    if key in SIZES:
        return replace(character, **{key: int(number)})  # type: ignore[arg-type]
    if key == "slips":
        return replace(character, slips=number)
    kind = type(getattr(character.settings, key))
    return replace(character, settings=character.settings._replace(**{key: kind(number)}))


def new_player(game: Game, character: Character, *, seed: int = 0) -> Player:
    """A player of that character, ready to sit down."""
    match character.kind:
        case "random":
            return Random(game, seed=seed)
        case "greedy":
            return Greedy(game, seed=seed)
        case "taste":
            return Taste(game, warmth=character.settings.warmth, seed=seed)
    search = Search(
        game,
        character.settings,
        character.budget,
        cores=character.cores,
        nodes=character.nodes,
        seed=seed,
    )
    if character.slips == 0:
        return search
    careless = Taste(game, warmth=character.settings.warmth * CARELESS, seed=seed)
    return Distracted(search, careless, character.slips, seed=seed)


def warm_up(game: Game, config: Config, names: Iterable[str]) -> None:
    """Compiles what these players need, or loads it: so that nobody waits for it in a game."""
    s = game.new(config)
    state = stream(0, 0)
    while actor(s) == CHANCE:
        a, b, r = advance(*state)
        state = a, b
        apply(s, int(draw(s, r)), None)
    for name in dict.fromkeys(names):
        character = find_character(name)
        quick = replace(character, budget=Budget(simulations=1), slips=0.0, cores=1)
        player = new_player(game, quick)
        player.choose(s)
        player.follow(game.legal_choices(s)[0])
