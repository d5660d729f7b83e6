"""The plan of a table: the game, its options, who may sit where, and the clock."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct, field, structs

from feira.core.config import TEXT_MARK, Config
from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.players.levels import LEVELS, Level
from feira.table.coded import Coded
from feira.table.names import LONGEST_WRITTEN, ONE_LINE, clean_name

Short = Annotated[str, Meta(max_length=64, pattern=ONE_LINE)]

MOST_SEATS = 8
DAY = 86_400  # seconds


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who may take a seat."""

    kind: Literal["me", "here", "invite", "lobby", "computer"]
    name: Annotated[str, Meta(max_length=LONGEST_WRITTEN)] = ""  # kind here
    level: Level | Literal[""] = ""  # kind computer


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a turn may take; kind none: without a limit."""

    kind: Literal["none", "turn", "days"] = "none"
    amount: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds, or days

    @property
    def seconds(self) -> int | None:
        """The time for one turn; None: without a limit."""
        if self.kind == "none":
            return None
        return self.amount * (DAY if self.kind == "days" else 1)


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as its host has planned it."""

    game: Short
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[Short, Annotated[str, Meta(max_length=4096)]], Meta(max_length=16)] = (
        field(default_factory=dict)
    )
    clock: Clock = Clock()
    rated: bool = False
    public: bool = False
    campaign: Short = ""  # the campaign that the solo challenge belongs to
    practise: bool = False  # practice: the result is entered nowhere
    daily: Annotated[str, Meta(max_length=10)] = ""  # the day whose daily challenge it is


def with_clean_names(plan: Plan) -> Plan:
    """The plan with the names of people who share a screen in stored form."""
    seats = (structs.replace(s, name=clean_name(s.name)) if s.name else s for s in plan.seats)
    return structs.replace(plan, seats=tuple(seats))


def checked(plan: Plan, game: Game) -> Config:
    """The config of a valid plan; raises a one-line error for others."""
    no_files(game, plan.options)
    config = game.configure(len(plan.seats), plan.options)
    kinds = [seat.kind for seat in plan.seats]
    if kinds.count("me") != 1:
        raise FeiraError("exactly one seat must be yours (kind me)")
    for seat in plan.seats:
        if (seat.kind == "computer") != bool(seat.level):
            raise FeiraError(f"computers, and only they, have a level: {', '.join(LEVELS)}")
        if seat.name and seat.kind != "here":
            raise FeiraError("only seats of kind here can be given a name")
    if plan.clock.kind != "none" and plan.clock.amount < 1:
        raise FeiraError("a clock needs an amount: seconds for each turn, or days")
    if plan.rated and set(kinds) - {"me", "invite", "lobby"}:
        raise Coded(
            "a rated game is between people, each on a screen of their own", "rated-needs-people"
        )
    if plan.rated and len(kinds) == 1:
        raise Coded("a rated game needs at least two people", "rated-needs-others")
    check_solo(plan, game, config)
    return config


def check_solo(plan: Plan, game: Game, config: Config) -> None:
    """Checks the parts of a plan about challenges: campaigns, practice and days."""
    if plan.daily and (plan.campaign or plan.rated or plan.public or len(plan.seats) > 1):
        raise FeiraError("a daily challenge is for one person, and outside a campaign")
    if plan.practise and (plan.campaign or not is_solo(plan, game, config)):
        raise FeiraError("only a challenge outside a campaign can be practised")
    if plan.public and plan.campaign:
        raise FeiraError("a table of a campaign cannot be public")


def is_solo(plan: Plan, game: Game, config: Config) -> bool:
    """Whether it is a solo challenge: of a day or of the game's campaign."""
    return bool(plan.daily) or challenge_of(game, config) is not None


def no_files(game: Game, options: Mapping[str, str]) -> None:
    """Refuses options whose value is a file path, which the server would read."""
    for option in game.rules.options:
        value = options.get(option.name, option.default)
        if option.values is None and value != option.default:
            if TEXT_MARK not in value:
                raise FeiraError(f"option {option.name} must be given as text here, not as a file")


def challenge_of(game: Game, config: Config) -> int | None:
    """The number of the challenge in the game's campaign, from 0; None if it is not one."""
    if config.seats != 1:
        return None
    for number, challenge in enumerate(game.campaign.challenges if game.campaign else ()):
        if config == game.configure(1, challenge.options):
            return number
    return None
