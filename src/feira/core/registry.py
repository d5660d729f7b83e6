"""The games that are known, by the type of their positions: what the verbs stand for."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

# A game's `Rules` and `Strategy`, which import the verbs and so cannot be named here.
rules: "dict[np.dtype[Any], Any]" = {}
strategies: "dict[np.dtype[Any], Any]" = {}
