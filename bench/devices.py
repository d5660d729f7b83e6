"""Measurements on a GPU: programs compile in parallel, and measure one after the other."""

import multiprocessing
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any

BLOCK_SHARED = 1024  # bytes of shared memory that a block reserves
SHARED = 227 * 1024  # bytes of shared memory that blocks of a multiprocessor have, on Hopper
REGISTERS = 65536
MOST_WARPS = 64
WARP = 32
Turn = AbstractContextManager[Any]  # held while measuring
Job = Callable[..., None]


def say(text: str) -> None:
    """Prints one line and flushes."""
    print(f"{time.strftime('%H:%M:%S')} {text}", flush=True)


def _run(turn: Turn, job: Job, arguments: tuple[Any, ...]) -> None:
    """One program."""
    try:
        job(turn, *arguments)
    except Exception as error:  # noqa: BLE001, RUF100
        say(f"{job.__name__}{arguments}: failed, {error!r}"[:2000])
        sys.exit(1)


def side_by_side(jobs: Sequence[tuple[Job, tuple[Any, ...]]]) -> int:
    """Runs jobs in separate programs; the turn is held while measuring. Returns how many failed.

    Compiling takes by far the longest, and a program compiles on one core only.
    """
    context = multiprocessing.get_context("spawn")
    turn = context.Lock()
    programs = [context.Process(target=_run, args=(turn, *job)) for job in jobs]
    for program in programs:
        program.start()
    for program in programs:
        program.join()
    return sum(program.exitcode != 0 for program in programs)


def resources(kernel: Any, threads: int) -> str:
    """The resources of a thread of a compiled kernel, and the resulting occupancy in warps."""
    if not hasattr(kernel, "get_regs_per_thread"):  # as in the simulator
        return "resources unknown"

    def one(name: str) -> int:
        found = getattr(kernel, name)()
        return max(found.values()) if isinstance(found, dict) else int(found)

    registers, shared = one("get_regs_per_thread"), one("get_shared_mem_per_block")
    local = one("get_local_mem_per_thread")
    blocks = min(
        REGISTERS // (max(registers, 1) * threads),
        SHARED // (shared + BLOCK_SHARED),
        MOST_WARPS * WARP // threads,
    )
    return (
        f"{registers} registers, {shared:,} bytes shared by {threads} threads, {local} local, "
        f"{blocks * threads // WARP} warps"
    )
