"""exp, log and tanh in plain arithmetic: the same bits on every machine.

The results of C libraries differ in the last bit from system to system. Additions, multiplications
and divisions do not, so players that use these functions choose alike in a page and on a server.
"""

from decimal import Decimal, localcontext

import numpy as np

from feira.core.jit import inline

STEPS = 64  # in a factor of two: the size of the table of roots
STEPS_SHIFT = 6
LEAST = -690.0  # below, the answer is 0: just above the smallest normal number
DIGITS = 60  # decimal ones, for the tables
EXACT_BITS = 42  # of a step, so that a product with its number is exact

with localcontext() as _context:
    _context.prec = DIGITS
    _step = Decimal(2).ln() / STEPS
    STEP_HIGH = float(int(_step * 2**EXACT_BITS)) / 2**EXACT_BITS
    STEP_LOW = float(_step - Decimal(STEP_HIGH))
    STEPS_PER_ONE = float(1 / _step)
    LN2 = float(Decimal(2).ln())
    # 2**(j/64), correctly rounded.
    ROOTS = np.array([float((_step * j).exp()) for j in range(STEPS)])
HALVES = np.array([0.5**n for n in range(1024)])


@inline
def exp_negative(x: float) -> float:
    """exp(x) for x of at most 0, to about one unit in the last place.

    x is k steps of ln(2)/64 and a small rest, whose exponential is a short series.
    """
    if x < LEAST:
        return 0.0
    k = int(x * STEPS_PER_ONE - 0.5)  # rounds, since x is not positive
    rest = (x - k * STEP_HIGH) - k * STEP_LOW
    series = 0.5 + rest * (1 / 6 + rest * (1 / 24 + rest * (1 / 120)))
    root = ROOTS[k & (STEPS - 1)]
    halvings = ((k & (STEPS - 1)) - k) >> STEPS_SHIFT
    return (root + root * (rest + rest * rest * series)) * HALVES[halvings]


@inline
def tanh(x: float) -> float:
    """The hyperbolic tangent, to about one unit in the last place of 1."""
    rest = exp_negative(-2.0 * abs(x))
    value = (1.0 - rest) / (1.0 + rest)
    return value if x >= 0.0 else -value


@inline
def log_above_one(x: float) -> float:
    """The natural logarithm of x, at least 1, to about eight digits.

    x is halved until it is below 2; the logarithm of the rest is the series of the area tangent.
    """
    halvings = 0
    while x >= 2.0:
        x *= 0.5
        halvings += 1
    z = (x - 1.0) / (x + 1.0)
    w = z * z
    series = 1.0 + w * (1 / 3 + w * (1 / 5 + w * (1 / 7 + w * (1 / 9 + w * (1 / 11 + w / 13)))))
    return halvings * LN2 + 2.0 * z * series
