"""`feira puzzles`: makes puzzles from games of computer players."""

from datetime import UTC, datetime
from pathlib import Path

import click
from rich.console import Console

from feira.cli.common import chosen_game, game_options, seed_option, with_progress
from feira.cli.completion import complete_player
from feira.cli.help import GameCommand, option


@click.command("puzzles", cls=GameCommand)
@game_options
@option(
    "--until",
    type=click.IntRange(1),
    default=1000,
    show_default=True,
    metavar="N",
    help="Stop when the file has this many puzzles of these seats and options.",
)
@option(
    "--file",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="The file to add puzzles to; GAME.puzzles.jsonl by default.",
)
@option(
    "--players",
    default="master:simulations=4000",
    show_default=True,
    metavar="PLAYER",
    shell_complete=complete_player,
    help="Who plays the games: a master.",
)
@seed_option
@option("--cores", type=click.IntRange(1), metavar="N", help="Cores to use; all by default.")
def command(
    game: str,
    seats: int | None,
    options: tuple[str, ...],
    until: int,
    file: Path | None,
    players: str,
    seed: int,
    cores: int | None,
) -> None:
    """Make puzzles from games of computer players.

    Master players play each other. A position becomes a puzzle if one move beats every other by
    more than the noise, in paired rollouts and in a search, or in an exact ending. You can stop at
    any time: the file is written after every game, and the next run continues where it stopped.

    Examples:
        feira puzzles mercado --seats 3 --option money=open --until 200
        feira puzzles machikoro --seats 4 --option plus=yes --file mine.jsonl
    """
    from feira.arena.puzzles.job import Job
    from feira.arena.workers import Cores

    chosen, config = chosen_game(game, seats, options)
    job = Job(
        path=file or Path(f"{game}.puzzles.jsonl"),
        game=chosen,
        config=config,
        players=players,
        seed=seed,
        date=datetime.now(UTC).date().isoformat(),
    )
    missing = max(0, until - job.of_variant(job.open()))
    found = job.run(Cores(cores), until)
    for _ in with_progress(found, total=missing, what=job.variant, done=int):
        pass
    file_now = job.open()
    games = file_now.origin.mined.get(job.variant, 0)
    Console().print(f"{job.of_variant(file_now)} puzzles from {games} games in {job.path}")
