"""Games in interesting states, played through the API, for tests and screenshots."""

import base64
import random
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from typing import NamedTuple

from feira.arena.puzzles.puzzle import read_puzzles
from feira.core.types import Json
from feira.games import NAMES, find_game
from feira.table.days import day_of, ends
from feira.table.timestamps import now
from tests.browser.api_player import ApiPlayer, Choose, by_previews, by_search, computer, play
from tests.browser.page_driver import LANDMARKS

INVITED = {"kind": "invite"}
LASTS = 300.0  # seconds that a day has to last for the tests of its challenge


class Scenes(NamedTuple):
    """A viewer, and the ids of what they look at: `/table/{mercado}`."""

    viewer: ApiPlayer
    ids: Mapping[str, str]

    def path(self, pattern: str) -> str:
        """A path with its ids filled in."""
        return pattern.format_map(self.ids)


def many_choices(seen: Json) -> bool:
    """An interesting turn: many options, and enough coins."""
    return len(seen["turn"]["choices"]) >= 8


def mercado(
    host: ApiPlayer, guest: ApiPlayer, *, choices: int = 26, choose: Choose | None = None
) -> str:
    """Three at a table of Mercado, one of them a computer; it is the host's turn."""
    while True:
        table = host.table("mercado", INVITED, computer("easy"), options={"money": "open"})
        guest.sit(table)
        seen = play(table, host, guest, choices=choices, choose=choose, until=many_choices)
        if seen["state"] != "over":  # coins in succession may end a game that has hardly begun
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


def builder(seed: int = 5) -> Choose:
    """Quick choices that bring Machi Koro to an end: landmarks first, then any card."""
    chance = random.Random(seed)

    def choose(_player: ApiPlayer, _table: str, seen: Json) -> int:
        builds = [one for one in seen["turn"]["previews"] if one["action"]["kind"] == "build"]
        cards = [one for one in builds if one["action"]["building"] is not None]
        goals = [one for one in cards if one["action"]["building"] in LANDMARKS]
        wanted = goals or (cards if chance.random() < 0.7 else builds)
        return int(chance.choice([one["choice"] for one in wanted] or seen["turn"]["choices"]))

    return choose


def finished(host: ApiPlayer, guest: ApiPlayer, *, choose: Choose | None = None) -> str:
    """A game of Mercado between two people that is over."""
    table = host.table("mercado", INVITED)
    guest.sit(table)
    assert play(table, host, guest, choose=choose)["state"] == "over"
    return table


def town(host: ApiPlayer, guest: ApiPlayer) -> str:
    """A game of Machi Koro Plus between two people that is over."""
    table = host.table("machikoro", INVITED, options={"plus": "yes"})
    guest.sit(table)
    assert play(table, host, guest, choose=builder())["state"] == "over"
    return table


def campaign(host: ApiPlayer, *, played: int = 4, choose: Choose | None = None) -> str:
    """A campaign with some challenges played, and the next one begun: its table."""
    made = host.post("/api/campaigns", {"game": "mercado", "name": "Summer in Lisboa"})
    begun = ""
    for number, challenge in enumerate(made["challenges"][: played + 1]):
        begun = host.table("mercado", options=challenge["options"], campaign=made["id"])
        play(begun, host, choices=1 << 20 if number < played else 12, choose=choose)
    return begun


def challenge(host: ApiPlayer, number: int) -> str:
    """A challenge of Mercado for practice, just begun; they are counted from zero."""
    made = host.post("/api/campaigns", {"game": "mercado", "name": "Winter in Lisboa"})
    return host.table("mercado", options=made["challenges"][number]["options"], practise=True)


def daily(host: ApiPlayer, *others: ApiPlayer, choose: Choose | None = None) -> str:
    """Today's challenge, played by all of these people; returns the host's table."""
    day = host.get("/api/daily")["day"]
    tables = [str(one.post(f"/api/daily/{day}/try")["id"]) for one in (host, *others)]
    for one, table in zip((host, *others), tables, strict=True):
        play(table, one, choose=choose)
    return tables[0]


def await_day() -> None:
    """Waits for midnight if it is near, so that no challenge of a day is looked at on the next."""
    left = (ends(day_of(now())) - now()) / 1000
    if left < LASTS:
        time.sleep(left + 1)


def puzzles() -> dict[str, str]:
    """Shipped puzzles of each game, and positions for the analysis board, as in URLs."""
    found: dict[str, str] = {}
    for name in NAMES:
        file = read_puzzles(find_game(name).presentation.folder / "puzzles.jsonl")
        shown, other = file.puzzles[:2]
        letters = base64.urlsafe_b64encode(other.position.encode()).decode().rstrip("=")
        found |= {f"puzzle_{name}": shown.id, f"board_{name}": letters}
    return found


def waiting(host: ApiPlayer) -> str:
    """A public table that waits for people, for the lobby."""
    seats = ({"kind": "lobby"}, {"kind": "lobby"})
    return host.table("machikoro", *seats, public=True)


def resigned(host: ApiPlayer, guest: ApiPlayer, *, choose: Choose | None = None) -> str:
    """A table of Mercado at which the only other person has resigned; it is the host's turn."""
    table = mercado(host, guest, choices=20, choose=choose)
    assert guest.command(table, "resign", guest.snapshot(table)["version"])
    return table


@contextmanager
def scenes(url: str, *, review: bool = True) -> Iterator[Scenes]:
    """All scenes, on a fresh server."""
    with ExitStack() as stack:
        ines = stack.enter_context(ApiPlayer(url, "Inês"))
        tomek = stack.enter_context(ApiPlayer(url, "Tomek"))
        choose = by_search()
        over = finished(ines, tomek, choose=choose)
        built = town(ines, tomek)
        if review:
            ines.post(f"/api/tables/{over}/review")
            ines.post(f"/api/tables/{built}/review")
        ids = {
            "finished": over,
            "town": built,
            "solo": campaign(ines, choose=choose),
            "mercado": mercado(ines, tomek, choose=choose),
            "machikoro": machikoro(ines, tomek, choose=choose),
            "resigned": resigned(ines, tomek, choose=by_previews()),
            "waiting": waiting(tomek),
            "daily": daily(ines, tomek, choose=choose),
            **puzzles(),
        }
        yield Scenes(ines, ids)
