"""`make envs`: steps per second of the research environments and of other libraries, in one run.

Every contestant makes random legal steps on one core. Rounds are interleaved and each contestant
shows its median, in steps per CPU time, because other programs may share the machine. `python -m
bench.envs --same` compares micro-actions with flat choices over 10,000 games of every setting.
Batches on a GPU are measured by `bench.envs_gpu`.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import MEASURED, SEATS
from feira.envs.batch import BatchEnv
from feira.games import NAMES, find_game

ROUNDS = 3
BATCH = 2048
BATCH_STEPS = 50
AEC_STEPS = 4000
THEIR_STEPS = 1500
SPIEL_GAMES = 20
PGX_BATCH = 512
PGX_STEPS = 50
Measure = Callable[[], float]  # steps a second


def options_of(name: str) -> dict[str, Any]:
    """The options that a game is measured with."""
    return {"players": SEATS, **MEASURED[name]}


def batch(name: str, *, observe: bool = True) -> Measure:
    """A batch: random actions, steps, masks, and optionally observations."""
    env = BatchEnv(name, BATCH, observe=observe, **options_of(name))
    state = env.init(1)
    for number in range(200):  # into the middle of games
        env.step(state, env.random_actions(state, number), number)

    def measure() -> float:
        start = time.process_time()
        for number in range(BATCH_STEPS):
            env.step(state, env.random_actions(state, number), number)
        return BATCH * BATCH_STEPS / (time.process_time() - start)

    return measure


def turn_based(make: Callable[[], Any], steps: int) -> Measure:
    """An AEC environment: `last`, a random legal action, `step`."""
    env = make()
    env.reset(seed=1)
    rng = random.Random(1)

    def play(steps: int) -> None:
        for _ in range(steps):
            if not env.agents:
                env.reset()
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation.get("action_mask") if isinstance(observation, dict) else None
            (legal,) = (info["action_mask"] if mask is None else mask).nonzero()
            env.step(int(legal[int(rng.random() * len(legal))]))

    play(20)

    def measure() -> float:
        start = time.process_time()
        play(steps)
        return steps / (time.process_time() - start)

    return measure


def spiel(name: str, games: int = SPIEL_GAMES, steps: int = 20_000) -> Measure:
    """An OpenSpiel game, driven from Python: legal actions, a random one, no observations."""
    import pyspiel
    from open_spiel.python.games import kuhn_poker, tic_tac_toe  # noqa: F401

    import feira.envs.open_spiel  # noqa: F401

    game, rng = pyspiel.load_game(name), random.Random(1)

    def measure() -> float:
        made = 0
        start = time.process_time()
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal() and made < steps:
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                made += 1
        return made / (time.process_time() - start)

    return measure


def pgx_batch(name: str) -> Measure:
    """A Pgx game on the CPU, compiled, with observations, masks and auto-reset."""
    import jax
    import pgx
    from pgx.experimental import act_randomly, auto_reset

    env = pgx.make(name)
    init, step = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))

    @jax.jit  # type: ignore[untyped-decorator]
    def one(state: Any, key: Any) -> Any:
        first, second = jax.random.split(key)
        actions = act_randomly(first, state.legal_action_mask)
        return step(state, actions, jax.random.split(second, PGX_BATCH))

    state = init(jax.random.split(jax.random.PRNGKey(0), PGX_BATCH))
    state = one(state, jax.random.PRNGKey(1))

    def measure() -> float:
        here = state
        start = time.process_time()
        for number in range(PGX_STEPS):
            here = one(here, jax.random.PRNGKey(number))
        here.rewards.block_until_ready()
        return PGX_BATCH * PGX_STEPS / (time.process_time() - start)

    return measure


def contestants() -> dict[str, Measure]:
    """All contestants that can be measured here."""
    from pettingzoo.classic import connect_four_v3, texas_holdem_v4

    from feira.envs.checked import make_checked
    from feira.envs.turn_based import RawEnv

    found: dict[str, Measure] = {
        "PettingZoo texas_holdem_v4": turn_based(texas_holdem_v4.env, THEIR_STEPS),
        "PettingZoo texas_holdem_v4, raw": turn_based(texas_holdem_v4.raw_env, THEIR_STEPS),
        "PettingZoo connect_four_v3": turn_based(connect_four_v3.env, THEIR_STEPS),
        "PettingZoo connect_four_v3, raw": turn_based(connect_four_v3.raw_env, THEIR_STEPS),
    }
    forms: tuple[tuple[str, Any, int], ...] = (
        ("raw, 2 players", RawEnv, 2),
        ("raw", RawEnv, SEATS),
        ("wrapped", make_checked, SEATS),
    )
    for name in NAMES:
        for form, make, players in forms:
            options = {**options_of(name), "players": players}
            found[f"Feira {name}, PettingZoo, {form}"] = turn_based(
                lambda make=make, name=name, options=options: make(name, **options),  # type: ignore[misc]
                AEC_STEPS,
            )
    for other in ("backgammon", "connect_four", "python_tic_tac_toe", "python_kuhn_poker"):
        found[f"OpenSpiel {other}"] = spiel(other)
    for name in NAMES:
        found[f"Feira {name}, OpenSpiel"] = spiel(f"feira_{name}", games=1, steps=1500)
    for other in ("backgammon", "2048"):
        found[f"Pgx {other}"] = pgx_batch(other)
    for name in NAMES:
        found[f"Feira {name}, batch"] = batch(name)
        found[f"Feira {name}, batch, no observations"] = batch(name, observe=False)
    return found


def compare() -> None:
    """Prints a row for each contestant."""
    measures = contestants()
    rounds: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(ROUNDS):
        for name, measure in measures.items():
            rounds[name].append(measure())
    medians = {name: statistics.median(values) for name, values in rounds.items()}
    yardsticks = ("PettingZoo texas_holdem_v4", "PettingZoo connect_four_v3")
    table = Table(title=f"Steps by CPU second, median of {ROUNDS} rounds", title_justify="left")
    for column in ("", "steps/s", *(f"× {name.split()[1]}" for name in yardsticks)):
        table.add_column(column, justify="right" if column else "left")
    for name, speed in medians.items():
        ratios = (f"{speed / medians[yardstick]:,.1f}" for yardstick in yardsticks)
        table.add_row(name, f"{speed:,.0f}", *ratios)
    Console(width=110).print(table)


def same(games: int = 10_000) -> bool:
    """Checks that micro-actions and flat choices reach the same positions, in games of every
    setting.

    It plays random micro-actions, and also the flat choices that they make up.
    """
    from bench.micro import differing

    fine = True
    for name in NAMES:
        for config in find_game(name).rules.variants():
            wrong, choices = differing(name, config, games)
            fine = fine and wrong == 0
            options = " ".join(f"{key}={value}" for key, value in config.options.items())
            print(
                f"{name}, {config.seats} seats {options}: {games:,} games, {choices:,} choices, "
                f"{wrong} positions differ",
                flush=True,
            )
    return fine


def main() -> int:
    """Measures, or compares if asked to by an argument."""
    if "--same" in sys.argv:
        return 0 if same() else 1
    compare()
    return 0


if __name__ == "__main__":
    sys.exit(main())
