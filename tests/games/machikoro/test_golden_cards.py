"""Golden games show each card and each landmark at work."""

from feira.core.record import replay
from feira.core.types import Json
from feira.games.machikoro.game import GAME
from feira.games.machikoro.rules.components import LANDMARKS, NAMES
from tests.golden import golden_files, load


def events() -> list[Json]:
    records = [load(path) for path in golden_files()]
    return [
        event
        for record in records
        if record.game is GAME
        for step in replay(record)
        for event in step.events
    ]


def test_every_card_is_built_and_acts() -> None:
    seen = events()
    built = {event["card"] for event in seen if event["key"] == "built"}
    acted = {event["card"] for event in seen if event["key"] in ("earned", "took", "paid-red")}
    if any(event["key"] == "swapped" for event in seen):
        acted.add("business-center")
    assert built == set(NAMES)
    assert acted == set(NAMES)


def test_every_landmark_is_built() -> None:
    built = {event["landmark"] for event in events() if event["key"] == "built-landmark"}
    assert built == set(LANDMARKS)
