"""The network of a game as data: integer weights in a file, one network for each variant.

Real numbers are stored in fixed point: a weight w as round(w · 2**shift). A network has two hidden
layers for the value; the policy shares the first of them. Its policy has one of two heads: over
micro-actions, or over the features of choices. `players/network.py` and `players/learned_policy.py`
run it.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from feira.core.errors import FeiraError
from feira.core.rules import MOST_SEATS
from feira.core.types import Array

INPUT_SHIFT = 11  # of the weights of the first layer
WEIGHT_SHIFT = 10  # of the weights of the other layers
UNIT_SHIFT = 7  # of activations
MOST_ACTIVE = 16 << UNIT_SHIFT  # activations are clipped here
LOGIT_SHIFT = WEIGHT_SHIFT + UNIT_SHIFT
OUTPUTS = 2 * MOST_SEATS  # logits of the win by seat, then points by seat
POINTS_SCALE = 16.0  # points that an output of 1 stands for
MOST_INPUT = 127  # inputs are clipped here
MOST_INPUTS = 640  # non-zero inputs, with room for the encoder to work in
FEATURE_SHIFT = 4  # of the features of a choice
MOST_FEATURE = 1000 << FEATURE_SHIFT  # they are clipped here
CHOICE_SHIFT = LOGIT_SHIFT - FEATURE_SHIFT  # of the weights of these features
NO_HEAD, ACTIONS, CHOICES = range(3)  # without a head, the linear policy is used


class Network(NamedTuple):
    """The weights, as integers: int16, and int32 for biases. The first axis is the variant."""

    weights1: Array  # [variant, input, unit]
    bias1: Array  # [variant, unit]
    weights2: Array  # [variant, unit, unit]
    bias2: Array
    weights3: Array  # [variant, unit, output]
    bias3: Array
    policy_weights: Array  # [variant, unit of the first layer, unit of the policy]
    policy_bias: Array
    heads: Array  # [variant]: which head the policy has, `NO_HEAD`, `ACTIONS` or `CHOICES`
    picked_weights: Array  # [variant, what was picked, unit of the policy]
    action_weights: Array  # [variant, unit of the policy, micro-action]
    action_bias: Array
    choice_weights: Array  # [variant, feature of a choice, unit of the policy]
    choice_direct: Array  # [variant, feature of a choice]: straight to the logit
    policy_output: Array  # [variant, unit of the policy]


def read_arrays(path: Path) -> Network:
    """The network in a file, without checks of its purpose."""
    with np.load(path, allow_pickle=False) as file:
        return Network(*(file[name] for name in Network._fields))


@cache
def read_network(path: Path, variants: int, inputs: int) -> Network:
    """The network in a file; raises if it was made for other variants or another encoder."""
    network = read_arrays(path)
    if network.weights1.shape[:2] != (variants, inputs):
        raise FeiraError(f"{path.name} was trained for another encoder: run `make train`")
    for array in network:
        array.flags.writeable = False
    return network
