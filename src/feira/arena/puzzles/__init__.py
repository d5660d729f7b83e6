"""Puzzles: positions in which one move is clearly best, mined from games of computers."""
