"""Sets of small numbers as bits of an integer: what makes legal choices cheap to keep and to pick.

Plain Python here; native code uses the processor's own instruction (`intrinsics.py`), the GPU its
own (`cuda.py`).
"""

from feira.core.jit import COMPILES, inline, jit


def popcount(mask: int) -> int:
    """How many bits are set."""
    return int(mask).bit_count()


def everyone(_set: int) -> bool:
    """Does a loop over the members of a set look at all that could be in it?

    Here it does not. On a GPU it does: threads that work side by side then look at the same number.
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
    """The set that a loop goes over to look at those present.

    What is possible but not present must make no difference to the loop.
    """
    return possible if everyone(present) else present


@jit
def nth(mask: int, k: int) -> int:
    """The number of the k-th set bit, counted from 0, of at most 32 bits.

    Halves the word five times without a branch: which half it is cannot be predicted, and a wrong
    guess of the processor costs more than all of this.
    """
    number = 0
    for width in (16, 8, 4, 2, 1):
        below = popcount(mask & ((1 << width) - 1))
        skip = -int(k >= below)
        k -= below & skip
        mask >>= width & skip
        number += width & skip
    return number
