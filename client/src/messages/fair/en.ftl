# The proof that nobody chose the dice.

fair-title = Nobody picks the dice
fair-lead = Not the server, not a player: every roll and every draw follows from numbers that were fixed before the game, and you can check it yourself.
fair-promise = Promised before anyone sat down
fair-promise-text = The server chose a secret and published its fingerprint. Any other secret would have another fingerprint, so it cannot be exchanged any more.
fair-nonces = Added by everyone who sat down
fair-nonces-text = Each player’s browser added a random number of its own after the promise. It goes into every draw, so the server could not look for a secret that suits it.
fair-nonce-none = none (computers and players on the same screen add nothing)
fair-secret = Revealed when the game is over
fair-secret-waits = The secret appears here as soon as the game is over. Then every draw can be computed again.
fair-secret-text = With the secret and the players’ numbers, every single draw can be computed again.
fair-check = Check it now
fair-check-server = Let the server check
fair-checking =
    { $of ->
        [0] Checking…
       *[other] Checking: { $done } of { $of }
    }
fair-proved =
    { $outcomes ->
        [0] There was nothing to draw in this game, and the secret is the promised one.
        [one] All is well: the secret is the promised one, and the only draw is exactly as it had to be.
       *[other] All is well: the secret is the promised one, and all { $outcomes } draws are exactly as they had to be.
    }
fair-proved-here = Computed by your browser, not by the server.
fair-proved-server = Computed by the server.
fair-wrong-commit = Something is wrong: this is not the secret that was promised. Keep the record of this game and show it to whoever runs the server.
fair-wrong-draw = Something is wrong: choice { $number } is not what the secret says. Keep the record of this game and show it to whoever runs the server.
fair-failed = The check could not be done. Check your connection, then try again.
fair-insecure = Your browser computes such proofs only on https pages or on the computer that runs the server. Here the server can check it for you; the record holds all you need to check it elsewhere.
fair-copy = Copy
fair-copied = Copied
