"""The proof of a table's dice, for clients that recompute them: see `table/secret.py`."""

from litestar import get
from litestar.params import FromPath

from feira.service.answers import Proof
from feira.service.proofs import proof_of_record
from feira.web.dependencies import Request, TheService
from feira.web.handlers.records import finished
from feira.web.limits import address_of


@get("/api/tables/{table:str}/proof", tags=["records"])
async def proof_of(table: FromPath[str], request: Request, service: TheService) -> Proof:
    """The secret of a finished game, and all outcomes of chance with their weights."""
    record = (await finished(service, table)).table.record()
    return await service.replaying.run(address_of(request), proof_of_record, record)
