"""exp and tanh of the kernels are as good as those of a C library, and the same everywhere."""

import hashlib
import math
import struct

from feira.core import exponential
from feira.core.jit import interpreted

exp_negative, tanh = interpreted(exponential.exp_negative), interpreted(exponential.tanh)
INPUTS = [-n / 1024 for n in range(1, 1000)] + [-n / 8 for n in range(1, 5520)]  # exact ones


def test_exp_is_exact_to_a_unit_in_the_last_place() -> None:
    for x in INPUTS:
        assert abs(exp_negative(x) - math.exp(x)) <= math.ulp(math.exp(x))
    assert exp_negative(0.0) == exp_negative(-0.0) == 1.0
    assert exp_negative(-1e-300) == 1.0
    assert exp_negative(-690.5) == exp_negative(-1e30) == 0.0


def test_tanh_is_exact_to_a_unit_in_the_last_place_of_one() -> None:
    for x in INPUTS:
        assert abs(tanh(x) - math.tanh(x)) <= math.ulp(1.0)
        assert tanh(-x) == -tanh(x)
    assert tanh(0.0) == 0.0
    assert tanh(50.0) == 1.0


def test_every_bit_is_the_same_on_every_machine() -> None:
    values = [function(x) for x in INPUTS for function in (exp_negative, tanh)]
    data = struct.pack(f"<{len(values)}d", *values)
    assert hashlib.sha256(data).hexdigest()[:16] == "6c7442aad187ec70"
