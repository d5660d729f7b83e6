"""Lessons: a recorded game in a game's folder, with stops where something is explained.

`lesson.txt` is a record with three more kinds of lines. Each has the key of a text and, after a
colon, the places to highlight, separated by commas:

    = key: places    a text; then the game is replayed up to the next stop
    ? key: places    a text; the learner, who has seat 0, makes the choice that follows
    > key: places    a text; then the game jumps to the next stop

It is read like any record, so every choice in it is legal. The texts are in `lessons/`.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.lines import Line, decode, lines_of
from feira.core.record import Record, Step, position_after, read, replay
from feira.games import find_game
from feira.service.answers import After, Lesson, LessonStep
from feira.service.replays import step_seen

LEARNER = 0
READ, ASK, JUMP = MARKS = ("=", "?", ">")
ALTERNATIVES = "lesson-otherwise"


@dataclass(frozen=True)
class Stop:
    """A stop of a lesson, where something is explained."""

    kind: str
    number: int  # of choices before it
    key: str
    places: tuple[str, ...]
    line: Line


def lesson_file(game: Game) -> Path:
    """The file with the lesson of a game."""
    return game.presentation.folder / "lesson.txt"


def read_lesson(data: bytes, source: str) -> tuple[Record, list[Stop]]:
    """The record and the stops of a lesson, checked in full."""
    text = decode(data, source)
    raw = text.splitlines()
    marks = {line.number: line for line in lines_of(text, source) if line.text[:1] in MARKS}
    plain = "\n".join("#" if number in marks else line for number, line in enumerate(raw, 1))
    record = read(plain.encode(), source, find_game)
    head = raw.index("") + 1
    stops: list[Stop] = []
    number = 0
    for line in lines_of(text, source):
        if line.number in marks:
            stops.append(stop_at(line, number))
        elif line.text and line.number > head:
            number += 1
    check_stops(record, stops)
    return record, stops


def stop_at(line: Line, number: int) -> Stop:
    """The stop that a line of the file describes."""
    key, _, places = line.text[1:].partition(":")
    marks = tuple(place.strip() for place in places.split(",") if place.strip())
    return Stop(line.text[0], number, key.strip(), marks, line)


def check_stops(record: Record, stops: list[Stop]) -> None:
    """Refuses a stop that asks for a choice where the learner has none to make."""
    for stop, then in zip(stops, [*stops[1:], None], strict=True):
        if stop.kind != ASK:
            continue
        if stop.number >= len(record.choices) or (then and then.number == stop.number):
            raise stop.line.error("expected a choice of the learner after this")
        if position_after(record, stop.number).actor != LEARNER:
            raise stop.line.error(f"expected a choice of seat {LEARNER} after this")


@cache
def lesson(name: str) -> Lesson:
    """The lesson of a game."""
    game = find_game(name)
    file = lesson_file(game)
    if not file.exists():
        raise FeiraError(f"there is no lesson for {game.title}")
    record, stops = read_lesson(file.read_bytes(), file.name)
    steps = list(replay(record))
    ends = [*(stop.number for stop in stops[1:]), len(steps)]
    return Lesson(
        game=game.name,
        seats=record.config.seats,
        options=dict(record.config.options),
        players=record.players,
        steps=[
            lesson_step(record, steps, stop, end) for stop, end in zip(stops, ends, strict=True)
        ],
    )


def lesson_step(record: Record, steps: list[Step], stop: Stop, end: int) -> LessonStep:
    """A stop with the view and the choices there, and what follows up to the next stop."""
    position = position_after(record, stop.number)
    asks = stop.kind == ASK
    choice = record.choices[stop.number] if asks else None
    turn = {"seat": LEARNER, "choices": position.legal(), "previews": position.previews()}
    after = None
    if end > stop.number:
        shown = [] if stop.kind == JUMP else steps[stop.number : end]
        view = position_after(record, end).view(LEARNER)
        after = After(steps=[step_seen(step) for step in shown], view=view)
    return LessonStep(
        key=stop.key,
        view=position.view(LEARNER),
        mark=list(stop.places),
        turn=turn if asks else None,
        choice=choice,
        choose=None if choice is None else position.notation(choice),
        action=None if choice is None else position.action(choice),
        alternatives=ALTERNATIVES if asks else None,
        after=after,
    )
