# Strony wokół stołu: główna, dołączanie kodem, poczekalnia, moje gry.

home-nav = Strony
home-nav-play = Graj
home-nav-lobby = Poczekalnia
home-nav-campaign = Kampania
home-nav-games = Moje gry
home-nav-rules = Zasady
home-nav-me = { $name }, konto i ustawienia

# Przycisk własnymi słowami i to, czego dotyczy.
home-about = { $what }: { $about }

home-preparing = Zasady są przygotowywane, { $percent }%.
home-preparing-why = Dzieje się to tylko raz, przy pierwszym uruchomieniu. Możesz się już rozejrzeć; gry zaczną się, gdy tylko wszystko będzie gotowe.

## Co może pójść nie tak

trouble-unknown = Nie udało się. Sprawdź wpisane dane i spróbuj ponownie.
trouble-server = Serwer nie może teraz tego zrobić. Nic nie przepadło; spróbuj ponownie za chwilę.
trouble-too-often = Za dużo prób. Odczekaj trochę i spróbuj ponownie.
trouble-nobody = Sesja wygasła. Odśwież stronę i spróbuj ponownie.
trouble-name = Imię ma od 1 do 24 znaków, bez przecinków i znaku #. Wybierz inne.
trouble-name-taken = To imię jest już zajęte. Wybierz inne albo zaloguj się, jeśli jest twoje.
trouble-password-short = To hasło jest za krótkie. Potrzeba co najmniej 8 znaków.
trouble-password-long = To hasło jest za długie. Może mieć najwyżej 256 znaków.
trouble-password-common = To hasło jest zbyt popularne. Wybierz inne.
trouble-no-account = Nie ma konta o takim imieniu i haśle. Sprawdź jedno i drugie, a potem spróbuj ponownie.
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
home-continue-since = od { $date }
home-continue-waiting =
    { $number ->
        [one] { $players } czeka na ciebie
       *[other] { $players } czekają na ciebie
    }
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
home-campaign-fame = sława { $fame } z { $most }
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
lobby-text = Stoły, do których każdy może się dosiąść, i gry, które każdy może oglądać. Strona odświeża się sama.
lobby-open = Otwarte stoły
lobby-playing = Gry do oglądania
lobby-empty = Nie ma teraz otwartych stołów.
lobby-empty-text = Otwórz stół publiczny: dosiądzie się ktoś, kto akurat zajrzy.
lobby-empty-game = W tę grę nie ma teraz otwartych stołów.
lobby-playing-empty = Nikt teraz nie gra publicznie.
lobby-set-up = Otwórz stół publiczny
lobby-to = Do poczekalni
lobby-join = Dołącz
lobby-watch = Oglądaj
lobby-back = Wróć
lobby-nobody-yet = Nikt jeszcze nie usiadł
lobby-filter = Która gra
lobby-all-games = Wszystkie gry

## Moje gry

mine-title = Moje gry
mine-nobody = W tej przeglądarce jeszcze w nic nie grano. Zacznij grę albo zaloguj się, żeby znaleźć tu swoje gry.
mine-sign-in = Zaloguj się
mine-running = Gry w toku
mine-running-empty = W nic teraz nie grasz.
mine-finished = Zakończone gry
mine-finished-empty = Nie ma jeszcze zakończonych gier. Zostaną tutaj, żeby można je było odtworzyć i przeanalizować.
mine-your-turn = twoja kolej
mine-their-turn = czekamy na: { $player }
mine-open = czekamy na graczy
mine-won = Wygrana
mine-shared = Wspólna wygrana
mine-lost = Przegrana
mine-with = grają: { $players }
mine-alone = gra solo
mine-to-table = Do stołu
mine-review = Analiza
mine-rematch = Zagraj jeszcze raz
mine-more = Pokaż więcej
mine-records = Wgrane zapisy
mine-records-text = Odtwórz dowolną grę z pliku .feira, także rozegraną gdzie indziej.
mine-upload = Wgraj zapis
mine-drop = Upuść tu plik .feira albo go wybierz.
mine-uploading = Sprawdzamy zapis…
mine-upload-wrong = Nie udało się odczytać tego zapisu: { $reason }
mine-upload-done = Zapis już tu jest: { $players }.
mine-upload-big = Ten plik jest za duży jak na zapis gry.
mine-record-delete-of = Usuń zapis: { $players }
mine-record-delete-title = Usunąć ten zapis?
mine-record-delete-text = Zniknie z tego serwera. Plik na twoim urządzeniu zostanie.
mine-keep = Zostaw
mine-delete = Usuń
mine-unfinished = niedokończona
mine-ratings = Rankingi
mine-ratings-empty = Zagraj grę rankingową, żeby zdobyć ranking.
mine-rating-games =
    { $games ->
        [one] { $games } gra rankingowa
        [few] { $games } gry rankingowe
       *[other] { $games } gier rankingowych
    }
