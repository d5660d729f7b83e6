# Der Beweis, dass niemand die Würfel bestimmt hat.

fair-title = Niemand bestimmt die Würfel
fair-lead = Weder der Server noch ein Mitspieler: Jeder Wurf und jedes gezogene Plättchen ergibt sich aus Zahlen, die vor dem Spiel feststanden, und das kannst du selbst nachprüfen.
fair-promise = Versprochen, bevor jemand Platz nahm
fair-promise-text = Der Server hat ein Geheimnis gewählt und dessen Fingerabdruck veröffentlicht. Jedes andere Geheimnis hätte einen anderen Fingerabdruck, austauschen lässt es sich also nicht mehr.
fair-nonces = Hinzugefügt von allen, die Platz nahmen
fair-nonces-text = Nach dem Versprechen hat jeder Browser eine eigene Zufallszahl hinzugefügt. Sie geht in jede Ziehung ein, also konnte der Server kein Geheimnis suchen, das ihm passt.
fair-nonce-none = keine (Computer und wer am selben Bildschirm sitzt, fügen nichts hinzu)
fair-secret = Aufgedeckt, sobald das Spiel zu Ende ist
fair-secret-waits = Sobald das Spiel zu Ende ist, steht hier das Geheimnis. Dann lässt sich jede Ziehung nachrechnen.
fair-secret-text = Mit dem Geheimnis und den Zahlen aller Spieler lässt sich jede einzelne Ziehung nachrechnen.
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
fair-wrong-draw = Hier stimmt etwas nicht: Nummer { $number } ist nicht das, was das Geheimnis sagt. Heb die Aufzeichnung dieser Partie auf und zeig sie denen, die den Server betreiben.
fair-failed = Die Prüfung hat nicht geklappt. Prüfe deine Verbindung und versuch es noch einmal.
fair-insecure = Dein Browser berechnet solche Beweise nur auf https-Seiten oder auf dem Computer, auf dem der Server läuft. Hier kann der Server für dich prüfen; in der Aufzeichnung steht alles, um es anderswo nachzurechnen.
fair-copy = Kopieren
fair-copied = Kopiert
