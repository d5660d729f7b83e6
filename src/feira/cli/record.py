"""`feira record`: random games as records."""

from pathlib import Path

import click
import numpy as np

from feira.cli.common import chosen_game, game_options, preparing, seed_option, with_progress
from feira.cli.help import GameCommand, option
from feira.core.batch import SCRATCH
from feira.core.config import Config
from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.random import advance, stream
from feira.core.record import Record, write
from feira.core.types import CHANCE, NOBODY
from feira.core.verbs import actor, apply, draw, pick


def random_game(game: Game, config: Config, *, seed: int, number: int) -> Record:
    """Game `number` of a seed: exactly the game that mass simulation plays under this number."""
    position = game.rules.start(config)
    s = position[0]
    scratch = np.zeros(SCRATCH, np.int64)
    choices = []
    a, b = stream(seed, number)
    while (who := actor(s)) != NOBODY:
        a, b, r = advance(a, b)
        choices.append(int(draw(s, r) if who == CHANCE else pick(s, r, scratch)))
        apply(s, choices[-1], None)
    return Record(game=game, config=config, choices=tuple(choices))


@click.command("record", cls=GameCommand)
@game_options
@seed_option
@option(
    "--games",
    type=click.IntRange(1),
    default=1,
    show_default=True,
    metavar="N",
    help="How many games to play.",
)
@option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Folder for files GAME-SEED-NUMBER.feira. Without it, the game is printed.",
)
def command(
    game: str,
    seats: int | None,
    options: tuple[str, ...],
    seed: int,
    games: int,
    out: Path | None,
) -> None:
    """Play random games and keep them as .feira files.

    A .feira file is text: one line for each choice and each draw of chance. `feira replay` reads
    it.

    Examples:
        feira record mercado --seats 3 > game.feira
        feira record mercado --option challenge=7 --games 100 --out games
    """
    chosen, config = chosen_game(game, seats, options)
    if out is None and games > 1:
        raise FeiraError("several games need a folder: --out DIR")
    with preparing():
        first = write(random_game(chosen, config, seed=seed, number=0))
    if out is None:
        print(first, end="")
        return
    try:
        out.mkdir(parents=True, exist_ok=True)
        numbers = range(games)
        for number in with_progress(numbers, total=games, what="Recording", done=lambda _: 1):
            record = random_game(chosen, config, seed=seed, number=number)
            path = out / f"{chosen.name}-{seed}-{number}.feira"
            path.write_text(write(record), encoding="utf-8")
    except OSError as error:
        raise FeiraError(f"{error.filename}: {error.strerror}") from None
    print(f"{games} {'record' if games == 1 else 'records'} in {out}")
