"""Puzzles and the analysis board: solved, missed, with a clue, on desktop and phone."""

import base64
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, Response, expect

from feira.arena.puzzles.puzzle import Puzzle, read_puzzles
from feira.core.position import Position
from feira.core.types import Json
from feira.games import NAMES, find_game
from tests.browser.api_player import ApiPlayer
from tests.browser.chromium import Device
from tests.browser.page_driver import LANDMARKS
from tests.servers import Feira

NewPage = Callable[..., Page]


@pytest.fixture
def player(server: Feira) -> Iterator[ApiPlayer]:
    with ApiPlayer(server.url, "Inês") as one:
        yield one


def shipped(game: str) -> list[Puzzle]:
    """The puzzles of a game."""
    return read_puzzles(find_game(game).presentation.folder / "puzzles.jsonl").puzzles


def building() -> tuple[Puzzle, str, str]:
    """A puzzle of Machi Koro whose solution is a building, and another one that can be built."""
    for puzzle in shipped("machikoro"):
        position = Position.parse(find_game("machikoro"), puzzle.position)
        actions = [position.action(move.choice) for move in puzzle.moves]
        names = [one["building"] for one in actions if one["kind"] == "build"]
        if actions[0]["kind"] == "build" and len(names) > 1:
            return puzzle, names[0], names[1]
    raise AssertionError("there is no such puzzle")


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_one_try_counts(open_page: NewPage, player: ApiPlayer, device: Device) -> None:
    puzzle, best, other = building()
    page = open_page(device, player)
    page.goto(f"/puzzle/machikoro/{puzzle.id}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Find the best move")
    page.get_by_role("button", name="A clue").click()
    expect(page.get_by_text("The clue costs half the points")).to_be_visible()
    answers: list[Response] = []

    def keep(answer: Response) -> None:
        answers.append(answer)

    page.on("response", keep)
    with page.expect_response("**/try"):
        press(page, other, device)
    expect(page.get_by_role("heading", level=1)).to_have_text("Not the best move")
    expect(page.get_by_text("Good, not best")).to_be_visible()
    expect(page.get_by_text("Your turn")).to_have_count(0)
    expect(page.get_by_role("button", name="Next puzzle")).to_be_visible()
    page.get_by_role("button", name="Try once more").click()
    with page.expect_response("**/try"):
        press(page, best, device)
    expect(page.get_by_role("heading", level=1)).to_have_text("That is the best move")
    assert [one.json()["rated"] for one in answers if "/try" in one.url] == [True, False]
    page.get_by_role("link", name="Explore").click()
    expect(page.get_by_role("button", name="What is it worth?")).to_be_visible()


def press(page: Page, name: str, device: Device) -> None:
    """Builds something in place; the phone asks for confirmation of a card."""
    kind = "landmark" if name in LANDMARKS else "card"
    if device == "desktop":
        page.locator(f'button[data-spot="{kind}-{name}"]').first.click()
        return
    page.locator(f"#mk-tab-{'market' if kind == 'card' else 'landmarks'}").tap()
    if kind == "card":
        page.locator(f'button[data-spot="card-{name}"]').first.tap()
        page.locator("dialog .btn.primary").tap()
    else:
        page.locator(f'[data-spot="landmark-{name}"] button').tap()


@pytest.mark.parametrize("game", NAMES)
def test_nothing_gives_a_puzzle_away(open_page: NewPage, player: ApiPlayer, game: str) -> None:
    puzzle = shipped(game)[0]
    page = open_page("desktop", player)
    with page.expect_response(f"**/api/puzzles/{puzzle.id}") as answer:
        page.goto(f"/puzzle/{game}/{puzzle.id}")
    said = answer.value.text()
    expect(page.get_by_role("heading", level=1)).to_have_text("Find the best move")
    assert puzzle.id in said
    assert not any(f'"share":{move.share}' in said for move in puzzle.moves)
    assert '"earns":1' not in said


def estimates(puzzle: Puzzle) -> Json:
    """An answer in the form of the search: every move with its share and its standard error."""
    position = Position.parse(find_game("machikoro"), puzzle.position)
    moves = [
        {
            "choice": move.choice,
            "text": position.notation(move.choice),
            "action": position.action(move.choice),
            "value": move.share,
            "visits": 10,
            "shares": [move.share] * position.seats,
            "errors": [0.02] * position.seats,
            "margin": 0.02,
            "points": [0.0] * position.seats,
            "principal_variation": [],
            "reason": [],
        }
        for move in puzzle.moves
    ]
    return {"simulations": 100, "moves": moves}


def test_the_board_shows_estimates(open_page: NewPage, player: ApiPlayer) -> None:
    puzzle = shipped("machikoro")[1]
    letters = base64.urlsafe_b64encode(puzzle.position.encode()).decode().rstrip("=")
    page = open_page("desktop", player)
    page.route("**/api/analysis/moves", lambda route: route.fulfill(json=estimates(puzzle)))
    page.goto(f"/analysis/machikoro/{letters}")
    page.get_by_role("button", name="What is it worth?").click()
    rows = page.locator("main ol li button, .sheet ol li button")
    expect(rows.first).to_contain_text("±")
    expect(page.get_by_text("estimates, with their error")).to_be_visible()
    address = page.url
    rows.first.click()
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_enabled()
    page.wait_for_function("(before) => location.href !== before", arg=address)
    page.get_by_role("button", name="Undo", exact=True).click()
    page.wait_for_function("(before) => location.href === before", arg=address)


def test_a_broken_address_is_said(open_page: NewPage, player: ApiPlayer, watch) -> None:  # type: ignore[no-untyped-def]
    watch.allow("400 POST .*/api/analysis/position")
    page = open_page("phone", player)
    page.goto("/analysis/mercado/AAAA")
    expect(page.get_by_text("This is not a position of the game")).to_be_visible()
