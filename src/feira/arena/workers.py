"""Where games are played: on the cores of this machine, or on a Ray cluster.

Both take tasks and give back results in the order of the tasks, so what comes out does not depend
on who worked on what. A worker that dies costs only what it was working on, and that is done again.
"""

import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

from feira.core.errors import FeiraError

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD = 4  # tasks that wait for each worker: none is idle, and little is done in vain
PATIENCE = 5  # times that workers may die on the same task
KNOCK = 5.0  # seconds to wait for an answer of a cluster


class Workers(Protocol):
    """Does tasks in parallel."""

    def map(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        """The results in the order of the tasks."""


class Cores:
    """The cores of this machine, a process on each."""

    def __init__(self, cores: int | None = None) -> None:
        self.cores = cores or os.cpu_count() or 1

    def map(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        """The results in the order of the tasks."""
        done = deaths = 0
        while done < len(tasks):
            try:
                for result in self._map(work, tasks[done:]):
                    done += 1
                    deaths = 0
                    yield result
            except BrokenProcessPool:  # a worker was killed: new ones go on with what is missing
                deaths += 1
                if deaths == PATIENCE:
                    raise FeiraError("the workers die again and again; is memory short?") from None

    def _map(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        pool = ProcessPoolExecutor(self.cores, mp_context=get_context("spawn"))
        running: deque[Future[Done]] = deque()
        try:
            for task in tasks:
                running.append(pool.submit(work, task))
                if len(running) >= self.cores * AHEAD:
                    yield running.popleft().result()
            while running:
                yield running.popleft().result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def knock(address: str) -> None:
    """Is anybody at this address, if it is one?"""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), KNOCK).close()


class Ray:
    """The workers of a Ray cluster, which have this package installed."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise FeiraError("--ray needs the extra: pip install 'feira[ray]'") from None
        self.ray = ray
        try:
            knock(address)  # Ray itself would wait for minutes
            ray.init(address, ignore_reinit_error=True, logging_level="error", log_to_driver=False)
        except (OSError, ValueError) as error:
            raise FeiraError(f"no Ray cluster at '{address}': {error}") from None

    def map(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        """The results in the order of the tasks. Ray itself does again what a dead worker did."""
        remote: Any = self.ray.remote(max_retries=-1)(work)
        ahead = max(1, int(self.ray.cluster_resources().get("CPU", 1))) * AHEAD
        running: deque[Any] = deque()
        for task in tasks:
            running.append(remote.remote(task))
            if len(running) >= ahead:
                yield self.ray.get(running.popleft())
        while running:
            yield self.ray.get(running.popleft())
