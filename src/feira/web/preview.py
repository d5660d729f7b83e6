"""Link previews: title, text and picture in the head of a finished game's page.

Messengers and forums show them beside a link. The tags are inserted into the page that the server
sends; the page of an unfinished or unknown game has none.
"""

import logging
import re
from html import escape
from urllib.parse import parse_qs

from sqlalchemy import select

from feira.core.errors import FeiraError
from feira.core.messages import LANGUAGES
from feira.games import find_game
from feira.table import schema
from feira.table.ending import result_of
from feira.web.cards.compose import HEIGHT, WIDTH
from feira.web.cards.sharing import Summary, summarise
from feira.web.page import Scope
from feira.web.personal_data import public_names
from feira.web.service import Service

log = logging.getLogger("feira.web")

TABLE = re.compile(r"^/(?:table|review/table|embed/table)/([a-z0-9]{4,32})(?:/\d{1,6})?/?$")
RECORD = re.compile(r"^/(?:review|embed)/record/([a-z0-9]{4,32})(?:/\d{1,6})?/?$")
HOST = re.compile(r"^[A-Za-z0-9.\-]{1,253}(:\d{1,5})?$|^\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?$")


async def head_of(service: Service, scope: Scope) -> str:
    """The tags for the head of a page; empty if there are none."""
    path, origin = scope["path"], origin_of(scope)
    language = language_of(scope)
    if not origin or not service.ready.is_set():
        return ""
    try:
        if found := TABLE.match(path):
            summary = await summary_of_table(service, found[1], language)
            address = f"/review/table/{found[1]}"
            picture = f"/api/tables/{found[1]}/card.png"
        elif found := RECORD.match(path):
            summary = await summary_of_record(service, found[1], language)
            address = f"/review/record/{found[1]}"
            picture = f"/api/records/{found[1]}/card.png"
        else:
            return ""
    except FeiraError as error:  # the page itself shows the error
        log.info("no preview of %s: %s", path, error)
        return ""
    if summary is None:
        return ""
    return tags(summary, f"{origin}{address}", f"{origin}{picture}?lang={language}", language)


async def summary_of_table(service: Service, table: str, language: str) -> Summary | None:
    """The summary of a table's game, if it is over and was played."""
    t = schema.tables.c
    over = select(t.id).where(t.id == table, t.state == "over")
    if await service.database.read(lambda db: db.scalar(over)) is None:
        return None
    played = (await service.authority.find(table)).table
    if played.position is None:
        return None
    return summarise(played.game.title, public_names(played), result_of(played), language)


async def summary_of_record(service: Service, record: str, language: str) -> Summary | None:
    """The summary of a record's game, if it is over."""
    row = await service.records.find(record)
    if row is None or not row["over"]:
        return None
    return summarise(find_game(row["game"]).title, row["players"], row["result"], language)


def tags(summary: Summary, address: str, picture: str, language: str) -> str:
    """Title, description and picture as Open Graph has them."""
    properties = {
        "og:site_name": "Feira",
        "og:type": "website",
        "og:locale": language,
        "og:url": address,
        "og:title": summary.title,
        "og:description": summary.description,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": f"{summary.title}: {summary.description}",
    }
    lines = [
        f'<meta property="{name}" content="{escape(text)}" />' for name, text in properties.items()
    ]
    return "\n    ".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])


def origin_of(scope: Scope) -> str:
    """The URL of this server as the request names it; empty if that is invalid."""
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    text = host.decode("latin-1")
    scheme = scope.get("scheme", "http")
    return f"{scheme}://{text}" if HOST.match(text) and scheme in ("http", "https") else ""


def language_of(scope: Scope) -> str:
    """The language in the query of the URL."""
    query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
    asked = query.get("lang", ["en"])[0]
    return asked if asked in LANGUAGES else "en"
