"""The compiled entry points that Python calls. Each takes a position as an array of one.

Passing an array to compiled code takes a tenth of the time of passing a record. Questions that
always come together are answered by one call, since every call from Python has a cost.
"""

from feira.core.jit import jit, short
from feira.core.types import CHANCE, NOBODY, Array, State
from feira.core.verbs import actor, apply, legal, score, weights

ILLEGAL = -9  # instead of an actor: the choice was not legal


@short
def score_of(position: Array, points: Array, places: Array) -> None:
    """Fills points and placing by seat."""
    score(position[0], points, places)


@short
def survey(position: Array, counts: Array, out: Array) -> int:
    """The actor, and what is possible in a position.

    `out` receives the weights of chance or the legal choices; `counts[1]` is the number of choices.
    """
    s = position[0]
    who = actor(s)
    counts[1] = 0
    if who == CHANCE:
        weights(s, out)
    elif who != NOBODY:
        counts[1] = legal(s, out)
    return who


@short
def make_choice(before: Array, choice: int, after: Array, events: Array, out: Array) -> int:
    """Makes a checked choice, from one position to another. Returns the next actor, or `ILLEGAL`.

    It also surveys what is possible next; row 0 of the events has the number of events and that of
    legal choices.
    """
    if not allowed(before[0], choice, out):
        return ILLEGAL
    after[0] = before[0]
    apply(after[0], choice, events)
    return survey(after, events[0], out)


@jit
def replay(position: Array, choices: Array, actors: Array, scratch: Array) -> int:
    """Makes choices while they are legal and records who acts. Returns how many were legal."""
    for i in range(len(choices)):
        actors[i] = actor(position[0])
        if not step(position[0], int(choices[i]), None, scratch):
            return i
    actors[len(choices)] = actor(position[0])
    return len(choices)


@short
def look_ahead(position: Array, choices: Array, after: Array, events: Array) -> int:
    """Makes each of the choices in a copy of the position.

    The events of one choice follow those of the choice before, each behind a row with their
    number. Returns how many rows there are.
    """
    row = 0
    for i in range(len(choices)):
        after[i] = position[0]
        events[row, 0] = 0
        apply(after[i], int(choices[i]), events[row:])
        row += int(events[row, 0]) + 1
    return row


@jit
def allowed(s: State, choice: int, scratch: Array) -> bool:
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
def step(s: State, choice: int, events: Array | None, scratch: Array) -> bool:
    """Makes a choice if it is allowed; otherwise returns false and changes nothing."""
    if not allowed(s, choice, scratch):
        return False
    apply(s, choice, events)
    return True
