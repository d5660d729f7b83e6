"""One playthrough of each OpenSpiel game, as its own tests keep them."""

from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

import feira.envs.open_spiel  # noqa: F401  (registers the games)

SETTINGS = {
    "mercado": "challenge=2,max_game_length=4",
    "machikoro": "players=2,plus=yes,max_game_length=4",
}


def path_of(name: str) -> Path:
    """The file of a game."""
    return Path(__file__).parent / f"feira_{name}.txt"


def played(name: str) -> str:
    """The playthrough of a game."""
    game = f"feira_{name}({SETTINGS[name]})"
    return generate_playthrough.playthrough(game, action_sequence=None, seed=7) + "\n"
