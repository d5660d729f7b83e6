"""`python -m feira` is `feira`."""

from feira.cli import main

main()
