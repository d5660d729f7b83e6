"""The way of one choice through a table: every generic function is documented, and they are few."""

import asyncio
import re
import sys
from pathlib import Path
from types import FrameType

import pytest

from feira.games import NAMES
from tests.table.clients import Client, new_authority, plan, seated

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
LONGEST = 51  # generic functions; a game adds its own parts of views and previews
WARM_UP = 12  # choices, so that what is cached is in its cache
TRACED = 20  # choices: which functions one of them calls depends on the dice


async def choose(clients: list[Client]) -> None:
    """The person to act makes the first of their choices."""
    client = next(one for one in clients if one.turn)
    assert client.turn is not None
    answer = await client.choose(client.turn["choices"][0])
    assert answer.refused is None


def in_kernel(frame: FrameType) -> bool:
    """Is it a kernel, or does one call it, so that only interpreted code has a frame for it?"""
    caller: FrameType | None = frame
    while caller is not None:
        if caller.f_code.co_filename.endswith("/feira/core/kernels.py"):
            return True
        caller = caller.f_back
    return False


async def functions_called(game: str) -> list[list[str]]:
    """The generic functions that each of some choices calls, in the order of their first calls."""
    clients = await seated(new_authority(), plan(game, "me", "invite"), "Ana Bo")
    for _ in range(WARM_UP):
        await choose(clients)
    found: dict[str, None] = {}
    ways = []

    def profile(frame: FrameType, event: str, _argument: object) -> None:
        code, file = frame.f_code, frame.f_code.co_filename
        if event == "call" and "/feira/" in file and "/feira/games/" not in file:
            if "<" not in code.co_name and not in_kernel(frame):
                found[code.co_qualname] = None

    for _ in range(TRACED):
        found.clear()
        sys.setprofile(profile)
        try:
            await choose(clients)
        finally:
            sys.setprofile(None)
        ways.append(list(found))
    return ways


@pytest.mark.native
@pytest.mark.parametrize("game", NAMES)
def test_the_way_of_a_choice_is_short(game: str) -> None:
    for called in asyncio.run(functions_called(game)):
        assert "Authority.do" in called
        assert "Broadcast.message_for" in called
        assert len(called) < LONGEST, called


@pytest.mark.native
@pytest.mark.parametrize("game", NAMES)
def test_the_way_of_a_choice_is_documented(game: str) -> None:
    section = PAGE.partition("## The way of one choice")[2].partition("\n## ")[0]
    named = {
        name for text in re.findall(r"`([^`]+)`", section) for name in re.findall(r"\w+", text)
    }
    for function in set[str]().union(*asyncio.run(functions_called(game))):
        names = function.replace("<locals>", "").split(".")
        name = names[-2] if names[-1] == "__init__" else names[-1]
        assert name in named, f"docs/architecture.md does not name {function}"
