"""The list of a person's games: waiting, running, finished, and their results."""

from collections.abc import Iterator

import pytest

from feira.core.types import Json
from feira.service.my_games import PAGE
from feira.service.outcomes import outcome_of
from tests.web.games import warm_server, whole_game
from tests.web.live_server import Caller, LiveServer, begin

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with warm_server() as one:
        yield one


@pytest.fixture
def ada(server: LiveServer) -> Iterator[Caller]:
    with Caller(server).guest("Ada") as caller:
        yield caller


@pytest.fixture
def ben(server: LiveServer) -> Iterator[Caller]:
    with Caller(server).guest("Ben") as caller:
        yield caller


def listed(caller: Caller, **wanted: object) -> Json:
    query = "&".join(f"{key}={value}" for key, value in wanted.items())
    answer = caller.get(f"/api/me/games?{query}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def seated(caller: Caller) -> str:
    """A table that waits for somebody else."""
    table = str(caller.table("me", "invite"))
    caller.sit(table)
    return table


def test_what_waits_for_me_comes_first(server: LiveServer, ada: Caller, ben: Caller) -> None:
    over = whole_game(server, ada, ben).id
    running = begin(server, ada, ben, game="mercado")
    opened = seated(ada)
    for caller, waits in ((ada, True), (ben, False)):
        found = listed(caller)
        ids = [one["id"] for one in found["games"]]
        assert ids == ([running, opened, over] if caller is ada else [running, over])
        assert found["games"][0]["waiting"] is waits
        assert found["waiting"] == int(waits)
        assert found["played"] == 1
        assert found["games"][0]["view"]["actor"] == 0
        assert [seat["name"] for seat in found["games"][0]["seats"]] == ["Ada", "Ben"]
    assert sorted(listed(one)["won"] for one in (ada, ben)) in ([0, 1], [1, 1])
    assert [one["id"] for one in listed(ada, show="waiting")["games"]] == [running]
    assert [one["id"] for one in listed(ada, game="machikoro")["games"]] == [opened]
    assert [one["id"] for one in listed(ada, text="BEN")["games"]] == [running, over]
    assert listed(ada, text="ada")["games"] == []


def test_hands_of_others_stay_hidden(server: LiveServer, ada: Caller, ben: Caller) -> None:
    begin(server, ada, ben, game="mercado")
    (mine,), (theirs,) = (listed(one)["games"] for one in (ada, ben))
    snapshot = ben.get(f"/api/tables/{mine['id']}").json()
    assert theirs["view"] == snapshot["view"]
    assert mine["view"] != theirs["view"]


def test_who_has_left_has_nothing_to_continue(server: LiveServer, ada: Caller, ben: Caller) -> None:
    with Caller(server).guest("Cleo") as cleo:
        table = begin(server, ada, ben, cleo, game="mercado")
        ada.do(table, "resign")
        (found,) = listed(ada)["games"]
        assert (found["outcome"], found["waiting"]) == ("left", False)
        assert listed(ada, show="running")["games"] == []
        assert [one["id"] for one in listed(ada, show="lost")["games"]] == [table]
        assert [one["id"] for one in listed(ben, show="running")["games"]] == [table]


def test_a_long_list_comes_in_pages(ada: Caller) -> None:
    tables = {seated(ada) for _ in range(PAGE + 2)}
    first = listed(ada)
    assert (len(first["games"]), first["more"]) == (PAGE, True)
    second = listed(ada, offset=PAGE)
    assert (len(second["games"]), second["more"]) == (2, False)
    assert {one["id"] for one in first["games"] + second["games"]} == tables


@pytest.mark.parametrize(
    ("own", "scores", "winners", "left", "outcome"),
    [
        ([0], [5, 3], [0], "", ("won", 1)),
        ([1], [5, 3], [0], "", ("lost", 2)),
        ([0], [5, 5], [0, 1], "", ("shared", 1)),
        ([2], [5, 9, 3], [1], "", ("lost", 3)),
        ([0], [5, 9, 3], [1], "resigned", ("left", 0)),
        ([0, 1], [5, 3], [0], "", ("", 0)),
        ([], [5, 3], [0], "", ("", 0)),
    ],
)
def test_how_a_game_ended_for_me(
    own: list[int], scores: list[int], winners: list[int], left: str, outcome: tuple[str, int]
) -> None:
    gone = [left if seat in own else "" for seat in range(len(scores))]
    result: Json = {"scores": scores, "winners": winners, "left": gone}
    assert outcome_of(own, result, len(scores)) == outcome


def test_bad_questions_change_nothing(server: LiveServer, ada: Caller) -> None:
    assert ada.get("/api/me/games?show=everything").status_code == 400
    assert ada.get("/api/me/games?offset=-1").status_code == 400
    with Caller(server) as nobody:
        assert nobody.get("/api/me/games").status_code == 401


def test_a_game_that_is_on_says_its_round(server: LiveServer, ada: Caller, ben: Caller) -> None:
    table = begin(server, ada, ben, game="mercado")
    rounds = []
    for mover in (ada, ben, ada):  # coins only: a fourth one would end the game
        (game,) = listed(ada)["games"]
        rounds.append(game["round"])
        previews = mover.see(table)["turn"]["previews"]
        coin = next(one for one in previews if one["action"]["kind"] == "coin")
        mover.do(table, "choose", choice=coin["choice"])
    assert rounds == [1, 1, 2]
    assert seated(ada)
    assert {one["state"]: one["round"] for one in listed(ada)["games"]} == {"playing": 2, "open": 0}
