# Settings, account, data.

set-looks = Look and sound
set-theme = Theme
set-theme-system = Like the system
set-theme-light = Light
set-theme-dark = Dark
set-on = On
set-off = Off
set-motion = Animations
set-motion-on-help = Coins and tiles travel. A click or a key skips it.
set-motion-off-help = Everything is in its place at once.
set-motion-system = Your system asks for less motion, so nothing moves anyway.
set-sound = Sound
set-sound-on-help = Soft sounds for coins, tiles, dice and your turn.
set-sound-off-help = Silence.

## Who one is

set-you = You
account-have = Your account. Sign in with it anywhere and find all your games.
account-guest = You play as a guest, known to this browser only. With an account you find your games everywhere, and you may take another name.
account-nobody = Nobody needs an account to play. Tell us a name, or begin a game and it comes by itself.
account-be = Use this name
account-way = New account or sign in
account-new = Make an account
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
account-make = Make the account
account-sign-in = Sign in
account-sign-out = Sign out
account-guest-out-title = Sign out as a guest?
account-guest-out-text = There is no way back: a guest has no password, so these games cannot be found again. Make an account first to keep them.

## Data

data = Your data
data-text = Everything that this server knows about you, for you to keep or to delete.
data-export = Download my data
data-delete = Delete me…
data-delete-title = Delete everything about you?
data-delete-text = Your name, password, ratings, campaigns and records are deleted. In games that are on, a computer plays on for you. Finished games stay with those you played against, without your name. This cannot be undone.
data-delete-type = Type “{ $name }” to confirm.
data-delete-now = Delete for good

## Tokens

token = Tokens for programs
token-text = With a token, a program of yours can play in your name. Treat it like a password.
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
