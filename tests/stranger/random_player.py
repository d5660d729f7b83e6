"""A random player, written from docs/api.md alone: plays one game of each kind to its end."""

import random
import sys

import feira

rng = random.Random(int(sys.argv[1]) if len(sys.argv) > 1 else 0)

for name, options in (("machikoro", {"plus": True}), ("mercado", {"money": "open"})):
    position = feira.make(name, players=3, **options)
    while not position.over:
        if position.actor == feira.CHANCE:
            position = position.play(position.draw(rng))
        else:
            position = position.play(rng.choice(position.legal()))
    print(name, position.scores, position.winners)
