# Mercado de Lisboa auf Deutsch.

## Namen

good-fish = Fisch
good-flower = Blumen
good-tomato = Tomaten
good-meat = Fleisch
good-grape = Trauben

kind-pub = Kneipe
kind-sushi = Sushibar
kind-tea = Teehaus
kind-pizza = Pizzeria
kind-burger = Burgerladen
kind-wine = Weinlokal
kind-unknown = unbekanntes Restaurant

reason-squares = Höchstens vier Felder sind noch frei
reason-entrances = Höchstens vier Eingänge sind noch frei
reason-coins = Alle haben nacheinander eine Münze genommen
reason-no-choice = Es gibt keinen erlaubten Zug mehr
reason-stalls = Alle acht Stände stehen auf dem Markt

challenge-1 = Der Spezialist
challenge-2 = Der lange Atem
challenge-3 = Tisch für zwei
challenge-4 = Drei sind einer zu viel
challenge-5 = Letzte Runde
challenge-6 = Kunden in der Schlange
challenge-7 = Der überfüllte Markt
challenge-8 = Kneipentour
challenge-9 = Der Marquis von Lissabon

rating-1 = Findest du überhaupt allein in die Kneipe?
rating-2 = Na, ein Bierchen mit Freunden in der Kneipe?
rating-3 = Deine Zeit wird kommen. Bleib dran!
rating-4 = Ein Hai auf dem Markt!
rating-5 = Ein Marktmagnat!
rating-6 = Gut möglich, dass dich auf der ganzen Welt niemand schlägt!

## Ereignisse

opened-stall =
    { $good ->
        [fish] { $player } eröffnet auf { $square } einen Fischstand.
        [flower] { $player } eröffnet auf { $square } einen Blumenstand.
        [tomato] { $player } eröffnet auf { $square } einen Tomatenstand.
        [meat] { $player } eröffnet auf { $square } einen Fleischstand.
        [grape] { $player } eröffnet auf { $square } einen Traubenstand.
       *[other] { $player } eröffnet auf { $square } einen Stand: { $goodName }.
    }
paid =
    { $coins ->
        [one] { $player } zahlt { NUMBER($coins, useGrouping: 0) } Münze.
       *[other] { $player } zahlt { NUMBER($coins, useGrouping: 0) } Münzen.
    }
earned =
    { $player } verdient { $coins ->
        [one] { NUMBER($coins, useGrouping: 0) } Münze
       *[other] { NUMBER($coins, useGrouping: 0) } Münzen
    } am Eingang { $entrance }: { $good ->
        [fish] Fischstand
        [flower] Blumenstand
        [tomato] Tomatenstand
        [meat] Fleischstand
        [grape] Traubenstand
       *[other] { $goodName }
    } auf { $square }, { $customers ->
        [one] { NUMBER($customers, useGrouping: 0) } Kunde
       *[other] { NUMBER($customers, useGrouping: 0) } Kunden
    } × { NUMBER($value, useGrouping: 0) }{ $restaurantsCount ->
        [0] .
       *[other] {" "}(neben { $restaurants }).
    }
woken = Die Kunden am Eingang { $entrance } wachen auf.
took-restaurant =
    { $kind ->
        [pub] { $player } nimmt die geschlossene Kneipe von { $square }.
        [sushi] { $player } nimmt die geschlossene Sushibar von { $square }.
        [tea] { $player } nimmt das geschlossene Teehaus von { $square }.
        [pizza] { $player } nimmt die geschlossene Pizzeria von { $square }.
        [burger] { $player } nimmt den geschlossenen Burgerladen von { $square }.
        [wine] { $player } nimmt das geschlossene Weinlokal von { $square }.
       *[other] { $player } nimmt das geschlossene Restaurant von { $square }.
    }
found-restaurant = { $player } hebt das geschlossene Restaurant von { $square } auf.
opened-restaurant =
    { $kind ->
        [pub] { $player } eröffnet auf { $square } eine Kneipe und erhält 1 Münze.
        [sushi] { $player } eröffnet auf { $square } eine Sushibar und erhält 1 Münze.
        [tea] { $player } eröffnet auf { $square } ein Teehaus und erhält 1 Münze.
        [pizza] { $player } eröffnet auf { $square } eine Pizzeria und erhält 1 Münze.
        [burger] { $player } eröffnet auf { $square } einen Burgerladen und erhält 1 Münze.
        [wine] { $player } eröffnet auf { $square } ein Weinlokal und erhält 1 Münze.
       *[other] { $player } eröffnet auf { $square } ein Restaurant und erhält 1 Münze.
    }
brought =
    { $customers ->
        [one] { $player } lockt { NUMBER($customers, useGrouping: 0) } Kunden zum Eingang { $entrance }: { $goods }.
       *[other] { $player } lockt { NUMBER($customers, useGrouping: 0) } Kunden zum Eingang { $entrance }: { $goods }.
    }
took-coin = { $player } nimmt 1 Münze.
took-tile = { $player } nimmt { $goodName } aus der Auslage.
exchanged-hand =
    { $good ->
        [fish] { $player } tauscht die drei eigenen Fischplättchen aus.
        [flower] { $player } tauscht die drei eigenen Blumenplättchen aus.
        [tomato] { $player } tauscht die drei eigenen Tomatenplättchen aus.
        [meat] { $player } tauscht die drei eigenen Fleischplättchen aus.
        [grape] { $player } tauscht die drei eigenen Traubenplättchen aus.
       *[other] { $player } tauscht die drei eigenen Plättchen aus: { $goodName }.
    }
exchanged-display =
    { $good ->
        [fish] { $player } tauscht die drei Fischplättchen in der Auslage aus.
        [flower] { $player } tauscht die drei Blumenplättchen in der Auslage aus.
        [tomato] { $player } tauscht die drei Tomatenplättchen in der Auslage aus.
        [meat] { $player } tauscht die drei Fleischplättchen in der Auslage aus.
        [grape] { $player } tauscht die drei Traubenplättchen in der Auslage aus.
       *[other] { $player } tauscht die drei Plättchen in der Auslage aus: { $goodName }.
    }
specialised =
    { $good ->
        [fish] { $player } wird nur mit Fischständen Geld verdienen.
        [flower] { $player } wird nur mit Blumenständen Geld verdienen.
        [tomato] { $player } wird nur mit Tomatenständen Geld verdienen.
        [meat] { $player } wird nur mit Fleischständen Geld verdienen.
        [grape] { $player } wird nur mit Traubenständen Geld verdienen.
       *[other] { $player } wird nur mit einer Art von Stand Geld verdienen: { $goodName }.
    }
set-closed =
    { $kind ->
        [pub] Auf { $square } liegt eine geschlossene Kneipe.
        [sushi] Auf { $square } liegt eine geschlossene Sushibar.
        [tea] Auf { $square } liegt ein geschlossenes Teehaus.
        [pizza] Auf { $square } liegt eine geschlossene Pizzeria.
        [burger] Auf { $square } liegt ein geschlossener Burgerladen.
        [wine] Auf { $square } liegt ein geschlossenes Weinlokal.
       *[other] Auf { $square } liegt ein geschlossenes Restaurant.
    }
set-customers =
    { $customers ->
        [one] Am Eingang { $entrance } steht { NUMBER($customers, useGrouping: 0) } Kunde: { $goods }.
       *[other] Am Eingang { $entrance } stehen { NUMBER($customers, useGrouping: 0) } Kunden: { $goods }.
    }
drew-display = Neu in der Auslage: { $goodName }.
dealt = { $player } zieht { $goodName }.
offered =
    { $customers ->
        [one] Verfügbar: { NUMBER($customers, useGrouping: 0) } Kunde, der { $goods } sucht.
       *[other] Verfügbar: { NUMBER($customers, useGrouping: 0) } Kunden, die { $goods } suchen.
    }
end-near = { $player } löst das Spielende aus: { $reasonName }.
ended = Das Spiel ist zu Ende: { $reasonName }.
held-cost =
    { $coins ->
        [one] { $player } hat noch { NUMBER($coins, useGrouping: 0) } ungespieltes Restaurant und verliert dafür { NUMBER($coins, useGrouping: 0) } Münze.
       *[other] { $player } hat noch { NUMBER($coins, useGrouping: 0) } ungespielte Restaurants und verliert dafür { NUMBER($coins, useGrouping: 0) } Münzen.
    }

## Vorschau

would-take =
    { $kind ->
        [pub] nimmt die Kneipe
        [sushi] nimmt die Sushibar
        [tea] nimmt das Teehaus
        [pizza] nimmt die Pizzeria
        [burger] nimmt den Burgerladen
        [wine] nimmt das Weinlokal
       *[other] nimmt ein unbekanntes Restaurant
    }
would-trigger = löst das Spielende aus
would-end = beendet das Spiel
