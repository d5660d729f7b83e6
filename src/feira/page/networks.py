"""The networks of the games, loaded when a player first needs one, because they are large."""

from collections.abc import Awaitable, Callable
from typing import Any

from feira.core.game import Game
from feira.page.storage import answered

FILE = "network.npz"

Bring = Callable[[str, str], Awaitable[Any]]  # a game, and the file to write its network to


class Networks:
    """Loads each network once."""

    def __init__(self, bring: Bring | None = None) -> None:
        self.bring = bring  # None: the networks are there already

    async def need(self, game: Game) -> None:
        """Returns when the network of a game is loaded."""
        path = game.presentation.folder.parent / "strategy" / FILE
        if self.bring is not None and not path.exists():
            await answered(self.bring(game.name, str(path)))
