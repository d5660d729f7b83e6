"""`feira terminal`: a game in the terminal against computer players."""

import random
import secrets
import time
from pathlib import Path

import click
from rich.console import Console

from feira.cli.common import chosen_game, game_options, language_option, preparing
from feira.cli.completion import complete_player
from feira.cli.help import MatchCommand, option
from feira.cli.paths import saved_games
from feira.cli.prompt import ask
from feira.cli.replay import load
from feira.cli.session import Session
from feira.core.config import Config
from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.messages import Messages
from feira.core.types import CHANCE
from feira.players.levels import find_player_spec, new_player, warm_up


@click.command("terminal", cls=MatchCommand)
@game_options
@option(
    "--seat",
    type=click.IntRange(0),
    default=0,
    show_default=True,
    metavar="N",
    help="Your seat, counted from 0.",
)
@option(
    "--seed",
    type=click.IntRange(0),
    metavar="S",
    help="The same seed gives the same dice.  [default: new dice]",
)
@option(
    "--against",
    default="medium",
    show_default=True,
    metavar="PLAYER",
    shell_complete=complete_player,
    help="Your opponents.",
)
@language_option
@option("--resume", metavar="FILE", help="Continue a saved game.", type=click.Path())
@option(
    "--save",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Where to save the game.  [default: a new file in your data folder]",
)
def command(
    game: str,
    seats: int | None,
    options: tuple[str, ...],
    seat: int,
    seed: int | None,
    against: str,
    language: str,
    resume: str | None,
    save: Path | None,
) -> None:
    """Play in the terminal against computer players.

    Every move has a number and shows what it costs and earns. Type the number, or ? for help.
    The game is saved when you leave. Levels, from weak to strong: easy, medium, hard, master.

    Examples:
        feira terminal mercado --seats 3 --against hard
        feira terminal mercado --option challenge=1
        feira terminal machikoro --option plus=yes
    """
    chosen, config = chosen_game(game, seats, options)
    saved: tuple[int, ...] = ()
    with preparing():
        if resume is not None:
            config, saved = saved_game(chosen, resume)
        if seat >= config.seats:
            raise FeiraError(f"there is no seat {seat} among {config.seats}")
        session = new_session(chosen, config, seat, seed, against, language)
        session.begin(saved)
        warm_up(chosen, config, [against] if config.seats > 1 else [])
    play(session)
    session.save(save or (Path(resume) if resume else new_file(chosen)))


def saved_game(game: Game, path: str) -> tuple[Config, tuple[int, ...]]:
    """The config and the choices of a saved game, which must be of this game."""
    record = load(path, unfinished=True)
    if record.game is not game:
        raise FeiraError(f"{path} is a game of {record.game.name}, not of {game.name}")
    return record.config, record.choices


def new_session(
    game: Game, config: Config, seat: int, seed: int | None, against: str, language: str
) -> Session:
    """A session with a person at `seat` and computer players at all others."""
    level = against.partition(":")[0]
    names = [f"Seat {n} ({'you' if n == seat else level})" for n in range(config.seats)]
    seed = secrets.randbits(60) if seed is None else seed
    spec = find_player_spec(against)
    return Session(
        game=game,
        config=config,
        seat=seat,
        messages=Messages(game.presentation.messages, language, names),
        console=Console(highlight=False),
        language=language,
        random=random.Random(seed),
        opponents={
            n: new_player(game, spec, seed=seed + n) for n in range(config.seats) if n != seat
        },
    )


def play(session: Session) -> None:
    """Plays until the game is over or the person leaves."""
    setting_up = not session.is_set_up()
    while not session.position.over:
        who = session.position.actor
        if who == CHANCE:
            session.apply(session.draw_outcome(), quiet=setting_up)
            continue
        setting_up = False
        if who == session.seat:
            if not ask(session):
                return
        else:
            with preparing(f"{session.messages.players[who]} thinks"):
                choice = session.position.number(session.opponents[who].choose(session.position))
            session.apply(choice)
    session.show_result()


def new_file(game: Game) -> Path:
    """Where a game is saved by default: a file named after the game and the time."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return saved_games() / f"{game.name}-{stamp}.feira"
