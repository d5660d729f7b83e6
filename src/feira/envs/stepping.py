"""One step of one game, as environments count steps: an action, then chance until a seat is to act.

The loops over many games, on the CPU (`games_on_cpu.py`) and on a GPU (`games_on_gpu.py`), and the
adapters for one game call these parts. Besides its position, a game has two rows of numbers:
counters (what was picked by micro-actions, steps, points so far) and flags (the seat to act,
terminated, truncated, illegal).
"""

from feira.core.bits import nth, popcount
from feira.core.jit import inline
from feira.core.random import advance
from feira.core.rules import MOST_SEATS
from feira.core.strategy import ROOM
from feira.core.types import CHANCE, NOBODY, Array, State
from feira.core.verbs import (
    actor,
    apply,
    draw,
    legal,
    micro_mask,
    micro_next,
    observe,
    observe_picked,
    score,
)

PICKED, STEPS, STANDING = range(3)  # columns of the counters
COUNTERS = 3
CURRENT, TERMINATED, TRUNCATED, ILLEGAL = range(4)  # columns of the flags
FLAGS = 4
# Offsets in the work buffer: room for observations, scores, choices.
SCORES = ROOM
SCRATCH = SCORES + 2 * MOST_SEATS
KEPT, TOUCHED, ANEW = range(3)  # what a step does to an observation
RESTART = ANEW + 1  # the game is over, and the caller resets it
NO_SEAT = -1  # the current player when the game is over


@inline
def settle(s: State, a: int, b: int) -> tuple[int, int]:
    """Chance acts until a seat is to act or the game is over. Returns the stream's next state."""
    while actor(s) == CHANCE:
        a, b, r = advance(a, b)
        apply(s, draw(s, r), None)
    return a, b


@inline
def carry_out(s: State, choice: int, a: int, b: int) -> tuple[int, int]:
    """Makes a choice, then chance acts as in `settle`. Returns the stream's next state.

    The rules are applied at one place only: they make up most of a compiled step, and the threads
    of a GPU reconverge there.
    """
    going = True
    while going:
        apply(s, choice, None)
        going = actor(s) == CHANCE
        if going:
            a, b, r = advance(a, b)
            choice = draw(s, r)
    return a, b


@inline
def clear(row: Array) -> None:
    """Sets a row to zero."""
    for i in range(len(row)):
        row[i] = 0


@inline
def reward_seats(s: State, standing: int, rewards: Array, points: Array, places: Array) -> int:
    """Writes the rewards of a step, and returns the present points of a single player.

    A single player gets the points of the step, so that rewards add up to the result. Otherwise
    rewards come at the end and sum to 0: 1 for a win, -1/(n-1) for each of the n-1 others; a shared
    win is shared.
    """
    seats = int(s.seats)
    clear(rewards)
    if seats == 1:
        score(s, points, places)
        rewards[0] = points[0] - standing
        return int(points[0])
    if actor(s) == NOBODY:
        score(s, points, places)
        winners = 0
        for seat in range(seats):
            winners += int(places[seat] == 1)
        for seat in range(seats):
            won = int(places[seat] == 1)  # a single division, which every device rounds alike
            rewards[seat] = (won * seats - winners) / (winners * (seats - 1))
    return standing


@inline
def mark_legal(s: State, picked: int, micro: bool, mask: Array, scratch: Array) -> None:
    """Writes the mask of the seat to act; if there is none, everything is allowed."""
    if actor(s) == NOBODY:
        for action in range(len(mask)):
            mask[action] = 1
        return
    clear(mask)
    if micro:
        micro_mask(s, picked, mask)
    else:
        for i in range(legal(s, scratch)):
            mask[scratch[i]] = 1


@inline
def show(s: State, viewer: int, picked: int, out: Array, room: Array) -> None:
    """Writes the observation of a seat, if there is a buffer for one."""
    if len(out) > 0:
        clear(out)
        observe(s, viewer, picked, out, room)


@inline
def show_next(s: State, change: int, picked: int, out: Array, room: Array) -> None:
    """Updates the observation of the seat to act after a step.

    After a pick the position is unchanged, so only the picked part is updated.
    """
    if change >= ANEW:
        show(s, int(s.turn), 0, out, room)
    elif change == TOUCHED and len(out) > 0:
        observe_picked(s, picked, out)


@inline
def make(s: State, picked: int, action: int, micro: bool) -> int:
    """Makes a legal action. Returns the new value of `picked`, 0 if a choice was made."""
    choice = micro_next(s, picked, action) if micro else action
    if choice < 0:
        return -choice
    apply(s, choice, None)
    return 0


@inline
def begin(
    s: State,
    counters: Array,
    flags: Array,
    mask: Array,
    a: int,
    b: int,
    micro: bool,
    scratch: Array,
) -> None:
    """Chance sets a new game up until the first seat is to act."""
    settle(s, a, b)
    clear(counters)
    flags[CURRENT] = actor(s)
    mark_legal(s, 0, micro, mask, scratch)


@inline
def ask_next(
    s: State,
    picked: int,
    counters: Array,
    mask: Array,
    a: int,
    b: int,
    micro: bool,
    scratch: Array,
) -> tuple[int, int]:
    """Lets chance act after an action. Returns the stream's next state."""
    counters[PICKED] = picked
    a, b = settle(s, a, b)
    mark_legal(s, picked, micro, mask, scratch)
    return a, b


@inline
def conclude(
    s: State,
    counters: Array,
    flags: Array,
    rewards: Array,
    most_steps: int,
    points: Array,
    places: Array,
) -> None:
    """Counts a step, writes its rewards and flags."""
    counters[STEPS] += 1
    counters[STANDING] = reward_seats(s, int(counters[STANDING]), rewards, points, places)
    over = actor(s) == NOBODY
    flags[CURRENT] = NO_SEAT if over else actor(s)
    flags[TERMINATED] = int(over)
    flags[TRUNCATED] = int(not over and most_steps > 0 and counters[STEPS] >= most_steps)


@inline
def take_action(
    s: State,
    action: int,
    legal: bool,
    counters: Array,
    flags: Array,
    rewards: Array,
    mask: Array,
    a: int,
    b: int,
    micro: bool,
    whole: bool,
    auto_reset: bool,
    most_steps: int,
    scores: Array,
    scratch: Array,
) -> tuple[int, int, int, int]:
    """One step of a running game; an illegal action changes nothing but is counted.

    With `whole` the action is a choice of the rules, even where actions are micro-actions. The mask
    is that of the position afterwards. Returns the stream's next state, what the step does to the
    observation, and the new value of `picked`. `scores` is a buffer for points and places.
    """
    change, picked = KEPT, 0
    flags[ILLEGAL] = int(not legal)
    if legal:
        small = micro and not whole
        choice = micro_next(s, int(counters[PICKED]), action) if small else action
        picked = max(0, -choice)
        change = TOUCHED
        if choice >= 0:
            a, b = carry_out(s, choice, a, b)
            change = ANEW
        counters[PICKED] = picked
        mark_legal(s, picked, micro, mask, scratch)
    conclude(s, counters, flags, rewards, most_steps, scores[:MOST_SEATS], scores[MOST_SEATS:])
    if auto_reset and finished(flags):
        change = RESTART
    return a, b, change, picked


@inline
def is_legal(mask: Array, action: int) -> bool:
    """Whether the mask allows the action. A number out of range is not legal either."""
    return 0 <= action < len(mask) and mask[action] != 0


@inline
def finished(flags: Array) -> bool:
    """Whether the game is over, by its rules or because it took too many steps."""
    return bool(flags[TERMINATED]) or bool(flags[TRUNCATED])


@inline
def nth_action(words: Array, first: int, count: int, a: int, b: int) -> int:
    """The same action as `random_action`, from a mask in words of four actions each."""
    allowed = 0
    for i in range(first, first + count):
        allowed += popcount(int(words[i]))
    _, _, r = advance(a, b)
    k = (r * allowed) >> 32
    word = first
    below = popcount(int(words[word]))
    while below <= k:
        k -= below
        word += 1
        below = popcount(int(words[word]))
    return 4 * (word - first) + (nth(int(words[word]), k) >> 3)


@inline
def random_action(mask: Array, a: int, b: int) -> int:
    """A uniformly random legal action."""
    allowed = 0
    for action in range(len(mask)):
        allowed += int(mask[action])
    _, _, r = advance(a, b)
    k = (r * allowed) >> 32
    action = 0
    below = int(mask[0])
    while below <= k:
        action += 1
        below += int(mask[action])
    return action
