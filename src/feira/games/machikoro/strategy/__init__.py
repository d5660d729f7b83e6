"""What computer players know about the game: evaluation, features, learned weights."""
