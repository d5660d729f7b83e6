"""Where the command line keeps files. Nothing here creates one."""

from pathlib import Path

import platformdirs


def saved_games() -> Path:
    """The folder of games that were played in the terminal."""
    return platformdirs.user_data_path("feira") / "games"
