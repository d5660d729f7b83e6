"""People who play over HTTP, without waiting for anything but the server: they set up what the
browser then looks at. All of it is synchronous, since `asyncio.run` and the browser do not go
together.
"""

import random
import time
from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any, Self

import httpx

from feira.core.game import Json

PATIENCE = 60.0  # seconds for a computer to choose
ids = count(1)


class Player:
    """A guest with a session, whose cookies a browser can take over."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.name = url, name
        self.http = httpx.Client(base_url=url, trust_env=False, timeout=PATIENCE)
        self.get("/api/me")
        self.id = str(self.post("/api/guest", {"name": name})["id"])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    @property
    def cookies(self) -> list[dict[str, str]]:
        """For the browser."""
        return [{"name": name, "value": value} for name, value in self.http.cookies.items()]

    def get(self, path: str) -> Any:
        """Something that is there."""
        return self.http.get(path).raise_for_status().json()

    def try_post(self, path: str, data: object = None) -> httpx.Response:
        """Sends something, as the page does; whatever the answer."""
        headers = {"x-csrf-token": self.http.cookies["feira_csrf"]}
        return self.http.post(path, json=data, headers=headers)

    def post(self, path: str, data: object = None) -> Any:
        """Sends something that has to be taken."""
        answer = self.try_post(path, data)
        assert answer.is_success, answer.text
        return answer.json()

    # At a table.

    def table(self, game: str, *seats: Json, **more: object) -> str:
        """Sets up a table: one's own seat first, then these."""
        plan = {"game": game, "seats": [{"kind": "me"}, *seats], **more}
        table = str(self.post("/api/tables", plan)["id"])
        self.sit(table)
        return table

    def see(self, table: str) -> Json:
        """A table as one sees it."""
        return dict(self.get(f"/api/tables/{table}"))

    def command(self, table: str, do: str, version: int, **more: object) -> bool:
        """A command; is it done?"""
        data = {"do": do, "id": f"c{next(ids)}", "version": version, **more}
        answer = self.try_post(f"/api/tables/{table}/commands", data)
        assert answer.status_code in (200, 409), answer.text
        return answer.status_code == 200

    def sit(self, table: str) -> None:
        """Takes the first free seat."""
        nonce = f"nonce-of-{self.id}"
        assert self.command(table, "sit", self.see(table)["version"], nonce=nonce)


def computer(level: str = "easy") -> Json:
    """A seat for a computer."""
    return {"kind": "computer", "level": level}


Mind = Callable[[Player, str, Json], int]  # who is to choose, at which table, as they see it


def by_previews(seed: int = 1) -> Mind:
    """Sensible choices, without thought: what brings most, of those that do something at all."""
    chance = random.Random(seed)

    def choose(_player: Player, _table: str, seen: Json) -> int:
        turn = seen["turn"]
        previews = turn.get("previews") or []
        if not previews or chance.random() < 0.1:
            return int(chance.choice(turn["choices"]))
        busy = [one for one in previews if one["text"] != "coin"] or previews
        most = max(one["earns"] for one in busy)
        return int(chance.choice([one["choice"] for one in busy if one["earns"] == most]))

    return choose


def by_thought(level: str = "hard") -> Mind:
    """Good choices: a computer player of ours looks at the record of the game so far."""
    from feira.core.record import final, read
    from feira.games import find_game
    from feira.players.levels import find_player_spec, new_player

    @cache
    def thinker(game: str) -> Any:
        return new_player(find_game(game), find_player_spec(level), seed=1)

    def choose(player: Player, table: str, seen: Json) -> int:
        text = player.http.get(f"/api/tables/{table}/record").raise_for_status().content
        return int(thinker(seen["game"]).choose(final(read(text, table, find_game))))

    return choose


def anytime(_seen: Json) -> bool:
    """Any turn is as good as another to stop at."""
    return True


def play(
    table: str,
    *players: Player,
    choices: int = 1 << 20,
    mind: Mind | None = None,
    until: Callable[[Json], bool] = anytime,
) -> Json:
    """Everybody plays until the game is over, or until so many choices are made and it is the
    first player's turn and `until` likes what they see; returns the table as they see it.
    """
    choose = mind or by_previews()
    patience = time.monotonic() + PATIENCE
    made = 0
    while True:
        seen = [player.see(table) for player in players]
        if seen[0]["state"] == "over":
            return seen[0]
        if made >= choices and seen[0]["turn"] and until(seen[0]):
            return seen[0]
        acted = False
        for player, view in zip(players, seen, strict=True):
            if view["turn"]:
                choice = choose(player, table, view)
                acted = player.command(table, "choose", view["version"], choice=choice)
                break
        if acted:
            made += 1
            patience = time.monotonic() + PATIENCE
        else:
            assert time.monotonic() < patience, f"nobody acts at {table}: {seen[0]}"
            time.sleep(0.02)
