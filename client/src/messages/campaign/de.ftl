# Der Wertungsbogen der Solo-Kampagnen.

campaign-title = Solo-Kampagne
campaign-fame-of = von { $most } Ruhmpunkten
campaign-more = noch { $fame } bis „{ $rating }“
campaign-top = Einen höheren Rang gibt es nicht.
campaign-play = Herausforderung { $number } spielen
campaign-go-on = Weiterspielen
campaign-play-short = Spielen
campaign-go-on-short = Weiter
campaign-complete-text = Alle Herausforderungen sind gespielt. Beginne eine neue Kampagne und übertriff diese.
campaign-sheet = Wertungsbogen
campaign-column = Kampagne
campaign-best-move = Bester Zug
campaign-best-needed = { $coins } in einem Zug
campaign-needed = { $coins } nötig
campaign-bonus = +{ $fame } Ruhm
campaign-fame = Ruhm
campaign-of = von { $most }
campaign-since = seit { $date }
campaign-finished = beendet
campaign-new = Neue Kampagne
campaign-new-title = Eine neue Kampagne
campaign-new-text = Neun Herausforderungen in beliebiger Reihenfolge, jede einmal. Ein eingetragenes Ergebnis ist endgültig.
campaign-new-name = Wie soll sie heißen?
campaign-begin = Beginnen
campaign-delete = „{ $name }“ löschen
campaign-delete-title = „{ $name }“ vom Bogen nehmen?
campaign-delete-text = Die Zeile ist dann endgültig weg. Die Partien selbst bleiben in deiner Liste.
campaign-delete-yes = Löschen
campaign-keep = Behalten
campaign-cell-open =
    { $name }: { $result ->
        [one] { $result } Münze
       *[other] { $result } Münzen
    }, { $fame } von 3 Sternen. Partie ansehen
campaign-cell-left = vom Computer zu Ende gespielt
campaign-none = Hier hat kein Spiel eine Solo-Kampagne.
campaign-failed = Das hat nicht geklappt. Prüfe deine Verbindung und versuch es noch einmal.
campaign-ladder = Ränge nach Ruhm

## Die Herausforderungen als Karten

campaign-number-next = { $number } · als Nächstes
campaign-after = nach Herausforderung { $number }
campaign-practise = Üben
campaign-review = Analyse
campaign-earlier = Frühere Kampagnen
campaign-to-cards = Herausforderungen
campaign-untouched = Neun Herausforderungen, je drei Sterne
campaign-start-with = beginne mit „{ $name }“
campaign-note = Jede Herausforderung zählt in einer Kampagne einmal. Üben ändert nichts am Wertungsbogen. Ein einzelner Zug mit mindestens { $coins } Münzen bringt { $fame } Ruhm.
