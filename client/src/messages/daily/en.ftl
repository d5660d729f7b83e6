# The daily challenge: the card on the home page, the page of a day, the calendar.

daily-title = Daily challenge
daily-about = Daily challenge · { $date }
daily-same-for-all = The same draws for everybody. One try counts.
daily-played =
    { $players ->
        [0] Nobody has played yet
        [one] { $players } person has played
       *[other] { $players } people have played
    }
daily-master = master { $score }
daily-in-a-row =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
daily-longest = longest { $days }
daily-play = Play today’s challenge
daily-play-past = Play this day’s challenge
daily-go-on-coins =
    { $score ->
        [one] Go on, { $score } coin
       *[other] Go on, { $score } coins
    }
daily-see = See the result
daily-offline = You are offline. Your try counts when you are back online.
daily-past-counts = This day is over. You can still play it: its stars enter the calendar, not the ranking or your streak.
daily-counts-once = You have one try that counts, until midnight UTC. You may pause it and go on later.
daily-score-coins =
    { $score ->
        [one] { $score } coin
       *[other] { $score } coins
    }
daily-better-than = Better than { $percent }% of { $players } players.
daily-rank = Rank { $rank } of { $players }.
daily-first = You are the first to finish today.
daily-late = Played after the day: it has no rank.
daily-given-up = You gave this one up
daily-given-up-text = A try counts once. You can practise the day as often as you like.
daily-next-star =
    { $missing ->
        [one] { $missing } more coin for the next star.
       *[other] { $missing } more coins for the next star.
    }
daily-all-stars = All three stars!
daily-hist-coins = Coins of all players
daily-so-far =
    { $players ->
        [one] { $players } so far today
       *[other] { $players } so far today
    }
daily-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
daily-you = you { $score }
daily-hist-label =
    { $players ->
        [one] The score of { $players } player
       *[other] The scores of { $players } players
    }
daily-hist-bar = { $range }: { $count }
daily-review = Review your game
daily-watch = Watch the master
daily-practise = Practise
daily-next-in = next one in
daily-share = Share
daily-share-safe = gives no move away
daily-share-title = Feira daily, { $date }
daily-share-better = Better than { $percent }% of { $players } players
daily-share-rank = Rank { $rank } of { $players }
daily-send = Send…
daily-calendar = Calendar
daily-month-before = Previous month
daily-month-after = Next month
daily-cell-play = play
daily-cell-on = go on
daily-cell-label = { $date }, { $name }: { $what }
daily-cell-stars =
    { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
daily-cell-gave-up = given up
daily-calendar-note = Missed days can be played; only the day itself counts for the streak.
daily-total-played = played
daily-total-stars = stars of { $most }
daily-total-row = in a row
daily-total-beat = beat the master
daily-missed = Missed days
daily-missed-text = play them when you like
daily-missed-row =
    { $players ->
        [one] the same for { $players } player
       *[other] the same for { $players } players
    }
daily-fair = Fair draws
daily-fair-before = The fingerprint of this day’s secret was published days before: { $commit }
daily-fair-after = The secret of this day: { $secret }
daily-fair-ahead = The fingerprints of the days to come, published already:
