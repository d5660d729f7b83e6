"""The variants for measurements: every game with every number of seats."""

from typing import NamedTuple


class Variant(NamedTuple):
    """A way to play a game."""

    game: str
    seats: int
    options: dict[str, str]

    @property
    def title(self) -> str:
        """A short name, such as `machikoro-plus-4` or `mercado-challenge-1`."""
        words = [self.game]
        for name, value in self.options.items():
            words.append(name if value == "yes" else f"{name}-{value}")
        return "-".join(words if "challenge" in self.options else [*words, str(self.seats)])


SEVERAL_SEATS = (
    *(Variant("mercado", seats, {}) for seats in (2, 3, 4)),
    *(Variant("machikoro", seats, {}) for seats in (2, 3, 4, 5)),
    *(Variant("machikoro", seats, {"plus": "yes"}) for seats in (2, 3, 4, 5)),
)
CHALLENGES = tuple(Variant("mercado", 1, {"challenge": str(number)}) for number in range(1, 10))


def chosen(variants: tuple[Variant, ...], only: tuple[str, ...]) -> list[Variant]:
    """The variants with the given titles; all of them if there are none."""
    return [variant for variant in variants if not only or variant.title in only]
