# La feuille de score des campagnes solo.

campaign-title = Campagne solo
campaign-fame-of = points de prestige sur { $most }
campaign-more = encore { $fame } pour « { $rating } »
campaign-top = Il n’y a pas de rang plus élevé.
campaign-next = Prochain défi
campaign-continue = En cours
campaign-play = Jouer le défi { $number }
campaign-go-on = Continuer
campaign-play-short = Jouer
campaign-go-on-short = Suite
campaign-thresholds = { $first }, { $second } ou { $third } pièces
campaign-complete = Cette campagne est terminée
campaign-complete-text = Tous les défis sont inscrits. Commencez une autre campagne et faites mieux.
campaign-sheet = Feuille de score
campaign-column = Campagne
campaign-best-move = Meilleur coup
campaign-best-needed = { $coins } en une action
campaign-needed = il en faut { $coins }
campaign-bonus = +{ $fame } prestige
campaign-fame = Prestige
campaign-of = sur { $most }
campaign-since = depuis le { $date }
campaign-finished = terminée
campaign-new = Nouvelle campagne
campaign-explain = Trois étoiles valent trois points de prestige. Un meilleur coup d’au moins { $coins } pièces en ajoute { $fame }, une fois par campagne.
campaign-new-title = Une nouvelle campagne
campaign-new-text = Neuf défis dans l’ordre de votre choix, chacun une fois. Ce qui est inscrit le reste.
campaign-new-name = Comment l’appeler ?
campaign-begin = Commencer
campaign-delete = Supprimer « { $name } »
campaign-delete-title = Retirer « { $name } » de la feuille ?
campaign-delete-text = La ligne disparaît pour de bon. Les parties restent dans votre liste.
campaign-delete-yes = Supprimer
campaign-keep = Garder
campaign-cell-open =
    { $fame ->
        [one] { $name } : { $result } pièces, { $fame } étoile sur 3. Revoir la partie
       *[other] { $name } : { $result } pièces, { $fame } étoiles sur 3. Revoir la partie
    }
campaign-cell-left = laissé à un ordinateur
campaign-empty-title = Neuf défis, un marché, et vous
campaign-empty-text = Chaque défi change les règles à sa façon et rapporte jusqu’à trois étoiles de prestige. Ensemble, ils forment une campagne avec un rang à la clé. Sans adversaire, sans hâte.
campaign-first = Commencer votre première campagne
campaign-none = Aucun jeu n’a de campagne solo ici.
campaign-failed = Cela n’a pas marché. Vérifiez votre connexion, puis réessayez.
campaign-ladder = Rangs selon le prestige
