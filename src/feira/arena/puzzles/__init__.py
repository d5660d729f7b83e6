"""Puzzles: positions in which one move is best beyond doubt, mined from games of computers."""
