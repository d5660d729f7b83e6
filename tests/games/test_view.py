"""What people are shown: views, explained events and previews, in all games."""

import copy
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import numpy as np
import pytest

from feira.core.errors import IllegalChoice
from feira.core.game import Game
from feira.core.position import Position
from feira.core.types import CHANCE, NOBODY, Json
from feira.core.verbs import actor
from feira.games import NAMES, find_game
from tests.games.table import choices, outlook, own, position, positions, possible, result, take
from tests.games.table import copy as copied

GAMES = [pytest.param(find_game(name), id=name) for name in NAMES]


def sample(game: Game, every: int = 23) -> Iterator[np.record]:
    """Some positions of a random game of every variant, and its end."""
    for seed, config in enumerate(game.rules.variants()):
        for number, s in enumerate(positions(game, config, seed)):
            if (number + seed) % every == 0 or actor(s) == NOBODY:
                yield s


@pytest.mark.parametrize("game", GAMES)
def test_a_view_is_what_everybody_sees_and_what_is_the_seats_own(game: Game) -> None:
    for s in sample(game):
        public = game.presentation.public.build(s).json
        here = position(s)
        assert here.view() == game.presentation.view(s, None) == public
        for seat in range(here.seats):
            seen = own(s, seat)
            assert here.view(seat) == game.presentation.view(s, seat) == public | seen
            assert all(seen[key] != public[key] for key in seen)


@pytest.mark.parametrize("game", GAMES)
def test_what_has_changed_of_a_view_is_all_that_is_different(game: Game) -> None:
    builder = game.presentation.public
    public = None
    for s in sample(game, every=1):
        whole = builder.build(s)
        if public is not None and public.json["options"] == whole.json["options"]:
            before = public.json
            public, changed = builder.update(public, s)
            assert changed == {key: one for key, one in whole.json.items() if before[key] != one}
            assert public.numbers == whole.numbers
        else:
            public = whole
        assert public.json == whole.json


@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_make_a_choice_leads_to_the_same_position(game: Game) -> None:
    for s in islice(sample(game), 60):
        if actor(s) == NOBODY:
            continue
        choice = possible(s)[-1]
        before, stepped = s.tobytes(), copied(s)
        events = take(stepped, choice)
        after, explained = position(s).after(choice)
        applied = position(s)
        applied.apply(choice)
        replayed, actors = position(s).replay([choice])
        assert s.tobytes() == before
        assert explained == events
        assert actors == [actor(s)]
        for one in (after, applied, replayed, position(s).play(choice)):
            fresh = Position.load(game, stepped)
            assert bytes(one) == stepped.tobytes()
            assert (one.actor, one.legal()) == (actor(stepped), fresh.legal())
            assert (one.weights, one.chance()) == (fresh.weights, fresh.chance())
        with pytest.raises(IllegalChoice):
            position(s).replay([choice, game.rules.scratch])


@pytest.mark.parametrize("game", GAMES)
def test_views_are_plain_json(game: Game) -> None:
    for s in sample(game):
        here = position(s)
        seen = [here.view(0), result(s), here.coins, here.legal(), outlook(s)]
        assert json.loads(json.dumps(seen)) == seen
        json.dumps(here.previews())


def spoil(value: Json | list[Json]) -> None:
    """Empties all containers in a view."""
    for one in list(value.values() if isinstance(value, dict) else value):
        if isinstance(one, dict | list):
            spoil(one)
    value.clear()


def seen_of(s: np.record) -> list[Json]:
    """A view with everything else that is shown to people."""
    here = position(s)
    actions = [here.action(choice) for choice in possible(s)]
    return [here.view(0), *here.previews(), *actions, here.outlook(), here.result]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_gets_a_view_may_change_it(game: Game) -> None:
    for s in islice(sample(game), 30):
        before = copy.deepcopy(seen_of(s))
        for one in seen_of(s):
            spoil(one)
        assert seen_of(s) == before


@pytest.mark.parametrize("game", GAMES)
def test_a_lookahead_shows_what_each_choice_leads_to(game: Game) -> None:
    for s in sample(game, every=41):
        before = s.tobytes()
        ahead = game.rules.lookahead(s, possible(s))
        assert s.tobytes() == before
        assert [one.choice for one in ahead] == possible(s)
        if actor(s) >= 0:
            again = position(s).lookahead()
            assert [bytes(one.after) for one in again] == [bytes(one.after) for one in ahead]
        for one in ahead[::3]:
            after = copied(s)
            assert take(after, one.choice) == game.presentation.explain(one.after, one.events)
            assert after.tobytes() == bytes(one.after)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_may_stand_among_others(game: Game) -> None:
    for s in islice(sample(game), 20):
        if actor(s) < 0:
            continue
        batch = np.zeros(3, game.rules.dtype)
        batch[1] = s
        assert position(batch[1]).view(0) == position(s).view(0)
        assert position(batch[1]).previews() == position(s).previews()
        twin = copied(batch[1])
        choice = choices(s)[-1]
        assert take(batch[1], choice) == take(copied(s), choice)
        assert twin.tobytes() == s.tobytes() != batch[1].tobytes()
        assert not batch[0].tobytes().strip(b"\0")


@pytest.mark.parametrize("game", GAMES)
def test_any_buffer_with_the_bytes_of_a_position_will_do(game: Game) -> None:
    presentation = game.presentation
    for s in islice(sample(game), 30):
        data = s.tobytes()
        for one in (data, bytearray(data), memoryview(data), position(s).array, position(s)):
            buffer = bytes(one) if isinstance(one, Position) else one
            assert presentation.view(buffer, 0) == presentation.view(s, 0)
            assert presentation.position_text(buffer) == presentation.position_text(s)
            assert presentation.result(buffer) == presentation.result(s)
            assert presentation.actor(buffer) == actor(s)
            assert Position.load(game, buffer) == position(s)


@pytest.mark.parametrize("game", GAMES)
def test_threads_do_not_disturb_each_other(game: Game) -> None:
    found = [copied(s) for s in islice(sample(game), 60) if actor(s) >= 0]

    def look(s: np.record) -> list[Json]:
        _, events = position(s).after(choices(s)[0])
        return [position(s).view(0), *position(s).previews(), *events]

    expected = [look(s) for s in found]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(look, found * 3)) == expected * 3


@pytest.mark.parametrize("game", GAMES)
def test_weights_are_those_of_possible_outcomes(game: Game) -> None:
    for s in islice((s for s in sample(game) if actor(s) == CHANCE), 40):
        here = position(s)
        weights = here.chance()
        assert min(weights.values()) > 0
        assert here.weights == [weights.get(one, 0) for one in range(game.rules.outcomes)]
        for outcome in range(-1, game.rules.outcomes + 1):
            if outcome in weights:
                here.play(outcome)
            else:
                with pytest.raises(IllegalChoice, match="is not legal here"):
                    here.play(outcome)


@pytest.mark.parametrize("game", GAMES)
def test_numbers_that_are_no_choice_are_illegal_and_named_by_number(game: Game) -> None:
    s = next(s for s in sample(game, every=1) if actor(s) >= 0)
    for choice in (-1, 10**6):
        with pytest.raises(IllegalChoice, match=f"number {choice} is not legal here"):
            position(s).play(choice)
