# Mercado de Lisboa po polsku.

## Nazwy

good-fish = ryby
good-flower = kwiaty
good-tomato = pomidory
good-meat = mięso
good-grape = winogrona

kind-pub = pub
kind-sushi = sushi bar
kind-tea = herbaciarnia
kind-pizza = pizzeria
kind-burger = burgerownia
kind-wine = winiarnia
kind-unknown = nieznana restauracja

reason-squares = na rynku zostały najwyżej cztery wolne pola
reason-entrances = zostały najwyżej cztery wolne wejścia na rynek
reason-coins = wszyscy gracze kolejno wzięli monetę
reason-no-choice = nie ma już żadnego dozwolonego ruchu
reason-stalls = wszystkie osiem stoisk jest już na rynku

challenge-1 = Specjalista
challenge-2 = Długodystansowa gra
challenge-3 = Katering dla par
challenge-4 = Piąte koło
challenge-5 = Ostatnie wezwanie
challenge-6 = Klienci w kolejce
challenge-7 = Tłok w Mercado
challenge-8 = Od jednego pubu do pubu
challenge-9 = Markiz z Lizbony
challenge-5-unmet = Bez punktów sławy: trzeba położyć co najmniej trzy kafle z 4 klientami.

rating-1 = Czy udało ci się w ogóle znaleźć pub?
rating-2 = Podoba ci się wypad do pubu z przyjaciółmi?
rating-3 = W końcu się uda. Próbuj dalej!
rating-4 = Magnat rynkowy
rating-5 = Potentat rynku!
rating-6 = (Potencjalnie) nikt na świecie ci nie dorówna!

## Zdarzenia

opened-stall =
    { $good ->
        [fish] { $player } otwiera stoisko rybne na polu { $square }.
        [flower] { $player } otwiera stoisko z kwiatami na polu { $square }.
        [tomato] { $player } otwiera stoisko z pomidorami na polu { $square }.
        [meat] { $player } otwiera stoisko mięsne na polu { $square }.
        [grape] { $player } otwiera stoisko z winogronami na polu { $square }.
       *[other] { $player } otwiera stoisko na polu { $square }: { $goodName }.
    }
paid =
    { $coins ->
        [one] { $player } płaci { NUMBER($coins, useGrouping: 0) } monetę.
        [few] { $player } płaci { NUMBER($coins, useGrouping: 0) } monety.
        [many] { $player } płaci { NUMBER($coins, useGrouping: 0) } monet.
       *[other] { $player } płaci { NUMBER($coins, useGrouping: 0) } monety.
    }
earned =
    { $player } zarabia { NUMBER($coins, useGrouping: 0) } { $coins ->
        [one] monetę
        [few] monety
        [many] monet
       *[other] monety
    } przy wejściu { $entrance }: { $good ->
        [fish] stoisko rybne
        [flower] stoisko z kwiatami
        [tomato] stoisko z pomidorami
        [meat] stoisko mięsne
        [grape] stoisko z winogronami
       *[other] { $goodName }
    } na polu { $square }, { NUMBER($customers, useGrouping: 0) } { $customers ->
        [one] klient
        [few] klientów
        [many] klientów
       *[other] klienta
    } × { NUMBER($value, useGrouping: 0) }{ $restaurantsCount ->
        [0] .
       *[other] {" "}(obok: { $restaurants }).
    }
woken = Klienci przy wejściu { $entrance } zaczynają płacić.
took-restaurant =
    { $kind ->
        [pub] { $player } zabiera z pola { $square } zamknięty pub.
        [sushi] { $player } zabiera z pola { $square } zamknięty sushi bar.
        [tea] { $player } zabiera z pola { $square } zamkniętą herbaciarnię.
        [pizza] { $player } zabiera z pola { $square } zamkniętą pizzerię.
        [burger] { $player } zabiera z pola { $square } zamkniętą burgerownię.
        [wine] { $player } zabiera z pola { $square } zamkniętą winiarnię.
       *[other] { $player } zabiera z pola { $square } zamkniętą restaurację.
    }
found-restaurant = { $player } podnosi z pola { $square } zamkniętą restaurację.
opened-restaurant =
    { $kind ->
        [pub] { $player } otwiera pub na polu { $square } i dostaje 1 monetę.
        [sushi] { $player } otwiera sushi bar na polu { $square } i dostaje 1 monetę.
        [tea] { $player } otwiera herbaciarnię na polu { $square } i dostaje 1 monetę.
        [pizza] { $player } otwiera pizzerię na polu { $square } i dostaje 1 monetę.
        [burger] { $player } otwiera burgerownię na polu { $square } i dostaje 1 monetę.
        [wine] { $player } otwiera winiarnię na polu { $square } i dostaje 1 monetę.
       *[other] { $player } otwiera restaurację na polu { $square } i dostaje 1 monetę.
    }
brought =
    { $customers ->
        [one] { $player } przyprowadza { NUMBER($customers, useGrouping: 0) } klienta do wejścia { $entrance }: { $goods }.
        [few] { $player } przyprowadza { NUMBER($customers, useGrouping: 0) } klientów do wejścia { $entrance }: { $goods }.
        [many] { $player } przyprowadza { NUMBER($customers, useGrouping: 0) } klientów do wejścia { $entrance }: { $goods }.
       *[other] { $player } przyprowadza { NUMBER($customers, useGrouping: 0) } klienta do wejścia { $entrance }: { $goods }.
    }
took-coin = { $player } bierze 1 monetę.
took-tile =
    { $good ->
        [fish] { $player } bierze z planszy kafel z rybami.
        [flower] { $player } bierze z planszy kafel z kwiatami.
        [tomato] { $player } bierze z planszy kafel z pomidorami.
        [meat] { $player } bierze z planszy kafel z mięsem.
        [grape] { $player } bierze z planszy kafel z winogronami.
       *[other] { $player } bierze z planszy kafel: { $goodName }.
    }
exchanged-hand =
    { $good ->
        [fish] { $player } wymienia swoje trzy kafle z rybami.
        [flower] { $player } wymienia swoje trzy kafle z kwiatami.
        [tomato] { $player } wymienia swoje trzy kafle z pomidorami.
        [meat] { $player } wymienia swoje trzy kafle z mięsem.
        [grape] { $player } wymienia swoje trzy kafle z winogronami.
       *[other] { $player } wymienia swoje trzy kafle: { $goodName }.
    }
exchanged-display =
    { $good ->
        [fish] { $player } wymienia na planszy trzy kafle z rybami.
        [flower] { $player } wymienia na planszy trzy kafle z kwiatami.
        [tomato] { $player } wymienia na planszy trzy kafle z pomidorami.
        [meat] { $player } wymienia na planszy trzy kafle z mięsem.
        [grape] { $player } wymienia na planszy trzy kafle z winogronami.
       *[other] { $player } wymienia na planszy trzy kafle: { $goodName }.
    }
specialised =
    { $good ->
        [fish] { $player } będzie zarabiać tylko na stoiskach rybnych.
        [flower] { $player } będzie zarabiać tylko na stoiskach z kwiatami.
        [tomato] { $player } będzie zarabiać tylko na stoiskach z pomidorami.
        [meat] { $player } będzie zarabiać tylko na stoiskach mięsnych.
        [grape] { $player } będzie zarabiać tylko na stoiskach z winogronami.
       *[other] { $player } będzie zarabiać tylko na stoiskach jednego typu: { $goodName }.
    }
set-closed =
    { $kind ->
        [pub] Na polu { $square } leży zamknięty pub.
        [sushi] Na polu { $square } leży zamknięty sushi bar.
        [tea] Na polu { $square } leży zamknięta herbaciarnia.
        [pizza] Na polu { $square } leży zamknięta pizzeria.
        [burger] Na polu { $square } leży zamknięta burgerownia.
        [wine] Na polu { $square } leży zamknięta winiarnia.
       *[other] Na polu { $square } leży zamknięta restauracja.
    }
set-customers =
    { $customers ->
        [one] Przy wejściu { $entrance } stoi { NUMBER($customers, useGrouping: 0) } klient: { $goods }.
        [few] Przy wejściu { $entrance } stoi { NUMBER($customers, useGrouping: 0) } klientów: { $goods }.
        [many] Przy wejściu { $entrance } stoi { NUMBER($customers, useGrouping: 0) } klientów: { $goods }.
       *[other] Przy wejściu { $entrance } stoi { NUMBER($customers, useGrouping: 0) } klienta: { $goods }.
    }
drew-display = Nowy kafel na planszy: { $goodName }.
dealt =
    { $good ->
        [fish] { $player } losuje kafel z rybami.
        [flower] { $player } losuje kafel z kwiatami.
        [tomato] { $player } losuje kafel z pomidorami.
        [meat] { $player } losuje kafel z mięsem.
        [grape] { $player } losuje kafel z winogronami.
       *[other] { $player } losuje kafel: { $goodName }.
    }
offered =
    { $customers ->
        [one] Dostępny kafel: { NUMBER($customers, useGrouping: 0) } klient ({ $goods }).
        [few] Dostępny kafel: { NUMBER($customers, useGrouping: 0) } klientów ({ $goods }).
        [many] Dostępny kafel: { NUMBER($customers, useGrouping: 0) } klientów ({ $goods }).
       *[other] Dostępny kafel: { NUMBER($customers, useGrouping: 0) } klienta ({ $goods }).
    }
end-near = { $player } spełnia warunek zakończenia gry: { $reasonName }.
ended = Koniec gry: { $reasonName }.
held-cost =
    { $coins ->
        [one] { $player } ma jeszcze { NUMBER($coins, useGrouping: 0) } niepołożony kafel restauracji i płaci za to { NUMBER($coins, useGrouping: 0) } monetę.
        [few] { $player } ma jeszcze { NUMBER($coins, useGrouping: 0) } niepołożone kafle restauracji i płaci za to { NUMBER($coins, useGrouping: 0) } monety.
        [many] { $player } ma jeszcze { NUMBER($coins, useGrouping: 0) } niepołożonych kafli restauracji i płaci za to { NUMBER($coins, useGrouping: 0) } monet.
       *[other] { $player } ma jeszcze { NUMBER($coins, useGrouping: 0) } niepołożonego kafla restauracji i płaci za to { NUMBER($coins, useGrouping: 0) } monety.
    }

## Podgląd

would-take =
    { $kind ->
        [pub] zabiera pub
        [sushi] zabiera sushi bar
        [tea] zabiera herbaciarnię
        [pizza] zabiera pizzerię
        [burger] zabiera burgerownię
        [wine] zabiera winiarnię
       *[other] zabiera nieznaną restaurację
    }
would-fit = pasuje na pole { $square }
would-trigger = spełnia warunek zakończenia gry
would-end = kończy grę

## Odmowy

refused-over = gra jest skończona
refused-chance = najpierw trzeba wylosować kafel
refused-unknown = w tej grze nie ma takiego ruchu
refused-stage =
    { $stage ->
        [specialise] najpierw wybierz typ stoisk, na których będziesz zarabiać
       *[other] najpierw weź kafel z planszy
    }
refused-specialise = typ stoisk wybiera się tylko na początku wyzwania „{ challenge-1 }”
refused-take = kafel z planszy bierze się tylko po otwarciu stoiska
refused-display =
    { $good ->
        [fish] na planszy nie ma kafla z rybami
        [flower] na planszy nie ma kafla z kwiatami
        [tomato] na planszy nie ma kafla z pomidorami
        [meat] na planszy nie ma kafla z mięsem
        [grape] na planszy nie ma kafla z winogronami
       *[other] na planszy nie ma takiego kafla: { $goodName }
    }
refused-stall = na polu { $square } jest już stoisko
refused-open = na polu { $square } jest już otwarta restauracja
refused-couples =
    { $line ->
        [row] w rzędzie pola { $square } są już dwa stoiska
       *[column] w kolumnie pola { $square } są już dwa stoiska
    }
refused-closed =
    { $kind ->
        [sushi] zamknięty sushi bar na polu { $square } blokuje stoiska i puby
        [tea] zamknięta herbaciarnia na polu { $square } blokuje stoiska i puby
        [pizza] zamknięta pizzeria na polu { $square } blokuje stoiska i puby
        [burger] zamknięta burgerownia na polu { $square } blokuje stoiska i puby
        [wine] zamknięta winiarnia na polu { $square } blokuje stoiska i puby
       *[other] zamknięta restauracja na polu { $square } blokuje stoiska i puby
    }
refused-column = stoiska można otwierać tylko w kolumnach a, c i e
refused-north =
    { $good ->
        [fish] klient przy wejściu { $entrance } nie chce ryb
        [flower] klient przy wejściu { $entrance } nie chce kwiatów
        [tomato] klient przy wejściu { $entrance } nie chce pomidorów
        [meat] klient przy wejściu { $entrance } nie chce mięsa
        [grape] klient przy wejściu { $entrance } nie chce winogron
       *[other] klient przy wejściu { $entrance } tego nie chce: { $goodName }
    }
refused-tile =
    { $good ->
        [fish] nie masz kafla z rybami
        [flower] nie masz kafla z kwiatami
        [tomato] nie masz kafla z pomidorami
        [meat] nie masz kafla z mięsem
        [grape] nie masz kafla z winogronami
       *[other] nie masz takiego kafla: { $goodName }
    }
refused-wood = wszystkie twoje drewniane znaczniki stoisk są już na rynku
refused-cost =
    { $earns ->
        [0] kosztuje { NUMBER($cost, useGrouping: 0) }, masz { NUMBER($coins, useGrouping: 0) }
       *[other] kosztuje { NUMBER($cost, useGrouping: 0) }, masz { NUMBER($coins, useGrouping: 0) }, a zarobisz { NUMBER($earns, useGrouping: 0) }
    }
refused-offer =
    { $customers ->
        [one] niedostępny kafel: { NUMBER($customers, useGrouping: 0) } klient ({ $goods })
        [few] niedostępny kafel: { NUMBER($customers, useGrouping: 0) } klientów ({ $goods })
        [many] niedostępny kafel: { NUMBER($customers, useGrouping: 0) } klientów ({ $goods })
       *[other] niedostępny kafel: { NUMBER($customers, useGrouping: 0) } klienta ({ $goods })
    }
refused-entrance = przy wejściu { $entrance } stoją już klienci
refused-barred = do wejścia { $entrance } nie można przyprowadzać klientów
refused-few =
    w { $line ->
        [row] rzędzie
       *[column] kolumnie
    } { $customers ->
        [one] potrzeba { NUMBER($customers, useGrouping: 0) } stoiska
        [few] potrzeba { NUMBER($customers, useGrouping: 0) } stoisk
        [many] potrzeba { NUMBER($customers, useGrouping: 0) } stoisk
       *[other] potrzeba { NUMBER($customers, useGrouping: 0) } stoiska
    }, a { $stalls ->
        [0] nie ma żadnego
        [one] jest tylko { NUMBER($stalls, useGrouping: 0) }
        [few] są tylko { NUMBER($stalls, useGrouping: 0) }
        [many] jest tylko { NUMBER($stalls, useGrouping: 0) }
       *[other] jest tylko { NUMBER($stalls, useGrouping: 0) }
    }
refused-missing =
    { $line ->
        [row] w rzędzie brakuje jeszcze potrzebnych stoisk: { $goods }
       *[column] w kolumnie brakuje jeszcze potrzebnych stoisk: { $goods }
    }
refused-own =
    { $line ->
        [row] w rzędzie nie masz stoiska z tym, czego chcą klienci: { $goods }
       *[column] w kolumnie nie masz stoiska z tym, czego chcą klienci: { $goods }
    }
refused-held =
    { $kind ->
        [pub] nie masz pubu
        [sushi] nie masz sushi baru
        [tea] nie masz herbaciarni
        [pizza] nie masz pizzerii
        [burger] nie masz burgerowni
        [wine] nie masz winiarni
       *[other] nie masz takiej restauracji: { $kindName }
    }
refused-coin = w wyzwaniach nie wolno brać monety
refused-equal = potrzebne są trzy jednakowe kafle stoisk
refused-bag =
    { $tiles ->
        [0] worek jest pusty
        [one] w worku jest tylko { NUMBER($tiles, useGrouping: 0) } kafel
        [few] w worku są tylko { NUMBER($tiles, useGrouping: 0) } kafle
        [many] w worku jest tylko { NUMBER($tiles, useGrouping: 0) } kafli
       *[other] w worku jest tylko { NUMBER($tiles, useGrouping: 0) } kafla
    }
refused-same =
    { $good ->
        [fish] w worku są już tylko kafle z rybami
        [flower] w worku są już tylko kafle z kwiatami
        [tomato] w worku są już tylko kafle z pomidorami
        [meat] w worku są już tylko kafle z mięsem
        [grape] w worku są już tylko kafle z winogronami
       *[other] w worku są już tylko takie kafle: { $goodName }
    }
