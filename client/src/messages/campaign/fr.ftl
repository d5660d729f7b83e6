# La feuille de score des campagnes solo.

campaign-title = Campagne solo
campaign-fame-of = points de prestige sur { $most }
campaign-more = encore { $fame } pour « { $rating } »
campaign-top = Il n’y a pas de rang plus élevé.
campaign-play = Jouer le défi { $number }
campaign-go-on = Continuer
campaign-play-short = Jouer
campaign-go-on-short = Continuer
campaign-complete-text = Tous les défis ont été joués. Commencez une autre campagne et faites mieux.
campaign-sheet = Feuille de score
campaign-column = Campagne
campaign-best-move = Meilleur coup
campaign-best-needed = { $coins } en un seul coup
campaign-needed = il en faut { $coins }
campaign-bonus = +{ $fame } points de prestige
campaign-fame = Prestige
campaign-of = sur { $most }
campaign-since = depuis le { $date }
campaign-finished = terminée
campaign-new = Nouvelle campagne
campaign-new-title = Une nouvelle campagne
campaign-new-text = Neuf défis dans l’ordre de votre choix, chacun une fois. Un résultat inscrit est définitif.
campaign-new-name = Comment l’appeler ?
campaign-begin = Commencer
campaign-delete = Supprimer « { $name } »
campaign-delete-title = Retirer « { $name } » de la feuille ?
campaign-delete-text = La ligne disparaît pour de bon. Les parties restent dans votre liste.
campaign-delete-yes = Supprimer
campaign-keep = Garder
campaign-cell-open =
    { $name } : { $result ->
        [one] { $result } pièce
       *[other] { $result } pièces
    }, { $fame ->
        [one] { $fame } étoile
       *[other] { $fame } étoiles
    } sur 3. Revoir la partie
campaign-cell-left = terminé par un ordinateur
campaign-none = Aucun jeu n’a de campagne solo ici.
campaign-failed = Cela n’a pas marché. Vérifiez votre connexion, puis réessayez.
campaign-ladder = Rangs selon le prestige

## Les défis en cartes

campaign-number-next = { $number } · à jouer
campaign-after = après le défi { $number }
campaign-practise = S’entraîner
campaign-review = Analyse
campaign-earlier = Campagnes précédentes
campaign-to-cards = Défis
campaign-untouched = Neuf défis, trois étoiles chacun
campaign-start-with = commencez par « { $name } »
campaign-note = Chaque défi compte une fois par campagne. L’entraînement ne change jamais la feuille. Un seul coup à { $coins } pièces ou plus ajoute { $fame } points de prestige.
