"""The table drawn in text, for the terminal: the market with its entrances, and all around it."""

from feira.core.types import Json

COLOURS = ("red", "blue", "yellow", "green")
SHORT = {"fish": "Fi", "flower": "Fl", "tomato": "To", "meat": "Me", "grape": "Gr"}
WIDTH = 10


def picture(view: Json) -> str:
    """The whole table, with the markup of the terminal."""
    return "\n".join((*market(view), "", *around(view), "", *players(view)))


def market(view: Json) -> list[str]:
    """The 5 × 5 squares between their 20 entrances."""
    bar = "─" * WIDTH
    entrances = view["entrances"]
    gap = " " * WIDTH
    lines = [
        gap + " " + " ".join(f"[dim]{'N' + c:^{WIDTH}}[/dim]" for c in "abcde"),
        gap + " " + " ".join(entrance(entrances["N" + c], WIDTH, "^") for c in "abcde"),
        gap + "┌" + "┬".join([bar] * 5) + "┐",
    ]
    for row in range(5):
        squares = view["market"][row * 5 : row * 5 + 5]
        west, east = f"W{row + 1}", f"E{row + 1}"
        top = "│".join(what(square) for square in squares)
        bottom = "│".join(detail(square) for square in squares)
        lines += [
            f"[dim]{west:>{WIDTH - 1}}[/dim] │{top}│ [dim]{east}[/dim]",
            f"{entrance(entrances[west], WIDTH - 1, '>')} │{bottom}│ "
            f"{entrance(entrances[east], WIDTH - 1, '<')}",
            gap + ("├" + "┼".join([bar] * 5) + "┤" if row < 4 else "└" + "┴".join([bar] * 5) + "┘"),
        ]
    lines += [
        gap + " " + " ".join(entrance(entrances["S" + c], WIDTH, "^") for c in "abcde"),
        gap + " " + " ".join(f"[dim]{'S' + c:^{WIDTH}}[/dim]" for c in "abcde"),
    ]
    return lines


def entrance(customers: Json | str | None, width: int, align: str) -> str:
    """The customers at an entrance: their number and what they want."""
    if customers is None:
        return f"[dim]{'·':{align}{width}}[/dim]"
    if isinstance(customers, str):
        return f"[dim]{'×':{align}{width}}[/dim]"
    text = f"{customers['customers']} {'+'.join(SHORT[good] for good in customers['goods'])}"
    return f"[bold]{text:{align}{width}}[/bold]"


def what(square: Json) -> str:
    """The upper half of a square: what is there."""
    if square["stall"]:
        colour = COLOURS[square["stall"]["owner"]]
        return f"[bold {colour}]{square['stall']['good']:^{WIDTH}}[/]"
    if square["open"]:
        return f"[bold magenta]{square['open'].upper():^{WIDTH}}[/]"
    if square["closed"]:
        name = "?" if square["closed"] == "unknown" else square["closed"]
        name = f"({name})"
        return f"[dim]{name:^{WIDTH}}[/dim]"
    return " " * WIDTH


def detail(square: Json) -> str:
    """The lower half: owner and value of a stall, or the name of a free square."""
    if square["stall"]:
        stall = square["stall"]
        value = f" ×{stall['value']}" if stall["value"] > 1 else ""
        owner = f"seat {stall['owner']}{value}"
        return f"[{COLOURS[stall['owner']]}]{owner:^{WIDTH}}[/]"
    if square["open"]:
        return " " * WIDTH
    return f"[dim]{square['square']:^{WIDTH}}[/dim]"


def around(view: Json) -> list[str]:
    """Display, bag, offers, and how far the end is."""
    bag = "  ".join(f"{name} {n}" for name, n in view["bag"].items())
    lines = [f"Display: {', '.join(view['display']) or 'empty'}    [dim]in the bag: {bag}[/dim]"]
    for size, (tiles, left) in enumerate(zip(view["offer"], view["stacks"], strict=True), 1):
        wanted = "   ".join("+".join(tile) for tile in tiles)
        if tiles or left:
            many = "customer " if size == 1 else "customers"
            lines.append(
                f"Offer, {size} {many}: {wanted or '–'}   [dim]({left} in the stack)[/dim]"
            )
    squares, entrances = view["end"]["squares"]["left"], view["end"]["entrances"]["left"]
    if view["last_turns"]:
        lines.append(f"[bold]The end is near: {view['last_turns']} turn(s) left.[/bold]")
    elif view["result"] is None:
        lines.append(
            f"The end comes after {squares} more squares or {entrances} more entrances are taken."
        )
    if (challenge := view["challenge"]) is not None:
        goals = "/".join(map(str, challenge["thresholds"]))
        named = f", only {challenge['specialty']} earns" if challenge["specialty"] else ""
        lines.append(f"Challenge {challenge['number']}: {goals} for 1/2/3 fame{named}.")
    return lines


def players(view: Json) -> list[str]:
    """What is in front of each player."""
    lines = []
    for player in view["players"]:
        seat = player["seat"]
        mark = "▶" if view["turn"] == seat and view["result"] is None else " "
        coins = "hidden" if player["coins"] is None else player["coins"]
        held = f"   restaurants: {', '.join(player['held'])}" if player["held"] else ""
        lines.append(
            f"{mark} [bold {COLOURS[seat]}]seat {seat}[/]   coins: {coins}   stalls left: "
            f"{player['wooden_stalls']}   hand: {', '.join(player['hand']) or '–'}{held}"
        )
    return lines
