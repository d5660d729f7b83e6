# Problèmes : trouver le meilleur coup ; et les coups coûteux de ses propres parties, à rejouer.

puzzle-title = Problèmes
puzzle-again-title = Réessayer
puzzle-again-of = Rejouer le coup { $number }
puzzle-number = Problème { $number } · { $game }
puzzle-own = De votre partie · { $game }
puzzle-find = Trouvez le meilleur coup
puzzle-right = C’est le meilleur coup
puzzle-wrong = Ce n’est pas le meilleur coup
puzzle-keeps = Bien, mais il y a mieux : il garde { $mine }, le meilleur { $best }.
puzzle-worse = Il y a mieux : le meilleur garde { $best }.
puzzle-you = Vous êtes
puzzle-coins =
    { $coins ->
        [one] avec { $coins } pièce
       *[other] avec { $coins } pièces
    }
puzzle-one = Un coup est meilleur que tous les autres. Le premier essai compte.
puzzle-unrated = Cet essai ne compte pas.
puzzle-again-text = Ici, vous avez laissé filer quelque chose. Trouvez le meilleur coup ; il n’est pas classé.
puzzle-proved = prouvé
puzzle-best = le meilleur
puzzle-yours = le vôtre
puzzle-unknown = non analysé
puzzle-error = ±{ $percent }
puzzle-rating = classement des problèmes
puzzle-streak = { $number } d’affilée
puzzle-found = Essais : { $tried }, trouvé par { $percent }
puzzle-clue = Un indice
puzzle-next = Problème suivant
puzzle-skip = Passer
puzzle-try-again = Encore un essai
puzzle-explore = Explorer
puzzle-to-review = Vers l’analyse
puzzle-failed = Cela n’a pas marché. Réessayez dans un instant.
puzzle-missing = Ce problème n’existe pas. Le lien est peut-être incomplet.
puzzle-none = Vous avez essayé tous les problèmes de ce jeu. D’autres viendront.
puzzle-clue-stall = C’est un stand. L’indice coûte la moitié des points.
puzzle-clue-customers = Ce sont des clients. L’indice coûte la moitié des points.
puzzle-clue-restaurant = C’est un restaurant. L’indice coûte la moitié des points.
puzzle-clue-coin = C’est la pièce. L’indice coûte la moitié des points.
puzzle-clue-exchange = C’est un échange. L’indice coûte la moitié des points.
puzzle-clue-take = C’est une tuile de l’offre. L’indice coûte la moitié des points.
puzzle-clue-specialise = C’est un produit à choisir. L’indice coûte la moitié des points.
puzzle-clue-roll = C’est le nombre de dés. L’indice coûte la moitié des points.
puzzle-clue-reroll = C’est le second lancer. L’indice coûte la moitié des points.
puzzle-clue-keep = Le lancer reste. L’indice coûte la moitié des points.
puzzle-clue-add = Il s’agit d’ajouter 2. L’indice coûte la moitié des points.
puzzle-clue-tv = Ce coup prend des pièces à un joueur. L’indice coûte la moitié des points.
puzzle-clue-swap = C’est un échange de cartes. L’indice coûte la moitié des points.
puzzle-clue-no-swap = Rien n’est échangé. L’indice coûte la moitié des points.
puzzle-clue-build-none = Rien n’est construit. L’indice coûte la moitié des points.
puzzle-clue-landmark = C’est un monument. L’indice coûte la moitié des points.
puzzle-clue-blue = C’est une carte bleue. L’indice coûte la moitié des points.
puzzle-clue-green = C’est une carte verte. L’indice coûte la moitié des points.
puzzle-clue-red = C’est une carte rouge. L’indice coûte la moitié des points.
puzzle-clue-purple = C’est une carte violette. L’indice coûte la moitié des points.

# Le plateau d’analyse.

analysis-title = Plateau d’analyse
analysis-seat = Joueur { $number }
analysis-turn = À { $player } de jouer
analysis-over = La partie est terminée
analysis-back = Annuler le coup
analysis-redraw = Autres dés et tirages
analysis-think = Que vaut la position ?
analysis-thinking = Réflexion…
analysis-estimates = estimations, avec leur erreur
analysis-failed = Cela n’a pas marché. Réessayez dans un instant.
analysis-no-position = Ce n’est pas une position de jeu. Le lien est peut-être incomplet.
analysis-rated = Tant qu’une partie classée de ce jeu est en cours, ses positions ne sont pas analysées. Revenez quand elle sera finie.
