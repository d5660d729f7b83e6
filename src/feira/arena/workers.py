"""Runs games on the cores of this machine, or on a Ray cluster.

Both take tasks and yield the results in the order of the tasks, so the output does not depend on
scheduling. If a worker process dies, only its unfinished tasks are run again.
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

QUEUED = 4  # tasks submitted ahead for each worker, so that none is idle and little is lost
MAX_DEATHS = 5  # of workers in a row without a finished task
CONNECT_TIMEOUT = 5.0  # seconds, for a cluster


class Workers(Protocol):
    """Runs tasks in parallel."""

    def map(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        """The results in the order of the tasks."""


class Cores:
    """A process on each core of this machine."""

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
            except BrokenProcessPool:  # a worker was killed: new ones continue with the rest
                deaths += 1
                if deaths == MAX_DEATHS:
                    raise FeiraError("the workers die again and again; is memory short?") from None

    def _map(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        pool = ProcessPoolExecutor(self.cores, mp_context=get_context("spawn"))
        running: deque[Future[Done]] = deque()
        try:
            for task in tasks:
                running.append(pool.submit(work, task))
                if len(running) >= self.cores * QUEUED:
                    yield running.popleft().result()
            while running:
                yield running.popleft().result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def check_reachable(address: str) -> None:
    """Raises `OSError` if nothing listens at the address, if it has a port."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), CONNECT_TIMEOUT).close()


class Ray:
    """The workers of a Ray cluster, which have this package installed."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise FeiraError("--ray needs the extra: pip install 'feira[ray]'") from None
        self.ray = ray
        try:
            check_reachable(address)  # Ray itself would wait for minutes
            ray.init(address, ignore_reinit_error=True, logging_level="error", log_to_driver=False)
        except (OSError, ValueError) as error:
            raise FeiraError(f"no Ray cluster at '{address}': {error}") from None

    def map(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        """The results in the order of the tasks. Ray itself retries the tasks of dead workers."""
        remote: Any = self.ray.remote(max_retries=-1)(work)
        ahead = max(1, int(self.ray.cluster_resources().get("CPU", 1))) * QUEUED
        running: deque[Any] = deque()
        for task in tasks:
            running.append(remote.remote(task))
            if len(running) >= ahead:
                yield self.ray.get(running.popleft())
        while running:
            yield self.ray.get(running.popleft())
