"""The training plans for players of Mercado.

When every seat takes a coin each turn, the best response is to take one as well, and the game is
over at once: self-play falls into this equilibrium and stays there. So the weight of taking a coin
is fixed, and games of several seats start from the policy of the challenge Pub Crawl.
"""

from feira.games.mercado.rules.config import CHALLENGES
from feira.games.mercado.rules.position import PUB_CRAWL
from feira.games.training import TEMPORAL_DIFFERENCES, SelfPlayTable, TrainingPlan

PLANS = (
    *(
        TrainingPlan(name=f"challenge-{n}", seats=1, options={"challenge": n})
        for n in CHALLENGES[1:]
    ),
    *(
        TrainingPlan(
            name=f"seats-{n}", seats=n, initial=f"challenge-{PUB_CRAWL}", fixed={"coin": -3.0}
        )
        for n in (2, 3, 4)
    ),
)

# A policy gradient from scratch was much weaker than hand-made features.
METHOD = TEMPORAL_DIFFERENCES
# The network's policy falls into the same trap when it plays all seats.
NETWORK_SEATS = 0.5
TABLES = (
    *(SelfPlayTable(variant=f"seats-{n}", seats=n) for n in (2, 3, 4)),
    *(
        SelfPlayTable(variant=f"challenge-{n}", seats=1, options={"challenge": n})
        for n in CHALLENGES[1:]
    ),
)
