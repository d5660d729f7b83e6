"""One running game: who sits where, what they may do, and where it is kept. No web in it."""
