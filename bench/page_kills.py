"""Kills a page in the middle of play, repeatedly: nothing that it was sent may be lost.

`make page-kills` runs it. A page plays at a table of its own as fast as its engine answers, and
passes every answer to this program at once. Its process is then killed at a random moment, and the
table is opened again: every version that the page was sent must be there, with the same choices.
"""

import argparse
import random
import sys
from contextlib import suppress
from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, Error, Page
from tests.browser.chromium import chromium
from tests.servers import Feira

from feira.core.types import Json

KILLS = 50
LEAST, MOST = 100, 1500  # milliseconds of play before a kill
DYING = 3_000  # milliseconds until a page is presumed dead
START = 120_000  # milliseconds for an engine, on a busy machine
# Two people at one screen, because thinking computers would make the moments of the kills alike.
PLAN = {"game": "machikoro", "seats": [{"kind": "me"}, {"kind": "here", "name": "Ben"}]}
BEGIN = """async (plan) => {
  await feira.post("/api/guest", { name: "Ana" }, "device");
  const sit = { do: "sit", id: "sit", version: 0, nonce: "nonce-of-ana" };
  const { id } = await feira.post("/api/tables", plan, "device");
  await feira.post(`/api/tables/${id}/commands`, sit);
  return id;
}"""
PLAY = """(table) => {
  const path = `/api/tables/${table}`;
  const play = async () => {
    for (;;) {
      const { state, version, number, turn } = await feira.get(path);
      if (state === "over") return void told(-1, 0, "");
      const { previews } = turn;
      const { choice, text } = previews[Math.floor(Math.random() * previews.length)];
      const id = `c${Math.random().toString(36).slice(2)}`;
      const done = await feira.post(`${path}/commands`, { do: "choose", id, version, choice });
      told(done.version, number + 1, text); // the choice, and where it stands in the game
    }
  };
  void play();
}"""


@dataclass
class Told:
    """What the page was sent so far: the last version, and choices by their numbers."""

    version: int = 0
    choices: dict[int, str] = field(default_factory=dict)
    over: bool = False

    def hear(self, version: int, number: int, text: str) -> None:
        """Records an answer that the page was sent."""
        if version < 0:
            self.over = True
            return
        self.version = max(self.version, version)
        self.choices[number] = text


class Lost(Exception):
    """Something that the page was sent is missing."""


def opened(context: BrowserContext, path: str, told: Told) -> Page:
    """A page that passes its answers to this program."""
    page = context.new_page()
    page.set_default_timeout(START)
    page.expose_function("told", told.hear)
    page.goto(path)
    return page


def crash(page: Page) -> None:
    """Kills the process of a page in the middle of its work."""
    with suppress(Error):  # it is dead: that is the point
        page.goto("chrome://crash", wait_until="commit", timeout=DYING)
    page.close()


def compare(page: Page, table: str, told: Told) -> int:
    """Checks that everything sent is there; returns how many choices there are."""
    seen: Json = page.evaluate("(path) => feira.get(path)", f"/api/tables/{table}")
    steps = page.evaluate("(path) => feira.get(path)", f"/api/tables/{table}/steps")
    if seen["version"] < told.version:
        raise Lost(f"version {told.version} was told, {seen['version']} is there")
    for number, text in told.choices.items():
        found = steps[number - 1]["text"] if number <= len(steps) else "nothing"
        if found != text:
            raise Lost(f"choice {number} was told as '{text}', there is '{found}'")
    return len(steps)


def campaign(context: BrowserContext, kills: int, chance: random.Random) -> int:
    """Plays and kills; returns how many choices were checked."""
    checked, table, told = 0, "", Told()
    for kill in range(kills):
        page = opened(context, "/rules", told)
        if not table or told.over:
            told = Told()
            page.close()
            page = opened(context, "/rules", told)
            table = page.evaluate(BEGIN, PLAN)
        choices = compare(page, table, told)
        page.evaluate(PLAY, table)
        page.wait_for_timeout(chance.randint(LEAST, MOST))
        crash(page)
        checked += len(told.choices)
        print(f"kill {kill + 1}: {len(told.choices)} choices told, {choices} before", flush=True)
    page = opened(context, "/rules", told)
    compare(page, table, told)
    page.close()
    return checked


def main() -> int:
    """Runs the campaign."""
    parser = argparse.ArgumentParser(prog="python -m bench.page_kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with Feira() as server, chromium() as browser:
        context = browser.new_context(base_url=server.url, service_workers="block")
        try:
            checked = campaign(context, given.kills, random.Random(given.seed))
        except Lost as lost:
            print(f"lost: {lost}", file=sys.stderr)
            return 1
    print(f"{given.kills} kills: nothing that was told is lost ({checked} choices compared)")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
