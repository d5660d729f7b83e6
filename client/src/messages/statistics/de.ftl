# Die Spiele selbst in Zahlen, und ihre Eröffnungen.

stats-link = Die Spiele in Zahlen
stats-title = { $game } in Zahlen
stats-who = Spiel gegen sich selbst: { $player }. Partien bei dieser Spielerzahl: { $games }.
stats-variant = Welche Variante
stats-seats-pick = Wie viele spielen
stats-players = { $players } Spieler
stats-player-random = zufällige Züge
stats-player-greedy = der kurzsichtige Computer
stats-player-policy = der schnelle Computer
stats-player-hard = der vorausdenkende Computer
stats-player-explorer = der schnelle Computer nach zufälligen ersten Schritten
stats-rounds = Wie lange Partien dauern
stats-rounds-said = Die Hälfte der Partien endet bis Runde { $middle }; { $share } dauern { $low } bis { $high } Runden.
stats-seats = Ist es wichtig, wer anfängt?
stats-seats-text = Anteil der Siege nach Platz. Goldener Strich: der gleiche Anteil für alle.
stats-seat = Platz { $seat }
stats-wins = Was gewinnt
stats-wins-text = Anteil der Siege derer, die hiermit am meisten verdient haben.
stats-skill = Können
stats-skill-text = Zwei spielen, jeder gleich oft zuerst: wie oft der Stärkere gewinnt.
stats-against = { $stronger } gegen: { $weaker }
stats-luck = Glück
stats-luck-text = Zwischen zwei gleich Starken: wie viel von dem, was die Partie entscheidet, der Zufall gebracht hat.
stats-luck-part = durch Glück entschieden
stats-interval = , sehr wahrscheinlich zwischen { $low } und { $high }
stats-whiskers = Die Marken an den Balken sind Intervalle zu 95 %: Mit anderen solchen Partien läge der Anteil sehr wahrscheinlich dort.
stats-source = Gespielt nach den Regeln genau dieses Servers: Version { $rules }, Quelltext { $source }, Startwert { $seed }. Der Befehl „make statistics“ spielt alles noch einmal.

openings-link = Eröffnungen
openings-title = Eröffnungen: { $game }
openings-text = Die ersten Schritte aller Spieler und wie oft sie damit gewannen. Der gleiche Anteil für alle ist { $fair }; unter jedem Anteil steht sein Intervall zu 95 %.
openings-line = Die Eröffnung bis hierher
openings-start = Von Anfang an
openings-real = Partien auf diesem Server
openings-mass = Computer gegen Computer
openings-games =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
openings-next-mercado = Nächster Stand
openings-next-machikoro = Nächstes Gebäude
openings-played = Gespielt
openings-share = Gewonnen
openings-none = Das hat noch niemand gespielt.
openings-no-mass = An solchen Tischen hat der Computer nicht gegen sich selbst gespielt.
