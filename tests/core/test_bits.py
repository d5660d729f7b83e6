from hypothesis import given, settings
from hypothesis import strategies as st

from feira.core.bits import lowest, nth, popcount
from feira.core.jit import jit

masks = st.integers(1, 2**31 - 1)


@jit
def compiled_popcount(mask: int) -> int:
    return popcount(mask)


@given(masks)
@settings(deadline=None)  # the first call compiles
def test_popcount_counts(mask: int) -> None:
    assert compiled_popcount(mask) == popcount(mask) == bin(mask).count("1")


@given(masks)
@settings(deadline=None)  # the first call compiles
def test_lowest_and_nth_walk_through_the_set(mask: int) -> None:
    members = [bit for bit in range(31) if mask >> bit & 1]
    assert lowest(mask) == members[0]
    assert [nth(mask, k) for k in range(len(members))] == members
