# Wyzwanie dnia: karta na stronie głównej, strona dnia, kalendarz.

daily-title = Wyzwanie dnia
daily-about = Wyzwanie dnia · { $date }
daily-same-for-all = Te same losowania dla wszystkich. Liczy się jedna próba.
daily-played =
    { $players ->
        [0] Nikt jeszcze nie zagrał
        [one] Zagrała { $players } osoba
        [few] Zagrały { $players } osoby
       *[many] Zagrało { $players } osób
    }
daily-master = mistrz { $score }
daily-in-a-row =
    { $days ->
        [one] { $days } dzień z rzędu
       *[many] { $days } dni z rzędu
    }
daily-longest = najdłużej { $days }
daily-play = Podejmij wyzwanie dnia
daily-play-past = Podejmij wyzwanie z tego dnia
daily-go-on-coins =
    { $score ->
        [one] Dalej, { $score } moneta
        [few] Dalej, { $score } monety
       *[many] Dalej, { $score } monet
    }
daily-see = Zobacz wynik
daily-offline = Brak połączenia. Próba policzy się, gdy znów będziesz online.
daily-past-counts = Ten dzień już minął. Jego wyzwanie można jeszcze rozegrać: gwiazdki trafią do kalendarza, ale nie do rankingu ani do serii.
daily-counts-once = Liczy się jedna próba, do północy UTC. Możesz ją przerwać i dokończyć później.
daily-score-coins =
    { $score ->
        [one] { $score } moneta
        [few] { $score } monety
       *[many] { $score } monet
    }
daily-better-than = Lepiej niż { $percent }% z { $players } graczy.
daily-rank = Miejsce { $rank } z { $players }.
daily-first = Dziś kończysz jako pierwsza osoba.
daily-late = Zagrane po tym dniu, więc bez miejsca.
daily-given-up = Próba poddana
daily-given-up-text = Próba liczy się raz. Ćwiczyć możesz do woli.
daily-next-star =
    { $missing ->
        [one] Do następnej gwiazdki brakuje { $missing } monety.
       *[many] Do następnej gwiazdki brakuje { $missing } monet.
    }
daily-all-stars = Wszystkie trzy gwiazdki!
daily-hist-coins = Monety wszystkich graczy
daily-so-far =
    { $players ->
        [one] dziś już { $players }
       *[many] dziś już { $players }
    }
daily-players =
    { $players ->
        [one] { $players } gracz
       *[many] { $players } graczy
    }
daily-you = ty { $score }
daily-hist-label =
    { $players ->
        [one] Wynik { $players } gracza
       *[many] Wyniki { $players } graczy
    }
daily-hist-bar = { $range }: { $count }
daily-review = Analiza twojej partii
daily-watch = Partia mistrza
daily-practise = Poćwicz
daily-next-in = następne za
daily-share = Udostępnij
daily-share-safe = nie zdradza żadnego ruchu
daily-share-title = Feira, wyzwanie dnia, { $date }
daily-share-better = Lepiej niż { $percent }% z { $players } graczy
daily-share-rank = Miejsce { $rank } z { $players }
daily-send = Wyślij…
daily-calendar = Kalendarz
daily-month-before = Poprzedni miesiąc
daily-month-after = Następny miesiąc
daily-cell-play = graj
daily-cell-on = dalej
daily-cell-label = { $date }, { $name }: { $what }
daily-cell-stars =
    { $stars ->
        [one] { $stars } gwiazdka
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    }
daily-cell-gave-up = poddane
daily-calendar-note = Wyzwania z pominiętych dni można rozegrać później; do serii liczą się tylko te rozegrane w swoim dniu.
daily-total-played = zagrane
daily-total-stars = gwiazdek z { $most }
daily-total-row = z rzędu
daily-total-beat = lepiej od mistrza
daily-missed = Pominięte dni
daily-missed-text = zagraj, kiedy chcesz
daily-missed-row =
    { $players ->
        [one] tak samo jak u { $players } gracza
       *[many] tak samo jak u { $players } graczy
    }
daily-fair = Uczciwe losowanie
daily-fair-before = Odcisk sekretu tego dnia ogłoszono kilka dni wcześniej: { $commit }
daily-fair-after = Sekret tego dnia: { $secret }
daily-fair-ahead = Odciski nadchodzących dni, już ogłoszone:
