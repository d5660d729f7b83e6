# Udostępnianie partii: link z kartą, animowany obraz, powtórka dla innych stron.

share-title = Udostępnij partię
share-link = Link
share-card = Tak to wygląda obok linku.
share-card-alt = Karta: { $title }
share-film = Zapisz jako animowany obraz
share-embed = Powtórka na innej stronie
share-embed-text = Wklej to na swojej stronie. Nie używa plików cookie.
share-board = Analizuj tę pozycję

# Powtórka w ramce innej strony.

embed-open = Otwórz w Feirze
embed-play = Odtwórz
embed-pause = Pauza
embed-full = Pełny ekran
embed-none = Tej partii nie można pokazać: nie ma jej albo jeszcze trwa.
embed-move = { $player }: { $move }
