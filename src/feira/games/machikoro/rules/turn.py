"""A turn: dice and the questions about them, income, building (K3, K4, K6)."""

from feira.core.events import Events, emit
from feira.core.jit import inline, jit
from feira.core.types import State
from feira.games.machikoro.rules.components import (
    AIRPORT,
    COST,
    HARBOUR,
    KINDS,
    PURPLES,
    RADIO_TOWER,
)
from feira.games.machikoro.rules.earn import earn_blue, earn_green, pay_red
from feira.games.machikoro.rules.effects import (
    TV_STATION,
    TV_TAKES,
    acting_purples,
    ask_about,
    earn_tuna,
    take,
    take_from_all,
    tuna_goes_out,
)
from feira.games.machikoro.rules.end import end_game, notice_double, pass_turn, refill_or_roll
from feira.games.machikoro.rules.events import (
    ADDED,
    AIRPORT_PAID,
    BUILT,
    BUILT_LANDMARK,
    BUILT_NOTHING,
    CHOSE_DICE,
    CITY_HALL,
    KEPT,
    LEFT_MARKET,
    NOT_SWAPPED,
    REROLLED,
    ROLLED,
    ROLLED_TUNA,
    SWAPPED,
    TURNED_UP,
)
from feira.games.machikoro.rules.legal import all_landmarks
from feira.games.machikoro.rules.place import gain, has, leave_market, lose, owned_by_all
from feira.games.machikoro.rules.position import (
    ADD,
    ADD_CHOICE,
    BUILD,
    BUILD_NONE,
    DICE,
    PAIR_HIGH,
    PAIR_LOW,
    RADIO,
    REROLL_CHOICE,
    ROLL,
    ROLL_CHOICE,
    SWAP_CHOICE,
    SWAP_NONE,
    TUNA,
    TV,
    TV_CHOICE,
)

ADDITION = 2  # of the harbour (K3.2)
ADD_FROM = 10
AIRPORT_PAYS = 10
CITY_HALL_PAYS = 1  # to a player with nothing (K4.1)

# What comes after a choice, in the order of a turn. Choices only say which: so each phase stands in
# one place of the compiled rules, where the threads of a GPU meet again.
GO_ON, INCOME, TAKINGS, QUESTIONS, BUILDING, NEXT = range(6)


@jit
def apply(s: State, choice: int, events: Events) -> None:
    """The choice of a seat, or the outcome of chance, happens; then all that needs no question."""
    then = chance(s, choice, events) if s.stage < ROLL else choose(s, choice, events)
    if then == INCOME:
        then = income(s, events)
    if then in (TAKINGS, QUESTIONS):
        then = purple(s, then == QUESTIONS, events)
    if then == BUILDING:
        begin_building(s, events)
    if then == NEXT:
        refill_or_roll(s)


@inline
def chance(s: State, outcome: int, events: Events) -> int:
    """Dice fall or a card is turned up."""
    if s.stage == DICE:
        return roll_dice(s, outcome, events)
    if s.stage == TUNA:
        return roll_tuna(s, outcome, events)
    return turn_up(s, outcome, events)


@inline
def choose(s: State, choice: int, events: Events) -> int:
    """A seat answers what it was asked."""
    if s.stage == BUILD:
        return build(s, choice, events)
    if s.stage == ROLL:
        return choose_dice(s, choice - ROLL_CHOICE, events)
    if s.stage == RADIO:
        return reroll_or_keep(s, choice, events)
    if s.stage == ADD:
        return add(s, (choice - ADD_CHOICE) * ADDITION, events)
    if s.stage == TV:
        take(s, choice - TV_CHOICE, TV_TAKES, TV_STATION, events)
        return QUESTIONS
    return swap(s, choice, events)


@inline
def choose_dice(s: State, dice: int, events: Events) -> int:
    """K3.1: with the station, one or two."""
    s.dice = dice
    s.stage = DICE
    emit(events, CHOSE_DICE, s.turn, dice)
    return GO_ON


@inline
def total_of(s: State) -> int:
    """The total that counts for everyone's cards, the harbour's addition included."""
    return int(s.low) + int(s.high) + int(s.added)


@inline
def roll_dice(s: State, outcome: int, events: Events) -> int:
    """K3.1: the dice fall; the radio tower may ask once a turn (K3.2)."""
    low = outcome + 1
    high = 0
    if s.dice == 2:
        low = int(PAIR_LOW[outcome])
        high = int(PAIR_HIGH[outcome])
    s.low = low
    s.high = high
    emit(events, ROLLED, s.turn, low, high, low + high)
    if s.rerolled == 0 and has(s, int(s.turn), RADIO_TOWER):
        s.stage = RADIO
        return GO_ON
    return ask_to_add(s)


@inline
def reroll_or_keep(s: State, choice: int, events: Events) -> int:
    """K3.2: once a turn, with the same number of dice."""
    if choice == REROLL_CHOICE:
        emit(events, REROLLED, s.turn)
        s.rerolled = 1
        s.stage = DICE
        return GO_ON
    emit(events, KEPT, s.turn)
    return ask_to_add(s)


@inline
def ask_to_add(s: State) -> int:
    """K3.2: with the harbour and a total of 10 or more the player may add exactly 2."""
    if s.low + s.high >= ADD_FROM and has(s, int(s.turn), HARBOUR):
        s.stage = ADD
        return GO_ON
    return INCOME


@inline
def add(s: State, addition: int, events: Events) -> int:
    """K3.2: the addition is for everyone's cards."""
    s.added = addition
    emit(events, ADDED, s.turn, addition, s.low + s.high + addition)
    return INCOME


@inline
def income(s: State, events: Events) -> int:
    """K3.3: red, then blue and green; then perhaps the tuna boats go out (K3.5)."""
    notice_double(s)
    total = total_of(s)
    pay_red(s, total, events)
    earn_blue(s, total, events)
    earn_green(s, total, events)
    if tuna_goes_out(s, total):
        s.stage = TUNA
        return GO_ON
    return TAKINGS


@inline
def roll_tuna(s: State, outcome: int, events: Events) -> int:
    """K3.5: the roller rolls two dice once; the roll triggers nothing else."""
    low = int(PAIR_LOW[outcome])
    high = int(PAIR_HIGH[outcome])
    emit(events, ROLLED_TUNA, s.turn, low, high, low + high)
    earn_tuna(s, low + high, events)
    return TAKINGS


@inline
def purple(s: State, after_tv: bool, events: Events) -> int:
    """K3.6: stadium, publisher and tax office, then the TV station, then the business center."""
    acting = acting_purples(s, total_of(s))
    if acting == 0:
        return BUILDING
    if not after_tv:
        take_from_all(s, acting, events)
    return GO_ON if ask_about(s, acting, after_tv) else BUILDING


@inline
def swap(s: State, choice: int, events: Events) -> int:
    """K3.7: one own establishment for one of another player's, or nothing."""
    if choice == SWAP_NONE:
        emit(events, NOT_SWAPPED, s.turn)
        return BUILDING
    code = choice - SWAP_CHOICE
    other = code // (KINDS * KINDS)
    given = code // KINDS % KINDS
    taken = code % KINDS
    lose(s, int(s.turn), given)
    lose(s, other, taken)
    gain(s, int(s.turn), taken)
    gain(s, other, given)
    emit(events, SWAPPED, s.turn, other, given, taken)
    return BUILDING


@inline
def begin_building(s: State, events: Events) -> None:
    """K4.1: the city hall helps a player with nothing."""
    if s.plus and s.coins[s.turn] == 0:
        s.coins[s.turn] = CITY_HALL_PAYS
        emit(events, CITY_HALL, s.turn, CITY_HALL_PAYS)
    s.stage = BUILD


@inline
def build(s: State, choice: int, events: Events) -> int:
    """K4.2: an establishment, a landmark or nothing. The last landmark ends the game (K5.1)."""
    seat = int(s.turn)
    if choice == BUILD_NONE:
        emit(events, BUILT_NOTHING, seat)
        if has(s, seat, AIRPORT):  # K4.3
            s.coins[seat] += AIRPORT_PAYS
            emit(events, AIRPORT_PAID, seat, AIRPORT_PAYS)
    else:
        cost = int(COST[choice])
        s.coins[seat] -= cost
        if choice < KINDS:
            emit(events, BUILT, seat, choice, cost)
            build_establishment(s, seat, choice, events)
        else:
            s.landmarks[seat] |= 1 << (choice - KINDS)
            emit(events, BUILT_LANDMARK, seat, choice - KINDS, cost)
            if s.landmarks[seat] == all_landmarks(s):
                end_game(s, events)
                return GO_ON
    pass_turn(s, events)
    return NEXT


@inline
def build_establishment(s: State, seat: int, kind: int, events: Events) -> None:
    """A card comes from the market. A purple pile that nobody can buy any more leaves (K6.3)."""
    leave_market(s, kind, 1)
    gain(s, seat, kind)
    if s.limited and (PURPLES >> kind) & 1 and owned_by_all(s, kind) and s.market[kind] > 0:
        leave_market(s, kind, int(s.market[kind]))
        emit(events, LEFT_MARKET, kind)


@inline
def turn_up(s: State, kind: int, events: Events) -> int:
    """K6.1, K6.2: a card is turned up; one that nobody can buy leaves at once (K6.3)."""
    s.deck[kind] -= 1
    emit(events, TURNED_UP, kind)
    if (PURPLES >> kind) & 1 and owned_by_all(s, kind):
        emit(events, LEFT_MARKET, kind)
    else:
        s.market[kind] += 1
        s.available |= 1 << kind
    return NEXT
