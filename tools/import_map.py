"""Draws the import map: layers from top to bottom, files with line counts, and their imports.

`make map` runs it. It writes build/map.svg and build/map.md and fails if modules import each other
in a cycle.
"""

import sys
import tomllib
from collections import Counter
from pathlib import Path
from xml.sax.saxutils import escape

from tools import ROOT
from tools.imports import PACKAGE, Module, cycles, read_modules

FOLDER = ROOT / "build"
WIDTH = 1200
MARGIN = 190  # left of the layers, for arrows
ROW, CHAR, GAP, PAD = 24, 7.1, 6, 12  # pixels: a row of files, a letter, between files, around
STYLE = """
text { font: 12px system-ui, sans-serif; fill: #1f2430 }
.layer { fill: #f4f1ea; stroke: #c9c2b2 } .title { font-weight: 700; font-size: 15px }
.file { fill: #fff; stroke: #d8d2c4 } .large { fill: #ffe8c2 } .folder { font-weight: 600 }
.arrow { fill: none; stroke: #3a6ea5; opacity: .55 } .note { fill: #6b6456 }
"""
LARGE = 350  # lines


def layers() -> list[str]:
    """The layers as the import rules have them, from top to bottom."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for contract in settings["tool"]["importlinter"]["contracts"]:
        if contract["type"] == "layers":
            names: list[str] = [name.rpartition(".")[2] for name in contract["layers"]]
            return names
    raise LookupError("pyproject.toml has no contract of layers")


def ordered(modules: list[Module]) -> list[str]:
    """Every layer that has a module: those outside the contract first."""
    known = layers()
    found = dict.fromkeys(module.layer for module in modules)
    return [*(name for name in found if name not in known), *known]


def between_layers(modules: list[Module]) -> Counter[tuple[str, str]]:
    """The number of imports from one layer to another."""
    layer_of = {module.name: module.layer for module in modules}
    return Counter(
        (module.layer, layer_of[other])
        for module in modules
        for other in module.imports
        if other in layer_of and layer_of[other] != module.layer
    )


def chips(modules: list[Module], top: float) -> tuple[list[str], float]:
    """The files of one layer as boxes in rows, folder by folder, and the lower edge."""
    parts: list[str] = []
    y = top
    for folder in sorted({module.folder for module in modules}):
        x = float(MARGIN + PAD)
        if folder:
            parts.append(f'<text class="folder" x="{x}" y="{y + 15}">{escape(folder)}/</text>')
            y += ROW - 4
        for module in [one for one in modules if one.folder == folder]:
            label = f"{module.path.name} {module.lines}"
            width = len(label) * CHAR + 10
            if x + width > WIDTH - PAD:
                x, y = MARGIN + PAD, y + ROW
            kind = "file large" if module.lines > LARGE else "file"
            parts.append(
                f'<rect class="{kind}" x="{x:.0f}" y="{y:.0f}" width="{width:.0f}" height="19"'
                f' rx="4"/><text x="{x + 5:.0f}" y="{y + 14:.0f}">{escape(label)}</text>'
            )
            x += width + GAP
        y += ROW
    return parts, y


def draw(modules: list[Module]) -> str:
    """The map as SVG."""
    parts: list[str] = []
    places: dict[str, float] = {}
    y = 10.0
    for layer in ordered(modules):
        own = [module for module in modules if module.layer == layer]
        files, end = chips(own, y + 34)
        lines = sum(module.lines for module in own)
        parts.append(
            f'<rect class="layer" x="{MARGIN}" y="{y:.0f}" width="{WIDTH - MARGIN - 2}"'
            f' height="{end - y + 4:.0f}" rx="8"/>'
            f'<text class="title" x="{MARGIN + PAD}" y="{y + 22:.0f}">{layer}</text>'
            f'<text class="note" x="{MARGIN + 110}" y="{y + 22:.0f}">'
            f"{len(own)} files, {lines:,} lines</text>"
        )
        parts += files
        places[layer] = (y + end) / 2
        y = end + 18
    parts += arrows(between_layers(modules), places)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y:.0f}" '
        f'role="img" aria-label="Import map of Feira">\n<style>{STYLE}</style>\n'
        '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" '
        'markerHeight="9" markerUnits="userSpaceOnUse" orient="auto">'
        '<path d="M0 0 8 4 0 8z" fill="#3a6ea5"/></marker></defs>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def arrows(counts: Counter[tuple[str, str]], places: dict[str, float]) -> list[str]:
    """Imports between layers as arrows on the left, wider for more imports."""
    parts = []
    names = list(places)
    for (above, below), count in sorted(counts.items()):
        start, end = places[above], places[below]
        reach = 24 + 22 * abs(names.index(below) - names.index(above))
        offset = 5 * (names.index(above) - names.index(below)) / len(names)
        parts.append(
            f'<path class="arrow" stroke-width="{1 + count**0.5 / 3:.1f}" marker-end="url(#head)" '
            f'd="M{MARGIN} {start - offset:.0f} C{MARGIN - reach} {start:.0f} '
            f'{MARGIN - reach} {end:.0f} {MARGIN} {end + offset:.0f}">'
            f"<title>{above} imports {below}: {count}</title></path>"
        )
    return parts


def page(modules: list[Module]) -> str:
    """The map as a page of the documentation, with its data as a table."""
    counts = between_layers(modules)
    rows = []
    for layer in ordered(modules):
        own = [module for module in modules if module.layer == layer]
        below = ", ".join(f"{name} {n}" for (a, name), n in sorted(counts.items()) if a == layer)
        lines = sum(one.lines for one in own)
        rows.append(f"| `{layer}` | {len(own)} | {lines:,} | {below or 'nothing'} |")
    return (
        "# Import map\n\nImports go down only: a layer imports layers below it. "
        "`feira` itself is the front door; lower layers read nothing but its version. "
        f"The {len(modules)} modules import each other without a cycle. `make map` draws this page "
        f"from the sources.\n\n![Import map](map.svg)\n\nFiles with more than {LARGE} lines are "
        "orange.\n\n| layer | files | lines | imports |\n|---|---:|---:|---|\n"
        + "\n".join(rows)
        + "\n"
    )


def main(folder: Path = FOLDER) -> int:
    """Writes the map; 1 if there is a cycle."""
    modules = read_modules()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "map.svg").write_text(draw(modules), encoding="utf-8")
    (folder / "map.md").write_text(page(modules), encoding="utf-8")
    found = cycles({module.name: module.imports for module in modules})
    for group in found:
        print("import cycle:", " ↔ ".join(group), file=sys.stderr)
    print(f"{folder / 'map.svg'}: {len(modules)} modules of {PACKAGE}, {len(found)} cycles")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
