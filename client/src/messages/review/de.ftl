# Rückblick auf ein Spiel, und was besser gewesen wäre.

review-title = Analyse
replay-title = Wiederholung
review-start = Diese Partie analysieren
review-start-text = Der Computer rechnet jeden Zug nach: was er verschenkt hat und was besser gewesen wäre. Du siehst, wie weit er ist, und kannst fertige Züge gleich ansehen.
review-running = Wird berechnet … { $done } von { $of } Zügen
review-waiting = In der Warteschlange …
review-not-over = Diese Partie läuft noch, du siehst also, was bisher geschah. Wenn sie zu Ende ist, kannst du sie analysieren lassen.
review-failed = Die Analyse konnte nicht beginnen. Prüfe deine Verbindung und versuch es noch einmal.
review-no-game = Diese Partie gibt es nicht. Vielleicht ist der Link unvollständig, oder die Partie wurde gelöscht.
review-not-begun = Diese Partie hat noch nicht begonnen. Komm wieder, wenn der erste Zug gemacht ist.
review-position = { $number } von { $of }
review-at-end = Das Ende
review-slider = Zug der Partie
review-slider-text = { $number } von { $of }: { $what }
review-first = Zum Anfang
review-previous = Ein Zug zurück
review-next = Ein Zug vor
review-last = Zum Ende
review-next-mistake = Nächster Fehler
review-key-step = Zug
review-chance = Gewinnchance
review-expected = Erwartetes Ergebnis
review-chart-axis = nach jedem Zug
review-chart-label = Stelle in der Partie; das Diagramm zeigt die Gewinnchancen aller
review-coins-label = Stelle in der Partie; das Diagramm zeigt die Münzen aller
review-away = Teure Züge
review-count =
    { $moves ->
        [one] { $costly } von 1 Zug
       *[other] { $costly } von { $moves } Zügen
    }
review-all = Alle { $moves } zeigen
review-fewer = Die teuersten zeigen
review-share = Teilen
review-shared = Link kopiert
review-filter = Züge dieser Person zeigen
review-nothing = Kein teurer Zug.
review-better = besser: { $choice }
review-played-tag = gespielt
review-better-tag = besser
review-lost = { $choice }: { $amount } Gewinnchance verschenkt
review-lost-coins =
    { $coins ->
        [one] { $choice }: etwa 1 Münze verschenkt
       *[other] { $choice }: etwa { $coins } Münzen verschenkt
    }
review-fine = { $choice }: fast der beste Zug
review-fine-text = { $choice } wäre ein wenig besser gewesen.
review-only = { $choice }: der einzige Zug
review-only-text = Einen anderen Zug gab es hier nicht.
review-better-why = { $choice }: { $why }.
review-best = { $choice }: der beste Zug
review-best-text = Jeder andere Zug ist schlechter.
review-proved = { $choice }: der beste Zug, bewiesen
review-proved-text = Alle Möglichkeiten wurden bis zum Ende durchgerechnet.
review-proved-note = Bewiesen: Alle Möglichkeiten wurden bis zum Ende durchgerechnet.
review-close = Zu knapp für ein Urteil
review-close-text = { $played } und { $other } sind gleich gut, soweit es sich berechnen lässt. Der Zug zählt als richtig.
review-close-tag = genauso gut
review-close-note = Züge, deren Marken sich überschneiden, gelten als gleich gut. Ein Fehler wird dann nicht gezeigt.
review-marks-note = Züge, deren Marken sich überschneiden, liegen zu nah beieinander.
review-not-yet = Dieser Zug ist noch nicht berechnet.
review-small =
    { $moves ->
        [one] 1 anderer Zug kostete weniger, als sich berechnen lässt.
       *[other] { $moves } andere Züge kosteten weniger, als sich berechnen lässt.
    }
review-accuracy = Genauigkeit
review-luck = Glück
review-players = Genauigkeit und Glück aller
review-chart-note = Das Band zeigt, wie sicher gerechnet wurde. Die Balken sind das Glück: was der Zufall vor jedem Zug brachte oder nahm.
review-quoted = „{ $text }“
review-choices = Mögliche Züge
review-log = Spielverlauf
review-over = Das Spiel ist zu Ende
review-points =
    { $points ->
        [one] { $points } Münze
       *[other] { $points } Münzen
    }

## Züge in wenigen Worten

mercado-say-stall = { $good } auf { $square }
mercado-say-take = Aus der Auslage: { $good }
mercado-say-customers =
    { $customers ->
        [one] 1 Kunde ({ $goods }) an { $entrance }
       *[other] { $customers } Kunden ({ $goods }) an { $entrance }
    }
mercado-say-restaurant = { $kind } auf { $square }
mercado-say-exchange-hand = Eigene Plättchen austauschen
mercado-say-exchange-display = Auslage austauschen
mercado-say-specialise = Nur mit { $good } verdienen
mercado-say-coin = Eine Münze nehmen
mercado-sum-start = Zu Beginn
mercado-sum-earned = An Kunden verdient
mercado-sum-restaurants = Eröffnete Restaurants
mercado-sum-taken = Genommene Münzen
mercado-sum-paid = Für Stände bezahlt
mercado-sum-held = Ungespielte Restaurants
mercado-sum-total = Münzen
mercado-sum-stalls = Stände auf dem Markt
machikoro-say-roll =
    { $dice ->
        [one] Einen Würfel werfen
       *[other] Zwei Würfel werfen
    }
machikoro-say-reroll = Noch einmal würfeln
machikoro-say-keep = Wurf behalten
machikoro-say-add =
    { $added ->
        [0] Nichts dazuzählen
       *[other] { $added } dazuzählen
    }
machikoro-say-tv = Fernsehsender: { $player }
machikoro-say-swap = Tausch mit { $player }: { $given } gegen { $taken }
machikoro-say-swap-none = Nichts tauschen
machikoro-say-dice = Wurf: { $total }
machikoro-say-tuna = Thunfischfang: { $total }
machikoro-say-build = { $card }
machikoro-say-build-none = Nichts bauen
machikoro-sum-landmarks = Großprojekte
machikoro-sum-cards = Unternehmen
machikoro-sum-bank = Von der Bank
machikoro-sum-got = Von anderen
machikoro-sum-gave = An andere
machikoro-sum-built = Fürs Bauen
machikoro-sum-left = Münzen übrig
