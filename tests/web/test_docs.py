"""docs/server.md and docs/deployment.md describe what the server does."""

import json
import re
from pathlib import Path

import msgspec
import pytest
import yaml  # type: ignore[import-untyped]

from feira.games import find_game
from feira.table import broadcast, store
from feira.table.plan import Plan, checked
from feira.web.client_messages import ClientMessage
from feira.web.settings import Settings, read_settings

ROOT = Path(__file__).parent.parent.parent
SERVER = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
DEPLOYMENT = (ROOT / "docs" / "deployment.md").read_text(encoding="utf-8")
SOURCES = [
    path.read_text(encoding="utf-8")
    for folder in ("table", "web")
    for path in (ROOT / "src" / "feira" / folder).rglob("*.py")
]


def examples(kind: str) -> list[str]:
    """The JSON objects of the examples of one kind."""
    found = []
    for block in re.findall(rf"```json {kind}\n(.*?)```", SERVER, re.DOTALL):
        decoder, rest = json.JSONDecoder(), block.strip()
        while rest:
            _, end = decoder.raw_decode(rest)
            found.append(rest[:end])
            rest = rest[end:].strip()
    return found


def test_every_command_is_shown_and_can_be_sent() -> None:
    shown = {type(msgspec.json.decode(text, type=ClientMessage)) for text in examples("send")}
    assert shown == set(ClientMessage.__args__)


def test_every_kind_of_message_is_shown() -> None:
    kinds = re.findall(r'\{"kind": ?"([a-z]+)"', "\n".join(SOURCES))
    structs = (broadcast.Snapshot, broadcast.Change, store.ChatMessage)
    kinds += [struct.__struct_config__.tag for struct in structs]
    assert {json.loads(text)["kind"] for text in examples("receive")} == set(kinds)


def test_every_reason_to_refuse_is_explained() -> None:
    code = "\n".join(SOURCES)
    keys = re.findall(r'Refused\(\s*"([a-z-]+)"', code) + re.findall(r'"key": "([a-z-]+)"', code)
    assert len(set(keys)) > 15
    for key in keys:
        assert f"`{key}`" in SERVER


def test_the_plan_makes_sense() -> None:
    (text,) = examples("plan")
    plan = msgspec.json.decode(text, type=Plan)
    assert checked(plan, find_game(plan.game)).seats == 4


def test_every_path_of_the_api_is_named() -> None:
    named = " ".join(re.findall(r"`([^`]*)`", SERVER.replace("`, `", " ")))
    for path in re.findall(r'@(?:get|post|delete)\(\s*"(/[^"]*)"', "\n".join(SOURCES)):
        last = re.sub(r"\{\w+:\w+\}", "", path).rstrip("/").rpartition("/")[2]
        assert last in named + DEPLOYMENT, path


def test_every_setting_is_explained_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \|(.*?)\|", DEPLOYMENT, re.MULTILINE))
    for field in msgspec.structs.fields(Settings):
        text = rows[field.name].strip(" `")
        given = {f"FEIRA_{field.name.upper()}": text} if text else {}
        assert read_settings(None, given) == Settings(), field.name


def test_every_metric_is_explained() -> None:
    for name in re.findall(r'MetricFamily\(\s*"(\w+)"', "\n".join(SOURCES)):
        assert f"`{name}" in DEPLOYMENT


@pytest.mark.parametrize("page", ["server.md", "deployment.md"])
def test_the_pages_name_only_files_that_exist(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\((?!http)([^)#]+)\)", text):
        assert (ROOT / "docs" / target).exists(), target


def test_the_compose_file_gives_the_workers_settings_that_exist() -> None:
    services = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text())["services"]
    assert set(services) == {"proxy", "feira", "postgres", "redis"}
    assert services["feira"]["deploy"]["replicas"] == 2
    given = services["feira"]["environment"]
    settings = read_settings(None, given)
    assert settings.secure
    assert settings.redis.startswith("redis://redis:")
    known = {f"FEIRA_{field.name.upper()}" for field in msgspec.structs.fields(Settings)}
    assert set(given) <= known
    build = services["feira"]["build"]
    assert (ROOT / "deploy" / build["context"] / build["dockerfile"]).is_file()
