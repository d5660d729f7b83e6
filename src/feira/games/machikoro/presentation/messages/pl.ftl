# Machi Koro po polsku.

## Nazwy

card-wheat-field = pole pszenicy
card-ranch = farma
card-bakery = piekarnia
card-cafe = kawiarnia
card-convenience-store = sklep spożywczy
card-forest = las
card-stadium = stadion
card-tv-station = stacja telewizyjna
card-business-center = centrum biznesowe
card-cheese-factory = serowarnia
card-furniture-factory = fabryka mebli
card-mine = kopalnia
card-family-restaurant = restauracja
card-apple-orchard = sad jabłoniowy
card-fruit-market = targ owocowy
card-sushi-bar = sushi bar
card-flower-garden = ogród kwiatowy
card-flower-shop = kwiaciarnia
card-pizza-joint = pizzeria
card-publisher = wydawnictwo
card-hamburger-stand = budka z hamburgerami
card-mackerel-boat = kuter makrelowy
card-tax-office = urząd skarbowy
card-food-warehouse = hurtownia spożywcza
card-tuna-boat = kuter tuńczykowy

landmark-station = dworzec kolejowy
landmark-mall = centrum handlowe
landmark-park = park rozrywki
landmark-radio-tower = wieża radiowa
landmark-harbour = port
landmark-airport = lotnisko

reason-landmarks = wszystkie nieruchomości specjalne są wybudowane

## Zdarzenia

chose-dice =
    { $dice ->
        [one] { $player } rzuca jedną kostką.
        [few] { $player } rzuca dwiema kostkami.
        [many] { $player } rzuca { NUMBER($dice, useGrouping: 0) } kostkami.
       *[other] { $player } rzuca { NUMBER($dice, useGrouping: 0) } kostki.
    }
rolled =
    { $high ->
        [0] { $player } wyrzuca { NUMBER($low, useGrouping: 0) }.
       *[other] { $player } wyrzuca { NUMBER($low, useGrouping: 0) } i { NUMBER($high, useGrouping: 0) }: razem { NUMBER($total, useGrouping: 0) }.
    }
rerolled = { $player } rzuca jeszcze raz.
kept = { $player } zostawia wynik rzutu.
added =
    { $added ->
        [0] { $player } nic nie dodaje.
       *[other] { $player } dodaje { NUMBER($added, useGrouping: 0) }: razem { NUMBER($total, useGrouping: 0) }.
    }
paid-red =
    { $coins ->
        [one] { $player } płaci { NUMBER($coins, useGrouping: 0) } monetę, dostaje ją { $to-player } ({ $cardName }).
        [few] { $player } płaci { NUMBER($coins, useGrouping: 0) } monety, dostaje je { $to-player } ({ $cardName }).
        [many] { $player } płaci { NUMBER($coins, useGrouping: 0) } monet, dostaje je { $to-player } ({ $cardName }).
       *[other] { $player } płaci { NUMBER($coins, useGrouping: 0) } monety, dostaje je { $to-player } ({ $cardName }).
    }
earned =
    { $coins ->
        [one] { $player } dostaje { NUMBER($coins, useGrouping: 0) } monetę ({ $cardName }).
        [few] { $player } dostaje { NUMBER($coins, useGrouping: 0) } monety ({ $cardName }).
        [many] { $player } dostaje { NUMBER($coins, useGrouping: 0) } monet ({ $cardName }).
       *[other] { $player } dostaje { NUMBER($coins, useGrouping: 0) } monety ({ $cardName }).
    }
took =
    { $coins ->
        [one] { $from-player } oddaje { NUMBER($coins, useGrouping: 0) } monetę, zabiera ją { $player } ({ $cardName }).
        [few] { $from-player } oddaje { NUMBER($coins, useGrouping: 0) } monety, zabiera je { $player } ({ $cardName }).
        [many] { $from-player } oddaje { NUMBER($coins, useGrouping: 0) } monet, zabiera je { $player } ({ $cardName }).
       *[other] { $from-player } oddaje { NUMBER($coins, useGrouping: 0) } monety, zabiera je { $player } ({ $cardName }).
    }
rolled-tuna = { $player } rzuca na połów tuńczyka: { NUMBER($low, useGrouping: 0) } i { NUMBER($high, useGrouping: 0) }, po { NUMBER($total, useGrouping: 0) } za każdy kuter.
swapped = { $player } oddaje kartę „{ $given-cardName }”, a { $with-player } w zamian kartę „{ $taken-cardName }”.
not-swapped = { $player } rezygnuje z wymiany.
city-hall = { $player } dostaje 1 monetę (ratusz).
built =
    { $coins ->
        [one] { $player } buduje za { NUMBER($coins, useGrouping: 0) } monetę: { $cardName }.
        [few] { $player } buduje za { NUMBER($coins, useGrouping: 0) } monety: { $cardName }.
        [many] { $player } buduje za { NUMBER($coins, useGrouping: 0) } monet: { $cardName }.
       *[other] { $player } buduje za { NUMBER($coins, useGrouping: 0) } monety: { $cardName }.
    }
built-landmark =
    { $coins ->
        [one] { $player } buduje nieruchomość specjalną za { NUMBER($coins, useGrouping: 0) } monetę: { $landmarkName }.
        [few] { $player } buduje nieruchomość specjalną za { NUMBER($coins, useGrouping: 0) } monety: { $landmarkName }.
        [many] { $player } buduje nieruchomość specjalną za { NUMBER($coins, useGrouping: 0) } monet: { $landmarkName }.
       *[other] { $player } buduje nieruchomość specjalną za { NUMBER($coins, useGrouping: 0) } monety: { $landmarkName }.
    }
built-nothing = { $player } nic nie buduje.
airport-paid =
    { $coins ->
        [one] { $player } dostaje { NUMBER($coins, useGrouping: 0) } monetę (lotnisko).
        [few] { $player } dostaje { NUMBER($coins, useGrouping: 0) } monety (lotnisko).
        [many] { $player } dostaje { NUMBER($coins, useGrouping: 0) } monet (lotnisko).
       *[other] { $player } dostaje { NUMBER($coins, useGrouping: 0) } monety (lotnisko).
    }
turned-up = Odkryta karta: { $cardName }.
left-market = Wszyscy mają już tę nieruchomość, więc znika ona z puli: { $cardName }.
extra-turn = { $player } ma dodatkową turę.
ended = { $player } wygrywa: { $reasonName }.

## Podgląd

would-win = wygrywa grę
would-play-again = potem dodatkowa tura

## Odmowy

refused-over = gra jest skończona
refused-chance = najpierw rzut kostkami albo nowa karta
refused-unknown = w tej grze nie ma takiego ruchu
refused-plus = to należy do Machi Koro Plus
refused-stage =
    { $stage ->
        [roll] najpierw wybierz, iloma kostkami rzucasz
        [radio] najpierw zdecyduj, czy rzucasz jeszcze raz
        [add] najpierw zdecyduj, czy dodajesz 2
        [tv] najpierw wybierz, komu stacja telewizyjna zabiera monety
        [swap] najpierw zdecyduj, czy się wymieniasz
       *[other] teraz pora na budowę
    }
refused-landmark = nie masz jeszcze tej nieruchomości specjalnej: { $landmarkName }
refused-rerolled = rzut można powtórzyć tylko raz w turze
refused-total = 2 można dodać tylko do wyniku 10 lub wyższego, a nie do { NUMBER($total, useGrouping: 0) }
refused-card = nie masz takiej karty: { $cardName }
refused-roll = karta „{ $cardName }” działa przy wyniku { $rolls }, a nie { NUMBER($total, useGrouping: 0) }
refused-self = wybierz innego gracza
refused-purple = fioletowych kart nie można wymieniać: { $cardName }
refused-theirs = { $from-player } nie ma takiej karty: { $cardName }
refused-one = masz już tę fioletową kartę: { $cardName }
refused-built = masz już tę nieruchomość specjalną: { $landmarkName }
refused-market = w puli nie ma takiej karty: { $cardName }
refused-cost = kosztuje { NUMBER($cost, useGrouping: 0) }, a masz { NUMBER($coins, useGrouping: 0) }
