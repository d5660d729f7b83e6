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
        [one] { $coins } Münze
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
result-score = Ergebnis
result-left = hat die Partie verlassen, ein Computer spielte weiter
result-rating-games =
    { $games ->
        [one] nach 1 gewerteten Partie
       *[other] nach { $games } gewerteten Partien
    }
result-coins = Münzen im Verlauf
result-coins-label = Münzen aller im Verlauf der Partie, Zug für Zug
result-coins-choice = Zug
result-coins-axis = nach jedem Zug
result-coins-none = Der Verlauf der Partie konnte nicht geladen werden.
result-best = Die besten Züge
result-best-text = { $choice }, Zug { $number }
result-look = Spielbrett ansehen
result-again = Revanche
result-again-solo = Noch einmal spielen
result-review = Partie analysieren
result-next = Weiter: { $number } · { $name }
result-campaign = Zum Wertungsbogen
result-record-text = Speichere die Partie als Datei oder prüfe nach, dass niemand den Zufall manipuliert hat.
result-new = Neue Partie
result-failed = Das hat nicht geklappt. Prüfe deine Verbindung und versuch es noch einmal.
