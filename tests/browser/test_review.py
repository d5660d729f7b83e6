"""A review on the screen: everything in view, the pieces marked, no layout shifts.

The computed review is invented here, so that every state is available at once; the page cannot tell
the difference.
"""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from feira.core.types import Json
from tests.browser.api_player import ApiPlayer
from tests.browser.chromium import Watch
from tests.browser.fixed_games import fixed_ending
from tests.browser.fixed_scenes import PLUS, fixed_town, here
from tests.browser.scenes import builder
from tests.browser.screenshots import settle
from tests.servers import Feira

NewPage = Callable[..., Page]


Played = tuple[ApiPlayer, str, list[Json]]


@pytest.fixture(scope="module")
def played(server: Feira) -> Iterator[Played]:
    """A finished game of Machi Koro: its player, its table and its steps."""
    with ApiPlayer(server.url, "Inês") as ines:
        table = fixed_town(ines)
        yield ines, table, ines.get(f"/api/tables/{table}/steps")


def evaluated(choice: int, action: Json, value: float, margin: float) -> Json:
    """A move with its probability, and its standard error."""
    return {
        "choice": choice,
        "action": action,
        "value": value,
        "margin": margin,
        "points": [0.0, 0.0],
        "reason": [],
        "principal_variation": [],
    }


def made_up(steps: list[Json], *, close: bool) -> Json:
    """A review in which another card should have been built at the first such move."""
    moves = [step for step in steps if step["actor"] is not None]
    first = next(one for one in moves if one["action"]["kind"] == "build")
    other = "cafe" if first["action"]["building"] != "cafe" else "ranch"
    found = {
        "number": first["number"],
        "actor": first["actor"],
        "chosen": evaluated(1, first["action"], 0.4, 0.05 if close else 0.01),
        "best": evaluated(2, {"kind": "build", "building": other}, 0.45, 0.05),
        "others": [],
        "lost": 0.0 if close else 0.05,
        "lost_points": 0.0,
        "mark": "" if close else "mistake",
        "close": close,
        "proved": False,
    }
    point = {"after": [0.5, 0.5], "errors": [0.01, 0.01], "luck": [0.02, -0.02]}
    summary = {"accuracy": 90.0, "luck": 0.1, "moves": 20, "costly": 1}
    return {
        "done": len(moves),
        "of": len(moves),
        "moves": [found],
        "chart": [{"number": one["number"], "actor": one["actor"], **point} for one in moves],
        "players": [{"seat": seat, **summary} for seat in (0, 1)],
        "start": [0.5, 0.5],
        "final": [1.0, 0.0],
        "simulations": 1000,
    }


def answer(page: Page, table: str, review: Json) -> None:
    """Answers the page's requests with this review."""
    page.route(f"**/api/tables/{table}/review", lambda route: route.fulfill(json=review))


def in_view(page: Page) -> None:
    """Asserts that nothing of the page is outside the window."""
    settle(page)
    size = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    window = page.viewport_size
    assert window is not None
    assert size == [window["width"], window["height"]]


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_a_mistake_is_marked_and_all_is_in_view(
    open_page: NewPage, played: Played, size: tuple[int, int]
) -> None:
    ines, table, steps = played
    page = open_page("desktop", ines)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    review = made_up(steps, close=False)
    answer(page, table, {"state": "done", "done": 9, "of": 9, "review": review})
    page.goto(f"/review/table/{table}")
    expect(page.get_by_role("heading", name="Costly moves")).to_be_visible()
    page.keyboard.press("m")
    move = review["moves"][0]
    chosen, better = (move[one]["action"]["building"] for one in ("chosen", "best"))
    ring = page.locator(f'[data-spot$="-{chosen}"].mk-played')
    expect(ring.locator(".pin")).to_have_text("played")
    expect(page.locator(f'[data-spot="card-{better}"].mk-better .pin')).to_have_text("better")
    expect(page.locator("svg .spot")).to_have_count(1 if move["actor"] == 0 else 0)
    in_view(page)
    board = page.locator(".review .left").bounding_box()
    assert board is not None
    assert 0.55 < board["width"] / size[0] < 0.65
    # The order in which it is read: verdict, chart, costly moves and moves here.
    tops = [page.locator(f".right {part}").first.bounding_box() for part in PARTS]
    assert [one["y"] for one in tops if one] == sorted(one["y"] for one in tops if one)


PARTS = (".verdict", ".chart", ".two")


def test_five_cities_cover_nothing(open_page: NewPage, server: Feira) -> None:
    """At the end of a game they are as high as they get; below 1280 pixels the page scrolls."""
    with ApiPlayer(server.url, "Inês") as ines:
        seats = [here(name) for name in ("Tomek", "Kasia", "Jan", "Ola")]
        table = fixed_ending(ines, "machikoro", *seats, choose=builder, options=PLUS)
        number = ines.get(f"/api/tables/{table}/steps")[-1]["number"]
        page = open_page("desktop", ines)
    for width, height in ((1280, 720), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"/review/table/{table}/{number}")
        expect(page.locator("section.city")).to_have_count(5)
        settle(page)
        boxes = [one.bounding_box() for one in page.locator("section.city").all()]
        board = page.locator(".left > .board").bounding_box()
        assert board is not None
        end = board["y"] + board["height"]
        assert all(one and one["y"] + one["height"] <= end for one in boxes), width


def test_too_close_to_call_has_no_mark(open_page: NewPage, played: Played) -> None:
    ines, table, steps = played
    page = open_page("desktop", ines)
    review = made_up(steps, close=True)
    answer(page, table, {"state": "done", "done": 9, "of": 9, "review": review})
    page.goto(f"/review/table/{table}/{review['moves'][0]['number']}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Too close to call")
    expect(page.get_by_text("as good", exact=True)).to_be_visible()
    expect(page.locator(".pin").filter(has_text="better")).to_have_count(0)
    expect(page.locator("svg .spot")).to_have_count(0)


def test_counting_moves_nothing(open_page: NewPage, played: Played) -> None:
    ines, table, steps = played
    page = open_page("desktop", ines)
    review = made_up(steps, close=False)
    running = {"state": "running", "done": 34, "of": 145, "review": {**review, "done": 34}}
    done = {"state": "done", "done": 145, "of": 145, "review": review}
    states = [running]
    page.route(f"**/api/tables/{table}/review", lambda route: route.fulfill(json=states[-1]))
    page.goto(f"/review/table/{table}/{review['moves'][0]['number']}")
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("34 of 145")
    settle(page)
    before = verdict.bounding_box()
    states.append(done)  # when it is asked for next
    expect(verdict).not_to_contain_text("34 of 145")
    assert verdict.bounding_box() == before


@pytest.mark.parametrize("mine", [True, False])
def test_a_review_of_my_own_game_begins_with_one_press(
    open_page: NewPage, played: Played, mine: bool
) -> None:
    """The link starts it; a review of somebody else's game has to be requested."""
    ines, table, steps = played
    page = open_page("desktop", ines if mine else None)
    review = made_up(steps, close=False)
    state = {"state": "none", "done": 0, "of": 0, "review": None}
    running = {"state": "running", "done": 34, "of": 145, "review": {**review, "done": 34}}
    asked: list[str] = []

    def answered(route: Route) -> None:
        asked.append(route.request.method)
        route.fulfill(json=running if "POST" in asked else state)

    page.route(f"**/api/tables/{table}/review", answered)
    page.goto(f"/table/{table}")
    page.get_by_role("link", name="Review the game").click()
    begin = page.get_by_role("button", name="Review this game")
    if mine:
        expect(page.locator(".verdict progress")).to_have_attribute("value", "34")
        expect(begin).to_have_count(0)
        assert asked[0] == "POST"
        assert "start" not in page.url  # a link to this move begins nothing
    else:
        expect(begin).to_be_visible()
        expect(page.get_by_text("minute")).to_have_count(0)  # no time is promised
        assert asked == ["GET"]
        page.goto(f"/review/table/{table}?start")
        expect(begin).to_be_visible()
        assert "POST" not in asked


def test_a_review_that_cannot_begin_says_why(
    open_page: NewPage, played: Played, watch: Watch
) -> None:
    watch.allow("503 POST")
    ines, table, _ = played
    page = open_page("desktop", ines)
    page.route(
        f"**/api/tables/{table}/review",
        lambda route: route.fulfill(status=503, json={"detail": "too many reviews are waiting"}),
    )
    page.goto(f"/review/table/{table}?start")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot do this right now.")
    expect(page.get_by_role("button", name="Review this game")).to_be_enabled()


def test_coins_below_zero_have_a_minus(open_page: NewPage, played: Played) -> None:
    """With a true minus sign: in the chart of a review, and in an embedded replay."""
    ines, table, steps = played
    page = open_page("desktop", ines)
    history = {
        "start": [3, 3],
        "steps": [{"coins": [-30, 12]} for _ in steps],
    }
    page.route(f"**/api/tables/{table}/history", lambda route: route.fulfill(json=history))
    page.route(
        f"**/api/tables/{table}",
        lambda route: route.fulfill(json=with_scores(ines.snapshot(table), [-30, 12])),
    )
    for path in (f"/review/table/{table}", f"/embed/table/{table}"):
        page.goto(path)
        expect(page.locator("svg text", has_text="−").first).to_be_visible()
        expect(page.locator("svg text", has_text="-")).to_have_count(0)
    expect(page.locator("h1")).to_contain_text("−30")


def with_scores(snapshot: Json, scores: list[int]) -> Json:
    """A finished table with another result."""
    view = snapshot["view"]
    return snapshot | {"view": view | {"result": view["result"] | {"scores": scores}}}


def test_the_chart_is_a_slider(open_page: NewPage, played: Played) -> None:
    ines, table, steps = played
    page = open_page("desktop", ines)
    review = made_up(steps, close=False)
    answer(page, table, {"state": "done", "done": 9, "of": 9, "review": review})
    page.goto(f"/review/table/{table}")
    expect(page.get_by_role("heading", name="Costly moves")).to_be_visible()
    settle(page)
    chart = page.locator(".chart [role=slider]")
    box = chart.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    ends = re.compile(rf"^(0|{review['of']})$")
    expect(chart).not_to_have_attribute("aria-valuenow", ends)  # somewhere in the middle
    page.mouse.move(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2)
    page.mouse.up()
    expect(chart).to_have_attribute("aria-valuenow", str(review["of"]))
    page.keyboard.press("ArrowLeft")
    expect(chart).to_have_attribute("aria-valuenow", str(review["of"] - 1))


@pytest.mark.parametrize(
    ("width", "height", "order"),
    [
        (820, 1180, (".left .board", ".verdict", ".two", ".right .chart")),
        (1024, 768, (".verdict", ".left .board", ".two", ".right .chart")),
    ],
)
def test_on_a_narrow_screen_the_verdict_comes_first_and_the_chart_last(
    open_page: NewPage, played: Played, width: int, height: int, order: tuple[str, ...]
) -> None:
    """What is said of a move is in view together with all of the board."""
    ines, table, steps = played
    page = open_page("desktop", ines)
    page.set_viewport_size({"width": width, "height": height})
    review = made_up(steps, close=False)
    answer(page, table, {"state": "done", "done": 9, "of": 9, "review": review})
    page.goto(f"/review/table/{table}")
    expect(page.get_by_role("heading", name="Costly moves")).to_be_visible()
    settle(page)
    boxes = [one for part in order if (one := page.locator(part).first.bounding_box())]
    tops = [box["y"] for box in boxes]
    assert len(tops) == len(order)
    assert tops == sorted(tops)
    way = page.locator(".scrub").bounding_box()
    assert way is not None
    assert all(box["y"] + box["height"] <= way["y"] for box in boxes[:2])
