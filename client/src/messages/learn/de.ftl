# Das erste Spiel, Schritt für Schritt.

learn-title = Erste Partie
learn-step = Schritt { $number } von { $of }
learn-next = Weiter
learn-back = Zurück
learn-show = Vormachen
learn-your-move = Du bist am Zug
learn-look = Sieh es dir an
learn-happened = Inzwischen
learn-would = { $choice }: kostet { $cost }, bringt { $earns }.
learn-play = Spiel deine erste Partie
learn-play-text = Gegen einen leichten Computer. Du kannst Züge zurücknehmen und jederzeit um einen Tipp bitten.
learn-rules = Regeln lesen
learn-again = Noch einmal von vorn
learn-none = Für dieses Spiel gibt es noch keine Einführung. Die Regeln erklären alles.
learn-failed = Die Partie konnte nicht angelegt werden. Prüfe deine Verbindung und versuch es noch einmal.
learn-steps = Schritte der Einführung
