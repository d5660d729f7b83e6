# The pages around the table: home, join by code, lobby, my games.

home-nav = Pages
home-nav-play = Play
home-nav-daily = Daily
home-nav-lobby = Lobby
home-nav-campaign = Campaign
home-nav-games = My games
home-nav-rules = Rules
home-nav-me = { $name }, account and settings

# A button by its own words, with what it is about: "Join: Kasia".
home-about = { $what }: { $about }

home-preparing = Preparing the games: { $percent }%.
home-preparing-why = This happens only once, on the very first start. You can look around meanwhile; games begin as soon as it is done.

## What can go wrong

trouble-unknown = That did not work. Check what you entered, then try again.
trouble-server = The server cannot do this right now. Nothing has been lost; try again in a moment.
trouble-too-often = That was tried too often. Wait a while, then try again.
trouble-too-many = There are too many of these already. Delete one first.
trouble-review-long = This game has too many moves to be reviewed.
trouble-nobody = You have been signed out. Reload the page, then try again.
trouble-name = A name must have 1 to 24 characters that can be seen, without commas or #. Choose another one.
trouble-name-taken = This name belongs to somebody already. Choose another one, or sign in if it is yours.
trouble-password-short = This password is too short. Take at least 8 characters.
trouble-password-long = This password is too long. Take at most 256 characters.
trouble-password-common = This password is too easy to guess. Choose another one.
trouble-no-account = There is no account with this name and password. Check both, then try again.
trouble-no-code-of-account = There is no account with this name and recovery code. A new password or new codes void the old ones.
trouble-password-present = This is not your present password.
trouble-have-account = You have an account already.
trouble-no-code = No open table has this code. Check it; perhaps the game has already begun.

## Home

home-greet-your-turn = Your turn, { $name }
home-greet-back = Good to see you, { $name }
home-greet-new = Welcome to the market
home-greet-new-text = Two board games, for one to five players: against good computer players, with friends by link, or at one screen. No sign-up, just play.
home-greet-nothing-text = No game is waiting for you. Start one below, or join somebody’s table.

home-continue = Continue
home-continue-table = To the table
home-continue-waiting =
    { $number ->
        [one] { $players } is waiting for you
       *[other] { $players } are waiting for you
    }
home-continue-won = Everybody else has left: you win
home-continue-open =
    { $free ->
        [0] Everybody is there
        [one] Waiting for one more player
       *[other] Waiting for { $free } more players
    }

home-start = Start a game
home-game-line-mercado = Open stalls, bring customers, mind who else they pay.
home-game-line-machikoro = Roll, earn, build. First with all landmarks wins.
home-game-players = { $least }–{ $most } players
home-game-minutes = { $minutes } minutes
home-game-new = New game
home-game-learn = Learn by playing

home-campaign-title = Solo campaign
home-campaign-fame = fame { $fame } of { $most }
home-campaign-begin = Begin a campaign
home-campaign-look = See the score sheet
home-campaign-cell-open = { $number }, { $name }: not played yet
home-campaign-cell =
    { $stars ->
        [one] { $number }, { $name }: 1 star of 3
       *[other] { $number }, { $name }: { $stars } stars of 3
    }
home-seats-taken = { $taken } of { $seats } seats taken

## Join by code

code-title = Join by code
code-label = Code of the table, six letters or digits
code-help = Six letters or digits, from whoever invited you.
code-looking = Looking for the table…
join-title = Join a table
join-looking = Looking for table { $code }…

## Lobby

lobby-title = Lobby
lobby-open = Open tables
lobby-playing = Games to watch
lobby-empty = No table is open right now.
lobby-to = To the lobby
lobby-join = Join
lobby-account = Sign up
lobby-account-needed = Rated tables are for people with an account: sign up
lobby-account-note = Rated tables are for people with an account.
lobby-watch = Watch
lobby-back = Back
lobby-nobody-yet = Nobody has sat down yet
lobby-filter = Which game

## My games

mine-title = My games
mine-nobody = Nothing has been played in this browser yet. Start a game, or sign in to find your games here.
mine-sign-in = Sign in
mine-finished-empty = No finished games yet. They stay here for you to replay and review.
mine-open = waiting for players
mine-won = Won
mine-shared = Shared win
mine-lost = Lost
mine-to-table = To the table
mine-review = Review
mine-rematch = Play again
mine-more = Show more
mine-records = Uploaded records
mine-records-text = Replay any game from its .feira file, also one that was played elsewhere.
mine-upload = Upload a record
mine-drop = Drop a .feira file here, or pick one.
mine-uploading = The record is being checked…
mine-upload-wrong = This file is not a game record, or it is damaged.
mine-upload-line = This record could not be read: line { $line } makes no sense.
mine-upload-done = The record is here: { $players }.
mine-upload-big = This file is too big for a record.
mine-record-delete-of = Delete the record with { $players }
mine-record-delete-title = Delete this record?
mine-record-delete-text = It is gone from this server. The file on your device stays.
mine-keep = Keep it
mine-delete = Delete
mine-unfinished = not finished
mine-ratings = Ratings
mine-rating = Rating
mine-curve =
    { $games ->
        [one] { $rating } after 1 rated game
       *[other] { $rating } after { $games } rated games
    }
mine-ratings-empty = Play a rated game to get a rating.
mine-rating-games =
    { $games ->
        [one] 1 rated game
       *[other] { $games } rated games
    }

## My games: one list with filters

mine-filter = Which games
mine-show-all = All
mine-show-waiting = Waiting for me
mine-show-running = Running
mine-show-won = Won
mine-show-lost = Lost
mine-show-everything = Show all games
mine-solo = Solo
mine-search = Search by name
mine-none-found = No game fits.
mine-nobody-yet = Nobody yet
mine-look = Look
mine-left = Left
mine-closed = Closed
mine-turn-of = { $player }’s turn
mine-running-tag = running
mine-stars =
    { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }
mine-place =
    { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
mine-total-games =
    { $games ->
        [one] game
       *[other] games
    }
mine-total-won = won
mine-total-share = of games

## Lobby: open tables by fit

lobby-count =
    { $tables ->
        [0] No tables
        [one] 1 table
       *[other] { $tables } tables
    }
lobby-people =
    { $people ->
        [one] 1 person playing
       *[other] { $people } people playing
    }
lobby-best-fit = The best fit for your { $rating } is first.
lobby-open-one = Open a table
lobby-quick-rated = { $title }, rated
lobby-quick-casual = { $title }, casual
lobby-quick-about = about { $rating }
lobby-quick-find = Find a game
lobby-quick-nobody = Nobody here?
lobby-quick-computer = The computer sits down at once.
lobby-quick-now = Play now
lobby-with-clock = With a clock
lobby-days = Turn-based (days)
lobby-column-host = Host
lobby-column-level = Level
lobby-column-counts = Counts
lobby-column-seats = Seats
lobby-column-age = Open for
lobby-level-new = new
lobby-level-new-text = first games
lobby-level-even-text = even
lobby-level-easier-text = easier
lobby-level-stronger-text = stronger
lobby-friendly = casual
lobby-free = { $free } free
lobby-full = Full
lobby-computers =
    { $computers ->
        [one] 1 computer
       *[other] { $computers } computers
    }
lobby-none-fits = No open table fits.
lobby-empty-open = Open one: the game begins as soon as everybody has sat down.
