"""Malformed socket messages: valid ones, damaged in many ways, from a seed."""

import json
import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

from feira.core.types import Json
from feira.service.client_messages import ClientMessage, Ping, Say
from feira.web.run import MOST_FRAME

_decode = msgspec.json.Decoder(ClientMessage).decode

ODD: tuple[object, ...] = (
    None,
    True,
    False,
    -1,
    1.5,
    1e308,
    2**31,
    2**63,
    2**64,
    10**400,
    "",
    " ",
    "\x00",
    "9" * 400,
    "x" * 4000,
    "\ud800",
    "\u202e\ufeff",
    "é" * 30,
    [],
    {},
    [0],
    {"choice": 0},
    {"do": "resign"},
)


class Frame(NamedTuple):
    """A WebSocket message."""

    data: bytes
    text: bool = True

    @property
    def closes(self) -> bool:
        """Whether the protocol requires the connection to be closed for this."""
        return len(self.data) > MOST_FRAME or (self.text and not readable(self.data))


def readable(data: bytes) -> bool:
    """Whether it is UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def valid(version: int) -> list[Json]:
    """Valid messages."""
    common = {"id": "m1", "version": version}
    commands: list[Json] = [
        {"do": "choose", **common, "choice": 3},
        {"do": "choose", **common, "choice": "roll 2"},
        {"do": "sit", **common, "nonce": "0123456789abcdef", "seat": 1},
        *({"do": do, **common} for do in ("stand", "take-back", "agree", "decline", "resign")),
    ]
    return [
        *commands,
        {"do": "say", "text": "good luck"},
        {"do": "hint"},
        {"do": "ping"},
    ]


def encoded(message: object) -> bytes:
    """As JSON; half surrogates stay escaped."""
    return json.dumps(message).encode()


# Ways to damage a message.


def truncated(draw: random.Random, message: Json) -> Frame:
    data = encoded(message)
    return Frame(data[: draw.randrange(len(data))])


def flipped(draw: random.Random, message: Json) -> Frame:
    data = bytearray(encoded(message))
    for _ in range(draw.randint(1, 4)):
        data[draw.randrange(len(data))] ^= 1 << draw.randrange(7)  # stays UTF-8
    return Frame(bytes(data))


def not_utf8(draw: random.Random, message: Json) -> Frame:
    data = bytearray(encoded(message))
    data[draw.randrange(len(data))] = draw.choice((0x80, 0xC0, 0xED, 0xF5, 0xFF))
    return Frame(bytes(data))


def doubled(draw: random.Random, message: Json) -> Frame:
    data = encoded(message)
    first, last = sorted(draw.randrange(len(data)) for _ in range(2))
    return Frame(data[:last] + data[first:])


def cut(draw: random.Random, message: Json) -> Frame:
    data = encoded(message)
    first, last = sorted(draw.randrange(len(data)) for _ in range(2))
    return Frame(data[:first] + data[last:])


def wrong_type(draw: random.Random, message: Json) -> Frame:
    return Frame(encoded(message | {draw.choice(list(message)): draw.choice(ODD)}))


def without(draw: random.Random, message: Json) -> Frame:
    gone = draw.choice(list(message))
    return Frame(encoded({key: value for key, value in message.items() if key != gone}))


def with_more(draw: random.Random, message: Json) -> Frame:
    name = draw.choice(("seat", "person", "as", "", "__proto__", "do ", "\x00", "x" * 900))
    return Frame(encoded({name: draw.choice(ODD), **message}))


def nested(draw: random.Random, message: Json) -> Frame:
    depth = draw.randint(100, 15_000)
    opening, closing = draw.choice((("[", "]"), ('{"a":', "}"), ('[{"a":', "}]")))
    depth = min(depth, MOST_FRAME // (2 * len(opening + closing)))
    inner = opening * depth + "0" + closing * depth * draw.randint(0, 1)
    outer = {"first": '{"x":@,', "in": "{", "bare": "@"}[draw.choice(("first", "in", "bare"))]
    if outer == "{":
        text = encoded(message | {draw.choice(list(message)): "@"}).decode().replace('"@"', inner)
    else:
        text = outer.replace("@", inner) + encoded(message).decode()[1:]
    return Frame(text.encode()[:MOST_FRAME])


def huge_number(draw: random.Random, message: Json) -> Frame:
    number = draw.choice(
        ("9" * 20_000, "-" + "9" * 5000, "1e99999", "0." + "0" * 9000 + "1", "NaN")
    )
    data = encoded(message | {draw.choice(list(message)): "@"}).replace(b'"@"', number.encode())
    return Frame(data)


def binary(draw: random.Random, message: Json) -> Frame:
    data = encoded(message)
    return Frame(draw.choice((data, b"", draw.randbytes(200))), text=False)


def noise(draw: random.Random, _message: Json) -> Frame:
    letters = '{}[]":,\\0123456789.eE+-truefalsn u \n\t\x00é'
    return Frame("".join(draw.choices(letters, k=draw.randint(0, 300))).encode())


def oversized(draw: random.Random, message: Json) -> Frame:
    return Frame(encoded(message) + b" " * (MOST_FRAME + draw.randrange(1000)))


GENTLE: tuple[Callable[[random.Random, Json], Frame], ...] = (
    truncated,
    flipped,
    doubled,
    cut,
    wrong_type,
    without,
    with_more,
    nested,
    huge_number,
    binary,
    noise,
)
ROUGH = (not_utf8, oversized)  # the connection is closed for these
ROUGH_SHARE = 0.01


def has_effect(frame: Frame, *, seated: bool) -> bool:
    """Whether it is still a valid message that may have an effect."""
    if not frame.text or frame.closes:
        return False
    try:
        message = _decode(frame.data)
    except (msgspec.MsgspecError, RecursionError):
        return False
    if isinstance(message, Ping):
        return False
    return seated or isinstance(message, Say)


def malformed(seed: int, count: int, version: int, *, seated: bool) -> Iterator[Frame]:
    """Malformed messages without any effect."""
    draw = random.Random(seed)
    messages = valid(version)
    made = 0
    while made < count:
        damage = draw.choice(ROUGH if draw.random() < ROUGH_SHARE else GENTLE)
        frame = damage(draw, draw.choice(messages))
        if not has_effect(frame, seated=seated):
            made += 1
            yield frame
