"""The rule for names, and which names look alike."""

import pytest

from feira.core.errors import FeiraError
from feira.core.record import read, write
from feira.games import find_game
from feira.table.commands import Sit
from feira.table.look_alikes import is_reserved, keys, skeleton
from feira.table.names import LONGEST_NAME, clean_name, readable
from feira.table.person import Person
from feira.table.plan import Plan, SeatPlan
from tests.table.clients import plan
from tests.table.table_harness import new_harness, reloaded, run


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Zoe\u0308", "Zo\u00eb"),  # in normal form
        ("\uff21\uff44\uff41", "Ada"),  # full width
        ("Ada\u3000L.", "Ada L."),
        ("\u2764\ufe0f Ada", "\u2764 Ada"),  # as phones write a heart
        ("\u041e\u043b\u0435\u043d\u0430", "\u041e\u043b\u0435\u043d\u0430"),
        ("\u0e01\u0e33\u0e41\u0e1e\u0e07", None),
        ("O\u2019Hara-Smith", "O\u2019Hara-Smith"),
        ("e\u0301" * LONGEST_NAME, "\u00e9" * LONGEST_NAME),
    ],
)
def test_a_name_is_shown_in_normal_form(name: str, shown: str | None) -> None:
    assert clean_name(name) == (shown or clean_name(clean_name(name)))
    assert clean_name(clean_name(name)) == clean_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * (LONGEST_NAME + 1),
        "a,b",
        "a#b",
        *(
            f"Mag{c}nus"
            for c in "\t\n\x00\x7f\x85\u2028\u2029\u00ad\u200b\u200d\u200e\u202e\u2066\ufeff\u034f"
            "\u115f\u3164\uffa0\u180b\u2800\ufe01\U000e0101\U000e0041\ue000\ud800\u0378"
        ),
        "\u3164",
        "\u2800",
        "\u0301Ada",
        "Ada \u0301b",
        "A" + "\u0334\u0335\u0336\u0337",
    ],
)
def test_what_nobody_sees_is_no_name(name: str) -> None:
    with pytest.raises(FeiraError, match="name"):
        clean_name(name)


@pytest.mark.parametrize(
    "other",
    [
        "magnus",
        "M\u0430gnus",  # Cyrillic a
        "\u041cAGNUS",  # Cyrillic M
        "MAGN\u054dS",  # Armenian seh
        "Magn\u1d1c\u0455",  # small capital u, Cyrillic dze
        "\U0001d40c\U0001d41a\U0001d420nus",  # mathematical
        "Rnagnus",
        "Magnu\u0455",
    ],
)
def test_look_alikes(other: str) -> None:
    assert set(keys("Magnus")) & set(keys(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ian", "Lan"),
        ("Zoe", "Zo\u00eb"),
        ("Anna", "Hanna"),
        ("\u041e\u043b\u0435\u043d\u0430", "Olena"),
    ],
)
def test_names_of_different_people_stay_apart(one: str, other: str) -> None:
    assert not set(keys(one)) & set(keys(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ian", "lan"), ("Ian", "1an"), ("BOB", "\u0412\u041e\u0412"), ("b0b", "Bob")],
)
def test_letters_that_are_alike_in_one_case(one: str, other: str) -> None:
    assert set(keys(one)) & set(keys(other))


def test_a_skeleton_is_its_own_skeleton() -> None:
    for name in (
        "Magnus",
        "\u041e\u043b\u0435\u043d\u0430",
        "Zo\u00eb",
        "\u0391\u03c1\u03b7\u03c2",
    ):
        assert skeleton(skeleton(name)) == skeleton(name)


def test_some_names_are_kept() -> None:
    assert is_reserved("\u0410dmin", account=False)
    assert is_reserved("guest", account=True)
    assert not is_reserved("Guest", account=False)
    assert not is_reserved("Ada", account=True)


def named(name: str) -> Plan:
    """A plan for two people at one screen."""
    seats = (SeatPlan(kind="me"), SeatPlan(kind="here", name=name))
    return Plan(game="machikoro", seats=seats)


def test_names_at_one_screen_follow_the_rule() -> None:
    """U+0085 made the record of a table unreadable, U+2028 added a line to its head."""

    async def test() -> None:
        table = (await new_harness(named("Zoe\u0308 "), "ada")).table
        assert table.seats[1].name == "Zo\u00eb"
        text = write(table.record())
        assert read(text.encode(), "test", find_game).known["players"] == "ada, Zo\u00eb"
        for name in ("a\x85b", "a\u2028secret: 1", "\u200b"):
            with pytest.raises(FeiraError, match="name"):
                await new_harness(named(name), "ada")

    run(test)


def test_a_guest_is_marked_and_has_no_seat_at_a_rated_table() -> None:
    guest = Person("person-eve", "eve")

    async def test() -> None:
        made = await new_harness(plan("machikoro", "me", "invite", rated=True), "ada")
        sit = Sit(id="c1", version=made.table.version, nonce="nonce-of-eve")
        answer = await made.authority.do(made.table.id, guest, sit)
        assert answer.refused == {"key": "account-needed"}
        with pytest.raises(FeiraError, match="accounts"):
            await made.authority.create(made.table.plan, guest)
        casual = await new_harness(plan("machikoro", "me", "here", "invite"), "ada")
        answer = await casual.authority.do(casual.table.id, guest, sit)
        assert answer.refused is None
        assert [seat.guest for seat in casual.table.seats] == [False, True, True]
        again = await reloaded(casual)
        assert [seat.guest for seat in again.table.seats] == [False, True, True]

    run(test)


def test_names_that_were_stored_before_can_be_read() -> None:
    assert readable("a\x85b") == "a b"
    assert readable("Zo\u00eb, #1") == "Zo\u00eb 1"
