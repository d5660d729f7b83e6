"""Sharing: the dialog with its card, tags in the page, and the replay embedded in another site."""

import re
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Page, expect

from tests.browser.api_player import ApiPlayer, by_previews
from tests.browser.chromium import Device, Watch
from tests.browser.scenes import finished
from tests.servers import HOST, Feira, free_port

NewPage = Callable[..., Page]
# Nothing is allowed but this one frame.
POLICY = "default-src 'none'; frame-src {server}; style-src 'unsafe-inline'"
FRAME = (
    '<!doctype html><html lang="en"><title>A blog</title><h1>A blog</h1>'
    '<iframe title="Replay" src="{server}/embed/table/{table}" width="{width}" height="520" '
    'sandbox="allow-scripts allow-same-origin allow-popups" allow="fullscreen"></iframe>'
    '<iframe title="Page" src="{server}/table/{table}" width="300" height="200"></iframe>'
)


@pytest.fixture(scope="module")
def game(server: Feira) -> Iterator[tuple[ApiPlayer, str]]:
    with ApiPlayer(server.url, "Inês") as ines, ApiPlayer(server.url, "To<b>mek") as tomek:
        yield ines, finished(ines, tomek, choose=by_previews())


@pytest.fixture
def blog(server: Feira, game: tuple[ApiPlayer, str]) -> Iterator[str]:
    """A page of another origin with the replay in a frame."""

    class Blog(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            width = 360 if "narrow" in self.path else 720
            text = FRAME.format(server=server.url, table=game[1], width=width)
            self.send_response(200)
            self.send_header("content-type", "text/html; charset=utf-8")
            self.send_header("content-security-policy", POLICY.format(server=server.url))
            self.end_headers()
            self.wfile.write(text.encode())

        def log_message(self, *_: object) -> None:
            """Suppresses the request log."""

    with ThreadingHTTPServer((HOST, free_port()), Blog) as site:
        thread = threading.Thread(target=site.serve_forever, daemon=True)
        thread.start()
        yield f"http://{HOST}:{site.server_address[1]}"
        site.shutdown()


def test_the_replay_runs_in_a_foreign_page(
    open_page: NewPage, blog: str, game: tuple[ApiPlayer, str], watch: Watch
) -> None:
    watch.allow("frame-ancestors|Refused to frame|favicon")  # the second frame is not allowed
    page = open_page("desktop")
    page.goto(f"{blog}/")
    frame = page.frame_locator("iframe[title=Replay]")
    expect(frame.get_by_role("slider").last).to_be_visible(timeout=30_000)
    expect(frame.get_by_role("link", name="Open in Feira")).to_have_attribute("target", "_blank")
    play = frame.get_by_role("button", name="Play", exact=True)
    play.click()
    expect(frame.get_by_role("button", name="Pause")).to_be_visible()
    frame.get_by_role("button", name="Pause").click()
    frame.get_by_role("button", name="Next move").click()
    assert page.context.cookies() == []
    sent = [one.request.headers for one in watch.answers if "/api/" in one.url]
    assert sent
    assert not any("cookie" in headers for headers in sent)
    inside = next(one for one in page.frames if "/embed/" in one.url)
    assert inside.evaluate("document.cookie + localStorage.length") == "0"
    other = next(
        (
            one
            for one in page.frames
            if one.url.endswith(f"/table/{game[1]}") and "/embed/" not in one.url
        ),
        None,
    )
    assert other is None or not other.locator("#app > *").count()


def test_a_narrow_frame_has_the_board_alone(open_page: NewPage, blog: str, watch) -> None:  # type: ignore[no-untyped-def]
    watch.allow("frame-ancestors|Refused to frame|favicon")
    page = open_page("desktop")
    page.goto(f"{blog}/narrow")
    frame = page.frame_locator("iframe[title=Replay]")
    expect(frame.locator(".board").first).to_be_visible(timeout=30_000)
    expect(frame.locator(".side")).to_be_hidden()
    inside = next(one for one in page.frames if "/embed/" in one.url)
    assert inside.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_game_is_shared(open_page: NewPage, game: tuple[ApiPlayer, str], device: Device) -> None:
    player, table = game
    page = open_page(device, player)
    page.goto(f"/review/table/{table}")
    page.get_by_role("button", name="Share", exact=True).click()
    dialog = page.get_by_role("dialog", name="Share this game")
    card = dialog.locator("img")
    expect(card).to_be_visible()
    page.wait_for_function("() => document.querySelector('dialog img')?.naturalWidth === 1200")
    link = dialog.get_by_role("textbox", name="Link")
    assert f"/review/table/{table}" in link.input_value()
    assert "<iframe" in dialog.get_by_role("textbox", name="Replay for another page").input_value()
    expect(dialog.get_by_role("link", name="Save as an animated picture")).to_be_visible()
    dialog.get_by_role("link", name="Analyse this position").click()
    expect(page).to_have_url(re.compile("/analysis/mercado/"))


def test_a_game_is_shared_from_its_result(open_page: NewPage, game: tuple[ApiPlayer, str]) -> None:
    player, table = game
    page = open_page("phone", player)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Share", exact=True).tap()
    dialog = page.get_by_role("dialog", name="Share this game")
    link = dialog.get_by_role("textbox", name="Link")
    assert f"/review/table/{table}?" in link.input_value()
    expect(dialog.locator("img")).to_be_visible()
    expect(dialog.get_by_role("link", name="Analyse this position")).to_have_count(0)


def test_the_page_of_a_finished_game_says_what_it_is(game: tuple[ApiPlayer, str]) -> None:
    player, table = game
    shared = len(player.snapshot(table)["result"]["winners"]) > 1  # chance decides
    for language, won, together in (
        ("en", " wins ·", " share the win ·"),
        ("uk", " перемагає ·", " ділять перемогу ·"),
    ):
        page = player.http.get(f"/review/table/{table}?lang={language}").text
        assert f'property="og:image" content="{player.url}/api/tables/{table}/card.png' in page
        assert (together if shared else won) in page
        assert "To<b>mek" not in page
        assert "To&lt;b&gt;mek" in page
    assert "og:image" not in player.http.get("/review/table/nothing1234").text
    assert "og:image" not in player.http.get("/").text
    film = player.http.get(f"/api/tables/{table}/film.webp")
    assert film.headers["content-type"] == "image/webp"
    assert film.content[8:12] == b"WEBP"
    assert len(film.content) < 1_000_000
