"""Exact endings agree with plain expansion, keep their budget, and report what is proved."""

from itertools import pairwise

import pytest

from feira.core.errors import FeiraError
from feira.core.position import Position
from feira.core.types import CHANCE
from feira.core.verbs import moot
from feira.games import NAMES, find_game
from feira.players.ending_graph import GENERATION, NODES, VISITS
from feira.players.endings import Ending, Solver, solve
from tests.games.mercado.table import challenge
from tests.games.mercado.table import table as market
from tests.games.table import position
from tests.players.exhaustive import Cyclic, Iteration, TooLarge, Tree, late_positions
from tests.players.positions import last_landmark

SETTINGS = [
    ("mercado", 2, {}),
    ("mercado", 3, {"closed": "secret"}),
    ("mercado", 4, {}),
    *(("mercado", 1, {"challenge": str(number)}) for number in range(1, 10)),
    ("machikoro", 2, {}),
    ("machikoro", 3, {"market": "limited"}),
    ("machikoro", 4, {"plus": "yes"}),
]
COMPARED = 4  # positions of each setting
MOST = 2_500  # positions below each choice of them
EXACT = 1e-11


def expected(after: Position, most: int) -> list[float]:
    """Value, shares and points by plain expansion."""
    try:
        return [float(number) for number in Tree(most).result(after)]
    except Cyclic:
        return list(Iteration(most).result(after))


def assert_exact(here: Position, ending: Ending, most: int) -> None:
    """Every solved choice equals the plain expansion, and the first of the best is best."""
    for one in ending.choices:
        found = [*one.value, *one.shares, *one.points]
        assert found == pytest.approx(expected(here.play(one.choice), most), abs=EXACT)
    values = [one.value[here.actor] for one in ending.choices]
    best = [one for one in ending.choices if one.value[here.actor] >= max(values) - 1e-9]
    assert ending.best == best[0]
    assert ending.is_complete == (len(values) == len(here.legal()))
    assert ending.is_only_best == (ending.is_complete and len(best) == 1)


@pytest.mark.native
@pytest.mark.parametrize(("name", "seats", "options"), SETTINGS)
def test_endings_are_what_plain_expansion_says(
    name: str, seats: int, options: dict[str, str]
) -> None:
    game = find_game(name)
    solver = Solver(game)
    compared = 0
    for seed in range(40):
        for here in late_positions(game, game.configure(seats, options), seed, 4):
            ending = solver.solve(here)
            if ending is None or ending.nodes > MOST:
                break
            try:
                assert_exact(here, ending, MOST)
            except TooLarge:
                continue
            compared += 1
        if compared >= COMPARED:
            return
    pytest.fail("no such positions")


def last_turn(
    offer: str = "2 fish+flower", coins: str = "3 6", hands: str = "- / -", customers: str = "-"
) -> Position:
    """The last turn of two (M8.2): two customers who want fish are worth more than a coin."""
    s = market(
        {"a1": "fish0", "b1": "fish0", "c1": "meat1"},
        customers=customers,
        offer=offer,
        coins=coins,
        hands=hands,
        last_turns=1,
        reason="squares",
    )
    return position(s)


def test_the_last_turn_is_solved() -> None:
    here = last_turn()
    ending = solve(here)
    assert ending is not None
    assert here.notation(ending.best.choice).startswith("customers 2 fish+flower")
    assert ending.best.shares == (1.0, 0.0)
    assert ending.best.points == (7.0, 6.0)
    coin = ending.of(here.number("coin"))
    assert coin is not None
    assert (coin.shares, coin.points) == ((0.0, 1.0), (4.0, 6.0))
    assert_exact(here, ending, MOST)


def test_of_equal_choices_the_first_is_best_but_not_the_only_one() -> None:
    """Both ends of the row bring the same customers to the same stalls."""
    here = last_turn()
    ending = solve(here)
    assert ending is not None
    texts = [here.notation(one.choice) for one in ending.choices if one.value == ending.best.value]
    assert texts == ["customers 2 fish+flower W1", "customers 2 fish+flower E1"]
    assert here.notation(ending.best.choice) == texts[0]
    assert not ending.is_only_best
    only = solve(last_turn(offer="-"))
    assert only is not None
    assert only.is_only_best
    assert only.is_complete


@pytest.mark.native
def test_an_exchange_that_may_come_back_is_solved() -> None:
    """Three fish may become three meat and three fish again (M3.1): a tree would have no end."""
    here = last_turn(
        offer="-",
        hands="fish fish fish / meat meat flower",
        customers="Na 4 meat, W2 3 flower+grape",
        coins="4 6",
    )
    exchange = here.number("exchange hand")
    with pytest.raises(Cyclic):
        Tree(10**6).result(here.play(exchange))
    ending = solve(here)
    assert ending is not None
    one = ending.of(exchange)
    assert one is not None
    found = [*one.value, *one.shares, *one.points]
    assert found == pytest.approx(Iteration(10**4).result(here.play(exchange)), abs=EXACT)
    assert 0 < one.shares[0] < 1
    assert ending.best == one


def test_a_sure_win_needs_nothing_else_to_be_solved() -> None:
    """The last landmark ends the game (K5.1). What else might follow is too large."""
    s = last_landmark()
    s.coins[1] = 5
    here = position(s)
    ending = solve(here, nodes=2_000)
    assert ending is not None
    assert here.notation(ending.best.choice) == "build radio-tower"
    assert (ending.best.value, ending.best.shares) == ((1.0, 0.0), (1.0, 0.0))
    assert not ending.is_complete
    assert not ending.is_only_best
    assert ending.of(here.number("build none")) is None


def test_a_sure_loss_is_solved_as_well() -> None:
    """Seat 1 can pay its last landmark whatever is rolled; seat 0 cannot pay its own now."""
    s = last_landmark()
    s.coins[0] = 0
    here = position(s)
    ending = solve(here)
    assert ending is not None
    assert ending.is_complete
    assert [one.shares for one in ending.choices] == [(0.0, 1.0)] * len(here.legal())
    assert_exact(here, ending, MOST)


@pytest.mark.native
@pytest.mark.parametrize("name", NAMES)
def test_what_is_too_large_is_given_up_cheaply(name: str) -> None:
    game = find_game(name)
    here = Position.start(game, game.configure(3, {}))
    while here.actor == CHANCE:
        here = here.play(next(iter(here.chance())))
    solver = Solver(game)
    assert solver.solve(here) is None
    assert solver.work.counters[VISITS] < 0.15 * solver.nodes


@pytest.mark.native
def test_the_budget_is_kept() -> None:
    """A position that is solved with enough nodes is not solved with fewer, and never wrongly."""
    game = find_game("mercado")
    config = game.configure(1, {"challenge": "5"})
    here = list(late_positions(game, config, 1, 4))[-1]
    ending = solve(here)
    assert ending is not None
    assert ending.nodes > 100
    small = Solver(game, nodes=ending.nodes // 2)
    assert small.solve(here) is None
    assert small.work.counters[VISITS] < ending.nodes // 2 + game.rules.scratch
    again = solve(here, nodes=ending.nodes + 1)
    assert again is None or again.choices == ending.choices


@pytest.mark.native
def test_what_was_found_out_is_kept() -> None:
    """The same results from an empty table and from a full one, and at lower cost."""
    game = find_game("mercado")
    config = game.configure(1, {"challenge": "4"})
    late = list(late_positions(game, config, 3, 4))
    kept, fresh = Solver(game), Solver(game)
    found = []
    for here in late[::-1]:
        fresh.clear()
        found.append((kept.solve(here), fresh.solve(here)))
    solved = [(one, other) for one, other in found if one and other]
    assert len(solved) >= 3
    for one, other in solved:
        assert one.choices == other.choices
        assert one.best == other.best
    assert sum(one.nodes for one, _ in solved) < sum(other.nodes for _, other in solved)


@pytest.mark.native
def test_a_full_table_is_emptied() -> None:
    game = find_game("mercado")
    config = game.configure(1, {"challenge": "6"})
    solver = Solver(game, nodes=3_000)
    generations = set()
    for seed in range(12):
        for here in late_positions(game, config, seed, 6):
            ending = solver.solve(here)
            generations.add(int(solver.work.counters[GENERATION]))
            assert solver.work.counters[NODES] <= solver.room
            if ending is not None:
                other = solve(here)
                assert other is not None
                assert ending.choices == other.choices
    assert len(generations) > 2


def test_there_is_nothing_to_solve_where_no_seat_is_to_act() -> None:
    game = find_game("machikoro")
    with pytest.raises(FeiraError, match="at least one node"):
        Solver(game, nodes=0)
    with pytest.raises(FeiraError, match="no seat is to act"):
        solve(Position.start(game, game.configure(2, {})))


def moot_positions(seats: int, options: dict[str, str], games: int) -> list[Position]:
    """Positions of games by the policy which the game reports as moot."""
    game = find_game("mercado")
    config = game.configure(seats, options)
    found = []
    for seed in range(games):
        for here in late_positions(game, config, seed, 2):
            for choice in here.legal():
                after = here.play(choice)
                if not after.over and moot(after.array[0]):
                    found.append(after)
                    break
    return found


@pytest.mark.native
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (2, {"closed": "secret"}),
        (3, {}),
        (1, {"challenge": "1"}),
        (1, {"challenge": "6"}),
        (1, {"challenge": "7"}),
    ],
)
def test_what_is_moot_makes_no_difference(seats: int, options: dict[str, str]) -> None:
    """Plain expansion gives the same result after each choice or outcome."""
    compared = 0
    for here in moot_positions(seats, options, 150):
        try:
            results = [
                expected(here.play(one), MOST) for one in (here.legal() or list(here.chance()))
            ]
        except TooLarge:
            continue
        compared += len(results) > 1
        for one, other in pairwise(results):
            assert one == pytest.approx(other, abs=EXACT)
        if compared >= 6:
            return
    assert compared > 2


def test_most_of_a_game_is_not_moot() -> None:
    """A tile that is taken while the game goes on is used later."""
    s = challenge(4, {"a1": "fish0"}, stage="take", display="fish meat meat", placed="stall")
    assert not moot(s)
    assert not moot(last_landmark())
