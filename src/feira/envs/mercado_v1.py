"""PettingZoo's module interface: `feira.envs.mercado_v1.env(players=4)`."""

from feira.envs.simultaneous import parallel_constructor
from feira.envs.turn_based import constructors

env, raw_env = constructors("mercado")
parallel_env = parallel_constructor("mercado")
