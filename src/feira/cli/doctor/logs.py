"""Checks the logs of all games in the database, and names the damaged ones."""

from collections.abc import Iterator
from itertools import islice

from feira.cli.doctor.finding import Finding, Status
from feira.cli.doctor.services import broken, first_line

MOST_NAMED = 20  # damaged games; the rest is counted


def whole_logs(url: str) -> Iterator[Finding]:
    """Reads every log and verifies its checksum chain. Nothing is changed."""
    from sqlalchemy import func, select
    from sqlalchemy.exc import SQLAlchemyError

    from feira.table import schema
    from feira.table.chain_rows import check_logs
    from feira.table.engine import open_engine
    from feira.web.settings import database_file

    engine = open_engine(url or f"sqlite:///{database_file()}")
    try:
        with engine.connect() as db:
            games = db.scalar(select(func.count()).select_from(schema.tables))
            faults = check_logs(db)
            named = list(islice(faults, MOST_NAMED))
            more = sum(1 for _ in faults)
    except SQLAlchemyError as error:
        yield broken("logs", "cannot be read", first_line(error))
        return
    finally:
        engine.dispose()
    if not named:
        yield Finding(topic="data", name="logs", value=f"of {games} games: all as written")
    for fault in named:
        advice = "Other games are not affected. Restore this one from a backup."
        yield Finding(topic="data", name="logs", value=fault, status=Status.PROBLEM, advice=advice)
    if more:
        yield Finding(topic="data", name="logs", value=f"and {more} more", status=Status.PROBLEM)
