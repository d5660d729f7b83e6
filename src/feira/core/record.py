"""Games on disk: a `.feira` file is the list of a game's choices, in text that people can read.

A record is read completely and replayed under the rules before anybody sees it. An error names the
number of its line, and a partly read record is never used.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from feira.core.config import Config, check_seats, options_text, parse_options
from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.lines import Line, decode, lines_of, wrong_line
from feira.core.position import Position
from feira.core.types import CHANCE, NOBODY, Json

HEAD = "feira 1"
NEEDED = ("game", "rules", "seats", "options")
KNOWN_AS_WELL = ("players", "date", "commit", "commitments", "nonces", "secret")
CHANCE_MARK = "*"


@dataclass(frozen=True, kw_only=True)
class Record:
    """A game as the list of its choices, from the first on."""

    game: Game
    config: Config
    choices: tuple[int, ...]
    known: Mapping[str, str] = field(default_factory=dict)  # players, date, commit, nonces, secret

    @property
    def players(self) -> list[str]:
        """The names of the players, or their seat numbers."""
        names = [name.strip() for name in self.known.get("players", "").split(",")]
        return names if names != [""] else [str(seat) for seat in range(self.config.seats)]


@dataclass(frozen=True, kw_only=True)
class Step:
    """One choice of a replay, with the position before and after it."""

    number: int  # the first is 1
    actor: int
    choice: int
    before: Position
    after: Position
    events: list[Json]

    @property
    def text(self) -> str:
        """The choice in notation."""
        return self.before.notation(self.choice)


def start(record: Record) -> Position:
    """The position before the first choice."""
    return Position.start(record.game, record.config)


def replay(record: Record) -> Iterator[Step]:
    """All choices of a record, one after the other, checked."""
    before = start(record)
    for number, choice in enumerate(record.choices, 1):
        after, events = before.after(choice)
        yield Step(
            number=number,
            actor=before.actor,
            choice=choice,
            before=before,
            after=after,
            events=events,
        )
        before = after


def position_after(record: Record, number: int | None = None) -> Position:
    """The position after this many choices; without a number, after the last one."""
    return start(record).replay(record.choices[:number])[0]


def actor_text(who: int) -> str:
    """A seat number, or the mark of chance."""
    return CHANCE_MARK if who == CHANCE else str(who)


def write(record: Record, note: Callable[[Step], str] | None = None) -> str:
    """The record as text. With notes, each choice is followed by a comment."""
    game = record.game
    lines = [
        HEAD,
        f"game: {game.name}",
        f"rules: {game.rules.version}",
        f"seats: {record.config.seats}",
        f"options: {options_text(record.config, game.rules.options)}".rstrip(),
        *(f"{key}: {record.known[key]}" for key in KNOWN_AS_WELL if key in record.known),
        "",
    ]
    for step in replay(record):
        line = f"{actor_text(step.actor)} {step.text}"
        comment = note(step) if note else ""
        lines.append(f"{line:<36} # {comment}" if comment else line)
    return "\n".join(lines) + "\n"


def read(data: bytes, source: str, find_game: Callable[[str], Game]) -> Record:
    """The record in a file, checked from its first line to its last choice."""
    text = decode(data, source)
    lines = list(lines_of(text, source))
    if not lines or lines[0].text != HEAD:
        raise wrong_line(source, 1, f"expected '{HEAD}'")
    raw = text.splitlines()
    body = next((i for i in range(1, len(raw)) if not raw[i].strip()), len(raw))
    head = read_head(lines[1:body], Line(source, body + 1, ""))
    with blame(head["game"]):
        game = find_game(head["game"].pair()[1])
    config = read_config(game, head)
    return Record(
        game=game,
        config=config,
        choices=read_choices(game, config, lines[body:]),
        known={key: head[key].pair()[1] for key in KNOWN_AS_WELL if key in head},
    )


@contextmanager
def blame(line: Line) -> Iterator[None]:
    """Attributes errors raised inside to this line."""
    try:
        yield
    except FeiraError as error:
        raise line.error(str(error)) from None


def read_head(lines: list[Line], end: Line) -> dict[str, Line]:
    """The `key: value` lines by key."""
    head: dict[str, Line] = {}
    for line in lines:
        if not line.text:  # a comment
            continue
        key, _ = line.pair()
        if key not in (*NEEDED, *KNOWN_AS_WELL):
            names = ", ".join((*NEEDED, *KNOWN_AS_WELL))
            raise line.error(f"expected one of {names}, found '{key}'")
        if key in head:
            raise line.error(f"'{key}' stands here a second time")
        head[key] = line
    for key in NEEDED:
        if key not in head:
            raise end.error(f"expected '{key}: …' before the empty line that ends the head")
    return head


def read_config(game: Game, head: Mapping[str, Line]) -> Config:
    """Seats and options, under rules of a known version."""
    rules = head["rules"].pair()[1]
    if rules != game.rules.version:
        expected = game.rules.version
        raise head["rules"].error(
            f"rules version '{rules}' of {game.name} is not known here (expected {expected})"
        )
    seats = head["seats"].pair()[1]
    if not seats.isdecimal():
        raise head["seats"].error(f"expected a number of seats, found '{seats}'")
    with blame(head["options"]):
        options = parse_options(head["options"].pair()[1])
    with blame(head["seats"]):
        check_seats(game.name, game.rules.seats, int(seats))
    with blame(head["options"]):
        config = game.configure(int(seats), options)
    if "players" in head and len(head["players"].pair()[1].split(",")) != config.seats:
        raise head["players"].error(f"expected {config.seats} names with commas between them")
    return config


def read_choices(game: Game, config: Config, lines: list[Line]) -> tuple[int, ...]:
    """The choices, each checked to be legal."""
    position = Position.start(game, config)
    choices = []
    for line in lines:
        if line.text:
            with blame(line):
                choices.append(read_choice(position, line.text))
                position.apply(choices[-1])
    return tuple(choices)


def read_choice(position: Position, text: str) -> int:
    """One line: an actor, who must be the one to act, and a choice."""
    who = position.actor
    if who == NOBODY:
        raise FeiraError(f"the game is over, expected nothing more, found '{text}'")
    mark, _, notation = text.partition(" ")
    if mark != actor_text(who):
        turn = "chance ('*')" if who == CHANCE else f"seat {who}"
        raise FeiraError(f"expected a choice of {turn}, found '{text}'")
    return position.number(" ".join(notation.split()))
