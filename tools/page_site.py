"""Builds Feira as a static site, for any host: the page with its engine, no server.

`make site` runs it. FEIRA_BASE is the path of the site on its host, `/` by default. Static hosts
cannot send our headers, so the page itself contains its content security policy; and they do not
know the routes of the page, so their page for missing files is ours.
"""

import os
import shutil
import sys
from html import escape
from pathlib import Path

import hatch_build

from feira.web.security_headers import PAGE_POLICY
from tools import ROOT

SITE = ROOT / "build" / "page"
NO_SERVER = {"VITE_FEIRA_SERVER": "none"}  # see client/src/lib/where.svelte.ts
NEEDS_SERVER = "embed.html"  # replays embedded by other sites


def base_of(given: str) -> str:
    """The path of the site, in Vite's form: with a slash at both ends."""
    inner = given.strip().strip("/")
    return f"/{inner}/" if inner else "/"


def build(base: str, site: Path = SITE) -> None:
    """Builds the whole site into a folder, replacing its contents."""
    if not (hatch_build.ENGINE / "manifest.json").is_file():
        raise hatch_build.Failed("the engine is not built: make engine")
    hatch_build.install()
    os.environ.update(NO_SERVER)
    options = ["--logLevel=warn", "--emptyOutDir", f"--outDir={site}", f"--base={base}"]
    if hatch_build.npm("run", "build", "--silent", "--", *options):
        raise hatch_build.Failed("npm run build failed in client/")
    (site / NEEDS_SERVER).unlink()
    hatch_build.add_engine(site)
    hatch_build.write_licences(site)
    finish(site)


def finish(site: Path) -> None:
    """Adds what a server would provide: the policy, all routes, the service worker."""
    index = site / "index.html"
    index.write_text(with_policy(index.read_text(encoding="utf-8")), encoding="utf-8")
    hatch_build.write_worker(site)
    shutil.copyfile(index, site / "404.html")
    (site / ".nojekyll").touch()  # some hosts would otherwise omit files


def with_policy(page: str) -> str:
    """A page with the policy before anything that is loaded."""
    start = "<head>"
    if page.count(start) != 1:
        raise hatch_build.Failed("index.html has no head")
    policy = escape(PAGE_POLICY, quote=True).replace("&#x27;", "'")
    meta = f'<meta http-equiv="content-security-policy" content="{policy}" />'
    return page.replace(start, f"{start}\n    {meta}")


def main() -> int:
    """The entry point for make."""
    try:
        build(base_of(os.environ.get("FEIRA_BASE", "/")))
    except hatch_build.Failed as failure:
        print(f"the site: {failure}", file=sys.stderr)
        return 1
    files = [path for path in SITE.rglob("*") if path.is_file()]
    print(f"{SITE}: {len(files)} files, {sum(path.stat().st_size for path in files) / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
