# Spojrzenie wstecz na grę i na to, co było lepsze.

review-title = Analiza
replay-title = Powtórka
review-start = Przeanalizuj tę grę
review-start-text = Komputer przeliczy każdy ruch: ile kosztował i co byłoby lepsze. Postęp widać na bieżąco, a gotowe ruchy można oglądać od razu.
review-running = Liczenie… { $done } z { $of } ruchów
review-waiting = W kolejce…
review-not-over = Ta gra jeszcze trwa, więc widzisz to, co się dotąd wydarzyło. Po zakończeniu można ją przeanalizować.
review-failed = Nie udało się rozpocząć analizy. Sprawdź połączenie i spróbuj ponownie.
review-no-game = Nie ma takiej gry. Być może link jest niepełny albo gra została usunięta.
review-not-begun = Ta gra jeszcze się nie zaczęła. Wróć po pierwszym ruchu.
review-position = { $number } z { $of }
review-at-end = Koniec
review-slider = Ruch w grze
review-slider-text = { $number } z { $of }: { $what }
review-first = Na początek
review-previous = Ruch wstecz
review-next = Ruch naprzód
review-last = Na koniec
review-next-mistake = Następny błąd
review-key-step = ruch
review-chance = Szansa na wygraną
review-expected = Oczekiwany wynik
review-chart-axis = po każdym ruchu
review-chart-label = Pozycja w grze; wykres pokazuje szanse wszystkich na wygraną
review-coins-label = Pozycja w grze; wykres pokazuje monety wszystkich graczy
review-away = Kosztowne ruchy
review-count =
    { $moves ->
        [one] { $costly } z { $moves } ruchu
       *[many] { $costly } z { $moves } ruchów
    }
review-all = Pokaż wszystkie { $moves }
review-fewer = Pokaż najkosztowniejsze
review-share = Udostępnij
review-shared = Link skopiowany
review-filter = Pokaż ruchy tego gracza
review-nothing = Brak kosztownych ruchów.
review-better = lepiej: { $choice }
review-played-tag = zagrano
review-better-tag = lepiej
review-lost = { $choice }: strata { $amount } szans na wygraną
review-lost-coins =
    { $coins ->
        [one] { $choice }: strata około { $coins } monety
       *[many] { $choice }: strata około { $coins } monet
    }
review-fine = { $choice }: prawie najlepszy ruch
review-fine-text = Trochę lepiej: { $choice }.
review-only = { $choice }: jedyny ruch
review-only-text = Nie było tu innego ruchu.
review-better-why = { $choice }: { $why }.
review-best = { $choice }: najlepszy ruch
review-best-text = Każdy inny ruch jest gorszy.
review-proved = { $choice }: najlepszy ruch, udowodnione
review-proved-text = Wszystkie możliwości przeliczono do końca gry.
review-proved-note = Udowodnione: wszystkie możliwości przeliczono do końca gry.
review-close = Za mała różnica
review-close-text = { $played } i { $other } są równie dobre, na ile da się to policzyć. Ruch liczy się jako dobry.
review-close-tag = równie dobrze
review-close-note = Ruchy, których znaczniki się nakładają, liczą się jako równe. Błędu wtedy nie pokazujemy.
review-marks-note = Gdy znaczniki dwóch ruchów się nakładają, różnica jest za mała, by rozstrzygać.
review-not-yet = Ten ruch nie jest jeszcze policzony.
review-small =
    { $moves ->
        [one] { $moves } inny ruch kosztował mniej, niż da się policzyć.
        [few] { $moves } inne ruchy kosztowały mniej, niż da się policzyć.
       *[many] { $moves } innych ruchów kosztowało mniej, niż da się policzyć.
    }
review-accuracy = Dokładność
review-luck = Szczęście
review-players = Dokładność i szczęście wszystkich graczy
review-chart-note = Wstęga pokazuje, jak pewne są obliczenia. Słupki to szczęście: co przed każdym ruchem dał albo zabrał los.
review-quoted = „{ $text }”
review-choices = Możliwe ruchy
review-log = Przebieg gry
review-over = Koniec gry
review-points =
    { $points ->
        [one] { $points } moneta
        [few] { $points } monety
       *[many] { $points } monet
    }

## Ruchy w kilku słowach

mercado-say-stall = { $good } na { $square }
mercado-say-take = Weź z planszy: { $good }
mercado-say-customers =
    { $customers ->
        [one] { $customers } klient ({ $goods }) do { $entrance }
       *[many] { $customers } klientów ({ $goods }) do { $entrance }
    }
mercado-say-restaurant = { $kind } na { $square }
mercado-say-exchange-hand = Wymień swoje kafle
mercado-say-exchange-display = Wymień kafle na planszy
mercado-say-specialise = Zarabiaj tylko na tym: { $good }
mercado-say-coin = Weź monetę
mercado-sum-start = Na początku
mercado-sum-earned = Zarobione na klientach
mercado-sum-restaurants = Otwarte restauracje
mercado-sum-taken = Wzięte monety
mercado-sum-paid = Zapłacone za stoiska
mercado-sum-held = Niepołożone restauracje
mercado-sum-total = Monety
mercado-sum-stalls = Stoiska na rynku
machikoro-say-roll =
    { $dice ->
        [one] Rzuć jedną kostką
       *[other] Rzuć dwiema kostkami
    }
machikoro-say-reroll = Rzuć jeszcze raz
machikoro-say-keep = Zostaw wynik
machikoro-say-add =
    { $added ->
        [0] Nic nie dodawaj
       *[other] Dodaj { $added }
    }
machikoro-say-tv = Stacja telewizyjna: { $player }
machikoro-say-swap = Wymiana, { $player }: { $given } za { $taken }
machikoro-say-swap-none = Bez wymiany
machikoro-say-dice = Rzut: { $total }
machikoro-say-tuna = Połów tuńczyka: { $total }
machikoro-say-build = { $card }
machikoro-say-build-none = Nic nie buduj
machikoro-sum-landmarks = Nieruchomości specjalne
machikoro-sum-cards = Nieruchomości
machikoro-sum-bank = Z banku
machikoro-sum-got = Od innych
machikoro-sum-gave = Dla innych
machikoro-sum-built = Wydane na budowę
machikoro-sum-left = Zostało monet
