"""Hand-written WebAssembly for adding up rows of weights: the same sums as Python's."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from bench import wasm_back_end
from bench.wasm_back_end import Node
from tools.kernels import modules, targets, wasm
from tools.kernels.exports import SEARCH
from tools.kernels.rows import DEFINITION, PARAMETER, with_own_rows

from feira.core import compiled
from feira.players.rows import add_rows

NAME = "@_ZN5feira7players4rows8add_rowsX"
NARROW = 7  # what the function returns here for a narrow layer, in place of what LLVM makes of it
DOT = b"\xfd\xba\x01"  # i32x4.dot_i16x8_s
PARAMETERS = (
    "ptr noalias captures(none) %retptr, ptr %arg.weights.4, i64 %arg.weights.6.0, ptr %arg.bias.4,"
    " ptr %arg.rows.4, ptr %arg.amounts.4, i64 %arg.n, ptr %arg.out.4, i64 %arg.out.5.0"
)
CODE = f"""
define linkonce_odr i32 {NAME}({PARAMETERS}) {{
  ret i32 {NARROW}
}}
define i32 @entry(ptr %weights, i64 %inputs, i64 %units, ptr %bias, i64 %a, ptr %rows, i64 %b,
    ptr %amounts, i64 %c, i64 %n, ptr %out, i64 %d) {{
  %stride = mul i64 %units, 2
  %done = call i32 {NAME}(ptr null, ptr %weights, i64 %stride, ptr %bias, ptr %rows, ptr %amounts,
    i64 %n, ptr %out, i64 %units)
  ret i32 %done
}}
"""


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """The code in Node, as the kernel `entry` of a game `rows`."""
    targets.initialize()
    machine, folder = targets.WASM.machine(), tmp_path_factory.mktemp("rows")
    module = modules.parsed(with_own_rows(CODE), targets.WASM)
    modules.hide(module, {"entry"})
    modules.optimise(module, machine, modules.EFFORTS[SEARCH])
    modules.check(module)
    made = wasm.link(machine.emit_object(module), ["entry"])
    assert DOT in made
    (folder / "rows.wasm").write_bytes(made)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(wasm_back_end, "FOLDER", folder)
        patch.setattr(compiled, "kernel_list", lambda: {"rows": {}})
        one = Node()
    yield one
    one.close()


def extremes(rng: np.random.Generator, kind: Any, most: int, shape: Any) -> Any:
    """Numbers of a type, many of them the smallest and the largest."""
    numbers = rng.integers(-most - 1, most, shape, kind, endpoint=True)
    numbers[rng.random(shape) < 0.2] = most
    numbers[rng.random(shape) < 0.2] = -most - 1
    return numbers


@pytest.mark.parametrize("units", [16, 17, 31, 32, 33, 64, 93, 128])
@pytest.mark.parametrize("n", [0, 1, 2, 3, 40, 41])
def test_sums_are_those_of_python(node: Node, units: int, n: int) -> None:
    rng = np.random.default_rng(units * 100 + n)
    weights = extremes(rng, np.int16, 2**15 - 1, (50, units))
    bias = extremes(rng, np.int32, 2**20, units)
    rows = rng.integers(0, 50, 45)
    amounts = extremes(rng, np.int32, 2**10, 45)
    out = np.full(units + 4, -1, np.int32)
    arrays = [("a", one) for one in (weights, bias, rows, amounts)]
    done = node.call("rows", "entry", [*arrays, ("i", n), ("a", out)])
    expected = bias + amounts[:n] @ weights[rows[:n]].astype(np.int64)
    assert done == 0
    assert out[:units].tolist() == expected.tolist()
    assert out[units:].tolist() == [-1] * 4
    also = np.zeros(units, np.int32)
    add_rows(weights, bias, rows, amounts, n, also)
    assert also.tolist() == expected.tolist()


def test_amounts_at_the_ends_of_16_bits_wrap_around_nowhere(node: Node) -> None:
    units = 32
    weights = np.full((2, units), -(2**15), np.int16)
    rows, amounts = np.array([0, 1]), np.array([2**15 - 1, -(2**15) + 1], np.int32)
    bias, out = np.arange(units, dtype=np.int32), np.zeros(units, np.int32)
    arrays = [("a", one) for one in (weights, bias, rows, amounts)]
    assert node.call("rows", "entry", [*arrays, ("i", 2), ("a", out)]) == 0
    assert out.tolist() == bias.tolist()


def test_narrow_layers_are_left_to_the_loop(node: Node) -> None:
    zeros = [np.zeros((4, 15), np.int16), *(np.zeros(15, np.int32) for _ in range(3))]
    arrays = [("a", one) for one in zeros]
    assert node.call("rows", "entry", [*arrays, ("i", 1), ("a", zeros[1])]) == NARROW


@pytest.mark.native
def test_numba_writes_the_function_as_it_is_looked_for() -> None:
    import numba

    sums, rows = np.zeros(1, np.int32), np.zeros(1, np.int64)
    function = numba.njit(getattr(add_rows, "py_func", add_rows))
    function(np.zeros((1, 1), np.int16), sums, rows, sums, 0, sums.copy())
    (_, written), *_ = DEFINITION.findall(next(iter(function.inspect_llvm().values())))
    names = {name for _, name in PARAMETER.findall(written)}
    assert names >= {name for _, name in PARAMETER.findall(PARAMETERS)}
