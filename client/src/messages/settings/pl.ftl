# Ustawienia, konto, dane.

licences = Licencje
set-looks = Wygląd i dźwięk
set-theme = Motyw
set-theme-system = Jak w systemie
set-theme-light = Jasny
set-theme-dark = Ciemny
set-on = Włączone
set-off = Wyłączone
set-motion = Animacje
set-motion-on-help = Monety i kafle się poruszają. Kliknięcie lub klawisz pomija ruch.
set-motion-off-help = Wszystko od razu jest na swoim miejscu.
set-motion-system = W twoim systemie ograniczono animacje, więc i tak nic się nie porusza.
set-sound = Dźwięk
set-sound-on-help = Ciche dźwięki monet, kafli i kostek oraz sygnał twojej kolei.
set-sound-off-help = Cisza.
set-sound-turn-help = Krótki dźwięk, gdy przychodzi twoja kolej, także z innej karty.
set-sound-off = Brak
set-sound-turn = Moja kolej
set-sound-on = Wszystkie
set-speed-slow = Wolne
set-speed-normal = Zwykłe
set-speed-fast = Szybkie
set-speed-off = Brak

## How one plays

set-play = Sposób gry
set-confirm = Potwierdzanie ruchów
set-confirm-off-help = Jedno naciśnięcie wykonuje ruch.
set-confirm-on-help = Naciśnij raz, żeby zobaczyć, i drugi raz, żeby zagrać.
set-auto-pass = Automatyczny pas
set-auto-pass-on-help = Gdy nie można nic wybudować, tura mija sama. Widać to w przebiegu gry.
set-auto-pass-off-help = Samodzielnie naciskasz „Nic nie buduj”.

## Kim jesteś

set-you = Ty
account-have = Twoje konto. Zaloguj się gdziekolwiek, a znajdziesz wszystkie swoje gry.
account-guest = Grasz jako gość, którego zna tylko ta przeglądarka. Z kontem znajdziesz swoje gry wszędzie i możesz wybrać inne imię.
account-nobody = Żeby grać, konto nie jest potrzebne. Podaj imię albo po prostu zacznij grę, a samo się znajdzie.
account-be = Użyj tego imienia
account-way = Nowe konto czy logowanie
account-new = Załóż konto
account-new-help = Wszystko, co już rozegrano w tej przeglądarce, zostanie zachowane.
account-known = Zaloguj się
account-known-help = Gry rozegrane tu jako gość przejdą na twoje konto.
account-name = Imię
account-password = Hasło
account-password-show = Pokaż
account-password-help =
    { $left ->
        [0] Wystarczająco długie.
        [one] Co najmniej 8 znaków: jeszcze jeden.
       *[other] Co najmniej 8 znaków: jeszcze { $left }.
    }
account-make = Załóż konto
account-sign-in = Zaloguj się
account-sign-out = Wyloguj się
account-guest-out-title = Wylogować gościa?
account-guest-out-text = Nie będzie powrotu: gość nie ma hasła, więc tych gier nie da się już odnaleźć. Żeby je zachować, najpierw załóż konto.

## Dane

data = Twoje dane
data-text = Wszystko, co ten serwer o tobie wie: do zabrania lub usunięcia.
data-export = Pobierz moje dane
data-delete = Usuń moje dane…
data-delete-title = Usunąć wszystkie twoje dane?
data-delete-text = Twoje imię, hasło, rankingi, kampanie i zapisy zostaną usunięte. W trwających grach zagra za ciebie komputer. Zakończone gry zostaną u współgraczy, bez twojego imienia. Tego nie da się cofnąć.
data-delete-type = Wpisz „{ $name }”, żeby potwierdzić.
data-delete-now = Usuń na zawsze

## Tokeny

token = Tokeny dla programów
token-text = Z tokenem twój program może grać w twoim imieniu. Traktuj go jak hasło. Traci ważność, gdy zmienisz hasło, wylogujesz się wszędzie albo założysz konto.
token-since = od { $date }
token-new = Nowy token
token-name = Do czego służy token
token-name-example = dla mojego bota
token-made = Token „{ $name }” jest gotowy.
token-once = Widać go tylko ten jeden raz: skopiuj go teraz.
token-itself = Token
token-delete = Usuń
token-delete-of = Usuń token „{ $name }”
token-delete-title = Usunąć token „{ $name }”?
token-delete-text = Programy, które go używają, natychmiast przestaną działać.

## Keys of the account

keys-title = Logowanie i urządzenia
password-change = Zmień hasło
password-present = Obecne hasło
password-next = Nowe hasło
password-help = Co najmniej 8 znaków. Na innych urządzeniach nastąpi wylogowanie, a tokeny i kody awaryjne stracą ważność.
password-changed = Hasło zmienione. Na innych urządzeniach nastąpiło wylogowanie. Tokeny i kody awaryjne straciły ważność: w razie potrzeby utwórz nowe.
recovery = Kody awaryjne
recovery-left =
    { $codes ->
        [0] brak
        [one] został jeden
        [few] zostały { $codes }
       *[other] zostało { $codes }
    }
recovery-text = Jeśli zapomnisz hasła, kod pozwoli ci wrócić. Nowe kody albo nowe hasło unieważniają wszystkie stare.
recovery-make = Utwórz nowe kody
recovery-once = Zobaczysz je tylko ten jeden raz: zapisz je teraz.
sessions = Twoje sesje
sessions-unknown = Nieznane urządzenie
sessions-here = to urządzenie
sessions-seen = ostatnio { $date }
sessions-end-of = Wyloguj: { $device }
sessions-end-all = Wyloguj wszędzie
account-lost = Nie pamiętam hasła
account-lost-help = Wpisz jeden ze swoich kodów awaryjnych i wybierz nowe hasło. Pozostałe kody i tokeny stracą ważność: utwórz nowe w ustawieniach.
account-code = Kod awaryjny
token-scopes = Co może
token-scope-play = gra
token-scope-read = odczyt
token-scope-account = konto
token-scope-play-help = Grać w twoim imieniu
token-scope-read-help = Widzieć to, co ty
token-scope-account-help = Pobierać twoje dane i sprawdzać, gdzie trwają twoje sesje

## Powiadomienia o mojej kolei

told-title = Twoja kolej
told-text = W wolnych partiach dajemy znać, gdy przyjdzie twoja kolej, raz na turę. Nic innego nie wysyłamy.
told-here = Powiadamiaj tutaj
told-here-on = Ta przeglądarka dostaje powiadomienia.
told-here-off = Ta przeglądarka nie dostaje powiadomień.
told-here-not = Tutaj to niemożliwe: potrzebne są HTTPS i obsługa web push.
told-server-not = Ten serwer nie wysyła powiadomień push.
told-stop = Wyłącz
told-stop-of = Wyłącz powiadomienia: { $device }
told-mail = Adres e-mail
told-mail-add = Powiadamiaj tutaj
told-mail-waits = Wysłaliśmy tam link. Otwórz go, a wiadomości zaczną przychodzić.
told-quiet = Cisza nocna
told-quiet-on = Nic nie wysyłaj w nocy; wiadomość przyjdzie, gdy cisza się skończy
told-quiet-from = od
told-quiet-to = do

## Linki w wiadomościach

mail-title = E-mail
mail-stop-done = Koniec wiadomości
mail-stop-text = Twój adres został usunięty. Możesz go podać ponownie w każdej chwili.
mail-confirm-done = Dziękujemy
mail-confirm-text = Od teraz dostaniesz tu wiadomość, gdy przyjdzie twoja kolej.
mail-bad = Ten link nie działa
mail-bad-text = Być może jest niepełny albo adres został już zmieniony.
