"""Texts on cards: cut to their width, at a cost that does not grow with the text."""

import pytest

from feira.web.cards import fonts
from feira.web.cards.fonts import BOLD, CUT, cut, fitting, width_of

ROOM = 300


@pytest.mark.parametrize("text", ["Zoë", "Olena of the market", "Wide WORDS " * 9, "i" * 500])
def test_as_much_of_a_text_stays_as_fits(text: str) -> None:
    found = cut(text, BOLD, 26, ROOM)
    assert width_of(found, BOLD, 26) <= ROOM
    if found != text:
        kept = found.removesuffix(CUT)
        assert text.startswith(kept)
        more = text[: len(kept) + 1].rstrip()
        assert more == kept or width_of(more + CUT, BOLD, 26) > ROOM


def test_a_text_that_never_ends_is_measured_a_few_times(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = []

    def counting(text: str, name: str, size: float) -> float:
        measured.append(len(text))
        return width_of(text, name, size)

    monkeypatch.setattr(fonts, "width_of", counting)
    for text in ("x" * 200_000, "x" * 300):
        cut(text, BOLD, 26, ROOM)
        fitting(text, BOLD, 64, 32, ROOM)
    assert max(measured) <= fonts.LONGEST + len(CUT)
    assert len(measured) < 100
