"""`make simulation`: many simulations, each from its own seed. `--seed` replays one exactly."""

import logging
import sys
import time

import click
from tests.simulation.checker import Fault
from tests.simulation.world import simulate

EVERY = 50  # simulations between two lines of progress


@click.command()
@click.option("--seeds", default=1000, show_default=True)
@click.option("--choices", default=200, show_default=True, help="In each simulation, at least.")
@click.option("--first", default=1, show_default=True, help="The first seed.")
@click.option("--seed", default=None, type=int, help="Replay this one, and print its whole trace.")
def main(seeds: int, choices: int, first: int, seed: int | None) -> None:
    """Simulates processes, store, network and people; a violated property is a fault."""
    logging.disable(logging.CRITICAL)
    if seed is not None:
        checker = simulate(seed, choices)
        print("\n".join(checker.trace))
        return
    start, made, faults = time.perf_counter(), 0, []
    for done, number in enumerate(range(first, first + seeds), 1):
        try:
            made += simulate(number, choices).choices
        except Fault as fault:
            faults.append(number)
            print(fault, flush=True)
        if done % EVERY == 0 or done == seeds:
            seconds = time.perf_counter() - start
            print(
                f"{done} seeds, {made} choices, {len(faults)} faults, {seconds:.0f} s", flush=True
            )
    for number in faults:
        print(f"replay: python -m bench.simulation --seed {number} --choices {choices}")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
