"""A whole position as text that a person can read and that parses back to the same bytes."""

from collections.abc import Sequence

from feira.core.config import check_seats, options_text, parse_options
from feira.core.lines import number_of
from feira.core.position_reader import PositionReader
from feira.core.types import Buffer, State
from feira.games.machikoro.presentation.notation import card_number
from feira.games.machikoro.rules.components import KINDS, LANDMARKS, NAMES
from feira.games.machikoro.rules.config import NAME, OPTIONS, SEATS, config_of, configure
from feira.games.machikoro.rules.place import gain
from feira.games.machikoro.rules.position import LAYOUT, REASONS, STAGES
from feira.games.machikoro.rules.setup import reserve_of, setup

HEAD = f"position {NAME}"
NONE = "-"
MOST_CARDS = 99  # of a kind: fewer than a counter of the position can hold
COUNTERS = ("dice", "low", "high", "rerolled", "added", "extra", "again")


unpack = LAYOUT.unpacker()


def position_text(position: Buffer) -> str:
    """The position, one aspect per line. The full market is derived from the cities."""
    p, config = unpack(position), config_of(position)
    seats = range(config.seats)
    lines = [
        HEAD,
        f"seats: {config.seats}",
        f"options: {options_text(config, OPTIONS)}",
        f"stage: {STAGES[p.stage]}",
        f"turn: {p.turn}",
        f"coins: {' '.join(str(p.coins[seat]) for seat in seats)}",
        f"landmarks: {' / '.join(landmarks_text(p.landmarks[seat]) for seat in seats)}",
        f"cities: {' / '.join(counts_text(p.city[seat]) for seat in seats)}",
    ]
    if p.limited:
        lines += [f"market: {counts_text(p.market)}", f"deck: {counts_text(p.deck)}"]
    if p.reason:
        lines.append(f"reason: {REASONS[p.reason]}")
    counters = {name: getattr(p, name) for name in COUNTERS}
    lines += [f"{name}: {n}" for name, n in counters.items() if n]
    return "\n".join(lines) + "\n"


def landmarks_text(bits: int) -> str:
    """Landmarks by name."""
    return " ".join(name for i, name in enumerate(LANDMARKS) if bits >> i & 1) or NONE


def counts_text(counts: Sequence[int]) -> str:
    """Cards with their numbers: `bakery 2, mine 1`."""
    return ", ".join(f"{name} {n}" for name, n in zip(NAMES, counts, strict=False) if n) or NONE


def parse_position(text: str) -> State:
    """The position that a text describes; errors name the line."""
    return Reader(text, HEAD, LAYOUT).read()


class Reader(PositionReader):
    """Puts the lines of a position text into a record."""

    def fill(self) -> None:
        """All lines in turn."""
        s = self.s
        seats = self.number(self.value("seats"))
        check_seats(NAME, SEATS, seats)
        setup(s, configure(seats, parse_options(self.value("options"))))
        for name in ("coins", "city", "owns", "counted", "market", "deck"):
            s[name] = 0
        s.counted[:seats, 0] = 1
        s.available = 0
        s.stage = number_of(self.value("stage"), STAGES, "a stage")
        s.turn = self.number(self.value("turn"))
        s.reason = number_of(self.value("reason", REASONS[0]), REASONS, "a reason")
        for name in COUNTERS:
            s[name] = self.number(self.value(name, "0"))
        s.coins[:seats] = [self.number(word) for word in self.by_seat("coins", None)]
        for seat, names in enumerate(self.by_seat("landmarks")):
            for name in names.split():
                if name != NONE:
                    s.landmarks[seat] |= 1 << number_of(name, LANDMARKS, "a landmark")
        for seat, cards in enumerate(self.by_seat("cities")):
            for kind, n in self.counts(cards):
                for _ in range(n):
                    gain(s, seat, kind)
        self.read_market()

    def counts(self, text: str) -> list[tuple[int, int]]:
        """Pairs of kind and number."""
        if text.strip() == NONE:
            return []
        pairs = [item.split() for item in text.split(",")]
        self.expect(
            all(len(pair) == 2 for pair in pairs),
            "expected cards with numbers, such as 'bakery 2, mine 1'",
        )
        counted = [(card_number(name), self.number(n)) for name, n in pairs]
        self.expect(all(0 <= n <= MOST_CARDS for _, n in counted), "there are not so many cards")
        return counted

    def read_market(self) -> None:
        """The cards of the market and of the deck; the full market has what nobody owns."""
        s = self.s
        if s.limited:
            for kind, n in self.counts(self.value("market")):
                s.market[kind] = n
            for kind, n in self.counts(self.value("deck")):
                s.deck[kind] = n
        else:
            start = LAYOUT.empty()
            setup(start, config_of(s))
            for kind, copies in enumerate(reserve_of(s)):
                new = sum(int(city[kind]) for city in start.city)
                left = copies + new - sum(int(city[kind]) for city in s.city)
                self.expect(left >= 0, "there are not so many cards")
                s.market[kind] = left
        s.available = sum(1 << kind for kind in range(KINDS) if s.market[kind])
