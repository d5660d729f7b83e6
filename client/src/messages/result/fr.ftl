# La fin d’une partie.

result-you-win = Vous gagnez !
result-you-share = Victoire partagée !
result-wins = { $player } gagne
result-share-win = Victoire partagée : { $players }
result-over = La partie est terminée
result-reason = { $reason }.
result-challenge-missed = Ce sera pour une autre fois
result-challenge-made =
    { $fame ->
        [one] Une étoile !
       *[other] { $fame } étoiles !
    }
result-challenge-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
result-challenge-missing =
    { $coins ->
        [one] Il manquait { $coins } pièce pour l’étoile suivante.
       *[other] Il manquait { $coins } pièces pour l’étoile suivante.
    }
result-challenge-all = Tous les points de prestige sont à vous.
result-challenge-number = Défi { $number } sur { $of }
result-threshold =
    { $fame ->
        [one] { $fame } étoile à partir de { $coins } pièces
       *[other] { $fame } étoiles à partir de { $coins } pièces
    }
result-final = Résultat final
result-how = D’où vient le score
result-place = Place
result-player = Joueur
result-score = Score
result-left = a quitté la partie, un ordinateur a continué
result-rating-games =
    { $games ->
        [one] après { $games } partie classée
       *[other] après { $games } parties classées
    }
result-coins = Les pièces au fil de la partie
result-coins-label = Les pièces de chacun au fil de la partie, coup par coup
result-coins-choice = Coup
result-coins-axis = après chaque coup
result-coins-none = Le déroulement de la partie n’a pas pu être chargé.
result-best = Meilleurs coups
result-best-text = { $choice }, coup { $number }
result-look = Voir le plateau
result-again = Revanche
result-again-solo = Rejouer
result-review = Analyser la partie
result-next = Suite : { $number } · { $name }
result-campaign = Voir la feuille de score
result-record-text = Gardez la partie sous forme de fichier, ou vérifiez que personne n’a truqué le hasard.
result-new = Nouvelle partie
result-failed = Cela n’a pas marché. Vérifiez votre connexion, puis réessayez.
