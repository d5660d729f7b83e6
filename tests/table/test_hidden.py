"""Hidden information changes no byte that others are sent, and a leak would be noticed."""

from collections.abc import Callable
from typing import Any

import pytest
from bench.hidden import VARIANTS, compare

from feira.games.mercado.presentation import view
from feira.table import broadcast

pytestmark = pytest.mark.native


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_other_secrets_send_the_same_bytes(number: int) -> None:
    found = compare(number)
    assert found.faults == ()
    assert found.messages > 100


def secret_in_the_clock(table: Any) -> int:
    return int(table.secret[:8], 16)


@pytest.mark.parametrize(
    ("place", "name", "leak", "said"),
    [
        (view, "hides_coins", lambda _: False, "something else"),
        (broadcast, "HIDDEN", (), "canary"),
        (broadcast, "may_invite", lambda *_: True, "something else"),
        (broadcast, "due_on_the_wall", secret_in_the_clock, "something else"),
    ],
    ids=["coins", "ids", "invitation", "secret"],
)
def test_a_leak_is_noticed(
    place: Any, name: str, leak: Callable[..., Any], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place, name, leak)
    assert any(said in fault for fault in compare(0).faults)
