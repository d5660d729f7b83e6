"""The table drawn in text, for the terminal: the market in the order of rolls, and the cities."""

from feira.core.types import Json
from feira.games.machikoro.rules.components import CARDS, COLOURS, LANDMARK_CARDS

STYLES = {"blue": "blue", "green": "green", "red": "red", "purple": "magenta"}
COLOUR_OF = {card.name: COLOURS[card.colour] for card in CARDS}
PRICE = {card.name: card.cost for card in LANDMARK_CARDS}
COUNTED = {card.each for card in CARDS} | {"cup", "bread"}  # icons that matter
LEGEND = (
    "[blue]blue[/] pays on anyone's roll, [green]green[/] on your own, "
    "[red]red[/] takes from the roller, [magenta]purple[/] works on your own roll"
)
EFFECTS = {
    "stadium": "takes 2 from every other player",
    "tv-station": "takes 5 from one player",
    "business-center": "may exchange a card with another player",
    "publisher": "takes 1 a cup and bread card from everyone",
    "tax-office": "takes half from all who have 10 or more",
    "tuna-boat": "pays the total of two dice",
}


def picture(view: Json) -> str:
    """The whole table, with the markup of the terminal."""
    cities = [line for player in view["players"] for line in city(view, player)]
    return "\n".join((*market(view), "", *cities))


def market(view: Json) -> list[str]:
    """Piles with rolls, cost, cards left and what they do."""
    piles = sorted(view["market"], key=lambda pile: (pile["low"], pile["high"], pile["card"]))
    deck = f"   [dim]({view['deck']} cards in the deck)[/dim]" if view["deck"] else ""
    head = f"[dim]{'roll':>5}  {'card':<18} {'cost':>4}  left[/dim]{deck}"
    return [head, *(pile_text(pile) for pile in piles), f"[dim]{LEGEND}[/dim]"]


def pile_text(pile: Json) -> str:
    """One pile."""
    rolls = str(pile["low"]) if pile["low"] == pile["high"] else f"{pile['low']}–{pile['high']}"
    text = f"{rolls:>5}  {pile['card']:<18} {pile['cost']:>4}  ×{pile['number']}"
    return f"[{STYLES[pile['colour']]}]{text}[/]   [dim]{does(pile['card'])}[/dim]"


def does(name: str) -> str:
    """What a card does, in a few words."""
    card = next(card for card in CARDS if card.name == name)
    words = EFFECTS.get(card.effect, card.effect)
    if card.pays:
        words = f"{'takes' if COLOURS[card.colour] == 'red' else 'pays'} {card.pays}"
    if card.each:
        words += f" for each {card.each}"
    icon = f" ({card.icon})" if card.icon in COUNTED else ""
    return words + (", with harbour" if card.harbour else "") + icon


def city(view: Json, player: Json) -> list[str]:
    """A city: coins and landmarks, then establishments."""
    mark = "▶" if view["turn"] == player["seat"] and view["result"] is None else " "
    landmarks = " ".join(
        f"[bold yellow]■ {name}[/]" if built else f"[dim]□ {name} {PRICE[name]}[/dim]"
        for name, built in player["landmarks"].items()
    )
    cards = "  ".join(
        f"[{STYLES[COLOUR_OF[name]]}]{name}[/]" + (f" ×{n}" if n > 1 else "")
        for name, n in player["city"].items()
    )
    coins = f"{player['coins']} coin" + ("" if player["coins"] == 1 else "s")
    return [f"{mark} [bold]seat {player['seat']}[/bold]  {coins:<9} {cards}", f"    {landmarks}"]
