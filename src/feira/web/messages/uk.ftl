# Картки та сторінки партій, якими діляться.
card-won = { $player } перемагає
card-shared = { $players } ділять перемогу
card-closed = Гру закрито
card-rounds = { $rounds ->
    [one] { $rounds } коло
    [few] { $rounds } кола
   *[other] { $rounds } кіл
}
card-moves = { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[other] { $moves } ходів
}
card-round = Коло { $round }
card-of = { $points } з { $of }
card-player = Гравець { $number }
card-watch = Подивіться, як усе було, хід за ходом
