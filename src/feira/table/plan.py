"""What is agreed on before a game: game, options, who may sit where, the clock."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from feira.core.errors import FeiraError
from feira.core.game import Config, Game
from feira.players.levels import LEVELS, Level

SEEN = r"^[^\x00-\x1f,#]*$(?!\n)"  # as a record can write it
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=SEEN)]
Short = Annotated[str, Meta(max_length=64, pattern=r"^[^\x00-\x1f\x7f]*$(?!\n)")]

MOST_SEATS = 8
DAY = 86_400


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat."""

    kind: Literal["me", "here", "invite", "lobby", "computer"]
    name: Annotated[str, Meta(max_length=24, pattern=r"^[^\x00-\x1f,#]*$(?!\n)")] = (
        ""  # of who is here
    )
    level: Level | Literal[""] = ""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a turn may take; none: as long as it takes."""

    kind: Literal["none", "turn", "days"] = "none"
    amount: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds, or days

    @property
    def seconds(self) -> int | None:
        """The time for one turn."""
        if self.kind == "none":
            return None
        return self.amount * (DAY if self.kind == "days" else 1)


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as its host wants it."""

    game: Short
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[Short, Annotated[str, Meta(max_length=4096)]], Meta(max_length=16)] = (
        field(default_factory=dict)
    )
    clock: Clock = Clock()
    rated: bool = False
    public: bool = False
    campaign: Short = ""  # the campaign that a solo challenge is entered in


def checked(plan: Plan, game: Game) -> Config:
    """The config of a plan that makes sense; otherwise one clear line."""
    no_files(game, plan.options)
    config = game.configure(len(plan.seats), plan.options)
    kinds = [seat.kind for seat in plan.seats]
    if kinds.count("me") != 1:
        raise FeiraError("exactly one seat is yours")
    for seat in plan.seats:
        if (seat.kind == "computer") != bool(seat.level):
            raise FeiraError(f"a computer has a level ({', '.join(LEVELS)}), others have none")
        if seat.name and seat.kind != "here":
            raise FeiraError("only people who share your screen are named by you")
    if plan.clock.kind != "none" and plan.clock.amount < 1:
        raise FeiraError("a clock needs an amount: seconds for a turn, or days")
    if plan.rated and set(kinds) - {"me", "invite", "lobby"}:
        raise FeiraError("a rated game is between people, each on a screen of their own")
    if plan.rated and len(kinds) == 1:
        raise FeiraError("a rated game needs somebody to play against")
    if plan.public and plan.campaign:
        raise FeiraError("a campaign is played alone")
    return config


def no_files(game: Game, options: Mapping[str, str]) -> None:
    """Refuses options that would have a file of this computer read for somebody elsewhere."""
    for option in game.options:
        value = options.get(option.name, option.default)
        if option.values is None and value != option.default:
            if ":" not in value or "/" in value or "\\" in value:
                raise FeiraError(f"option {option.name} is to be spelled out here, not a file")


def challenge_of(game: Game, config: Config) -> int | None:
    """Which challenge of the game's campaign this is, from 0; None if it is none."""
    for number, challenge in enumerate(game.campaign.challenges if game.campaign else ()):
        if config == game.configure(1, challenge.options):
            return number
    return None
