"""Statistics of games: exact coins, exact expectations, textbook intervals."""

import random
from itertools import product

import pytest
from scipy.stats import binomtest, chi2

from feira.core.intervals import fit, survival, wilson
from feira.core.position import Position
from feira.core.record import Record, replay, start
from feira.core.tally import SeatTally, count_openings, rounds_in, tally
from feira.core.types import CHANCE
from feira.games import NAMES, find_game

STORY = """
dice 2; build cafe;
dice 3; build bakery;
dice 1; build ranch;
dice 3; build none
"""


def told(game: str, story: str, seats: int = 2) -> Record:
    """A game from its notation."""
    known = find_game(game)
    config = known.configure(seats, {})
    position, choices = Position.start(known, config), []
    for text in filter(None, map(str.strip, story.split(";"))):
        choices.append(position.number(text))
        position.apply(choices[-1])
    return Record(game=known, config=config, choices=tuple(choices))


def test_a_game_by_hand_is_right_to_the_coin() -> None:
    """The café of seat 0 takes a coin from seat 1 twice; wheat pays both; bakeries their owner."""
    found = tally(told("machikoro", STORY))
    assert found.rounds == 2
    assert found.moves == 4
    assert found.seats[0] == SeatTally(
        coins={"bakery": 1, "cafe": 2, "wheat-field": 1},
        rolls={"one": {2: 1, 1: 1}},
        opening=["cafe", "ranch"],
        best=1,
        best_number=1,
    )
    assert found.seats[1].coins == {"bakery": 3, "wheat-field": 1}
    assert found.seats[1].rolls == {"one": {3: 2}}
    assert found.seats[1].opening == ["bakery"]


def test_stalls_restaurants_and_coins_of_mercado() -> None:
    flows = find_game("mercado").presentation.statistics.flows
    earned = {"key": "earned", "seat": 1, "good": "fish", "coins": 6, "square": "d3"}
    assert flows(earned) == ((1, "fish", 6),)
    assert flows({"key": "took-coin", "seat": 0, "coins": 1}) == ((0, "coin", 1),)
    assert flows({"key": "paid", "seat": 0, "coins": 4}) == ((0, "", -4),)
    assert flows({"key": "held-cost", "seat": 0, "coins": 4}) == (), "it is subtracted, not paid"


@pytest.mark.parametrize("name", NAMES)
def test_all_flows_together_are_everybodys_coins(name: str) -> None:
    game, rng = find_game(name), random.Random(4)
    said = game.presentation.statistics
    for options in said.variants.values():
        config = game.configure(3, options)
        position = Position.start(game, config)
        choices: list[int] = []
        while not position.over and len(choices) < 150:
            chance = position.actor == CHANCE
            choices.append(position.draw(rng) if chance else rng.choice(position.legal()))
            position.apply(choices[-1])
        record = Record(game=game, config=config, choices=tuple(choices))
        coins, gained = start(record).coins, [0] * 3
        for step in replay(record):
            for event in step.events:
                for seat, source, amount in said.flows(event):
                    coins[seat] += amount
                    assert (source in said.sources) == (amount > 0)
                    gained[seat] += max(0, amount)
            assert coins == step.after.coins, step.text
        assert [sum(seat.coins.values()) for seat in tally(record).seats] == gained
        assert said.variants[said.variant_of(config.options)] == options


def test_a_variant_is_known_by_its_options() -> None:
    said = find_game("machikoro").presentation.statistics
    assert said.variant_of({"plus": "yes", "market": "limited", "doubles": "once"}) == (
        "plus-limited"
    )
    assert said.variant_of({"plus": "yes", "market": "full", "doubles": "chain"}) == ""


def test_expected_totals_of_two_dice_are_those_of_all_pairs() -> None:
    dice = find_game("machikoro").presentation.statistics.dice
    pairs = [low + high for low, high in product(range(1, 7), repeat=2)]
    assert dice["two"] == {total: pairs.count(total) for total in range(2, 13)}
    assert dice["one"] == dict.fromkeys(range(1, 7), 1)
    assert find_game("mercado").presentation.statistics.dice == {}


def test_rounds_begin_with_the_first_seat() -> None:
    assert rounds_in([]) == 0
    assert rounds_in([CHANCE, 0, CHANCE, 0, 1, CHANCE, 2, 0, 0, 1]) == 2


def test_openings_count_with_everything_that_they_begin_with() -> None:
    assert count_openings([]) == {(): (0, 0.0)}
    assert count_openings([(["cafe", "ranch"], 1.0), (["cafe"], 0.5), ([], 0.0)]) == {
        (): (3, 1.5),
        ("cafe",): (2, 1.5),
        ("cafe", "ranch"): (1, 1.0),
    }


@pytest.mark.parametrize("freedom", [1, 2, 3, 5, 10, 11])
def test_survival_is_that_of_chi_square(freedom: int) -> None:
    for statistic in (0.0, 0.5, 3.84, 10.0, 25.0, 60.0):
        assert survival(statistic, freedom) == pytest.approx(chi2.sf(statistic, freedom))


def test_a_fit_shares_cells_until_five_are_expected() -> None:
    weights = find_game("machikoro").presentation.statistics.dice["two"]
    assert fit({7: 3}, weights).p is None
    even = fit({total: 10 * weight for total, weight in weights.items()}, weights)
    assert even.chi_square == pytest.approx(0)
    assert even.freedom == 10
    assert even.p == pytest.approx(1)
    few = fit(dict(weights), weights)
    assert 1 <= few.freedom <= 5, "36 rolls expect one 2: it shares a cell"
    sevens = fit({7: 360}, weights)
    assert sevens.p is not None
    assert sevens.p < 1e-9


@pytest.mark.parametrize(("wins", "n"), [(0, 10), (3, 10), (50, 100), (997, 1000)])
def test_intervals_are_wilsons(wins: int, n: int) -> None:
    expected = binomtest(wins, n).proportion_ci(method="wilson")
    assert wilson(wins / n, n) == pytest.approx((expected.low, expected.high), abs=1e-4)
    assert wilson(0.0, 0) == (0.0, 1.0)
