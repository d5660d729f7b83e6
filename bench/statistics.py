"""Mass play for the shipped statistics: `make statistics`.

Every game is numbered and has a random stream of its own, so the same command with the same rules
and players writes the same files. It takes some minutes on a few cores.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise, product
from pathlib import Path
from typing import TypeVar

import click
import msgspec

from feira.arena.mass_play import EXPLORER, luck_of, step_of, table_of
from feira.arena.workers import Cores, Workers
from feira.core.game import Game
from feira.games import NAMES, find_game
from feira.games.mass_play import FILE, MassPlay, rules_digest

Task = TypeVar("Task")
Done = TypeVar("Done")
SOURCE = Path(__file__).parents[1] / "src" / "feira" / "games"
SEED = 17
QUICK, THINKING = "policy", "hard"
LADDER = ("random", "greedy", QUICK, THINKING)  # from the weakest to the strongest
# Numbers of games: of equal players and of players that vary openings, at each table; of each step
# of the ladder, without and with search; and for luck.
GAMES = {QUICK: 1500, EXPLORER: 1200, "step": 400, "thinking step": 50, "luck": 300}


class ThisProcess:
    """Plays one game after the other in this process, without the start-up cost of others."""

    def map(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        """The results in the order of the tasks."""
        return map(work, tasks)


def main_variants(game: Game) -> list[str]:
    """The variants that are played: the game as it comes in its boxes."""
    return [name for name in game.presentation.statistics.variants if "-" not in name]


def mass_play_of(game: Game, games: dict[str, int], workers: Workers) -> MassPlay:
    """Plays all games of mass simulation for one game."""
    tables, ladder, luck = [], [], []
    for variant in main_variants(game):
        for seats, player in product((n for n in game.rules.seats if n > 1), (QUICK, EXPLORER)):
            number = games[player]
            tables.append(
                table_of(game, variant, seats, player, games=number, seed=SEED, workers=workers)
            )
            click.echo(f"{game.name} {variant}: {number} games of {seats}, {player}")
        for weaker, stronger in pairwise(LADDER):
            number = games["thinking step" if stronger == THINKING else "step"]
            ladder.append(
                step_of(game, variant, stronger, weaker, games=number, seed=SEED, workers=workers)
            )
            click.echo(f"{game.name} {variant}: {stronger} against {weaker}")
        luck.append(
            luck_of(game, variant, 2, QUICK, games=games["luck"], seed=SEED, workers=workers)
        )
    return MassPlay(
        game=game.name,
        rules=game.rules.version,
        source=rules_digest(game.name),
        tables=tables,
        ladder=ladder,
        luck=luck,
    )


def write(found: MassPlay, folder: Path) -> Path:
    """Writes the file of a game."""
    file = folder / found.game / FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    return file


@click.command()
@click.option("--games", "names", default=",".join(NAMES), help="Which games.")
@click.option("--share", default=1.0, help="This share of the usual number of games, for a try.")
@click.option("--folder", type=click.Path(path_type=Path), default=SOURCE, help="Where to write.")
@click.option("--cores", type=int, default=None, help="How many; all without this.")
def main(names: str, share: float, folder: Path, cores: int | None) -> None:
    """Plays the games and writes the statistics."""
    start = time.monotonic()
    games = {kind: max(10, round(number * share)) for kind, number in GAMES.items()}
    workers: Workers = Cores(cores) if cores != 1 else ThisProcess()
    for name in names.split(","):
        file = write(mass_play_of(find_game(name), games, workers), folder)
        click.echo(f"{file}: {file.stat().st_size:,} bytes, {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
