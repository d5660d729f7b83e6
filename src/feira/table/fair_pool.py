"""A thread pool that serves its owners round-robin.

In an ordinary pool, somebody who submits a hundred jobs at once delays everybody else by all of
them. Here each owner (a person, a table or an address) has a queue of its own, and the threads take
one job from each queue in turn. So a job waits for at most one job of every other owner.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeVar

from feira.core.errors import FeiraError

T = TypeVar("T")

MOST_WAITING = 100  # jobs of one owner


class Busy(FeiraError):
    """Too many jobs of this owner are waiting."""


class Job(NamedTuple):
    """A function to run, and the future of its result."""

    do: Callable[[], Any]
    done: "asyncio.Future[Any]"


class Pool(Protocol):
    """Runs jobs outside of the event loop, or between two of its iterations."""

    async def run(self, owner: str, do: Callable[..., T], *args: Any) -> T:
        """Runs a function when it is the owner's turn."""

    def stop(self) -> None:
        """Starts no more jobs."""


class FairPool:
    """Threads for jobs of many owners. It is used from one event loop."""

    def __init__(self, threads: int, name: str, *, most_waiting: int = MOST_WAITING) -> None:
        self.threads, self.most_waiting = threads, most_waiting
        self.executor = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self.queues: dict[str, deque[Job]] = {}  # the first owner is the next to be served
        self.running = 0

    @property
    def waiting(self) -> int:
        """How many jobs of all owners have not started."""
        return sum(len(queue) for queue in self.queues.values())

    @property
    def share(self) -> float:
        """The share of its usual time that a job may take so that one round over all waiting
        owners takes no longer than one usual job; 1 while there are enough threads.
        """
        return min(1.0, self.threads / (1 + len(self.queues)))

    async def run(self, owner: str, do: Callable[..., T], *args: Any) -> T:
        """Runs a function in a thread when it is the owner's turn; `Busy` if too many jobs wait.

        A caller who is cancelled before that gives up the turn.
        """
        queue = self.queues.setdefault(owner, deque())
        if len(queue) >= self.most_waiting:
            raise Busy("too many requests of yours are waiting: try again in a moment")
        job = Job(partial(do, *args), asyncio.get_running_loop().create_future())
        queue.append(job)
        self._start()
        found: T = await job.done
        return found

    def stop(self) -> None:
        """Stops the threads; jobs that have not started are cancelled."""
        for queue in self.queues.values():
            for job in queue:
                job.done.cancel()
        self.queues.clear()
        self.executor.shutdown(wait=False, cancel_futures=True)

    def _start(self) -> None:
        """Starts jobs while there are free threads, one for each owner in turn."""
        while self.running < self.threads and self.queues:
            owner = next(iter(self.queues))
            queue = self.queues.pop(owner)
            job = queue.popleft()
            if queue:
                self.queues[owner] = queue  # moves to the end
            if job.done.cancelled():
                continue
            self.running += 1
            future = asyncio.get_running_loop().run_in_executor(self.executor, job.do)
            future.add_done_callback(partial(self._finish, job))

    def _finish(self, job: Job, future: "asyncio.Future[Any]") -> None:
        """Delivers the result to the caller, who continues before the next job starts."""
        self.running -= 1
        if not job.done.done():
            if future.cancelled():
                job.done.cancel()
            elif (error := future.exception()) is not None:
                job.done.set_exception(error)
            else:
                job.done.set_result(future.result())
        future.get_loop().call_soon(self._start)
