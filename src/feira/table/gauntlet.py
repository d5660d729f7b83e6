"""The gauntlet: the sequence of checks that every command has to pass.

It returns the event to be stored, or raises `Refused`, and changes nothing.
"""

from feira.core.errors import FeiraError, IllegalChoice
from feira.table.chance import let_chance_act
from feira.table.commands import (
    Agree,
    Choose,
    Claim,
    Command,
    Commit,
    Decline,
    End,
    Remove,
    Resign,
    Return,
    Reveal,
    Sit,
    Stand,
    TakeBack,
)
from feira.table.decision import Decision, make_step
from feira.table.departures import Presence, decide_departure, decide_return
from feira.table.log import Chose
from feira.table.person import Person
from feira.table.refused import Refused
from feira.table.seating import (
    decide_commit,
    decide_remove,
    decide_reveal,
    decide_sit,
    decide_stand,
)
from feira.table.table import Table
from feira.table.take_back import decide_answer, decide_take_back

ANY_VERSION = (Claim, End)  # commands that mean the same at any version
AboutSeats = Sit | Return | Remove | Stand | Commit | Reveal
ABOUT_SEATS = (Sit, Return, Remove, Stand, Commit, Reveal)
NOBODY_ABSENT = Presence()


def decide(
    table: Table, person: Person, command: Command, presence: Presence = NOBODY_ABSENT
) -> Decision:
    """The decision for a person's command; `Refused` has the reason against it."""
    if table.closed is not None:
        raise Refused("over")
    if isinstance(command, ABOUT_SEATS):
        return decide_seats(table, person, command)
    own = table.own(person.id)
    if not own:
        raise Refused("not-seated")
    check_playing(table, command)
    match command:
        case Choose():
            return decide_choose(table, own, command)
        case TakeBack():
            return decide_take_back(table, person.id, own)
        case Agree() | Decline():
            return decide_answer(table, own, agrees=isinstance(command, Agree))
        case Resign() | Claim() | End():
            return decide_departure(table, person.id, command, presence)


def decide_seats(table: Table, person: Person, command: AboutSeats) -> Decision:
    """The decision about who has which seat, and about nonces."""
    own = table.own(person.id)
    match command:
        case Sit():
            return decide_sit(table, person, command)
        case Return():
            return decide_return(table, person.id)
        case Remove():
            return decide_remove(table, person.id, command)
    if not own:
        raise Refused("not-seated")
    match command:
        case Stand():
            return decide_stand(table, own)
        case Commit():
            return decide_commit(table, own, command)
        case Reveal():
            return decide_reveal(table, own, command)


def check_playing(table: Table, command: Command) -> None:
    """Refuses a command outside a running game, or for a version that is not the current one."""
    if table.position is None:
        raise Refused("not-begun")
    if command.version != table.version and not isinstance(command, ANY_VERSION):
        raise Refused("stale")
    if table.state == "over":
        raise Refused("over")


def decide_choose(table: Table, own: list[int], command: Choose) -> Decision:
    """The choice of a person, by its number or its notation."""
    assert table.position is not None
    if table.actor not in own:
        raise Refused("not-your-turn")
    choice = command.choice
    if isinstance(choice, str):
        try:
            choice = table.position.number(choice)
        except FeiraError as error:
            raise Refused("not-a-choice", text=str(error)) from None
    return decide_choice(table, choice)


def decide_choice(table: Table, choice: int) -> Decision:
    """The seat to act makes a choice, and chance follows, on a copy of the position."""
    position = table.position
    assert position is not None
    number = len(table.choices) + 1
    try:
        step, after = make_step(position, choice, number)
    except IllegalChoice:
        raise Refused("not-legal", why=position.refusal(choice)) from None
    steps = [step]
    outcomes, after = let_chance_act(table, after, number + 1, steps)
    event = Chose(seat=position.actor, choice=choice, outcomes=tuple(outcomes))
    return Decision(event=event, after=after, steps=steps)
