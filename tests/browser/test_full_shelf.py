"""The shelf of Mercado at its fullest: several restaurants and an exchange beside hand and coin.

The tiles in hand depend on chance, so the page is given more of them.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.api_player import ApiPlayer
from tests.browser.chromium import DEVICES, Device
from tests.browser.fixed_scenes import fixed_mercado
from tests.browser.measure import LAID_OUT, faults
from tests.browser.screenshots import settle

NewPage = Callable[..., Page]
DESKS: tuple[Device, ...] = ("desktop", "laptop", "tablet-side")
EXCHANGE = {"de": "Alle drei tauschen", "uk": "Замінити всі три"}
FILL = """([kinds, exchange]) => {
  const [hand, held] = document.querySelectorAll('.shelf > .group');
  const tiles = held.querySelector('.tiles');
  const one = tiles.children[0];
  one.classList.remove('none');
  tiles.style.setProperty('--kinds', kinds);
  tiles.classList.toggle('several', kinds > 1);
  tiles.replaceChildren(...Array.from({ length: kinds }, () => one.cloneNode(true)));
  const beside = hand.querySelector('.with');
  beside.querySelectorAll('.btn').forEach((button) => button.remove());
  if (!exchange) return;
  const button = document.createElement('button');
  const scope = [...beside.classList].find((name) => name.startsWith('svelte-'));
  button.className = `btn sm ${scope}`;
  button.innerHTML = `<svg viewBox="0 0 20 20"></svg>${exchange}`;
  beside.append(button);
}"""
STICKS_OUT = """() => {
  const box = document.querySelector('.dock').getBoundingClientRect();
  return [...document.querySelectorAll('.shelf .btn')]
    .some((one) => one.getBoundingClientRect().right > box.right);
}"""


@pytest.mark.parametrize("language", EXCHANGE)
def test_a_full_shelf_fits(
    open_page: NewPage, player: Callable[[str], ApiPlayer], language: str
) -> None:
    ines = player("Inês")
    table = fixed_mercado(ines, choices=8)
    page = open_page("desktop", ines)
    page.goto(f"/table/{table}")
    expect(page.locator(".shelf .with")).to_be_visible()
    settle(page)
    wrong = []
    for device in DESKS:
        page.set_viewport_size(DEVICES[device]["viewport"])
        page.evaluate(LAID_OUT)
        for kinds in (1, 2, 4):
            for exchange in ("", EXCHANGE[language]):
                page.evaluate(FILL, [kinds, exchange])
                page.evaluate(LAID_OUT)
                found = faults(page)
                if page.evaluate(STICKS_OUT):
                    found.append("a button sticks out of the dock")
                wrong += [f"{device}, {kinds} kinds, {exchange!r}: {one}" for one in found]
    assert not wrong, "\n".join(wrong)
