"""`make sbom`: lists everything that a server is made of, as CycloneDX 1.6 (build/sbom.cdx.json).

The versions and digests are those of the lock files: `requirements/server.txt` for Python, and
`client/package-lock.json` for the page. The image of `deploy/` has an SBOM of its own, which also
has the packages of its base image: see `deploy/docker-bake.hcl`.
"""

import base64
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from feira import __version__

ROOT = Path(__file__).parents[1]
OUT = ROOT / "build" / "sbom.cdx.json"
PYTHON = ROOT / "requirements" / "server.txt"
CLIENT = ROOT / "client" / "package-lock.json"
LINE = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^\s;\\]+)", re.MULTILINE)

Component = dict[str, Any]


def python_components(text: str) -> Iterator[Component]:
    """The packages of a file of locked requirements."""
    starts = list(LINE.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        name, version = start[1], start[2]
        digests = re.findall(r"--hash=sha256:([0-9a-f]{64})", text[start.end() : end])
        yield {
            "type": "library",
            "name": name,
            "version": version,
            "purl": f"pkg:pypi/{name.lower().replace('_', '-')}@{version}",
            "hashes": [{"alg": "SHA-256", "content": digest} for digest in digests],
        }


def client_components(lock: Any) -> Iterator[Component]:
    """The packages of a client: those of the page, and those that only build it (excluded)."""
    for path, package in sorted(lock["packages"].items()):
        name = path.rpartition("node_modules/")[2]
        if not name:
            continue
        one: Component = {
            "type": "library",
            "name": name,
            "version": package["version"],
            "purl": f"pkg:npm/{name.replace('@', '%40')}@{package['version']}",
            "scope": "excluded" if package.get("dev") else "required",
        }
        if "license" in package:
            one["licenses"] = [{"expression": package["license"]}]
        algorithm, _, digest = package.get("integrity", "").partition("-")
        if algorithm == "sha512":
            content = base64.b64decode(digest).hex()
            one["hashes"] = [{"alg": "SHA-512", "content": content}]
        yield one


def sbom() -> Component:
    """The whole list."""
    lock = json.loads(CLIENT.read_text(encoding="utf-8"))
    found = (
        *python_components(PYTHON.read_text(encoding="utf-8")),
        *client_components(lock),
    )
    components = list({one["purl"]: one for one in found}.values())  # without duplicates
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {"type": "application", "name": "feira", "version": __version__},
        },
        "components": components,
    }


def main() -> None:
    """Writes the list."""
    found = sbom()
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(f"{OUT.relative_to(ROOT)}: {len(found['components'])} components")


if __name__ == "__main__":
    main()
