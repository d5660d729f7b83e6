"""The static site: its policy, its routes, and what its service worker caches."""

import json
import re
from pathlib import Path

import hatch_build
import pytest
from tools.page_site import base_of, finish, with_policy

from feira.web.security_headers import SECURITY_HEADERS

WORKER = hatch_build.CLIENT / "public" / hatch_build.WORKER


@pytest.mark.parametrize(
    ("given", "base"),
    [("", "/"), ("/", "/"), ("feira", "/feira/"), ("/feira", "/feira/"), (" /a/b/ ", "/a/b/")],
)
def test_the_base_has_a_slash_at_both_ends(given: str, base: str) -> None:
    assert base_of(given) == base


def test_the_policy_is_that_of_a_server_as_far_as_a_page_can_say_it() -> None:
    page = with_policy("<html><head><script></script></head></html>")
    policy = re.search(r'content="([^"]*)"', page)
    assert policy is not None
    assert page.index("<meta") < page.index("<script")
    said = set(SECURITY_HEADERS["content-security-policy"].split("; "))
    assert said - set(policy[1].split("; ")) == {"frame-ancestors 'none'"}


def test_a_page_without_a_head_is_refused() -> None:
    with pytest.raises(hatch_build.Failed, match="head"):
        with_policy("<html></html>")


def test_the_page_lists_the_licences_of_all_that_is_in_it(tmp_path: Path) -> None:
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / hatch_build.LICENCES).write_text("CPython 3.14: PSF-2.0\n")
    hatch_build.write_licences(tmp_path)
    text = (tmp_path / hatch_build.LICENCES).read_text("utf-8")
    package = json.loads((hatch_build.CLIENT / "package.json").read_bytes())
    drawn = [name for name in package["devDependencies"] if name.startswith("@iconify-json/")]
    for name in (*package["dependencies"], *drawn, "svelte"):
        assert re.search(rf"^{name} [\d.]+: (MIT|Apache-2\.0|OFL-1\.1)$", text, re.MULTILINE), name
    assert "SIL OPEN FONT LICENSE" in text
    assert "CPython" in text


def made(folder: Path, script: str = "1", engine: str = "e1") -> str:
    """A small site, finished; its service worker."""
    (folder / "engine").mkdir(parents=True)
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<html><head></head></html>")
    (folder / "assets" / "index-1a2b.js").write_text(script)
    (folder / "engine" / "manifest.json").write_text(json.dumps({"digest": engine, "files": []}))
    (folder / "engine" / "feira.zip").write_bytes(b"PK")
    (folder / "sw.js").write_bytes(WORKER.read_bytes())
    finish(folder)
    return (folder / "sw.js").read_text(encoding="utf-8")


def said(worker: str, name: str) -> object:
    """What the service worker was told."""
    found = re.search(rf"^const {name} = (.*);$", worker, re.MULTILINE)
    assert found is not None
    return json.loads(found[1])


def test_the_worker_keeps_the_page_and_knows_its_engine(tmp_path: Path) -> None:
    worker = made(tmp_path / "site")
    assert said(worker, "FILES") == ["assets/index-1a2b.js", "index.html"]
    assert said(worker, "ENGINE_DIGEST") == "e1"
    assert (tmp_path / "site" / "404.html").read_text() == (
        tmp_path / "site" / "index.html"
    ).read_text()


def test_the_version_is_another_one_if_anything_is(tmp_path: Path) -> None:
    workers = [
        made(tmp_path / "a"),
        made(tmp_path / "b"),
        made(tmp_path / "c", script="2"),
        made(tmp_path / "d", engine="e2"),
    ]
    same, again, other, engine = [said(worker, "VERSION") for worker in workers]
    assert same == again
    assert len({same, other, engine}) == 3


def test_a_worker_that_cannot_be_told_is_refused(tmp_path: Path) -> None:
    (tmp_path / "sw.js").write_text("const VERSION = '';")
    with pytest.raises(hatch_build.Failed, match="FILES"):
        hatch_build.write_worker(tmp_path)
