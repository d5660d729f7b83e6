"""Games in interesting states, played through the API, for tests and pictures to look at."""

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from typing import NamedTuple

from feira.core.types import Json
from tests.browser.api_player import ApiPlayer, Choose, by_search, computer, play

INVITED = {"kind": "invite"}


class Scenes(NamedTuple):
    """Who looks, and the ids of what they look at: `/table/{mercado}`."""

    viewer: ApiPlayer
    ids: Mapping[str, str]

    def path(self, pattern: str) -> str:
        """A path with its ids filled in."""
        return pattern.format_map(self.ids)


def many_choices(seen: Json) -> bool:
    """A turn that is worth a look: many ways to go, and something to pay with."""
    return len(seen["turn"]["choices"]) >= 8


def mercado(
    host: ApiPlayer, guest: ApiPlayer, *, choices: int = 26, choose: Choose | None = None
) -> str:
    """Three at a table of Mercado, one of them a computer; it is the host's turn."""
    table = host.table("mercado", INVITED, computer("easy"), options={"money": "open"})
    guest.sit(table)
    play(table, host, guest, choices=choices, choose=choose, until=many_choices)
    return table


def machikoro(
    host: ApiPlayer, guest: ApiPlayer, *, choices: int = 40, choose: Choose | None = None
) -> str:
    """Four at a table of Machi Koro Plus, two of them computers; it is the host's turn."""
    seats = (INVITED, computer("easy"), computer("easy"))
    table = host.table("machikoro", *seats, options={"plus": "yes"})
    guest.sit(table)
    play(table, host, guest, choices=choices, choose=choose, until=many_choices)
    return table


def finished(host: ApiPlayer, guest: ApiPlayer, *, choose: Choose | None = None) -> str:
    """A game of Mercado between two people that is over."""
    table = host.table("mercado", INVITED)
    guest.sit(table)
    assert play(table, host, guest, choose=choose)["state"] == "over"
    return table


def campaign(host: ApiPlayer, *, played: int = 4, choose: Choose | None = None) -> str:
    """A campaign with some challenges played, and the next one begun: its table."""
    made = host.post("/api/campaigns", {"game": "mercado", "name": "Summer in Lisboa"})
    begun = ""
    for number, challenge in enumerate(made["challenges"][: played + 1]):
        begun = host.table("mercado", options=challenge["options"], campaign=made["id"])
        play(begun, host, choices=1 << 20 if number < played else 12, choose=choose)
    return begun


def waiting(host: ApiPlayer) -> str:
    """A public table that waits for people, for the lobby."""
    seats = ({"kind": "lobby"}, {"kind": "lobby"})
    return host.table("machikoro", *seats, public=True)


@contextmanager
def scenes(url: str, *, review: bool = True) -> Iterator[Scenes]:
    """All of them, on a fresh server."""
    with ExitStack() as stack:
        ines = stack.enter_context(ApiPlayer(url, "Inês"))
        tomek = stack.enter_context(ApiPlayer(url, "Tomek"))
        choose = by_search()
        over = finished(ines, tomek, choose=choose)
        if review:
            ines.post(f"/api/tables/{over}/review")
        ids = {
            "finished": over,
            "solo": campaign(ines, choose=choose),
            "mercado": mercado(ines, tomek, choose=choose),
            "machikoro": machikoro(ines, tomek, choose=choose),
            "waiting": waiting(tomek),
        }
        yield Scenes(ines, ids)
