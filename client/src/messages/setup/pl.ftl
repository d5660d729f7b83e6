# Otwieranie stołu i czekanie na wszystkich.

setup-title = Nowa gra
setup-players = Gracze
setup-number = Liczba graczy
setup-seat = Miejsce { $seat }
setup-seat-kind = Kto gra na miejscu { $seat }
setup-seat-level = Poziom komputera na miejscu { $seat }
setup-seat-name = Imię gracza na miejscu { $seat }
setup-player = Gracz { $seat }
setup-open = Otwórz stół
setup-open-help = Dostaniesz link dla pozostałych. Gra zacznie się, gdy wszyscy usiądą.
setup-starting = Chwileczkę…
setup-waiting-server = Gry są jeszcze przygotowywane…

## Kto siedzi na miejscu

seat-me = Ja
seat-me-help = Tu grasz ty.
seat-name-mine = Twoje imię
seat-here = Przy tym ekranie
seat-here-help = Gra z tobą przy tym ekranie.
seat-invite = Z zaproszenia
seat-invite-help = Osoba, która ma link albo kod.
seat-lobby = Dowolna osoba
seat-lobby-help = Osoba, która znajdzie stół w poczekalni.
seat-computer = Komputer
seat-level-easy = Łatwy
seat-level-easy-help = Bierze to, co od razu wygląda dobrze, i często się myli. Dobry na pierwszą grę.
seat-level-medium = Średni
seat-level-medium-help = Przy niektórych ruchach myśli naprzód, poza tym bierze, co się nawinie. Godny przeciwnik.
seat-level-hard = Trudny
seat-level-hard-help = Myśli naprzód i rzadko daje się skusić.
seat-level-master = Mistrz
seat-level-master-help = Najsilniejszy: patrzy najdalej, do sekundy na ruch.

## Warianty gier

option-money = Monety
option-money-hidden = Ukryte
option-money-hidden-help = Do końca gry nikt nie widzi cudzych monet.
option-money-hidden-short = ukryte monety
option-money-open = Jawne
option-money-open-help = Wszyscy widzą, ile kto ma.
option-money-open-short = jawne monety
option-closed = Zamknięte restauracje
option-closed-visible = Widoczne
option-closed-visible-help = Widać, jaką restaurację można zdobyć.
option-closed-visible-short = zamknięte restauracje widoczne
option-closed-secret = Tajne
option-closed-secret-help = Jaka to restauracja, okaże się dopiero, gdy ktoś ją zabierze.
option-closed-secret-short = zamknięte restauracje tajne
option-plus = Dodatek
option-plus-no = Gra podstawowa
option-plus-no-help = Piętnaście rodzajów kart, cztery nieruchomości specjalne.
option-plus-no-short = gra podstawowa
option-plus-yes = Plus
option-plus-yes-help = Dziesięć kolejnych rodzajów kart, w tym kutry, i jeszcze dwie nieruchomości specjalne: port i lotnisko.
option-plus-yes-short = Plus
option-market = Pula
option-market-full = Wszystkie karty
option-market-full-help = Wszystkie karty są dostępne od początku.
option-market-full-short = pełna pula
option-market-limited = Dziesięć rodzajów
option-market-limited-help = Naraz dziesięć rodzajów z potasowanej talii: każda gra jest inna.
option-market-limited-short = dziesięć rodzajów naraz
option-doubles = Park rozrywki
option-doubles-once = Jedna dodatkowa tura
option-doubles-once-help = Dublet daje jeszcze jedną turę, a dublet w tej turze już nic nie daje.
option-doubles-once-short = jedna dodatkowa tura
option-doubles-chain = Bez końca
option-doubles-chain-help = Każdy dublet daje kolejną turę, także w turze dodatkowej.
option-doubles-chain-short = dodatkowe tury bez końca

## Zegar, ranking, poczekalnia

pace = Zegar
pace-amount = Czas na turę
pace-none = Bez zegara
pace-none-help = Każdy myśli, ile chce.
pace-turn = Na żywo
pace-turn-help = Ograniczony czas na każdą turę. Gdy minie, dalej gra komputer.
pace-days = Korespondencyjnie
pace-days-help = Tura od czasu do czasu, przez wiele dni. Gra czeka na stronie głównej.
pace-seconds-each = { $seconds } s
pace-minutes-each = { $minutes } min
pace-days-each =
    { $days ->
        [one] { $days } dzień
       *[other] { $days } dni
    }
setup-rated = Ranking
setup-casual-word = Towarzyska
setup-casual-help = Dla zabawy: są podpowiedzi, a ruchy można cofać.
setup-rated-word = Rankingowa
setup-rated-help = Liczy się do rankingów. Bez podpowiedzi; gdy wyjdzie na jaw coś nowego, ruchu nie można cofnąć.
setup-rated-needs-people = W grze rankingowej grają ludzie, każdy przy własnym ekranie.
setup-rated-needs-others = Do gry rankingowej potrzebny jest przeciwnik.
setup-rated-needs-account = Gry rankingowe są dla osób z kontem.
setup-rated-account = Załóż konto
setup-public = Kto widzi stół
setup-private-word = Prywatny
setup-private-help = Tylko osoby z linkiem.
setup-public-word = Publiczny
setup-public-help = Stół widać w poczekalni i każdy może oglądać.
setup-public-for-lobby = Jedno miejsce jest dla kogokolwiek, więc stół widać w poczekalni.

## Czekanie

room-title = Czekamy na wszystkich
room-laid = Przygotowujemy stół…
room-mixing = Przygotowujemy losowanie. Czekamy na następujące osoby: { $names }. Ich strona musi być choć raz otwarta.
room-free =
    { $free ->
        [0] Wszyscy już są. Gra się zaczyna.
        [one] Jedno miejsce jest jeszcze wolne. Gra zacznie się, gdy ktoś je zajmie.
        [few] { $free } miejsca są jeszcze wolne. Gra zacznie się, gdy wszystkie będą zajęte.
       *[other] { $free } miejsc jest jeszcze wolnych. Gra zacznie się, gdy wszystkie będą zajęte.
    }
room-invite = Zaproś
room-invite-text = Wyślij ten link. Kto go otworzy, może usiąść do stołu bez rejestracji.
room-invite-rated = Wyślij ten link. Do stołu może usiąść każdy, kto ma konto: gra jest rankingowa.
room-link = Link z zaproszeniem
room-copy = Kopiuj
room-copied = Skopiowano
room-copy-failed = Tutaj nie da się kopiować. Zaznacz link i skopiuj go ręcznie.
room-share = Udostępnij
room-share-text = Zagraj ze mną w { $title }
room-code = Kod
room-code-text = Do wpisania na stronie głównej
room-qr = Kod QR linku z zaproszeniem
room-qr-text = Albo zeskanuj go aparatem telefonu.
room-sit = Usiądź tutaj
room-stand = Wstań
room-remove = Usuń
room-you = to ty
room-shares = przy twoim ekranie
room-here = połączono
room-away = brak połączenia
room-free-invite = Czekamy na osobę z linkiem
room-free-lobby = Czekamy na kogokolwiek
room-free-me = Miejsce gospodarza
room-name-title = Jak się do ciebie zwracać?
room-name-text = Do gry wystarczy imię.
room-name-sit = Usiądź do stołu
room-account-title = To stół rankingowy
room-account-text = Gry rankingowe są dla osób z kontem, żeby każdy grał pod własnym imieniem. Wystarczy imię i hasło.
room-full = Wszystkie miejsca dla gości są zajęte. Możesz zostać i popatrzeć.
room-fair = Uczciwe losowanie
room-fair-text = Serwer ustalił już sekret do wszystkich rzutów i losowań i ogłosił jego odcisk. Każdy gracz, siadając, dodaje coś od siebie, więc nikt nie może ustawić wyniku, a po grze każdy może go sprawdzić.
room-fingerprint = Odcisk

## Otwieranie gry: kto, jedno pytanie, reszta zwinięta

setup-who = Z kim grasz?
setup-preset-computer = Komputer
setup-preset-computer-text = Zaczynasz od razu, ruchy można cofać
setup-preset-friend = Znajomi
setup-preset-friend-text = Wyślij link albo kod
setup-preset-here = Ten ekran
setup-preset-here-text = Podawajcie go sobie po kolei
setup-preset-anyone = Ktokolwiek
setup-preset-anyone-text = Na ranking, z każdym, kto usiądzie
setup-strength = Jak silny?
setup-level-easy = na pierwsze partie
setup-level-medium = godny przeciwnik
setup-level-hard = zwykle myśli naprzód
setup-level-master = rzadko się myli
setup-clock = Jak szybko?
setup-clock-turn = na turę, na żywo
setup-clock-days = na turę, od czasu do czasu
setup-clock-none = bez pośpiechu
setup-names = Imiona
setup-seats = Kto gdzie siedzi
setup-seated-computer = Komputer
setup-seated-invite = z zaproszenia
setup-seated-lobby = ktokolwiek
setup-details = Szczegóły
setup-fold-no-clock = bez zegara
setup-fold-rated = na ranking
setup-fold-casual = bez rankingu
setup-fold-public = widoczny w poczekalni
setup-begin = Zacznij grę
setup-begin-help = Około 30 minut. Możesz przerwać i wrócić, kiedy chcesz.
setup-other-game = Wolę { $title }
