# Der Beweis, dass niemand die Würfel bestimmt hat.

fair-title = Niemand kann den Zufall manipulieren
fair-lead = Weder der Server noch ein Mitspieler: Jeder Wurf und jedes gezogene Plättchen ergibt sich aus Zahlen, die vor dem Spiel feststanden, und das kannst du selbst nachprüfen.
fair-promise = Versprochen, bevor jemand Platz nahm
fair-promise-text = Der Server hat ein Geheimnis gewählt und dessen Fingerabdruck veröffentlicht. Jedes andere Geheimnis hätte einen anderen Fingerabdruck, austauschen lässt es sich also nicht mehr.
fair-nonces = Hinzugefügt von allen, die Platz nahmen
fair-nonces-text = Nach dem Versprechen hat jeder Browser eine eigene Zufallszahl gewählt. Zuerst hat er nur ihren Fingerabdruck veröffentlicht und die Zahl selbst erst, als alle Fingerabdrücke bekannt waren. So konnte niemand seine Zahl an die der anderen anpassen, auch kein Gastgeber, der das Geheimnis des Servers liest.
fair-nonce-none = keine (Computer und Mitspieler am selben Bildschirm fügen nichts hinzu)
fair-secret = Aufgedeckt, sobald das Spiel zu Ende ist
fair-secret-waits = Sobald das Spiel zu Ende ist, steht hier das Geheimnis. Dann lässt sich jede Ziehung nachrechnen.
fair-secret-text = Mit dem Geheimnis und den Zahlen aller Spieler lässt sich jede einzelne Ziehung nachrechnen.
fair-limits = Was trotzdem möglich wäre
fair-limits-server = Wer den Server betreibt, kann während der Partie das Geheimnis nachsehen und so die kommenden Ziehungen vorher kennen. Bestimmen lassen sie sich nicht. Wenn du dem Gastgeber nicht traust, spielt auf einem Server von jemand anderem.
fair-limits-players = Um die Ziehungen zu bestimmen, müssten sich der Server und alle am Tisch ohne Ausnahme absprechen: Ein einziger ehrlicher Browser genügt, um das zu verhindern. Sie könnten nur vor Beginn abbrechen und es noch einmal versuchen, und das würdest du sehen. Programme, die ihre Zahl sofort zeigen, schützen nur die anderen.
fair-check = Jetzt nachrechnen
fair-check-server = Vom Server prüfen lassen
fair-checking =
    { $of ->
        [0] Wird geprüft …
       *[other] Geprüft: { $done } von { $of }
    }
fair-proved =
    { $outcomes ->
        [0] In diesem Spiel gab es nichts zu ziehen, und das Geheimnis ist das versprochene.
        [one] Alles in Ordnung: Das Geheimnis ist das versprochene, und die einzige Ziehung ist genau so, wie sie sein musste.
       *[other] Alles in Ordnung: Das Geheimnis ist das versprochene, und alle { $outcomes } Ziehungen sind genau so, wie sie sein mussten.
    }
fair-proved-here = Das hat dein Browser berechnet, nicht der Server.
fair-proved-server = Das hat der Server berechnet.
fair-wrong-commit = Hier stimmt etwas nicht: Das ist nicht das versprochene Geheimnis. Heb die Aufzeichnung dieser Partie auf und zeig sie denen, die den Server betreiben.
fair-wrong-nonce = Hier stimmt etwas nicht: Die Zahl eines Mitspielers ist nicht die, deren Fingerabdruck vor der Partie veröffentlicht wurde. Heb die Aufzeichnung dieser Partie auf und zeig sie denen, die den Server betreiben.
fair-wrong-draw = Hier stimmt etwas nicht: Ziehung { $number } ist nicht das, was sich aus dem Geheimnis ergibt. Heb die Aufzeichnung dieser Partie auf und zeig sie denen, die den Server betreiben.
fair-failed = Die Prüfung hat nicht geklappt. Prüfe deine Verbindung und versuch es noch einmal.
fair-insecure = Dein Browser berechnet solche Beweise nur auf https-Seiten oder auf dem Computer, auf dem der Server läuft. Hier kann der Server für dich prüfen; in der Aufzeichnung steht alles, um es anderswo nachzurechnen.
fair-copy = Kopieren
fair-copied = Kopiert
fair-nonces-daily = Die Herausforderung des Tages hat denselben Zufall für alle: Statt der Zahlen der Spieler nimmt sie das Datum.
fair-secret-daily = Das Geheimnis einer Herausforderung des Tages steht eine Stunde nach ihrem Tag hier, denn andere spielen noch danach.
