"""A greedy player against `medium`, written from docs/api.md alone."""

import random
import sys

import feira


class Greedy:
    """Takes what brings most at once, landmarks before all else."""

    def __init__(self) -> None:
        self.rng = random.Random(1)

    def choose(self, position: feira.Position) -> int:
        """The choice with the best preview; equal ones are drawn."""
        previews = position.previews()

        def merit(preview: dict) -> tuple:
            return preview["standing"], preview["net"], self.rng.random()

        return max(previews, key=merit)["choice"]


games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
match = feira.play_match("machikoro", [Greedy(), "medium"], games=games, seed=1)
for one in match.standings:
    print(f"{one.player}: {one.share.mean:.0%} ({one.share.low:.0%}–{one.share.high:.0%})")
