# Aufgaben: den besten Zug finden; und teure Züge der eigenen Partien, noch einmal versucht.

puzzle-title = Aufgaben
puzzle-again-title = Noch einmal versuchen
puzzle-again-of = Zug { $number } noch einmal versuchen
puzzle-number = Aufgabe { $number } · { $game }
puzzle-own = Aus deiner Partie · { $game }
puzzle-find = Finde den besten Zug
puzzle-right = Das ist der beste Zug
puzzle-wrong = Nicht der beste Zug
puzzle-keeps = Gut, aber nicht am besten: Es bleiben { $mine }, beim besten Zug { $best }.
puzzle-worse = Es gibt einen besseren Zug: Dann bleiben { $best }.
puzzle-you = Du bist
puzzle-coins =
    { $coins ->
        [one] mit { $coins } Münze
       *[other] mit { $coins } Münzen
    }
puzzle-one = Ein Zug ist besser als alle anderen. Der erste Versuch zählt.
puzzle-unrated = Dieser Versuch zählt nicht.
puzzle-again-text = Hier hast du etwas verschenkt. Finde den besseren Zug; gewertet wird es nicht.
puzzle-proved = bewiesen
puzzle-best = bester
puzzle-yours = deiner
puzzle-unknown = nicht untersucht
puzzle-error = ±{ $percent }
puzzle-rating = Aufgabenwertung
puzzle-streak = { $number } in Folge
puzzle-found = Versuche: { $tried }, gefunden: { $percent }
puzzle-clue = Ein Hinweis
puzzle-next = Nächste Aufgabe
puzzle-skip = Überspringen
puzzle-try-again = Noch ein Versuch
puzzle-explore = Untersuchen
puzzle-to-review = Zur Analyse
puzzle-failed = Das hat nicht geklappt. Versuch es gleich noch einmal.
puzzle-missing = Diese Aufgabe gibt es nicht. Vielleicht ist der Link unvollständig.
puzzle-none = Du hast alle Aufgaben dieses Spiels versucht. Neue werden kommen.
puzzle-clue-stall = Es ist ein Stand. Der Hinweis kostet die halben Punkte.
puzzle-clue-customers = Es sind Kunden. Der Hinweis kostet die halben Punkte.
puzzle-clue-restaurant = Es ist ein Restaurant. Der Hinweis kostet die halben Punkte.
puzzle-clue-coin = Es ist die Münze. Der Hinweis kostet die halben Punkte.
puzzle-clue-exchange = Es ist ein Tausch. Der Hinweis kostet die halben Punkte.
puzzle-clue-take = Es ist ein Plättchen aus der Auslage. Der Hinweis kostet die halben Punkte.
puzzle-clue-specialise = Es ist eine Ware zu wählen. Der Hinweis kostet die halben Punkte.
puzzle-clue-roll = Es geht um die Zahl der Würfel. Der Hinweis kostet die halben Punkte.
puzzle-clue-reroll = Es ist der zweite Wurf. Der Hinweis kostet die halben Punkte.
puzzle-clue-keep = Der Wurf bleibt. Der Hinweis kostet die halben Punkte.
puzzle-clue-add = Es geht darum, 2 dazuzuzählen. Der Hinweis kostet die halben Punkte.
puzzle-clue-tv = Der Zug nimmt einem Mitspieler etwas weg. Der Hinweis kostet die halben Punkte.
puzzle-clue-swap = Es ist ein Kartentausch. Der Hinweis kostet die halben Punkte.
puzzle-clue-no-swap = Nichts wird getauscht. Der Hinweis kostet die halben Punkte.
puzzle-clue-build-none = Nichts wird gebaut. Der Hinweis kostet die halben Punkte.
puzzle-clue-landmark = Es ist ein Großprojekt. Der Hinweis kostet die halben Punkte.
puzzle-clue-blue = Es ist eine blaue Karte. Der Hinweis kostet die halben Punkte.
puzzle-clue-green = Es ist eine grüne Karte. Der Hinweis kostet die halben Punkte.
puzzle-clue-red = Es ist eine rote Karte. Der Hinweis kostet die halben Punkte.
puzzle-clue-purple = Es ist eine lila Karte. Der Hinweis kostet die halben Punkte.

# Das Analysebrett.

analysis-title = Analysebrett
analysis-seat = Spieler { $number }
analysis-turn = { $player } ist am Zug
analysis-over = Die Partie ist zu Ende
analysis-back = Zurücknehmen
analysis-redraw = Andere Würfel und Plättchen
analysis-think = Was ist es wert?
analysis-thinking = Denkt nach …
analysis-estimates = Schätzungen mit ihrem Fehler
analysis-failed = Das hat nicht geklappt. Versuch es gleich noch einmal.
analysis-no-position = Das ist keine Stellung eines Spiels. Vielleicht ist der Link unvollständig.
analysis-rated = Solange eine gewertete Partie dieses Spiels läuft, werden ihre Stellungen nicht untersucht. Komm wieder, wenn sie zu Ende ist.
