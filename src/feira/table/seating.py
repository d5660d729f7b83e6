"""Before the game: seats, and the nonces that people contribute to the dice.

Pages sit without a nonce. Once all seats are taken, everybody commits to a nonce, and once all have
committed, everybody reveals it. So nobody knows the others' nonces when choosing their own, not
even a host who reads the secret from the database. See docs/server.md.
"""

from feira.core.position import Position
from feira.table.chance import let_chance_act
from feira.table.commands import Commit, Remove, Reveal, Sit
from feira.table.decision import Decision, TableStep
from feira.table.log import Began, Committed, Removed, Revealed, Sat, Stood
from feira.table.person import Person
from feira.table.refused import Refused
from feira.table.secret import nonce_commitment
from feira.table.table import Table

INVITED = ("invite", "lobby")  # kinds of seats for other people
MOST_SITS = 20  # of one person at a table
MOST_BEFORE = 500  # entries before the game, after which nobody may sit down


def decide_sit(table: Table, person: Person, command: Sit) -> Decision:
    """Decides about taking a seat: the host's own, or a free one for other people."""
    if table.position is not None:
        raise Refused("begun")
    if not person.id:
        raise Refused("nobody")
    if table.plan.rated and person.guest:
        raise Refused("account-needed")
    if table.own(person.id):
        raise Refused("already-seated")
    if person.id in table.barred:
        raise Refused("barred")
    if table.version >= MOST_BEFORE or table.sits[person.id] >= MOST_SITS:
        raise Refused("sat-too-often")
    free = free_seats(table, person.id, command.seat)
    if not free:
        raise Refused("no-seat")
    if table.invited and command.invitation != table.code:
        free = [seat for seat in free if table.seats[seat].kind != "invite"]
    if not free:
        raise Refused("not-invited")
    nonce = table.plan.daily or command.nonce  # the same dice and draws for everybody
    return Decision(event=seated(person, free[0], nonce or ""))


def free_seats(table: Table, person: str, wish: int | None) -> list[int]:
    """The free seats of a kind that this person may take, or only the one they ask for."""
    kinds = ("me",) if person == table.host else INVITED
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.kind in kinds and not seat.person and wish in (None, number)
    ]


def seated(person: Person, seat: int, nonce: str) -> Sat:
    """The event that a person takes a seat."""
    return Sat(seat=seat, person=person.id, name=person.name, nonce=nonce, guest=person.guest)


def decide_stand(table: Table, own: list[int]) -> Decision:
    """A person may give up their seat until the game begins."""
    if table.position is not None:
        raise Refused("begun")
    return Decision(event=Stood(seat=own[0]))


def decide_remove(table: Table, person: str, command: Remove) -> Decision:
    """The host may remove another person until the game begins."""
    if table.position is not None:
        raise Refused("begun")
    if person != table.host:
        raise Refused("not-host")
    seat = table.seats[command.seat] if command.seat < len(table.seats) else None
    if seat is None or not seat.person or seat.person == person:
        raise Refused("nobody-there")
    return Decision(event=Removed(seat=command.seat))


def decide_commit(table: Table, own: list[int], command: Commit) -> Decision:
    """Everybody commits to their nonce once all seats are taken."""
    if table.position is not None:
        raise Refused("begun")
    seat = own_seat(table, own)
    if not table.full:
        raise Refused("seats-free")
    if table.seats[seat].commitment or table.seats[seat].nonce:
        raise Refused("already-committed")
    return Decision(event=Committed(seat=seat, commitment=command.commitment))


def decide_reveal(table: Table, own: list[int], command: Reveal) -> Decision:
    """Everybody reveals their nonce once all have committed to theirs."""
    if table.position is not None:
        raise Refused("begun")
    number = own_seat(table, own)
    seat = table.seats[number]
    if not table.full or not all(one.commitment or one.nonce for one in table.adding):
        raise Refused("not-all-committed")
    if seat.nonce or nonce_commitment(command.nonce) != seat.commitment:
        raise Refused("other-nonce")
    return Decision(event=Revealed(seat=number, nonce=command.nonce))


def own_seat(table: Table, own: list[int]) -> int:
    """The seat that a person's nonce belongs to: not those of others on the same screen."""
    return next(seat for seat in own if table.seats[seat].kind != "here")


def decide_begin(table: Table) -> Decision | None:
    """The game begins once all seats are taken and all nonces known; None if it cannot now."""
    if table.state != "open" or not table.full or not all(one.nonce for one in table.adding):
        return None
    steps: list[TableStep] = []
    start = Position.start(table.game, table.config)
    outcomes, after = let_chance_act(table, start, 1, steps)
    return Decision(event=Began(outcomes=tuple(outcomes)), after=after, steps=steps)
