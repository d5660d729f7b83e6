# Koniec gry.

result-you-win = Wygrywasz!
result-you-share = Wspólne zwycięstwo!
result-wins = Wygrywa { $player }
result-share-win = Wspólne zwycięstwo: { $players }
result-over = Koniec gry
result-reason = { $reason }.
result-challenge-missed = Tym razem się nie udało
result-challenge-made =
    { $fame ->
        [one] Jedna gwiazdka!
        [few] { $fame } gwiazdki!
       *[many] { $fame } gwiazdek!
    }
result-challenge-coins =
    { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
result-challenge-missing =
    { $coins ->
        [one] Do następnej gwiazdki zabrakło { $coins } monety.
       *[many] Do następnej gwiazdki zabrakło { $coins } monet.
    }
result-challenge-all = Więcej punktów sławy tu nie ma.
result-challenge-number = Wyzwanie { $number } z { $of }
result-threshold =
    { $fame ->
        [one] { $fame } gwiazdka od { $coins } monet
        [few] { $fame } gwiazdki od { $coins } monet
       *[many] { $fame } gwiazdek od { $coins } monet
    }
result-final = Wynik końcowy
result-how = Skąd ten wynik
result-place = Miejsce
result-player = Gracz
result-score = Wynik
result-left = opuszcza grę, dalej gra komputer
result-rating-games =
    { $games ->
        [one] po { $games } grze rankingowej
       *[many] po { $games } grach rankingowych
    }
result-coins = Monety w trakcie gry
result-coins-label = Monety wszystkich graczy w trakcie gry, ruch po ruchu
result-coins-choice = Ruch
result-coins-axis = po każdym ruchu
result-coins-none = Nie udało się wczytać przebiegu gry.
result-best = Najlepsze ruchy
result-best-text = { $choice }, ruch { $number }
result-look = Obejrzyj planszę
result-again = Rewanż
result-again-solo = Zagraj jeszcze raz
result-review = Analiza gry
result-next = Dalej: { $number } · { $name }
result-campaign = Do arkusza kampanii
result-record-text = Zachowaj grę jako plik albo sprawdź, że nikt nie ustawiał losowań.
result-new = Nowa gra
result-failed = Nie udało się. Sprawdź połączenie i spróbuj ponownie.
