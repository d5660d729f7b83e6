# %% [markdown]
# # First steps
#
# A game is a sequence of positions. At each one a seat or chance acts. This notebook
# makes a position, looks at it, and plays a whole game at random.
#
# The file is a notebook as a script: open it in Jupyter with jupytext, in VS Code cell by cell, or
# run it with `python examples/first_steps.py`.

# %%
import random

import feira

rng = random.Random(1)

# %% [markdown]
# ## A position
#
# `feira.make` takes the name of a game, the number of players and the options of the game
# (`feira sim --help` lists them).

# %%
position = feira.make("mercado", players=2, money="open")
print(position.text)

# %% [markdown]
# ## Chance is a player
#
# Nothing is drawn in advance. When a tile is drawn, chance acts: `chance()` has every outcome with
# its integer weight, and `draw` picks one of them by weight.

# %%
assert position.actor == feira.CHANCE
weights = position.chance()
total = sum(weights.values())
for outcome, weight in list(weights.items())[:3]:
    print(outcome, f"{weight}/{total}")

while position.actor == feira.CHANCE:
    position = position.play(position.draw(rng))

# %% [markdown]
# ## Choices
#
# `legal()` has the choices of the seat that acts, as numbers. `previews()` says for each of them
# what it is called, what it costs and what it earns. `play` takes a number or the text, and returns
# a new position; the old one stays as it was.

# %%
print("seat", position.actor, "acts and has", len(position.legal()), "choices")
for preview in position.previews()[:5]:
    print(f"{preview['text']:<30} costs {preview['cost']}, earns {preview['earns']}")

after = position.play(position.previews()[0]["text"])
assert after != position

# %% [markdown]
# ## A whole game
#
# Any player is a function from a position to a choice. The simplest one chooses at random.


# %%
def play_out(position: feira.Position, rng: random.Random) -> feira.Position:
    """Plays at random until the game is over."""
    while not position.over:
        at_chance = position.actor == feira.CHANCE
        choice = position.draw(rng) if at_chance else rng.choice(position.legal())
        position = position.play(choice)
    return position


end = play_out(position, rng)
print("scores", end.scores, "winners", end.winners)

# %% [markdown]
# ## What a seat sees
#
# `view(seat)` is the position as JSON for one seat. With `money="hidden"` the coins of the others
# are not in it.

# %%
view = position.view(0)
print(sorted(view))
