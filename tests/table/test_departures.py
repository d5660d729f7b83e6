"""Leaving a game, coming back, and winning as the last person."""

import asyncio
from typing import Any

import pytest

from feira.table.commands import Choose, Claim, End, Resign, Return
from feira.table.ending import result_of
from feira.table.standing import RETURN_SECONDS, due
from feira.table.timestamps import now
from tests.table.clients import Client, new_authority, plan, seated
from tests.table.memory_store import MemoryStore
from tests.table.table_harness import TableHarness, new_harness, reloaded, run

CLOCK = {"kind": "turn", "amount": 60}


def koro(*kinds: str, **more: Any) -> Any:
    return plan("machikoro", *kinds, options={"plus": "no"}, **more)


async def timed_out(*others: str) -> TableHarness:
    """Ada's time is up, and a computer has her seat; nobody else has acted since."""
    names = " ".join(["ada", *others])
    made = await new_harness(koro("me", *["invite"] * len(others), clock=CLOCK), names)
    made.live.thinking = made.authority.tasks.spawn(forever())  # the computer thinks for long
    made.table.since -= 61_000
    await made.authority.clocks.check(made.live)
    assert made.table.seats[0].left == "time"
    return made


async def forever() -> None:
    """A computer that never chooses."""
    await asyncio.Event().wait()


def test_a_seat_is_taken_back_in_the_middle_of_the_computers_move() -> None:
    async def test() -> None:
        made = await timed_out("ben")
        assert made.own("ada") == []
        await made.done("ada", Return, version=0)  # whatever version the page has seen
        assert made.own("ada") == [0]
        assert made.log[-2:] == ["Left", "Returned"]
        left = (due(made.table) or 0) - made.table.time.now()
        assert 0 < left <= 1000 * RETURN_SECONDS
        assert made.store.due[made.table.id] == due(made.table)
        await made.done("ada", Choose, choice=made.legal[0])
        await made.authority.stop()

    run(test)


def test_a_lost_seat_survives_a_restart_and_so_does_its_return() -> None:
    async def test() -> None:
        made = await timed_out("ben")
        again = await reloaded(made)
        assert [note.kind for note in again.table.notes] == ["time"]
        await again.settle()  # the computer acts
        assert (await again.refused("ben", Return)) == {"key": "seat-is-yours"}
        await again.done("ada", Return)
        third = await reloaded(again)
        assert [note.kind for note in third.table.notes] == ["time", "returned"]
        assert third.own("ada") == [0]
        assert third.table.since == again.table.since
        await made.authority.stop()

    run(test)


def test_who_resigned_cannot_return_and_strangers_never() -> None:
    async def test() -> None:
        made = await new_harness(koro("me", "invite", "invite"), "ada ben cem")
        await made.done("ada", Resign)
        for who in ("ada", "dee"):
            assert await made.refused(who, Return) == {"key": "not-seated"}
        for kind in (End, Claim):
            more = {"seat": 1} if kind is Claim else {}
            assert await made.refused("ada", kind, **more) == {"key": "not-seated"}

    run(test)


def test_the_last_one_ends_the_game_and_has_won() -> None:
    async def test() -> None:
        made = await new_harness(koro("me", "invite", "invite", rated=True), "ada ben cem")
        decided: list[str] = []

        async def note(table: Any) -> None:
            decided.append(table.id)

        made.authority.on_decided.append(note)
        await made.done("ada", Resign)
        assert await made.refused("ben", End) == {"key": "others-play"}
        await made.done("ben", Resign)
        await made.settle()
        await made.done("cem", End, version=0)
        assert decided == [made.table.id]
        assert (made.table.state, made.table.actor) == ("over", None)
        result = result_of(made.table)
        assert (result["winners"], result["ended"], result["over"]) == ([2], True, True)
        assert made.store.endings[made.table.id].result == result
        again = await reloaded(made)
        assert again.table.state == "over"
        assert result_of(again.table) == result
        assert await again.refused("cem", Choose, choice=0) == {"key": "over"}

    run(test)


def test_who_plays_on_and_then_resigns_has_still_won() -> None:
    async def test() -> None:
        made = await new_harness(koro("me", "invite"), "ada ben")
        await made.done("ada", Resign)
        await made.settle()
        await made.choose()
        await made.done("ben", Resign)
        assert made.log[-1] == "Ended"
        assert result_of(made.table)["winners"] == [1]

    run(test)


@pytest.mark.parametrize("which", [0, 1])
def test_a_resigner_never_wins_whatever_the_computer_makes_of_it(which: int) -> None:
    """Played to the end under the rules; nobody who resigned is among the winners."""

    async def test() -> None:
        made = await new_harness(koro("me", "invite"), "ada ben")
        name = ("ada", "ben")[which]
        await made.done(name, Resign)
        await made.settle()
        await made.choose_until(lambda: made.table.state == "over")
        assert result_of(made.table)["winners"] == [1 - which]

    run(test)


def test_a_claim_needs_somebody_who_is_gone() -> None:
    async def test() -> None:
        made = await timed_out("ben", "cem")
        made.authority.gone_seconds = 60
        for seat in (0, 1, 2, 9):  # ada not for long enough, ben himself, cem plays, nobody
            assert await made.refused("ben", Claim, seat=seat) == {"key": "not-gone"}
        made.table.seats[0].left_at -= 61_000
        await made.done("ben", Claim, seat=0)
        assert made.table.seats[0].left == "gone"
        assert await made.refused("ada", Return) == {"key": "not-seated"}
        assert await made.refused("ben", Claim, seat=0) == {"key": "not-gone"}
        await made.authority.stop()

    run(test)


def test_without_a_clock_a_claim_needs_an_absent_person_whose_turn_it_is() -> None:
    async def test() -> None:
        authority = new_authority(MemoryStore())
        authority.gone_seconds = 60
        ada, ben = await seated(authority, koro("me", "invite"), "ada ben")
        live = ada.live
        assert live is not None

        async def claim() -> Any:
            command = Claim(
                id=f"claim-{now()}-{len(live.left_at)}-{live.table.since}", version=0, seat=0
            )
            return (await ben.do(command)).refused

        live.table.since -= 120_000
        assert live.table.actor == 0
        assert await claim() == {"key": "not-gone"}  # she is there
        authority.unwatch(live, ada)
        live.table.since -= 1
        assert await claim() == {"key": "not-gone"}  # not for long
        live.left_at["person-ada"] -= 61_000
        live.table.since -= 1
        assert await claim() is None
        assert live.table.seats[0].left == "gone"

    run(test)


def test_everybody_is_told_at_once() -> None:
    async def test() -> None:
        authority = new_authority(MemoryStore())
        clients = await seated(authority, koro("me", "invite", "invite"), "ada ben cem")
        ada, ben, cem = clients
        await ada.do(Resign(id="r1", version=ada.version))
        for client in (ada, ben, cem):
            told = next(
                m for m in reversed(client.messages) if m.get("event", {}).get("kind") == "left"
            )
            assert told["seats"][0]["left"] == "resigned"
            assert told["notes"][0]["kind"] == "resigned"
            assert (told.get("away") or []) == ([0] if client is ada else [])
        stranger = Client(authority, "dee")
        assert ada.live is not None
        stranger.watch(ada.live)
        assert stranger.messages[0]["away"] == []

    run(test)


def test_the_owner_of_a_lost_seat_still_sees_their_own_view() -> None:
    """Mercado hides money: your own coins stay visible to you, and to nobody else."""

    async def test() -> None:
        authority = new_authority(MemoryStore())
        agreed = plan("mercado", "me", "invite", clock=CLOCK, options={"money": "hidden"})
        ada, ben = await seated(authority, agreed, "ada ben")
        live = ada.live
        assert live is not None
        live.table.since -= 61_000
        await authority.clocks.check(live)
        lost = next(n for n, seat in enumerate(live.table.seats) if seat.left)
        loser, other = (ada, ben) if lost == 0 else (ben, ada)
        for client in (loser, other):
            client.messages.clear()
            client.watch(live)
        mine, theirs = loser.messages[0], other.messages[0]
        assert (mine["away"], mine["turn"]) == ([lost], None)
        assert mine["view"]["players"][lost]["coins"] is not None
        assert theirs["view"]["players"][lost]["coins"] is None

    run(test)
