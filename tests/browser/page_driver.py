"""Page drivers: they make choices on the page with the mouse, with touch or with the keyboard.

What to choose comes from the previews that the server sent to the page; how to do it uses the page
alone. So a whole game shows that every kind of choice can be made there.
"""

import contextlib
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from feira.core.types import Json
from tests.browser.api_player import PATIENCE

COLUMNS = "abcde"
LANDMARKS = ("station", "mall", "park", "radio-tower", "harbour", "airport")
OFFER_KEYS = "qwer"  # for offers with one customer, two, three, four
SOON = 1000  # milliseconds for something that may not come
# Does the board show this version, or a later one, and wait for a choice?
SHOWN = "(version) => Number(document.body.dataset.version || -1) >= version"

Choose = Callable[[Json], Json]  # from a snapshot to the preview of what is to be chosen


def snapshot_of(page: Page, table: str) -> Json:
    """The snapshot of a table for the person of a page, wherever the table is stored."""
    if table.startswith("~"):
        return dict(page.evaluate("(path) => feira.get(path)", f"/api/tables/{table}"))
    answer = page.request.get(f"/api/tables/{table}")
    assert answer.ok, answer.text()
    return dict(answer.json())


def table_of(page: Page) -> str:
    """The table that a page shows."""
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[-1]


class PageDriver:
    """Plays on a page: takes turns until the game is over."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page, self.touch = page, touch
        self.table = table_of(page)

    def press(self, spot: Locator) -> None:
        """Taps, or clicks."""
        if self.touch:
            spot.tap()
        else:
            spot.click()

    def spot(self, name: str) -> Locator:
        """A spot on the board, by the name that animations use."""
        return self.page.locator(f'button[data-spot="{name}"]').first

    def button(self, preview: Json) -> Locator:
        """The button for a single choice."""
        return self.page.locator(f'[data-choice="{preview["text"]}"]').first

    def act(self, preview: Json, seen: Json) -> None:
        """Makes a choice on the page."""
        raise NotImplementedError

    def choose(self, preview: Json, seen: Json) -> None:
        """Makes a choice, and waits until the server has it."""
        self.act(preview, seen)

        def is_made(now: Json) -> bool:
            sure = self.page.locator("[data-risk]")  # a move may end a challenge: yes, that one
            if sure.count():
                with contextlib.suppress(PlaywrightTimeoutError):  # it may be on its way out
                    sure.click(timeout=SOON)
            return bool(now["version"] > seen["version"])

        self.until(is_made, preview["text"])

    def until(self, wanted: Callable[[Json], bool], what: str) -> Json:
        """Waits until a snapshot of the table satisfies a condition."""
        deadline = time.monotonic() + PATIENCE
        while not wanted(now := snapshot_of(self.page, self.table)):
            assert time.monotonic() < deadline, f"nothing came of: {what}"
            self.page.wait_for_timeout(20)
        return now

    def play(self, choose: Choose, *, choices: int = 1 << 20) -> Json:
        """Takes turns until the game is over, or for this many choices."""
        for _ in range(choices):
            seen = self.until(lambda now: now["turn"] or now["state"] == "over", "my turn")
            if seen["state"] == "over":
                break
            self.ready(seen)
            self.choose(choose(seen), seen)
        return snapshot_of(self.page, self.table)

    def ready(self, seen: Json) -> None:
        """Waits until the page shows this snapshot or a later one, idle and ready for a choice.

        Later, because a turn in which nothing can be built passes by itself.
        """
        self.page.wait_for_function(SHOWN, arg=seen["version"])


class MercadoDriver(PageDriver):
    """Plays Mercado by pressing tiles and squares."""

    def act(self, preview: Json, seen: Json) -> None:
        action = preview["action"]
        match action["kind"]:
            case "stall" | "restaurant" | "customers" as kind:
                self.tab({"stall": 0, "customers": 1, "restaurant": 2}[kind])
                self.press(self.piece(action, seen))
                self.put(place_of(action))
            case "take":
                self.press(self.spot(f"display-{action['good']}"))
            case "coin":
                self.tab(3)
                if not self.confirm().count():
                    self.press(self.spot("bank"))
                self.press(self.confirm())
            case "specialise":
                self.press(self.button(preview))
                self.press(self.confirm())
            case _:
                self.tab(0)
                self.press(self.button(preview))

    def tab(self, number: int) -> None:
        """On the phone: one of the four actions under the thumb."""
        if self.touch:
            self.press(self.page.locator(".acts button").nth(number))

    def piece(self, action: Json, seen: Json) -> Locator:
        """A tile in hand, a restaurant that is held, or customers on offer."""
        if action["kind"] == "stall":
            return self.spot(f"hand-{seen['turn']['seat']}-{action['good']}")
        return self.page.locator(f'[data-slot="{slot_of(action)}"]').first

    def put(self, place: str) -> None:
        """Places the piece: a click, or two taps, of which the best place needs only one."""
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


class MercadoKeyboardDriver(MercadoDriver):
    """Plays Mercado with the keyboard alone."""

    def act(self, preview: Json, seen: Json) -> None:
        action = preview["action"]
        keys = self.page.keyboard
        match action["kind"]:
            case "stall":
                hand = seen["view"]["players"][seen["turn"]["seat"]]["hand"]
                self.pick(str(hand.index(action["good"]) + 1))
                self.walk(place_of(action))
            case "customers" | "restaurant":
                self.pick_from_row(action)
                self.walk(place_of(action))
            case "take":
                keys.press(str(seen["view"]["display"].index(action["good"]) + 1))
            case "coin":
                self.press_until("t", self.confirm())
                self.tab_to(self.confirm())  # a square may have the focus still
                keys.press("Enter")
            case kind:
                self.tab_to(self.button(preview))
                keys.press("Enter")
                if kind == "specialise":
                    self.tab_to(self.confirm())
                    keys.press("Enter")

    def pick_from_row(self, action: Json) -> None:
        """Presses the key of a row of pieces until the wanted one is picked."""
        key = OFFER_KEYS[action["customers"] - 1] if action["kind"] == "customers" else "f"
        picked = self.page.locator(f'[data-slot="{slot_of(action)}"][aria-pressed="true"]')
        for _ in range(16):  # at most three in a row, and none of them may come too early
            self.page.keyboard.press(key)
            with contextlib.suppress(AssertionError):
                expect(picked).to_have_count(1, timeout=SOON)
                return

    def pick(self, key: str) -> None:
        """Picks a tile, which moves the focus to the board."""
        self.press_until(key, self.page.locator("[data-place]:focus"))

    def press_until(self, key: str, there: Locator) -> None:
        """Presses a key until an element appears: a press that came too early is repeated."""
        for _ in range(5):
            self.page.keyboard.press(key)
            with contextlib.suppress(AssertionError):
                expect(there).to_have_count(1, timeout=SOON)
                return

    def walk(self, place: str) -> None:
        """Moves over the board with the arrow keys, then confirms."""
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
        """Presses an arrow, and returns the new focus."""
        for _ in range(times):
            self.page.keyboard.press(key)
        return at + times if key in ("ArrowDown", "ArrowRight") else at - times

    def steps(self, way: int, there: str, back: str) -> None:
        """This many steps in a direction."""
        self.arrows(there if way > 0 else back, abs(way), 0)

    def tab_to(self, spot: Locator) -> None:
        """Moves through the page with the Tab key."""
        for _ in range(120):
            if spot.evaluate("(one) => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("it cannot be reached with the keyboard")


def place_of(action: Json) -> str:
    """The square or entrance that an action is for."""
    return str(action["entrance" if action["kind"] == "customers" else "square"])


def slot_of(action: Json) -> str:
    """The page's name for the piece that an action puts somewhere."""
    if action["kind"] == "customers":
        return "-".join(["customers", str(action["customers"]), *action["goods"]])
    return f"restaurant-{action['restaurant']}"


def coordinates(place: str) -> tuple[int, int]:
    """Row and column of a square or an entrance, of seven each."""
    side, line = place[0], place[1]
    if side in COLUMNS:
        return int(line), COLUMNS.index(side) + 1
    if side in "NS":
        return (0 if side == "N" else 6), COLUMNS.index(line) + 1
    return int(line), 0 if side == "W" else 6


class MachiKoroDriver(PageDriver):
    """Plays Machi Koro by pressing dice, cards and cities."""

    def act(self, preview: Json, seen: Json) -> None:
        action = preview["action"]
        match action["kind"]:
            case "build":
                self.build(action["building"])
            case "build-none" if len(seen["turn"]["previews"]) == 1:
                pass  # the page passes by itself
            case "tv":
                self.button(preview).click()
            case "swap":
                self.show_cities()
                self.press(self.spot(f"chip-{seen['turn']['seat']}-{action['given']}"))
                self.show_city(action["seat"])
                self.press(self.spot(f"chip-{action['seat']}-{action['taken']}"))
            case _:
                self.press(self.button(preview))

    def build(self, building: str) -> None:
        """A card in the market, or a landmark; the phone asks once more."""
        landmark = building in LANDMARKS
        if self.touch:
            self.show("landmarks" if landmark else "market")
        if landmark and self.touch:
            self.press(self.page.locator(f'[data-spot="landmark-{building}"] button'))
            return
        self.press(self.spot(f"{'landmark' if landmark else 'card'}-{building}"))
        if self.touch:
            self.press(self.page.locator("dialog .btn.primary"))

    def show_cities(self) -> None:
        """Opens the view for exchanges."""
        if self.touch:
            self.show("cities")

    def show_city(self, seat: int) -> None:
        """Does nothing: all cities are visible."""

    def show(self, view: str) -> None:
        """On the phone: one of the views under the thumb."""
        self.press(self.page.locator(f"#mk-tab-{view}"))


class MachiKoroSideDriver(MachiKoroDriver):
    """Plays Machi Koro on a phone in landscape: one press explains a card, the next builds it."""

    def build(self, building: str) -> None:
        """A card or a landmark, pressed twice."""
        landmark = building in LANDMARKS
        spot = self.spot(f"{'landmark' if landmark else 'card'}-{building}")
        self.press(spot)
        expect(self.page.locator(".turn .btn.primary")).to_be_visible()
        self.press(spot)

    def show_cities(self) -> None:
        """Does nothing: one's own city is visible."""

    def show_city(self, seat: int) -> None:
        """Shows the city of one player."""
        self.press(self.page.locator(f'button[data-spot="city-{seat}"]'))


DRIVERS: dict[str, type[PageDriver]] = {
    "mercado": MercadoDriver,
    "machikoro": MachiKoroDriver,
}
