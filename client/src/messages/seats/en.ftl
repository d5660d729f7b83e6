# Who is at the table, who has left or come back, and what one can do about it.

seats-computer = The computer
seats-tag-resigned = resigned
seats-tag-time = time’s up
seats-tag-gone = gone
seats-tag-offline = offline { $time }
seats-tag-guest = guest

## In the place of the question

seats-lost = Your time was up.
seats-lost-text = The computer plays for you until you are back.
seats-so-far = So far: { $did }
seats-return = Take your seat back
seats-out-resigned = You resigned.
seats-out-gone = You were away for too long.
seats-out-text = A computer plays on for you. You can watch, or start another game.
seats-last-text = Only the computer is left. Play on, if you like, for practice.
seats-end = End now, you win
seats-not-back-time = { $player } has not come back.
seats-not-back-offline = { $player } is gone.
seats-claim-text = You can claim the win now, or wait a little longer.
seats-without-text = The computer can keep the seat, so that the game goes on without { $player }.
seats-claim = Claim the win
seats-without = Go on without them
seats-not-back = { $player } has not come back: go on without them
seats-wait = Wait
seats-waiting = Waiting for { $player }, who is offline.
seats-waiting-clock = The clock runs. In { $time } the computer takes the seat until { $player } is back.
seats-waiting-claim = In { $time } you can claim the win.
seats-waiting-without = In { $time } you can go on without { $player }.
seats-hello = Say hello
seats-told-resigned = { $player } resigned.
seats-told-gone = { $player } is gone.
seats-told-text = A computer plays on.
seats-told-time = { $player } is out of time.
seats-told-time-text = The computer plays until { $player } is back.
seats-told-returned = { $player } is back.
seats-told-back = You are back in the game.
seats-meanwhile = Meanwhile: { $did }

## In the log

seats-log-resigned = { $player } resigned; a computer plays on.
seats-log-time = { $player } ran out of time; a computer plays until { $player } is back.
seats-log-gone = { $player } has been gone for too long; a computer plays on.
seats-log-returned = { $player } is back.
seats-log-ended = { $player } ends the game and wins: everybody else has left.
seats-log-closed = The table was closed: { $why }

## In the result

seats-ended = Everybody else has left the game.

## Chat

chat-unread =
    { $messages ->
        [one] Chat, 1 new message
       *[other] Chat, { $messages } new messages
    }

## Alone: warnings and practice

risk-title = This may end the challenge
risk-surely = After this move there is no legal move left, and the challenge ends.
risk-maybe = There is a { $percent }% chance that no legal move is left after this one; then the challenge ends.
risk-think = Think again
risk-go = Make it anyway
practise = Practice
practise-text = This is not entered on your score sheet.
practise-over = Start over
practise-again = Practise it again

## Ratings

mine-rating-provisional = Provisional: fewer than 10 rated games

notify-waiting = Waiting for { $player }.
notify-waiting-until = Waiting for { $player }, who has until { $time }.
notify-ask-text = Shall we tell you when it is your turn? Nothing else is ever sent.
notify-not-now = Not now
notify-yes = Tell me
notify-on = You will get a message.
notify-on-text = Quiet hours and e-mail are in the settings.
notify-denied = This browser does not allow it.
notify-denied-text = Your browser does not allow messages from this page. You can change that in its settings.
