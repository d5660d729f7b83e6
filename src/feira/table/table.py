"""One table: its state, and the straight gauntlet that every command has to pass.

A table is folded from its log. `decide` checks a command and says what would be entered, without
changing anything; `enter` makes it so. In between the entry is stored: nothing is ever told that
could be lost.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
from msgspec import Struct

from feira.core.errors import FeiraError, IllegalChoice
from feira.core.game import Config, Game, Json, Next
from feira.core.record import Record
from feira.core.verbs import CHANCE, NOBODY, actor
from feira.table.commands import (
    Agree,
    Choose,
    Command,
    Decline,
    Resign,
    Sit,
    Stand,
    TakeBack,
)
from feira.table.log import (
    Agreed,
    Asked,
    Became,
    Began,
    Chose,
    Declined,
    Entry,
    Left,
    Rematched,
    Sat,
    Stood,
    TookBack,
    What,
)
from feira.table.plan import Plan
from feira.table.secret import commitment, drawn, joined

SUBSTITUTE = "medium"  # plays on for who has left


@dataclass(frozen=True)
class Person:
    """Who asks, as the session says."""

    id: str
    name: str


NOBODY_KNOWN = Person("", "")


class Refused(FeiraError):
    """A command that cannot be done, with the reason as a message key and its arguments."""

    def __init__(self, key: str, **arguments: object) -> None:
        super().__init__(key)
        self.reason: Json = {"key": key, **arguments}


@dataclass
class Seat:
    """A place at the table and who has it."""

    kind: str  # me, here, invite, lobby or computer
    level: str = ""
    person: str = ""
    name: str = ""
    nonce: str = ""
    left: str = ""  # resigned or time

    @property
    def computer(self) -> str:
        """The level of the computer that chooses for this seat, if one does."""
        return self.level or (SUBSTITUTE if self.left else "")


class Happened(Struct, frozen=True):
    """One choice with what it made happen."""

    number: int
    actor: int | None  # None: chance
    text: str
    events: list[Json]


class Decision(Struct, frozen=True, kw_only=True):
    """What a command comes to, before it is stored: the entry, and the position after it."""

    what: What
    after: np.record | None = None
    who: int = NOBODY  # to act then
    choices: list[int] | None = None  # that are legal then, where they are known
    steps: Sequence[Happened] = ()


def why_not(game: Game, s: np.record, choice: int) -> Json | None:
    """Why a choice is not legal; None if it is."""
    return game.refusal(s, choice) if choice < game.choices else {"key": "not-a-choice"}


def decision_of(what: What, then: Next, steps: list[Happened]) -> Decision:
    """What choices have led to."""
    return Decision(what=what, after=then.after[0], who=then.who, choices=then.open, steps=steps)


class Standing(NamedTuple):
    """What lists and clocks go by."""

    state: str  # open, playing or over
    due: int | None  # when the time of the person to act is up


@dataclass
class Table:
    """A game in progress, or waiting for people, or over."""

    id: str
    game: Game
    config: Config
    plan: Plan
    host: str
    secret: str
    created: int
    seats: list[Seat] = field(default_factory=list)
    version: int = 0
    choices: list[int] = field(default_factory=list)
    actors: list[int] = field(default_factory=list)
    position: np.record | None = None  # None until everybody is seated
    ask: Asked | None = None
    agreed: set[int] = field(default_factory=set)
    rematch: str | None = None  # the table where it is played once more
    done: dict[str, int] = field(default_factory=dict)  # commands by the version they led to
    since: int = 0  # when the turn began, in milliseconds
    who: int = NOBODY  # to act: asked for so often that it is remembered
    open: list[int] | None = None  # the legal choices, once they are known
    seats_of: dict[str, list[int]] = field(default_factory=dict)  # a person, once asked for

    def __post_init__(self) -> None:
        self.seats = [
            Seat(kind=seat.kind, level=seat.level, name=seat.name or seat.level)
            for seat in self.plan.seats
        ]

    # How it stands.

    @property
    def commit(self) -> str:
        """What was promised about the secret."""
        return commitment(self.secret)

    @property
    def actor(self) -> int | None:
        """The seat to act, or none: not yet begun, or over."""
        return None if self.who == NOBODY else self.who

    @property
    def state(self) -> str:
        """open, playing or over."""
        if self.position is None:
            return "open"
        return "over" if self.who == NOBODY else "playing"

    @property
    def strict(self) -> bool:
        """Is it played for something, so that nothing known is taken back and no hints given?"""
        return self.plan.rated or bool(self.plan.campaign)

    @property
    def nonces(self) -> str:
        """The nonces of all seats."""
        return joined([seat.nonce for seat in self.seats])

    def own(self, person: str) -> list[int]:
        """The seats of a person who is still in the game."""
        seats = self.seats_of.get(person)
        if seats is None:
            seats = self.seats_of[person] = [
                n
                for n, seat in enumerate(self.seats)
                if person and seat.person == person and not seat.left
            ]
        return seats

    def legal(self) -> list[int]:
        """All legal choices of the seat to act."""
        if self.open is None:
            assert self.position is not None
            self.open = self.game.legal_choices(self.position)
        return self.open

    def record(self) -> Record:
        """The game so far. The secret is in it only when the game is over."""
        known = {"players": ", ".join(seat.name or "?" for seat in self.seats)}
        known |= {"commit": self.commit, "nonces": self.nonces}
        if self.state == "over":
            known["secret"] = self.secret
        return Record(game=self.game, config=self.config, choices=tuple(self.choices), known=known)

    # The gauntlet.

    def decide(self, person: Person, command: Command) -> Decision:
        """What a command of a person would enter; `Refused` says why not."""
        if isinstance(command, Sit):
            return self._sit(person, command)
        own = self.own(person.id)
        if not own:
            raise Refused("not-seated")
        if isinstance(command, Stand):
            return self._stand(own)
        self._check_playing(command)
        match command:
            case Choose():
                return self._choose(own, command)
            case TakeBack():
                return self._take_back(person.id, own)
            case Agree() | Decline():
                return self._answer(own, agrees=isinstance(command, Agree))
            case Resign():
                return Decision(what=Left(seat=own[0], why="resigned"))

    def _check_playing(self, command: Command) -> None:
        """Is the game on, and has the person seen how it stands?"""
        if self.position is None:
            raise Refused("not-begun")
        if command.version != self.version:
            raise Refused("stale")
        if self.state == "over":
            raise Refused("over")

    def _sit(self, person: Person, command: Sit) -> Decision:
        """A free seat that this person may take: the host's own, or one for guests."""
        if self.position is not None:
            raise Refused("begun")
        if not person.id:
            raise Refused("nobody")
        if self.own(person.id):
            raise Refused("already-seated")
        wanted = range(len(self.seats)) if command.seat is None else [command.seat]
        kinds = ("me",) if person.id == self.host else ("invite", "lobby")
        for seat in wanted:
            if seat < len(self.seats) and self.seats[seat].kind in kinds:
                if not self.seats[seat].person:
                    sat = Sat(seat=seat, person=person.id, name=person.name, nonce=command.nonce)
                    return Decision(what=sat)
        raise Refused("no-seat")

    def _stand(self, own: list[int]) -> Decision:
        if self.position is not None:
            raise Refused("begun")
        return Decision(what=Stood(seat=own[0]))

    def _choose(self, own: list[int], command: Choose) -> Decision:
        assert self.position is not None
        who = self.actor
        if who not in own:
            raise Refused("not-your-turn")
        choice = command.choice
        if isinstance(choice, str):
            try:
                choice = self.game.parse(self.position, choice)
            except FeiraError as error:
                raise Refused("not-a-choice", text=str(error)) from None
        return self.chosen(choice)

    def chosen(self, choice: int) -> Decision:
        """The seat to act makes a choice, and chance follows; nothing is changed yet."""
        s, who = self.position, self.who
        assert s is not None
        number = len(self.choices) + 1
        try:
            then = self.game.happen(self.game.alone(s), choice)
        except IllegalChoice:
            raise Refused("not-legal", why=why_not(self.game, s, choice)) from None
        steps = [Happened(number, who, self.game.choice_text(s, choice), then.events)]
        outcomes, then = self._chance(then, number + 1, steps)
        what = Chose(seat=who, choice=choice, outcomes=tuple(outcomes))
        return decision_of(what, then, steps)

    def _happen(self, s: np.record, who: int, choice: int, number: int) -> Happened:
        texts = self.game.outcome_text if who == CHANCE else self.game.choice_text
        text, seat = texts(s, choice), None if who == CHANCE else who
        return Happened(number, seat, text, self.game.step(s, choice))

    def _chance(self, then: Next, number: int, steps: list[Happened]) -> tuple[list[int], Next]:
        """Chance acts while it is its turn, from the secret and the nonces; then somebody else."""
        outcomes: list[int] = []
        if then.who != CHANCE:
            return outcomes, then
        game, nonces = self.game, self.nonces
        while then.who == CHANCE:
            outcome = drawn(self.secret, nonces, number, then.open)
            text = game.outcome_text(then.after[0], outcome)
            then = game.happen(then.after, outcome)
            steps.append(Happened(number, None, text, then.events))
            outcomes.append(outcome)
            number += 1
        return outcomes, then

    def begun(self) -> Decision | None:
        """What begins the game, once everybody is seated."""
        if self.position is not None or not all(seat.person or seat.level for seat in self.seats):
            return None
        steps: list[Happened] = []
        outcomes, then = self._chance(self.game.start(self.config), 1, steps)
        return decision_of(Began(outcomes=tuple(outcomes)), then, steps)

    def _take_back(self, person: str, own: list[int]) -> Decision:
        """At once while nothing new is known and nobody else has acted; else others are asked."""
        last = next((n for n in range(len(self.actors) - 1, -1, -1) if self.actors[n] in own), None)
        if last is None:
            raise Refused("nothing-to-take-back")
        seat = self.actors[last]
        if last == len(self.actors) - 1:
            return Decision(what=TookBack(seat=seat, to=last))
        if self.strict:
            raise Refused("too-late-to-take-back")
        if not self._others(person):
            return Decision(what=TookBack(seat=seat, to=last))
        if self.ask is not None:
            raise Refused("already-asked")
        return Decision(what=Asked(seat=seat, to=last))

    def _others(self, person: str) -> set[int]:
        """The first seat of every other person who is still here."""
        persons: dict[str, int] = {}
        for n, seat in enumerate(self.seats):
            if seat.person and not seat.left and seat.person != person:
                persons.setdefault(seat.person, n)
        return set(persons.values())

    def _answer(self, own: list[int], *, agrees: bool) -> Decision:
        if self.ask is None or self.seats[self.ask.seat].person == self.seats[own[0]].person:
            raise Refused("nothing-asked")
        return Decision(what=Agreed(seat=own[0]) if agrees else Declined(seat=own[0]))

    def time_up(self, now: int) -> Decision | None:
        """The seat to act leaves, if its time is up."""
        who, due = self.actor, self.due()
        if who is None or due is None or now < due:
            return None
        return Decision(what=Left(seat=who, why="time"))

    def due(self) -> int | None:
        """When the time of the person to act is up, in milliseconds."""
        return self._due(self.actor, self.since)

    def _due(self, who: int | None, since: int) -> int | None:
        seconds = self.plan.clock.seconds
        if seconds is None or who is None or self.seats[who].computer:
            return None
        return since + 1000 * seconds

    def standing(self, decision: Decision, now: int) -> Standing | None:
        """How lists and clocks will see the table after a decision; None if as before."""
        if decision.after is None:
            after = Standing(self.state, self._due_after(decision.what, now))
        elif decision.who == NOBODY:
            after = Standing("over", None)
        else:
            since = self.since if decision.who == self.who else now
            after = Standing("playing", self._due(decision.who, since))
        if after.state == self.state and self.plan.clock.kind == "none":
            return None
        return after

    def _due_after(self, what: What, now: int) -> int | None:
        """When time is up after something that is no choice."""
        who = self.actor
        if isinstance(what, Left) and who is not None:
            stays = self.seats[who].person != self.seats[what.seat].person
            return self.due() if stays else None
        if isinstance(what, TookBack):
            return self._due(self.actors[what.to], now)
        if isinstance(what, Agreed) and self.ask and self._agreed_with(what.seat):
            return self._due(self.actors[self.ask.to], now)
        return self.due()

    def again(self, what: What) -> Decision:
        """What was decided elsewhere, with all that it makes happen."""
        match what:
            case Began():
                s, choices = self.game.new(self.config), what.outcomes
            case Chose():
                assert self.position is not None
                s, choices = self.game.copy(self.position), (what.choice, *what.outcomes)
            case _:
                return Decision(what=what)
        first = len(self.choices) + 1
        steps = [
            self._happen(s, actor(s), choice, number)
            for number, choice in enumerate(choices, first)
        ]
        return Decision(what=what, after=s, who=actor(s), steps=steps)

    # The log.

    def entry(self, decision: Decision, *, at: int, command: str = "") -> Entry:
        """The next line of the log."""
        return Entry(number=self.version + 1, at=at, what=decision.what, command=command)

    def load(self, entries: Iterable[Entry]) -> None:
        """Enters what is stored."""
        for entry in entries:
            self.enter(entry)

    def enter(self, entry: Entry, decision: Decision | None = None) -> None:
        """What was decided and stored now holds."""
        assert entry.number == self.version + 1, "entries come in order"
        self.version = entry.number
        if entry.command:
            self.done[entry.command] = entry.number
        before, count = self.actor, len(self.choices)
        self._enter(entry.what, decision)
        if not isinstance(entry.what, Chose):
            self.seats_of.clear()  # somebody may have come or gone
        if self.actor != before or len(self.choices) < count:  # a new turn, or taken back
            self.since = entry.at

    def _enter(self, what: What, decision: Decision | None) -> None:
        match what:
            case Sat():
                self._seat(what)
            case Stood():
                self._rise(what.seat)
            case Began():
                self._play(self.game.new(self.config), what.outcomes, decision)
            case Chose():
                assert self.position is not None
                self._play(self.position, (what.choice, *what.outcomes), decision)
                self.ask = None
            case TookBack():
                self._back(what.to)
            case Left():
                self._leave(what)
            case Asked() | Agreed() | Declined():
                self._take_back_talk(what)
            case Became():
                self._become(what)
            case Rematched():
                self.rematch = what.table

    def _take_back_talk(self, what: Asked | Agreed | Declined) -> None:
        match what:
            case Asked():
                self.ask, self.agreed = what, set()
            case Agreed():
                self._agree(what.seat)
            case Declined():
                self.ask = None

    def _leave(self, what: Left) -> None:
        """A person leaves with all their seats."""
        person = self.seats[what.seat].person
        for seat in self.seats:
            if seat.person == person:
                seat.left = what.why
        self.ask = None

    def _become(self, what: Became) -> None:
        """A guest's seats are the account's, be it that the account has one already."""
        for seat in self.seats:
            if seat.person == what.guest:
                seat.person = what.person
        if self.host == what.guest:
            self.host = what.person

    def _seat(self, what: Sat) -> None:
        """Who shares the host's screen sits down with the host."""
        seat = self.seats[what.seat]
        seat.person, seat.name, seat.nonce = what.person, what.name, what.nonce
        if seat.kind == "me":
            for here in self.seats:
                if here.kind == "here":
                    here.person = what.person

    def _rise(self, number: int) -> None:
        person = self.seats[number].person
        for seat in self.seats:
            if seat.person == person:
                seat.person = seat.nonce = ""
                if seat.kind != "here":
                    seat.name = ""

    def _play(self, s: np.record, choices: Sequence[int], decision: Decision | None) -> None:
        """Makes choices; what has been decided just now is not computed again."""
        if decision is not None and decision.after is not None:
            self.position, self.who = decision.after, decision.who
            self.open = decision.choices
            self.actors += [CHANCE if step.actor is None else step.actor for step in decision.steps]
            self.choices += choices
            return
        try:
            self.position, actors = self.game.again(s, choices)
        except IllegalChoice as error:
            raise IllegalChoice(f"table {self.id}: {error}") from None
        self.who, self.open = actors.pop(), None
        self.actors += actors
        self.choices += choices

    def _back(self, to: int) -> None:
        choices = self.choices[:to]
        self.choices, self.actors = [], []
        self._play(self.game.new(self.config), choices, None)
        self.ask = None

    def _agree(self, seat: int) -> None:
        assert self.ask is not None
        self.agreed.add(seat)
        if self._agreed_with(seat):
            self._back(self.ask.to)

    def _agreed_with(self, seat: int) -> bool:
        """Has everybody agreed, once this seat has?"""
        assert self.ask is not None
        return self._others(self.seats[self.ask.seat].person) <= self.agreed | {seat}
