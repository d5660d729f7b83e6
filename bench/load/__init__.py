"""`make load`: a real server under load and under attack, each scene with its bound."""
