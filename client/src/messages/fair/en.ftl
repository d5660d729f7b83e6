# The proof that nobody chose the dice.

fair-title = Nobody can rig the draw
fair-lead = Not the server, not a player: every roll and every draw follows from numbers that were fixed before the game, and you can check it yourself.
fair-promise = Promised before anyone sat down
fair-promise-text = The server chose a secret and published its fingerprint. Any other secret would have another fingerprint, so it cannot be exchanged any more.
fair-nonces = Added by everyone who sat down
fair-nonces-text = After the promise, each player’s browser chose a random number of its own. First it published only the fingerprint, and the number itself when all fingerprints were known. So nobody could fit their number to the others’, not even a host who reads the server’s secret.
fair-nonce-none = none (computers and players on the same screen add nothing)
fair-secret = Revealed when the game is over
fair-secret-waits = The secret appears here as soon as the game is over. Then every draw can be computed again.
fair-secret-text = With the secret and the players’ numbers, every single draw can be computed again.
fair-limits = What could still be done
fair-limits-server = Whoever runs the server can look up the secret during the game and so know the coming draws in advance. They cannot choose them. If you do not trust the host, play on a server of somebody else.
fair-limits-players = To choose the draws, the server and every single player would have to work together: one honest browser is enough to prevent it. All they could do is to break off before the game begins and try again, and you would see that. Programs that show their number at once protect only the others.
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
fair-wrong-nonce = Something is wrong: a player’s number is not the one whose fingerprint was published before the game. Keep the record of this game and show it to whoever runs the server.
fair-wrong-draw = Something is wrong: draw { $number } is not what follows from the secret. Keep the record of this game and show it to whoever runs the server.
fair-failed = The check could not be done. Check your connection, then try again.
fair-insecure = Your browser computes such proofs only on https pages or on the computer that runs the server. Here the server can check it for you; the record holds all you need to check it elsewhere.
fair-copy = Copy
fair-copied = Copied
fair-nonces-daily = A daily challenge has the same chance for everybody: it takes the date in the place of the players’ numbers.
fair-secret-daily = The secret of a daily challenge appears here an hour after its day, because others still play by it.
