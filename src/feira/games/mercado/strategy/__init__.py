"""The strategy of computer players: evaluation, features, encoder and learned weights."""
