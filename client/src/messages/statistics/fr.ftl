# Les jeux eux-mêmes en chiffres, et leurs ouvertures.

stats-link = Les jeux en chiffres
stats-title = { $game } en chiffres
stats-who = Jeu contre soi-même : { $player }. Parties à ce nombre de joueurs : { $games }.
stats-variant = Quelle variante
stats-seats-pick = Combien de joueurs
stats-players = { $players } joueurs
stats-player-random = des coups au hasard
stats-player-greedy = l’ordinateur à courte vue
stats-player-policy = l’ordinateur rapide
stats-player-hard = l’ordinateur qui réfléchit
stats-player-explorer = l’ordinateur rapide après des premiers pas au hasard
stats-rounds = Durée des parties
stats-rounds-said = La moitié des parties se termine au plus tard au tour de table { $middle } ; { $share } durent de { $low } à { $high } tours de table.
stats-seats = L’ordre de jeu compte-t-il ?
stats-seats-text = Part des victoires selon la place. Trait doré : la part égale.
stats-seat = Place { $seat }
stats-wins = Ce qui gagne
stats-wins-text = Part des victoires de ceux qui ont le plus gagné ainsi.
stats-skill = Le talent
stats-skill-text = Deux joueurs, chacun aussi souvent premier : combien de fois gagne le plus fort.
stats-against = { $stronger } contre { $weaker }
stats-luck = La chance
stats-luck-text = Entre deux égaux : quelle part de ce qui décide de la partie vient du hasard.
stats-luck-part = décidé par la chance
stats-interval = , très probablement entre { $low } et { $high }
stats-whiskers = Les marques sur les barres sont des intervalles à 95 % : avec d’autres parties semblables, la part s’y trouverait très probablement.
stats-source = Joué selon les règles de ce serveur même : version { $rules }, source { $source }, graine { $seed }. La commande « make statistics » rejoue le tout.

openings-link = Ouvertures
openings-title = Ouvertures de { $game }
openings-text = Les premiers pas de chaque joueur et leur part de victoires. La part égale est de { $fair } ; sous chaque part figure son intervalle à 95 %.
openings-line = L’ouverture jusqu’ici
openings-start = Depuis le début
openings-real = Parties sur ce serveur
openings-mass = Ordinateur contre ordinateur
openings-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
openings-next-mercado = Stand suivant
openings-next-machikoro = Construction suivante
openings-played = Joué
openings-share = Gagné
openings-none = Personne n’a encore joué cela.
openings-no-mass = À de telles tables, l’ordinateur n’a pas joué contre lui-même.
