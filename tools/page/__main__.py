"""`python -m tools.page`: writes the engine of a page into build/engine.

It needs Node, and the npm packages of the client. `--interpreted` omits the kernels, which take
minutes to compile: such an engine plays by the same rules, but its computers are extremely slow.
"""

import argparse
import gzip
import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path
from zipfile import ZipFile

from feira.core.cache import PACKAGE
from feira.core.compiled import FOLDER, LIST, library_name, system_name
from feira.games import NAMES
from tools.kernels.sources import BUILD as KERNELS
from tools.kernels.sources import ROOT
from tools.page.modules import data_files, modules

TARGET = ROOT / "build" / "engine"
WHEELS = ROOT / "build" / "wheels"
PYODIDE = ROOT / "client" / "node_modules" / "pyodide"
HERE = Path(__file__).parent
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LOCK = "pyodide-lock.json"
REQUIREMENTS = ROOT / "requirements" / "page.txt"
WHEEL_TAGS = ("pyemscripten_2026_0_wasm32", "3.14", "cp314")  # platform, Python, ABI of Pyodide
NETWORK = ".network"  # the suffix of files that are loaded later
PYTHON_COPYRIGHT = "Copyright (c) 2001 Python Software Foundation; All Rights Reserved"
SOURCES_OF_PYODIDE = (
    "The files pyodide.mjs and pyodide.asm.* are Pyodide's own, unchanged. Its sources, and those\n"
    "of the libraries in it with their licences, are at https://github.com/pyodide/pyodide.\n"
    "The standard library of CPython is compiled, without the modules that Feira does not use."
)
MOST_BYTES = 6_200_000  # of the engine, compressed, without the files that are loaded later


def wheel() -> Path:
    """The wheel of msgspec for Pyodide, verified by its hash."""
    folder = WHEELS / hashlib.sha256(REQUIREMENTS.read_bytes()).hexdigest()[:16]
    if any(folder.glob("*.whl")):
        return next(folder.glob("*.whl"))
    platform, python, abi = WHEEL_TAGS
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    command += ["--only-binary=:all:", "--no-deps", "--require-hashes", "-r", str(REQUIREMENTS)]
    command += ["--platform", platform, "--python-version", python, "--abi", abi]
    subprocess.run([*command, "--dest", str(folder)], check=True)
    return next(folder.glob("*.whl"))


def add_kernels(folder: Path) -> None:
    """Adds the kernels as WebAssembly, compiled if necessary."""
    subprocess.run([sys.executable, "-m", "tools.kernels", "wasm32"], check=True, cwd=ROOT)
    compiled = KERNELS / "wasm32"
    place = folder / FOLDER.relative_to(PACKAGE.parent)
    system = system_name("Emscripten", "wasm32")
    (place / system).mkdir(parents=True)
    shutil.copyfile(compiled / LIST, place / LIST)
    for game in NAMES:
        shutil.copyfile(compiled / f"{game}.wasm", place / system / library_name(game, system))


def gather(folder: Path) -> None:
    """Copies everything that Python imports or reads into a folder."""
    for file in (*modules().values(), *data_files(), *networks()):
        target = folder / file.relative_to(PACKAGE.parent)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)
    with ZipFile(wheel()) as archive:
        archive.extractall(folder)


def networks() -> list[Path]:
    """The networks of all games."""
    return [PACKAGE / "games" / name / "strategy" / "network.npz" for name in NAMES]


def licences() -> str:
    """The licences of everything that the engine is made of."""
    of_pyodide = json.loads((PYODIDE / "package.json").read_text("utf-8"))
    shipped = (
        ("Feira", version("feira"), "see LICENSE of the project"),
        ("Pyodide", of_pyodide["version"], of_pyodide["license"]),
        ("CPython", WHEEL_TAGS[1], f"PSF-2.0, {PYTHON_COPYRIGHT}"),
        ("msgspec", version("msgspec"), "BSD-3-Clause"),
    )
    lines = [f"{name} {number}: {licence}" for name, number, licence in shipped]
    with ZipFile(wheel()) as archive:
        (text,) = (name for name in archive.namelist() if name.endswith("/LICENSE"))
        lines += ["", archive.read(text).decode()]
    return "\n".join([*lines, SOURCES_OF_PYODIDE, ""])


def assemble(target: Path, *, interpreted: bool) -> None:
    """Writes all files of the engine."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as sources:
        gather(Path(sources))
        if not interpreted:
            add_kernels(Path(sources))
        command = ["node", str(HERE / "pack.mjs"), str(PYODIDE), sources, str(target)]
        subprocess.run(command, check=True)
    for name in PYODIDE_FILES:
        shutil.copyfile(PYODIDE / name, target / name)
    info = json.loads((PYODIDE / LOCK).read_text("utf-8"))["info"]
    (target / LOCK).write_text(json.dumps({"info": info, "packages": {}}), "utf-8")
    shutil.copyfile(HERE / "engine.mjs", target / "engine.mjs")
    (target / "licences.txt").write_text(licences(), "utf-8")
    for name, file in zip(NAMES, networks(), strict=True):
        shutil.copyfile(file, target / f"{name}{NETWORK}")


def write_manifest(target: Path) -> int:
    """Lists all files with their sizes; returns the size of the engine without networks."""
    listed = []
    for file in sorted(target.iterdir()):
        data = file.read_bytes()
        listed.append(
            {
                "name": file.name,
                "size": len(data),
                "gzip": len(gzip.compress(data, 9)),
                "digest": hashlib.sha256(data).hexdigest(),
                "later": file.suffix == NETWORK,
            }
        )
    whole = hashlib.sha256("".join(str(one["digest"]) for one in listed).encode()).hexdigest()
    text = json.dumps({"digest": whole, "files": listed}, indent=1)
    (target / "manifest.json").write_text(text + "\n", "utf-8")
    return sum(int(one["gzip"]) for one in listed if not one["later"])  # type: ignore[call-overload]


def main() -> int:
    """Builds the engine, and fails if it is too large."""
    parser = argparse.ArgumentParser(prog="python -m tools.page", description=__doc__)
    parser.add_argument("--interpreted", action="store_true")
    parser.add_argument("--target", type=Path, default=TARGET)
    given = parser.parse_args()
    assemble(given.target, interpreted=given.interpreted)
    size = write_manifest(given.target)
    print(f"engine: {size / 1e6:.2f} MB compressed, in {given.target}", file=sys.stderr)
    if size > MOST_BYTES:
        print(f"engine: more than {MOST_BYTES / 1e6:.1f} MB are too many", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
