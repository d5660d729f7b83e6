"""Friends, blocks, invitations and reports: permissions, concurrency, and deletion."""

import asyncio
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, NullPool, create_engine, insert

from feira.core.types import Json
from feira.table.schema import metadata
from feira.table.schema_of_people import relations
from feira.web.admin.reports import close_report, find_reports
from feira.web.relations import BLOCKED, Relations
from tests.web.games import warm_server
from tests.web.live_server import PASSWORD, Caller, LiveServer, begin

pytestmark = pytest.mark.native
numbers = count(1)


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with warm_server() as one:
        yield one


@pytest.fixture
def two(server: LiveServer) -> Iterator[tuple[Caller, Caller]]:
    """Two accounts, Ada and Ben, with names of this test."""
    number = next(numbers)
    with Caller(server).account(f"Ada {number}") as ada, Caller(server) as ben:
        yield ada, ben.account(f"Ben {number}")


def name(caller: Caller) -> str:
    return str(caller.get("/api/me").json()["name"])


def ask(caller: Caller, other: Caller) -> tuple[int, str]:
    """Asks for friendship: the status, and what they are now."""
    answer = caller.post("/api/friends", {"name": name(other)})
    return answer.status_code, answer.json().get("relation", "")


def circle(caller: Caller) -> Json:
    return dict(caller.get("/api/me/people").json())


def block(caller: Caller, other: Caller) -> str:
    """Blocks somebody; returns the id of the block."""
    answer = caller.post("/api/blocks", {"name": name(other)})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["blocked"][-1]["id"])


def invite(caller: Caller, table: str, other: Caller) -> int:
    path = f"/api/tables/{table}/invitations"
    return caller.post(path, {"name": name(other)}).status_code


def test_friendship_is_asked_for_and_accepted(two: tuple[Caller, Caller]) -> None:
    ada, ben = two
    assert ask(ada, ben) == (200, "asked")
    assert ask(ada, ben) == (200, "asked"), "twice is as once"
    assert circle(ben)["asking"] == [name(ada)]
    assert circle(ada)["asked"] == [name(ben)]
    assert ask(ben, ada) == (200, "friend")
    assert circle(ada)["friends"] == [name(ben)]
    assert circle(ben)["friends"] == [name(ada)]
    assert circle(ada)["asked"] == circle(ben)["asking"] == []
    assert ben.ask("DELETE", f"/api/friends?name={name(ada)}").status_code == 204
    assert circle(ada)["friends"] == circle(ben)["friends"] == []
    assert ben.ask("DELETE", f"/api/friends?name={name(ada)}").status_code == 404


def test_who_ask_each_other_at_the_same_moment_are_friends(two: tuple[Caller, Caller]) -> None:
    ada, ben = two
    assert name(ada)
    assert name(ben)
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(ask, (ada, ben), (ben, ada)))
    assert sorted(answers) == [(200, "asked"), (200, "friend")]
    assert circle(ada)["friends"] == [name(ben)]
    assert circle(ben)["friends"] == [name(ada)]


def test_bad_requests_are_refused_with_one_line(
    server: LiveServer, two: tuple[Caller, Caller]
) -> None:
    ada, ben = two
    assert ask(ada, ada)[0] == 400
    assert ada.post("/api/friends", {"name": "Nobody at all"}).status_code == 404
    assert ada.post("/api/blocks", {"name": name(ada)}).status_code == 400
    assert ada.post("/api/blocks", {"table": "none", "seat": 1}).status_code == 404
    assert ada.ask("DELETE", "/api/blocks/none").status_code == 404
    assert ada.post("/api/reports", {"name": name(ben), "reason": "bad"}).status_code == 400
    with Caller(server).guest("Gus") as gus:
        assert gus.post("/api/friends", {"name": name(ada)}).status_code == 400
        table = gus.table("me", "invite")
        assert invite(gus, table, ada) == 400
    with Caller(server) as nobody:
        assert nobody.get("/api/me/people").status_code == 401


def test_a_blocked_person_can_neither_ask_nor_invite_nor_sit_nor_be_heard(
    server: LiveServer, two: tuple[Caller, Caller]
) -> None:
    ada, ben = two
    hers = ada.table("me", "lobby", public=True)
    his = ben.table("me", "invite")
    assert invite(ben, his, ada) == 204
    assert ask(ben, ada) == (200, "asked")
    blocked = block(ada, ben)
    assert circle(ada)["asking"] == circle(ben)["asked"] == []
    assert ada.get("/api/me/invitations").json() == []
    assert ask(ben, ada)[0] == ask(ada, ben)[0] == 403
    assert invite(ben, his, ada) == invite(ada, hers, ben) == 403
    assert hers not in [one["id"] for one in ben.get("/api/lobby").json()["tables"]]
    assert hers not in [one["id"] for one in ben.get("/api/tables").json()]
    refused = ben.command(hers, "sit")
    assert refused.status_code == 409
    assert refused.json()["refused"] == {"key": "not-welcome"}
    with ben.socket(hers) as socket:
        version = server.live(hers).table.version
        answer = socket.ask({"do": "sit", "id": "s1", "version": version})
        assert answer["refused"] == {"key": "not-welcome"}
    assert ben.get(f"/api/profiles?name={name(ada)}").status_code == 404
    assert ada.get(f"/api/profiles?name={name(ben)}").json()["relation"] == "blocked"
    assert ada.ask("DELETE", f"/api/blocks/{blocked}").status_code == 204
    ben.do(hers, "sit")


def test_what_a_blocked_person_says_is_hidden_to_me_only(
    server: LiveServer, two: tuple[Caller, Caller]
) -> None:
    ada, ben = two
    with Caller(server).guest("Cem") as cem:
        table = begin(server, ada, ben, cem)
        answer = ada.post("/api/blocks", {"table": table, "seat": 1})
        assert answer.json()["blocked"][0]["name"] == name(ben)
        with ada.socket(table) as hers, ben.socket(table) as his, cem.socket(table) as theirs:
            his.send({"do": "say", "text": "boo"})
            assert theirs.receive("said")["text"] == "boo"
            theirs.send({"do": "say", "text": "hello"})
            assert hers.receive("said")["text"] == "hello", "the other one did not come"
        path = f"/api/tables/{table}/chat"
        assert [one["text"] for one in ada.get(path).json()] == ["hello"]
        assert [one["text"] for one in cem.get(path).json()] == ["boo", "hello"]


def test_an_invitation_is_seen_followed_and_declined(two: tuple[Caller, Caller]) -> None:
    ada, ben = two
    table = ada.table("me", "invite")
    assert invite(ben, table, ada) == 403, "only the host invites"
    assert invite(ada, table, ben) == 204
    assert invite(ada, table, ben) == 204, "twice is as once"
    (seen,) = ben.get("/api/me/invitations").json()
    assert (seen["table"], seen["sender"]) == (table, name(ada))
    ben.do(table, "sit", invitation=seen["code"])
    assert ben.get("/api/me/invitations").json() == []
    assert invite(ada, table, ben) == 409, "no seat is free"
    other = ada.table("me", "invite")
    assert invite(ada, other, ben) == 204
    assert ben.ask("DELETE", f"/api/me/invitations/{other}").status_code == 204
    assert ben.ask("DELETE", f"/api/me/invitations/{other}").status_code == 404
    assert ben.get("/api/me/invitations").json() == []


def test_a_report_has_the_chat_as_evidence(server: LiveServer, two: tuple[Caller, Caller]) -> None:
    ada, ben = two
    table = begin(server, ada, ben)
    with ben.socket(table) as socket:
        socket.send({"do": "say", "text": "you cheat"})
        socket.receive("said")
    data = {"name": name(ben), "table": table, "reason": "chat", "text": "He insults\n\x1b\x9bme"}
    made = ada.post("/api/reports", data)
    assert made.status_code == 201, made.text
    engine = server.service.database.engine
    with engine.connect() as db:
        (found,) = [one for one in find_reports(db, every=False, limit=50) if one["text"]]
    assert found["about_name"] == name(ben)
    assert found["author_name"] == name(ada)
    assert (found["text"], found["table_id"]) == ("He insults me", table)
    assert [line["text"] for line in found["evidence"]] == ["you cheat"]
    audit = server.rows("SELECT actor, action, subject FROM audit WHERE action = 'reported'")
    assert (ada.id, "reported", ben.id) in audit
    assert ada.post("/api/reports", {"name": name(ada), "reason": "chat"}).status_code == 400
    with engine.connect() as db, db.begin():
        db.info["writes"] = True
        assert close_report(db, found["id"], note="spoke to him")["closed"]
        assert all(one["id"] != found["id"] for one in find_reports(db, every=False, limit=50))


def test_a_guests_blocks_and_reports_become_the_accounts(server: LiveServer) -> None:
    with Caller(server).account("Adopted Ada") as ada, Caller(server).guest("Eve") as eve:
        gus = Caller(server).guest("Gus")
        table = begin(server, gus, eve, ada)
        assert gus.post("/api/blocks", {"table": table, "seat": 1}).status_code == 201
        assert gus.post("/api/blocks", {"table": table, "seat": 2}).status_code == 201
        assert eve.post("/api/blocks", {"table": table, "seat": 2}).status_code == 201
        gus.post("/api/reports", {"table": table, "seat": 1, "reason": "leaving"})
        answer = gus.post("/api/login", {"name": "Adopted Ada", "password": PASSWORD})
        assert answer.status_code == 200, answer.text
        assert [one["name"] for one in circle(ada)["blocked"]] == ["Eve"], "not oneself"
        assert len(ada.get("/api/me/data").json()["reports"]) == 1


def test_everything_between_people_is_exported_and_deleted(
    server: LiveServer, two: tuple[Caller, Caller]
) -> None:
    ada, ben = two
    table = begin(server, ben, ada)
    with ada.socket(table) as socket:
        socket.send({"do": "say", "text": "zanzibar"})
        socket.receive("said")
    assert ask(ada, ben) == (200, "asked")
    his = ben.table("me", "invite")
    assert invite(ben, his, ada) == 204
    with Caller(server).account(f"Cem {next(numbers)}") as cem:
        assert cem.post("/api/reports", {"name": name(ada), "reason": "name"}).status_code == 201
        data = {"name": name(ben), "table": table, "reason": "leaving"}
        assert cem.post("/api/reports", data).status_code == 201
        block(cem, ada)
        theirs = cem.id
    ada.post("/api/reports", {"name": name(ben), "reason": "other", "text": "so rude"})
    known = ada.get("/api/me/data").json()
    assert [one["kind"] for one in known["relations"]] == ["asked"]
    assert [one["text"] for one in known["reports"]] == ["so rude"]
    assert [one["reason"] for one in known["reported"]] == ["name"]
    assert len(known["invitations"]) == 1
    assert theirs not in json.dumps(known), "who has reported or blocked me stays theirs"
    who = ada.id
    assert ada.ask("DELETE", "/api/me").status_code == 204
    for kept in ("relations", "invitations", "reports", "seat_statistics"):
        assert who not in repr(server.everything()[kept]), kept
    assert "zanzibar" not in repr(server.everything())
    assert circle(ben)["asking"] == []


def test_requests_to_others_have_a_quota(server: LiveServer, two: tuple[Caller, Caller]) -> None:
    ada, ben = two
    rate = server.service.quotas.rates["requests"]
    most, rate.most = rate.most, 1
    try:
        answers = [ask(ada, ben)[0] for _ in range(6)]
    finally:
        rate.most = most
    assert 429 in answers


class ClosingDatabase:
    """Closes a connection permanently after a read, as a busy pool may do."""

    def __init__(self, file: Path) -> None:
        self.engine = create_engine(f"sqlite:///{file}", poolclass=NullPool)
        metadata.create_all(self.engine)

    async def read(self, do: Callable[[Connection], Any]) -> Any:
        with self.engine.connect() as db:
            return do(db)


def test_blockers_are_read_before_the_connection_is_closed(tmp_path: Path) -> None:
    database = ClosingDatabase(tmp_path / "feira.db")
    with database.engine.begin() as db:
        row = {"person": "ada", "other": "ben", "kind": BLOCKED, "id": "block", "at": 0}
        db.execute(insert(relations), row)
    found = asyncio.run(Relations(database).blockers_of("ben"))  # type: ignore[arg-type]
    assert found == {"ada"}
