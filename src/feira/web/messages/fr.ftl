# Cartes et pages des parties partagées.
card-won = { $player } gagne
card-shared = { $players } se partagent la victoire
card-closed = La partie a été fermée
card-rounds = { $rounds ->
    [one] { $rounds } tour de table
   *[other] { $rounds } tours de table
}
card-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
card-round = Tour de table { $round }
card-of = { $points } sur { $of }
card-player = Joueur { $number }
card-watch = Revivez la partie, coup par coup
