"""`make fair`: verifies the dice of games, and tests them statistically.

Games are played through the authority of a server. Their records are verified, and a forged copy of
each must be detected. Then the function that draws for tables rolls a hundred million times, and
the rolls are tested for their frequencies, for runs, and for serial correlation.

The procedure was fixed before any data was seen. Each of the six tests passes with p >= 0.01. Fair
dice fail that once in a hundred times, so a test that fails is repeated once, on rolls with new
secrets, and must pass then. Fair dice fail both stages of a test once in ten thousand times, and
any of the six tests once in 1,700 runs. Loaded dice fail the second stage as surely as the first,
because a fault does not depend on the secret. Secrets come from the operating system, as those of
tables do: with secrets from a seed, every run would test the same rolls, and one could choose a
seed to report. All p-values of both stages are printed.
"""

import asyncio
import math
import os
import random
import secrets
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from typing import NamedTuple

import click
import numpy as np
from scipy import stats
from tests.table.clients import new_authority, new_id, plan

from feira.core.errors import FeiraError
from feira.core.record import Record, read, replay, write
from feira.core.types import CHANCE
from feira.games import find_game
from feira.table.commands import Choose, Sit
from feira.table.person import Person
from feira.table.secret import commitment, drawn, new_secret, verify

GAMES = 1_000
ROLLS = 50_000_000  # of each kind of dice
PER_GAME = 250  # rolls under one secret
CHUNK = 1_000  # games in one task
VARIANTS: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("mercado", 2, {}),
    ("machikoro", 2, {"plus": "no"}),
    ("mercado", 4, {"money": "open"}),
    ("machikoro", 4, {"plus": "yes"}),
)
ONE_DIE = dict.fromkeys(range(1, 7), 1)
TWO_DICE = dict(
    enumerate((1 if low == high else 2) for low in range(1, 7) for high in range(low, 7))
)
DICE = {"one die": ONE_DIE, "two dice": TWO_DICE}
LEVEL = 0.01  # of each test at each of its two stages


# Commit and reveal.


async def played(number: int) -> Record:
    """A whole game at a table; its record as it would be downloaded."""
    draw = random.Random(number)
    name, seats, options = VARIANTS[number % len(VARIANTS)]
    authority = new_authority()
    people = [Person(f"person-{seat}", f"player {seat}") for seat in range(seats)]
    kinds = ["me", *["invite"] * (seats - 1)]
    live = await authority.create(plan(name, *kinds, options=options), people[0])
    table, promised = live.table, live.table.commit
    for person in people:
        nonce = f"{draw.getrandbits(64):016x}"
        sit = Sit(id=new_id(), version=table.version, nonce=nonce)
        assert (await authority.do(table.id, person, sit)).refused is None
    while (who := table.actor) is not None:
        assert table.position is not None
        choice = draw.choice(table.position.legal())
        command = Choose(id=new_id(), version=table.version, choice=choice)
        assert (await authority.do(table.id, people[who], command)).refused is None
    await authority.stop()
    record = read(write(table.record()).encode(), "game", find_game)
    assert record.known["commit"] == promised, "the record has the commitment from before the game"
    return record


def forged(record: Record, number: int) -> Record:
    """A record that was forged in one of several ways."""
    known = dict(record.known)
    choices = list(record.choices)
    match number // len(VARIANTS) % 4:
        case 0:  # another roll
            draw = random.Random(number)
            rolls = [
                (step.number - 1, [one for one in outcomes if one != step.choice])
                for step in replay(record)
                if step.actor == CHANCE and len(outcomes := step.before.chance()) > 1
            ]
            where, others = draw.choice(rolls)
            choices[where] = draw.choice(others)
        case 1:  # other dice, chosen after the nonces were known
            known["secret"] = new_secret()
            known["commit"] = commitment(known["secret"])
        case 2:  # another secret than was committed to
            known["secret"] = new_secret()
        case 3:  # the nonce of another person
            known["nonces"] = " ".join(["forged-nonce", *known["nonces"].split()[1:]])
    return replace(record, choices=tuple(choices), known=known)


class Proved(NamedTuple):
    """The figures of some games."""

    games: int
    rolls: int
    caught: int

    @classmethod
    def together(cls, some: Iterable["Proved"]) -> "Proved":
        """The sums of all figures."""
        return cls(*map(sum, zip(*some, strict=True)))


def prove(numbers: range) -> Proved:
    """Plays, verifies and forges these games."""
    rolls = caught = 0
    for number in numbers:
        record = asyncio.run(played(number))
        rolls += verify(record)
        try:
            verify(forged(record, number))
        except FeiraError:
            caught += 1
    return Proved(len(numbers), rolls, caught)


# Statistics.


class Verdict(NamedTuple):
    """A test statistic with its p-value."""

    test: str
    statistic: float
    p: float

    @property
    def passes(self) -> bool:
        """Does the test pass?"""
        return self.p >= LEVEL


def fresh() -> bytes:
    """A new secret."""
    return secrets.token_bytes(32)


def rolled(dice: str, games: int, secret_of: Callable[[], bytes] = fresh) -> np.ndarray:
    """The rolls of some games, one after the other, each game with a secret of its own."""
    weights = [DICE[dice].get(outcome, 0) for outcome in range(max(DICE[dice]) + 1)]
    found = np.empty(games * PER_GAME, np.int8)
    place = 0
    for game in range(games):
        secret = secret_of().hex()
        nonces = f"nonce-{game} -"
        for number in range(1, PER_GAME + 1):
            found[place] = drawn(secret, nonces, number, weights)
            place += 1
    return found


def as_often_as_they_weigh(rolls: np.ndarray, weights: dict[int, int]) -> Verdict:
    """Pearson's chi-square test over all outcomes."""
    seen = np.bincount(rolls, minlength=max(weights) + 1)[list(weights)]
    due = np.array(list(weights.values())) / sum(weights.values()) * len(rolls)
    found = stats.chisquare(seen, due)
    return Verdict("chi-square", float(found.statistic), float(found.pvalue))


def in_no_runs(rolls: np.ndarray, weights: dict[int, int]) -> Verdict:
    """The runs test of Wald and Wolfowitz: how often high and low rolls alternate.

    Outcomes up to the middle one are low, the rest high: every roll is one or the other, so there
    are no ties. Mean and variance are those of a random order of this many highs and lows. It is
    two-sided: too few alternations are as bad as too many.
    """
    shares = np.cumsum(list(weights.values())) / sum(weights.values())
    middle = list(weights)[int(np.searchsorted(shares, 0.5))]
    high = rolls > middle
    ones, zeros = int(high.sum()), int((~high).sum())
    runs = 1 + int((high[1:] != high[:-1]).sum())
    both = 2 * ones * zeros
    due = 1 + both / len(rolls)
    variance = both * (both - len(rolls)) / (len(rolls) ** 2 * (len(rolls) - 1))
    z = (runs - due) / math.sqrt(variance)
    return Verdict("runs", z, float(2 * stats.norm.sf(abs(z))))


def uncorrelated(rolls: np.ndarray) -> Verdict:
    """The serial correlation of successive rolls."""
    values = rolls.astype(np.float64)
    values -= values.mean()
    r = float(values[1:] @ values[:-1] / (values @ values))
    z = r * math.sqrt(len(rolls))
    return Verdict("serial correlation", r, float(2 * stats.norm.sf(abs(z))))


def judged(rolls: np.ndarray, weights: dict[int, int]) -> list[Verdict]:
    """The verdicts of all three tests."""
    return [
        as_often_as_they_weigh(rolls, weights),
        in_no_runs(rolls, weights),
        uncorrelated(rolls),
    ]


def all_rolls(pool: ProcessPoolExecutor, dice: str, rolls: int) -> np.ndarray:
    """At least so many rolls, on all cores."""
    games = -(-rolls // PER_GAME)
    starts = range(0, games, CHUNK)
    parts = [pool.submit(rolled, dice, min(CHUNK, games - n)) for n in starts]
    return np.concatenate([part.result() for part in parts])


def in_two_stages(new_rolls: Callable[[], np.ndarray], weights: dict[int, int]) -> list[Verdict]:
    """The final verdicts. Tests that fail are repeated once, on new rolls."""
    verdicts = judged(new_rolls(), weights)
    show("first", verdicts)
    if all(verdict.passes for verdict in verdicts):
        return verdicts
    again = judged(new_rolls(), weights)
    failed = [not verdict.passes for verdict in verdicts]
    show("second", [two for two, repeat in zip(again, failed, strict=True) if repeat])
    return [
        two if repeat else one for one, two, repeat in zip(verdicts, again, failed, strict=True)
    ]


def show(stage: str, verdicts: list[Verdict]) -> None:
    """Prints verdicts, one on each line."""
    for test, statistic, p in verdicts:
        word = "passes" if p >= LEVEL else "is repeated" if stage == "first" else "FAILS"
        print(f"  {stage:<8}{test:<20}{statistic:>12.6f}  p {p:.4f}  {word}", flush=True)


@click.command()
@click.option("--games", default=GAMES, show_default=True)
@click.option("--rolls", default=ROLLS, show_default=True, help="Of each kind of dice.")
def main(games: int, rolls: int) -> None:
    """Verifies games, detects forged records, and tests dice."""
    good = True
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        parts = [range(n, min(n + 20, games)) for n in range(0, games, 20)]
        proved = Proved.together(pool.map(prove, parts))
        print(
            f"{proved.games} games with {proved.rolls} rolls verified, "
            f"{proved.caught} of {proved.games} forged records caught"
        )
        good &= proved.games == proved.caught == games
        print(f"each test passes with p >= {LEVEL}, at once or when it is repeated, once")
        for dice, weights in DICE.items():
            print(f"{dice}, {rolls} rolls under fresh secrets at each stage")
            verdicts = in_two_stages(partial(all_rolls, pool, dice, rolls), weights)
            good &= all(verdict.passes for verdict in verdicts)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
