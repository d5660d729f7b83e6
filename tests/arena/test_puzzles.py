"""Puzzles: the shipped ones are sound, files are read and written completely, jobs resume."""

import random
from pathlib import Path

import pytest

from feira.arena.puzzles import job as jobs
from feira.arena.puzzles import proof
from feira.arena.puzzles.job import Job
from feira.arena.puzzles.mining import Dig
from feira.arena.puzzles.proof import MARGIN, Effort, Judge, by_ending
from feira.arena.puzzles.puzzle import Move, Puzzle, puzzle_id, read_puzzles, write_puzzles
from feira.core.errors import FeiraError
from feira.core.position import Position
from feira.games import NAMES, find_game
from feira.players.endings import Ending, SolvedChoice, Solver
from feira.players.rollouts import Rollouts

LOOKED_AT = 12  # shipped puzzles of a game in a test


class InThisProcess:
    """Workers in this process."""

    def map(self, work, tasks):  # type: ignore[no-untyped-def]
        """Runs the tasks one after the other."""
        yield from map(work, tasks)


def shipped(name: str) -> Path:
    """The puzzles of a game."""
    return find_game(name).presentation.folder / "puzzles.jsonl"


def made_up(number: int) -> Puzzle:
    """An invented puzzle."""
    return Puzzle(
        id=puzzle_id(str(number)),
        position=str(number),
        moves=(Move(1, 0.5, 0.0), Move(2, 0.4, 0.01)),
        margin=0.05,
        obvious=0.5,
        proved=False,
        game=number,
        number=1,
    )


@pytest.mark.parametrize("name", NAMES)
def test_shipped_puzzles_say_where_they_come_from(name: str) -> None:
    file = read_puzzles(shipped(name))
    origin = file.origin
    assert (origin.game, origin.rules) == (name, find_game(name).rules.version)
    assert origin.players.startswith("master")
    assert sum(origin.found.values()) >= len(file.puzzles)
    assert len({puzzle.id for puzzle in file.puzzles}) == len(file.puzzles)
    assert len(origin.mined) > 1  # several numbers of seats


@pytest.mark.parametrize("name", NAMES)
def test_shipped_puzzles_are_sound(name: str) -> None:
    game, file = find_game(name), read_puzzles(shipped(name))
    chosen = random.Random(1).sample(file.puzzles, min(LOOKED_AT, len(file.puzzles)))
    for puzzle in chosen:
        position = Position.parse(game, puzzle.position)
        assert position.text == puzzle.position
        assert puzzle.id == puzzle_id(position.text)
        assert sorted(move.choice for move in puzzle.moves) == position.legal()
        shares = [move.share for move in puzzle.moves]
        assert shares == sorted(shares, reverse=True)
        assert puzzle.margin >= MARGIN
        assert all(shares[0] - move.share > move.half for move in puzzle.moves[1:])


def test_a_broken_file_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    lines = shipped("mercado").read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([*lines[:2], "{"]), encoding="utf-8")
    with pytest.raises(FeiraError, match=r"puzzles.jsonl, line 3: "):
        read_puzzles(path)
    path.write_text("", encoding="utf-8")
    with pytest.raises(FeiraError, match=r"puzzles.jsonl, line 1: "):
        read_puzzles(path)


def test_a_job_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def mine(dig: Dig) -> list[Puzzle]:
        seen.append(dig.number)
        return [made_up(dig.number)] if dig.number % 2 else []

    monkeypatch.setattr(jobs, "mine", mine)
    game = find_game("machikoro")
    job = Job(
        path=tmp_path / "mine.jsonl",
        game=game,
        config=game.configure(3, {}),
        players="master:simulations=4000",
        seed=1,
        date="2026-11-18",
    )
    assert sum(job.run(InThisProcess(), 2)) == 2
    assert seen == [0, 1, 2, 3]
    assert sum(job.run(InThisProcess(), 3)) == 1
    assert seen == [0, 1, 2, 3, 4, 5]
    assert list(job.run(InThisProcess(), 3)) == []
    file = job.open()
    assert [puzzle.game for puzzle in file.puzzles] == [1, 3, 5]
    assert file.origin.mined == {job.variant: 6}
    assert file.origin.found == {job.variant: 3}
    other = Job(
        path=job.path, game=game, config=job.config, players="master", seed=1, date="2026-11-18"
    )
    with pytest.raises(FeiraError, match="was made with players master:simulations=4000"):
        other.open()


def test_the_same_position_is_one_puzzle(tmp_path: Path) -> None:
    file = read_puzzles(shipped("mercado"))
    before = len(file.puzzles)
    assert file.add([file.puzzles[0], made_up(1), made_up(1)]) <= 2
    assert file.add([made_up(1)]) == 0
    path = tmp_path / "puzzles.jsonl"
    write_puzzles(path, file)
    assert len(read_puzzles(path).puzzles) > before


def ending(*shares: float, only: bool = True) -> Ending:
    """A solved position in which choice number i has a share of the win."""
    choices = [
        SolvedChoice(choice=i, value=(share,), shares=(share,), points=(0.0,))
        for i, share in enumerate(shares)
    ]
    best = max(choices, key=lambda one: one.shares[0])
    return Ending(actor=0, choices=choices, best=best, is_only_best=only, is_complete=True, nodes=1)


class Acting:
    """A position with only an actor."""

    actor = 0


@pytest.mark.parametrize(
    ("solved", "best", "proved"),
    [
        (ending(0.9, 0.5, 0.1), 0, True),
        (ending(0.9, 0.5, 0.1), 1, False),  # another move is the best
        (ending(0.9, 0.9 - MARGIN / 2), 0, False),  # too close
        (ending(0.9, 0.9, only=False), 0, False),
    ],
)
def test_a_solved_position_needs_one_best_move(solved: Ending, best: int, proved: bool) -> None:
    found = by_ending(Acting(), solved, best)  # type: ignore[arg-type]
    assert (found is not None) == proved
    if found:
        assert found.moves[0].choice == best
        assert found.proved
        assert found.margin >= MARGIN


WIN_AT_ONCE = (
    "position machikoro\nseats: 2\noptions: plus=no market=full doubles=once\nstage: build\n"
    "turn: 0\ncoins: 30 30\nlandmarks: station mall park / station mall park\n"
    "cities: wheat-field 1, bakery 1, ranch 3 / wheat-field 1, bakery 1, mine 3\n"
    "dice: 1\nlow: 3\n"
)
SMALL = Effort(blocks=(16, 64), simulations=400, nodes=1)


@pytest.mark.native
def test_a_race_is_won_only_by_the_better_move() -> None:
    """A landmark that wins at once, where the other seat would win in its turn."""
    game = find_game("machikoro")
    position = Position.parse(game, WIN_AT_ONCE)
    win = position.number("build radio-tower")
    judge = Judge(Solver(game, nodes=1), Rollouts(game, seed=3), SMALL, seed=1)
    won = judge.race(position, win, 1)
    assert won is not None
    assert won.moves[0].choice == win
    assert won.margin >= MARGIN
    assert judge.race(position, position.number("build none"), 1) is None
    assert judge.search_agrees(position, win, times=1)


@pytest.mark.native
def test_a_longer_search_has_the_last_word(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("machikoro")
    position = Position.parse(game, WIN_AT_ONCE)
    win, other = position.number("build radio-tower"), position.number("build none")
    judge = Judge(Solver(game, nodes=1), Rollouts(game, seed=3), SMALL, seed=1)
    asked: dict[int, int] = {}  # the seeds of searches, by their simulations
    answers = {SMALL.simulations: win}

    def searched(_: Position, simulations: int, *, seed: int) -> tuple[int, float]:
        asked[simulations] = seed
        return answers[simulations], 1.0

    monkeypatch.setattr(proof, "searched", searched)
    long = proof.LAST_SEARCH * SMALL.simulations
    answers[long] = win
    assert judge.prove(position, win, number=1) is not None
    answers[long] = other
    assert judge.prove(position, win, number=1) is None
    assert asked[long] != asked[SMALL.simulations]
