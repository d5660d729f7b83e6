"""The same match on a Ray cluster of two workers: the same result, and a worker may be killed."""

import json
import os
import signal
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from feira.arena.workers import Ray
from feira.core.errors import FeiraError

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("ray")]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of two workers on this machine."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import ray

        ray.init(
            "local",
            num_cpus=2,
            include_dashboard=False,
            logging_level="error",
            log_to_driver=False,
            object_store_memory=100_000_000,
        )
        yield str(ray.get_runtime_context().gcs_address)
        ray.shutdown()


MATCH = ("match", "machikoro", "easy", "greedy", "--games", "8", "--seed", "5", "--json")


def match(*more: str) -> dict[str, object]:
    done = subprocess.run(
        [sys.executable, "-m", "feira", *MATCH, *more], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    figures: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    del figures["seconds"]
    return figures


def test_the_same_result_as_on_this_machine(address: str) -> None:
    assert match("--ray", address) == match()


def work(task: tuple[int, str]) -> int:
    """The first worker to get task 3 kills its own process."""
    number, folder = task
    mark = Path(folder) / "died"
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    time.sleep(0.01)
    with (Path(folder) / f"done-{number}").open("a") as file:
        file.write("x")
    return number


@pytest.mark.usefixtures("address")
def test_a_killed_worker_costs_only_what_it_was_at(tmp_path: Path) -> None:
    tasks = [(number, str(tmp_path)) for number in range(8)]
    assert list(Ray("auto").map(work, tasks)) == list(range(8))
    assert (tmp_path / "died").exists()
    assert all((tmp_path / f"done-{number}").read_text() == "x" for number in range(8))


def test_no_cluster_is_said_in_one_line() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "feira", *MATCH, "--ray", "127.0.0.1:1"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "no Ray cluster at '127.0.0.1:1'" in done.stderr


def test_both_is_too_much() -> None:
    from feira.cli.match import chosen_workers

    with pytest.raises(FeiraError, match="not both"):
        chosen_workers(2, "auto")
