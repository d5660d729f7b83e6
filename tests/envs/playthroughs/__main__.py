"""`python -m tests.envs.playthroughs`: plays the games again and writes what OpenSpiel sees."""

from feira.games import NAMES
from tests.envs.playthroughs import path_of, played

if __name__ == "__main__":
    for _name in NAMES:
        path_of(_name).write_text(played(_name), encoding="utf-8")
