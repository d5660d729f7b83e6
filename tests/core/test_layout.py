"""The layout of a position: the same fields for kernels, as a record, and for plain Python."""

import random
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

from feira.core.game import Game
from feira.core.layout import Layout
from feira.games import NAMES, find_game
from tests.games.table import positions

GAMES = [pytest.param(find_game(name), id=name) for name in NAMES]
SMALL = Layout([("sets", 32, (2, 3)), ("pair", 16, 2), ("one", 8), ("row", 8, 3)])


def sample(game: Game) -> Iterator[np.record]:
    """Some positions of every variant."""
    for seed, config in enumerate(game.rules.variants()):
        yield from islice(positions(game, config, seed), 3, 90, 29)


def filled() -> np.record:
    """A record of the small layout with numbers that differ."""
    s = SMALL.empty()
    s.sets[:] = [[1, -2, 3], [2**31 - 1, -(2**31), 6]]
    s.pair[:] = [-32768, 32767]
    s.one = -7
    s.row[:] = [1, 127, -128]
    return s


def test_fields_lie_side_by_side() -> None:
    fields = SMALL.fields
    assert [(one.name, one.offset, one.size) for one in fields.values()] == [
        ("sets", 0, 24),
        ("pair", 24, 4),
        ("one", 28, 1),
        ("row", 29, 3),
    ]
    assert SMALL.size == SMALL.dtype.itemsize == 32
    assert [fields[name].shape for name in ("sets", "pair", "one")] == [(2, 3), (2,), ()]


def test_a_layout_is_filled_up_to_its_widest_field() -> None:
    layout = Layout([("wide", 64), ("narrow", 8)])
    assert layout.fields["spare"].size == 7
    assert layout.size == layout.dtype.itemsize == 16
    assert "spare" not in SMALL.fields


@pytest.mark.parametrize(
    "fields", [[("a", 8), ("b", 32)], [("a", 32), ("b", 8, 3), ("c", 16)], [("a", 16), ("b", 64)]]
)
def test_a_field_that_is_not_aligned_is_refused(fields: list[tuple[str, int]]) -> None:
    with pytest.raises(ValueError, match="is not aligned: wider fields come first"):
        Layout(fields)


@pytest.mark.parametrize("game", GAMES)
def test_the_record_is_the_layout(game: Game) -> None:
    layout, dtype = game.rules.layout, game.rules.dtype
    assert dtype.itemsize == layout.size
    assert tuple(layout.fields) == dtype.names
    for name, field in layout.fields.items():
        kind, offset = dtype.fields[name][:2]  # type: ignore[index]
        assert str(kind.base) == f"int{field.bits}"
        assert (kind.shape, offset) == (field.shape, field.offset)


def test_an_empty_record_is_all_zeros() -> None:
    assert not SMALL.empty().tobytes().strip(b"\0")


def test_unpacked_numbers_are_plain() -> None:
    numbers = SMALL.unpacker()(filled())
    assert numbers._asdict() == {
        "sets": ((1, -2, 3), (2**31 - 1, -(2**31), 6)),
        "pair": (-32768, 32767),
        "one": -7,
        "row": (1, 127, -128),
    }
    assert type(numbers.one) is int
    assert type(numbers.sets[1][0]) is int


def test_some_fields_are_unpacked_in_the_order_of_the_layout() -> None:
    unpack = SMALL.unpacker("row", "pair")
    assert unpack(filled())._asdict() == {"pair": (-32768, 32767), "row": (1, 127, -128)}
    assert SMALL.unpacker("one")(filled()) == (-7,)


def test_any_buffer_can_be_unpacked() -> None:
    s, unpack = filled(), SMALL.unpacker()
    batch = np.zeros(3, SMALL.dtype)
    batch[1] = s
    for one in (s.tobytes(), bytearray(s.tobytes()), memoryview(s.tobytes()), batch[1], batch[1:2]):
        assert unpack(one) == unpack(s)


@pytest.mark.parametrize("game", GAMES)
def test_unpacked_numbers_are_those_of_the_record(game: Game) -> None:
    layout = game.rules.layout
    names = tuple(layout.fields)
    chosen = names[::-3]
    unpack_all, unpack_some = layout.unpacker(), layout.unpacker(*chosen)
    for s in sample(game):
        numbers = unpack_all(s)
        assert numbers._fields == names
        for name in names:
            found, own = getattr(numbers, name), s[name]
            if layout.fields[name].shape:
                assert np.array_equal(found, own), name
            else:
                assert found == own, name
        some = unpack_some(s)._asdict()
        assert some == {name: getattr(numbers, name) for name in names if name in chosen}


def test_single_numbers_are_replaced_in_a_copy() -> None:
    layout = Layout([("wide", 64), ("half", 32), ("small", 16), ("tiny", 8), ("row", 8, 9)])
    rng = random.Random(1)
    for _ in range(50):
        s = layout.empty()
        s.row[:] = [rng.randrange(-128, 128) for _ in range(9)]
        before = s.tobytes()
        new = {
            name: rng.randrange(-(2 ** (bits - 1)), 2 ** (bits - 1))
            for name, bits in (("wide", 64), ("half", 32), ("small", 16), ("tiny", 8))
        }
        changed = layout.unpacker()(layout.replace(s, **new))
        assert changed._asdict() == new | {"row": tuple(s.row.tolist())}
        assert s.tobytes() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_replaced_number_is_the_only_one_that_changes(game: Game) -> None:
    layout = game.rules.layout
    unpack = layout.unpacker()
    s = next(sample(game))
    for name, field in layout.fields.items():
        if field.shape == ():
            assert unpack(layout.replace(s, **{name: 1})) == unpack(s)._replace(**{name: 1})
