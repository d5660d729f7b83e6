"""`feira terminal`: a game in the terminal against computer players."""

import random
import secrets
import time
from dataclasses import dataclass, field
from pathlib import Path

import click
import numpy as np
import platformdirs
from rich.console import Console

from feira.cli.common import GameCommand, chosen_game, game_options, preparing
from feira.cli.replay import load
from feira.core.config import Config
from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.messages import Messages
from feira.core.record import Record, write
from feira.core.types import CHANCE, NOBODY, Json
from feira.core.verbs import actor
from feira.players.analysis import analyse, reason_text
from feira.players.levels import find_player_spec, new_player, warm_up
from feira.players.player import Player
from feira.players.search import Budget

SHOWN = 6  # choices of one kind that are listed before `all` is typed
HELP = """Type the number of a choice, or the choice itself as it is written (such as the first
word or words of it, if that is unique). Also:
  [bold]all[/bold]     list every choice          [bold]board[/bold]   draw the table again
  [bold]undo[/bold]    take back your last choice [bold]quit[/bold]    leave; the game is saved
  [bold]hint[/bold]    what a master would choose, and why"""
HINT = Budget(milliseconds=1000)
HINTS = 3


@dataclass
class Session:
    """One game at the terminal."""

    game: Game
    config: Config
    seat: int
    messages: Messages
    console: Console
    language: str
    random: random.Random
    opponents: dict[int, Player]
    choices: list[int] = field(default_factory=list)
    positions: list[np.record] = field(default_factory=list)

    @property
    def position(self) -> np.record:
        """Where the game stands."""
        return self.positions[-1]

    def begin(self, choices: tuple[int, ...]) -> None:
        """Starts, or goes on from the choices of a saved game."""
        self.positions = [self.game.new(self.config)]
        for choice in choices:
            self.happen(choice, quiet=True)

    def happen(self, choice: int, *, quiet: bool = False) -> None:
        """A choice of anyone happens and is told."""
        after = self.game.copy(self.position)
        who = actor(after)
        events = self.game.step(after, choice)
        self.choices.append(choice)
        self.positions.append(after)
        if quiet:
            return
        for event in events:
            style = "dim" if who == CHANCE else "bold" if who == self.seat else ""
            self.console.print(self.messages.tell(event), style=style)

    def play(self) -> None:
        """Until the game is over or the player leaves."""
        setting_up = not any(self.seats_so_far())
        while (who := actor(self.position)) != NOBODY:
            if who == self.seat:
                setting_up = False
                if not self.ask():
                    return
            elif who == CHANCE:
                weights = self.game.outcome_weights(self.position)
                outcome = self.random.choices(list(weights), list(weights.values()))[0]
                self.happen(outcome, quiet=setting_up)
            else:
                setting_up = False
                with preparing(f"{self.messages.players[who]} thinks"):
                    choice = self.opponents[who].choose(self.position)
                self.happen(choice)
        self.show_end()

    def seats_so_far(self) -> list[bool]:
        """For each choice so far: was it a seat's?"""
        return [actor(position) != CHANCE for position in self.positions[:-1]]

    def draw(self) -> None:
        """The table as the player sees it."""
        self.console.print()
        self.console.print(self.game.picture(self.game.view(self.position, self.seat)))
        self.console.print()

    def ask(self) -> bool:
        """Asks for one choice. False: the player leaves."""
        previews = by_kind(self.game.previews(self.position))
        self.draw()
        self.list_choices(previews, everything=False)
        helpers = {
            "": lambda: None,
            "?": lambda: self.console.print(HELP),
            "help": lambda: self.console.print(HELP),
            "all": lambda: self.list_choices(previews, everything=True),
            "board": self.draw,
            "hint": self.hint,
        }
        while True:
            answer = self.listen()
            match answer.lower():
                case word if word in helpers:
                    helpers[word]()
                case "undo":
                    if self.undo():
                        return True
                case "quit" | "q" | "exit":
                    return False
                case _:
                    choice = self.understand(answer, previews)
                    if choice is not None:
                        self.happen(choice)
                        return True

    def listen(self) -> str:
        """What the player types; the end of input is leaving."""
        try:
            return self.console.input("[bold]Your choice[/bold] (? for help): ").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return "quit"

    def list_choices(self, previews: list[Json], *, everything: bool) -> None:
        """Numbered choices by kind, the most profitable first, each with its preview."""
        shown: dict[str, int] = {}
        for number, preview in enumerate(previews, 1):
            kind = kind_of(preview)
            shown[kind] = shown.get(kind, 0) + 1
            if everything or shown[kind] <= SHOWN:
                self.console.print(f"[bold]{number:4}[/bold]  {self.preview_line(preview)}")
        for kind, count in shown.items():
            if count > SHOWN and not everything:
                self.console.print(f"      [dim]… {count - SHOWN} more of '{kind}' ('all')[/dim]")

    def preview_line(self, preview: Json) -> str:
        """A choice with what it costs, what it earns, and for whom."""
        parts = []
        if preview["cost"]:
            parts.append(f"costs {preview['cost']}")
        if preview["earns"]:
            parts.append(f"earns {preview['earns']}")
        if preview["cost"] or preview["earns"]:
            parts.append(f"[bold]{preview['net']:+}[/bold]")
        parts += [
            f"{self.messages.players[other]} {coins:+}"
            for other, coins in preview["others"].items()
        ]
        parts += [self.messages.tell(note) for note in preview["notes"]]
        return f"{preview['text']:<34} {'   '.join(parts)}"

    def understand(self, answer: str, previews: list[Json]) -> int | None:
        """The choice that was typed, as a number, a notation or the beginning of one."""
        if answer.isdecimal():
            if 1 <= int(answer) <= len(previews):
                return int(previews[int(answer) - 1]["choice"])
            self.console.print(f"There are choices 1 to {len(previews)}.")
            return None
        words = " ".join(answer.split())
        matching = [preview for preview in previews if preview["text"].startswith(words)]
        exact = [preview for preview in matching if preview["text"] == words]
        if len(exact or matching) == 1:
            return int((exact or matching)[0]["choice"])
        if matching:
            self.console.print(f"{len(matching)} choices begin like that; which one?")
            return None
        try:
            why = self.game.refusal(self.position, self.game.parse_choice(self.position, words))
            if why is not None:
                self.console.print(f"'{words}': {self.messages.tell(why)}", markup=False)
        except FeiraError as error:
            self.console.print(str(error), markup=False)
        return None

    def hint(self) -> None:
        """The best choices with their reasons."""
        with preparing("A master thinks"):
            found = analyse(self.game, self.position, budget=HINT)
        for one in found.choices[:HINTS]:
            why = reason_text(self.game, one.reason, self.language, self.messages.players)
            worth = f"{one.shares[self.seat]:.0%} wins" if self.config.seats > 1 else ""
            points = f"{one.points[self.seat]:.0f} expected"
            parts = [part for part in (worth, points, why) if part]
            self.console.print(f"[bold]{one.text:<34}[/bold] {'   '.join(parts)}")

    def undo(self) -> bool:
        """Back to the player's last choice."""
        for n in range(len(self.choices) - 1, -1, -1):
            if actor(self.positions[n]) == self.seat:
                del self.choices[n:], self.positions[n + 1 :]
                self.console.print("Taken back.")
                return True
        self.console.print("There is nothing to take back yet.")
        return False

    def show_end(self) -> None:
        """Scores, winners, fame."""
        self.draw()
        result = self.game.result(self.position)
        for name, points in zip(self.messages.players, result["scores"], strict=True):
            self.console.print(f"{name}: [bold]{points}[/bold]")
        if "fame" in result:
            self.console.print(
                f"Result {result['result']}, fame [bold]{result['fame']}[/bold] of 3, "
                f"best move {result['best_move']}."
            )
        else:
            names = " and ".join(self.messages.players[seat] for seat in result["winners"])
            self.console.print(f"[bold]{names}[/bold] won.")

    def save(self, path: Path) -> None:
        """The game so far as a record."""
        record = Record(
            game=self.game,
            config=self.config,
            choices=tuple(self.choices),
            known={
                "players": ", ".join(self.messages.players),
                "date": time.strftime("%Y-%m-%d"),
            },
        )
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(write(record), encoding="utf-8")
        except OSError as error:
            raise FeiraError(f"the game could not be saved: {path}: {error.strerror}") from None
        ending = "" if actor(self.position) == NOBODY else f" (go on with --resume {path})"
        self.console.print(f"Saved as {path}{ending}", highlight=False)


def kind_of(preview: Json) -> str:
    """The first word of a choice says what kind of choice it is."""
    return str(preview["text"].partition(" ")[0])


def by_kind(previews: list[Json]) -> list[Json]:
    """Choices of one kind together, in the game's order of kinds, and the best of a kind first."""
    kinds = list(dict.fromkeys(kind_of(preview) for preview in previews))
    return sorted(previews, key=lambda one: (kinds.index(kind_of(one)), -one["net"]))


@click.command("terminal", cls=GameCommand)
@game_options
@click.option("--seat", type=click.IntRange(0), default=0, show_default=True, help="Where you sit.")
@click.option(
    "--seed", type=click.IntRange(0), metavar="S", help="For a game that can be repeated."
)
@click.option(
    "--against", default="medium", show_default=True, metavar="PLAYER", help="Whom you play."
)
@click.option("--language", default="en", show_default=True, metavar="L", help="Of the story.")
@click.option("--resume", metavar="FILE", help="Go on with a saved game.")
@click.option("--save", type=click.Path(path_type=Path), metavar="FILE", help="Where to keep it.")
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
    r"""Play GAME in the terminal against computer players.

    Each choice is numbered and shows what it costs and earns. The game is saved when you leave.
    Levels: easy, medium, hard, master; also random and greedy.

    \b
    feira terminal mercado --seats 3 --against hard
    feira terminal mercado --option challenge=1
    """
    rules, config = chosen_game(game, seats, options)
    saved: tuple[int, ...] = ()
    with preparing():
        if resume is not None:
            record = load(resume, unfinished=True)
            if record.game is not rules:
                raise FeiraError(f"{resume} is a game of {record.game.name}, not of {rules.name}")
            config, saved = record.config, record.choices
        if seat >= config.seats:
            raise FeiraError(f"there is no seat {seat} among {config.seats}")
        level = against.partition(":")[0]
        names = [f"Seat {n} ({'you' if n == seat else level})" for n in range(config.seats)]
        seed = secrets.randbits(60) if seed is None else seed
        spec = find_player_spec(against)
        session = Session(
            game=rules,
            config=config,
            seat=seat,
            messages=Messages(rules.messages, language, names),
            console=Console(highlight=False),
            language=language,
            random=random.Random(seed),
            opponents={
                n: new_player(rules, spec, seed=seed + n) for n in range(config.seats) if n != seat
            },
        )
        session.begin(saved)
        warm_up(rules, config, [against] if config.seats > 1 else [])
    folder = platformdirs.user_data_path("feira") / "games"
    stamp = time.strftime("%Y%m%d-%H%M%S")
    session.play()
    session.save(save or (Path(resume) if resume else folder / f"{rules.name}-{stamp}.feira"))
