# Wspólne dla wszystkich ekranów.

description = Mercado de Lisboa i Machi Koro: solo, ze znajomymi albo przeciw dobrym graczom komputerowym
home = Feira, strona główna
settings = Ustawienia
language = Język
theme-to-light = Jasny motyw
theme-to-dark = Ciemny motyw
more = Więcej
close = Zamknij
cancel = Anuluj
understood = Rozumiem
try-again = Spróbuj ponownie
go-home = Na stronę główną
rules = Zasady
loading = Chwileczkę…

error-title = Nie udało się
error-offline = Brak połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.
error-no-page = Pod tym adresem nic nie ma. Być może link jest niepełny.
error-page-not-loaded = Nie udało się wczytać tej strony. Sprawdź połączenie i spróbuj ponownie.
error-no-table = Nie ma takiego stołu. Być może link jest niepełny albo stół został usunięty.

## What operators have done

banned-title = Dostęp zablokowany
banned-until = Nie możesz tu grać do { $when }.
banned-for-good = Nie możesz już tu grać.
operator-reason = Powód: { $reason }
closed-title = Ten stół został zamknięty
closed-text = Zamknęli go opiekunowie serwera. Nikt nie wygrał.

## Ludzie i miejsca

guest-name = Gość
name-guest = { $name } (gość)
you = ty
seat-free = wolne miejsce
level-easy = komputer (łatwy)
level-medium = komputer (średni)
level-hard = komputer (trudny)
level-master = komputer (mistrz)
computer = komputer
players-number =
    { $players ->
        [one] { $players } gracz
       *[other] { $players } graczy
    }

## Przy stole

table = Stół
connecting = Łączymy ze stołem…
reconnecting = Ponowne łączenie…
your-turn = Twoja kolej
turn-of = Kolej: { $player }
thinking = { $player } myśli…
fair = Uczciwe losowanie
watching = widzowie
log = Przebieg gry
log-empty = Jeszcze nic się nie wydarzyło.
log-setup = Przygotowanie
log-round = Runda { $number }
log-rounds =
    { $to ->
        [1] Runda 1
       *[other] Rundy 1–{ $to }
    }
log-turns =
    { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }
# Tura w jednym zdaniu: co zrobiono i co z tego wynikło.
told = { $what }: { $facts }.
told-alone = { $what }.
chat = Czat
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
chat-send = Wyślij
clock-left = Pozostały czas
clock-days =
    { $days ->
        [one] { $days } dzień
       *[other] { $days } dni
    }
clock-hours =
    { $hours ->
        [one] { $hours } godzina
        [few] { $hours } godziny
       *[other] { $hours } godzin
    }
hint = Podpowiedź
hint-tag = podpowiedź
hint-hide = Ukryj podpowiedź
hint-thinking = Szukamy podpowiedzi…
# What to do, and the one reason that tells most.
hint-lead = { $what }:
hint-why = { $why }.
hint-alone = { $what }.
undo = Cofnij
keys = Klawiatura
record-download = Pobierz zapis gry
resign = Poddaj się
resign-title = Opuścić grę?
resign-text = Dalej zagra za ciebie komputer. Tego nie da się cofnąć.
resign-text-others = Dalej zagra za ciebie komputer, żeby pozostali mogli dokończyć grę. Tego nie da się cofnąć.
play-on = Gram dalej
asks-to-take-back = { $player } prosi o cofnięcie ruchu
asks-to-take-back-text = Od tego czasu wyszło na jaw coś nowego, więc decyzja należy do ciebie.
agree = Zgoda
decline = Nie, grajmy dalej
rematch-title = Rewanż gotowy
rematch-text = Ktoś przy tym stole chce zagrać jeszcze raz. Jedno miejsce czeka na ciebie.
rematch-join = Dołącz
stay = Zostań tutaj
to-result = Wróć do wyniku
