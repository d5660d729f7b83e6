"""PettingZoo's module interface: `feira.envs.machikoro_v1.env(players=4)`."""

from feira.envs.checked import constructors
from feira.envs.simultaneous import parallel_constructor

env, raw_env = constructors("machikoro")
parallel_env = parallel_constructor("machikoro")
