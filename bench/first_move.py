"""Measures the time from `feira play` to the first move against a computer.

`python -m bench.first_move PROGRAM` measures an installed Feira, such as that of a built wheel in a
virtual environment. Data and caches are in a temporary folder: nothing is compiled yet.
"""

import asyncio
import os
import resource
import subprocess
import sys
import tempfile
import time

import httpx
from tests.bots import Link, Person, choose, new_table
from tests.servers import free_port

LIMIT = 300.0  # seconds
PAUSE = 0.02  # seconds between two attempts
LEVEL = "medium"


async def started(url: str) -> Person:
    """A person, once the server answers."""
    async with asyncio.timeout(LIMIT):
        while True:
            try:
                return await Person.guest(url, "first")
            except httpx.HTTPError:
                await asyncio.sleep(PAUSE)


async def play(url: str, game: str) -> list[tuple[str, float]]:
    """Plays until the computer has moved; returns the time of each event."""
    times = []
    person = await started(url)
    times.append(("the server answers", time.monotonic()))
    table = await new_table([person], game, LEVEL)
    link = await Link.insist(url, table, person)
    mine = False
    while not mine or not any(seen.seat == 1 for seen in link.seen.values()):
        version = link.version
        if link.turn is not None and link.turn.get("seat") == 0 and link.turn.get("choices"):
            await link.ask(choose(link.version, link.turn["choices"][0]))
            if not mine:
                times.append(("the first move", time.monotonic()))
            mine = True
        await link.until(lambda seen=version: link.version > seen, LIMIT)  # type: ignore[misc]
    times.append((f"the answer of {LEVEL}", time.monotonic()))
    await link.close()
    await person.close()
    return times


def measure(program: str, game: str) -> None:
    """Starts the program in an empty folder and prints all times."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        clean = {
            name: text
            for name, text in os.environ.items()
            if not name.startswith(("FEIRA_", "NUMBA_", "PYTHON"))
        }
        environment = {
            **clean,
            "HOME": folder,
            "XDG_CACHE_HOME": f"{folder}/cache",
            "XDG_DATA_HOME": f"{folder}/data",
        }
        start = time.monotonic()
        command = [program, "play", "--no-browser", "--port", str(port)]
        process = subprocess.Popen(command, env=environment, cwd=folder)
        try:
            for what, at in asyncio.run(play(f"http://127.0.0.1:{port}", game)):
                print(f"{game}: {what} after {at - start:.2f} s", flush=True)
        finally:
            process.terminate()
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            process.wait()
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent = used.ru_utime + used.ru_stime - before.ru_utime - before.ru_stime
        print(f"{game}: {spent:.2f} s of a processor in all", flush=True)


def main() -> None:
    """For each game."""
    for game in ("mercado", "machikoro"):
        measure(sys.argv[1], game)


if __name__ == "__main__":
    main()
