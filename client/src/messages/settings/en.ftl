# Settings, account, data.

licences = Licences
set-looks = Look and sound
set-theme = Theme
set-theme-system = Like the system
set-theme-light = Light
set-theme-dark = Dark
set-on = On
set-off = Off
set-motion = Animations
set-motion-on-help = Coins and tiles move across the table. Click or press a key to skip.
set-motion-off-help = Everything is in its place at once.
set-motion-system = Your system asks for less motion, so nothing moves anyway.
set-sound = Sound
set-sound-on-help = Soft sounds for coins, tiles, dice and your turn.
set-sound-off-help = Silence.
set-sound-turn-help = A short tone when it is your turn, also from another tab.
set-sound-off = Off
set-sound-turn = My turn
set-sound-on = All
set-speed-slow = Slow
set-speed-normal = Normal
set-speed-fast = Fast
set-speed-off = Off

## How one plays

set-play = How you play
set-confirm = Confirm moves
set-confirm-off-help = A press makes the move.
set-confirm-on-help = Press once to look, again to make the move.
set-auto-pass = Pass by itself
set-auto-pass-on-help = When nothing can be built, your turn passes by itself. The log says so.
set-auto-pass-off-help = You press “Build nothing” yourself.

## Who one is

set-you = You
account-have = Your account. Sign in with it anywhere and find all your games.
account-guest = You play as a guest, known to this browser only. With an account you find your games everywhere, and you may take another name.
account-nobody = You don’t need an account to play. Choose a name, or just start a game and you’ll get one.
account-be = Use this name
account-way = New account or sign in
account-new = Create an account
account-new-help = Whatever you have played in this browser so far is kept.
account-known = Sign in
account-known-help = What you have played here as a guest moves to your account.
account-name = Name
account-password = Password
account-password-show = Show
account-password-help =
    { $left ->
        [0] Long enough.
        [one] At least 8 characters: one more.
       *[other] At least 8 characters: { $left } more.
    }
account-make = Create account
account-sign-in = Sign in
account-sign-out = Sign out
account-guest-out-title = Sign out as a guest?
account-guest-out-text = There is no way back: a guest has no password, so these games cannot be found again. Create an account first to keep them.

## Data

data = Your data
data-text = Everything that this server knows about you, for you to keep or to delete.
data-export = Download my data
data-delete = Delete my data…
data-delete-title = Delete everything about you?
data-delete-text = Your name, password, ratings, campaigns and records are deleted. In games that are on, a computer plays on for you. Finished games stay with those you played against, without your name. This cannot be undone.
data-delete-type = Type “{ $name }” to confirm.
data-delete-now = Delete for good

## Tokens

token = Tokens for programs
token-text = With a token, a program of yours can play in your name. Treat it like a password. It ends when you change your password, sign out everywhere or create an account.
token-since = since { $date }
token-new = New token
token-name = What the token is for
token-name-example = for my bot
token-made = Token “{ $name }” is ready.
token-once = It is shown only this once: copy it now.
token-itself = The token
token-delete = Delete
token-delete-of = Delete token “{ $name }”
token-delete-title = Delete token “{ $name }”?
token-delete-text = Programs that use it stop working at once.

## Keys of the account

keys-title = Sign-in and devices
password-change = Change password
password-present = Present password
password-next = New password
password-help = At least 8 characters. You are then signed out everywhere else, and your tokens and recovery codes stop working.
password-changed = Your password is changed. You are signed out everywhere else. Tokens and recovery codes no longer work: make new ones if you need them.
recovery = Recovery codes
recovery-left =
    { $codes ->
        [0] none
        [one] one left
       *[other] { $codes } left
    }
recovery-text = If you forget your password, a code gets you in again. New codes or a new password void all the old ones.
recovery-make = Make new codes
recovery-once = They are shown only this once: write them down or save them now.
sessions = Where you are signed in
sessions-unknown = Unknown device
sessions-here = this device
sessions-seen = last seen { $date }
sessions-end-of = Sign out: { $device }
sessions-end-all = Sign out everywhere
account-lost = Forgot password
account-lost-help = Enter one of your recovery codes and choose a new password. The other codes and your tokens then stop working: make new ones in the settings.
account-code = Recovery code
token-scopes = What it may do
token-scope-play = play
token-scope-read = read
token-scope-account = account
token-scope-play-help = Play in your name
token-scope-read-help = See what you see
token-scope-account-help = Download your data and see where you are signed in

## Being told that it is my turn

told-title = Your turn
told-text = In slow games we tell you when it is your turn, once for each turn. Nothing else is ever sent.
told-here = Notify this browser
told-here-on = This browser gets a message when it is your turn.
told-here-off = This browser gets no messages.
told-here-not = This browser cannot get messages: that needs HTTPS and support for web push.
told-server-not = This server sends no push messages.
told-stop = Stop
told-stop-of = Stop messages to { $device }
told-mail = E-mail address
told-mail-add = Tell me here
told-mail-waits = We have sent a link there. Open it to confirm the address.
told-quiet = Quiet hours
told-quiet-on = Send nothing at night; it comes when the quiet hours end
told-quiet-from = from
told-quiet-to = to

## Links in e-mails

mail-title = E-mail
mail-stop-done = No more e-mails
mail-stop-text = Your address has been deleted. You can set it again at any time.
mail-confirm-done = Thank you
mail-confirm-text = From now on you get an e-mail here when it is your turn.
mail-bad = This link does not work
mail-bad-text = It may be incomplete, or belong to an address that has been changed since.
