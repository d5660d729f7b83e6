"""Hands: they do on the page what a mind has chosen, with the mouse, with a finger, or with keys.

What is chosen comes from the same choices that the page was told; how it is done is the page's own
way only. So a whole game shows that every kind of choice can be made there.
"""

import contextlib
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from feira.core.game import Json
from tests.browser.people import PATIENCE

COLUMNS = "abcde"
LANDMARKS = ("station", "mall", "park", "radio-tower", "harbour", "airport")
CROWDS = "qwer"  # keys for offers with one customer, two, three, four

Mind = Callable[[Json], str]  # the text of a choice


def see(page: Page, table: str) -> Json:
    """A table as whoever sits before the page sees it."""
    answer = page.request.get(f"/api/tables/{table}")
    assert answer.ok, answer.text()
    return dict(answer.json())


def table_of(page: Page) -> str:
    """The table that a page shows."""
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[-1]


class Hands:
    """Somebody before a page: takes turns until the game is over."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page, self.touch = page, touch
        self.table = table_of(page)

    def press(self, spot: Locator) -> None:
        """With a finger, or with the mouse."""
        if self.touch:
            spot.tap()
        else:
            spot.click()

    def spot(self, name: str) -> Locator:
        """Something on the board, by the name that it has for what moves there."""
        return self.page.locator(f'button[data-spot="{name}"]').first

    def do(self, text: str, seen: Json) -> None:
        """Makes a choice."""
        raise NotImplementedError

    def choose(self, text: str, seen: Json) -> None:
        """Makes a choice, and waits until it has been made."""
        self.do(text, seen)
        self.until(lambda now: bool(now["version"] > seen["version"]), text)

    def until(self, wanted: Callable[[Json], bool], what: str) -> Json:
        """Waits for the table to be as it should."""
        patience = time.monotonic() + PATIENCE
        while not wanted(now := see(self.page, self.table)):
            assert time.monotonic() < patience, f"nothing came of: {what}"
            self.page.wait_for_timeout(20)
        return now

    def play(self, mind: Mind, *, choices: int = 1 << 20) -> Json:
        """Takes turns until the game is over, or so many."""
        for _ in range(choices):
            seen = self.until(lambda now: now["turn"] or now["state"] == "over", "my turn")
            if seen["state"] == "over":
                break
            self.ready(seen)
            self.choose(mind(seen), seen)
        return see(self.page, self.table)

    def ready(self, seen: Json) -> None:
        """The page shows what the server has told: nothing moves any more."""
        expect(self.page.locator(f'[data-version="{seen["version"]}"]')).to_be_attached()


class Trader(Hands):
    """Plays Mercado by pressing tiles and squares."""

    def do(self, text: str, seen: Json) -> None:
        word, *rest = text.split()
        match word:
            case "stall" | "restaurant" | "customers":
                self.tab({"stall": 0, "customers": 1, "restaurant": 2}[word])
                self.press(self.piece(" ".join(text.split()[:-1]), seen))
                self.put(rest[-1])
            case "take":
                self.press(self.spot(f"display-{rest[0]}"))
            case "coin":
                self.tab(3)
                if not self.confirm().count():
                    self.press(self.spot("bank"))
                self.press(self.confirm())
            case "specialise":
                self.press(self.page.locator(f'[data-choice="{text}"]'))
                self.press(self.confirm())
            case _:
                self.tab(0)
                self.press(self.page.locator(f'[data-choice="{text}"]').first)

    def tab(self, number: int) -> None:
        """On the phone: one of the four actions under the thumb."""
        if self.touch:
            self.press(self.page.locator(".acts button").nth(number))

    def piece(self, piece: str, seen: Json) -> Locator:
        """A tile in hand, a restaurant that is held, or customers on offer."""
        if piece.startswith("stall"):
            return self.spot(f"hand-{seen['turn']['seat']}-{piece.split()[1]}")
        return self.page.locator(f'[data-slot="{piece}"]').first

    def put(self, place: str) -> None:
        """Where it goes: a click, or two taps of which the best place needs only one."""
        spot = self.page.locator(f'[data-place="{place}"]')
        if not self.touch:
            spot.click()
            return
        expect(self.page.locator("[data-place]:focus")).to_have_count(1)  # the best one
        if spot.evaluate("(one) => one !== document.activeElement"):
            spot.tap()
        self.press(self.confirm())

    def confirm(self) -> Locator:
        """The only primary button at the table."""
        return self.page.locator("main .ask .btn.primary")


class TraderByKeys(Trader):
    """Plays Mercado without a mouse."""

    def do(self, text: str, seen: Json) -> None:
        word, *rest = text.split()
        keys = self.page.keyboard
        match word:
            case "stall":
                hand = seen["view"]["players"][seen["turn"]["seat"]]["hand"]
                self.pick(str(hand.index(rest[0]) + 1))
                self.walk(rest[1])
            case "customers" | "restaurant":
                piece = " ".join(text.split()[:-1])
                key = CROWDS[int(rest[0]) - 1] if word == "customers" else "f"
                picked = self.page.locator(f'[data-slot="{piece}"][aria-pressed="true"]')
                for _ in range(8):
                    keys.press(key)
                    if picked.count():
                        break
                self.walk(rest[-1])
            case "take":
                keys.press(str(seen["view"]["display"].index(rest[0]) + 1))
            case "coin":
                keys.press("t")
                keys.press("Enter")
            case _:
                button = self.page.locator(f'[data-choice="{text}"]').first
                self.tab_to(button)
                keys.press("Enter")
                if word == "specialise":
                    self.tab_to(self.confirm())
                    keys.press("Enter")

    def pick(self, key: str) -> None:
        """Picks a tile, which leads to the board; a key that came too early is pressed again."""
        focused = self.page.locator("[data-place]:focus")
        for _ in range(5):
            self.page.keyboard.press(key)
            with contextlib.suppress(AssertionError):
                expect(focused).to_have_count(1, timeout=1000)
                return

    def walk(self, place: str) -> None:
        """Goes over the board with the arrow keys, then confirms."""
        focused = self.page.locator("[data-place]:focus")
        expect(focused).to_have_count(1)  # picking a tile leads to the board
        at = focused.get_attribute("data-place") or ""
        row, column = coordinates(at)
        wanted_row, wanted_column = coordinates(place)
        edge = (0, 6)
        # Off an entrance first, then to the line, then outwards to an entrance.
        inner_row = min(max(wanted_row, 1), 5)
        inner_column = min(max(wanted_column, 1), 5)
        if row in edge:
            row = self.arrows("ArrowDown" if row == 0 else "ArrowUp", 1, row)
        if column in edge:
            column = self.arrows("ArrowRight" if column == 0 else "ArrowLeft", 1, column)
        self.steps(inner_row - row, "ArrowDown", "ArrowUp")
        self.steps(inner_column - column, "ArrowRight", "ArrowLeft")
        self.steps(wanted_row - inner_row, "ArrowDown", "ArrowUp")
        self.steps(wanted_column - inner_column, "ArrowRight", "ArrowLeft")
        expect(focused).to_have_attribute("data-place", place)
        self.page.keyboard.press("Enter")

    def arrows(self, key: str, times: int, at: int) -> int:
        """Presses an arrow, and says where that leads."""
        for _ in range(times):
            self.page.keyboard.press(key)
        return at + times if key in ("ArrowDown", "ArrowRight") else at - times

    def steps(self, way: int, there: str, back: str) -> None:
        """So many steps in a direction."""
        self.arrows(there if way > 0 else back, abs(way), 0)

    def tab_to(self, spot: Locator) -> None:
        """Goes through the page with the tabulator."""
        for _ in range(120):
            if spot.evaluate("(one) => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("it cannot be reached with the keyboard")


def coordinates(place: str) -> tuple[int, int]:
    """Row and column of a square or an entrance, of seven each."""
    side, line = place[0], place[1]
    if side in COLUMNS:
        return int(line), COLUMNS.index(side) + 1
    if side in "NS":
        return (0 if side == "N" else 6), COLUMNS.index(line) + 1
    return int(line), 0 if side == "W" else 6


class Mayor(Hands):
    """Plays Machi Koro by pressing dice, cards and cities."""

    def do(self, text: str, seen: Json) -> None:
        word, *rest = text.split()
        match word:
            case "build" if rest[0] != "none":
                self.build(rest[0])
            case "tv":
                self.page.locator(f'[data-choice="{text}"]').first.click()
            case "swap" if rest[0] != "none":
                seat, given, taken = rest
                self.show_cities()
                self.press(self.spot(f"chip-{seen['turn']['seat']}-{given}"))
                self.press(self.spot(f"chip-{seat}-{taken}"))
            case _:
                self.press(self.page.locator(f'[data-choice="{text}"]').first)

    def build(self, building: str) -> None:
        """A card in the market, or a landmark; the phone asks once more."""
        landmark = building in (*("station", "mall", "park", "radio-tower", "harbour", "airport"),)
        if self.touch:
            self.show("landmarks" if landmark else "market")
        if landmark and self.touch:
            self.press(self.page.locator(f'[data-spot="landmark-{building}"] button'))
            return
        self.press(self.spot(f"{'landmark' if landmark else 'card'}-{building}"))
        if self.touch:
            self.press(self.page.locator("dialog .btn.primary"))

    def show_cities(self) -> None:
        """Where exchanges are made."""
        if self.touch:
            self.show("cities")

    def show(self, view: str) -> None:
        """On the phone: one of the views under the thumb."""
        self.press(self.page.locator(f"#mk-tab-{view}"))


HANDS: dict[str, type[Hands]] = {"mercado": Trader, "machikoro": Mayor}
