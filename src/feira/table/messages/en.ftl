# Why a command is refused at a table, in English. Each says what to do next, if anything can be done.

table-stale = Something has happened that you had not seen yet. Take a look, then choose again.
table-not-your-turn = It is not your turn yet. Wait for the others.

table-no-table = There is no such table. Check the link or the code, or set up a new table.
table-not-seated = You are not playing at this table, but you can watch. If a seat is still free, take it.
table-nobody = Tell us your name first, then take a seat.

table-begun = The game has already begun, so it is too late to sit down or get up. You can watch or, if you are playing, resign.
table-not-begun = The game has not begun yet. It begins as soon as every seat is taken.
table-over = The game is over. You can look back at it or play a rematch.

table-already-seated = You already have a seat at this table. To change seats, get up first.
table-no-seat = No seat is free for you here. Try another seat or another table, or watch the game.

table-not-a-choice = There is no such choice. Pick one of those on offer.
table-not-legal = The rules do not allow this now. Pick something else.
# $why is the game’s own reason.
table-not-legal-why = Not possible now: { $why }.

table-nothing-to-take-back = You have not chosen anything yet, so there is nothing to take back.
table-too-late-to-take-back = It is too late to take this back: in rated games and campaigns a choice stands once something new is known or somebody else has acted.
table-already-asked = Somebody is already asking to take a choice back. Wait until everybody has answered.
table-nothing-asked = There is nothing to answer: nobody is asking you to let them take a choice back.

table-no-hints = There are no hints in rated games and campaigns.
table-still-thinking = A hint is already on its way. Just a moment.

table-busy = Too much is happening at this table at once. Try again in a moment.
table-exists = There is already a table for this. Open that one instead of setting up another.
table-not-stored = This could not be saved, so nothing has changed. Try again in a moment.
