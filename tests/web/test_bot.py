"""The example bot against a real server, at a table of its own and at another person's."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.servers import Feira

pytestmark = pytest.mark.native

BOT = Path(__file__).parent.parent.parent / "examples" / "bot.py"


@pytest.fixture(scope="module")
def server() -> Iterator[Feira]:
    with Feira() as one:
        yield one


@contextmanager
def guest(server: Feira, name: str) -> Iterator[httpx.Client]:
    """A guest with a session, as in a browser."""
    with httpx.Client(base_url=server.url, timeout=60) as client:
        client.get("/api/me")
        client.headers["x-csrf-token"] = client.cookies["feira_csrf"]
        client.post("/api/guest", json={"name": name}).raise_for_status()
        client.headers["x-csrf-token"] = client.cookies["feira_csrf"]  # of the session
        yield client


def token(client: httpx.Client) -> str:
    made = client.post("/api/tokens", json={"name": "bot"}).raise_for_status()
    return str(made.json()["token"])


def bot(server: Feira, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(BOT), server.url, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_the_bot_is_short() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) < 50


def test_a_bot_plays_a_whole_game_against_a_computer(server: Feira) -> None:
    with guest(server, "Robo") as me:
        said, errors = bot(server, token(me)).communicate(timeout=120)
        assert "is over" in said, errors
        table = me.get("/api/me/tables").json()[0]
        assert (table["state"], table["id"] in said) == ("over", True)
        assert table["result"]["winners"]


def test_two_bots_meet_at_a_table(server: Feira) -> None:
    with guest(server, "Ada") as ada, guest(server, "Ben") as ben:
        seats = [{"kind": "me"}, {"kind": "invite"}]
        made = ada.post("/api/tables", json={"game": "mercado", "seats": seats}).json()
        first = bot(server, token(ada), made["id"])
        second = bot(server, token(ben), made["code"])
        for one in (first, second):
            said, errors = one.communicate(timeout=120)
            assert "outcomes" in said, errors
        listed = ben.get("/api/me/tables").json()[0]
        assert (listed["id"], listed["state"]) == (made["id"], "over")


def test_a_bot_without_a_good_token_is_told_so(server: Feira) -> None:
    said, errors = bot(server, "feira_nonsense").communicate(timeout=60)
    assert said == ""
    assert "401" in errors
