# Messages to people who are not looking: web push and e-mail.

notice-turn-title = Your turn: { $game }
notice-turn-text =
    { $number ->
        [one] { $players } is waiting for you.
       *[other] { $players } are waiting for you.
    }
notice-turn-alone = The table is waiting for you.
notice-mail-why = You get this because you asked to be told when it is your turn. To stop it, open:
notice-confirm-title = Is this your address?
notice-confirm-text = { $name } asked Feira to send a message to this address when it is their turn. Open this link to agree:
notice-confirm-else = If that was not you, do nothing: no more messages will come.
