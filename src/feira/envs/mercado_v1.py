"""PettingZoo's module interface: `feira.envs.mercado_v1.env(players=4)`."""

from feira.envs.checked import constructors
from feira.envs.simultaneous import parallel_constructor

env, raw_env = constructors("mercado")
parallel_env = parallel_constructor("mercado")
