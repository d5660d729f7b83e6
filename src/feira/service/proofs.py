"""The proof of a table's dice, for clients that recompute them: see `table/secret.py`."""

from feira.core.record import Record, replay
from feira.core.types import CHANCE
from feira.service.answers import Draw, Proof
from feira.service.errors import Conflict


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


def proof_of_record(record: Record) -> Proof:
    """The secret of a finished game, and all outcomes of chance with their weights."""
    if "secret" not in record.known:
        raise Conflict("the secret of a daily challenge is told when its day is over")
    return Proof(
        commit=record.known["commit"],
        commitments=record.known.get("commitments", ""),
        nonces=record.known["nonces"],
        secret=record.known["secret"],
        draws=draws_of(record),
    )
