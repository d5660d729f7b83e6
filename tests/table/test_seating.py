"""Before the game: invitations, removals, and nonces that are fixed before others are known."""

from typing import Any

import pytest

from feira.core.errors import FeiraError
from feira.core.record import read, write
from feira.games import find_game
from feira.table.commands import Commit, Remove, Resign, Reveal, Sit, Stand
from feira.table.secret import drawn, nonce_commitment, verify
from tests.table.table_harness import TableHarness, koro, new_harness, reloaded, waits

NAMES = ("ada", "ben", "cem")


def nonce(name: str) -> str:
    return f"secret-nonce-of-{name}"


async def seated(**more: Any) -> TableHarness:
    """Three people have taken their seats, without nonces."""
    made = await new_harness(koro("me", "invite", "lobby", **more), "ada", sits=False)
    for name in NAMES:
        await made.done(name, Sit, invitation=made.table.code)
    return made


async def commit(made: TableHarness, *names: str) -> None:
    for name in names:
        await made.done(name, Commit, commitment=nonce_commitment(nonce(name)))


@waits
async def test_the_game_begins_when_all_have_committed_and_revealed() -> None:
    made = await seated()
    assert await made.refused("ada", Reveal, nonce=nonce("ada")) == {"key": "not-all-committed"}
    await commit(made, "ada", "ben")
    assert await made.refused("ada", Reveal, nonce=nonce("ada")) == {"key": "not-all-committed"}
    again = Commit(id="again", version=0, commitment="0" * 64)
    assert await made.refused("ben", lambda **_: again) == {"key": "already-committed"}
    await commit(made, "cem")
    assert made.table.nonces == "- - -", "nobody knows any nonce"
    assert await made.refused("cem", Reveal, nonce="another-nonce") == {"key": "other-nonce"}
    for name in NAMES:
        assert made.table.state == "open"
        await made.done(name, Reveal, nonce=nonce(name))
    assert made.table.state == "playing"
    loaded = await reloaded(made)
    assert loaded.table.nonces == made.table.nonces == " ".join(map(nonce, NAMES))
    assert loaded.table.commitments == made.table.commitments


@waits
async def test_there_is_no_commitment_while_seats_are_free() -> None:
    made = await new_harness(koro("me", "invite"), "ada", sits=False)
    await made.done("ada", Sit)
    wish = {"commitment": "0" * 64}
    assert await made.refused("ada", Commit, **wish) == {"key": "seats-free"}
    assert await made.refused("ben", Commit, **wish) == {"key": "not-seated"}


@waits
async def test_a_host_who_knows_the_secret_cannot_pick_the_dice() -> None:
    """The host sits last and has read the secret; a page keeps its nonce until all are fixed."""
    made = await new_harness(koro("me", "invite"), "ada", sits=False)
    await made.done("ben", Sit)
    await made.done("ada", Sit)
    await commit(made, "ben")
    secret = made.table.secret
    known = repr(made.table.seats) + repr(made.store.events(made.table.id))
    assert nonce("ben") not in known, "the host finds it nowhere"
    ground = next(  # six sixes, if the nonce of Ben were the one that the host guesses
        mine
        for mine in (f"ground-{n}" for n in range(100))
        if drawn(secret, f"{mine} guessed", 1, [1] * 6) == 5
    )
    await made.done("ada", Commit, commitment=nonce_commitment(ground))
    await made.done("ben", Reveal, nonce=nonce("ben"))
    for other in (f"after-{n}" for n in range(20)):
        assert await made.refused("ada", Reveal, nonce=other) == {"key": "other-nonce"}
    await made.done("ada", Reveal, nonce=ground)
    assert made.table.state == "playing"


@waits
async def test_who_leaves_when_nonces_are_revealed_voids_them_and_is_barred() -> None:
    made = await seated()
    await commit(made, *NAMES)
    await made.done("ada", Reveal, nonce=nonce("ada"))
    await made.done("cem", Stand)
    assert made.table.commitments == made.table.nonces == "- - -"
    assert await made.refused("cem", Sit) == {"key": "barred"}
    await made.done("dee", Sit, nonce="in-the-open")
    await commit(made, "ada", "ben")
    for name in ("ada", "ben"):
        await made.done(name, Reveal, nonce=nonce(name))
    assert made.table.state == "playing"
    assert made.table.commitments.endswith(" -")


@waits
async def test_who_leaves_before_that_may_come_back() -> None:
    made = await seated()
    await commit(made, "ada", "cem")
    await made.done("cem", Stand)
    assert made.table.commitments.split()[1:] == ["-", "-"]
    assert made.table.seats[0].commitment
    await made.done("cem", Sit)


@waits
async def test_a_record_proves_that_nonces_are_those_committed_to() -> None:
    made = await seated()
    await commit(made, *NAMES)
    for name in NAMES:
        await made.done(name, Reveal, nonce=nonce(name))
    await made.done("ada", Resign)
    await made.done("ben", Resign)
    await made.done("cem", Resign)
    text = write(made.table.record())
    assert verify(read(text.encode(), "", find_game)) > 0
    other = text.replace(made.table.seats[1].commitment, nonce_commitment("ground"))
    with pytest.raises(FeiraError, match="the nonce of seat 1 is not the one it committed to"):
        verify(read(other.encode(), "", find_game))
    fewer = text.replace("commitments: ", f"commitments: {'0' * 64} ")
    with pytest.raises(FeiraError, match="committed to"):
        verify(read(fewer.encode(), "", find_game))
    old = "\n".join(line for line in text.split("\n") if not line.startswith("commitments"))
    assert verify(read(old.encode(), "", find_game)) > 0


# Who may sit.


@waits
async def test_a_seat_for_a_friend_needs_the_invitation_where_strangers_see_the_table() -> None:
    made = await new_harness(koro("me", "invite", "lobby", public=True), "ada")
    assert await made.refused("eve", Sit, seat=1) == {"key": "not-invited"}
    assert await made.refused("eve", Sit, seat=1, invitation="guess") == {"key": "not-invited"}
    await made.done("eve", Sit)  # without a wish: the seat for anyone
    assert made.table.seats[2].person == "person-eve"
    assert await made.refused("dee", Sit) == {"key": "not-invited"}
    await made.done("ben", Sit, invitation=made.table.code)


@waits
async def test_the_link_is_the_invitation_to_a_table_that_nobody_else_knows() -> None:
    made = await new_harness(koro("me", "invite"), "ada")
    await made.done("ben", Sit)


@waits
async def test_the_host_removes_somebody_before_the_game_begins() -> None:
    made = await new_harness(koro("me", "lobby", "lobby"), "ada")
    await made.sit("eve")
    seat = made.own("eve")[0]
    assert await made.refused("eve", Remove, seat=0) == {"key": "not-host"}
    for wrong in (0, 2, 9):
        assert await made.refused("ada", Remove, seat=wrong) == {"key": "nobody-there"}
    await made.done("ada", Remove, seat=seat)
    assert not made.table.seats[seat].person
    assert await made.refused("eve", Sit) == {"key": "barred"}
    assert "person-eve" in (await reloaded(made)).table.barred
    await made.sit("ben")
    await made.sit("cem")
    assert await made.refused("ada", Remove, seat=seat) == {"key": "begun"}
