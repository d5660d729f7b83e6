# Das erste Spiel, Schritt für Schritt.

learn-title = Erstes Spiel
learn-step = Schritt { $number } von { $of }
learn-next = Weiter
learn-back = Zurück
learn-show = Mach es für mich
learn-your-move = Du bist am Zug
learn-look = Schau dich um
learn-happened = Inzwischen
learn-would = { $choice }: kostet { $cost }, bringt { $earns }.
learn-play = Spiel dein erstes Spiel
learn-play-text = Gegen einen leichten Computer. Du kannst Züge zurücknehmen und jederzeit um einen Tipp bitten.
learn-rules = Regeln lesen
learn-again = Noch einmal von vorn
learn-none = Für dieses Spiel gibt es noch keine Einführung. Die Regeln erklären alles.
learn-failed = Das Spiel konnte nicht angelegt werden. Prüfe deine Verbindung und versuche es noch einmal.
learn-steps = Schritte der Einführung
