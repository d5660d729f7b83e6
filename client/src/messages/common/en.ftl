# What all screens share.

description = Mercado de Lisboa and Machi Koro: alone, with friends, or against good computer players
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

## What operators have done

banned-title = You are banned
banned-until = You cannot play here until { $when }.
banned-for-good = You cannot play here any more.
operator-reason = The reason: { $reason }
closed-title = This table was closed
closed-text = It was closed by those who run this server. Nobody has won.

## People and seats

guest-name = Guest
name-guest = { $name } (guest)
you = you
seat-free = free seat
level-easy = computer (easy)
level-medium = computer (medium)
level-hard = computer (hard)
level-master = computer (master)
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
turn-of = { $player }’s turn
thinking = { $player } is thinking…
fair = Provably fair
watching = watching
log = Game log
log-empty = Nothing has happened yet.
log-setup = Set-up
log-round = Round { $number }
log-rounds =
    { $to ->
        [1] Round 1
       *[other] Rounds 1 to { $to }
    }
log-turns =
    { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
# A turn in one sentence: what was done, and what came of it.
told = { $what }: { $facts }.
told-alone = { $what }.
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
hint-tag = hint
hint-hide = Hide hint
hint-thinking = Looking for a hint…
# What to do, and the one reason that tells most.
hint-lead = { $what }:
hint-why = { $why }.
hint-alone = { $what }.
undo = Undo
keys = Keyboard
record-download = Download the record
resign = Resign
resign-title = Leave the game?
resign-text = A computer plays on for you. This cannot be undone.
resign-text-others = A computer plays on for you, so that the others can finish the game. This cannot be undone.
play-on = Play on
asks-to-take-back = { $player } asks to undo a move
asks-to-take-back-text = Something has been revealed since then, so it’s your call.
agree = Allow
decline = Decline
rematch-title = A rematch has been set up
rematch-text = Somebody at this table would like to play once more. A seat is kept for you.
rematch-join = Join
stay = Stay here
to-result = Back to the result
