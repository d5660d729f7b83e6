# Die Liste der Tasten.

keys-table = Am Tisch
keys-game = In diesem Spiel
keys-review = In der Analyse
keys-arrows = Auf dem Spielbrett bewegen
keys-enter = Bestätigen
keys-esc = Auswahl aufheben
keys-undo = Zurücknehmen
keys-hint = Tipp
keys-log = Spielverlauf
keys-chat = Chat
keys-this = Diese Liste
keys-tab = Zum nächsten Bereich
keys-step = Ein Zug zurück oder vor
keys-ends = Erste oder letzte Stellung
keys-mistake = Nächster Fehler
keys-esc-name = Esc
keys-enter-name = Enter
keys-tab-name = Tab
keys-home-name = Pos1
keys-end-name = Ende
