"""The strategy of the game, as one record for computer players."""

from pathlib import Path

from feira.core.strategy import Strategy
from feira.games.mercado.strategy.action_features import action_features
from feira.games.mercado.strategy.encoder import INPUT_NAMES, encode
from feira.games.mercado.strategy.evaluate import evaluate
from feira.games.mercado.strategy.feature_names import ACTION_FEATURE_NAMES, FEATURE_COUNT
from feira.games.mercado.strategy.micro_actions import (
    MICRO_NAMES,
    PICKED_NAMES,
    micro_mask,
    micro_next,
)
from feira.games.mercado.strategy.moot import moot
from feira.games.mercado.strategy.observation import (
    OBSERVATION_NAMES,
    observe,
    observe_part,
    observe_picked,
    prepare_part,
)
from feira.games.mercado.strategy.state_features import STATE_FEATURE_NAMES, state_features
from feira.games.mercado.strategy.variants import NETWORK_VARIANTS, network_variant
from feira.games.network import read_network
from feira.games.weights import read_weights

FOLDER = Path(__file__).parent

STRATEGY = Strategy(
    evaluate=evaluate,
    action_features=action_features,
    state_features=state_features,
    variant=network_variant,
    encode=encode,
    micro_mask=micro_mask,
    micro_next=micro_next,
    observe=observe,
    prepare_part=prepare_part,
    observe_part=observe_part,
    observe_picked=observe_picked,
    environment="Mercado",
    micro_names=MICRO_NAMES,
    picked_names=PICKED_NAMES,
    observation_names=OBSERVATION_NAMES,
    variants=NETWORK_VARIANTS,
    input_names=INPUT_NAMES,
    moot=moot,
    action_feature_names=ACTION_FEATURE_NAMES,
    feature_count=FEATURE_COUNT,
    state_feature_names=STATE_FEATURE_NAMES,
    policy=read_weights(FOLDER / "policy.txt", ACTION_FEATURE_NAMES),
    value=read_weights(FOLDER / "value.txt", STATE_FEATURE_NAMES),
    blunder_rates={"medium": 0.5, "hard": 0.12},
    network=lambda: read_network(FOLDER / "network.npz", len(NETWORK_VARIANTS), len(INPUT_NAMES)),
)
