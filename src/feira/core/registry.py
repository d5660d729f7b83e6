"""The known games, by the type of their positions: the verbs dispatch on it."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

# `Rules` and `Strategy` of games; they import the verbs, so their types cannot be named here.
rules: "dict[np.dtype[Any], Any]" = {}
strategies: "dict[np.dtype[Any], Any]" = {}
