# Leute: Profile, Freunde, Blockieren, Melden, Einladungen.

profile-since = Hier seit { $month }
profile-others-see = Andere sehen hier deine gewerteten und öffentlichen Partien. Alles Übrige siehst nur du.
profile-last = zuletzt hier: { $day }
profile-streak =
    { $days ->
        [one] Tag in Folge
       *[other] Tage in Folge
    }
profile-from = Aus gewerteten und öffentlichen Partien
profile-accuracy = Genauigkeit
profile-reviewed =
    { $games ->
        [one] in { $games } analysierten Partie
       *[other] in { $games } analysierten Partien
    }
profile-none = Noch keine Partien zu sehen.
profile-none-mine = Noch keine Partien. Spiel eine: Würfel, Münzen und die besten Züge stehen dann hier.
profile-only-counts = Ab fünf Partien steht hier mehr: Wertung, Würfel und woher die Münzen kamen.
profile-missing = Es gibt kein Konto mit diesem Namen.
profile-coins = Woher die Münzen kamen
profile-dice-of-one =
    { $rolls ->
        [one] Ein Würfel, { $rolls } Wurf
       *[other] Ein Würfel, { $rolls } Würfe
    }
profile-dice-of-two =
    { $rolls ->
        [one] Zwei Würfel, { $rolls } Wurf
       *[other] Zwei Würfel, { $rolls } Würfe
    }
profile-dice-legend = Balken: gewürfelt, Striche: erwartet
profile-dice-few = zu wenige Würfe, um etwas zu sagen
profile-dice-ordinary = ganz normal: faire Würfel weichen in { $percent } solcher Reihen stärker ab
profile-dice-unusual = ungewöhnlich, kommt aber vor: faire Würfel weichen nur in { $percent } solcher Reihen stärker ab
profile-dice-rare = sehr selten: faire Würfel weichen fast nie so weit ab
profile-dice-total = { $total }: gewürfelt { $rolled }, erwartet { $expected }
profile-opponents = Oft am Tisch
profile-score = { $ahead }:{ $behind }
profile-head = Gegen { $name }: { $ahead }-mal vorn, { $behind }-mal dahinter
profile-best = Das Beste
profile-best-open = Partie öffnen
profile-best-score = Höchstes Ergebnis
profile-best-move = Bester einzelner Zug
profile-best-rounds = Schnellster Sieg
profile-rounds =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
profile-against = gegen { $names }

person-invite = Zum Spiel einladen
person-friend-ask = Freundschaft anfragen
person-friend-accept = Freundschaft annehmen
person-friend-withdraw = Anfrage zurückziehen
person-friend-end = Freundschaft beenden
person-block = Blockieren
person-unblock = Freigeben
person-report = Melden
person-block-title = { $name } blockieren?
person-block-text = Diese Person kann dich nicht mehr einladen, keine Freundschaft anfragen, sich nicht an deine Tische setzen und dein Profil nicht sehen; und du siehst nicht mehr, was sie schreibt. Sie erfährt nichts davon.

invite-title = { $name } einladen
invite-text = Zu welchem Spiel? Der Tisch öffnet sich sofort, und die Einladung erscheint auf der Seite der anderen Person.
invited-title = Du bist eingeladen
invited-by = { $name } hält dir einen Platz frei
invited-not-now = Jetzt nicht

tablemates-title = Jemanden melden oder blockieren
tablemates-text = Meldungen sehen die Betreiber dieses Servers, mit dem Chat dieses Tisches. Niemand erfährt, wer ihn gemeldet oder blockiert hat.
tablemates-block = { $name } blockieren
report-title = { $name } melden
report-reason = Worum geht es?
report-reason-chat = Chat
report-reason-name = Name
report-reason-cheating = Betrug
report-reason-leaving = Abbrechen
report-reason-other = Etwas anderes
report-text = Was ist passiert?
report-send = Senden
report-done = Danke. Wer diesen Server betreibt, sieht es sich an.

people-title = Leute
people-account = Freunde und Einladungen beim Namen sind für Leute mit Konto.
people-friends = Freunde
people-friends-none = Noch keine Freunde hier. Öffne ein Profil und frag an.
people-asking = möchte mit dir befreundet sein
people-asked = angefragt, noch keine Antwort
people-accept = Annehmen
people-decline = Ablehnen
people-withdraw = Zurückziehen
people-invite = Einladen
people-recent = Zuletzt gespielt mit
people-recent-none = Noch niemand: Spiel mit jemandem, der ein Konto hat.
people-again = Wieder einladen
people-blocked = Blockiert
people-guest = Gast
