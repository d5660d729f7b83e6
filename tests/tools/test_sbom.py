"""The list of everything that a server is made of."""

import re

from tools import sbom


def test_every_locked_package_is_listed_with_its_digests() -> None:
    components = sbom.sbom()["components"]
    by_purl = {one["purl"]: one for one in components}
    assert len(by_purl) == len(components)
    locked = re.findall(r"^([^\s#\\=]+)==(\S+)", sbom.PYTHON.read_text(encoding="utf-8"), re.M)
    assert len(locked) > 20
    for name, version in locked:
        listed = by_purl[f"pkg:pypi/{name.partition('[')[0].lower()}@{version}"]
        assert listed["hashes"]
    page = [one for one in components if one.get("scope") == "required"]
    assert {"@fluent/bundle", "uqr"} <= {one["name"] for one in page}
    assert all(len(one["hashes"][0]["content"]) == 128 for one in page)


def test_a_requirement_for_some_systems_is_read() -> None:
    text = "uvloop==0.22.1 ; sys_platform != 'win32' \\\n    --hash=sha256:" + "a" * 64 + "\n"
    (one,) = sbom.python_components(text)
    assert (one["name"], one["version"], len(one["hashes"])) == ("uvloop", "0.22.1", 1)
