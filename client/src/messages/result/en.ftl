# The end of a game.

result-you-win = You win!
result-you-share = A shared win!
result-wins = { $player } wins
result-share-win = A shared win for { $players }
result-over = The game is over
result-reason = { $reason }.
result-challenge-missed = Not this time
result-challenge-made =
    { $fame ->
        [one] One star!
       *[other] { $fame } stars!
    }
result-challenge-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
result-challenge-missing =
    { $coins ->
        [one] 1 coin short of the next star.
       *[other] { $coins } coins short of the next star.
    }
result-challenge-all = Maximum fame!
result-challenge-number = Challenge { $number } of { $of }
result-threshold =
    { $fame ->
        [one] 1 star from { $coins } coins
       *[other] { $fame } stars from { $coins } coins
    }
result-final = Final scores
result-how = Score breakdown
result-place = Place
result-player = Player
result-score = Score
result-left = left the game, a computer played on
result-rating-games =
    { $games ->
        [one] after 1 rated game
       *[other] after { $games } rated games
    }
result-coins = Coins over time
result-coins-label = Everyone’s coins over the game, move by move
result-coins-choice = Move
result-coins-axis = after each move
result-coins-none = The course of the game could not be loaded.
result-best = Best moves
result-best-text = { $choice }, move { $number }
result-look = Look at the board
result-again = Rematch
result-again-solo = Play it again
result-review = Review the game
result-next = Next: { $number } · { $name }
result-campaign = To the score sheet
result-record-text = Save the game as a file, or check that the draws were fair.
result-new = New game
result-failed = That did not work. Check your connection, then try again.
