# Revoir une partie, et ce qui aurait été meilleur.

review-title = Analyse
replay-title = Revoir la partie
review-start = Analyser cette partie
review-start-text = L’ordinateur calcule chaque coup : ce qu’il a coûté et ce qui aurait été meilleur. Vous suivez sa progression et pouvez déjà regarder les coups calculés.
review-running = Calcul en cours… { $done } coups sur { $of }
review-waiting = En file d’attente…
review-not-over = Cette partie est encore en cours : vous voyez ce qui s’est passé jusqu’ici. Une fois terminée, elle pourra être analysée.
review-failed = L’analyse n’a pas pu commencer. Vérifiez votre connexion, puis réessayez.
review-no-game = Cette partie n’existe pas. Le lien est peut-être incomplet, ou la partie a été supprimée.
review-not-begun = Cette partie n’a pas encore commencé. Revenez après le premier coup.
review-position = { $number } sur { $of }
review-at-end = La fin
review-slider = Coup de la partie
review-slider-text = { $number } sur { $of } : { $what }
review-first = Au début
review-previous = Un coup en arrière
review-next = Un coup en avant
review-last = À la fin
review-next-mistake = Erreur suivante
review-key-step = coup
review-chance = Chances de victoire
review-expected = Résultat attendu
review-chart-axis = après chaque coup
review-chart-label = Moment de la partie ; le graphique montre les chances de victoire de chacun
review-coins-label = Moment de la partie ; le graphique montre les pièces de chacun
review-away = Coups coûteux
review-count =
    { $moves ->
        [one] { $costly } sur { $moves } coup
       *[other] { $costly } sur { $moves } coups
    }
review-all = Tout afficher ({ $moves })
review-fewer = Afficher les plus coûteux
review-share = Partager
review-shared = Lien copié
review-filter = Voir les coups de ce joueur
review-nothing = Aucun coup coûteux.
review-better = mieux : { $choice }
review-played-tag = joué
review-better-tag = mieux
review-lost = { $choice } : −{ $amount } de chances de victoire
review-lost-coins =
    { $coins ->
        [one] { $choice } : environ { $coins } pièce perdue
       *[other] { $choice } : environ { $coins } pièces perdues
    }
review-fine = { $choice } : presque le meilleur coup
review-fine-text = Un peu mieux : { $choice }.
review-only = { $choice } : le seul coup
review-only-text = Il n’y avait pas d’autre coup ici.
review-better-why = { $choice } : { $why }.
review-best = { $choice } : le meilleur coup
review-best-text = Tous les autres coups sont moins bons.
review-proved = { $choice } : meilleur coup, prouvé
review-proved-text = Toutes les possibilités ont été calculées jusqu’à la fin.
review-proved-note = Prouvé : toutes les possibilités ont été calculées jusqu’à la fin.
review-close = Trop serré pour trancher
review-close-text = { $played } et { $other } se valent, autant qu’on puisse le calculer. Le coup compte comme juste.
review-close-tag = aussi bien
review-close-note = Les coups dont les repères se chevauchent comptent comme égaux. Aucune erreur n’est alors signalée.
review-marks-note = Entre deux coups dont les repères se chevauchent, c’est trop serré pour trancher.
review-not-yet = Ce coup n’a pas encore été calculé.
review-small =
    { $moves ->
        [one] { $moves } autre coup a coûté moins que ce que le calcul permet de voir.
       *[other] { $moves } autres coups ont coûté moins que ce que le calcul permet de voir.
    }
review-accuracy = Précision
review-luck = Chance
review-players = Précision et chance de chacun
review-chart-note = La bande indique la fiabilité du calcul. Les barres, c’est la chance : ce que le hasard a donné ou repris avant chaque coup.
review-quoted = « { $text } »
review-choices = Coups possibles
review-log = Journal
review-over = La partie est terminée
review-points =
    { $points ->
        [one] { $points } pièce
       *[other] { $points } pièces
    }

## Les coups en quelques mots

mercado-say-stall = { $good } en { $square }
mercado-say-take = Prendre dans l’offre : { $good }
mercado-say-customers =
    { $customers ->
        [one] { $customers } client ({ $goods }) en { $entrance }
       *[other] { $customers } clients ({ $goods }) en { $entrance }
    }
mercado-say-restaurant = { $kind } en { $square }
mercado-say-exchange-hand = Remplacer ses tuiles
mercado-say-exchange-display = Remplacer l’offre
mercado-say-specialise = Ne gagner qu’avec : { $good }
mercado-say-coin = Prendre une pièce
mercado-sum-start = Au départ
mercado-sum-earned = Gagné avec les clients
mercado-sum-restaurants = Restaurants ouverts
mercado-sum-taken = Pièces prises
mercado-sum-paid = Payé pour les stands
mercado-sum-held = Restaurants non placés
mercado-sum-total = Pièces
mercado-sum-stalls = Stands sur le marché
machikoro-say-roll =
    { $dice ->
        [one] Lancer un dé
       *[other] Lancer deux dés
    }
machikoro-say-reroll = Relancer
machikoro-say-keep = Garder le résultat
machikoro-say-add =
    { $added ->
        [0] Ne rien ajouter
       *[other] Ajouter { $added }
    }
machikoro-say-tv = Chaîne de télévision : { $player }
machikoro-say-swap = Échange avec { $player } : { $given } contre { $taken }
machikoro-say-swap-none = Ne rien échanger
machikoro-say-dice = Lancer : { $total }
machikoro-say-tuna = Pêche au thon : { $total }
machikoro-say-build = { $card }
machikoro-say-build-none = Ne rien construire
machikoro-sum-landmarks = Monuments
machikoro-sum-cards = Établissements
machikoro-sum-bank = De la banque
machikoro-sum-got = Des autres
machikoro-sum-gave = Aux autres
machikoro-sum-built = Dépensé en constructions
machikoro-sum-left = Pièces restantes
