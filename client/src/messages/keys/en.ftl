# The list of keys.

keys-table = At the table
keys-game = In this game
keys-review = In the review
keys-arrows = Move on the board
keys-enter = Confirm
keys-esc = Drop what is selected
keys-undo = Undo
keys-hint = Hint
keys-log = What happened
keys-chat = Chat
keys-this = This list
keys-tab = To the next area
keys-step = One choice back or on
keys-ends = First or last position
keys-mistake = Next mistake
keys-esc-name = Esc
keys-enter-name = Enter
keys-tab-name = Tab
keys-home-name = Home
keys-end-name = End
