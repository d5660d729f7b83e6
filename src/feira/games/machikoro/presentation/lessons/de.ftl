# Die erste Partie Machi Koro auf Deutsch.

lesson-goal-title = Das Ziel
lesson-goal = Willkommen in deiner Stadt! Wer zuerst alle vier Großprojekte baut, gewinnt: Bahnhof, Einkaufszentrum, Freizeitpark und Funkturm. Sie kosten 4, 10, 16 und 22 Münzen. Du hast 3.
lesson-roll-title = Der Wurf
lesson-roll = Du hast ein Weizenfeld, das bei einer 1 zahlt, und eine Bäckerei, die bei 2 oder 3 zahlt. Jeder Zug beginnt mit einem Wurf. Los geht’s!
lesson-build-title = Bau eine Karte
lesson-build = Eine 3: Deine Bäckerei bringt 1 Münze. Jetzt darfst du eine Karte bauen. Ein Mini-Markt kostet 2 und bringt dir 3, sooft du eine 4 würfelst. Bau ihn!
lesson-blue-title = Blau zahlt in jedem Zug
lesson-blue = Grüne Karten wie Bäckerei und Mini-Markt zahlen nur in deinem eigenen Zug. Blaue wie das Weizenfeld zahlen in jedem Zug. Schau, was Rui würfelt.
lesson-red-title = Rot nimmt Münzen
lesson-red = Seine 1 hat euch beiden etwas gebracht, und er hat ein Café gebaut. Rote Karten nehmen Münzen von dem, der ihre Zahl würfelt: Bei einer 3 zahlst du Rui 1 Münze, erst dann zahlt deine Bäckerei. Würfeln wir!
lesson-twice-title = Zwei zahlen doppelt
lesson-twice = So ein Pech: 1 Münze für Rui, dann 1 für dich. Bau einen zweiten Mini-Markt. Zwei gleiche Karten zahlen doppelt!
lesson-purple-title = Lila nimmt von anderen
lesson-purple = Eine 4: Deine zwei Mini-Märkte haben 2 × 3 = 6 Münzen gebracht! Lila Karten wirken in deinem eigenen Zug und nehmen meist den anderen etwas weg. Bau das Stadion für 6.
lesson-stadium-title = Kommt die 6?
lesson-stadium = Bei einer 6 holt dein Stadion von allen anderen je 2 Münzen. Rui hat 4. Würfle!
lesson-save-title = Spare
lesson-save = Eine 6! Rui hat dir 2 gezahlt. Der Bahnhof kostet 4, du hast 3. Du musst nicht in jedem Zug bauen: Bau nichts und spare.
lesson-station-title = Dein erstes Großprojekt
lesson-station = Ruis 1 hat dir 1 Münze gebracht und deine eigene 4 noch 6: Das macht 10. Bau für 4 den Bahnhof, dein erstes Großprojekt!
lesson-dice-title = Ein Würfel oder zwei
lesson-dice = Mit dem Bahnhof entscheidest du vor jedem Wurf: ein Würfel oder zwei. Mit zweien erreichst du die starken Karten von 7 bis 12; deine Mini-Märkte warten auf die 4. Probier zwei.
lesson-mine-title = Eine Karte für zwei Würfel
lesson-mine = Eine 7 bringt noch nichts. Bau das Bergwerk für 6: Bei einer 9 bringt es 5 Münzen, egal wer würfelt.
lesson-later-title = Ein paar Runden später
lesson-later = Jetzt überspringen wir ein paar Runden, in denen ihr beide weiterbaut.
lesson-park-title = Pasch: noch ein Zug
lesson-park = Du hast zwei weitere Großprojekte. Dank Einkaufszentrum zahlen alle deine Karten mit Brot und Tasse 1 mehr, und mit dem Freizeitpark bringt ein Pasch noch einen Zug. Würfle mit zwei Würfeln!
lesson-again-title = Spare weiter
lesson-again = Viererpasch! Deine Möbelfabrik bringt 9, und du bist gleich noch einmal am Zug. Der Funkturm kostet 22, du hast 12: Bau noch nichts.
lesson-win-title = Das letzte Großprojekt
lesson-win = Wieder eine 4: Vier Mini-Märkte zu je 4 Münzen sind 16, dem Einkaufszentrum sei Dank. Du hast 28. Bau den Funkturm, dein viertes Großprojekt!
lesson-won-title = Du gewinnst!
lesson-won = Alle vier Großprojekte stehen, du gewinnst sofort! Lust auf eine eigene Partie?
lesson-otherwise = Das ginge auch. Wähle für diese Einführung aber bitte, was markiert ist.

# Die andere Person, in der Schrift der Lesenden.
player-Rui = Rui
