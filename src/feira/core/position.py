"""A position of a game: what a researcher, a table and a review hold in their hands.

It owns an array of one record, which kernels work on, and remembers what was asked of it: a call
into compiled code costs more than most answers.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from feira.core.config import Config
from feira.core.errors import IllegalChoice
from feira.core.events import COLUMNS, ROWS, Lookahead, Rows
from feira.core.game import Game
from feira.core.kernels import ILLEGAL, make_choice, replay, score_of, survey
from feira.core.rules import MOST_SEATS
from feira.core.types import CHANCE, NOBODY, Array, Buffer, Json


class Position:
    """One position. `play` returns the next one; `apply` changes this one.

    Two positions are equal if all their bytes are. A position holds nothing hidden: no seed, no
    shuffled bag, no order of a deck. Its `repr` is its text, which `feira.parse_position` reads.

    Attributes:
        game: the game with its rules, presentation and strategy.
        actor: the seat to act, `feira.CHANCE`, or `feira.NOBODY` when the game is over.
        weights: where chance is to act, an integer weight for every outcome, 0 for those that
            are impossible; else empty.
        array: the record, in an array of one, for code that calls kernels.

    >>> import feira
    >>> position = feira.make("machikoro", players=2).play("dice 3")
    >>> position.actor, position.coins
    (0, [4, 3])
    >>> [position.notation(choice) for choice in position.legal()][:3]
    ['build wheat-field', 'build ranch', 'build bakery']
    >>> position.action(position.legal()[0])
    {'kind': 'build', 'building': 'wheat-field'}
    >>> position.refusal("build mine")
    {'key': 'refused-cost', 'cost': 6, 'coins': 4, 'missing': 2}
    >>> position.play("build bakery").text.splitlines()[-2:]
    ['cities: wheat-field 1, bakery 2 / wheat-field 1, bakery 1', 'dice: 1']
    """

    __slots__ = ("_choices", "actor", "array", "game", "weights")

    def __init__(self, game: Game, array: Array) -> None:
        self.game = game
        self.array = array  # of one record; `apply` replaces it
        self.actor: int
        self.weights: list[int]
        self._choices: list[int]
        self._survey()

    @classmethod
    def start(cls, game: Game, config: Config) -> "Position":
        """The position before the first choice."""
        return cls(game, game.rules.start(config))

    @classmethod
    def parse(cls, game: Game, text: str) -> "Position":
        """The position that a text describes; complains with the number of the line."""
        return cls.load(game, game.presentation.parse_position(text))

    @classmethod
    def load(cls, game: Game, data: Buffer) -> "Position":
        """A position from its bytes, which are copied."""
        return cls(game, game.rules.array(data))

    # Who may do what.

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.actor == NOBODY

    def legal(self) -> list[int]:
        """The legal choices of the seat to act, ascending; none where it is chance's turn."""
        return self._choices.copy()

    def chance(self) -> dict[int, int]:
        """Where chance is to act: the possible outcomes with their integer weights."""
        return {outcome: weight for outcome, weight in enumerate(self.weights) if weight}

    def draw(self, rng: Any) -> int:
        """An outcome of chance, each as likely as it weighs.

        `rng` is a `random.Random` or a NumPy `Generator`.
        """
        total = sum(self.weights)
        if total == 0:
            raise IllegalChoice("it is not chance's turn")
        below = int(rng.randrange(total) if hasattr(rng, "randrange") else rng.integers(total))
        return self.outcome_at(below)

    def outcome_at(self, below: int) -> int:
        """The outcome that holds a number below the sum of all weights."""
        outcome = 0
        while below >= self.weights[outcome]:
            below -= self.weights[outcome]
            outcome += 1
        return outcome

    # What choices lead to.

    def play(self, choice: int | str) -> "Position":
        """The position after a choice or an outcome, given by number or in notation."""
        return self._make(self.number(choice))[0]

    def apply(self, choice: int | str) -> None:
        """Makes a choice in this very position. If it is not legal, nothing has changed."""
        after, _ = self._make(self.number(choice))
        self.array, self.actor = after.array, after.actor
        self._choices, self.weights = after._choices, after.weights

    def after(self, choice: int) -> tuple["Position", list[Json]]:
        """The position after a choice, and what has happened: explained events."""
        after, rows = self._make(choice)
        return after, self.game.presentation.explain(after.array, rows)

    def replay(self, choices: Sequence[int]) -> tuple["Position", list[int]]:
        """The position after many choices, each of them checked, and who made each."""
        rules = self.game.rules
        array = rules.array(self.array)
        actors, scratch = np.empty(len(choices) + 1, np.int64), np.empty(rules.scratch, np.int64)
        done = replay(array, np.array(choices, np.int64), actors, scratch)
        after = Position(self.game, array)
        if done < len(choices):
            raise after._illegal(choices[done])
        return after, actors[:-1].tolist()

    def lookahead(self) -> list[Lookahead]:
        """Every legal choice with the position after it and its events."""
        return self.game.rules.lookahead(self.array, self._choices)

    def copy(self) -> "Position":
        """An independent position with the same contents."""
        return Position(self.game, self.game.rules.array(self.array))

    def _survey(self) -> None:
        """Gets the actor and what is possible from the rules, in one call."""
        rules = self.game.rules
        counts, out = np.zeros(2, np.int32), np.empty(rules.scratch, np.int64)
        self.actor = survey(self.array, counts, out)
        self._choices = out[: counts[1]].tolist()
        self.weights = out[: rules.outcomes].tolist() if self.actor == CHANCE else []

    def _make(self, choice: int) -> tuple["Position", Rows]:
        """The position after a checked choice, and the rows of its events.

        One call into compiled code does it all, so the new position needs no survey of its own.
        """
        rules = self.game.rules
        array = np.frombuffer(bytearray(rules.layout.size), rules.dtype)
        events = np.empty((ROWS, COLUMNS), np.int32)
        events[0, 0] = 0
        out = np.empty(rules.scratch, np.int64)
        who = make_choice(self.array, choice, array, events, out)
        if who == ILLEGAL:
            raise self._illegal(choice)
        count, choices = events[0, :2].tolist()
        after = object.__new__(Position)
        after.game, after.array, after.actor = self.game, array, who
        after._choices = out[:choices].tolist()
        after.weights = out[: rules.outcomes].tolist() if who == CHANCE else []
        return after, events[1 : count + 1].tolist()

    def _illegal(self, choice: int) -> IllegalChoice:
        """The error for a choice that is not legal here."""
        if self.over:
            return IllegalChoice("the game is over: nobody is to act")
        return IllegalChoice(f"{self._named(choice)} is not legal here")

    def _named(self, choice: int) -> str:
        """A choice in quotes, or its number where it has no notation."""
        if not 0 <= choice < self.game.rules.scratch:
            return f"number {choice}"
        try:
            return f"'{self.describe(choice)[0]}'"
        except IndexError:  # not an outcome of what is drawn here
            return f"number {choice}"

    # Texts and views.

    def number(self, choice: int | str) -> int:
        """The number of a choice that is given in notation; a number stays as it is."""
        if isinstance(choice, str):
            presentation = self.game.presentation
            chance = self.actor == CHANCE
            parse = presentation.parse_outcome if chance else presentation.parse_choice
            return parse(self.array, choice)
        return int(choice)

    def describe(self, choice: int) -> tuple[str, Json]:
        """A choice of the actor in notation and as data, which may be shared: do not write."""
        presentation = self.game.presentation
        if self.actor == CHANCE:
            return presentation.describe_outcome(self.array, choice)
        return presentation.describe_choice(self.array, choice)

    def notation(self, choice: int) -> str:
        """A choice of the actor as records write it."""
        return self.describe(choice)[0]

    def action(self, choice: int) -> Json:
        """A choice of the actor as data: its kind and what it is about."""
        action: Json = msgspec.to_builtins(self.describe(choice)[1])
        return action

    def refusal(self, choice: int | str) -> Json | None:
        """Why a choice is not legal: a message key with its arguments. None if it is legal."""
        return self.game.presentation.refusal(self.array, self.number(choice))

    def view(self, seat: int | None = None) -> Json:
        """The whole table as a seat sees it, or as a spectator does."""
        view: Json = msgspec.to_builtins(self.game.presentation.view(self.array, seat))
        return view

    def previews(self) -> list[Json]:
        """Every legal choice with what it costs, what it earns, and who else would earn.

        A preview has the keys `choice` (its number), `text` (notation) and `action` (data); `cost`,
        `earns` and `net` in coins; `standing`, what it adds at once to what the seat is scored by;
        `others`, the coins of other seats by seat; `from`, the events that pay; and `notes`.
        """
        previews = self.game.presentation.preview(self.array, self.lookahead())
        copied: list[Json] = msgspec.to_builtins(previews, str_keys=False)
        return copied

    def outlook(self) -> Json:
        """What chance may bring next, as far as everybody may know."""
        return self.game.presentation.outlook(self.array, self.game.rules.lookahead)

    @property
    def text(self) -> str:
        """The position as text that people read and `feira.parse_position` parses."""
        return self.game.presentation.position_text(self.array)

    @property
    def config(self) -> Config:
        """The seats and options that the game was set up with."""
        return self.game.rules.config_of(self.array)

    # How it stands.

    @property
    def seats(self) -> int:
        """How many players there are."""
        return self.game.presentation.seats(self.array)

    @property
    def coins(self) -> list[int]:
        """Everybody's coins, hidden or not."""
        return self.game.presentation.coins(self.array)

    @property
    def scores(self) -> list[int]:
        """Points by seat as they stand."""
        return self.standings()[0]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none before the game is over."""
        places = self.standings()[1]
        return [seat for seat, place in enumerate(places) if place == 1] if self.over else []

    @property
    def result(self) -> Json:
        """How the game ended, or stands: scores, winners, reason, and what a challenge adds."""
        return self.game.presentation.result(self.array)

    def standings(self) -> tuple[list[int], list[int]]:
        """Points and places by seat; 1 is the best place, and ties share it."""
        points, places = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
        score_of(self.array, points, places)
        seats = self.seats
        return points[:seats].tolist(), places[:seats].tolist()

    def __bytes__(self) -> bytes:
        return self.array.tobytes()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(bytes(self))

    def __repr__(self) -> str:
        return self.text
