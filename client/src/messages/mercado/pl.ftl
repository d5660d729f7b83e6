# Stół Mercado de Lisboa. Nazwy towarów, restauracji i wyzwań pochodzą z komunikatów samej gry.

mercado-board = Rynek
mercado-players = Gracze
mercado-my-tiles = Moje kafle
mercado-actions = Akcje
mercado-all-goods = każde
mercado-percent = { $percent }%

## Kafle

mercado-stall-of =
    { $good ->
        [fish] Stoisko rybne
        [flower] Stoisko z kwiatami
        [tomato] Stoisko z pomidorami
        [meat] Stoisko mięsne
       *[grape] Stoisko z winogronami
    }
mercado-customers-want =
    { $customers ->
        [one] { $customers } klient ({ $goods })
       *[many] { $customers } klientów ({ $goods })
    }
mercado-hand = Twoje kafle stoisk
mercado-hand-best = { $tile }, najwyżej { $net }
mercado-held = Restauracje
mercado-held-number = { $kind }, sztuk: { $number }
mercado-or = Albo
mercado-take-coin = Weź monetę
mercado-exchange = Wymień wszystkie trzy
mercado-then-take = Potem weź
mercado-take-tile =
    { $good ->
        [fish] Weź kafel z rybami
        [flower] Weź kafel z kwiatami
        [tomato] Weź kafel z pomidorami
        [meat] Weź kafel z mięsem
       *[grape] Weź kafel z winogronami
    }
mercado-name-good = Towar, na którym będziesz zarabiać
mercado-offers = Dostępni klienci
mercado-offer-of =
    { $customers ->
        [one] Kafle z { $customers } klientem, w stosie jeszcze { $left }
       *[other] Kafle z { $customers } klientami, w stosie jeszcze { $left }
    }
mercado-stack-left = +{ $left }
mercado-display = Kafle na planszy
mercado-display-when = jeden po otwarciu stoiska
mercado-display-empty = Na planszy nie ma kafli.
mercado-bag = W worku
mercado-bag-tiles =
    { $tiles ->
        [0] pusto
        [one] { $tiles } kafel · szanse
        [few] { $tiles } kafle · szanse
       *[many] { $tiles } kafli · szanse
    }
mercado-bag-number =
    { $tiles ->
        [0] Worek jest pusty
       *[other] W worku: { $tiles }
    }
mercado-odds = Co może się trafić
mercado-odds-closed = Zamknięte restauracje
mercado-odds-stack =
    { $customers ->
        [one] { $customers } klient, w stosie { $left }
       *[many] { $customers } klientów, w stosie { $left }
    }

## Gracze

mercado-stalls-left = jeszcze { $stalls }
mercado-coins-hidden = monety za zasłoną
mercado-coins-look = Monety za zasłoną. Pokaż
mercado-coins-hide =
    { $coins ->
        [one] { $coins } moneta. Ukryj
        [few] { $coins } monety. Ukryj
       *[many] { $coins } monet. Ukryj
    }

## Koniec gry

mercado-end = Koniec gry
mercado-end-which = co nastąpi wcześniej
mercado-squares = Pola
mercado-entrances = Wejścia
mercado-coin-run = Monety z rzędu
mercado-to-go = do końca
mercado-last-turns =
    { $turns ->
        [0] To ostatnia tura.
        [one] Koniec blisko: jeszcze { $turns } tura.
        [few] Koniec blisko: jeszcze { $turns } tury.
       *[many] Koniec blisko: jeszcze { $turns } tur.
    }
mercado-over = Gra jest skończona.

## O co chodzi

mercado-ask = Czego gra od ciebie oczekuje
mercado-ask-act = Wybierz stoisko, klientów, restaurację albo monetę.
mercado-ask-act-solo = Wybierz stoisko, klientów albo restaurację.
mercado-ask-first = Wygrywa, kto ma najwięcej monet. Klienci płacą każdemu stoisku w swojej linii, które sprzedaje to, czego chcą.
mercado-ask-where = { $piece }: gdzie?
mercado-ask-nowhere = { $piece }: teraz nigdzie.
mercado-ask-take = Weź kafel z planszy.
mercado-ask-specialise = Na których stoiskach będziesz zarabiać? Inne nic nie dadzą.
mercado-drawing = Losujemy kafel…
mercado-at = { $place }: { $what }
mercado-do-stall =
    { $good ->
        [fish] Otwórz stoisko rybne na polu { $place }: zarobek { $earns }, koszt { $cost }
        [flower] Otwórz stoisko z kwiatami na polu { $place }: zarobek { $earns }, koszt { $cost }
        [tomato] Otwórz stoisko z pomidorami na polu { $place }: zarobek { $earns }, koszt { $cost }
        [meat] Otwórz stoisko mięsne na polu { $place }: zarobek { $earns }, koszt { $cost }
       *[grape] Otwórz stoisko z winogronami na polu { $place }: zarobek { $earns }, koszt { $cost }
    }
mercado-do-restaurant =
    { $kind ->
        [pub] Otwórz pub na polu { $place }: zarobek { $earns }
        [sushi] Otwórz sushi bar na polu { $place }: zarobek { $earns }
        [tea] Otwórz herbaciarnię na polu { $place }: zarobek { $earns }
        [pizza] Otwórz pizzerię na polu { $place }: zarobek { $earns }
        [burger] Otwórz burgerownię na polu { $place }: zarobek { $earns }
       *[wine] Otwórz winiarnię na polu { $place }: zarobek { $earns }
    }
mercado-do-customers =
    { $customers ->
        [one] Przyprowadź { $customers } klienta do wejścia { $place } ({ $goods }): zarobek { $earns }
       *[other] Przyprowadź { $customers } klientów do wejścia { $place } ({ $goods }): zarobek { $earns }
    }
mercado-do-coin = Weź monetę z banku: { $earns }
mercado-do-specialise =
    { $good ->
        [fish] Zarabiać będą tylko stoiska rybne.
        [flower] Zarabiać będą tylko stoiska z kwiatami.
        [tomato] Zarabiać będą tylko stoiska z pomidorami.
        [meat] Zarabiać będą tylko stoiska mięsne.
       *[grape] Zarabiać będą tylko stoiska z winogronami.
    }
mercado-button-stall = Otwórz
mercado-button-restaurant = Otwórz
mercado-button-customers = Przyprowadź
mercado-button-coin = Weź
mercado-button-specialise = Tak
mercado-net = Bilans
mercado-beside = obok: { $restaurants }
mercado-other-earns = { $player } dostaje { $coins }

# Ruch jako dopełnienie: „przygotowuje stoisko rybne na polu d3”.
mercado-name-coin = wzięcie monety
mercado-name-exchange = wymianę kafli
mercado-name-take =
    { $good ->
        [fish] kafel z rybami
        [flower] kafel z kwiatami
        [tomato] kafel z pomidorami
        [meat] kafel z mięsem
       *[grape] kafel z winogronami
    }
mercado-name-stall =
    { $good ->
        [fish] stoisko rybne na polu { $place }
        [flower] stoisko z kwiatami na polu { $place }
        [tomato] stoisko z pomidorami na polu { $place }
        [meat] stoisko mięsne na polu { $place }
       *[grape] stoisko z winogronami na polu { $place }
    }
mercado-name-restaurant =
    { $kind ->
        [pub] pub na polu { $place }
        [sushi] sushi bar na polu { $place }
        [tea] herbaciarnię na polu { $place }
        [pizza] pizzerię na polu { $place }
        [burger] burgerownię na polu { $place }
       *[wine] winiarnię na polu { $place }
    }
mercado-name-customers =
    { $customers ->
        [one] { $customers } klienta przy wejściu { $place } ({ $goods })
       *[other] { $customers } klientów przy wejściu { $place } ({ $goods })
    }

## Przebieg gry: tura w jednym zdaniu

mercado-told-stall =
    { $you ->
        [yes] Otwierasz
       *[no] { $player } otwiera
    } stoisko { $good ->
        [fish] rybne
        [flower] z kwiatami
        [tomato] z pomidorami
        [meat] mięsne
       *[grape] z winogronami
    } na polu { $place }
mercado-told-customers =
    { $you ->
        [yes] Przyprowadzasz
       *[no] { $player } przyprowadza
    } { $customers ->
        [one] { $customers } klienta
       *[other] { $customers } klientów
    } { $brief ->
        [yes] do { $place }
       *[no] ({ $goods }) do wejścia { $place }
    }
mercado-told-restaurant =
    { $you ->
        [yes] Otwierasz
       *[no] { $player } otwiera
    } { $kind ->
        [pub] pub
        [sushi] sushi bar
        [tea] herbaciarnię
        [pizza] pizzerię
        [burger] burgerownię
       *[wine] winiarnię
    } na polu { $place }
mercado-told-coin =
    { $you ->
        [yes] Bierzesz
       *[no] { $player } bierze
    } monetę
mercado-told-specialise =
    { $you ->
        [yes] Będziesz zarabiać
       *[no] { $player } będzie zarabiać
    } tylko na tym towarze: { $name }
mercado-told-paid = zapłacono { NUMBER($coins, useGrouping: 0) }
mercado-told-earned = zarobiono { NUMBER($coins, useGrouping: 0) }
mercado-told-kept = zabrano restaurację ({ $name })
mercado-told-took = wzięto kafel ({ $name })
mercado-told-exchanged = wymieniono trzy kafle ({ $name })

## Miejsca czytane na głos

mercado-cell-empty = puste
mercado-cell-stall =
    { $value ->
        [1] { $name }, stoisko gracza { $player }
       *[other] { $name }, stoisko gracza { $player }, wartość { $value }
    }
mercado-cell-open = otwarte: { $kind }
mercado-cell-closed = zamknięte: { $kind }
mercado-cell-no-customers = bez klientów
mercado-cell-barred = tu nie wolno nikogo przyprowadzić
mercado-cell-would = zarobek { $earns }
mercado-cell-would-stall = otwarcie tutaj: koszt { $cost }, zarobek { $earns }
mercado-best = największy zarobek
mercado-pays = płaci { $coins }
mercado-last = ostatni ruch
mercado-played = zagrano
mercado-better = lepiej
mercado-short = brak { $coins }
# on a square of 44 pixels: five letters and a number
mercado-short-tiny = brak { $coins }
mercado-no-few = jeszcze { $stalls }
mercado-no-own = brak twojego
mercado-no-missing = niepełne
mercado-no-couples = są już dwa
mercado-no-closed = zajęte
mercado-no-column = nie tutaj
mercado-no-north = nie chce
mercado-no-wood = brak stoisk
mercado-no-tile = brak kafla
mercado-no-held = brak
mercado-no-other = nie teraz

## Zakładki w telefonie

mercado-tab-stall = Stoiska
mercado-tab-customers = Klienci
mercado-tab-restaurant = Restauracje
mercado-tab-coin = Moneta

## Klawisze

mercado-key-move = Ruch po planszy
mercado-key-hand = Kafel stoiska: twój albo z planszy
mercado-key-offers = Klienci: 1, 2, 3 lub 4; ponownie: następny kafel
mercado-key-restaurants = Następna twoja restauracja
mercado-key-coin = Weź monetę (dwa razy)
mercado-key-best = Do miejsca z największym zarobkiem
mercado-key-confirm = Zatwierdź
mercado-key-drop = Anuluj wybór
mercado-key-players = Gracze szczegółowo
mercado-key-odds = Worek i szanse

## Wyzwania solo

mercado-challenge-of = Wyzwanie { $number } z { $of }
mercado-wooden-stalls = Znaczniki stoisk
mercado-best-move = Najlepszy ruch
mercado-best-move-aim =
    { $coins ->
        [one] za { $coins } monetę: 2 pkt sławy
        [few] za { $coins } monety: 2 pkt sławy
       *[many] za { $coins } monet: 2 pkt sławy
    }
mercado-best-move-fame = to 2 pkt sławy!
mercado-track =
    { $coins ->
        [one] { $coins } moneta, gwiazdki: { $stars } z 3. Gwiazdki za { $thresholds }.
        [few] { $coins } monety, gwiazdki: { $stars } z 3. Gwiazdki za { $thresholds }.
       *[many] { $coins } monet, gwiazdki: { $stars } z 3. Gwiazdki za { $thresholds }.
    }
mercado-challenge-1-text = Na początku wybierz jeden typ stoisk: tylko one zarabiają. Restauracje nadal dają 1 monetę.
mercado-challenge-2-text = Liczy się tylko to, co zapłaciły kafle z 4 klientami.
mercado-challenge-3-text = Bez kafli z 3 i 4 klientami; najwyżej 2 stoiska w każdym rzędzie i kolumnie.
mercado-challenge-4-text = Tylko kafle z 3 klientami. Zaczynasz z 4 monetami.
mercado-challenge-5-text = Klientów jest mało: po jednym kaflu z 1, 2 i 3 klientami oraz cztery z 4. Żeby zdobyć punkty sławy, połóż co najmniej trzy kafle z 4 klientami.
mercado-challenge-6-text = Po jednym losowym kaflu z 1, 2, 3 i 4 klientami. Zaczynasz z 2 monetami. Kafel wolno położyć tylko tam, gdzie w rzędzie lub kolumnie jest wszystko, czego chcą jego klienci.
mercado-challenge-7-text = Wszystkie wejścia są zajęte. Kafel nic nie płaci, póki w jego rzędzie lub kolumnie jest mniej stoisk niż na nim klientów; gdy jest ich dość, płaci za każde pasujące stoisko, a potem za każde nowe. Koniec po twoim ósmym stoisku.
mercado-challenge-8-text = Zaczynasz z zapasowym pubem. Stoisk i pubów nie wolno kłaść na zamknięte restauracje inne niż pub.
mercado-challenge-9-text = Stoiska tylko w kolumnach a, c i e, i tylko z towarem, którego chce klient na północy. Na północ nie przyprowadza się już nikogo.
mercado-counter-1 = Twój towar
mercado-counter-1-none = Jeszcze nie wybrany.
mercado-counter-2 = Z kafli z 4 klientami
mercado-counter-2-coins =
    { $coins ->
        [one] moneta
        [few] monety
       *[many] monet
    }
mercado-counter-3 = Pełne linie
mercado-counter-3-none = Nigdzie nie ma jeszcze dwóch stoisk w rzędzie ani kolumnie.
mercado-counter-4 = Kafle z 3 klientami
mercado-counter-4-tiles = jeszcze do zagrania
mercado-counter-5 = Kafle z 4 klientami
mercado-counter-6 = Kafle klientów
mercado-counter-6-tiles =
    { $tiles ->
        [one] kafel został
        [few] kafle zostały
       *[many] kafli zostało
    }
mercado-counter-7 = Wkrótce zapłacą
mercado-counter-8 = Puby
mercado-counter-8-open =
    { $pubs ->
        [one] otwarty
        [few] otwarte
       *[many] otwartych
    }
mercado-counter-8-held =
    { $pubs ->
        [0] Nie masz pubu.
        [one] Masz { $pubs } pub.
        [few] Masz { $pubs } puby.
       *[many] Masz { $pubs } pubów.
    }
mercado-counter-9 = Towary według kolumn
mercado-counter-of = { $number } z { $of }
mercado-counter-tiles =
    { $tiles ->
        [0] Nie ma już kafli klientów.
        [one] Został { $tiles } kafel klientów.
        [few] Zostały { $tiles } kafle klientów.
       *[many] Zostało { $tiles } kafli klientów.
    }
mercado-row = rząd { $line }
mercado-column = kolumna { $line }
mercado-more = jeszcze { $stalls }
mercado-awake = płacą
mercado-stalls-of = stoiska: { $stalls } z { $needed }

## Zasada każdego wyzwania w najwyżej dwóch wierszach karty

mercado-challenge-1-short = Na początku wybierz jeden typ stoisk: tylko one zarabiają.
mercado-challenge-2-short = Liczy się tylko to, co zapłaciły kafle z 4 klientami.
mercado-challenge-3-short = Bez kafli z 3 i 4 klientami, w linii najwyżej 2 stoiska.
mercado-challenge-4-short = Tylko kafle z 3 klientami. Zaczynasz z 4 monetami.
mercado-challenge-5-short = Mało klientów: po jednym kaflu z 1, 2 i 3 oraz cztery z 4.
mercado-challenge-6-short = W linii musi być wszystko, czego chcą klienci z kafla.
mercado-challenge-7-short = Wszystkie wejścia są zajęte. Kafel płaci, gdy w linii jest tyle stoisk, ilu ma klientów.
mercado-challenge-8-short = Zaczynasz z zapasowym pubem; innych zamkniętych restauracji nie wolno zakrywać.
mercado-challenge-9-short = Stoiska tylko w kolumnach a, c i e, i tylko z towarem, którego chce północ.

## Co liczy wynik

mercado-score =
    { $score ->
        [one] { $score } moneta
        [few] { $score } monety
       *[many] { $score } monet
    }
mercado-score-unit =
    { $score ->
        [one] moneta
        [few] monety
       *[many] monet
    }

mercado-source-restaurant = Restauracje
mercado-source-coin = Wzięte monety
