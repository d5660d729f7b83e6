"""The plain SQL for statistics of games: on both databases, and idempotent."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from feira.core.tally import SeatTally, Tally
from feira.games import find_game
from feira.table.database import Database
from feira.table.plan import Plan, SeatPlan
from feira.table.sql_store import SIT
from feira.table.table import Table
from feira.table.writes import Statement
from feira.web.statistics_rows import additions
from tests.servers import Postgres

pytestmark = pytest.mark.xdist_group("servers")

FOUND = Tally(rounds=9, moves=30, seats=[SeatTally(best=4, best_number=2), SeatTally()])
RESULT = {"over": True, "scores": [20, 31], "winners": [1], "left": ["", ""]}
PEOPLE = ("ana", "ben")


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Database]:
    if request.param == "sqlite":
        path: Path = tmp_path_factory.mktemp("statistics") / "feira.db"
        yield from started(f"sqlite:///{path}")
    else:
        with Postgres() as postgres:
            yield from started(postgres.url)


def started(url: str) -> Iterator[Database]:
    database = Database(url)
    database.start()
    yield database
    database.stop()


def table(name: str, *persons: str, level: str = "") -> Table:
    """A table with these people, one of whom a computer may have for an opponent."""
    game = find_game("machikoro")
    other = SeatPlan(kind="computer", level="easy") if level else SeatPlan(kind="invite")
    made = Table(
        id=name,
        game=game,
        config=game.configure(2, {}),
        plan=Plan(game="machikoro", seats=(SeatPlan(kind="me"), other), public=True),
        host=persons[0],
        secret="",
        created=1,
    )
    for seat, person in zip(made.seats, persons, strict=False):
        seat.person = person
    return made


def enter(database: Database, ended: Table, *persons: str) -> list[tuple[object, ...]]:
    """Stores what a game was like, while these people have its seats; returns what is stored."""
    seats = [Statement(SIT, (ended.id, seat, person)) for seat, person in enumerate(persons)]

    async def do() -> None:
        await database.execute(*seats)
        await database.execute(*additions(ended, FOUND, "base", at=5, result=RESULT))

    asyncio.run(do())
    query = text("""SELECT seat, person, won, place, score, rounds, shown FROM seat_statistics
    WHERE table_id = :id ORDER BY seat""")
    return database.read_now(
        lambda db: [tuple(row) for row in db.execute(query, {"id": ended.id}).all()]
    )


def test_a_row_for_each_person(database: Database) -> None:
    assert enter(database, table("two", *PEOPLE), *PEOPLE) == [
        (0, "ana", 0.0, 2, 20, 9, True),
        (1, "ben", 1.0, 1, 31, 9, True),
    ]


def test_who_has_the_seat_now_has_the_row(database: Database) -> None:
    rows = enter(database, table("adopted", "guest", "ben"), "account", "ben")
    assert [row[1] for row in rows] == ["account", "ben"]


def test_against_a_computer_one_person_is_enough(database: Database) -> None:
    assert len(enter(database, table("computer", "ana", level="easy"), "ana")) == 1


def test_a_game_against_oneself_says_nothing(database: Database) -> None:
    assert enter(database, table("alone", *PEOPLE), "ana", "ana") == []


def test_it_is_stored_once(database: Database) -> None:
    ended = table("once", *PEOPLE)
    enter(database, ended, *PEOPLE)
    again = additions(ended, FOUND, "base", at=5, result=RESULT)
    with pytest.raises(IntegrityError):
        asyncio.run(database.execute(*again))
