"""`make golden`: regenerates the golden games, from the casts in each game's folder.

With names of games, only theirs.
"""

import sys
from importlib import import_module

from feira.core.record import read
from feira.games import NAMES, find_game
from tests.golden import FOLDER, SIGNATURES, annotated, signatures


def main() -> None:
    for name in sys.argv[1:] or NAMES:
        for title, make in import_module(f"tests.golden.{name}").CASTS.items():
            text = annotated(make(find_game(name)))
            read(text.encode(), title, find_game)
            path = FOLDER / name / f"{title}.feira"
            path.write_text(text, encoding="utf-8")
            print(f"{path.name}: {len(text.splitlines())} lines", flush=True)
    SIGNATURES.write_text(signatures(), encoding="utf-8")
    print(SIGNATURES.read_text(encoding="utf-8"), end="")


main()
