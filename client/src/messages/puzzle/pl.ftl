# Zadania: znajdź najlepszy ruch; i kosztowne ruchy z własnych partii, żeby spróbować jeszcze raz.

puzzle-title = Zadania
puzzle-again-title = Spróbuj jeszcze raz
puzzle-again-of = Spróbuj ruchu { $number } jeszcze raz
puzzle-number = Zadanie { $number } · { $game }
puzzle-own = Z twojej partii · { $game }
puzzle-find = Znajdź najlepszy ruch
puzzle-right = To najlepszy ruch
puzzle-wrong = To nie jest najlepszy ruch
puzzle-keeps = Dobrze, ale nie najlepiej: zostaje { $mine }, przy najlepszym { $best }.
puzzle-worse = Jest lepszy ruch: zostaje przy nim { $best }.
puzzle-you = Grasz jako
puzzle-coins =
    { $coins ->
        [one] z { $coins } monetą
       *[other] z { $coins } monetami
    }
puzzle-one = Jeden ruch jest lepszy od wszystkich innych. Liczy się pierwsza próba.
puzzle-unrated = Ta próba się nie liczy.
puzzle-again-text = Tutaj coś przepadło. Znajdź lepszy ruch; to nie wpływa na ranking.
puzzle-proved = udowodnione
puzzle-best = najlepszy
puzzle-yours = twój
puzzle-unknown = niezbadany
puzzle-error = ±{ $percent }
puzzle-rating = ranking zadań
puzzle-streak = { $number } z rzędu
puzzle-found = Prób: { $tried }, znalazło { $percent }
puzzle-clue = Wskazówka
puzzle-next = Następne zadanie
puzzle-skip = Pomiń
puzzle-try-again = Jeszcze jedna próba
puzzle-explore = Zbadaj
puzzle-to-review = Do analizy
puzzle-failed = Nie udało się. Spróbuj za chwilę.
puzzle-missing = Nie ma takiego zadania. Link może być niepełny.
puzzle-none = Wszystkie zadania tej gry są już za tobą. Będą nowe.
puzzle-clue-stall = To stoisko. Wskazówka kosztuje połowę punktów.
puzzle-clue-customers = To klienci. Wskazówka kosztuje połowę punktów.
puzzle-clue-restaurant = To restauracja. Wskazówka kosztuje połowę punktów.
puzzle-clue-coin = To moneta. Wskazówka kosztuje połowę punktów.
puzzle-clue-exchange = To wymiana. Wskazówka kosztuje połowę punktów.
puzzle-clue-take = To kafel z planszy. Wskazówka kosztuje połowę punktów.
puzzle-clue-specialise = Trzeba wybrać towar. Wskazówka kosztuje połowę punktów.
puzzle-clue-roll = Chodzi o liczbę kostek. Wskazówka kosztuje połowę punktów.
puzzle-clue-reroll = To drugi rzut. Wskazówka kosztuje połowę punktów.
puzzle-clue-keep = Rzut zostaje. Wskazówka kosztuje połowę punktów.
puzzle-clue-add = Chodzi o dodanie 2. Wskazówka kosztuje połowę punktów.
puzzle-clue-tv = Zabiera monety jednemu graczowi. Wskazówka kosztuje połowę punktów.
puzzle-clue-swap = To wymiana kart. Wskazówka kosztuje połowę punktów.
puzzle-clue-no-swap = Niczego się nie wymienia. Wskazówka kosztuje połowę punktów.
puzzle-clue-build-none = Niczego się nie buduje. Wskazówka kosztuje połowę punktów.
puzzle-clue-landmark = To nieruchomość specjalna. Wskazówka kosztuje połowę punktów.
puzzle-clue-blue = To niebieska karta. Wskazówka kosztuje połowę punktów.
puzzle-clue-green = To zielona karta. Wskazówka kosztuje połowę punktów.
puzzle-clue-red = To czerwona karta. Wskazówka kosztuje połowę punktów.
puzzle-clue-purple = To fioletowa karta. Wskazówka kosztuje połowę punktów.

# Plansza do analizy.

analysis-title = Plansza do analizy
analysis-seat = Gracz { $number }
analysis-turn = Ruch: { $player }
analysis-over = Partia skończona
analysis-back = Cofnij
analysis-redraw = Inne kostki i kafle
analysis-think = Ile to warte?
analysis-thinking = Liczenie…
analysis-estimates = oszacowania z błędem
analysis-failed = Nie udało się. Spróbuj za chwilę.
analysis-no-position = To nie jest pozycja gry. Link może być niepełny.
analysis-rated = Dopóki trwa partia rankingowa tej gry, jej pozycji nie można analizować. Wróć, gdy się skończy.
