"""The proof of a table's dice contains everything needed to recompute them."""

from collections.abc import Iterator

import pytest

from feira.table.secret import commitment, drawn
from feira.table.table import Table
from tests.web.games import warm_server, whole_game
from tests.web.live_server import Caller, LiveServer


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with warm_server() as one:
        yield one


@pytest.fixture(scope="module")
def ada(server: LiveServer) -> Iterator[Caller]:
    with Caller(server).guest("Ada") as caller:
        yield caller


@pytest.fixture(scope="module")
def played(server: LiveServer, ada: Caller) -> Table:
    """A game that is over."""
    with Caller(server).guest("Ben") as ben:
        return whole_game(server, ada, ben)


def test_every_outcome_follows_from_the_proof(ada: Caller, played: Table) -> None:
    proof = ada.get(f"/api/tables/{played.id}/proof").json()
    assert commitment(proof["secret"]) == proof["commit"] == played.commit
    assert proof["nonces"] == played.nonces
    chance = [number for number, actor in enumerate(played.actors, 1) if actor < 0]
    assert [draw["number"] for draw in proof["draws"]] == chance
    for draw in proof["draws"]:
        outcomes = [outcome for outcome, _ in draw["weights"]]
        assert outcomes == sorted(outcomes)
        weights = [0] * (outcomes[-1] + 1)
        for outcome, weight in draw["weights"]:
            weights[outcome] = weight
        due = drawn(proof["secret"], proof["nonces"], draw["number"], weights)
        assert draw["outcome"] == due == played.choices[draw["number"] - 1]


def test_nothing_is_revealed_before_the_end(server: LiveServer) -> None:
    with Caller(server).guest("Eve") as eve:
        running = eve.table("me", "invite")
        assert eve.get(f"/api/tables/{running}/proof").status_code == 409
        assert eve.get("/api/tables/nothing/proof").status_code == 404
