# Die erste Partie Mercado de Lisboa auf Deutsch.

lesson-goal-title = Das Ziel
lesson-goal = Willkommen auf dem Markt! Wer am Ende die meisten Münzen hat, gewinnt. Du fängst mit 1 Münze an, genau wie Rui.
lesson-market-title = Der Markt
lesson-market = Stände und Restaurants kommen auf die 25 Felder. Kunden stehen an den Eingängen, an beiden Enden jeder Reihe und jeder Spalte, und kaufen in ihrer ganzen Linie ein. Zum Feld b2 führen zum Beispiel W2, E2, Nb und Sb.
lesson-stall-title = Eröffne einen Stand
lesson-stall = Ein Stand kostet 1 Münze für jeden Stand in seiner Reihe oder seiner Spalte, je nachdem, wo mehr stehen; der neue zählt mit. Auf dem leeren Markt ist das 1. Eröffne deinen Fischstand auf b2!
lesson-take-title = Nimm ein Plättchen
lesson-take = Auf b2 lag eine geschlossene Sushibar. Sie gehört jetzt dir: Heb sie dir auf. Nach dem Eröffnen eines Stands nimmst du ein neues Plättchen aus der Auslage. Nimm den Fisch.
lesson-coin-title = Eine Münze geht immer
lesson-coin = Rui ist am Zug. Ein Stand in deiner Reihe würde ihn 2 Münzen kosten, er hat nur 1. Also nimmt er einfach eine Münze: Das geht immer (außer in Solo-Herausforderungen).
lesson-customers-title = Locke einen Kunden an
lesson-customers = Deine Kasse ist leer, also her mit Kunden! Für einen Kunden muss ein Stand in der Linie stehen, und einer deiner Stände muss verkaufen, was er sucht. Lege das Plättchen mit Fisch und Fleisch an den Eingang W2: Dein Fischstand verdient 1.
lesson-restaurant-title = Eröffne ein Restaurant
lesson-restaurant = Eröffne jetzt deine Sushibar auf c2, direkt neben dem Fisch. Das bringt sofort 1 Münze, und für den Fisch auf b2 zahlt jeder Kunde ab jetzt 2 statt 1.
lesson-share-title = Kunden zahlen allen
lesson-share = In Reihe 2 stehen zwei Stände, also dürfen zwei Kunden kommen. Am Eingang E2 zahlen sie dir 2 × 2 = 4 für den Fisch, aber auch Rui 2 für seine Blumen: Kunden zahlen an jeden Stand, der hat, was sie suchen.
lesson-line-title = Ein Stand verdient sofort
lesson-line = Ein neuer Stand verdient sofort an den Kunden, die schon in seinen Linien stehen. Fisch auf d2 liegt neben der Sushibar: 2 Münzen von W2 und 4 von E2. Er kostet 3, bleiben 3 für dich. Eröffne ihn!
lesson-closed-title = Nimm noch einen Fisch
lesson-closed = Auf d2 lag eine geschlossene Kneipe, die behältst du. Nun ein neues Plättchen: Nimm noch einen Fisch, der passt zur Sushibar.
lesson-pub-title = Eröffne die Kneipe
lesson-pub = Eine Kneipe wertet alle Waren neben sich auf. Eröffne sie auf d1, gleich bei deinem Fisch: wieder 1 Münze. Und ein Restaurant, das du am Ende noch hast, würde dich 1 kosten.
lesson-value-title = Ein Kunde zahlt 3
lesson-value = Mit Sushibar und Kneipe ist der Fisch auf d2 jetzt 3 wert. Da reicht ein einziger Kunde am Eingang Nd: Lege das Plättchen mit Fisch und Tomaten dorthin und verdiene 3.
lesson-end-title = So endet das Spiel
lesson-end = Das Ende naht, wenn höchstens 4 Felder oder höchstens 4 Eingänge frei sind: Alle anderen haben dann noch einen Zug. Es kommt auch, wenn alle nacheinander Münzen nehmen, zu zweit jeder zweimal.
lesson-finish-title = Nimm eine Münze
lesson-finish = Hier gäbe es noch einiges zu verdienen, aber beenden wir die Einführung so. Rui hat gerade eine Münze genommen: Nimm auch eine.
lesson-last-title = Die letzte Münze
lesson-last = Das waren drei Münzen nacheinander. Nimm die vierte, und das Spiel ist aus.
lesson-won-title = Du gewinnst!
lesson-won = Du gewinnst 15 zu 6! In einer ganzen Partie eröffnest du bis zu acht Stände. Wir sehen uns auf dem Markt!
lesson-otherwise = Das ginge auch. Wähle für diese Einführung aber bitte, was markiert ist.

# Die andere Person, in der Schrift der Lesenden.
player-Rui = Rui
