# Ustawienia, konto, dane.

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
account-known-help = To, co rozegrano tu jako gość, przejdzie na twoje konto.
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
data-delete = Usuń mnie…
data-delete-title = Usunąć wszystkie twoje dane?
data-delete-text = Twoje imię, hasło, rankingi, kampanie i zapisy zostaną usunięte. W trwających grach zagra za ciebie komputer. Zakończone gry zostaną u współgraczy, bez twojego imienia. Tego nie da się cofnąć.
data-delete-type = Wpisz „{ $name }”, żeby potwierdzić.
data-delete-now = Usuń na zawsze

## Tokeny

token = Tokeny dla programów
token-text = Z tokenem twój program może grać w twoim imieniu. Traktuj go jak hasło.
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
