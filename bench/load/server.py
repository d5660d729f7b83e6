"""A server under test: on a core of its own, with the settings of a real one."""

import json
import os
from pathlib import Path

from tests.servers import Feira

NO_QUOTAS = dict.fromkeys(
    ("open_tables", "lobby_places", "sockets", "reviews", "hints_per_minute", "chat_per_minute"), 0
)


class PinnedServer(Feira):
    """A server on one core, with the settings of a real one.

    All load comes from one address and few people, so the rate limit of commands is off.
    """

    def __init__(self, core: int, websocket: str | None = None, **settings: object) -> None:
        path = {} if websocket is None else {"fast_websocket": json.dumps(websocket == "fast")}
        super().__init__(**{"sign_ups_per_hour": 0, **NO_QUOTAS, **path, **settings})
        if "thinkers" not in settings:
            del self.settings["thinkers"]
        self.core = core

    def command(self) -> list[str]:
        """The server, bound to its core."""
        return ["taskset", "-c", str(self.core), *super().command()]


def resident(server: Feira) -> float:
    """The resident memory of a server in megabytes."""
    assert server.process is not None
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
