"""Shared games: cards, animated pictures, tags in the page, the analysis board, and limits."""

import json
import os
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from statistics import median
from time import perf_counter, sleep
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest
from PIL import Image

from feira.core.drawing import LEAST_TEXT
from feira.core.record import position_after
from feira.core.types import Json
from feira.web.cards import pictograms, render
from feira.web.cards.compose import HEIGHT, WIDTH
from feira.web.cards.drawing_process import drawn_elsewhere
from feira.web.cards.render import CARD, FILM, MOST_BYTES, animated, png
from feira.web.cards.sharing import Finished, card_of, frames_of, summarise
from feira.web.page import STATIC
from feira.web.preview import tags
from tests.golden import golden_files, load
from tests.web.games import warm_server, whole_game
from tests.web.live_server import Caller, LiveServer, begin

LANGUAGES = ("en", "uk", "pl", "de", "fr")
A_MOMENT = 0.01  # seconds
MOST_DRAWN = 8  # frames: half a second
EDGE = 48  # pixels that stay free around a card
NAMES = ("Олена", "Zoë <b>&", "ŁÓDŹ", "Grüßle", "🦀🦀")

pytestmark = pytest.mark.skipif(
    not (STATIC / pictograms.FILE).exists(), reason="the page is not built"
)


def games() -> list[Finished]:
    """One finished golden game for every game and number of seats."""
    found: dict[tuple[str, int], Finished] = {}
    for path in golden_files():
        record = load(path)
        key = (record.game.name, record.config.seats)
        if key not in found:
            end = position_after(record)
            if end.over:
                names = NAMES[: record.config.seats]
                found[key] = Finished(record=record, names=names, result=end.result)
    return list(found.values())


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with warm_server() as one:
        yield one


@pytest.fixture(scope="module")
def ada(server: LiveServer) -> Iterator[Caller]:
    with Caller(server).guest("Ada") as caller:
        yield caller


@pytest.fixture(scope="module")
def played(server: LiveServer, ada: Caller) -> str:
    with Caller(server).guest("Ben") as ben:
        return whole_game(server, ada, ben).id


@pytest.mark.parametrize(
    "game", games(), ids=lambda one: f"{one.record.game.name}-{len(one.names)}"
)
def test_a_card_is_legible_and_keeps_its_edges(game: Finished) -> None:
    for language in LANGUAGES:
        root = ElementTree.fromstring(card_of(game, language))
        texts = [one for one in root.iter() if one.tag.endswith("}text")]
        assert len(texts) >= 4 + 2 * len(game.names)
        for one in texts:
            assert float(one.attrib["font-size"]) >= LEAST_TEXT
        assert "var(--" not in ElementTree.tostring(root, encoding="unicode")
        used = set(re.findall(r'href="#([\w-]+)"', card_of(game, language)))
        assert used <= {one.attrib["id"] for one in root.iter() if "id" in one.attrib}
    made = Image.open(BytesIO(png(card_of(game, "uk"))))
    assert made.size == (WIDTH, HEIGHT)
    page = made.convert("RGB")
    background = page.getpixel((2, HEIGHT - 2))
    edges = (
        (0, 60, EDGE, HEIGHT),
        (WIDTH - EDGE, 60, WIDTH, HEIGHT),
        (0, HEIGHT - EDGE, WIDTH, HEIGHT),
    )
    for box in edges:
        assert page.crop(box).getcolors(4) == [((box[2] - box[0]) * (box[3] - box[1]), background)]


def test_names_that_fonts_cannot_write_become_numbers() -> None:
    game = next(one for one in games() if len(one.names) == 5)
    card = card_of(game, "en")
    assert "🦀" not in card
    assert "Player 5" in card
    assert "Zoë &lt;b&gt;&amp;" in card


@pytest.mark.parametrize("name", ["mercado", "machikoro"])
def test_a_film_is_small(name: str) -> None:
    game = next(one for one in games() if one.record.game.name == name and len(one.names) == 2)
    frames = list(frames_of(game, "de"))
    few = [frames[0], frames[len(frames) // 2], frames[-1]]
    film = Image.open(BytesIO(animated(few)))
    assert getattr(film, "n_frames", 1) == 3
    assert film.size == (600, 315)
    assert 4 <= len(frames) <= 49
    assert len(animated(few)) < MOST_BYTES


def test_nobody_waits_while_a_picture_is_drawn() -> None:
    game = next(one for one in games() if len(one.names) == 2)
    frames = [*frames_of(game, "en")][:MOST_DRAWN]
    with ThreadPoolExecutor(1) as pool:
        drawing = pool.submit(drawn_elsewhere, FILM, frames)
        waits: list[float] = []
        while not drawing.done():
            before = perf_counter()
            sleep(A_MOMENT)
            waits.append(perf_counter() - before - A_MOMENT)
    assert getattr(Image.open(BytesIO(drawing.result())), "n_frames", 1) == len(frames)
    assert median(waits) < A_MOMENT, "it is drawn in this process"


def test_it_is_drawn_also_where_nobody_may_stand_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_steps: int) -> None:
        raise PermissionError("the unit for systemd forbids it")

    out = BytesIO()
    svg = card_of(games()[0], "en")
    monkeypatch.setattr(os, "nice", refuse, raising=False)
    monkeypatch.setattr(sys, "argv", ["render", CARD])
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=BytesIO(json.dumps([svg]).encode())))
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(buffer=out))
    render.main()
    assert Image.open(out).size == (WIDTH, HEIGHT)


def test_what_cannot_be_drawn_is_said() -> None:
    with pytest.raises(RuntimeError, match="cannot be drawn"):
        drawn_elsewhere(CARD, ["<svg"])


def test_tags_are_escaped() -> None:
    game = next(one for one in games() if len(one.names) == 2)
    summary = summarise("Mercado", ['"><script>', "Bo"], game.result, "en")
    text = tags(summary, "http://x/y", "http://x/z.png", "en")
    assert "<script>" not in text
    assert "&quot;&gt;&lt;script&gt;" in text


def test_a_card_is_drawn_once(server: LiveServer, ada: Caller, played: str) -> None:
    first = ada.get(f"/api/tables/{played}/card.png?lang=uk")
    assert first.status_code == 200, first.text
    assert first.headers["content-type"] == "image/png"
    assert Image.open(BytesIO(first.content)).size == (WIDTH, HEIGHT)
    (row,) = server.rows("SELECT kind, at FROM cards WHERE subject = ?", played)
    assert row[0] == "card uk"
    assert ada.get(f"/api/tables/{played}/card.png?lang=uk").content == first.content
    assert server.rows("SELECT kind, at FROM cards WHERE subject = ?", played) == [row]
    assert ada.get(f"/api/tables/{played}/card.png?lang=xx").status_code == 400
    assert ada.get("/api/tables/nothing/card.png").status_code == 404


def test_a_running_game_has_no_pictures(server: LiveServer, ada: Caller) -> None:
    with Caller(server).guest("Ben") as ben:
        table = begin(server, ada, ben, game="mercado")
        assert ada.get(f"/api/tables/{table}/card.png").status_code == 409
        assert ada.get(f"/api/tables/{table}/film.webp").status_code == 409


def test_a_deleted_person_is_on_no_card(server: LiveServer, ada: Caller) -> None:
    with Caller(server).guest("Gone") as gone:
        table = whole_game(server, ada, gone).id
        ada.get(f"/api/tables/{table}/card.png")
        assert server.rows("SELECT 1 FROM cards WHERE subject = ?", table)
        assert gone.ask("DELETE", "/api/me").status_code < 300
    assert not server.rows("SELECT 1 FROM cards WHERE subject = ?", table)
    assert ada.get(f"/api/tables/{table}/card.png").status_code == 200


def asked(caller: Caller, what: str, **body: object) -> Json:
    answer = caller.post(f"/api/analysis/{what}", body)
    return {"status": answer.status_code, **answer.json()}


def position_text(caller: Caller, table: str) -> str:
    """The position before the first move of a finished game."""
    steps = caller.get(f"/api/tables/{table}/steps").json()
    number = next(step["number"] for step in steps if step["actor"] is not None)
    found = caller.get(f"/api/tables/{table}/positions/{number - 1}").json()
    return str(found["text"])


def test_the_board_opens_any_position(ada: Caller, played: str) -> None:
    text = position_text(ada, played)
    board = asked(ada, "position", game="mercado", position=text)
    assert board["status"] == 200, board
    assert board["position"] == text
    assert board["previews"]
    after = asked(ada, "move", game="mercado", position=text, choice=board["previews"][0]["choice"])
    assert after["status"] == 200
    assert after["position"] != text
    assert after["steps"]


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text[:0],
        lambda text: text.replace("seats: 2", "seats: 9"),
        lambda text: re.sub(r"turn: \d", "turn: 3", text),
        lambda text: re.sub(r"turn: \d", "turn: -2", text),
        lambda text: re.sub(r"coins: \d+", "coins: 99999", text),
        lambda text: re.sub(r"coins: \d+", "coins: -3", text),
        lambda text: text.replace("stage: act", "stage: over"),
        lambda text: text + "components: /etc/passwd\n" * 999,
        lambda text: re.sub(r"options: ", "options: components=/etc/passwd ", text),
        lambda text: text.replace("display: ", "display: " + 8 * "fish "),
        lambda text: "\0" + text,
    ],
)
def test_a_position_that_cannot_be_is_refused(ada: Caller, played: str, change) -> None:  # type: ignore[no-untyped-def]
    text = change(position_text(ada, played))
    for what in ("position", "moves", "move"):
        answer = ada.post(f"/api/analysis/{what}", {"game": "mercado", "position": text})
        assert answer.status_code == 400, (what, answer.text)
        assert "\n" not in answer.json()["detail"]


def test_nobody_analyses_a_running_rated_game(server: LiveServer) -> None:
    with Caller(server).account("Rosa") as rosa, Caller(server).account("Tomas") as tomas:
        done = whole_game(server, rosa, tomas).id
        text = position_text(rosa, done)
        assert asked(rosa, "position", game="mercado", position=text)["status"] == 200
        begin(server, rosa, tomas, game="mercado", rated=True)
        for what in ("position", "moves", "move"):
            assert asked(rosa, what, game="mercado", position=text)["status"] == 409


@pytest.mark.native
def test_the_board_says_what_moves_are_worth(ada: Caller, played: str) -> None:
    text = position_text(ada, played)
    found = asked(ada, "moves", game="mercado", position=text)
    assert found["status"] == 200, found
    shares = [one["shares"] for one in found["moves"]]
    assert all(sum(one) == pytest.approx(1) for one in shares)
    assert all(error > 0 for one in found["moves"] for error in one["errors"])
