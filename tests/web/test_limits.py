"""Limits for trying codes of tables: guessing is stopped, normal use is not affected."""

import re
from collections.abc import Iterator

import pytest

from feira.table.ids import CODE_LENGTH, LETTERS
from feira.web.settings import Settings
from tests.web.live_server import Caller, LiveServer, start_server

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]

MOST = 5


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with start_server(codes_per_hour=MOST, sign_ups_per_hour=MOST) as server:
        yield server


def look_up(caller: Caller, code: str, address: str = "10.0.0.1") -> tuple[int, str]:
    """Tries a code from an address, as the proxy names it."""
    answer = caller.http.get(f"/api/codes/{code}", headers={"x-forwarded-for": address})
    assert answer.status_code != 429 or 0 < int(answer.headers["retry-after"]) <= 3600
    return answer.status_code, answer.json().get("detail", "")


def test_nobody_may_try_many_codes(server: LiveServer) -> None:
    with Caller(server).guest("Ada") as ada:
        table = ada.table("me", "invite")
        code = server.live(table).code
        assert look_up(ada, code)[0] == 200
        for number in range(MOST - 1):
            assert look_up(ada, f"guess{number}")[0] == 404
        for tried in ("guess9", code, code.upper()):
            status, text = look_up(ada, tried)
            assert status == 429
            assert re.fullmatch(r"too many codes from your address: try again in \d+ minutes", text)
        # Nothing else is concerned, and nobody else.
        assert ada.see(table)["state"] == "open"
        assert look_up(ada, code, "10.0.0.2")[0] == 200
        # Codes and sign-ups are counted apart.
        fresh = {"x-forwarded-for": "10.0.0.1"}
        for _ in range(MOST):
            assert ada.post("/api/guest", {"name": "Ada"}, headers=fresh).status_code == 201
        assert ada.post("/api/guest", {"name": "Ada"}, headers=fresh).status_code == 429
        assert look_up(ada, code, "10.0.0.2")[0] == 200


def test_nobody_may_guess_invitations_by_sitting_down(server: LiveServer) -> None:
    """Wherever a code is tried, it counts."""
    with Caller(server).guest("Ada") as ada, Caller(server).guest("Eve") as eve:
        seats = [{"kind": "me"}, {"kind": "invite"}]
        plan = {"game": "machikoro", "seats": seats, "public": True}
        table = ada.post("/api/tables", plan).json()["id"]
        code = server.live(table).code

        def sit(name: str, invitation: str, address: str) -> int:
            command = {"do": "sit", "id": name, "version": 0, "invitation": invitation}
            headers = {"x-forwarded-for": address}
            return eve.post(f"/api/tables/{table}/commands", command, headers=headers).status_code

        for number in range(MOST):
            assert sit(f"s{number}", f"guess{number}", "10.0.1.1") == 409
        assert sit("right", code, "10.0.1.1") == 409, "nothing is learnt any more"
        assert look_up(eve, code, "10.0.1.1")[0] == 429
        assert sit("elsewhere", code, "10.0.1.2") == 200


def test_the_usual_limit_is_far_from_players_and_from_guessers() -> None:
    most = Settings().codes_per_hour
    assert most >= 100, "a school behind one address types its codes in one lesson"
    # A guesser among ten thousand open tables finds one in a week or so, from one address.
    hours = len(LETTERS) ** CODE_LENGTH / 10_000 / most
    assert hours > 24 * 7
