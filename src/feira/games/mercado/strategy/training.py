"""How players of Mercado are trained.

When everybody takes a coin each turn, the best reply is to take one as well, and the game is over
at once: self-play falls into this trap and stays there. So the weight of taking a coin is fixed,
and play with others starts from the policy of the challenge Pub Crawl.
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

# A policy gradient from nothing was no match for features made by hand.
METHOD = TEMPORAL_DIFFERENCES
# The policy of the network falls into the same trap when it plays against itself alone.
NETWORK_SEATS = 0.5
TABLES = (
    *(SelfPlayTable(variant=f"seats-{n}", seats=n) for n in (2, 3, 4)),
    *(
        SelfPlayTable(variant=f"challenge-{n}", seats=1, options={"challenge": n})
        for n in CHALLENGES[1:]
    ),
)
