"""The gauntlet: the straight row of checks that every command has to pass.

It says which event would be stored, or raises `Refused`, and changes nothing.
"""

from feira.core.errors import FeiraError, IllegalChoice
from feira.core.position import Position
from feira.table.chance import let_chance_act
from feira.table.commands import Agree, Choose, Command, Decline, Resign, Sit, Stand, TakeBack
from feira.table.decision import Decision, TableStep, make_step
from feira.table.log import Began, Chose, Left, Sat, Stood
from feira.table.person import Person
from feira.table.refused import Refused
from feira.table.table import Table
from feira.table.take_back import decide_answer, decide_take_back


def decide(table: Table, person: Person, command: Command) -> Decision:
    """The decision that a person's command leads to; `Refused` gives the reason against it."""
    if isinstance(command, Sit):
        return decide_sit(table, person, command)
    own = table.own(person.id)
    if not own:
        raise Refused("not-seated")
    if isinstance(command, Stand):
        return decide_stand(table, own)
    check_playing(table, command)
    match command:
        case Choose():
            return decide_choose(table, own, command)
        case TakeBack():
            return decide_take_back(table, person.id, own)
        case Agree() | Decline():
            return decide_answer(table, own, agrees=isinstance(command, Agree))
        case Resign():
            return Decision(event=Left(seat=own[0], why="resigned"))


def check_playing(table: Table, command: Command) -> None:
    """Refuses a command outside a running game, or for a version that is not the present one."""
    if table.position is None:
        raise Refused("not-begun")
    if command.version != table.version:
        raise Refused("stale")
    if table.state == "over":
        raise Refused("over")


def decide_sit(table: Table, person: Person, command: Sit) -> Decision:
    """A free seat that this person may take: the host's own, or one for other people."""
    if table.position is not None:
        raise Refused("begun")
    if not person.id:
        raise Refused("nobody")
    if table.own(person.id):
        raise Refused("already-seated")
    wanted = range(len(table.seats)) if command.seat is None else [command.seat]
    kinds = ("me",) if person.id == table.host else ("invite", "lobby")
    for seat in wanted:
        if seat < len(table.seats) and table.seats[seat].kind in kinds:
            if not table.seats[seat].person:
                sat = Sat(seat=seat, person=person.id, name=person.name, nonce=command.nonce)
                return Decision(event=sat)
    raise Refused("no-seat")


def decide_stand(table: Table, own: list[int]) -> Decision:
    """A person may give up their seat until the game begins."""
    if table.position is not None:
        raise Refused("begun")
    return Decision(event=Stood(seat=own[0]))


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


def decide_begin(table: Table) -> Decision | None:
    """The game begins once all seats are taken; None if it cannot begin now."""
    if table.position is not None or not all(seat.person or seat.level for seat in table.seats):
        return None
    steps: list[TableStep] = []
    start = Position.start(table.game, table.config)
    outcomes, after = let_chance_act(table, start, 1, steps)
    return Decision(event=Began(outcomes=tuple(outcomes)), after=after, steps=steps)
