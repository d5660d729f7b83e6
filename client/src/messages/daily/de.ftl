# Die Herausforderung des Tages: Karte auf der Startseite, Seite eines Tages, Kalender.

daily-title = Herausforderung des Tages
daily-about = Herausforderung des Tages · { $date }
daily-same-for-all = Derselbe Zufall für alle. Ein Versuch zählt.
daily-played =
    { $players ->
        [0] Noch niemand hat gespielt
        [one] { $players } Person hat gespielt
       *[other] { $players } Personen haben gespielt
    }
daily-master = Meister { $score }
daily-in-a-row =
    { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
daily-longest = am längsten { $days }
daily-play = Herausforderung des Tages spielen
daily-play-past = Herausforderung dieses Tages spielen
daily-go-on-coins =
    { $score ->
        [one] Weiter, { $score } Münze
       *[other] Weiter, { $score } Münzen
    }
daily-see = Zum Ergebnis
daily-offline = Du bist offline. Dein Versuch zählt, sobald du wieder online bist.
daily-past-counts = Dieser Tag ist vorbei. Du kannst ihn noch spielen: Die Sterne kommen in den Kalender, nicht in die Rangliste und nicht in deine Serie.
daily-counts-once = Ein Versuch zählt, bis Mitternacht UTC. Du kannst ihn unterbrechen und später weiterspielen.
daily-score-coins =
    { $score ->
        [one] { $score } Münze
       *[other] { $score } Münzen
    }
daily-better-than = Besser als { $percent } % von { $players } Spielern.
daily-rank = Rang { $rank } von { $players }.
daily-first = Du bist heute zuerst fertig.
daily-late = Nach dem Tag gespielt, daher ohne Rang.
daily-given-up = Aufgegeben
daily-given-up-text = Ein Versuch zählt einmal. Üben kannst du den Tag, sooft du willst.
daily-next-star =
    { $missing ->
        [one] Zum nächsten Stern fehlt { $missing } Münze.
       *[other] Zum nächsten Stern fehlen { $missing } Münzen.
    }
daily-all-stars = Alle drei Sterne!
daily-hist-coins = Münzen aller Spieler
daily-so-far =
    { $players ->
        [one] heute bisher { $players }
       *[other] heute bisher { $players }
    }
daily-players =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
daily-you = du { $score }
daily-hist-label =
    { $players ->
        [one] Das Ergebnis von { $players } Spieler
       *[other] Die Ergebnisse von { $players } Spielern
    }
daily-hist-bar = { $range }: { $count }
daily-review = Deine Partie ansehen
daily-watch = Partie des Meisters
daily-practise = Üben
daily-next-in = die nächste in
daily-share = Teilen
daily-share-safe = verrät keinen Zug
daily-share-title = Feira, Herausforderung des Tages, { $date }
daily-share-better = Besser als { $percent } % von { $players } Spielern
daily-share-rank = Rang { $rank } von { $players }
daily-send = Senden …
daily-calendar = Kalender
daily-month-before = Voriger Monat
daily-month-after = Nächster Monat
daily-cell-play = spielen
daily-cell-on = weiter
daily-cell-label = { $date }, { $name }: { $what }
daily-cell-stars =
    { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }
daily-cell-gave-up = aufgegeben
daily-calendar-note = Verpasste Tage kannst du nachholen; für die Serie zählt nur der Tag selbst.
daily-total-played = gespielt
daily-total-stars = Sterne von { $most }
daily-total-row = in Folge
daily-total-beat = besser als der Meister
daily-missed = Verpasste Tage
daily-missed-text = spiel sie, wann du magst
daily-missed-row =
    { $players ->
        [one] dasselbe wie für { $players } Spieler
       *[other] dasselbe wie für { $players } Spieler
    }
daily-fair = Fairer Zufall
daily-fair-before = Der Fingerabdruck des Tagesgeheimnisses wurde Tage vorher veröffentlicht: { $commit }
daily-fair-after = Das Geheimnis dieses Tages: { $secret }
daily-fair-ahead = Die Fingerabdrücke der kommenden Tage, schon veröffentlicht:
