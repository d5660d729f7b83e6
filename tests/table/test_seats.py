"""The persons and names of seats."""

import msgspec

from feira.table.plan import Plan
from feira.table.seats import COMPUTERS, Seat, new_seats

PLAN = {
    "game": "machikoro",
    "seats": [
        {"kind": "me"},
        {"kind": "computer", "level": "medium"},
        {"kind": "here", "name": "Zoe"},
        {"kind": "computer", "level": "easy"},
    ],
}


def test_computers_have_names_and_people_bring_theirs() -> None:
    seats = new_seats(msgspec.convert(PLAN, Plan))
    assert [seat.name for seat in seats] == ["", "Bento", "Zoe", "Duarte"]
    assert [seat.computer for seat in seats] == ["", "medium", "", "easy"]
    assert len(set(COMPUTERS)) == len(COMPUTERS) == 5


def test_records_name_computers_with_their_level() -> None:
    seats = new_seats(msgspec.convert(PLAN, Plan))
    assert [seat.known_as for seat in seats] == ["?", "Bento (medium)", "Zoe", "Duarte (easy)"]
    left = Seat(kind="me", name="Inês", left="time")  # a computer plays on, the name stays
    assert left.known_as == "Inês"
