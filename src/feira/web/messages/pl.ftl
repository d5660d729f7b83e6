# Karty i strony partii, którymi się dzielimy.
card-won = { $player } wygrywa
card-shared = { $players } dzielą się wygraną
card-closed = Partię zamknięto
card-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}
card-moves = { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}
card-round = Runda { $round }
card-of = { $points } z { $of }
card-player = Gracz { $number }
card-watch = Zobacz, jak było, ruch po ruchu
