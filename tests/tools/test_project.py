"""Project files agree with each other, and the pages of the site link to what exists."""

import re
import tomllib
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from feira import __version__
from tools import ROOT, site

FORGE = "https://github.com/feira-games/feira"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_every_page_is_in_the_navigation_and_every_link_leads_somewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "STAGED", tmp_path / "docs")
    pages = site.pages()
    assert site.stage(pages, FORGE) == []
    listed = list(site.entries(site.settings()["nav"]))
    assert site.nav_problems(listed, [*pages.values(), "map.md"]) == []
    assert (tmp_path / "docs" / "changelog.md").exists()


def test_links_are_rewritten_for_the_site() -> None:
    pages = {"docs/a.md": "a.md", "docs/rules/b.md": "rules/b.md", "SECURITY.md": "security.md"}
    text = (
        "[b](rules/b.md#x) [s](../SECURITY.md) [m](../Makefile) [d](../docs) <a> [w](https://x)\n"
    )
    new, problems = site.relinked("docs/a.md", text, pages, FORGE)
    assert new == (
        f"[b](rules/b.md#x) [s](security.md) [m]({FORGE}/blob/main/Makefile) "
        f"[d]({FORGE}/tree/main/docs) <a> [w](https://x)\n"
    )
    assert problems == []
    new, problems = site.relinked("docs/rules/b.md", "[a](../a.md) [c](c.md)\n", pages, FORGE)
    assert new.startswith("[a](../a.md)")
    assert problems == ["docs/rules/b.md: c.md leads nowhere"]


def test_links_in_code_are_left_alone() -> None:
    text = "[c](c.md)\n```\n[c](c.md)\n```\n[c](c.md)\n"
    _, problems = site.relinked("docs/a.md", text, {"docs/a.md": "a.md"}, FORGE)
    assert len(problems) == 2


def test_a_wrong_navigation_is_noticed() -> None:
    nav = [{"A": "a.md"}, {"B": [{"C": "c.md"}]}]
    assert list(site.entries(nav)) == ["a.md", "c.md"]
    assert site.nav_problems(["a.md", "c.md"], ["a.md", "b.md"]) == [
        "navigation: b.md is not listed",
        "navigation: there is no c.md",
    ]


def test_addresses_are_the_same_everywhere() -> None:
    urls = PROJECT["urls"]
    assert set(urls) == {"Homepage", "Documentation", "Source", "Issues", "Changelog"}
    assert urls["Source"] == site.settings()["repo_url"] == FORGE
    assert urls["Documentation"] == site.settings()["site_url"]
    citation = yaml.safe_load(read("CITATION.cff"))
    assert citation["repository-code"] == FORGE
    assert citation["version"] == __version__
    assert citation["license"] == PROJECT["license"]
    assert citation["authors"] == PROJECT["authors"]


def test_the_workflow_runs_what_ci_runs_on_declared_versions() -> None:
    workflow = yaml.safe_load(read(".github/workflows/ci.yml"))
    test = workflow["jobs"]["test"]
    assert {"run": ".ci/run"} in test["steps"]
    declared = {line.rpartition(" ")[2] for line in PROJECT["classifiers"]}
    assert set(test["strategy"]["matrix"]["python"]) <= declared
    assert {"run": "make docs"} in workflow["jobs"]["docs"]["steps"]


def test_pre_commit_uses_the_pinned_ruff() -> None:
    hooks = yaml.safe_load(read(".pre-commit-config.yaml"))["repos"]
    revisions = {repo["repo"]: repo.get("rev") for repo in hooks}
    pinned = re.search(r"^ruff==(\S+)", read("requirements/test.txt"), re.MULTILINE)
    assert pinned is not None
    assert revisions["https://github.com/astral-sh/ruff-pre-commit"] == f"v{pinned[1]}"


def test_every_target_of_make_is_described() -> None:
    makefile = read("Makefile")
    phony = " ".join(re.findall(r"^\.PHONY: (.*)", makefile, re.MULTILINE)).split()
    assert {"docs", "api", "map", "sizes"} <= set(phony)
    for target in phony:
        if target != "clean":
            assert re.search(rf"^{target}:.*## \w", makefile, re.MULTILINE), target


@pytest.mark.parametrize("name", ["first_steps", "your_own_player", "a_million_games"])
def test_examples_are_notebooks_as_scripts(name: str) -> None:
    text = read(f"examples/{name}.py")
    assert text.startswith("# %% [markdown]\n# # ")
    assert "\n# %%\n" in text
    compile(text, name, "exec")
