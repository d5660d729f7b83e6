# Kto jest przy stole, kto odszedł albo wrócił i co można z tym zrobić.

seats-computer = Komputer
seats-tag-resigned = poddana gra
seats-tag-time = koniec czasu
seats-tag-gone = nieobecność
seats-tag-offline = offline { $time }
seats-tag-guest = gość

## W miejscu pytania

seats-lost = Twój czas minął.
seats-lost-text = Dopóki nie wrócisz, gra za ciebie komputer.
seats-so-far = Jak dotąd: { $did }
seats-return = Wróć na swoje miejsce
seats-out-resigned = Gra poddana.
seats-out-gone = Twoja nieobecność trwała za długo.
seats-out-text = Dalej gra za ciebie komputer. Możesz się przyglądać albo zacząć inną grę.
seats-last-text = Został już tylko komputer. Jeśli chcesz, graj dalej dla wprawy.
seats-end = Zakończ, wygrywasz
seats-not-back-time = { $player } nie wraca.
seats-not-back-offline = { $player } nie daje znaku życia.
seats-claim-text = Możesz teraz ogłosić wygraną albo jeszcze chwilę poczekać.
seats-without-text = Komputer może zatrzymać to miejsce i gra potoczy się dalej. { $player } już nie wróci.
seats-claim = Ogłoś wygraną
seats-without = Graj bez tej osoby
seats-not-back = { $player } nie wraca: grać dalej bez tej osoby
seats-wait = Poczekaj
seats-waiting = { $player } jest offline. Czekamy.
seats-waiting-clock = Zegar chodzi. Za { $time } miejsce przejmie komputer, dopóki { $player } nie wróci.
seats-waiting-claim = Za { $time } możesz ogłosić wygraną.
seats-waiting-without = Za { $time } możecie grać dalej bez tej osoby.
seats-hello = Przywitaj się
seats-told-resigned = { $player } poddaje grę.
seats-told-gone = { $player } nie daje znaku życia.
seats-told-text = Dalej gra komputer.
seats-told-time = { $player }: czas minął.
seats-told-time-text = Dopóki { $player } nie wróci, gra komputer.
seats-told-returned = { $player } wraca do gry.
seats-told-back = Jesteś z powrotem w grze.
seats-meanwhile = W tym czasie: { $did }

## W przebiegu gry

seats-log-resigned = { $player } poddaje grę; dalej gra komputer.
seats-log-time = { $player }: czas minął; gra komputer, dopóki { $player } nie wróci.
seats-log-gone = { $player } zbyt długo nie wraca; dalej gra komputer.
seats-log-returned = { $player } wraca do gry.
seats-log-ended = { $player } kończy grę i wygrywa: wszyscy pozostali odeszli.
seats-log-closed = Stół został zamknięty: { $why }

## W wyniku

seats-ended = Wszyscy pozostali opuścili grę.

## Chat

chat-unread =
    { $messages ->
        [one] Czat, 1 nowa wiadomość
        [few] Czat, { $messages } nowe wiadomości
       *[many] Czat, { $messages } nowych wiadomości
    }

## Alone: warnings and practice

risk-title = To może zakończyć wyzwanie
risk-surely = Po tym ruchu nie będzie już żadnego dozwolonego ruchu i wyzwanie się skończy.
risk-maybe = Z prawdopodobieństwem { $percent }% po tym ruchu nie będzie już żadnego dozwolonego i wyzwanie się skończy.
risk-think = Jeszcze pomyślę
risk-go = Zagraj mimo to
practise = Trening
practise-text = Nic z tego nie trafia na arkusz wyników.
practise-over = Od początku
practise-again = Potrenuj jeszcze raz

## Ratings

mine-rating-provisional = Tymczasowy: mniej niż 10 gier rankingowych

notify-waiting = Czekamy na gracza { $player }.
notify-waiting-until = Czekamy na gracza { $player }. Termin ruchu: { $time }.
notify-ask-text = Dać znać, gdy przyjdzie twoja kolej? Nic innego nie wysyłamy.
notify-not-now = Nie teraz
notify-yes = Daj znać
notify-on = Damy znać.
notify-on-text = Cisza nocna i e-mail są w ustawieniach.
notify-denied = Przeglądarka na to nie pozwala.
notify-denied-text = Przeglądarka nie pozwala na powiadomienia z tej strony. Można to zmienić w jej ustawieniach.
