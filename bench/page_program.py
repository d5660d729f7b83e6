"""Runs a program of the repository inside the engine of a page; Pyodide runs this file itself.

The repository is at `/repository`, the complete standard library in `/standard.zip`. `arguments`
are the program's module and its own arguments, and `bring` loads the network of a game: the caller
sets both.
"""

import importlib
import sys
from typing import Any

from feira.page.numpy_module import install


async def run(arguments: list[str], bring: Any) -> int:
    """Imports the program and awaits its `main`; returns its status."""
    sys.dont_write_bytecode = True
    # Modules of the repository and of the standard library that a page does not import.
    sys.path += ["/repository", "/standard.zip"]
    install()
    from feira.games import NAMES, find_game

    for name in ("core", "players", "games", "table"):
        importlib.import_module(f"feira.{name}").__path__.append(f"/repository/src/feira/{name}")
    for name in NAMES:
        path = find_game(name).presentation.folder.parent / "strategy" / "network.npz"
        await bring(name, str(path))
    sys.argv = arguments
    result = importlib.import_module(arguments[0]).main()
    return (await result if hasattr(result, "__await__") else result) or 0
