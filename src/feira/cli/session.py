"""One game at the terminal: its positions, who plays, and where it is saved."""

import random
import time
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console

from feira.core.config import Config
from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.messages import Messages
from feira.core.position import Position
from feira.core.record import Record, write
from feira.core.types import CHANCE
from feira.players.player import Player


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
    positions: list[Position] = field(default_factory=list)

    @property
    def position(self) -> Position:
        """The position now."""
        return self.positions[-1]

    def begin(self, choices: tuple[int, ...]) -> None:
        """Starts a game, or continues after the choices of a saved one."""
        self.positions = [Position.start(self.game, self.config)]
        for choice in choices:
            self.apply(choice, quiet=True)

    def apply(self, choice: int, *, quiet: bool = False) -> None:
        """Applies a choice of any actor and prints its effects, unless quiet."""
        who = self.position.actor
        after, events = self.position.after(choice)
        self.choices.append(choice)
        self.positions.append(after)
        if quiet:
            return
        for event in events:
            style = "dim" if who == CHANCE else "bold" if who == self.seat else ""
            self.console.print(self.messages.tell(event), style=style)

    def draw_outcome(self) -> int:
        """An outcome of chance, drawn by its weight."""
        return self.position.draw(self.random)

    def is_set_up(self) -> bool:
        """Has any seat chosen yet? Before that, chance lays out the table."""
        return any(position.actor != CHANCE for position in self.positions[:-1])

    def undo(self) -> bool:
        """Goes back to the last choice of the person; False if there is none."""
        for n in range(len(self.choices) - 1, -1, -1):
            if self.positions[n].actor == self.seat:
                del self.choices[n:], self.positions[n + 1 :]
                return True
        return False

    def show_board(self) -> None:
        """Prints the table as the person sees it."""
        self.console.print()
        self.console.print(self.game.presentation.picture(self.position.view(self.seat)))
        self.console.print()

    def show_result(self) -> None:
        """Prints the scores and the winners, or the fame of a solo challenge."""
        self.show_board()
        result = self.position.result
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
        """Writes the game so far as a record."""
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
        ending = "" if self.position.over else f" (go on with --resume {path})"
        self.console.print(f"Saved as {path}{ending}", highlight=False)
