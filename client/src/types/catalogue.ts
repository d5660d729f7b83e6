// Written by `python -m feira.web.types` from constants of the server: change those.

/** The levels of computer players, from the weakest to the strongest. */
export const LEVELS = ["easy", "medium", "hard", "master"] as const;
