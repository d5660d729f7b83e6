# Why a command is refused at a table, in English. Each says what to do next, if anything can be done.

table-stale = Something has happened that you had not seen yet. Take a look, then make your move.
table-not-your-turn = It is not your turn yet. Wait for the others.

table-no-table = There is no such table. Check the link or the code, or set up a new table.
table-not-seated = You are not playing at this table, but you can watch. If a seat is still free, take it.
table-nobody = Tell us your name first, then take a seat.

table-begun = The game has already begun, so it is too late to sit down or get up. You can watch or, if you are playing, resign.
table-not-begun = The game has not begun yet. It begins as soon as every seat is taken.
table-over = The game is over. You can look back at it or play a rematch.

table-already-seated = You already have a seat at this table. To change seats, get up first.
table-no-seat = No seat is free for you here. Try another seat or another table, or watch the game.
table-account-needed = Rated games are for people with an account. Create one or sign in, then take a seat.
table-read-only = This token may only watch. Make one that may play.

table-barred = You cannot sit at this table any more: the host has removed you, or you got up while the draws were being prepared. Choose another table, or watch the game.
table-not-invited = This seat is for somebody the host has invited. Ask the host for the link or the code, or choose another table.
table-not-welcome = The host of this table does not want to play with you. Choose another table.
table-not-host = Only the host of the table can do this.
table-nobody-there = Nobody is on this seat whom you could remove.
table-seats-free = The draws are prepared once every seat is taken.
table-already-committed = Your number for the draws is fixed already.
table-not-all-committed = The numbers for the draws are shown once everybody has fixed theirs.
table-other-nonce = This is not the number that was fixed for your seat.
table-take-backs-used-up = You have undone enough in this turn. Make your move.
table-too-long = This game has become very long, so nothing can be undone any more. Play on.
table-sat-too-often = People have sat down and got up here too often. Choose another table, or set up a new one.
table-chat-full = The chat of this table is full. The game goes on without it.

table-not-a-choice = There is no such move. Pick one of those on offer.
table-not-legal = The rules do not allow this now. Pick something else.
# $why is the game’s own reason.
table-not-legal-why = Not possible now: { $why }.

table-nothing-to-take-back = You have not made a move yet, so there is nothing to undo.
table-too-late-to-take-back = It is too late to undo this: in rated games and campaigns a move is final once something new is known or somebody else has moved.
table-already-asked = Somebody is already asking to undo a move. Wait until everybody has answered.
table-nothing-asked = There is nothing to answer: nobody is asking you to let them undo a move.
table-seat-is-yours = You have your seat already.
table-not-gone = This player is not gone: a seat can be claimed only some minutes after its time was up or, without a clock, while everybody waits for somebody who is offline.
table-others-play = Other people are still in the game, so it goes on.

table-no-hints = There are no hints in rated games and campaigns.
table-still-thinking = A hint is already on its way. Just a moment.

table-busy = Too much is happening at this table at once. Try again in a moment.
table-exists = There is already a table for this. Open that one instead of setting up another.
table-not-stored = This could not be saved yet. Your move is sent again by itself.

# Somebody has or does too much. $unit and $number are when to try again.
table-too-many =
    { $what ->
        [tables] You have left a lot of games unfinished today. Finish one of them, or set up another
        [lobby] Several of your tables in the lobby are still waiting for players. Play there first, or try again
        [sockets] Too many pages are open at once. Close one of them, or try again
        [reviews] Several of your games are being reviewed. Have a look at them first, or try again
        [hints] You have asked for a lot of hints. Ask for the next one
        [chat] That was a lot to say at once. Go on
        [records] You have sent a lot of games. Send the next one
        [requests] You have sent a lot of requests. Send the next one
        [profiles] You have looked at a lot. Go on
        [puzzles] You have tried a lot of puzzles. Try the next one
        [pictures] You have asked for a lot of pictures. Ask for the next one
        [exports] You have fetched your data several times. Fetch it again
        [reads] That was a lot to look up at once. Go on
       *[commands] That was too fast. Try again
    } { $unit ->
        [hours] { $number ->
            [one] in an hour.
           *[other] in { $number } hours.
        }
        [minutes] { $number ->
            [one] in a minute.
           *[other] in { $number } minutes.
        }
       *[seconds] { $number ->
            [one] in a second.
           *[other] in { $number } seconds.
        }
    }
table-overloaded = A great many people are playing right now. Your move is tried again by itself in a moment.
