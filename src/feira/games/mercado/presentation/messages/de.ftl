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
challenge-5-unmet = Kein Ruhm: Es müssen mindestens drei Plättchen mit 4 Kunden liegen.

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
woken = Die Kunden am Eingang { $entrance } zahlen ab jetzt.
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
end-near = { $player } leitet das Spielende ein: { $reasonName }.
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
would-fit = passt auf { $square }
would-trigger = leitet das Spielende ein
would-end = beendet das Spiel

## Absagen

refused-over = das Spiel ist zu Ende
refused-chance = zuerst wird ein Plättchen gezogen
refused-unknown = diesen Zug gibt es in diesem Spiel nicht
refused-stage =
    { $stage ->
        [specialise] wähle zuerst die Ware, mit der du Geld verdienen willst
       *[other] nimm zuerst ein Plättchen aus der Auslage
    }
refused-specialise = die Ware wird nur zu Beginn der Herausforderung „{ challenge-1 }“ gewählt
refused-take = ein Plättchen nimmt man nur, nachdem man einen Stand eröffnet hat
refused-display =
    { $good ->
        [fish] in der Auslage liegt kein Fischplättchen
        [flower] in der Auslage liegt kein Blumenplättchen
        [tomato] in der Auslage liegt kein Tomatenplättchen
        [meat] in der Auslage liegt kein Fleischplättchen
        [grape] in der Auslage liegt kein Traubenplättchen
       *[other] in der Auslage liegt kein solches Plättchen: { $goodName }
    }
refused-stall = auf { $square } steht schon ein Stand
refused-open = auf { $square } liegt schon ein offenes Restaurant
refused-couples =
    { $line ->
        [row] in der Reihe von { $square } stehen schon zwei Stände
       *[column] in der Spalte von { $square } stehen schon zwei Stände
    }
refused-closed =
    { $kind ->
        [sushi] die geschlossene Sushibar auf { $square } ist Ständen und Kneipen im Weg
        [tea] das geschlossene Teehaus auf { $square } ist Ständen und Kneipen im Weg
        [pizza] die geschlossene Pizzeria auf { $square } ist Ständen und Kneipen im Weg
        [burger] der geschlossene Burgerladen auf { $square } ist Ständen und Kneipen im Weg
        [wine] das geschlossene Weinlokal auf { $square } ist Ständen und Kneipen im Weg
       *[other] das geschlossene Restaurant auf { $square } ist Ständen und Kneipen im Weg
    }
refused-column = Stände dürfen nur in den Spalten a, c und e stehen
refused-north =
    { $good ->
        [fish] der Kunde am Eingang { $entrance } sucht keinen Fisch
        [flower] der Kunde am Eingang { $entrance } sucht keine Blumen
        [tomato] der Kunde am Eingang { $entrance } sucht keine Tomaten
        [meat] der Kunde am Eingang { $entrance } sucht kein Fleisch
        [grape] der Kunde am Eingang { $entrance } sucht keine Trauben
       *[other] der Kunde am Eingang { $entrance } sucht das nicht: { $goodName }
    }
refused-tile =
    { $good ->
        [fish] du hast kein Fischplättchen
        [flower] du hast kein Blumenplättchen
        [tomato] du hast kein Tomatenplättchen
        [meat] du hast kein Fleischplättchen
        [grape] du hast kein Traubenplättchen
       *[other] du hast kein solches Plättchen: { $goodName }
    }
refused-wood = alle deine Holzstände stehen schon auf dem Markt
refused-cost =
    { $earns ->
        [0] kostet { NUMBER($cost, useGrouping: 0) }, du hast { NUMBER($coins, useGrouping: 0) }
       *[other] kostet { NUMBER($cost, useGrouping: 0) }, du hast { NUMBER($coins, useGrouping: 0) } und würdest { NUMBER($earns, useGrouping: 0) } verdienen
    }
refused-offer =
    { $customers ->
        [one] nicht verfügbar: { NUMBER($customers, useGrouping: 0) } Kunde, der { $goods } sucht
       *[other] nicht verfügbar: { NUMBER($customers, useGrouping: 0) } Kunden, die { $goods } suchen
    }
refused-entrance = am Eingang { $entrance } stehen schon Kunden
refused-barred = zum Eingang { $entrance } dürfen keine Kunden gelockt werden
refused-few =
    braucht { $customers ->
        [one] { NUMBER($customers, useGrouping: 0) } Stand
       *[other] { NUMBER($customers, useGrouping: 0) } Stände
    } in der { $line ->
        [row] Reihe
       *[column] Spalte
    }, dort { $stalls ->
        [0] steht noch keiner
        [one] steht erst { NUMBER($stalls, useGrouping: 0) }
       *[other] stehen erst { NUMBER($stalls, useGrouping: 0) }
    }
refused-missing =
    { $line ->
        [row] in der Reihe fehlt noch: { $goods }
       *[column] in der Spalte fehlt noch: { $goods }
    }
refused-own =
    { $line ->
        [row] keiner deiner Stände in der Reihe verkauft, was die Kunden suchen: { $goods }
       *[column] keiner deiner Stände in der Spalte verkauft, was die Kunden suchen: { $goods }
    }
refused-held =
    { $kind ->
        [pub] du hast keine Kneipe
        [sushi] du hast keine Sushibar
        [tea] du hast kein Teehaus
        [pizza] du hast keine Pizzeria
        [burger] du hast keinen Burgerladen
        [wine] du hast kein Weinlokal
       *[other] du hast kein solches Restaurant: { $kindName }
    }
refused-coin = in den Herausforderungen darfst du keine Münze nehmen
refused-equal = es müssen drei gleiche Plättchen sein
refused-bag =
    { $tiles ->
        [0] der Beutel ist leer
        [one] im Beutel ist nur noch { NUMBER($tiles, useGrouping: 0) } Plättchen
       *[other] im Beutel sind nur noch { NUMBER($tiles, useGrouping: 0) } Plättchen
    }
refused-same =
    { $good ->
        [fish] im Beutel sind nur noch Fischplättchen
        [flower] im Beutel sind nur noch Blumenplättchen
        [tomato] im Beutel sind nur noch Tomatenplättchen
        [meat] im Beutel sind nur noch Fleischplättchen
        [grape] im Beutel sind nur noch Traubenplättchen
       *[other] im Beutel sind nur noch solche Plättchen: { $goodName }
    }
