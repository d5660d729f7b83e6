# Sharing a game: a link with a card, an animated picture, a replay for other pages.

share-title = Share this game
share-link = Link
share-card = This is what people see beside the link.
share-card-alt = Preview card: { $title }
share-film = Save as an animated picture
share-embed = Replay for another page
share-embed-text = Paste this into a page of your own. It sets no cookies.
share-board = Analyse this position

# The replay in a frame of another page.

embed-open = Open in Feira
embed-play = Play
embed-pause = Pause
embed-full = Full screen
embed-none = This game cannot be shown: there is no such game, or it is not over.
embed-move = { $player }: { $move }
