"""Draws the icons of the page from its SVG: `make icons`."""

import re

from playwright.sync_api import Browser

from tests.browser.chromium import ROOT, chromium

PUBLIC = ROOT / "client" / "public"
# Name, size, whether the ground has rounded corners, and how large the sign is. Systems cut
# maskable icons to a shape of their own: what matters lies in the inner 80 %.
ICONS = (
    ("icon-192.png", 192, True, 1.0),
    ("icon-512.png", 512, True, 1.0),
    ("icon-maskable-512.png", 512, False, 0.8),
    ("apple-touch-icon.png", 180, False, 0.92),
)


def draw(browser: Browser, svg: str, name: str, size: int, rounded: bool, scale: float) -> None:
    """One icon."""
    if not rounded:
        svg = re.sub(r' rx="\d+"', "", svg)
    around = f'<g transform="translate(256 256) scale({scale}) translate(-256 -256)">'
    svg = svg.replace("<g ", f"{around}<g ", 1).replace("</g>", "</g></g>")
    svg = svg.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f'<body style="margin:0;line-height:0">{svg}')
    page.screenshot(path=PUBLIC / name, omit_background=True)
    page.close()


def main() -> None:
    """All of them."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with chromium() as browser:
        for name, size, rounded, scale in ICONS:
            draw(browser, svg, name, size, rounded, scale)
            print(PUBLIC / name)


if __name__ == "__main__":
    main()
