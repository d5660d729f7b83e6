# Setting up a table, and waiting for everybody.

setup-title = New game
setup-players = Players
setup-number = Number of players
setup-seat = Seat { $seat }
setup-seat-kind = Who plays on seat { $seat }
setup-seat-level = How well the computer on seat { $seat } plays
setup-seat-name = Name of the player on seat { $seat }
setup-player = Player { $seat }
setup-open = Open the table
setup-open-help = You get a link for the others. The game starts once everyone is seated.
setup-starting = One moment…
setup-waiting-server = The games are still being prepared…

## Who sits on a seat

seat-me = Me
seat-me-help = You play here.
seat-name-mine = Your name
seat-here = On this screen
seat-here-help = Shares this screen with you.
seat-invite = By invitation
seat-invite-help = Whoever has the link or the code.
seat-lobby = Anyone
seat-lobby-help = Whoever finds the table in the lobby.
seat-computer = Computer
seat-level-easy = Easy
seat-level-easy-help = Takes what looks good at once, and often misjudges it. Good for a first game.
seat-level-medium = Medium
seat-level-medium-help = Thinks ahead on some moves, and otherwise grabs what it sees. A decent opponent.
seat-level-hard = Hard
seat-level-hard-help = Thinks ahead, and is seldom tempted.
seat-level-master = Master
seat-level-master-help = The strongest level: looks furthest ahead, up to a second per move.

## Options of the games

option-money = Coins
option-money-hidden = Hidden
option-money-hidden-help = Nobody sees the others’ coins before the end.
option-money-hidden-short = hidden coins
option-money-open = Open
option-money-open-help = Everybody sees what the others have.
option-money-open-short = open coins
option-closed = Closed restaurants
option-closed-visible = Visible
option-closed-visible-help = You see which restaurant you would get.
option-closed-visible-short = closed restaurants visible
option-closed-secret = Secret
option-closed-secret-help = Which restaurant it is shows only when somebody takes it.
option-closed-secret-short = closed restaurants secret
option-plus = Expansion
option-plus-no = Basic game
option-plus-no-help = Fifteen kinds of cards, four landmarks.
option-plus-no-short = basic game
option-plus-yes = Plus
option-plus-yes-help = Ten more kinds of cards, with boats, and two more landmarks: harbour and airport.
option-plus-yes-short = Plus
option-market = Market
option-market-full = Everything
option-market-full-help = All cards are for sale from the start.
option-market-full-short = everything for sale
option-market-limited = Ten kinds
option-market-limited-help = Ten kinds at a time from a shuffled deck: every game is different.
option-market-limited-short = ten kinds at a time
option-doubles = Amusement park
option-doubles-once = One extra turn
option-doubles-once-help = A double gives one more turn, and a double in that turn gives nothing more.
option-doubles-once-short = one extra turn
option-doubles-chain = Again and again
option-doubles-chain-help = Every double gives another turn, in extra turns as well.
option-doubles-chain-short = extra turns without end

## Clock, rating, lobby

pace = Clock
pace-amount = Time for a turn
pace-none = No clock
pace-none-help = Everybody takes the time they need.
pace-turn = Live
pace-turn-help = A time limit for every turn. If it runs out, a computer takes over.
pace-days = Turn-based (days)
pace-days-help = A turn now and then, over days. The game waits on the home page.
pace-seconds-each = { $seconds } s
pace-minutes-each =
    { $minutes ->
        [one] 1 min
       *[other] { $minutes } min
    }
pace-days-each =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
setup-rated = Rating
setup-casual-word = Casual
setup-casual-help = Just for fun: hints and undo are available.
setup-rated-word = Rated
setup-rated-help = Counts for the ratings. No hints, and no undo once something new is revealed.
setup-rated-needs-people = Rated games are between people, each on a screen of their own.
setup-rated-needs-others = A rated game needs somebody to play against.
setup-rated-needs-account = Rated games are for people with an account.
setup-rated-account = Create an account
setup-public = Who sees the table
setup-private-word = Private
setup-private-help = Only people with the link.
setup-public-word = Public
setup-public-help = It is listed in the lobby, and anyone may watch.
setup-public-for-lobby = A seat is for anyone, so the table is listed in the lobby.

## The waiting room

room-title = Waiting for everybody
room-laid = The table is being set…
room-mixing = The draws are being prepared. Waiting for { $names }: their page has to be open once.
room-free =
    { $free ->
        [0] Everybody is here. The game begins.
        [one] One seat is still free. The game begins as soon as it is taken.
       *[other] { $free } seats are still free. The game begins as soon as all are taken.
    }
room-invite = Invite
room-invite-text = Send this link. Whoever opens it can sit down, without signing up.
room-invite-rated = Send this link. Whoever opens it can sit down with an account: the table is rated.
room-link = Invite link
room-copy = Copy
room-copied = Copied
room-copy-failed = Copying is not possible here. Select the link and copy it by hand.
room-share = Share
room-share-text = Play { $title } with me
room-code = Code
room-code-text = Enter it on the home page
room-qr = QR code of the invite link
room-qr-text = Or scan this with a phone’s camera.
room-sit = Sit here
room-stand = Get up
room-remove = Remove
room-you = that is you
room-shares = shares your screen
room-here = connected
room-away = not connected
room-free-invite = Waiting for whoever has the link
room-free-lobby = Waiting for anyone
room-free-me = Kept for the host
room-name-title = What may we call you?
room-name-text = A name is enough to play.
room-name-sit = Sit down
room-account-title = This table is rated
room-account-text = Rated games are for people with an account, so that everybody plays under their own name. It takes a name and a password.
room-full = All seats for guests are taken. You can stay and watch.
room-fair = Provably fair
room-fair-text = The server has already fixed its secret for all rolls and draws and published its fingerprint. Each player adds something on sitting down, so nobody can choose the outcome, and after the game everyone can check it.
room-fingerprint = Fingerprint

## The first page of setting up: who, one question, the rest folded

setup-who = Who do you play with?
setup-preset-computer = Computer
setup-preset-computer-text = Start at once, undo as you like
setup-preset-friend = A friend
setup-preset-friend-text = Send a link or a code
setup-preset-here = This screen
setup-preset-here-text = Pass it round and take turns
setup-preset-anyone = Anyone
setup-preset-anyone-text = Rated, whoever sits down
setup-strength = How strong?
setup-level-easy = for the first games
setup-level-medium = a decent opponent
setup-level-hard = usually thinks ahead
setup-level-master = rarely errs
setup-clock = How fast?
setup-clock-turn = a turn, live
setup-clock-days = a turn, now and then
setup-clock-none = take your time
setup-names = Names
setup-seats = Who sits where
setup-seated-computer = Computer
setup-seated-invite = friend
setup-seated-lobby = anyone
setup-details = Details
setup-fold-no-clock = no clock
setup-fold-rated = rated
setup-fold-casual = not rated
setup-fold-public = listed in the lobby
setup-begin = Start the game
setup-begin-help = About 30 minutes. You can stop and go on at any time.
setup-other-game = { $title } instead
