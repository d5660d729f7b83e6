"""What people are shown: views, explained events and previews, in all games."""

import copy
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import numpy as np
import pytest
from feira.core.plain import reading

from feira.core.errors import IllegalChoice
from feira.core.game import Game
from feira.core.types import CHANCE, NOBODY, Json
from feira.core.verbs import actor
from feira.games import NAMES, find_game
from tests.games.table import positions

GAMES = [pytest.param(find_game(name), id=name) for name in NAMES]


def sample(game: Game, every: int = 23) -> Iterator[np.record]:
    """Some positions of a random game of every variant, and its end."""
    for seed, config in enumerate(game.variants()):
        for number, s in enumerate(positions(game, config, seed)):
            if (number + seed) % every == 0 or actor(s) == NOBODY:
                yield s


@pytest.mark.parametrize("game", GAMES)
def test_a_reading_has_the_numbers_of_the_record(game: Game) -> None:
    names = game.dtype.names or ()
    read_all, read_some = reading(game.dtype), reading(game.dtype, *names[::-3])
    for s in islice(sample(game), 40):
        read = read_all(s)
        assert read._fields == names
        for name in names:
            assert np.array_equal(getattr(read, name), s[name]), name
        some = read_some(s)._asdict()
        assert some == {name: getattr(read, name) for name in names if name in names[::-3]}


@pytest.mark.parametrize("game", GAMES)
def test_a_view_is_what_everybody_sees_and_what_is_the_seats_own(game: Game) -> None:
    for s in sample(game):
        seen = game.public.seen(s)
        public = seen.view
        assert game.view(s, None) == public
        for seat in range(len(game.coins(s))):
            own = game.own(seen, seat)
            assert game.view(s, seat) == public | own
            assert all(own[key] != public[key] for key in own)


@pytest.mark.parametrize("game", GAMES)
def test_what_has_changed_of_a_view_is_all_that_is_different(game: Game) -> None:
    seen = None
    for s in sample(game, every=1):
        whole = game.public(s)
        if seen is not None and seen.view["options"] == whole["options"]:
            before = seen.view
            seen, changed = game.public.changed(seen, s)
            assert changed == {key: one for key, one in whole.items() if before[key] != one}
        else:
            seen = game.public.seen(s)
        assert seen.view == whole


@pytest.mark.parametrize("game", GAMES)
def test_what_happens_is_what_a_step_does(game: Game) -> None:
    for s in islice(sample(game), 60):
        who = actor(s)
        if who == NOBODY:
            continue
        choices = game.legal_choices(s) if who >= 0 else list(game.outcome_weights(s))
        before, stepped = s.tobytes(), game.copy(s)
        events = game.step(stepped, choices[-1])
        then = game.happen(game.alone(s), choices[-1])
        assert s.tobytes() == before
        assert (then.after[0].tobytes(), then.events) == (stepped.tobytes(), events)
        assert then.who == actor(stepped)
        if then.who == CHANCE:
            assert then.open == game.chances(stepped)
        else:
            assert then.open == (game.legal_choices(stepped) if then.who >= 0 else [])
        after, actors = game.again(s, choices[-1:])
        assert (after.tobytes(), actors) == (stepped.tobytes(), [who, then.who])
        with pytest.raises(IllegalChoice):
            game.again(s, [choices[-1], game.scratch])


@pytest.mark.parametrize("game", GAMES)
def test_views_are_plain_json(game: Game) -> None:
    for s in sample(game):
        seen = [game.view(s, 0), game.result(s), game.coins(s), game.legal_choices(s)]
        assert json.loads(json.dumps(seen)) == seen
        json.dumps(game.previews(s))


def spoil(value: Json | list[Json]) -> None:
    """Empties all that is in a view."""
    for one in list(value.values() if isinstance(value, dict) else value):
        if isinstance(one, dict | list):
            spoil(one)
    value.clear()


@pytest.mark.parametrize("game", GAMES)
def test_whoever_gets_a_view_may_change_it(game: Game) -> None:
    for s in islice(sample(game), 30):
        before = copy.deepcopy([game.view(s, 0), *game.previews(s)])
        for one in [game.view(s, 0), *game.previews(s)]:
            spoil(one)
        assert [game.view(s, 0), *game.previews(s)] == before


@pytest.mark.parametrize("game", GAMES)
def test_what_is_foreseen_happens(game: Game) -> None:
    for s in sample(game, every=41):
        before = s.tobytes()
        foreseen = game.foreseen(s)
        assert s.tobytes() == before
        assert [one.choice for one in foreseen] == game.legal_choices(s)
        for one in foreseen[::3]:
            after = game.copy(s)
            assert game.step(after, one.choice) == game.explain(one.after, one.events)
            assert after.tobytes() == one.after.tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_a_position_may_stand_among_others(game: Game) -> None:
    for s in islice(sample(game), 20):
        if actor(s) < 0:
            continue
        batch = np.zeros(3, game.dtype)
        batch[1] = s
        assert game.view(batch[1], 0) == game.view(s, 0)
        assert game.previews(batch[1]) == game.previews(s)
        twin = game.copy(batch[1])
        choice = game.legal_choices(s)[-1]
        assert game.step(batch[1], choice) == game.step(game.copy(s), choice)
        assert twin.tobytes() == s.tobytes() != batch[1].tobytes()
        assert not batch[0].tobytes().strip(b"\0")


@pytest.mark.parametrize("game", GAMES)
def test_threads_do_not_disturb_each_other(game: Game) -> None:
    found = [game.copy(s) for s in islice(sample(game), 60) if actor(s) >= 0]

    def look(s: np.record) -> list[Json]:
        after = game.copy(s)
        events = game.step(after, game.legal_choices(s)[0])
        return [game.view(s, 0), *game.previews(s), *events]

    alone = [look(s) for s in found]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(look, found * 3)) == alone * 3


@pytest.mark.parametrize("game", GAMES)
def test_weights_are_those_of_possible_outcomes(game: Game) -> None:
    for s in islice((s for s in sample(game) if actor(s) == CHANCE), 40):
        weights = game.outcome_weights(s)
        assert min(weights.values()) > 0
        for outcome in range(-1, game.outcomes + 1):
            if outcome in weights:
                game.step(game.copy(s), outcome)
            else:
                with pytest.raises(IllegalChoice, match="is not legal here"):
                    game.step(s, outcome)


@pytest.mark.parametrize("game", GAMES)
def test_numbers_that_are_no_choice_are_illegal_and_named_by_number(game: Game) -> None:
    s = next(s for s in sample(game, every=1) if actor(s) >= 0)
    for choice in (-1, 10**6):
        with pytest.raises(IllegalChoice, match=f"number {choice} is not legal here"):
            game.step(s, choice)
