# Dowód, że nikt nie wybierał wyników rzutów.

fair-title = Nikt nie ustawia losowań
fair-lead = Ani serwer, ani gracze: każdy rzut i każdy wylosowany kafel wynikają z liczb ustalonych przed grą i możesz to sprawdzić samodzielnie.
fair-promise = Obiecane, zanim ktokolwiek usiadł
fair-promise-text = Serwer wybrał sekret i ogłosił jego odcisk. Każdy inny sekret miałby inny odcisk, więc nie da się go już podmienić.
fair-nonces = Dodane przez wszystkich, którzy usiedli
fair-nonces-text = Po ogłoszeniu obietnicy przeglądarka każdego gracza wybrała własną losową liczbę. Najpierw ogłosiła tylko jej odcisk, a samą liczbę dopiero wtedy, gdy znane były wszystkie odciski. Nikt więc nie mógł dopasować swojej liczby do cudzych, nawet gospodarz, który odczyta sekret serwera.
fair-nonce-none = brak (komputery i gracze przy tym samym ekranie nic nie dodają)
fair-secret = Ujawnione po zakończeniu gry
fair-secret-waits = Sekret pojawi się tutaj, gdy tylko gra się skończy. Wtedy każde losowanie będzie można obliczyć od nowa.
fair-secret-text = Znając sekret i liczby graczy, każde losowanie można obliczyć od nowa.
fair-limits = Co mimo to byłoby możliwe
fair-limits-server = Kto prowadzi serwer, może w trakcie gry podejrzeć sekret i znać z góry przyszłe losowania. Nie może ich wybrać. Jeśli nie ufasz gospodarzowi, grajcie na serwerze kogoś innego.
fair-limits-players = Żeby wybrać wyniki losowań, musieliby się zmówić serwer i wszyscy gracze bez wyjątku: wystarczy jedna uczciwa przeglądarka, by temu zapobiec. Mogliby tylko przerwać przed początkiem gry i spróbować jeszcze raz, a to byłoby widać. Programy, które od razu pokazują swoją liczbę, chronią tylko innych.
fair-check = Sprawdź teraz
fair-check-server = Niech sprawdzi serwer
fair-checking =
    { $of ->
        [0] Sprawdzanie…
       *[other] Sprawdzono: { $done } z { $of }
    }
fair-proved =
    { $outcomes ->
        [0] Wszystko się zgadza: sekret jest tym obiecanym, a w tej grze nie było losowań.
        [one] Wszystko się zgadza: sekret jest tym obiecanym, a jedyne losowanie dało dokładnie to, co musiało.
        [few] Wszystko się zgadza: sekret jest tym obiecanym, a wszystkie { $outcomes } losowania dały dokładnie to, co musiały.
       *[many] Wszystko się zgadza: sekret jest tym obiecanym, a wszystkie { $outcomes } losowań dało dokładnie to, co musiało.
    }
fair-proved-here = Obliczyła to twoja przeglądarka, nie serwer.
fair-proved-server = Obliczył to serwer.
fair-wrong-commit = Coś się nie zgadza: to nie jest obiecany sekret. Zachowaj zapis tej gry i pokaż go opiekunom serwera.
fair-wrong-nonce = Coś się nie zgadza: liczba jednego z graczy nie jest tą, której odcisk ogłoszono przed grą. Zachowaj zapis tej gry i pokaż go opiekunom serwera.
fair-wrong-draw = Coś się nie zgadza: losowanie { $number } nie wynika z sekretu. Zachowaj zapis tej gry i pokaż go opiekunom serwera.
fair-failed = Weryfikacja się nie udała. Sprawdź połączenie i spróbuj ponownie.
fair-insecure = Przeglądarka oblicza takie dowody tylko na stronach https albo na komputerze, na którym działa serwer. Tutaj może to sprawdzić za ciebie serwer; zapis gry zawiera wszystko, by sprawdzić to gdzie indziej.
fair-copy = Kopiuj
fair-copied = Skopiowano
fair-nonces-daily = Wyzwanie dnia ma te same losowania dla wszystkich: zamiast liczb graczy bierze datę.
fair-secret-daily = Sekret wyzwania dnia pojawi się tutaj godzinę po końcu dnia, bo inni jeszcze według niego grają.
