# What all screens share.

home = Feira, home
settings = Settings
language = Language
theme-to-light = Light theme
theme-to-dark = Dark theme
more = More
close = Close
cancel = Cancel
understood = Got it
try-again = Try again
go-home = To the start page
rules = Rules
loading = One moment…

error-title = That did not work
error-offline = There is no connection to the server. Check your network, then try again.
error-no-page = There is nothing at this address. The link may be incomplete.
error-page-not-loaded = This page could not be loaded. Check your connection, then try again.
error-no-table = There is no such table. The link may be incomplete, or the table has been deleted.

## People and seats

guest-name = Guest
you = you
seat-free = free seat
level-easy = easy computer
level-medium = medium computer
level-hard = hard computer
level-master = master computer
computer = computer
players-number =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }

## At the table

table = Table
connecting = Connecting to the table…
reconnecting = Reconnecting…
your-turn = Your turn
turn-of = { $player } is to act
thinking = { $player } is thinking…
fair = Fair dice
watching = watching
log = What happened
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
clock-left = Time left
clock-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
clock-hours =
    { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
hint = Hint
hint-hide = Hide hint
hint-thinking = Looking for a hint…
undo = Undo
keys = Keyboard
record-download = Download the record
resign = Resign
resign-title = Leave the game?
resign-text = A computer plays on for you. This cannot be undone.
resign-text-others = A computer plays on for you, so that the others can finish the game. This cannot be undone.
play-on = Play on
asks-to-take-back = { $player } would like to take a choice back
asks-to-take-back-text = Something has become known since, so you decide.
agree = Fine with me
decline = No, play on
rematch-title = A rematch has been set up
rematch-text = Somebody at this table would like to play once more. A seat is kept for you.
rematch-join = Join
stay = Stay here
to-result = Back to the result
