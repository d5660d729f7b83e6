"""Asking for a choice at the terminal: the numbered list, and what the person types."""

from collections.abc import Callable

from feira.cli.common import preparing
from feira.cli.session import Session
from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.players.analysis import analyse
from feira.players.reason_texts import reason_text
from feira.players.search import Budget

SHOWN = 6  # choices of one kind that are listed before `all` is typed
HELP = """Type the number of a move, or the move itself. Its first words are enough if no other
move begins with them. You can also type:
  [bold]all[/bold]     list every move            [bold]board[/bold]   draw the table again
  [bold]undo[/bold]    take back your last move   [bold]quit[/bold]    leave; the game is saved
  [bold]hint[/bold]    what a master would play, and why"""
HINT = Budget(milliseconds=1000)
HINTS = 3


def ask(session: Session) -> bool:
    """Asks for one choice and applies it. False: the person leaves."""
    previews = by_kind(session.position.previews())
    session.show_board()
    list_choices(session, previews, everything=False)
    helpers: dict[str, Callable[[], object]] = {
        "": lambda: None,
        "?": lambda: session.console.print(HELP),
        "help": lambda: session.console.print(HELP),
        "all": lambda: list_choices(session, previews, everything=True),
        "board": session.show_board,
        "hint": lambda: hint(session),
    }
    while True:
        answer = read_answer(session)
        match answer.lower():
            case word if word in helpers:
                helpers[word]()
            case "undo":
                if session.undo():
                    session.console.print("Taken back.")
                    return True
                session.console.print("There is nothing to take back yet.")
            case "quit" | "q" | "exit":
                return False
            case _:
                choice = find_choice(session, answer, previews)
                if choice is not None:
                    session.apply(choice)
                    return True


def read_answer(session: Session) -> str:
    """What the person types; the end of input means `quit`."""
    try:
        return session.console.input("[bold]Your move[/bold] (? for help): ").strip()
    except (EOFError, KeyboardInterrupt):
        session.console.print()
        return "quit"


def kind_of(preview: Json) -> str:
    """The kind of a choice, which is its first word."""
    return str(preview["text"].partition(" ")[0])


def by_kind(previews: list[Json]) -> list[Json]:
    """The choices grouped by kind, in the game's order of kinds, the best of each kind first."""
    kinds = list(dict.fromkeys(kind_of(preview) for preview in previews))
    return sorted(previews, key=lambda one: (kinds.index(kind_of(one)), -one["net"]))


def list_choices(session: Session, previews: list[Json], *, everything: bool) -> None:
    """Prints the numbered choices with their previews, some of each kind or everything."""
    shown: dict[str, int] = {}
    for number, preview in enumerate(previews, 1):
        kind = kind_of(preview)
        shown[kind] = shown.get(kind, 0) + 1
        if everything or shown[kind] <= SHOWN:
            text = preview_text(session, preview)
            session.console.print(f"[bold]{number:4}[/bold]  {text}")
    for kind, count in shown.items():
        if count > SHOWN and not everything:
            session.console.print(f"      [dim]… {count - SHOWN} more of '{kind}' ('all')[/dim]")


def signed(coins: int) -> str:
    """Coins with a plus or a true minus sign."""
    return f"{coins:+}".replace("-", "−")


def preview_text(session: Session, preview: Json) -> str:
    """A choice with its cost, its income, and the income of others."""
    parts = []
    if preview["cost"]:
        parts.append(f"costs {preview['cost']}")
    if preview["earns"]:
        parts.append(f"earns {preview['earns']}")
    if preview["cost"] or preview["earns"]:
        parts.append(f"[bold]{signed(preview['net'])}[/bold]")
    parts += [
        f"{session.messages.players[other]} {signed(coins)}"
        for other, coins in preview["others"].items()
    ]
    parts += [session.messages.tell(note) for note in preview["notes"]]
    return f"{preview['text']:<34} {'   '.join(parts)}"


def find_choice(session: Session, answer: str, previews: list[Json]) -> int | None:
    """The choice that was typed, as a number, a notation or the beginning of one."""
    if answer.isdecimal():
        if 1 <= int(answer) <= len(previews):
            return int(previews[int(answer) - 1]["choice"])
        session.console.print(f"There are moves 1 to {len(previews)}.")
        return None
    words = " ".join(answer.split())
    matching = [preview for preview in previews if preview["text"].startswith(words)]
    exact = [preview for preview in matching if preview["text"] == words]
    if len(exact or matching) == 1:
        return int((exact or matching)[0]["choice"])
    if matching:
        session.console.print(f"{len(matching)} moves begin like that; which one?")
    else:
        explain_refusal(session, words)
    return None


def explain_refusal(session: Session, words: str) -> None:
    """Prints why the typed text is not a legal choice."""
    try:
        why = session.position.refusal(words)
        if why is not None:
            session.console.print(f"'{words}': {session.messages.tell(why)}", markup=False)
    except FeiraError as error:
        session.console.print(str(error), markup=False)


def hint(session: Session) -> None:
    """Prints the best choices with their reasons."""
    with preparing("A master thinks"):
        found = analyse(session.position, budget=HINT)
    for one in found.choices[:HINTS]:
        why = reason_text(session.game, one.reason, session.language, session.messages.players)
        share = f"{one.shares[session.seat]:.0%} wins" if session.config.seats > 1 else ""
        points = f"{one.points[session.seat]:.0f} expected"
        parts = [part for part in (share, points, why) if part]
        session.console.print(f"[bold]{one.text:<34}[/bold] {'   '.join(parts)}")
