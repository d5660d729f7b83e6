# %% [markdown]
# # A player of your own
#
# A player is an object with a method `choose(position)` that returns a legal choice. This notebook
# writes one and lets it play a match against players that come with Feira.

# %%
import random
import sys

import feira

GAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 20

# %% [markdown]
# ## Greedy by preview
#
# The preview of a choice says what it earns at once, after its cost (`net`). A player that always
# takes the largest number is already better than a random one. Ties are broken at random, so that
# it does not always prefer the first square.


# %%
class Earner:
    """Takes what earns most at once."""

    def __init__(self, seed: int = 0) -> None:
        self.random = random.Random(seed)

    def choose(self, position: feira.Position) -> int:
        """The choice with the largest net income."""
        previews = position.previews()
        best = max(preview["net"] for preview in previews)
        return self.random.choice([one["choice"] for one in previews if one["net"] == best])


# %% [markdown]
# ## Looking one choice ahead
#
# Positions are values: try a choice with `play`, look at the scores, and forget it again. After a
# choice it may be chance's turn; then the scores are those before the draw.


# %%
class Leader:
    """Makes every choice in turn and takes the one after which it leads by most."""

    def choose(self, position: feira.Position) -> int:
        """The choice after which the own score is furthest ahead of the best of the others."""
        seat = position.actor

        def lead(choice: int) -> int:
            scores = list(position.play(choice).scores)
            own = scores.pop(seat)
            return own - max(scores, default=0)

        return max(position.legal(), key=lead)


# %% [markdown]
# ## A match
#
# `play_match` takes a name or an object for each seat and plays every seating equally often with
# the same dice. With two players a fair share of the wins is 1/2.

# %%
for opponent in ("random", "easy"):
    match = feira.play_match("mercado", [Earner(), opponent], games=GAMES, seed=1)
    print(match)

# %%
print(feira.play_match("mercado", [Leader(), Earner()], games=GAMES, seed=1))
