# Preview cards and pages of games that are shared.
card-won = { $player } wins
card-shared = { $players } share the win
card-closed = The game was closed
card-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
card-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
card-round = Round { $round }
card-of = { $points } of { $of }
card-player = Player { $number }
card-watch = Watch how it went, move by move
