"""Games in interesting states, played through the API, for tests and pictures to look at."""

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from typing import NamedTuple

from feira.core.game import Json
from tests.browser.people import Mind, Player, by_thought, computer, play

INVITED = {"kind": "invite"}


class Scenes(NamedTuple):
    """Who looks, and the ids of what they look at: `/table/{mercado}`."""

    viewer: Player
    ids: Mapping[str, str]

    def path(self, pattern: str) -> str:
        """A path with its ids filled in."""
        return pattern.format_map(self.ids)


def many_choices(seen: Json) -> bool:
    """A turn that is worth a look: many ways to go, and something to pay with."""
    return len(seen["turn"]["choices"]) >= 8


def mercado(host: Player, guest: Player, *, choices: int = 26, mind: Mind | None = None) -> str:
    """Three at a table of Mercado, one of them a computer; it is the host's turn."""
    table = host.table("mercado", INVITED, computer("easy"), options={"money": "open"})
    guest.sit(table)
    play(table, host, guest, choices=choices, mind=mind, until=many_choices)
    return table


def machikoro(host: Player, guest: Player, *, choices: int = 40, mind: Mind | None = None) -> str:
    """Four at a table of Machi Koro Plus, two of them computers; it is the host's turn."""
    seats = (INVITED, computer("easy"), computer("easy"))
    table = host.table("machikoro", *seats, options={"plus": "yes"})
    guest.sit(table)
    play(table, host, guest, choices=choices, mind=mind, until=many_choices)
    return table


def finished(host: Player, guest: Player, *, mind: Mind | None = None) -> str:
    """A game of Mercado between two people that is over."""
    table = host.table("mercado", INVITED)
    guest.sit(table)
    assert play(table, host, guest, mind=mind)["state"] == "over"
    return table


def campaign(host: Player, *, played: int = 4, mind: Mind | None = None) -> str:
    """A campaign with some challenges played, and the next one begun: its table."""
    made = host.post("/api/campaigns", {"game": "mercado", "name": "Summer in Lisboa"})
    begun = ""
    for number, challenge in enumerate(made["challenges"][: played + 1]):
        begun = host.table("mercado", options=challenge["options"], campaign=made["id"])
        play(begun, host, choices=1 << 20 if number < played else 12, mind=mind)
    return begun


def waiting(host: Player) -> str:
    """A public table that waits for people, for the lobby."""
    seats = ({"kind": "lobby"}, {"kind": "lobby"})
    return host.table("machikoro", *seats, public=True)


@contextmanager
def scenes(url: str, *, review: bool = True) -> Iterator[Scenes]:
    """All of them, on a fresh server."""
    with ExitStack() as stack:
        ines = stack.enter_context(Player(url, "Inês"))
        tomek = stack.enter_context(Player(url, "Tomek"))
        mind = by_thought()
        over = finished(ines, tomek, mind=mind)
        if review:
            ines.post(f"/api/tables/{over}/review")
        ids = {
            "finished": over,
            "solo": campaign(ines, mind=mind),
            "mercado": mercado(ines, tomek, mind=mind),
            "machikoro": machikoro(ines, tomek, mind=mind),
            "waiting": waiting(tomek),
        }
        yield Scenes(ines, ids)
