# Eine Partie teilen: Link mit Karte, animiertes Bild, Wiedergabe für andere Seiten.

share-title = Partie teilen
share-link = Link
share-card = So sieht es neben dem Link aus.
share-card-alt = Vorschaukarte: { $title }
share-film = Als animiertes Bild speichern
share-embed = Wiedergabe für eine andere Seite
share-embed-text = Füge das auf deiner Seite ein. Es setzt keine Cookies.
share-board = Diese Stellung untersuchen

# Die Wiedergabe im Rahmen einer anderen Seite.

embed-open = In Feira öffnen
embed-play = Abspielen
embed-pause = Pause
embed-full = Vollbild
embed-none = Diese Partie lässt sich nicht zeigen: Es gibt sie nicht, oder sie läuft noch.
embed-move = { $player }: { $move }
