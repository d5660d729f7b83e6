"""The table drawn in text, for the terminal: the market in the order of rolls, and the cities."""

from feira.core.game import Json
from feira.games.machikoro.components import CARDS, COLOURS

STYLES = {"blue": "blue", "green": "green", "red": "red", "purple": "magenta"}
COLOUR_OF = {card.name: COLOURS[card.colour] for card in CARDS}
COLUMN = 37


def picture(view: Json) -> str:
    """The whole table, with the markup of the terminal."""
    return "\n".join(
        (*market(view), "", *(line for p in view["players"] for line in city(view, p)))
    )


def market(view: Json) -> list[str]:
    """Piles with rolls, cost and number of cards, in two columns."""
    piles = sorted(view["market"], key=lambda pile: (pile["low"], pile["high"], pile["card"]))
    cells = [pile_text(pile) for pile in piles]
    half = (len(cells) + 1) // 2
    rows = ["  ".join(cells[i] for i in (n, n + half) if i < len(cells)) for n in range(half)]
    head = "[bold]Market[/bold]   [dim]roll, card, cost, cards left"
    deck = f"; {view['deck']} in the deck" if view["deck"] else ""
    return [f"{head}{deck}[/dim]", *rows]


def pile_text(pile: Json) -> str:
    """One pile."""
    rolls = str(pile["low"]) if pile["low"] == pile["high"] else f"{pile['low']}–{pile['high']}"
    text = f"{rolls:>5}  {pile['card']:<18} {pile['cost']:>2}  ×{pile['number']}"
    return f"[{STYLES[pile['colour']]}]{text:<{COLUMN}}[/]"


def city(view: Json, player: Json) -> list[str]:
    """A city: coins and landmarks, then establishments."""
    mark = "▶" if view["turn"] == player["seat"] and view["result"] is None else " "
    landmarks = "  ".join(
        f"[bold yellow]■ {name}[/]" if built else f"[dim]□ {name}[/dim]"
        for name, built in player["landmarks"].items()
    )
    cards = "  ".join(
        f"[{STYLES[COLOUR_OF[name]]}]{name}[/]" + (f" ×{n}" if n > 1 else "")
        for name, n in player["city"].items()
    )
    coins = f"{player['coins']} coin" + ("" if player["coins"] == 1 else "s")
    return [f"{mark} [bold]seat {player['seat']}[/bold]  {coins:<9} {landmarks}", f"     {cards}"]
