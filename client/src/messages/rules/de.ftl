# Die Seiten mit den Regeln.

rules-title = Regeln
rules-contents = Inhalt
rules-example = Beispiel
rules-learn = Die erste Partie mit Hilfe spielen
rules-play = Neue Partie
rules-none = Für dieses Spiel gibt es hier keine Regeln.
