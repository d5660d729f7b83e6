"""What a game is, and everything that works on any game."""
