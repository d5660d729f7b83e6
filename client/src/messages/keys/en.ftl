# The list of keys.

keys-table = At the table
keys-game = In this game
keys-review = In the review
keys-arrows = Move on the board
keys-enter = Confirm
keys-esc = Clear the selection
keys-undo = Undo
keys-hint = Hint
keys-log = Game log
keys-chat = Chat
keys-this = This list
keys-tab = To the next area
keys-step = Previous or next move
keys-ends = First or last position
keys-mistake = Next mistake
keys-esc-name = Esc
keys-enter-name = Enter
keys-tab-name = Tab
keys-home-name = Home
keys-end-name = End
