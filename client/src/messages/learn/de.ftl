# Das erste Spiel, Schritt für Schritt.

learn-title = Erste Partie
learn-step = Schritt { $number } von { $of }
learn-of = { $number } von { $of }
learn-you = Du
learn-teacher = Lehrer
learn-leave = Lektion verlassen
learn-next = Weiter
learn-back = Zurück
learn-show = Vormachen
learn-would = { $choice }: kostet { $cost }, bringt { $earns }.
learn-play = Spiel deine erste Partie
learn-again = Noch einmal von vorn
learn-none = Für dieses Spiel gibt es noch keine Einführung. Die Regeln erklären alles.
learn-failed = Die Partie konnte nicht angelegt werden. Prüfe deine Verbindung und versuch es noch einmal.
