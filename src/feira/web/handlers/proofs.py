"""The proof of a table's dice, for clients that compute them again: see `table/secret.py`."""

import asyncio

from litestar import get
from litestar.params import FromPath

from feira.core.record import Record, replay
from feira.core.types import CHANCE
from feira.web.answers import Draw, Proof
from feira.web.dependencies import TheService
from feira.web.handlers.records import finished


def draws_of(record: Record) -> list[Draw]:
    """Every outcome of chance, with the weights of all possible outcomes."""
    return [
        Draw(
            number=step.number,
            weights=[list(pair) for pair in sorted(weights.items())],
            outcome=step.choice,
        )
        for step in replay(record)
        if step.actor == CHANCE
        for weights in (step.before.chance(),)
    ]


@get("/api/tables/{table:str}/proof", tags=["records"])
async def proof_of(table: FromPath[str], service: TheService) -> Proof:
    """The secret of a finished game, and all outcomes of chance with their weights."""
    record = (await finished(service, table)).table.record()
    return Proof(
        commit=record.known["commit"],
        nonces=record.known["nonces"],
        secret=record.known["secret"],
        draws=await asyncio.to_thread(draws_of, record),
    )
