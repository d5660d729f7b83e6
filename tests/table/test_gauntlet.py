"""The gauntlet: refused commands have no effect, accepted ones are executed once."""

from typing import Any

import msgspec
import pytest

from feira.core.errors import FeiraError
from feira.table.commands import Agree, Choose, Command, Decline, Resign, Sit, Stand, TakeBack
from feira.table.log import Left
from feira.table.plan import Clock
from feira.table.seats import SUBSTITUTE
from feira.table.standing import decide_time_up, due
from tests.bots import until
from tests.table.clients import plan
from tests.table.table_harness import TableHarness, koro, new_harness, reloaded, run, waits


async def two(**more: Any) -> TableHarness:
    """Ada and Ben, in the middle of a game."""
    made = await new_harness(koro("me", "invite", **more), "ada ben")
    for _ in range(6):
        await made.choose()
    return made


# Versions and ids.


@waits
async def test_a_stale_version_is_refused_with_the_current_one() -> None:
    made = await two()
    who, version = made.turn, made.table.version
    for wrong in (version - 1, version + 1, 0):
        for kind, more in ((Choose, {"choice": made.legal[0]}), (Resign, {}), (TakeBack, {})):
            reason = await made.refused(who, kind, version=wrong, **more)
            assert reason == {"key": "stale"}
    answer = await made.do(who, Choose, choice=made.legal[0], version=version - 1)
    assert answer.version == version


@waits
async def test_a_command_that_comes_five_times_is_done_once_and_answered_the_same() -> None:
    made = await two()
    who = made.turn
    version = made.table.version
    command = {"id": "the-same", "version": version, "choice": made.legal[0]}
    answers = [await made.do(who, Choose, **command) for _ in range(5)]
    assert answers == [answers[0]] * 5
    assert answers[0].refused is None
    assert answers[0].version == version + 1 == made.table.version
    # Also much later, and in a process that knows the table from the store alone.
    await made.choose()
    version = made.table.version
    other = await reloaded(made)
    for one in (made, other):
        assert await one.do(who, Choose, **command) == answers[0]
        assert one.table.version == version
    assert len(made.store.logs[made.table.id]) == version


@waits
async def test_an_id_is_each_persons_own() -> None:
    """Nobody can make another's command look executed, or read its answer."""
    made = await two()
    who = made.turn
    other = "ben" if who == "ada" else "ada"
    version, choice = made.table.version, made.legal[0]
    assert await made.refused(other, Choose, id="mine", version=version, choice=choice) == {
        "key": "not-your-turn"
    }
    await made.done(who, Choose, id="mine", version=version, choice=choice)
    reason = await made.refused(other, Choose, id="mine", version=version, choice=choice)
    assert reason == {"key": "stale"}
    reason = await made.refused("eve", Choose, id="mine", version=version, choice=choice)
    assert reason == {"key": "not-seated"}


@waits
async def test_a_refused_command_may_come_again_with_the_same_id() -> None:
    made = await two()
    who = made.turn
    illegal = next(n for n in range(made.table.game.rules.choices) if n not in made.legal)
    await made.refused(who, Choose, id="again", choice=illegal)
    await made.done(who, Choose, id="again", choice=made.legal[0])


# Whose turn, and what is legal.


@waits
async def test_only_whose_turn_it_is_chooses() -> None:
    made = await two()
    other = "ben" if made.turn == "ada" else "ada"
    for choice in range(made.table.game.rules.choices):
        assert await made.refused(other, Choose, choice=choice) == {"key": "not-your-turn"}


@waits
async def test_who_is_not_seated_does_nothing() -> None:
    made = await two()
    for name in ("eve", ""):
        for kind, more in (
            (Choose, {"choice": made.legal[0]}),
            (TakeBack, {}),
            (Agree, {}),
            (Decline, {}),
            (Resign, {}),
            (Stand, {}),
        ):
            assert await made.refused(name, kind, **more) == {"key": "not-seated"}


@waits
async def test_an_illegal_choice_is_refused_with_its_reason() -> None:
    made = await two()
    position = made.table.position
    assert position is not None
    count = position.game.rules.choices
    illegal = [n for n in range(count) if n not in made.legal]
    assert illegal
    for choice in illegal:
        reason = await made.refused(made.turn, Choose, choice=choice)
        assert reason == {"key": "not-legal", "why": position.refusal(choice)}
        assert reason["why"]["key"]
    for choice in (count, 1 << 31):
        reason = await made.refused(made.turn, Choose, choice=choice)
        assert reason == {"key": "not-legal", "why": {"key": "refused-unknown"}}


@waits
async def test_choices_are_also_taken_as_records_write_them() -> None:
    made = await two()
    assert made.table.position is not None
    text = made.table.position.notation(made.legal[0])
    for nonsense in ("", "no such thing", text + "?", "roll\x00", "٣", "-1", "9" * 80):
        reason = await made.refused(made.turn, Choose, choice=nonsense)
        assert reason["key"] in ("not-a-choice", "not-legal")
    await made.done(made.turn, Choose, choice=text)


@pytest.mark.parametrize("name", ["mercado", "machikoro"])
@waits
async def test_no_text_at_all_is_a_crash(name: str) -> None:
    """Any text is a choice or is refused with a reason."""
    made = await new_harness(plan(name, "me", "invite"), "ada ben")
    assert made.table.position is not None
    known = made.table.game.presentation.choice_words
    words = [*known, "", " ", "a1", "1", "-", ":", "\x00", "９", "é" * 40]
    texts = words + [f"{a} {b}" for a in words for b in words]
    refused = 0
    for text in texts:
        answer = await made.do(made.turn, Choose, choice=text[:80])
        if answer.refused is not None:
            assert answer.refused["key"] in ("not-a-choice", "not-legal")
            refused += 1
        if made.table.state == "over":
            made = await new_harness(plan(name, "me", "invite"), "ada ben")
    assert refused > 20


@waits
async def test_when_the_game_is_over_nothing_more_is_done() -> None:
    made = await new_harness(plan("mercado", "me", "invite"), "ada ben")
    await made.choose_until(lambda: made.table.state == "over", which=-1)
    for name in ("ada", "ben"):
        for kind, more in ((Choose, {"choice": 0}), (TakeBack, {}), (Resign, {}), (Agree, {})):
            assert await made.refused(name, kind, **more) == {"key": "over"}
        assert await made.refused(name, Stand) == {"key": "begun"}
    assert await made.refused("eve", Sit, nonce="12345678") == {"key": "begun"}


# Seats.


@waits
async def test_nobody_sits_twice_or_on_a_taken_seat() -> None:
    made = await new_harness(koro("me", "invite", "lobby"), "ada ben")
    assert await made.refused("ada", Sit, nonce="12345678") == {"key": "already-seated"}
    assert await made.refused("ben", Sit, nonce="12345678", seat=2) == {"key": "already-seated"}
    for seat in (0, 1, 3, 16):
        assert await made.refused("eve", Sit, nonce="12345678", seat=seat) == {"key": "no-seat"}
    await made.sit("eve", seat=2)
    assert [seat.name for seat in made.table.seats] == ["ada", "ben", "eve"]


@waits
async def test_the_hosts_seat_is_the_hosts_and_the_host_takes_no_other() -> None:
    made = await new_harness(koro("me", "invite"), "ada", sits=False)
    assert await made.refused("ben", Sit, nonce="12345678", seat=0) == {"key": "no-seat"}
    assert await made.refused("ada", Sit, nonce="12345678", seat=1) == {"key": "no-seat"}
    await made.sit("ben")
    assert made.table.seats[1].person == "person-ben"
    assert await made.refused("eve", Sit, nonce="12345678") == {"key": "no-seat"}


@waits
async def test_a_computers_seat_is_nobodys() -> None:
    made = await new_harness(koro("me", "easy", "invite"), "ada", sits=False)
    assert await made.refused("ben", Sit, nonce="12345678", seat=1) == {"key": "no-seat"}
    await made.sit("ben")
    assert made.own("ben") == [2]


@waits
async def test_nobody_known_sits_nowhere() -> None:
    from feira.table.person import ANONYMOUS
    from tests.table.clients import new_id

    made = await new_harness(koro("me", "invite"), "ada")
    command = Sit(id=new_id(), version=made.table.version, nonce="12345678")
    answer = await made.authority.do(made.table.id, ANONYMOUS, command)
    assert answer.refused == {"key": "nobody"}
    assert made.log == ["Sat"]


@waits
async def test_the_game_begins_when_all_are_seated_and_not_before() -> None:
    made = await new_harness(koro("me", "invite", "lobby"), "ada ben")
    assert made.table.state == "open"
    for kind, more in ((Choose, {"choice": 0}), (TakeBack, {}), (Resign, {})):
        assert await made.refused("ada", kind, **more) == {"key": "not-begun"}
    await made.done("ben", Stand)
    await made.sit("cleo")
    assert made.table.state == "open"
    await made.sit("dora")
    assert made.table.state == "playing"
    assert made.log == ["Sat", "Sat", "Stood", "Sat", "Sat", "Began"]
    for name in ("ada", "cleo", "dora"):
        assert await made.refused(name, Stand) == {"key": "begun"}
    assert await made.refused("ben", Sit, nonce="12345678") == {"key": "begun"}


@waits
async def test_all_nonces_are_in_before_the_dice() -> None:
    made = await new_harness(koro("me", "invite"), "ada ben")
    assert made.table.nonces == "nonce-of-ada nonce-of-ben"


@waits
async def test_people_on_one_screen_choose_for_all_their_seats() -> None:
    made = await new_harness(koro("me", "here", "invite"), "ada", sits=False)
    await made.sit("ada")
    assert made.own("ada") == [0, 1]
    await made.sit("ben")
    chose: dict[int, set[str]] = {0: set(), 1: set(), 2: set()}
    for _ in range(40):
        seat = made.table.actor
        assert seat is not None
        wrong = "ben" if made.turn == "ada" else "ada"
        assert await made.refused(wrong, Choose, choice=made.legal[0]) == {"key": "not-your-turn"}
        chose[seat].add(await made.choose())
    assert chose == {0: {"ada"}, 1: {"ada"}, 2: {"ben"}}


# Leaving.


@waits
async def test_who_resigns_is_played_on_by_a_computer() -> None:
    made = await two()
    await made.done("ben", Resign)
    assert made.store.events(made.table.id)[made.table.version - 1] == Left(seat=1, why="resigned")
    assert made.table.seats[1].computer == SUBSTITUTE
    assert await made.refused("ben", Resign) == {"key": "not-seated"}
    before = len(made.table.choices)
    for _ in range(10):
        await made.settle()
        assert made.turn == "ada"
        await made.choose()
    await made.settle()
    by_ben = [n for n in made.table.actors[before:] if n == 1]
    assert len(by_ben) >= 5
    other = await reloaded(made)
    assert other.table.seats[1].left == "resigned"


@waits
async def test_all_seats_of_a_person_leave_together() -> None:
    made = await new_harness(koro("me", "here", "invite"), "ada ben")
    await made.done("ada", Resign)
    assert [seat.left for seat in made.table.seats] == ["resigned", "resigned", ""]
    await made.settle()
    assert made.turn == "ben"


@waits
async def test_when_the_last_one_resigns_too_the_game_is_over() -> None:
    made = await new_harness(plan("mercado", "me", "invite"), "ada ben")
    await made.done("ben", Resign)
    await made.settle()
    await made.done("ada", Resign)
    await made.settle()
    assert made.table.state == "over"
    assert made.store.endings[made.table.id]


@waits
async def test_a_table_that_is_over_is_soon_forgotten_and_can_be_opened_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("feira.table.clocks.TICK", 0.01)
    monkeypatch.setattr("feira.table.live_tables.IDLE_OVER", 0.0)
    made, goes_on = [
        await new_harness(plan("mercado", "me", "invite"), "ada ben") for _ in range(2)
    ]
    for name in ("ada", "ben"):
        await made.done(name, Resign)
        await made.settle()
    assert made.table.state == "over"
    await made.authority.start()
    await goes_on.authority.start()
    await until(lambda: made.authority.tables.by_id == {}, 10, "it is forgotten")
    assert list(goes_on.authority.tables.by_id) == [goes_on.table.id]
    live = await made.authority.find(made.table.id)
    assert live is not made.live
    assert live.table.choices == made.table.choices
    await made.authority.stop()
    await goes_on.authority.stop()


# Clocks.


async def clocked(kind: str = "turn", amount: int = 30) -> TableHarness:
    clock = {"kind": kind, "amount": amount}
    return await new_harness(koro("me", "invite", clock=clock), "ada ben")


@pytest.mark.parametrize(("kind", "amount", "seconds"), [("turn", 30, 30), ("days", 2, 172_800)])
@waits
async def test_whose_time_is_up_is_played_on(kind: str, amount: int, seconds: int) -> None:
    made = await clocked(kind, amount)
    who, deadline = made.turn, due(made.table)
    assert deadline is not None
    assert deadline - made.table.since == 1000 * seconds
    assert await made.store.overdue(deadline - 1) == []
    assert await made.store.overdue(deadline) == [made.table.id]
    assert decide_time_up(made.table, deadline - 1) is None
    decision = decide_time_up(made.table, deadline)
    assert decision is not None
    assert decision.event == Left(seat=made.table.actor or 0, why="time")
    assert who == "ada"


@waits
async def test_the_clock_is_looked_at() -> None:
    """The authority itself, with a table whose time is up."""
    made = await clocked()
    made.table.since -= 31_000
    made.store.due[made.table.id] = due(made.table)
    assert await made.store.overdue(made.table.time.now()) == [made.table.id]
    await made.authority.clocks.check(made.live)
    await made.settle()
    assert [seat.left for seat in made.table.seats] == ["time", ""]
    assert made.turn == "ben"
    assert await made.store.overdue(made.table.time.now()) == []
    assert await made.refused("ada", Choose, choice=0) == {"key": "not-seated"}


@waits
async def test_a_clock_that_has_not_run_out_takes_nothing() -> None:
    made = await clocked()
    await made.authority.clocks.check(made.live)
    assert made.log == ["Sat", "Sat", "Began"]


@waits
async def test_the_time_is_for_the_turn_and_not_for_a_choice() -> None:
    made = await clocked()
    since = made.table.since
    seat = made.table.actor
    made.table.since -= 5000
    await made.choose()
    if made.table.actor == seat:
        assert made.table.since == since - 5000
    await made.choose_until(lambda: made.table.actor != seat)
    assert made.table.since >= since


@waits
async def test_there_is_no_clock_without_one_or_for_computers() -> None:
    made = await two()
    assert due(made.table) is None
    assert decide_time_up(made.table, 1 << 60) is None
    assert Clock().seconds is None


@waits
async def test_the_stored_time_is_that_of_who_is_to_act() -> None:
    """The deadline in the table's row agrees with the table after each command."""
    made = await clocked()
    for number in range(20):
        await made.choose(-1 if number % 3 else 0)
        assert made.store.due[made.table.id] == due(made.table)
    other = "ben" if made.turn == "ada" else "ada"
    await made.done(other, Resign)
    assert due(made.table) is not None
    assert made.store.due[made.table.id] == due(made.table)


# Plans.


@pytest.mark.parametrize(
    ("wrong", "word"),
    [
        (koro("invite", "invite"), "exactly one seat"),
        (koro("me", "me"), "exactly one seat"),
        (koro("me", "here", rated=True), "rated"),
        (koro("me", "easy", rated=True), "rated"),
        (koro("me"), "seats"),
        (koro("me", "invite", clock={"kind": "turn", "amount": 0}), "clock"),
        (plan("chess", "me"), "chess"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused_in_one_line(wrong: Any, word: str) -> None:
    async def main() -> None:
        with pytest.raises(FeiraError, match=word):
            await new_harness(wrong, "ada", sits=False)

    run(main)


# What a nonce or an id may be.


@pytest.mark.parametrize("odd", ["12345678 ", "1234 5678", "1234567#", "12345678\x00", "é" * 8])
@pytest.mark.parametrize("field", ["id", "nonce"])
def test_a_nonce_or_an_id_is_letters_and_digits(field: str, odd: str) -> None:
    message = {"do": "sit", "id": "a", "version": 0, "nonce": "12345678"}
    assert msgspec.convert(message, Command)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(message | {field: odd}, Command)


@pytest.mark.parametrize("field", ["id", "nonce"])
def test_and_no_newline_at_the_end(field: str) -> None:
    """It would count for the dice but not be read back from the record: fair dice look unfair."""
    message = {"do": "sit", "id": "a", "version": 0, "nonce": "12345678"}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(message | {field: "12345678\n"}, Command)
