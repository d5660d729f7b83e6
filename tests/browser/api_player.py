"""Players over the HTTP API. They set up the games that the browser then shows.

All of it is synchronous, since `asyncio.run` and Playwright's own event loop exclude each other.
"""

import random
import time
from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any, Self

import httpx

from feira.core.types import Json

PATIENCE = 60.0  # seconds for a computer to choose
ids = count(1)


class ApiPlayer:
    """A guest or an account with a session, whose cookies a browser can take over."""

    def __init__(self, url: str, name: str, *, account: bool = False) -> None:
        self.url, self.name = url, name
        self.http = httpx.Client(base_url=url, trust_env=False, timeout=PATIENCE)
        self.get("/api/me")
        path, data = "/api/guest", {"name": name}
        if account:
            path, data = "/api/account", {"name": name, "password": "three blue herons"}
        self.id = str(self.post(path, data)["id"])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    @property
    def cookies(self) -> list[dict[str, str]]:
        """For the browser."""
        return [{"name": name, "value": value} for name, value in self.http.cookies.items()]

    def get(self, path: str) -> Any:
        """Reads JSON from a path that must exist."""
        return self.http.get(path).raise_for_status().json()

    def try_post(self, path: str, data: object = None) -> httpx.Response:
        """Sends JSON as the page does, and returns any answer."""
        headers = {"x-csrf-token": self.http.cookies["feira_csrf"]}
        return self.http.post(path, json=data, headers=headers)

    def post(self, path: str, data: object = None) -> Any:
        """Posts JSON that must be accepted."""
        answer = self.try_post(path, data)
        assert answer.is_success, answer.text
        return answer.json()

    # At a table.

    def table(self, game: str, *seats: Json, **more: object) -> str:
        """Sets up a table: this player's seat first, then these."""
        plan = {"game": game, "seats": [{"kind": "me"}, *seats], **more}
        table = str(self.post("/api/tables", plan)["id"])
        self.sit(table)
        return table

    def snapshot(self, table: str) -> Json:
        """The snapshot of a table for this player."""
        return dict(self.get(f"/api/tables/{table}"))

    def command(self, table: str, do: str, version: int, **more: object) -> bool:
        """Sends a command; returns whether it was accepted."""
        data = {"do": do, "id": f"c{next(ids)}", "version": version, **more}
        answer = self.try_post(f"/api/tables/{table}/commands", data)
        assert answer.status_code in (200, 409), answer.text
        return answer.status_code == 200

    def sit(self, table: str) -> None:
        """Takes the first free seat."""
        nonce = f"nonce-of-{self.id}"
        assert self.command(table, "sit", self.snapshot(table)["version"], nonce=nonce)


def computer(level: str = "easy") -> Json:
    """A seat for a computer."""
    return {"kind": "computer", "level": level}


Choose = Callable[[ApiPlayer, str, Json], int]  # player, table, snapshot → choice


def by_previews(seed: int = 1) -> Choose:
    """Quick choices: what earns most, and a coin only if there is nothing else."""
    chance = random.Random(seed)

    def choose(_player: ApiPlayer, _table: str, seen: Json) -> int:
        turn = seen["turn"]
        previews = turn.get("previews") or []
        if not previews:
            return int(chance.choice(turn["choices"]))
        busy = [one for one in previews if one["action"]["kind"] != "coin"] or previews
        if chance.random() < 0.1:
            return int(chance.choice(busy)["choice"])
        most = max(one["earns"] for one in busy)
        return int(chance.choice([one["choice"] for one in busy if one["earns"] == most]))

    return choose


def by_search(level: str = "hard") -> Choose:
    """Good choices: those of a computer player of this level, from the record so far."""
    from feira.core.record import position_after, read
    from feira.games import find_game
    from feira.players.levels import find_player_spec, new_player

    @cache
    def thinker(game: str) -> Any:
        return new_player(find_game(game), find_player_spec(level), seed=1)

    def choose(player: ApiPlayer, table: str, seen: Json) -> int:
        text = player.http.get(f"/api/tables/{table}/record").raise_for_status().content
        return int(thinker(seen["game"]).choose(position_after(read(text, table, find_game))))

    return choose


def anytime(_seen: Json) -> bool:
    """Accepts any turn to stop at."""
    return True


def play(
    table: str,
    *players: ApiPlayer,
    choices: int = 1 << 20,
    choose: Choose | None = None,
    until: Callable[[Json], bool] = anytime,
) -> Json:
    """Plays until the game is over and returns the first player's snapshot.

    With `choices`, it stops after that many, at the first player's next turn that `until` accepts.
    """
    choose = choose or by_previews()
    deadline = time.monotonic() + PATIENCE
    made = 0
    while True:
        seen = [player.snapshot(table) for player in players]
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
            deadline = time.monotonic() + PATIENCE
        else:
            assert time.monotonic() < deadline, f"nobody acts at {table}: {seen[0]}"
            time.sleep(0.02)
