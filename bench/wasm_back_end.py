"""The kernels as WebAssembly, called by this Python: the code of a page, without a page.

Node runs them. Every call copies the arrays there and back, so this is for comparisons only.
`python -m bench.wasm_back_end` is `bench.equality` with them.
"""

import asyncio
import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from feira.core import compiled

FOLDER = Path(__file__).resolve().parent.parent / "build" / "kernels" / "wasm32"
PROGRAM = Path(__file__).with_name("wasm_kernels.mjs")
RESULTS: dict[str, Callable[[Any], Any]] = {
    "i": int,
    "f": float,
    "b": bool,
    "n": lambda _: None,
}


class Node:
    """A process of Node that holds the modules of all games."""

    def __init__(self) -> None:
        command = ["node", str(PROGRAM), str(FOLDER), *compiled.kernel_list()]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.input, self.output = self.process.stdin, self.process.stdout

    def call(self, game: str, kernel: str, arguments: list[tuple[str, Any]]) -> Any:
        """Calls a kernel; what it has written into arrays is copied back."""
        arrays: dict[int, Any] = {}  # by address: two views of the same memory stay the same
        passed: list[tuple[str, Any]] = []
        for kind, value in arguments:
            if kind in RESULTS:
                passed.append((kind, str(int(value)) if kind == "i" else value))
                continue
            address = value.ctypes.data
            if address not in arrays or arrays[address].nbytes < value.nbytes:
                arrays[address] = value
            passed.append(("p", list(arrays).index(address)))
            passed.extend(("i", str(length)) for length in value.shape)
        back = [number for number, one in enumerate(arrays.values()) if one.flags.writeable]
        sizes = [one.nbytes for one in arrays.values()]
        request = {"game": game, "kernel": kernel, "sizes": sizes, "back": back, "args": passed}
        self.input.write(json.dumps(request).encode() + b"\n")
        for one in arrays.values():
            self.input.write(one.tobytes())
        self.input.flush()
        line = self.output.readline()
        if not line:
            raise RuntimeError(f"Node ended in {kernel}")
        for number in back:
            one = list(arrays.values())[number]
            one.reshape(-1).view(np.uint8)[:] = np.frombuffer(
                self.output.read(one.nbytes), np.uint8
            )
        return json.loads(line).get("result")

    def close(self) -> None:
        """Closes its input, which ends the process."""
        self.input.close()
        self.process.wait()
        self.output.close()


def members(kind: Any, value: Any) -> Iterator[tuple[str, Any]]:
    """The numbers and arrays of an argument, with their kinds."""
    if isinstance(kind, list):
        for one, member in zip(kind, value, strict=True):
            yield from members(one, member)
    else:
        yield kind, value


_running: list[Node] = []


def close() -> None:
    """Ends Node."""
    while _running:
        _running.pop().close()


def install() -> None:
    """Makes all kernels run in Node, before any of them is imported."""

    def caller(function: Callable[..., Any], game: str, *, releases: bool) -> Any:
        del releases  # has no meaning in another process
        name = compiled.full_name(function)
        listed = compiled.kernel_list()[game][name]
        symbol = f"{name.replace('.', '_')}_entry"

        def call(*arguments: Any) -> Any:
            if not _running:
                _running.append(Node())
            flat = [
                one
                for kind, value in zip(listed["kinds"], arguments, strict=True)
                for one in members(kind, value)
            ]
            return RESULTS[listed["result"]](_running[0].call(game, symbol, flat))

        return call

    compiled.caller = caller


def main() -> int:
    """Prints the digests."""
    install()
    from bench.equality import main as digests

    try:
        return asyncio.run(digests())
    finally:
        close()


if __name__ == "__main__":
    raise SystemExit(main())
