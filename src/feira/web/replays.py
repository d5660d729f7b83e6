"""Looking back: the steps of a game, any of its positions, and the proof of its dice."""

import numpy as np

from feira.core.game import Json
from feira.core.record import Record, replay
from feira.core.verbs import CHANCE


def steps_of(record: Record) -> list[Json]:
    """All choices with their notation and the explained events; chance is no actor."""
    return [
        {
            "number": step.number,
            "actor": None if step.actor == CHANCE else step.actor,
            "text": record.game.text(step.before, step.choice),
            "events": step.events,
        }
        for step in replay(record)
    ]


def position_after(record: Record, number: int) -> np.record:
    """The position after so many choices."""
    s = record.game.new(record.config)
    for choice in record.choices[:number]:
        record.game.apply(s, choice, None)
    return s


def about(record: Record) -> Json:
    """What lists show of a record: the game, who played, and how it ended."""
    end = position_after(record, len(record.choices))
    result = record.game.result(end)
    return {
        "game": record.game.name,
        "seats": record.config.seats,
        "options": dict(record.config.options),
        "players": record.players,
        "date": record.known.get("date"),
        "choices": len(record.choices),
        "over": result["over"],
        "result": result if result["over"] else None,
    }
