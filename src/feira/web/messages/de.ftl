# Karten und Seiten von Partien, die geteilt werden.
card-won = { $player } gewinnt
card-shared = { $players } teilen sich den Sieg
card-closed = Die Partie wurde geschlossen
card-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
card-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
card-round = Runde { $round }
card-of = { $points } von { $of }
card-player = Spieler { $number }
card-watch = Sehen, wie es lief, Zug um Zug
