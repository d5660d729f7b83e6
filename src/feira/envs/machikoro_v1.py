"""PettingZoo's module interface: `feira.envs.machikoro_v1.env(players=4)`."""

from feira.envs.simultaneous import parallel_constructor
from feira.envs.turn_based import constructors

env, raw_env = constructors("machikoro")
parallel_env = parallel_constructor("machikoro")
