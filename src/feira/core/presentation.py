"""The contract of a game's presentation room: notation, texts, views, previews, explanations.

All of it is plain Python over plain numbers: a position is a buffer of bytes in the game's layout.
What would happen if a choice were made is looked up with the rules and handed over (`Lookahead`),
so no rule is written here a second time.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from pathlib import Path
from typing import Any

import msgspec

from feira.core.campaign import Campaign
from feira.core.daily import DailyPlans
from feira.core.drawing import Drawing
from feira.core.errors import FeiraError
from feira.core.events import Lookahead, Rows
from feira.core.shapes import Shapes
from feira.core.statistics import Statistics
from feira.core.types import CHANCE, NOBODY, Buffer, Json
from feira.core.view import PublicView, ViewBuilder

LookAhead = Callable[[Buffer, Sequence[int]], list[Lookahead]]

# The keys that generic code reads from the JSON of any game; conformance checks them.
VIEW_KEYS = ("options", "stage", "turn", "actor", "players", "result")
PLAYER_KEYS = ("seat", "coins")
PREVIEW_KEYS = (
    *("choice", "text", "action", "cost", "earns", "net"),
    *("standing", "others", "from", "notes"),
)
RESULT_KEYS = ("over", "scores", "winners", "reason")
# The refusals common to all games: nobody or chance is to act, or there is no such choice.
REFUSED_OVER, REFUSED_CHANCE, REFUSED_UNKNOWN = (
    *("refused-over", "refused-chance", "refused-unknown"),
)


@dataclass(frozen=True, kw_only=True)
class Presentation:
    """How one game is shown and explained."""

    title: str
    folder: Path  # with the game's messages, lesson and texts of the lesson
    # Who is to act, how many players there are, everybody's coins.
    actor: Callable[[Buffer], int]
    seats: Callable[[Buffer], int]
    coins: Callable[[Buffer], list[int]]
    # Notation: each text parses back. An action is the same as data.
    choices: int  # choices of a seat are numbered below this
    describe_choice: Callable[[Buffer, int], tuple[str, Json]]  # text and action
    parse_choice: Callable[[Buffer, str], int]
    describe_outcome: Callable[[Buffer, int], tuple[str, Json]]
    parse_outcome: Callable[[Buffer, str], int]
    action_text: Callable[[Json], str]  # of a choice of a seat
    position_text: Callable[[Buffer], str]
    parse_position: Callable[[str], Buffer]
    # The words of these texts and of refusals: tests check that each of them occurs.
    choice_words: tuple[str, ...]
    outcome_words: tuple[str, ...]
    refusal_keys: tuple[str, ...]
    # For people.
    public: ViewBuilder  # what everybody sees
    own: Callable[[PublicView, int], Json]  # the keys of a view that look different to a seat
    explain: Callable[[Buffer, Rows], list[Json]]  # events, in the position after them
    preview: Callable[[Buffer, Sequence[Lookahead]], list[Json]]
    reason_against: Callable[[Buffer, int], Json | None]  # for a known choice of the seat to act
    result: Callable[[Buffer], Json]
    picture: Callable[[Json], str]  # draws a view for the terminal
    card: Callable[[Json, int], Drawing]  # draws a view for a preview card, from the side of a seat
    outlook: Callable[[Buffer, LookAhead], Json]  # what chance may bring, as everybody may know
    shapes: Shapes  # the types of views, events, actions and outlooks
    statistics: Statistics  # what events and actions mean in statistics
    catalogue: Json  # the components of the game, for screens
    campaign: Campaign | None = None
    daily: DailyPlans | None = None
    clue: Callable[[Json], str] = itemgetter("kind")  # the clue of a puzzle: the kind of the action

    @property
    def messages(self) -> str:
        """The folder with the game's Fluent files."""
        return str(self.folder / "messages")

    def view(self, position: Buffer, seat: int | None) -> Json:
        """The whole view of a seat, or of a spectator. Its parts may be shared: do not write."""
        public = self.public.build(position)
        return public.json if seat is None else public.json | self.own(public, seat)

    def text(self, position: Buffer, choice: int) -> str:
        """The notation of a choice of the actor."""
        return self.describe(position, choice)[0]

    def action(self, position: Buffer, choice: int) -> Json:
        """A choice of the actor, as data."""
        return self.describe(position, choice)[1]

    def describe(self, position: Buffer, choice: int) -> tuple[str, Json]:
        """A choice of the actor as text and as an action, which may be shared: do not write."""
        chance = self.actor(position) == CHANCE
        return (self.describe_outcome if chance else self.describe_choice)(position, choice)

    def parse(self, position: Buffer, text: str) -> int:
        """The choice that a notation means for the actor; not yet known to be legal."""
        chance = self.actor(position) == CHANCE
        return (self.parse_outcome if chance else self.parse_choice)(position, text)

    def parse_action(self, position: Buffer, action: Any) -> int:
        """The choice of a seat that an action means; not yet known to be legal.

        Its keys may come in any order: the type of actions has them in that of the notation.
        """
        try:
            typed = msgspec.to_builtins(msgspec.convert(action, self.shapes.actions))
        except msgspec.ValidationError:
            typed = None
        if typed is None or typed != action:
            raise FeiraError(f"'{action}' is not an action")
        return self.parse_choice(position, self.action_text(typed))

    def refusal(self, position: Buffer, choice: int) -> Json | None:
        """Why a choice is not legal, as a message key with its arguments; None: it is legal."""
        who = self.actor(position)
        if who == NOBODY:
            return {"key": REFUSED_OVER}
        if who == CHANCE:
            return {"key": REFUSED_CHANCE}
        if not 0 <= choice < self.choices:
            return {"key": REFUSED_UNKNOWN}
        return self.reason_against(position, choice)
