# Stół Machi Koro.

mk-market = Pula
mk-odds = Szanse
mk-cities = Miasta
mk-turn = Ta tura
mk-earlier = Poprzednie tury
mk-legend = Rodzaje kart
mk-legend-blue = działa przy rzucie każdego
mk-legend-green = działa przy twoim rzucie
mk-legend-red = bierze od rzucającego
mk-legend-purple = specjalna, przy twoim rzucie
mk-tab-market = Pula
mk-tab-cities = Miasta
mk-tab-landmarks = Specjalne
mk-tab-log = Przebieg

# Słowa, które można podzielić na karcie: | pokazuje gdzie.
mk-hyphens = spożyw|czy telewi|zyjna bizne|sowe sero|warnia jabło|niowy kwia|towy kwia|ciarnia wydaw|nictwo hambur|gerami makre|lowy kopal|nia restau|racja hurtow|nia spożyw|cza tuńczy|kowy kawiar|nia pizze|ria han|dlowe roz|rywki kole|jowy

## Kostki i szanse

mk-one-die = jedna kostka
mk-two-dice = dwie kostki
mk-roller = Rzuca:
mk-roller-name = Rzuca { $player }
mk-dice-label = Wypadło { $total }
mk-dice-none = Jeszcze bez rzutu
mk-total-both = { $total }: { $one }% jedną kostką, { $two }% dwiema
mk-total-one = { $total }: { $one }% jedną kostką
mk-total-two = { $total }: { $two }% dwiema kostkami
mk-total-added = { $total }: tylko gdy port doda 2
mk-total-none = { $total }: teraz nie może wypaść
mk-income-on = przy { $total }: { $coins }
mk-mean = średnio { $coins }

## Karty i miasta

mk-card-label = { $name }, przy { $numbers }, kosztuje { $cost }, zostało { $left }, masz { $mine }
mk-chip-label = { $name }: { $number }, przy { $numbers }
mk-city-of = Miasto: { $player }
mk-city-hall = Ratusz
mk-yours = masz
mk-sold-out = brak
mk-deck =
    { $cards ->
        [one] { $cards } karta w talii
        [few] { $cards } karty w talii
        [many] { $cards } kart w talii
       *[other] { $cards } karty w talii
    }
mk-facts = Koszt { $cost } · zostało { $left } · masz { $mine }
mk-cannot = Nie teraz: { $why }.
mk-build-for = Wybuduj za { $coins }

## Nieruchomości specjalne

mk-landmarks-yours = Twoje nieruchomości specjalne
mk-landmarks-of = Nieruchomości specjalne: { $player }
mk-landmarks-count = { $built } z { $all }; komplet wygrywa
mk-built = gotowe
mk-landmark-built = { $name }: wybudowano
mk-landmark-open = { $name }: nie wybudowano
mk-landmark-costs = { $name }, kosztuje { $cost }
mk-landmark-fact = Nieruchomość specjalna · koszt { $cost }

## Pytania

mk-ask-roll = Iloma kostkami rzucasz?
mk-ask-radio = Zostawiasz wynik czy rzucasz jeszcze raz?
mk-ask-add = Dodać 2 do wyniku?
mk-ask-tv = Wybierz, komu stacja telewizyjna zabiera monety.
mk-ask-swap = Wybierz swoją kartę do wymiany albo zrezygnuj.
mk-ask-swap-take = Oddajesz: { $card }. Wybierz, co bierzesz w zamian.
mk-ask-build = Wybuduj jedną nieruchomość albo nic nie buduj.
mk-ask-nothing = Na nic cię nie stać.
mk-roll-one = Jedna kostka
mk-roll-two = Dwie kostki
mk-reroll = Rzuć jeszcze raz
mk-keep = Zostaw wynik
mk-add = Dodaj 2: { $total }
mk-stay = Zostaw { $total }
mk-no-swap = Bez wymiany
mk-build-nothing = Nic nie buduj
mk-pass = Pas
mk-take = { $player }: zabierz { $coins }
mk-hint-build = { $card } za { $coins }
mk-hint-next = potem { $card }
mk-hint-anyone = daje { $coins } więcej przy każdym wyniku { $total }
mk-hint-own = daje { $coins } więcej, gdy wyrzucisz { $total }
mk-hint-others = daje { $coins } więcej, gdy { $total } wyrzuci ktoś inny

## Co się stało

mk-their = { $player }: { $card }
mk-takes-from-you = { $player } bierze od ciebie
mk-pays-you = { $player } płaci ci
mk-from-to = { $from } → { $to }
mk-no-income = Nikt nic nie dostaje.
mk-earlier-built = { $player } wyrzuca { $total } ({ $coins }) i buduje: { $card }.
mk-earlier-nothing = { $player } wyrzuca { $total } ({ $coins }) i nic nie buduje.
mk-round = Runda { $round }
mk-rolled-you = Twój rzut: { $total }
mk-rolled = { $player } wyrzuca { $total }
mk-builds = Potem buduje { $player }.
mk-told-roll =
    { $you ->
        [yes] Wyrzucasz
       *[no] { $player } wyrzuca
    } { NUMBER($total, useGrouping: 0) }
mk-told-their = { $card } ({ $player })
mk-told-built = Wybudowano: { $card } za { NUMBER($coins, useGrouping: 0) }.
mk-told-nothing = Nic nie wybudowano.

## Działanie kart

mk-effect-wheat-field = Weź 1 monetę z banku w turze dowolnego gracza.
mk-effect-ranch = Weź 1 monetę z banku w turze dowolnego gracza.
mk-effect-bakery = Weź 1 monetę z banku w swojej turze.
mk-effect-cafe = Weź 1 monetę od gracza, który rzucił kostkami.
mk-effect-convenience-store = Weź 3 monety z banku w swojej turze.
mk-effect-forest = Weź 1 monetę z banku w turze dowolnego gracza.
mk-effect-stadium = Weź po 2 monety od każdego innego gracza w swojej turze.
mk-effect-tv-station = Weź 5 monet od wybranego gracza w swojej turze.
mk-effect-business-center = W swojej turze możesz wymienić jedną swoją nieruchomość na nieruchomość innego gracza. Fioletowych kart się nie wymienia.
mk-effect-cheese-factory = Weź z banku po 3 monety za każdą swoją farmę w swojej turze.
mk-effect-furniture-factory = Weź z banku po 3 monety za każdy swój las i każdą kopalnię w swojej turze.
mk-effect-mine = Weź 5 monet z banku w turze dowolnego gracza.
mk-effect-family-restaurant = Weź 2 monety od gracza, który rzucił kostkami.
mk-effect-apple-orchard = Weź 3 monety z banku w turze dowolnego gracza.
mk-effect-fruit-market =
    { $plus ->
        [yes] Weź z banku po 2 monety za każde swoje pole pszenicy, każdy ogród kwiatowy i sad jabłoniowy w swojej turze.
       *[no] Weź z banku po 2 monety za każde swoje pole pszenicy i każdy sad jabłoniowy w swojej turze.
    }
mk-effect-sushi-bar = Jeśli masz port: weź 3 monety od gracza, który rzucił kostkami.
mk-effect-flower-garden = Weź 1 monetę z banku w turze dowolnego gracza.
mk-effect-flower-shop = Weź z banku po 1 monecie za każdy swój ogród kwiatowy w swojej turze.
mk-effect-pizza-joint = Weź 1 monetę od gracza, który rzucił kostkami.
mk-effect-publisher = W swojej turze weź od każdego innego gracza po 1 monecie za każdą jego czerwoną kartę, piekarnię i kwiaciarnię oraz każdy sklep spożywczy.
mk-effect-hamburger-stand = Weź 1 monetę od gracza, który rzucił kostkami.
mk-effect-mackerel-boat = Jeśli masz port: weź 3 monety z banku w turze dowolnego gracza.
mk-effect-tax-office = W swojej turze weź połowę monet (zaokrąglając w dół) od każdego innego gracza, który ma ich 10 lub więcej.
mk-effect-food-warehouse = Weź z banku po 2 monety za każdą swoją czerwoną kartę w swojej turze.
mk-effect-tuna-boat = Jeśli masz port: w turze dowolnego gracza rzuca on dwiema kostkami, a ty bierzesz z banku tyle monet, ile wypadło.
mk-effect-station = Możesz rzucać jedną albo dwiema kostkami.
mk-effect-mall =
    { $plus ->
        [yes] Każda twoja czerwona karta i piekarnia oraz każdy sklep spożywczy przynosi o 1 monetę więcej, a kwiaciarnia o 1 więcej za każdy ogród kwiatowy.
       *[no] Każda twoja kawiarnia, restauracja i piekarnia oraz każdy sklep spożywczy przynosi o 1 monetę więcej.
    }
mk-effect-park = Jeśli wyrzucisz dublet, po tej turze masz dodatkową.
mk-effect-radio-tower = Raz w turze możesz powtórzyć rzut.
mk-effect-harbour = Przy wyniku 10 lub wyższym możesz dodać 2.
mk-effect-airport = Jeśli w swojej turze nic nie budujesz, weź 10 monet z banku.

## Klawisze

mk-key-dice = jedna czy dwie kostki, rzut jeszcze raz, dodanie 2
mk-key-keep = zostaw wynik, bez wymiany
mk-key-nothing = nic nie buduj
mk-key-market = do puli
mk-key-odds = szanse: kto rzuca
mk-key-players = miasta i ich karty
mk-passed = Nie było za co budować: twoja tura minęła.
mk-passed-ask = Następnym razem zapytaj

## Co liczy wynik

machikoro-score =
    { $score ->
        [one] { $score } nieruchomość specjalna
        [few] { $score } nieruchomości specjalne
       *[many] { $score } nieruchomości specjalnych
    }
machikoro-score-unit =
    { $score ->
        [one] nieruchomość specjalna
        [few] nieruchomości specjalne
       *[many] nieruchomości specjalnych
    }

## Przebieg gry

machikoro-course = Nieruchomości specjalne w czasie gry
machikoro-course-axis = według rund
machikoro-course-built = { $landmark }, runda { $round }

mk-variant-base = Gra podstawowa
mk-variant-plus = Plus
mk-variant-base-limited = Podstawowa, dziesięć rodzajów
mk-variant-plus-limited = Plus, dziesięć rodzajów
