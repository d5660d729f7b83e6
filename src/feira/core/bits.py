"""Sets of small numbers as bits of an integer: legal choices are cheap to maintain and to pick.

This is plain Python; native code uses CPU instructions (`intrinsics.py`), the GPU its own
(`cuda.py`).
"""

from feira.core.jit import COMPILES, inline, jit


def popcount(mask: int) -> int:
    """How many bits are set."""
    return int(mask).bit_count()


def everyone(_set: int) -> bool:
    """Whether a loop over a set visits all possible members instead of the present ones.

    Here it visits the present ones. On a GPU it visits all, so that neighbouring threads stay on
    the same number.
    """
    return False


if COMPILES:
    from feira.core.intrinsics import compile_everyone, compile_popcount

    compile_popcount(popcount)
    compile_everyone(everyone)


@inline
def lowest(mask: int) -> int:
    """The number of the lowest set bit."""
    return popcount((mask & -mask) - 1)


@inline
def members(present: int, possible: int) -> int:
    """The set that a loop iterates over to visit those present.

    Members that are possible but not present must make no difference to the loop.
    """
    return possible if everyone(present) else present


@jit
def nth(mask: int, k: int) -> int:
    """The number of the k-th set bit, counted from 0, of at most 32 bits.

    Halves the word five times without a branch: the half is unpredictable, and a mispredicted
    branch costs more than all of this.
    """
    number = 0
    for width in (16, 8, 4, 2, 1):
        below = popcount(mask & ((1 << width) - 1))
        skip = -int(k >= below)
        k -= below & skip
        mask >>= width & skip
        number += width & skip
    return number
