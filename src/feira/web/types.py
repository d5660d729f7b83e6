"""The server's types and constants as TypeScript for the client: `python -m feira.web.types`.

Everything that is sent or received has a type in Python: socket messages, commands, HTTP requests
and answers, the views of the games. They are written to `server.ts`. Constants that the client
needs are written to `catalogue.ts`.
"""

import json
from pathlib import Path
from typing import get_args

from feira.core.game import Game
from feira.games import NAMES, find_game
from feira.players.levels import LEVELS
from feira.service import shapes
from feira.service.client_messages import ClientMessage
from feira.table.coded import ErrorCode
from feira.web.api_types import answer_of, body_of, handlers
from feira.web.typescript import Writer, classes_in

FOLDER = Path(__file__).parents[3] / "client" / "src" / "types"
TYPES_FILE = FOLDER / "server.ts"
CATALOGUE_FILE = FOLDER / "catalogue.ts"
HEAD = """// Written by `python -m feira.web.types` from the types of the server: change those.

/** An argument of a message: names, numbers, lists, or objects. */
export type Argument = string | number | boolean | null | Argument[] | { [name: string]: Argument };

/** A message key with its arguments, as in the games' messages. */
export type Event = { key: string; [argument: string]: Argument };
"""
CATALOGUE_HEAD = """\
// Written by `python -m feira.web.types` from constants of the server: change those.

/** The levels of computer players, from the weakest to the strongest. */
"""
BY_GAME = ("View", "Event", "Action", "Outlook", "Result")  # types that every game has


def write_game(writer: Writer, game: Game) -> str:
    """Writes the types of a game's JSON; returns the prefix of their names."""
    shapes = game.presentation.shapes
    name = str(shapes.view.__name__).removesuffix("View")
    writer.heading(f"{game.title}.")
    writer.type_of(shapes.view)
    writer.one_of(f"{name}Event", get_args(shapes.events), f"An event of {game.title}.")
    writer.one_of(f"{name}Action", get_args(shapes.actions), f"A choice of {game.title} as data.")
    writer.type_of(shapes.outlook)
    return name


def write_games(writer: Writer) -> None:
    """Writes the types of all games, and the types that have those of each game by its name."""
    names = {game.name: write_game(writer, game) for game in map(find_game, NAMES)}
    writer.heading("All games.")
    for kind in BY_GAME:
        body = "".join(f"  {game}: {name}{kind};\n" for game, name in names.items())
        writer.define(f"{kind}s", "{\n" + body + "}", f"{kind}s by the name of the game.")
        if kind != "Event":
            writer.define(kind, f"{kind}s[keyof {kind}s]")


def write_socket(writer: Writer) -> None:
    """Writes the messages of the socket, in both directions."""
    writer.heading("Messages of the server over the socket of a table.")
    writer.one_of("TableEvent", shapes.TABLE_EVENTS, "An event of a table's log.")
    sent = [writer.type_of(message) for message in shapes.SERVER_MESSAGES]
    writer.define("ServerMessage", " | ".join(sent), "Any message of the server.")
    writer.heading("Messages of the client over the socket of a table.")
    writer.requests = True
    received = [writer.type_of(message) for message in get_args(ClientMessage)]
    writer.define("ClientMessage", " | ".join(received), "Any message of the client.")
    writer.requests = False


def write_http(writer: Writer) -> None:
    """Writes the types of answers and bodies, by method and path."""
    writer.heading("HTTP.")
    writer.define("ErrorCode", writer.type_of(ErrorCode), "`extra.code` of an error.")
    found = list(handlers())
    answers = {f"{method} {path}": writer.type_of(answer_of(h)) for method, path, h in found}
    writer.define("Answers", keyed(answers), "The answer of each path.")
    writer.requests = True
    bodies = {
        f"{method} {path}": writer.type_of(body)
        for method, path, h in found
        if (body := body_of(h)) is not None
    }
    writer.requests = False
    writer.define("Bodies", keyed(bodies), "The body of a request; a string is plain text.")


def keyed(types: dict[str, str]) -> str:
    """An object type with a quoted key on each line."""
    return "{\n" + "".join(f'  "{key}": {text};\n' for key, text in types.items()) + "}"


def typescript() -> str:
    """The contents of `server.ts`."""
    writer = Writer(HEAD)
    answers = [answer_of(handler) for _, _, handler in handlers()]
    writer.answers = {cls.__name__ for cls in classes_in([*shapes.SERVER_MESSAGES, *answers])}
    writer.learn(shapes.Snapshot)
    write_games(writer)
    write_socket(writer)
    write_http(writer)
    return "\n".join(writer.lines)


def catalogue() -> str:
    """The contents of `catalogue.ts`."""
    games = {game.name: game.presentation.catalogue for game in map(find_game, NAMES)}
    return (
        f"{CATALOGUE_HEAD}export const LEVELS = {json.dumps(LEVELS)} as const;\n\n"
        "/** The components of each game. */\n"
        f"export const CATALOGUE = {json.dumps(games, indent=2)} as const;\n"
    )


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    TYPES_FILE.write_text(typescript(), encoding="utf-8")
    CATALOGUE_FILE.write_text(catalogue(), encoding="utf-8")
