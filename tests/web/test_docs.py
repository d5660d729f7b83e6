"""docs/server.md and docs/deployment.md describe what the server does."""

import asyncio
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml  # type: ignore[import-untyped]
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from feira.core.types import Json
from feira.games import find_game
from feira.service.client_messages import ClientMessage
from feira.table import broadcast, store
from feira.table.plan import Plan, checked
from feira.web.settings import Settings, read_settings

ROOT = Path(__file__).parent.parent.parent
SERVER = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
DEPLOYMENT = (ROOT / "docs" / "deployment.md").read_text(encoding="utf-8")
SOURCES = [
    path.read_text(encoding="utf-8")
    for folder in ("service", "table", "web")
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


@cache
def compose(name: str) -> Json:
    """The services of a compose file."""
    services: Json = yaml.safe_load((ROOT / "deploy" / name).read_text())["services"]
    return services


def test_the_compose_files_give_the_server_settings_that_exist() -> None:
    small, large = compose("compose.yaml"), compose("compose.large.yaml")
    assert set(small) == {"feira", "proxy"}
    assert small["proxy"]["profiles"], "one container, unless more is asked for"
    assert set(large) == {"proxy", "feira", "postgres", "redis"}
    assert large["feira"]["deploy"]["replicas"] == 2
    known = {f"FEIRA_{field.name.upper()}" for field in msgspec.structs.fields(Settings)}
    for services, database in ((small, "sqlite:"), (large, "postgresql+psycopg:")):
        given = services["feira"]["environment"]
        settings = read_settings(None, given)
        assert settings.secure
        assert settings.database.startswith(database)
        assert set(given) <= known
        build = services["feira"]["build"]
        assert (ROOT / "deploy" / build["context"] / build["dockerfile"]).is_file()
    assert read_settings(None, large["feira"]["environment"]).redis.startswith("redis://redis:")
    assert small["feira"]["volumes"] == ["games:/var/lib/feira"], "the database outlives it"


@pytest.mark.parametrize("name", ["compose.yaml", "compose.large.yaml"])
@pytest.mark.parametrize("claimed", ["", "203.0.113.7, ", "10.0.0.1, 203.0.113.7, "])
def test_visitors_do_not_choose_their_address(name: str, claimed: str) -> None:
    """A proxy of the container's network adds the address that it sees to what was claimed."""
    seen: list[tuple[str, int]] = []

    async def app(scope: Any, *_: Any) -> None:
        seen.append(scope["client"])

    trusted = read_settings(None, compose(name)["feira"]["environment"]).proxies
    headers = [(b"x-forwarded-for", f"{claimed}198.51.100.4".encode())]
    scope = {"type": "http", "client": ("172.18.0.2", 1), "headers": headers}
    asyncio.run(ProxyHeadersMiddleware(app, trusted)(scope, None, None))  # type: ignore[arg-type]
    assert seen == [("198.51.100.4", 0)]


@pytest.mark.parametrize("name", ["compose.yaml", "compose.large.yaml"])
def test_containers_are_pinned_and_have_limits(name: str) -> None:
    pinned = re.compile(r"[a-z]+:[0-9.a-z-]+@sha256:[0-9a-f]{64}")
    docker = (ROOT / "deploy" / "Dockerfile").read_text()
    assert all(pinned.fullmatch(image) for image in re.findall(r"^FROM (\S+)", docker, re.M))
    for service in compose(name).values():
        assert "build" in service or pinned.fullmatch(service["image"])
        assert set(service["deploy"]["resources"]["limits"]) == {"cpus", "memory", "pids"}
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert all(
            port.startswith(("127.0.0.1:", "80:", "443:")) for port in service.get("ports", [])
        )


def test_under_systemd_it_has_no_rights_and_limits() -> None:
    unit = (ROOT / "deploy" / "feira.service").read_text()
    lines = [line for line in unit.splitlines() if "=" in line and not line.startswith("#")]
    given = dict(line.split("=", 1) for line in lines if not line.startswith("Environment="))
    assert given["ExecStart"].endswith("/feira serve")
    assert (given["DynamicUser"], given["StateDirectory"], given["UMask"]) == (
        *("yes", "feira", "0077"),
    )
    assert (given["NoNewPrivileges"], given["ProtectSystem"]) == ("yes", "strict")
    assert given["CapabilityBoundingSet"] == ""
    assert {"MemoryMax", "CPUQuota", "TasksMax", "LimitNOFILE"} <= set(given)
    names = re.findall(r"^Environment=FEIRA_(\w+)=", unit, re.M)
    assert {name.lower() for name in names} <= set(Settings.__struct_fields__)
