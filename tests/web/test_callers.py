"""Every command from people who may not send it is refused, and nothing changes.

The commands come from the command table itself, so a new one is covered or fails here.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, get_args

import msgspec
import pytest
from msgspec import structs

from feira.core.types import Json
from feira.table.commands import (
    Agree,
    Choose,
    Claim,
    Command,
    Commit,
    Decline,
    End,
    Remove,
    Resign,
    Return,
    Reveal,
    Sit,
    Stand,
    TakeBack,
)
from feira.table.log import Left
from feira.table.secret import nonce_commitment
from feira.table.table import Table
from tests.web.live_server import Caller, LiveServer, begin, ids, start_server

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]

NONCE = "a-nonce-of-mine"
WALL_TIME: Json = {"since": 0}  # is worked out anew for each snapshot, give or take a millisecond
REFUSED = (401, 403, 409)  # nobody, no CSRF token of this session, not at this table
COMMANDS: tuple[type[Any], ...] = get_args(Command)
CALLERS = (
    "another seat",
    "spectator",
    "stranger",
    "expired session",
    "revoked token",
    "player of another table",
    "signed out",
    "made-up session",
    "made-up token",
)
# What some of them may rightfully do in their own name; forged, it is refused all the same.
RIGHTS = {
    ("another seat", Stand),
    ("another seat", Commit),
    ("another seat", TakeBack),
    ("another seat", Resign),
    ("spectator", Sit),
    ("player of another table", Sit),
}


@dataclass
class Stage:
    """A table where a command could be given right now, and by whom."""

    table: str
    rightful: Caller
    other: Caller


class Theatre:
    """A server with all the callers, and a table for each command."""

    def __init__(self, server: LiveServer) -> None:
        self.server = server
        self.ada, self.ben, self.cleo = (
            Caller(server).guest(name) for name in ("Ada", "Ben", "Cleo")
        )
        self.callers = {name: self.caller(name) for name in CALLERS if name != "another seat"}
        self.stages = {command: self.stage(command) for command in COMMANDS}

    def caller(self, kind: str) -> Caller:
        """A caller who may not send the command."""
        made = Caller(self.server)
        match kind:
            case "stranger":
                return made
            case "made-up session":
                made.http.cookies.set("feira_session", "ab" * 32, domain="127.0.0.1")
                return made
            case "made-up token":
                return Caller(self.server, {"authorization": f"Bearer feira_{'x' * 43}"})
        made.guest("Eve")
        match kind:
            case "expired session":
                self.server.expire(made.session)
            case "revoked token":
                token, secret = made.token()
                assert made.ask("DELETE", f"/api/tokens/{token}").status_code == 204
                return Caller(self.server, {"authorization": f"Bearer {secret}"})
            case "player of another table":
                made.sit(made.table("me", "invite"))
            case "signed out":
                session = made.session
                assert made.post("/api/logout").status_code == 204
                made.http.cookies.set("feira_session", session, domain="127.0.0.1")
            case "spectator":
                pass
            case _:
                raise AssertionError(kind)
        return made

    def stage(self, command: type[Any]) -> Stage:
        """A table where this command is possible: a new command needs one here."""
        if command in (Sit, Stand, Remove):
            table = self.ada.table("me", "invite", "invite")
            self.ada.sit(table)
            self.ben.sit(table)
            return Stage(table, self.cleo if command is Sit else self.ada, self.ben)
        if command in (Commit, Reveal):
            table = self.ada.table("me", "invite")
            for one in (self.ada, self.ben):
                one.do(table, "sit")
            for one in (self.ada, self.ben) if command is Reveal else ():
                one.do(table, "commit", commitment=nonce_commitment(f"{NONCE}-{one.id}"))
            return Stage(table, self.ada, self.ben)
        table = begin(self.server, self.ada, self.ben)
        self.play_until(table, 1 if command is Claim else 0)
        if command in (Agree, Decline):
            self.ben.do(table, "take-back")
            assert self.server.live(table).table.request is not None
        elif command is Return:
            self.server.enter(table, Left(seat=0, why="time"))
        elif command is End:
            self.ben.do(table, "resign")
            self.server.settle(table)
        else:
            known = (Choose, TakeBack, Resign, Claim)
            assert command in known, f"{command.__name__} needs a stage"
        return Stage(table, self.ada, self.ben)

    def play_until(self, table: str, seat: int) -> None:
        """Both have acted, and now this seat is to act."""
        live = self.server.live(table).table
        while not (live.actor == seat and {0, 1} <= set(live.actors)):
            assert self.ada.move(table) or self.ben.move(table)

    def message(self, command: type[Any]) -> Json:
        """The command as its rightful sender would send it now."""
        table = self.server.live(self.stages[command].table).table
        values = {
            "id": f"forged-{next(ids)}",
            "version": table.version,
            "nonce": NONCE if command is Sit else f"{NONCE}-{self.ada.id}",
            "commitment": nonce_commitment(NONCE),
            "invitation": "",
            "seat": 1 if command in (Claim, Remove) else None,
            "choice": legal(table)[0] if table.position is not None else 0,
        }
        names = [field.name for field in structs.fields(command)]
        assert set(names) <= set(values), f"{command.__name__} has fields that are new here"
        made = command(**{name: values[name] for name in names})
        return dict(msgspec.to_builtins(made))

    def snapshot(self, table: str) -> tuple[Any, ...]:
        """Everything that could have changed: on disk, in memory and on screens."""
        kept = self.server.live(table)
        position = kept.table.position
        return (
            self.server.rows("SELECT * FROM entries WHERE table_id = ? ORDER BY number", table),
            self.server.rows("SELECT * FROM tables WHERE id = ?", table),
            self.server.rows("SELECT * FROM seats WHERE table_id = ?", table),
            kept.table.version,
            None if position is None else bytes(position),
            repr(kept.table.seats),
            *(one.see(table) | WALL_TIME for one in (self.ada, self.ben)),
        )

    def forgeries(self, message: Json) -> Iterator[Json]:
        """The message with the identity of another person in it."""
        for name, value in self.identities():
            if name not in message:
                yield message | {name: value}
        yield message | {"person": self.ada.id, "as": "Ada", "name": "Ada"}
        yield message | {"id": f"{self.ada.id}:{next(ids)}"}
        if message["do"] == "sit":
            yield message | {"seat": 0}

    def identities(self) -> list[tuple[str, object]]:
        who = self.ada.id
        return [
            ("seat", 0),
            ("seat", "0"),
            ("person", who),
            ("person", {"id": who, "name": "Ada"}),
            ("as", who),
            ("player", 0),
            ("session", self.ada.session),
            ("host", True),
        ]


def legal(table: Table) -> list[int]:
    assert table.position is not None
    return table.position.legal()


@pytest.fixture(scope="module")
def theatre() -> Iterator[Theatre]:
    with start_server(commands_per_second=10_000.0, gone_seconds=0) as server:
        yield Theatre(server)


def disguises(theatre: Theatre) -> list[dict[str, Any]]:
    """Headers and parameters with which a stranger claims to be somebody else."""
    who = theatre.ada.id
    return [
        {},
        {"headers": {"x-person": who, "x-seat": "0", "x-user": who}},
        {"params": {"person": who, "seat": "0", "as": who}},
    ]


@pytest.mark.parametrize("kind", CALLERS)
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__name__)
def test_who_may_not_is_refused_and_nothing_changes(
    theatre: Theatre, command: type[Any], kind: str
) -> None:
    stage = theatre.stages[command]
    caller = stage.other if kind == "another seat" else theatre.callers[kind]
    message = theatre.message(command)
    before = theatre.snapshot(stage.table)
    has_right = (kind, command) in RIGHTS
    path = f"/api/tables/{stage.table}/commands"
    # Over HTTP.
    for forged in theatre.forgeries(message):
        assert caller.post(path, forged).status_code in (400, 401, 403, 409), forged
    for disguise in [] if has_right else disguises(theatre):
        assert caller.post(path, message, **disguise).status_code in REFUSED
    # Over a socket.
    with caller.socket(stage.table) as talk:
        for forged in theatre.forgeries(message):
            answered = talk.ask(forged)
            assert answered["kind"] == "error" or answered["refused"], forged
        if not has_right:
            assert talk.ask(message)["refused"]
    assert theatre.snapshot(stage.table) == before


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__name__)
def test_what_was_sent_by_another_is_no_password(theatre: Theatre, command: type[Any]) -> None:
    """A command that was executed, sent again by another person."""
    stage = theatre.stages[command] = theatre.stage(command)
    message = theatre.message(command)
    path = f"/api/tables/{stage.table}/commands"
    done = stage.rightful.post(path, message)
    assert done.status_code == 200, "the command is good, so only the caller can be wrong above"
    theatre.server.settle(stage.table)
    before = theatre.snapshot(stage.table)
    for kind in CALLERS:
        if (kind, command) in RIGHTS:
            continue
        caller = stage.other if kind == "another seat" else theatre.callers[kind]
        assert caller.post(path, message).status_code in REFUSED, kind
    assert theatre.snapshot(stage.table) == before
    # The one whose command it was gets the same answer again.
    again = stage.rightful.post(path, message)
    assert (again.status_code, again.text) == (200, done.text)
    assert theatre.snapshot(stage.table) == before


@pytest.mark.parametrize("kind", [kind for kind in CALLERS if kind != "another seat"])
def test_who_may_not_gets_no_hint_and_says_nothing(theatre: Theatre, kind: str) -> None:
    stage = theatre.stages[Choose]
    known = kind in ("spectator", "player of another table")
    with theatre.callers[kind].socket(stage.table) as talk:
        talk.send({"do": "hint"})
        answer = talk.receive("hint", "error")
        if "token" in kind:  # one that is unknown may do nothing
            assert "scope 'play'" in answer["text"]
        else:
            assert answer["refused"] == {"key": "not-your-turn"}
        talk.send({"do": "say", "text": "hello"})
        assert talk.receive("said", "error")["kind"] == ("said" if known else "error")
        talk.send({"do": "say", "text": "a\x00b"})
        talk.receive("error")


# What may be read.


@dataclass
class Hidden:
    """A private game in progress, and what nobody but its players may read."""

    server: LiveServer
    ada: Caller
    ben: Caller
    eve: Caller
    table: str
    secrets: list[str]


@pytest.fixture(scope="module")
def hidden(theatre: Theatre) -> Hidden:
    server, ada, ben = theatre.server, theatre.ada, theatre.ben
    table = begin(server, ada, ben, game="mercado")
    for _ in range(12):
        assert ada.move(table, 0) or ben.move(table, 0)
    kept = server.live(table).table
    assert kept.state == "playing"
    _, token = ada.token()
    secrets = [kept.secret, ada.session, ben.session, token]
    secrets += [str(row[0]) for row in server.rows("SELECT secret FROM about")]
    secrets += [str(row[0]) for row in server.rows("SELECT digest FROM tokens")]
    secrets += [str(row[0]) for row in server.rows("SELECT key FROM sessions")]
    return Hidden(server, ada, ben, theatre.callers["spectator"], table, secrets)


def readable(hidden: Hidden) -> list[str]:
    """Everything that GET can request, about this table where a table is named."""
    values = {
        "table": hidden.table,
        "number": "3",
        "choice": "1",
        "code": "abcdef",
        "game": "mercado",
    }
    paths = []
    for method, path, _ in hidden.server.operations():
        if method == "get":
            parts = [
                values.get(part.strip("{}").partition(":")[0], hidden.table)
                if part.startswith("{")
                else part
                for part in path.split("/")
            ]
            paths.append("/".join(parts))
    return paths


def test_nothing_that_can_be_read_has_a_secret_or_somebodys_id(hidden: Hidden) -> None:
    paths = readable(hidden)
    assert len(paths) > 10
    people = {"ada": hidden.ada, "ben": hidden.ben, "eve": hidden.eve}
    numbers = {name: caller.id for name, caller in people.items()}
    stranger = Caller(hidden.server)
    good = 0
    for name, caller in (*people.items(), ("", stranger)):
        for path in [*paths, "/health", "/metrics"]:
            answer = caller.get(path)
            assert answer.status_code < 500, path
            good += answer.status_code == 200
            for secret in hidden.secrets:
                assert secret not in answer.text, path
            for other, number in numbers.items():
                assert other == name or number not in answer.text, path
    assert good > 30


def test_the_secret_is_there_at_the_end_and_only_then(hidden: Hidden) -> None:
    table = begin(hidden.server, hidden.ada, hidden.ben, game="mercado")
    kept = hidden.server.live(table).table
    places = [f"/api/tables/{table}", f"/api/tables/{table}/record"]
    while kept.state != "over":
        for path in places if kept.version % 40 == 0 else ():
            assert kept.secret not in hidden.eve.get(path).text
        who = (hidden.ada, hidden.ben)[kept.actor or 0]
        who.do(table, "choose", choice=legal(kept)[-1])
    for path in places:
        assert kept.secret in hidden.eve.get(path).text


def coins(view: Json) -> list[int | None]:
    return [player["coins"] for player in view["players"]]


def test_hidden_money_is_seen_by_its_owner_only(hidden: Hidden) -> None:
    position = f"/api/tables/{hidden.table}/positions/6"
    for caller, own in ((hidden.ada, 0), (hidden.ben, 1), (hidden.eve, None)):
        for view in (caller.see(hidden.table)["view"], caller.get(position).json()["view"]):
            known = [seat for seat, amount in enumerate(coins(view)) if amount is not None]
            assert known == ([] if own is None else [own])
        with caller.socket(hidden.table) as talk:
            view = talk.receive("table")["view"]
            known = [seat for seat, amount in enumerate(coins(view)) if amount is not None]
            assert known == ([] if own is None else [own])


def test_the_lobby_lists_public_tables_and_no_others(hidden: Hidden) -> None:
    public = hidden.ada.table("me", "invite", public=True)
    private = hidden.ada.table("me", "invite")
    code = hidden.server.live(private).code
    for caller in (hidden.ada, hidden.eve, Caller(hidden.server)):
        text = caller.get("/api/tables").text
        assert public in text
        assert private not in text
        assert hidden.table not in text
        assert code not in text
    assert hidden.eve.get("/api/me/tables").json() == []
    assert Caller(hidden.server).get("/api/me/tables").status_code == 401


def test_a_code_leads_to_a_table_only_while_seats_are_free(hidden: Hidden) -> None:
    table = hidden.ada.table("me", "invite")
    code = hidden.server.live(table).code
    assert hidden.eve.get(f"/api/codes/{code.upper()}").json() == {"id": table}
    hidden.ada.sit(table)
    hidden.ben.sit(table)
    assert hidden.eve.get(f"/api/codes/{code}").status_code == 404
    assert hidden.eve.see(table)["code"] == ""
