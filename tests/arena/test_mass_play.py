"""Mass simulation: deterministic output, which matches a recount of the games."""

from collections import Counter
from pathlib import Path

import msgspec
import numpy as np
import pytest
from bench.statistics import GAMES, LADDER, SEED, ThisProcess, mass_play_of, write

from feira.arena.mass_play import (
    EXPLORER,
    LEAST_OPENINGS,
    explained,
    openings_of,
    pairings_of,
    play_mass_game,
    share_of,
    table_of,
)
from feira.core.intervals import wilson
from feira.games import find_game
from feira.games.mass_play import FILE, MassPlay, mass_play, rules_digest

pytestmark = pytest.mark.native


def test_the_same_command_writes_the_same_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A small version of `make statistics`, without the step of the ladder that searches."""
    monkeypatch.setattr("bench.statistics.LADDER", LADDER[1:3])
    game, small = find_game("mercado"), dict.fromkeys(GAMES, 12)
    files = [
        write(mass_play_of(game, small, ThisProcess()), tmp_path / name) for name in ("one", "two")
    ]
    assert files[0].read_bytes() == files[1].read_bytes()
    assert files[0].name == FILE
    found = msgspec.json.decode(files[0].read_bytes(), type=MassPlay)
    assert (found.source, found.rules) == (rules_digest("mercado"), game.rules.version)
    assert [table.seats for table in found.tables] == [2, 2, 3, 3, 4, 4]
    assert {table.seed for table in found.tables} == {SEED}


def test_a_table_is_a_recount_of_its_games() -> None:
    game = find_game("machikoro")
    pairings = pairings_of(game, "base", [[EXPLORER] * 2], games=30, seed=5)
    played = [play_mass_game(pairing) for pairing in pairings]
    found = table_of(game, "base", 2, EXPLORER, games=30, seed=5, workers=ThisProcess())
    assert found.rounds == dict(sorted(Counter(one.tally.rounds for one in played).items()))
    wins = sum(one.shares[0] for one in played)
    assert found.wins[0] == share_of(wins, 30)
    assert found.wins[0].low == pytest.approx(wilson(wins / 30, 30)[0], abs=1e-4)
    firsts = Counter(seat.opening[0] for one in played for seat in one.tally.seats)
    kept = {one.line: one.seats for one in found.openings if one.line and "," not in one.line}
    assert kept == {word: n for word, n in firsts.items() if n >= LEAST_OPENINGS}
    assert len(firsts) > 4, "openings are tried at random"
    assert openings_of(played) == found.openings
    assert all(len(seat.opening) == 3 for one in played for seat in one.tally.seats)


def test_luck_explains_what_it_explains() -> None:
    rng = np.random.default_rng(1)
    luck = rng.normal(size=4000)
    low, high, part = explained(luck + rng.normal(size=4000), luck)
    assert low < 0.5 < high
    assert part == pytest.approx(0.5, abs=0.05)
    assert explained(rng.normal(size=4000), luck)[2] < 0.01


def test_what_is_shipped_names_its_players_and_games() -> None:
    for name in ("mercado", "machikoro"):
        found = mass_play(name)
        assert {table.players for table in found.tables} == {"policy", EXPLORER}
        for table in found.tables:
            assert table.games == GAMES[table.players]
            assert bool(table.openings) == (table.players == EXPLORER)
