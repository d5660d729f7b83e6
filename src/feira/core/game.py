"""The contract: what a game brings, so that everything else can work on it.

A game is its record type, the verbs on it (compiled, see `verbs.py`), and beside them, never
compiled, the texts and views for people. A game is built once, by keyword, in its folder's
`__init__`, and listed in the catalogue of `feira.games`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any, NamedTuple

import msgspec
import numpy as np

from feira.core.errors import FeiraError, IllegalChoice
from feira.core.events import COLUMNS, ROWS, Rows, new_events
from feira.core.events import rows as event_rows
from feira.core.jit import jit, short
from feira.core.plain import Seen, View
from feira.core.shapes import Shapes
from feira.core.verbs import CHANCE, NOBODY, actor, apply, legal, register, score, weights

Json = dict[str, Any]

STARTS = 256  # set-ups that are remembered
REFUSED = -9  # instead of who is to act: the choice was not legal


@dataclass(frozen=True, kw_only=True)
class Option:
    """One thing to agree on before the game."""

    name: str
    default: str
    values: tuple[str, ...] | None  # None: the game itself says which texts it takes
    help: str
    rare: bool = False  # written in records only where it is not the default


@dataclass(frozen=True, kw_only=True)
class Config:
    """Seats and options, checked and complete: what a position starts from."""

    seats: int
    options: Mapping[str, str]


@dataclass(frozen=True, kw_only=True)
class Challenge:
    """One of the solo challenges that make up a campaign."""

    key: str  # of its name's message
    options: Mapping[str, str]
    thresholds: tuple[int, ...]  # results that earn one more fame each


@dataclass(frozen=True, kw_only=True)
class Campaign:
    """A row of solo challenges, each with a result and fame; total them up as the rules say."""

    challenges: tuple[Challenge, ...]
    account: Callable[[np.record], Json]  # of an end: what `total` needs besides the result
    # Of results with accounts, None where there is none yet: fame, bonus, rating.
    total: Callable[[Sequence[Json | None]], Json]


class Foreseen(NamedTuple):
    """A legal choice, and what would come of it."""

    choice: int
    after: np.record
    events: Rows


class Next(NamedTuple):
    """What a choice has led to."""

    after: np.ndarray  # the position, in an array of one
    events: list[Json]
    who: int  # is to act then
    open: list[int]  # the legal choices of a seat, or a weight for each outcome of chance


@dataclass(frozen=True, kw_only=True)
class Game:
    """Everything about one game. `s` is always a position, a record of `dtype`."""

    name: str
    title: str
    rules: str  # version: changes when behaviour changes, never for a refactoring
    dtype: np.dtype[Any]
    seats: range
    options: tuple[Option, ...]
    choices: int  # choices of a seat are numbered below this
    outcomes: int  # and those of chance below this
    # Set-up, interpreted: the same position for the same config, since chance is a player.
    configure: Callable[[int | None, Mapping[str, str]], Config]
    setup: Callable[[np.record, Config], None]
    # The verbs, compiled.
    actor: Callable[[np.record], int]
    legal: Callable[[np.record, np.ndarray], int]
    pick: Callable[[np.record, int, np.ndarray], int]
    weights: Callable[[np.record, np.ndarray], int]
    draw: Callable[[np.record, int], int]
    apply: Callable[[np.record, int, np.ndarray | None], None]
    score: Callable[[np.record, np.ndarray, np.ndarray], None]
    broken: Callable[[np.record], int]
    # What players know: a hand-made evaluation; the features of a choice with the weights of the
    # policy; the features of a seat's standing with the weights of the value function.
    evaluate: Callable[[np.record, np.ndarray, np.ndarray, np.ndarray], None]
    action_features: Callable[[np.record, int, np.ndarray, np.ndarray], int]
    action_feature_names: tuple[str, ...]
    policy: np.ndarray
    state_features: Callable[[np.record, int, np.ndarray, np.ndarray], int]
    state_feature_names: tuple[str, ...]
    value: np.ndarray
    # Texts: each parses back.
    choice_text: Callable[[np.record, int], str]
    parse_choice: Callable[[np.record, str], int]
    outcome_text: Callable[[np.record, int], str]
    parse_outcome: Callable[[np.record, str], int]
    position_text: Callable[[np.record], str]
    parse_position: Callable[[str], np.record]
    # The words of these texts, of events, refusals and endings: tests demand that they all occur.
    choice_words: tuple[str, ...]
    outcome_words: tuple[str, ...]
    event_keys: tuple[str, ...]
    refusal_keys: tuple[str, ...]
    end_reasons: tuple[str, ...]
    # For people.
    coins: Callable[[np.record], list[int]]
    public: View  # what everybody sees
    own: Callable[[Seen, int], Json]  # those of its keys that look different to a seat
    explain: Callable[[np.record, Rows], list[Json]]  # of the position after the events
    preview: Callable[[np.record, Sequence[Foreseen]], list[Json]]
    refusal: Callable[[np.record, int], Json | None]  # why a choice is not legal; None: it is
    result: Callable[[np.record], Json]
    picture: Callable[[Json], str]
    outlook: Callable[[np.record], Json]  # what chance may bring, as everybody may know
    shapes: Shapes  # of views, events and outlooks
    messages: str  # the folder with the game's Fluent files
    campaign: Campaign | None = None
    scratch: int = field(init=False)
    starts: dict[tuple[object, ...], bytes] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "scratch", max(self.choices, self.outcomes))
        register(self)

    def variants(self) -> list[Config]:
        """Every number of seats with every combination of options that go together."""
        names = [option.name for option in self.options if option.values]
        values = [option.values for option in self.options if option.values]
        found: list[Config] = []
        for seats in self.seats:
            for combination in product(*values):
                try:
                    config = self.configure(seats, dict(zip(names, combination, strict=True)))
                except FeiraError:
                    continue
                if config not in found:
                    found.append(config)
        return found

    def new(self, config: Config) -> np.record:
        """The position before the first choice, which is remembered: tables are set up often."""
        key = (config.seats, *config.options.items())
        start = self.starts.get(key)
        if start is None:
            s: np.record = np.zeros(1, self.dtype)[0]
            self.setup(s, config)
            if len(self.starts) >= STARTS:
                self.starts.clear()
            start = self.starts[key] = s.tobytes()
        fresh: np.record = np.frombuffer(bytearray(start), self.dtype)[0]
        return fresh

    def start(self, config: Config) -> Next:
        """The same, with what is possible then."""
        alone = self.alone(self.new(config))
        events, out = new_events(), np.empty(self.scratch, np.int64)
        who = look(alone, events, out)
        count = self.outcomes if who == CHANCE else events[0, 1]
        return Next(alone, [], who, out[:count].tolist())

    def alone(self, s: np.record) -> np.ndarray:
        """A copy of the position as an array of one.

        Python hands an array to compiled code in a tenth of the time that a record takes.
        """
        return np.frombuffer(bytearray(s.tobytes()), self.dtype)

    def copy(self, s: np.record) -> np.record:
        """A position of its own with the same contents."""
        twin: np.record = self.alone(s)[0]
        return twin

    def view(self, s: np.record, seat: int | None) -> Json:
        """The whole table as the seat sees it, or as a spectator does; a copy to keep."""
        seen = self.public.seen(s)
        view = seen.view if seat is None else seen.view | self.own(seen, seat)
        copied: Json = msgspec.to_builtins(view)
        return copied

    def legal_choices(self, s: np.record) -> list[int]:
        """All legal choices of the seat to act, ascending."""
        out = np.empty(self.scratch, np.int64)
        choices: list[int] = out[: legal_alone(self.alone(s), out)].tolist()
        return choices

    def outcome_weights(self, s: np.record) -> dict[int, int]:
        """The possible outcomes of chance with their weights."""
        return {outcome: weight for outcome, weight in enumerate(self.chances(s)) if weight}

    def chances(self, s: np.record) -> list[int]:
        """A weight for each outcome of chance."""
        out = np.zeros(self.outcomes, np.int64)
        weigh_alone(self.alone(s), out)
        weights: list[int] = out.tolist()
        return weights

    def text(self, s: np.record, choice: int) -> str:
        """The notation of a choice of whoever is to act."""
        return self.outcome_text(s, choice) if actor(s) == CHANCE else self.choice_text(s, choice)

    def named(self, s: np.record, choice: int) -> str:
        """The notation of a choice in quotes, or its number where that means nothing."""
        try:
            return f"'{self.text(s, choice)}'" if 0 <= choice < self.scratch else f"number {choice}"
        except IndexError:  # no outcome of what is drawn here
            return f"number {choice}"

    def parse(self, s: np.record, text: str) -> int:
        """The choice that a notation means for whoever is to act; not yet known to be legal."""
        parser = self.parse_outcome if actor(s) == CHANCE else self.parse_choice
        return parser(s, text)

    def step(self, s: np.record, choice: int) -> list[Json]:
        """The checked door: the choice happens, or `IllegalChoice` and nothing has changed.

        Returns the explained events.
        """
        events = new_events()
        if not step(s, choice, events, np.empty(self.scratch, np.int64)):
            raise self.illegal(s, choice)
        return self.explain(s, event_rows(events))

    def happen(self, before: np.ndarray, choice: int) -> Next:
        """The same in a new position, for one in an array of one; with what is possible then."""
        after = np.frombuffer(bytearray(self.dtype.itemsize), self.dtype)
        events, out = new_events(), np.empty(self.scratch, np.int64)
        who = advance(before, choice, after, events, out)
        if who == REFUSED:
            raise self.illegal(before[0], choice)
        count = self.outcomes if who == CHANCE else events[0, 1]
        return Next(after, self.explain(after[0], event_rows(events)), who, out[:count].tolist())

    def again(self, s: np.record, choices: Sequence[int]) -> tuple[np.record, list[int]]:
        """The position after more choices, each of them checked, and who made them.

        Behind those stands who is to act then.
        """
        alone, scratch = self.alone(s), np.empty(self.scratch, np.int64)
        actors = np.empty(len(choices) + 1, np.int64)
        done = replay_alone(alone, np.array(choices, np.int64), actors, scratch)
        if done < len(choices):
            raise self.illegal(alone[0], choices[done])
        return alone[0], actors.tolist()

    def illegal(self, s: np.record, choice: int) -> IllegalChoice:
        """What is said of a choice that is not legal."""
        if actor(s) == NOBODY:
            return IllegalChoice("the game is over: nobody is to act")
        return IllegalChoice(f"{self.named(s, choice)} is not legal here")

    def previews(self, s: np.record) -> list[Json]:
        """Every legal choice with what it costs and who would earn what."""
        return self.preview(s, self.foreseen(s))

    def foreseen(self, s: np.record) -> list[Foreseen]:
        """Every legal choice with what would come of it, as the rules tell it."""
        choices = self.legal_choices(s)
        after = np.empty(len(choices), self.dtype)
        events = np.empty((len(choices) * ROWS, COLUMNS), np.int32)
        end = foresee(self.alone(s), np.array(choices, np.int64), after, events)
        told = events[:end].tolist()
        found = []
        row = 0
        for choice, position in zip(choices, after, strict=True):
            first, row = row + 1, row + 1 + told[row][0]
            found.append(Foreseen(choice, position, told[first:row]))
        return found


@short
def legal_alone(alone: np.ndarray, out: np.ndarray) -> int:
    """`legal` of a position in an array of one."""
    return legal(alone[0], out)


@short
def weigh_alone(alone: np.ndarray, out: np.ndarray) -> int:
    """`weights` of a position in an array of one."""
    return weights(alone[0], out)


@short
def advance(
    before: np.ndarray, choice: int, after: np.ndarray, events: np.ndarray, out: np.ndarray
) -> int:
    """`step` from one array of one to another: who is to act then, or `REFUSED`.

    Everything that is asked next is answered at once, since every call from Python costs: `out`
    holds the weights of chance, or the legal choices, whose number stands beside that of events.
    """
    if not allowed(before[0], choice, out):
        return REFUSED
    after[0] = before[0]
    apply(after[0], choice, events)
    return look(after, events, out)


@short
def look(alone: np.ndarray, events: np.ndarray, out: np.ndarray) -> int:
    """Who is to act, with what is possible: see `advance`."""
    s = alone[0]
    who = actor(s)
    events[0, 1] = 0
    if who == CHANCE:
        weights(s, out)
    elif who != NOBODY:
        events[0, 1] = legal(s, out)
    return who


@jit
def replay_alone(
    alone: np.ndarray, choices: np.ndarray, actors: np.ndarray, scratch: np.ndarray
) -> int:
    """Makes choices while they are legal and notes who acts. Returns how many there were."""
    for i in range(len(choices)):
        actors[i] = actor(alone[0])
        if not step(alone[0], int(choices[i]), None, scratch):
            return i
    actors[len(choices)] = actor(alone[0])
    return len(choices)


@short
def score_alone(alone: np.ndarray, points: np.ndarray, places: np.ndarray) -> None:
    """`score` of a position in an array of one."""
    score(alone[0], points, places)


@short
def foresee(alone: np.ndarray, choices: np.ndarray, after: np.ndarray, events: np.ndarray) -> int:
    """Lets each of the choices happen in a copy of the position.

    What one makes happen follows what the one before did, each behind a row with the number of
    events. Returns how many rows there are.
    """
    row = 0
    for i in range(len(choices)):
        after[i] = alone[0]
        events[row, 0] = 0
        apply(after[i], int(choices[i]), events[row:])
        row += int(events[row, 0]) + 1
    return row


@jit
def allowed(s: np.record, choice: int, scratch: np.ndarray) -> bool:
    """Is the choice legal for the seat to act, or a possible outcome?"""
    who = actor(s)
    if who == NOBODY or choice < 0 or choice >= len(scratch):
        return False
    if who == CHANCE:
        scratch[:] = 0
        weights(s, scratch)
        return bool(scratch[choice] > 0)
    for i in range(legal(s, scratch)):
        if scratch[i] == choice:
            return True
    return False


@jit
def step(s: np.record, choice: int, events: np.ndarray | None, scratch: np.ndarray) -> bool:
    """The choice happens if it is allowed; otherwise false and the position is unchanged."""
    if not allowed(s, choice, scratch):
        return False
    apply(s, choice, events)
    return True


def check_options(game: str, known: tuple[Option, ...], given: Mapping[str, str]) -> dict[str, str]:
    """All options with their defaults filled in; refuses unknown names and values."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise FeiraError(f"{game} has no option '{name}' (it has: {', '.join(names)})")
    options = {}
    for option in known:
        value = given.get(option.name, option.default)
        if option.values is not None and value not in option.values:
            choices = ", ".join(option.values)
            raise FeiraError(f"option {option.name} is one of {choices}, not '{value}'")
        options[option.name] = value
    return options


def check_seats(game: str, known: range, seats: int) -> None:
    """Refuses a number of seats that the game cannot have."""
    if seats not in known:
        raise FeiraError(f"{game} has {known[0]} to {known[-1]} seats, not {seats}")


def options_text(config: Config, known: tuple[Option, ...]) -> str:
    """Options on one line, as records have them. Those of rare use only where they are used."""
    return " ".join(
        f"{option.name}={config.options[option.name]}"
        for option in known
        if not option.rare or config.options[option.name] != option.default
    )


def parse_options(text: str) -> dict[str, str]:
    """Options from one line of `name=value` words."""
    options = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise FeiraError(f"an option is written name=value, not '{word}'")
        if name in options:
            raise FeiraError(f"option {name} is given twice")
        options[name] = value
    return options
