# Looking back at a game, and what could have been better.

review-title = Review
replay-title = Replay
review-start = Review this game
review-start-text = The computer checks every move: what it cost, and what would have been better. You can follow its progress, and look at moves as soon as they are done.
review-running = Analysing moves: { $done } of { $of }
review-waiting = Waiting for its turn…
review-not-over = This game is still on, so you see what has happened so far. When it is over you can have it reviewed.
review-failed = The review could not be started. Check your connection, then try again.
review-no-game = There is no such game. The link may be incomplete, or the game has been deleted.
review-not-begun = This game has not begun yet. Come back after the first move.
review-position = { $number } of { $of }
review-at-end = The end
review-slider = Move
review-slider-text = { $number } of { $of }: { $what }
review-first = To the beginning
review-previous = Previous move
review-next = Next move
review-last = To the end
review-next-mistake = Next mistake
review-key-step = step
review-chance = Chance to win
review-expected = Expected result
review-chart-axis = after each move
review-chart-label = Position in the game; the chart shows everybody’s chance to win
review-coins-label = Position in the game; the chart shows everybody’s coins
review-away = Costly moves
review-count =
    { $moves ->
        [one] { $costly } of 1 move
       *[other] { $costly } of { $moves } moves
    }
review-all = Show all { $moves }
review-fewer = Show the costliest
review-share = Share
review-shared = Link copied
review-filter = Show this player’s moves
review-nothing = No move cost much.
review-better = better: { $choice }
review-played-tag = played
review-better-tag = better
review-lost = { $choice } cost { $amount } of the chance to win
review-lost-coins =
    { $coins ->
        [one] { $choice } cost about 1 coin
       *[other] { $choice } cost about { $coins } coins
    }
review-fine = { $choice }: nearly the best move
review-fine-text = { $choice } would have been a little better.
review-only = { $choice }: the only move
review-only-text = There was no other move here.
review-better-why = { $choice }: { $why }.
review-best = { $choice }: the best move
review-best-text = Every other move does worse.
review-proved = { $choice }: proved best
review-proved-text = Every possibility was played out to the end.
review-proved-note = Proved: every possibility was played out to the end.
review-close = Too close to call
review-close-text = { $played } and { $other } do equally well, as far as the analysis can tell. The move counts as right.
review-close-tag = as good
review-close-note = Moves whose marks overlap count as equal. No mistake is shown for them.
review-marks-note = Moves whose marks overlap are too close to call.
review-not-yet = This move has not been analysed yet.
review-small =
    { $moves ->
        [one] 1 other move cost too little to measure.
       *[other] { $moves } other moves cost too little to measure.
    }
review-accuracy = Accuracy
review-luck = Luck
review-players = Accuracy and luck of all players
review-chart-note = The band shows how certain the estimate is. The bars show luck: what chance gave or took before each move.
review-quoted = “{ $text }”
review-choices = Possible moves
review-log = Game log
review-over = The game is over
review-points =
    { $points ->
        [one] { $points } coin
       *[other] { $points } coins
    }

## Moves in a few words

mercado-say-stall = { $good } on { $square }
mercado-say-take = Take { $good } from the display
mercado-say-customers =
    { $customers ->
        [one] 1 customer ({ $goods }) to { $entrance }
       *[other] { $customers } customers ({ $goods }) to { $entrance }
    }
mercado-say-restaurant = { $kind } on { $square }
mercado-say-exchange-hand = Exchange the tiles in hand
mercado-say-exchange-display = Exchange the display
mercado-say-specialise = Earn from { $good } only
mercado-say-coin = Take a coin
mercado-sum-start = At the start
mercado-sum-earned = Earned from customers
mercado-sum-restaurants = Opened restaurants
mercado-sum-taken = Coins taken
mercado-sum-paid = Paid for stalls
mercado-sum-held = Restaurants still held
mercado-sum-total = Coins
mercado-sum-stalls = Stalls on the market
machikoro-say-roll =
    { $dice ->
        [one] Roll one die
       *[other] Roll two dice
    }
machikoro-say-reroll = Roll again
machikoro-say-keep = Keep the roll
machikoro-say-add =
    { $added ->
        [0] Add nothing
       *[other] Add { $added }
    }
machikoro-say-tv = TV station: { $player }
machikoro-say-swap = Exchange with { $player }: { $given } for { $taken }
machikoro-say-swap-none = Exchange nothing
machikoro-say-dice = Roll of { $total }
machikoro-say-tuna = Tuna roll of { $total }
machikoro-say-build = { $card }
machikoro-say-build-none = Build nothing
machikoro-sum-landmarks = Landmarks
machikoro-sum-cards = Establishments
machikoro-sum-bank = From the bank
machikoro-sum-got = From others
machikoro-sum-gave = To others
machikoro-sum-built = Spent on building
machikoro-sum-left = Coins left
