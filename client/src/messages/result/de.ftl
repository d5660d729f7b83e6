# Das Ende eines Spiels.

result-you-win = Du gewinnst!
result-you-share = Geteilter Sieg!
result-wins = { $player } gewinnt
result-share-win = Geteilter Sieg: { $players }
result-over = Das Spiel ist zu Ende
result-reason = { $reason }.
result-challenge-missed = Diesmal noch nicht
result-challenge-made =
    { $fame ->
        [one] Ein Stern!
       *[other] { $fame } Sterne!
    }
result-challenge-coins =
    { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
result-challenge-missing =
    { $coins ->
        [one] Zum nächsten Stern fehlte 1 Münze.
       *[other] Zum nächsten Stern fehlten { $coins } Münzen.
    }
result-challenge-all = Mehr Ruhm gibt es hier nicht.
result-challenge-number = Herausforderung { $number } von { $of }
result-threshold =
    { $fame ->
        [one] 1 Stern ab { $coins } Münzen
       *[other] { $fame } Sterne ab { $coins } Münzen
    }
result-final = Endstand
result-how = So kam es zustande
result-place = Platz
result-player = Spieler
result-score = Punkte
result-left = hat das Spiel verlassen, ein Computer spielte weiter
result-rating-games =
    { $games ->
        [one] nach 1 gewerteten Spiel
       *[other] nach { $games } gewerteten Spielen
    }
result-coins = Münzen im Verlauf
result-coins-label = Münzen aller im Verlauf des Spiels, Zug für Zug
result-coins-choice = Zug
result-coins-axis = nach jedem Zug
result-coins-none = Der Verlauf des Spiels konnte nicht geladen werden.
result-best = Beste einzelne Züge
result-best-text = { $choice }, Zug { $number }
result-look = Plan ansehen
result-again = Revanche
result-again-solo = Noch einmal spielen
result-review = Spiel analysieren
result-next = Weiter: { $number } · { $name }
result-campaign = Zum Wertungsbogen
result-record-text = Hebe das Spiel als Datei auf oder prüfe nach, dass niemand die Würfel bestimmt hat.
result-new = Neues Spiel
result-failed = Das hat nicht geklappt. Prüfe deine Verbindung und versuche es noch einmal.
