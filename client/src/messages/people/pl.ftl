# Ludzie: profile, znajomi, blokady, zgłoszenia, zaproszenia.

profile-since = Tutaj od: { $month }
profile-others-see = Inni widzą tu twoje gry rankingowe i publiczne. Całą resztę widzisz tylko ty.
profile-last = ostatnio: { $day }
profile-streak =
    { $days ->
        [one] dzień z rzędu
       *[many] dni z rzędu
    }
profile-from = Z gier rankingowych i publicznych
profile-accuracy = dokładność
profile-reviewed =
    { $games ->
        [one] w { $games } przeanalizowanej grze
        [few] w { $games } przeanalizowanych grach
       *[many] w { $games } przeanalizowanych grach
    }
profile-none = Nie ma jeszcze gier do pokazania.
profile-none-mine = Nie ma jeszcze gier. Zagraj, a zobaczysz tu kostki, monety i najlepsze ruchy.
profile-only-counts = Od pięciu gier widać tu więcej: ranking, kostki i skąd wzięły się monety.
profile-missing = Nie ma konta o tym imieniu.
profile-coins = Skąd wzięły się monety
profile-dice-of-one =
    { $rolls ->
        [one] Jedna kostka, { $rolls } rzut
        [few] Jedna kostka, { $rolls } rzuty
       *[many] Jedna kostka, { $rolls } rzutów
    }
profile-dice-of-two =
    { $rolls ->
        [one] Dwie kostki, { $rolls } rzut
        [few] Dwie kostki, { $rolls } rzuty
       *[many] Dwie kostki, { $rolls } rzutów
    }
profile-dice-legend = słupki: wyrzucone, kreski: oczekiwane
profile-dice-few = za mało rzutów, żeby coś powiedzieć
profile-dice-ordinary = całkiem zwyczajnie: uczciwe kostki odbiegają bardziej w { $percent } takich serii
profile-dice-unusual = niezwykłe, ale się zdarza: uczciwe kostki odbiegają bardziej tylko w { $percent } takich serii
profile-dice-rare = bardzo rzadkie: uczciwe kostki prawie nigdy tak nie odbiegają
profile-dice-total = { $total }: wyrzucone { $rolled }, oczekiwane { $expected }
profile-opponents = Często przy stole
profile-score = { $ahead }:{ $behind }
profile-head =
    Przeciwko graczowi { $name }: { $ahead ->
        [one] { $ahead } raz
       *[many] { $ahead } razy
    } wyżej, { $behind ->
        [one] { $behind } raz
       *[many] { $behind } razy
    } niżej
profile-best = Najlepsze
profile-best-open = otwórz grę
profile-best-score = Najwyższy wynik
profile-best-move = Najlepszy ruch
profile-best-rounds = Najszybsza wygrana
profile-rounds =
    { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }
profile-against = przeciwko: { $names }

person-invite = Zaproś do gry
person-friend-ask = Dodaj do znajomych
person-friend-accept = Przyjmij do znajomych
person-friend-withdraw = Wycofaj prośbę
person-friend-end = Usuń ze znajomych
person-block = Zablokuj
person-unblock = Odblokuj
person-report = Zgłoś
person-block-title = Zablokować gracza { $name }?
person-block-text = Ta osoba nie może cię już zapraszać, prosić o dodanie do znajomych, siadać przy twoich stołach ani widzieć twojego profilu, a ty nie widzisz, co pisze. Nie dowie się o tym.

invite-title = Zaproś gracza { $name }
invite-text = Do której gry? Stół otworzy się od razu, a zaproszenie pojawi się na stronie tej osoby.
invited-title = Masz zaproszenie
invited-by = { $name } trzyma dla ciebie miejsce
invited-not-now = Nie teraz

tablemates-title = Zgłoś lub zablokuj kogoś
tablemates-text = Zgłoszenia widzą opiekunowie tego serwera, razem z czatem tego stołu. Nikt nie dowie się, kto go zgłosił lub zablokował.
tablemates-block = Zablokuj: { $name }
report-title = Zgłoś: { $name }
report-reason = O co chodzi?
report-reason-chat = Czat
report-reason-name = Imię
report-reason-cheating = Oszustwo
report-reason-leaving = Porzucanie gier
report-reason-other = Coś innego
report-text = Co się stało?
report-send = Wyślij
report-done = Dziękujemy. Opiekunowie tego serwera to sprawdzą.

people-title = Ludzie
people-account = Znajomi i zaproszenia po imieniu są dla osób z kontem.
people-friends = Znajomi
people-friends-none = Nie masz tu jeszcze znajomych. Otwórz czyjś profil i wyślij prośbę.
people-asking = chce cię dodać do znajomych
people-asked = prośba wysłana, czeka na odpowiedź
people-accept = Przyjmij
people-decline = Odrzuć
people-withdraw = Wycofaj
people-invite = Zaproś
people-recent = Ostatni przeciwnicy
people-recent-none = Na razie nikogo: zagraj z kimś, kto ma konto.
people-again = Zaproś znowu
people-blocked = Zablokowani
people-guest = gość
