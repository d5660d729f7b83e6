"""Reviews: the accounts add up, marks are reproducible, and blunders are found."""

from collections.abc import Mapping

import pytest

from feira.arena.play import play_game
from feira.core.position import Position
from feira.core.record import Record, position_after, read
from feira.games import find_game
from feira.players.account import accuracy_of
from feira.players.levels import find_player_spec, new_player
from feira.players.review import Review, review
from feira.players.search import Budget
from feira.players.weighing import Exact, Reviewed
from tests.golden import FOLDER

pytestmark = pytest.mark.native

FEW = Budget(simulations=150)


def played(
    name: str, seats: int, *, chance: int = 0, options: Mapping[str, str] | None = None
) -> Record:
    """A game between policies."""
    game = find_game(name)
    config = game.configure(seats, options or {})
    players = [new_player(game, find_player_spec("policy"), seed=seat) for seat in range(seats)]
    done = play_game(game, config, players, seed=1, chance=chance)
    return Record(game=game, config=config, choices=tuple(done.choices))


def last(record: Record, budget: Budget = FEW, seed: int = 0) -> Review:
    *_, found = review(record, budget=budget, seed=seed)
    return found


def cut(record: Record, number: int) -> Record:
    """The first choices of a game."""
    return Record(game=record.game, config=record.config, choices=record.choices[:number])


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [("machikoro", 3, {}), ("mercado", 2, {}), ("mercado", 1, {"challenge": "1"})],
)
def test_start_luck_and_skill_add_up_to_the_result(
    name: str, seats: int, options: dict[str, str]
) -> None:
    record = played(name, seats, options=options)
    found = last(record)
    assert found.final is not None
    assert len(found.moves) > 10
    for seat in range(seats):
        luck = sum(point.luck[seat] for point in found.chart)
        skill = sum(point.skill[seat] for point in found.chart)
        assert found.start[seat] + luck + skill == pytest.approx(found.final[seat])
        assert found.players[seat].luck == pytest.approx(luck)
    if seats > 1:
        assert sum(found.final) == pytest.approx(1)
        assert sum(player.luck for player in found.players) == pytest.approx(0)
        for point in found.chart:
            assert sum(point.luck) == pytest.approx(0)
            assert sum(point.skill) == pytest.approx(0)
    else:
        assert found.final == position_after(record).scores


def test_chart_verdict_and_bars_say_the_same() -> None:
    found = last(played("mercado", 2), Budget(simulations=600))
    points = {point.number: point for point in found.chart}
    for move in found.moves:
        who, chosen, best = move.actor, move.chosen, move.best
        assert chosen.value == pytest.approx(points[move.number].after[who])
        assert chosen.value == pytest.approx(chosen.shares[who])
        assert move.lost >= 0
        if move.close:
            assert (move.lost, move.mark) == (0, "")
            assert best.value - best.margin <= chosen.value + chosen.margin
        elif move.lost:
            assert best.value - chosen.value == pytest.approx(move.lost)
            assert best.value - best.margin > chosen.value + chosen.margin
            assert move.low > 0
        else:
            assert best.choice == chosen.choice
        assert all(other.value <= best.value + 1e-9 for other in move.others)
    assert any(move.close for move in found.moves)
    assert any(move.mark for move in found.moves)


def test_moves_come_one_by_one() -> None:
    record = cut(played("machikoro", 2), 30)
    found = list(review(record, budget=FEW))
    assert [one.done for one in found] == list(range(1, found[0].of + 1))
    counts = [len(one.moves) for one in found]
    assert counts == sorted(counts)
    assert counts[0] <= 1
    assert found[-1].final is None
    assert len(found[-1].chart) == len(found[-1].moves)


def test_the_same_seed_gives_the_same_review_on_any_number_of_cores() -> None:
    record = cut(played("machikoro", 2), 20)
    *_, one = review(record, budget=FEW, seed=5)
    *_, same = review(record, budget=FEW, seed=5, cores=2)
    *_, other = review(record, budget=FEW, seed=6)
    assert one == same
    assert one != other


def test_another_seed_gives_the_same_marks() -> None:
    record = cut(played("machikoro", 2, chance=4), 40)
    one, other = (last(record, Budget(simulations=6000), seed) for seed in (1, 2))
    same = [a.mark == b.mark for a, b in zip(one.moves, other.moves, strict=True)]
    assert sum(same) >= len(same) - 1
    squares = [(a.lost - b.lost) ** 2 for a, b in zip(one.moves, other.moves, strict=True)]
    assert (sum(squares) / len(squares)) ** 0.5 <= 0.03


def test_a_review_finds_the_blunder() -> None:
    """A game played well, except for one turn in which an immediate win is missed."""
    for chance in range(20):
        whole = played("machikoro", 2, chance=chance)
        here = position_after(whole, len(whole.choices) - 1)
        assert here.play(whole.choices[-1]).over
        passed = here.number("build none")
        record = Record(game=whole.game, config=whole.config, choices=(*whole.choices[:-1], passed))
        move = last(record, Budget(simulations=300)).moves[-1]
        assert move.number == len(whole.choices)
        if move.low >= 0.2:
            assert move.mark == "blunder"
            assert move.best.choice == whole.choices[-1]
            assert move.lost == pytest.approx(1 - move.chosen.value)
            return
    pytest.fail("passing never mattered")


def test_what_is_solved_is_proved() -> None:
    record = cut(played("machikoro", 2), 12)

    def solve(position: Position) -> Mapping[int, Exact] | None:
        """The first choice wins, the others are a coin toss."""
        won = [float(seat == position.actor) for seat in range(2)]
        first = position.legal()[0]
        return {
            choice: Exact(won if choice == first else [0.5, 0.5], values=[], points=[0, 0])
            for choice in position.legal()
        }

    *_, found = review(record, budget=FEW, solve=solve)
    assert found.simulations == 0
    for move in found.moves:
        best = position_after(record, move.number - 1).legal()[0]
        assert (move.proved, move.close, move.best.choice) == (True, False, best)
        assert move.lost == (0 if move.chosen.choice == best else 0.5)
        assert move.chosen.errors == [0, 0]
    assert any(move.mark == "blunder" for move in found.moves)


def test_what_is_not_solved_is_counted() -> None:
    record = cut(played("machikoro", 2), 12)
    *_, found = review(record, budget=FEW, solve=lambda _: None)
    assert not any(move.proved for move in found.moves)
    assert found.simulations > 0


def test_accuracy_falls_with_what_is_given_away() -> None:
    values = [accuracy_of(lost) for lost in (0, 0.04, 0.1, 0.2, 1)]
    assert values[0] == 100
    assert values == sorted(values, reverse=True)
    assert 60 < accuracy_of(0.1) < 62
    found = last(played("machikoro", 2))
    for player in found.players:
        own: list[Reviewed] = [move for move in found.moves if move.actor == player.seat]
        mean = sum(accuracy_of(move.lost) for move in own) / len(own)
        assert player.accuracy == pytest.approx(mean)
        assert (player.moves, player.costly) == (len(own), sum(bool(move.mark) for move in own))


def test_a_game_in_which_nothing_can_be_chosen_is_reviewed() -> None:
    path = FOLDER / "mercado" / "challenge-1-no-choice.feira"
    record = read(path.read_bytes(), "record", find_game)
    found = last(record, Budget(simulations=60))
    assert found.done == found.of
