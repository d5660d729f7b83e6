"""Builds the documentation site: stages the pages in build/docs, checks them, runs Zensical.

`make docs` runs it. Pages link to each other and to files of the repository, so that they can be
read on a forge too. In the staged copy, a link to a file that is no page becomes a link to the
forge. It fails on a link that leads nowhere, on a page that the navigation leaves out, and on a
navigation entry without a page.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any

from tools import ROOT, import_map

DOCS = ROOT / "docs"
STAGED = ROOT / "build" / "docs"
CONFIG = ROOT / "zensical.toml"
ROOT_PAGES = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "reporting.md",  # docs/security.md has the other name
}
LINK = re.compile(r"(\]\()([^)\s]+)(\))")
FENCE = re.compile(r"^```", re.MULTILINE)


def pages() -> dict[str, str]:
    """Every page of the repository by its path, with its path on the site."""
    own = {path.relative_to(ROOT).as_posix(): path for path in sorted(DOCS.rglob("*.md"))}
    return {name: path.relative_to(DOCS).as_posix() for name, path in own.items()} | ROOT_PAGES


def settings() -> dict[str, Any]:
    """The project settings of the site."""
    found: dict[str, Any] = tomllib.loads(CONFIG.read_text(encoding="utf-8"))["project"]
    return found


def entries(nav: list[Any]) -> Iterator[str]:
    """All pages of a navigation, in order."""
    for item in nav:
        for value in item.values():
            if isinstance(value, str):
                yield value
            else:
                yield from entries(value)


def nav_problems(listed: list[str], staged: list[str]) -> list[str]:
    """The problems of the navigation."""
    missing = [f"navigation: {name} is not listed" for name in sorted(set(staged) - set(listed))]
    dangling = [f"navigation: there is no {name}" for name in sorted(set(listed) - set(staged))]
    return missing + dangling


def outside_code(text: str) -> Iterator[tuple[bool, str]]:
    """The parts of a page: (True, text) and (False, block of code), in turn."""
    inside = False
    for part in re.split(r"(?m)^(?=```)", text):
        if inside and part.startswith("```"):
            inside = False
            fence, newline, rest = part.partition("\n")
            yield False, fence + newline
            yield True, rest
        else:
            inside = part.startswith("```")
            yield not inside, part


def relinked(source: str, text: str, site: dict[str, str], forge: str) -> tuple[str, list[str]]:
    """A page with links that work on the site, and the problems of its links."""
    problems: list[str] = []

    def replace(match: re.Match[str]) -> str:
        address, hash_mark, anchor = match[2].partition("#")
        if not address or re.match(r"[a-z]+:", address):
            return match[0]
        path = os.path.normpath(PurePosixPath(source).parent / address)
        if path in site:
            folder = PurePosixPath(site[source]).parent
            target = os.path.relpath(site[path], folder)
        elif not (ROOT / path).exists():
            problems.append(f"{source}: {match[2]} leads nowhere")
            return match[0]
        elif path.startswith("docs/"):
            target = os.path.relpath(path.removeprefix("docs/"), PurePosixPath(site[source]).parent)
        else:
            kind = "tree" if (ROOT / path).is_dir() else "blob"
            target = f"{forge}/{kind}/main/{path}"
        return f"{match[1]}{target}{hash_mark}{anchor}{match[3]}"

    parts = [LINK.sub(replace, part) if is_text else part for is_text, part in outside_code(text)]
    return "".join(parts), problems


def stage(site: dict[str, str], forge: str) -> list[str]:
    """Copies docs/ and the pages of the root to build/docs; returns their problems."""
    shutil.rmtree(STAGED, ignore_errors=True)
    shutil.copytree(DOCS, STAGED)
    problems = []
    for source, target in site.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        new, found = relinked(source, text, site, forge)
        (STAGED / target).write_text(new, encoding="utf-8")
        problems += found
    return problems


def main() -> int:
    """Stages, checks and builds the site."""
    site = pages()
    project = settings()
    problems = stage(site, project["repo_url"])
    if import_map.main(STAGED):
        problems.append("the import map has a cycle")
    problems += nav_problems(list(entries(project["nav"])), [*site.values(), "map.md"])
    for problem in problems:
        print(f"docs: {problem}", file=sys.stderr)
    if problems:
        return 1
    program = Path(sys.executable).with_name("zensical")
    command = [str(program), "build", "--strict", "--clean", "--config-file", str(CONFIG)]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
