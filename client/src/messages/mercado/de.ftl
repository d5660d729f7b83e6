# Der Tisch von Mercado de Lisboa. Namen von Waren, Restaurants und Herausforderungen stehen bei den Texten des Spiels.

mercado-board = Markt
mercado-players = Spieler
mercado-my-tiles = Meine Plättchen
mercado-actions = Aktionen
mercado-all-goods = alle
mercado-percent = { $percent } %

## Plättchen

mercado-stall-of =
    { $good ->
        [fish] Fischstand
        [flower] Blumenstand
        [tomato] Tomatenstand
        [meat] Fleischstand
       *[grape] Traubenstand
    }
mercado-customers-want =
    { $customers ->
        [one] 1 Kunde sucht { $goods }
       *[other] { $customers } Kunden suchen { $goods }
    }
mercado-hand = Deine Standplättchen
mercado-hand-best = { $tile }, bestenfalls { $net }
mercado-held = Restaurants
mercado-held-number = { $kind }, { $number } Stück
mercado-or = Oder
mercado-take-coin = Münze nehmen
mercado-exchange = Alle drei tauschen
mercado-then-take = Danach nimm eins
mercado-take-tile = { $name } nehmen
mercado-name-good = Die Ware, die Geld bringt
mercado-offers = Verfügbare Kunden
mercado-offer-of =
    { $customers ->
        [one] Plättchen mit 1 Kunden, noch { $left } im Stapel
       *[other] Plättchen mit { $customers } Kunden, noch { $left } im Stapel
    }
mercado-stack-left = +{ $left }
mercado-display = Auslage
mercado-display-when = eins nach jedem neuen Stand
mercado-display-empty = Die Auslage ist leer.
mercado-bag = Im Beutel
mercado-bag-tiles =
    { $tiles ->
        [0] leer
       *[other] { $tiles } Plättchen · Chancen
    }
mercado-bag-number =
    { $tiles ->
        [0] Beutel ist leer
       *[other] Im Beutel: { $tiles }
    }
mercado-odds = Was noch kommen kann
mercado-odds-closed = Geschlossene Restaurants
mercado-odds-stack =
    { $customers ->
        [one] 1 Kunde, { $left } im Stapel
       *[other] { $customers } Kunden, { $left } im Stapel
    }

## Spieler

mercado-stalls-left = noch { $stalls }
mercado-coins-hidden = Münzen verdeckt
mercado-coins-look = Münzen verdeckt. Ansehen
mercado-coins-hide =
    { $coins ->
        [one] 1 Münze. Verdecken
       *[other] { $coins } Münzen. Verdecken
    }

## Spielende

mercado-end = Spielende
mercado-end-which = was zuerst eintritt
mercado-squares = Felder
mercado-entrances = Eingänge
mercado-coin-run = Münzen in Folge
mercado-to-go = bis zum Ende
mercado-last-turns =
    { $turns ->
        [0] Das ist der letzte Zug.
        [one] Das Ende naht: noch 1 Zug.
       *[other] Das Ende naht: noch { $turns } Züge.
    }
mercado-over = Das Spiel ist zu Ende.

## Was gefragt ist

mercado-ask = Was du tun sollst
mercado-ask-act = Wähle einen Stand, Kunden, ein Restaurant oder eine Münze.
mercado-ask-act-solo = Wähle einen Stand, Kunden oder ein Restaurant.
mercado-ask-first = Wer die meisten Münzen hat, gewinnt. Kunden bezahlen jeden Stand in ihrer Linie, der verkauft, was sie wollen.
mercado-ask-where = { $piece }: wohin?
mercado-ask-nowhere = { $piece }: gerade nirgends möglich.
mercado-ask-take = Nimm ein Plättchen aus der Auslage.
mercado-ask-specialise = Welche Ware soll Geld bringen? Nur ihre Stände verdienen.
mercado-drawing = Ein Plättchen wird gezogen …
mercado-at = { $place } – { $what }
mercado-do-stall =
    { $good ->
        [fish] Fischstand auf { $place } eröffnen: bringt { $earns }, kostet { $cost }
        [flower] Blumenstand auf { $place } eröffnen: bringt { $earns }, kostet { $cost }
        [tomato] Tomatenstand auf { $place } eröffnen: bringt { $earns }, kostet { $cost }
        [meat] Fleischstand auf { $place } eröffnen: bringt { $earns }, kostet { $cost }
       *[grape] Traubenstand auf { $place } eröffnen: bringt { $earns }, kostet { $cost }
    }
mercado-do-restaurant = { $name } auf { $place } eröffnen: bringt { $earns }
mercado-do-customers =
    { $customers ->
        [one] 1 Kunden für { $goods } zum Eingang { $place } locken: bringt { $earns }
       *[other] { $customers } Kunden für { $goods } zum Eingang { $place } locken: bringt { $earns }
    }
mercado-do-coin = Eine Münze aus der Bank nehmen: { $earns }
mercado-do-specialise = Geld bringen nur Stände mit { $name }.
mercado-button-stall = Eröffnen
mercado-button-restaurant = Eröffnen
mercado-button-customers = Anlocken
mercado-button-coin = Nehmen
mercado-button-specialise = Diese Ware
mercado-net = Unterm Strich
mercado-beside = neben { $restaurants }
mercado-other-earns = { $player } verdient { $coins }

# Züge als Objekt: „bereitet einen Fischstand auf d3 vor“.
mercado-name-coin = eine Münze
mercado-name-exchange = einen Tausch
mercado-name-take = { $name } aus der Auslage
mercado-name-stall =
    { $good ->
        [fish] einen Fischstand auf { $place }
        [flower] einen Blumenstand auf { $place }
        [tomato] einen Tomatenstand auf { $place }
        [meat] einen Fleischstand auf { $place }
       *[grape] einen Traubenstand auf { $place }
    }
mercado-name-restaurant =
    { $kind ->
        [pub] die Kneipe auf { $place }
        [sushi] die Sushibar auf { $place }
        [tea] das Teehaus auf { $place }
        [pizza] die Pizzeria auf { $place }
        [burger] den Burgerladen auf { $place }
       *[wine] das Weinlokal auf { $place }
    }
mercado-name-customers =
    { $customers ->
        [one] 1 Kunden ({ $goods }) am Eingang { $place }
       *[other] { $customers } Kunden ({ $goods }) am Eingang { $place }
    }

## Der Spielverlauf: ein Zug in einem Satz

mercado-told-stall =
    { $you ->
        [yes] Du eröffnest
       *[no] { $player } eröffnet
    } einen { $good ->
        [fish] Fischstand
        [flower] Blumenstand
        [tomato] Tomatenstand
        [meat] Fleischstand
       *[grape] Traubenstand
    } auf { $place }
mercado-told-customers =
    { $you ->
        [yes] Du lockst
       *[no] { $player } lockt
    } { $customers ->
        [one] 1 Kunden
       *[other] { $customers } Kunden
    } { $brief ->
        [yes] zu { $place }
       *[no] ({ $goods }) zum Eingang { $place }
    }
mercado-told-restaurant =
    { $you ->
        [yes] Du eröffnest
       *[no] { $player } eröffnet
    } { $kind ->
        [pub] die Kneipe
        [sushi] die Sushibar
        [tea] das Teehaus
        [pizza] die Pizzeria
        [burger] den Burgerladen
       *[wine] das Weinlokal
    } auf { $place }
mercado-told-coin =
    { $you ->
        [yes] Du nimmst
       *[no] { $player } nimmt
    } eine Münze
mercado-told-specialise =
    { $you ->
        [yes] Du verdienst
       *[no] { $player } verdient
    } nur noch an dieser Ware: { $name }
mercado-told-paid = { NUMBER($coins, useGrouping: 0) } bezahlt
mercado-told-earned = { NUMBER($coins, useGrouping: 0) } verdient
mercado-told-kept = Restaurant mitgenommen ({ $name })
mercado-told-took = Plättchen genommen ({ $name })
mercado-told-exchanged = drei Plättchen getauscht ({ $name })

## Felder, wie sie vorgelesen werden

mercado-cell-empty = leer
mercado-cell-stall =
    { $value ->
        [1] { $name }, Stand von { $player }
       *[other] { $name }, Stand von { $player }, Wert { $value }
    }
mercado-cell-open = { $kind }, offen
mercado-cell-closed = { $kind }, geschlossen
mercado-cell-no-customers = keine Kunden
mercado-cell-barred = hierher darf niemand
mercado-cell-would = bringt { $earns }
mercado-cell-would-stall = hier eröffnen kostet { $cost }, bringt { $earns }
mercado-best = bringt am meisten
mercado-pays = zahlt { $coins }
mercado-last = letzter Zug
mercado-played = gespielt
mercado-better = besser
mercado-short =
    { $coins ->
        [one] { $coins } fehlt
       *[other] { $coins } fehlen
    }
# on a square of 44 pixels: five letters and a number
mercado-short-tiny =
    { $coins ->
        [one] { $coins } fehlt
       *[other] { $coins } fehlen
    }
mercado-no-few =
    { $stalls ->
        [one] 1 Stand fehlt
       *[other] { $stalls } Stände fehlen
    }
mercado-no-own = kein eigener
mercado-no-missing = Ware fehlt
mercado-no-couples = schon zwei
mercado-no-closed = im Weg
mercado-no-column = nicht hier
mercado-no-north = nicht gesucht
mercado-no-wood = kein Stand
mercado-no-tile = nicht da
mercado-no-held = nicht da
mercado-no-other = nicht jetzt

## Reiter auf dem Telefon

mercado-tab-stall = Stände
mercado-tab-customers = Kunden
mercado-tab-restaurant = Restaurants
mercado-tab-coin = Münze

## Tasten

mercado-key-move = Auf dem Markt bewegen
mercado-key-hand = Eigenes Plättchen oder eins aus der Auslage
mercado-key-offers = Kunden: 1, 2, 3 oder 4; nochmals für das nächste Plättchen
mercado-key-restaurants = Nächstes eigenes Restaurant
mercado-key-coin = Münze nehmen (zweimal)
mercado-key-best = Dorthin, wo es am meisten bringt
mercado-key-confirm = Bestätigen
mercado-key-drop = Auswahl aufheben
mercado-key-players = Spieler im Detail
mercado-key-odds = Beutel und Chancen

## Solo-Herausforderungen

mercado-challenge-of = Herausforderung { $number } von { $of }
mercado-wooden-stalls = Holzstände
mercado-best-move = Bester Zug bisher
mercado-best-move-aim = ab { $coins } gibt es 2 Ruhm
mercado-best-move-fame = bringt 2 Ruhm!
mercado-track =
    { $coins ->
        [one] { $coins } Münze, { $stars } von 3 Sternen. Sterne bei { $thresholds }.
       *[other] { $coins } Münzen, { $stars } von 3 Sternen. Sterne bei { $thresholds }.
    }
mercado-challenge-1-text = Wähle zu Beginn eine Ware: Nur ihre Stände verdienen. Restaurants geben weiterhin 1 Münze.
mercado-challenge-2-text = Es zählt nur, was Plättchen mit 4 Kunden zahlen.
mercado-challenge-3-text = Keine Plättchen mit 3 oder 4 Kunden und höchstens 2 Stände in jeder Reihe und Spalte.
mercado-challenge-4-text = Nur Plättchen mit 3 Kunden. Du beginnst mit 4 Münzen.
mercado-challenge-5-text = Wenige Kunden: je ein Plättchen mit 1, 2 und 3 Kunden, vier mit 4. Ruhm gibt es nur, wenn du mindestens drei der Plättchen mit 4 Kunden legst.
mercado-challenge-6-text = Je ein zufälliges Plättchen mit 1, 2, 3 und 4 Kunden. Du beginnst mit 2 Münzen. Ein Plättchen darf nur an eine Reihe oder Spalte, in der es alles gibt, was seine Kunden suchen.
mercado-challenge-7-text = Alle Eingänge sind besetzt. Ein Plättchen zahlt erst, wenn seine Linie so viele Stände hat, wie es Kunden zeigt; dann zahlt es für jeden passenden Stand dort, später für jeden neuen. Schluss ist mit deinem achten Stand.
mercado-challenge-8-text = Du beginnst mit der beiseitegelegten Kneipe. Stände und Kneipen dürfen nicht auf geschlossene Restaurants gelegt werden, außer auf die Kneipe.
mercado-challenge-9-text = Stände nur in den Spalten a, c und e und nur mit Waren, die der Kunde im Norden sucht. Im Norden kommen keine Kunden mehr dazu.
mercado-counter-1 = Deine Ware
mercado-counter-1-none = Noch nicht gewählt.
mercado-counter-2 = Von Plättchen mit 4 Kunden
mercado-counter-2-coins =
    { $coins ->
        [one] Münze
       *[other] Münzen
    }
mercado-counter-3 = Volle Linien
mercado-counter-3-none = Noch hat keine Reihe oder Spalte zwei Stände.
mercado-counter-4 = Plättchen mit 3 Kunden
mercado-counter-4-tiles = noch übrig
mercado-counter-5 = Plättchen mit 4 Kunden gelegt
mercado-counter-6 = Kundenplättchen
mercado-counter-6-tiles = noch zu legen
mercado-counter-7 = Zahlen bald
mercado-counter-8 = Kneipen
mercado-counter-8-open = offen
mercado-counter-8-held =
    { $pubs ->
        [0] Du hast keine Kneipe.
        [one] Du hast 1 Kneipe.
       *[other] Du hast { $pubs } Kneipen.
    }
mercado-counter-9 = Waren nach Spalten
mercado-counter-of = { $number } von { $of }
mercado-counter-tiles =
    { $tiles ->
        [0] Keine Kundenplättchen mehr.
        [one] Noch 1 Kundenplättchen.
       *[other] Noch { $tiles } Kundenplättchen.
    }
mercado-row = Reihe { $line }
mercado-column = Spalte { $line }
mercado-more = noch { $stalls }
mercado-awake = zahlt
mercado-stalls-of = { $stalls } von { $needed } Ständen

## Die Regel jeder Herausforderung in höchstens zwei Zeilen einer Karte

mercado-challenge-1-short = Wähle zu Beginn eine Ware: Nur ihre Stände verdienen.
mercado-challenge-2-short = Es zählt nur, was Plättchen mit 4 Kunden zahlen.
mercado-challenge-3-short = Keine Plättchen mit 3 oder 4 Kunden, höchstens 2 Stände je Linie.
mercado-challenge-4-short = Nur Plättchen mit 3 Kunden. Du beginnst mit 4 Münzen.
mercado-challenge-5-short = Wenige Kunden: je ein Plättchen mit 1, 2 und 3, vier mit 4.
mercado-challenge-6-short = Die Linie muss alles verkaufen, was ein Plättchen sucht.
mercado-challenge-7-short = Alle Eingänge sind besetzt. Ein Plättchen zahlt, wenn seine Linie so viele Stände wie Kunden hat.
mercado-challenge-8-short = Du beginnst mit der beiseitegelegten Kneipe; kein anderes geschlossenes Restaurant darf verdeckt werden.
mercado-challenge-9-short = Stände nur in den Spalten a, c und e und nur mit Waren, die der Norden sucht.

## Was ein Ergebnis zählt

mercado-score =
    { $score ->
        [one] 1 Münze
       *[other] { $score } Münzen
    }
mercado-score-unit =
    { $score ->
        [one] Münze
       *[other] Münzen
    }

mercado-source-restaurant = Restaurants
mercado-source-coin = Genommene Münzen
