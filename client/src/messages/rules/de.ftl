# Die Seiten mit den Regeln.

rules-title = Regeln
rules-contents = Inhalt
rules-example = Beispiel
rules-learn = Das erste Spiel mit Hilfe spielen
rules-play = Neues Spiel
rules-none = Für dieses Spiel gibt es hier keine Regeln.
