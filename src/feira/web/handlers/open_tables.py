"""The lobby's list of tables that anyone may join or watch."""

from litestar import get

from feira.web.dependencies import Request, TheService
from feira.web.open_tables import OpenTables, open_tables
from feira.web.readers import reader_of


@get("/api/lobby", tags=("tables",))
async def list_open_tables(request: Request, service: TheService) -> OpenTables:
    """The public tables with their hosts' ratings, how many people play now, and your ratings."""
    return await open_tables(service, (await reader_of(request, service)).id)
