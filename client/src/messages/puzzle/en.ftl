# Puzzles: find the best move; and costly moves of one's own games, to try again.

puzzle-title = Puzzles
puzzle-again-title = Try again
puzzle-again-of = Try move { $number } again
puzzle-number = Puzzle { $number } · { $game }
puzzle-own = From your game · { $game }
puzzle-find = Find the best move
puzzle-right = That is the best move
puzzle-wrong = Not the best move
puzzle-keeps = Good, not best: it keeps { $mine }, the best { $best }.
puzzle-worse = There is a better one: it keeps { $best }.
puzzle-you = You are
puzzle-coins =
    { $coins ->
        [one] with { $coins } coin
       *[other] with { $coins } coins
    }
puzzle-one = One move is better than all others. The first try counts.
puzzle-unrated = This try does not count.
puzzle-again-text = Your move here cost you something. Find the better one; it is not rated.
puzzle-proved = proved
puzzle-best = best
puzzle-yours = yours
puzzle-unknown = not analysed
puzzle-error = ±{ $percent }
puzzle-rating = puzzle rating
puzzle-streak = { $number } in a row
puzzle-found = { $tried } tried, { $percent } found it
puzzle-clue = A clue
puzzle-next = Next puzzle
puzzle-skip = Skip
puzzle-try-again = Try once more
puzzle-explore = Explore
puzzle-to-review = To the review
puzzle-failed = That did not work. Try again in a moment.
puzzle-missing = There is no such puzzle. The link may be incomplete.
puzzle-none = You have tried every puzzle of this game. New ones will come.
puzzle-clue-stall = It is a stall. The clue costs half the points.
puzzle-clue-customers = It brings customers. The clue costs half the points.
puzzle-clue-restaurant = It is a restaurant. The clue costs half the points.
puzzle-clue-coin = It is the coin. The clue costs half the points.
puzzle-clue-exchange = It is an exchange. The clue costs half the points.
puzzle-clue-take = It is a tile from the display. The clue costs half the points.
puzzle-clue-specialise = It is a good to name. The clue costs half the points.
puzzle-clue-roll = It is the number of dice. The clue costs half the points.
puzzle-clue-reroll = It is the second roll. The clue costs half the points.
puzzle-clue-keep = The roll stays. The clue costs half the points.
puzzle-clue-add = It is about adding 2. The clue costs half the points.
puzzle-clue-tv = It takes from one player. The clue costs half the points.
puzzle-clue-swap = It is an exchange of cards. The clue costs half the points.
puzzle-clue-no-swap = Nothing is exchanged. The clue costs half the points.
puzzle-clue-build-none = Nothing is built. The clue costs half the points.
puzzle-clue-landmark = It is a landmark. The clue costs half the points.
puzzle-clue-blue = It is a blue card. The clue costs half the points.
puzzle-clue-green = It is a green card. The clue costs half the points.
puzzle-clue-red = It is a red card. The clue costs half the points.
puzzle-clue-purple = It is a purple card. The clue costs half the points.

# The analysis board.

analysis-title = Analysis board
analysis-seat = Player { $number }
analysis-turn = { $player } to move
analysis-over = The game is over
analysis-back = Undo
analysis-redraw = Other dice and draws
analysis-think = What is it worth?
analysis-thinking = Thinking…
analysis-estimates = estimates, with their error
analysis-failed = That did not work. Try again in a moment.
analysis-no-position = This is not a position of the game. The link may be incomplete.
analysis-rated = While a rated game of this kind is on, its positions cannot be analysed. Come back when it is over.
