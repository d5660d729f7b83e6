# Strony wokół stołu: główna, dołączanie kodem, poczekalnia, moje gry.

home-nav = Strony
home-nav-play = Graj
home-nav-daily = Na dziś
home-nav-lobby = Poczekalnia
home-nav-campaign = Kampania
home-nav-games = Moje gry
home-nav-rules = Zasady
home-nav-me = { $name }, konto i ustawienia

# Przycisk własnymi słowami i to, czego dotyczy.
home-about = { $what }: { $about }

home-preparing = Przygotowujemy gry: { $percent }%.
home-preparing-why = Dzieje się to tylko raz, przy pierwszym uruchomieniu. Możesz się już rozejrzeć; gry zaczną się, gdy tylko wszystko będzie gotowe.

## Co może pójść nie tak

trouble-unknown = Nie udało się. Sprawdź wpisane dane i spróbuj ponownie.
trouble-server = Serwer nie może teraz tego zrobić. Nic nie przepadło; spróbuj ponownie za chwilę.
trouble-too-often = Za dużo prób. Odczekaj trochę i spróbuj ponownie.
trouble-too-many = Jest ich już za dużo. Najpierw coś usuń.
trouble-review-long = Ta gra ma zbyt wiele ruchów, żeby ją przeanalizować.
trouble-nobody = Sesja wygasła. Odśwież stronę i spróbuj ponownie.
trouble-name = Imię musi mieć od 1 do 24 widocznych znaków, bez przecinków i znaku #. Wybierz inne.
trouble-name-taken = To imię jest już zajęte. Wybierz inne albo zaloguj się, jeśli jest twoje.
trouble-password-short = To hasło jest za krótkie. Potrzeba co najmniej 8 znaków.
trouble-password-long = To hasło jest za długie. Może mieć najwyżej 256 znaków.
trouble-password-common = To hasło jest zbyt popularne. Wybierz inne.
trouble-no-account = Nie ma konta o takim imieniu i haśle. Sprawdź jedno i drugie, a potem spróbuj ponownie.
trouble-no-code-of-account = Nie ma konta o tym imieniu i kodzie awaryjnym. Nowe hasło albo nowe kody unieważniają stare.
trouble-password-present = To nie jest twoje obecne hasło.
trouble-have-account = Masz już konto.
trouble-no-code = Żaden otwarty stół nie ma takiego kodu. Sprawdź go; być może gra już się zaczęła.

## Strona główna

home-greet-your-turn = Twoja kolej, { $name }
home-greet-back = Miło cię widzieć, { $name }
home-greet-new = Witaj na rynku
home-greet-new-text = Dwie gry planszowe dla jednej do pięciu osób: przeciwko dobrym graczom komputerowym, ze znajomymi przez link albo przy jednym ekranie. Bez rejestracji, po prostu graj.
home-greet-nothing-text = Żadna gra na ciebie nie czeka. Zacznij nową albo dosiądź się do czyjegoś stołu.

home-continue = Graj dalej
home-continue-table = Do stołu
home-continue-waiting =
    { $number ->
        [one] { $players } czeka na ciebie
       *[other] { $players } czekają na ciebie
    }
home-continue-won = Wszyscy inni odeszli: wygrywasz
home-continue-open =
    { $free ->
        [0] Wszyscy już są
        [one] Czekamy na jeszcze jednego gracza
       *[other] Czekamy na jeszcze { $free } graczy
    }

home-start = Zacznij grę
home-game-line-mercado = Otwieraj stoiska, przyprowadzaj klientów i uważaj, komu jeszcze płacą.
home-game-line-machikoro = Rzucaj, zarabiaj, buduj. Wygrywa, kto pierwszy ma wszystkie nieruchomości specjalne.
home-game-players = { $least }–{ $most } graczy
home-game-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
home-game-new = Nowa gra
home-game-learn = Ucz się, grając

home-campaign-title = Kampania solo
home-campaign-fame = sława: { $fame } z { $most }
home-campaign-begin = Rozpocznij kampanię
home-campaign-look = Zobacz arkusz wyników
home-campaign-cell-open = { $number }, { $name }: jeszcze nie zagrano
home-campaign-cell =
    { $stars ->
        [one] { $number }, { $name }: { $stars } gwiazdka z 3
        [few] { $number }, { $name }: { $stars } gwiazdki z 3
       *[other] { $number }, { $name }: { $stars } gwiazdek z 3
    }
home-seats-taken = Zajęte miejsca: { $taken } z { $seats }

## Dołączanie kodem

code-title = Dołącz z kodem
code-label = Kod stołu, sześć liter lub cyfr
code-help = Sześć liter lub cyfr od osoby, która cię zaprosiła.
code-looking = Szukamy stołu…
join-title = Dołącz do stołu
join-looking = Szukamy stołu { $code }…

## Poczekalnia

lobby-title = Poczekalnia
lobby-open = Otwarte stoły
lobby-playing = Gry do oglądania
lobby-empty = Nie ma teraz otwartych stołów.
lobby-to = Do poczekalni
lobby-join = Dołącz
lobby-account = Konto
lobby-account-needed = Stoły rankingowe są dla osób z kontem: załóż konto
lobby-account-note = Stoły rankingowe są dla osób z kontem.
lobby-watch = Oglądaj
lobby-back = Wróć
lobby-nobody-yet = Nikt jeszcze nie usiadł
lobby-filter = Która gra

## Moje gry

mine-title = Moje gry
mine-nobody = W tej przeglądarce jeszcze w nic nie grano. Zacznij grę albo zaloguj się, żeby znaleźć tu swoje gry.
mine-sign-in = Zaloguj się
mine-finished-empty = Nie ma jeszcze zakończonych gier. Zostaną tutaj, żeby można je było odtworzyć i przeanalizować.
mine-open = czekamy na graczy
mine-won = Wygrana
mine-shared = Wspólna wygrana
mine-lost = Przegrana
mine-to-table = Do stołu
mine-review = Analiza
mine-rematch = Zagraj jeszcze raz
mine-more = Pokaż więcej
mine-records = Wgrane zapisy
mine-records-text = Odtwórz dowolną grę z pliku .feira, także rozegraną gdzie indziej.
mine-upload = Wgraj zapis
mine-drop = Upuść tu plik .feira albo go wybierz.
mine-uploading = Sprawdzamy zapis…
mine-upload-wrong = To nie jest zapis gry albo plik jest uszkodzony.
mine-upload-line = Nie udało się odczytać tego zapisu: błąd w wierszu { $line }.
mine-upload-done = Zapis już tu jest: { $players }.
mine-upload-big = Ten plik jest za duży jak na zapis gry.
mine-record-delete-of = Usuń zapis: { $players }
mine-record-delete-title = Usunąć ten zapis?
mine-record-delete-text = Zniknie z tego serwera. Plik na twoim urządzeniu zostanie.
mine-keep = Zostaw
mine-delete = Usuń
mine-unfinished = niedokończona
mine-ratings = Rankingi
mine-rating = Ranking
mine-curve =
    { $games ->
        [one] { $rating } po { $games } grze rankingowej
       *[many] { $rating } po { $games } grach rankingowych
    }
mine-ratings-empty = Rozegraj grę rankingową, żeby zdobyć ranking.
mine-rating-games =
    { $games ->
        [one] { $games } gra rankingowa
        [few] { $games } gry rankingowe
       *[other] { $games } gier rankingowych
    }

## Moje gry: jedna lista z filtrami

mine-filter = Które gry
mine-show-all = Wszystkie
mine-show-waiting = Czekają na mnie
mine-show-running = W toku
mine-show-won = Wygrane
mine-show-lost = Przegrane
mine-show-everything = Pokaż wszystkie gry
mine-solo = Solo
mine-search = Szukaj po imieniu
mine-none-found = Nie ma takich gier.
mine-nobody-yet = Jeszcze nikogo
mine-look = Zobacz
mine-left = Opuszczona
mine-closed = Zamknięta
mine-turn-of = Gra { $player }
mine-running-tag = w toku
mine-stars =
    { $stars ->
        [one] { $stars } gwiazdka
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    }
mine-place = { $place }. miejsce
mine-total-games =
    { $games ->
        [one] gra
        [few] gry
       *[many] gier
    }
mine-total-won = wygrane
mine-total-share = wygranych

## Poczekalnia: otwarte stoły według dopasowania

lobby-count =
    { $tables ->
        [0] Brak stołów
        [one] { $tables } stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    }
lobby-people =
    { $people ->
        [one] gra { $people } osoba
        [few] grają { $people } osoby
       *[many] gra { $people } osób
    }
lobby-best-fit = Najlepszy dla twojego rankingu { $rating } jest pierwszy.
lobby-open-one = Otwórz stół
lobby-quick-rated = { $title }, na ranking
lobby-quick-casual = { $title }, towarzysko
lobby-quick-about = około { $rating }
lobby-quick-find = Znajdź grę
lobby-quick-nobody = Nikogo nie ma?
lobby-quick-computer = Komputer siada od razu.
lobby-quick-now = Zagraj
lobby-with-clock = Z zegarem
lobby-days = Korespondencyjnie
lobby-column-host = Gospodarz
lobby-column-level = Poziom
lobby-column-counts = Rodzaj
lobby-column-seats = Miejsca
lobby-column-age = Otwarty
lobby-level-new = nowy
lobby-level-new-text = pierwsze gry
lobby-level-even-text = równy
lobby-level-easier-text = słabszy
lobby-level-stronger-text = silniejszy
lobby-friendly = towarzyska
lobby-free =
    { $free ->
        [one] { $free } wolne
        [few] { $free } wolne
       *[many] { $free } wolnych
    }
lobby-full = Zajęty
lobby-computers =
    { $computers ->
        [one] { $computers } komputer
        [few] { $computers } komputery
       *[many] { $computers } komputerów
    }
lobby-none-fits = Żaden otwarty stół nie pasuje.
lobby-empty-open = Otwórz swój: gra zacznie się, gdy wszyscy usiądą.
