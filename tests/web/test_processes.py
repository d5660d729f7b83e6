"""Two server processes on one database, both writing, while Redis or PostgreSQL fails."""

import asyncio
from collections.abc import Iterator

import pytest
from bench.processes import NOT_STORED, Pair, Race, meanwhile, pair, without_postgres, without_redis

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]

CHOICES = 200


@pytest.fixture(scope="module")
def on_postgresql() -> Iterator[Pair]:
    with pair() as servers:
        yield servers


def check(servers: Pair, race: Race) -> None:
    """The acknowledged choices are those in the log, and all watchers saw the same."""
    assert race.faults == []
    found = race.memory.check(servers.database)
    assert found.clean, found


def test_what_two_processes_accept_is_what_is_kept(on_postgresql: Pair) -> None:
    race = Race(on_postgresql.urls)
    asyncio.run(race.run(CHOICES, 4))
    check(on_postgresql, race)
    assert race.accepted >= CHOICES
    # Both have taken choices, and both were too late for some.
    assert min(race.by[0], race.by[1]) > CHOICES / 10
    assert set(race.refused) == {"stale"}


@pytest.mark.parametrize("frozen", [False, True], ids=["killed", "frozen"])
def test_without_redis_play_goes_on_and_watchers_catch_up(
    on_postgresql: Pair, frozen: bool
) -> None:
    here, _ = on_postgresql.urls
    race = Race([here, here], on_postgresql.urls)
    asyncio.run(meanwhile(race, without_redis(on_postgresql, race, 2.5, frozen=frozen)))
    check(on_postgresql, race)
    assert race.without > 0


@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_while_postgresql_restarts_choices_are_refused_and_none_is_lost(
    on_postgresql: Pair, how: str
) -> None:
    race = Race(on_postgresql.urls)
    asyncio.run(meanwhile(race, without_postgres(on_postgresql, race, 0.5, how)))
    check(on_postgresql, race)
    assert race.refused[NOT_STORED] > 0
    assert race.without == 0
