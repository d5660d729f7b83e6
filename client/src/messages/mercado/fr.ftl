# La table de Mercado de Lisboa. Les noms des produits, des restaurants et des défis sont ceux du jeu.

mercado-board = Marché
mercado-players = Joueurs
mercado-my-tiles = Mes tuiles
mercado-actions = Actions
mercado-all-goods = tout
mercado-percent = { $percent } %

## Tuiles

mercado-stall-of = Stand de { $name }
mercado-customers-want =
    { $customers ->
        [one] { $customers } client ({ $goods })
       *[other] { $customers } clients ({ $goods })
    }
mercado-hand = Vos tuiles Stand
mercado-hand-best = { $tile }, au mieux { $net }
mercado-held = Restaurants
mercado-held-number = { $kind }, { $number } tuiles
mercado-or = Ou bien
mercado-take-coin = Prendre une pièce
mercado-exchange = Remplacer les trois
mercado-then-take = Puis prenez-en une
mercado-take-tile = Prendre la tuile { $name }
mercado-name-good = Le produit qui rapportera
mercado-offers = Clients disponibles
mercado-offer-of =
    { $customers ->
        [one] Tuiles à { $customers } client, encore { $left } dans la pile
       *[other] Tuiles à { $customers } clients, encore { $left } dans la pile
    }
mercado-stack-left = +{ $left }
mercado-display = Offre
mercado-display-when = une tuile après chaque stand ouvert
mercado-display-empty = L’offre est vide.
mercado-bag = Dans le sac
mercado-bag-tiles =
    { $tiles ->
        [0] vide
        [one] { $tiles } tuile · probabilités
       *[other] { $tiles } tuiles · probabilités
    }
mercado-bag-number =
    { $tiles ->
        [0] Le sac est vide
       *[other] Dans le sac : { $tiles }
    }
mercado-odds = Ce qui peut venir
mercado-odds-closed = Restaurants fermés
mercado-odds-stack =
    { $customers ->
        [one] { $customers } client, { $left } dans la pile
       *[other] { $customers } clients, { $left } dans la pile
    }

## Joueurs

mercado-stalls-left =
    { $stalls ->
        [one] { $stalls } restant
       *[other] { $stalls } restants
    }
mercado-coins-hidden = pièces cachées
mercado-coins-look = Pièces cachées. Regarder
mercado-coins-hide =
    { $coins ->
        [one] { $coins } pièce. Cacher
       *[other] { $coins } pièces. Cacher
    }

## Fin de la partie

mercado-end = Fin de la partie
mercado-end-which = dès la première condition
mercado-squares = Cases
mercado-entrances = Entrées
mercado-coin-run = Pièces de suite
mercado-to-go = avant la fin
mercado-last-turns =
    { $turns ->
        [0] C’est le dernier tour.
        [one] La fin approche : encore { $turns } tour.
       *[other] La fin approche : encore { $turns } tours.
    }
mercado-over = La partie est terminée.

## Ce qui est demandé

mercado-ask = Ce que vous devez faire
mercado-ask-act = Choisissez un stand, des clients, un restaurant ou une pièce.
mercado-ask-act-solo = Choisissez un stand, des clients ou un restaurant.
mercado-ask-first = Qui a le plus de pièces gagne. Les clients paient chaque stand de leur rangée ou colonne qui vend ce qu’ils veulent.
mercado-ask-where = { $piece } : où ?
mercado-ask-nowhere = { $piece } : impossible pour l’instant.
mercado-ask-take = Prenez une tuile dans l’offre.
mercado-ask-specialise = Quel produit rapportera ? Seuls ses stands gagnent de l’argent.
mercado-drawing = On pioche une tuile…
mercado-at = { $place } : { $what }
mercado-do-stall = Ouvrir un stand de { $name } en { $place } : rapporte { $earns }, coûte { $cost }
mercado-do-restaurant =
    { $kind ->
        [pub] Ouvrir le bar en { $place } : rapporte { $earns }
        [sushi] Ouvrir le bar à sushi en { $place } : rapporte { $earns }
        [tea] Ouvrir le salon de thé en { $place } : rapporte { $earns }
        [pizza] Ouvrir la pizzeria en { $place } : rapporte { $earns }
        [burger] Ouvrir le restaurant de hamburgers en { $place } : rapporte { $earns }
       *[wine] Ouvrir le bar à vin en { $place } : rapporte { $earns }
    }
mercado-do-customers =
    { $customers ->
        [one] Attirer { $customers } client ({ $goods }) à l’entrée { $place } : rapporte { $earns }
       *[other] Attirer { $customers } clients ({ $goods }) à l’entrée { $place } : rapporte { $earns }
    }
mercado-do-coin = Prendre une pièce à la banque : { $earns }
mercado-do-specialise = Seuls les stands de { $name } rapporteront.
mercado-button-stall = Ouvrir ici
mercado-button-restaurant = Ouvrir ici
mercado-button-customers = Attirer ici
mercado-button-coin = Prendre
mercado-button-specialise = Choisir
mercado-net = Bilan
mercado-beside = à côté : { $restaurants }
mercado-other-earns = { $player } gagne { $coins }

# Un coup comme complément : « prépare un stand de poisson en d3 ».
mercado-name-coin = une pièce
mercado-name-exchange = un échange
mercado-name-take = une tuile { $name } de l’offre
mercado-name-stall = un stand de { $name } en { $place }
mercado-name-restaurant =
    { $kind ->
        [pub] le bar en { $place }
        [sushi] le bar à sushi en { $place }
        [tea] le salon de thé en { $place }
        [pizza] la pizzeria en { $place }
        [burger] le restaurant de hamburgers en { $place }
       *[wine] le bar à vin en { $place }
    }
mercado-name-customers =
    { $customers ->
        [one] { $customers } client ({ $goods }) à l’entrée { $place }
       *[other] { $customers } clients ({ $goods }) à l’entrée { $place }
    }

## Le journal : un tour en une phrase

mercado-told-stall =
    { $you ->
        [yes] Vous ouvrez
       *[no] { $player } ouvre
    } un stand { $good ->
        [fish] de poisson
        [flower] de fleurs
        [tomato] de tomates
        [meat] de viande
       *[grape] de raisin
    } en { $place }
mercado-told-customers =
    { $you ->
        [yes] Vous attirez
       *[no] { $player } attire
    } { $customers ->
        [one] { $customers } client
       *[other] { $customers } clients
    } { $brief ->
        [yes] en { $place }
       *[no] ({ $goods }) à l’entrée { $place }
    }
mercado-told-restaurant =
    { $you ->
        [yes] Vous ouvrez
       *[no] { $player } ouvre
    } { $kind ->
        [pub] le bar
        [sushi] le bar à sushi
        [tea] le salon de thé
        [pizza] la pizzeria
        [burger] le restaurant de hamburgers
       *[wine] le bar à vin
    } en { $place }
mercado-told-coin =
    { $you ->
        [yes] Vous prenez
       *[no] { $player } prend
    } une pièce
mercado-told-specialise =
    { $you ->
        [yes] Vous ne gagnerez
       *[no] { $player } ne gagnera
    } d’argent qu’avec ce produit ({ $name })
mercado-told-paid = coût { NUMBER($coins, useGrouping: 0) }
mercado-told-earned = gain { NUMBER($coins, useGrouping: 0) }
mercado-told-kept = restaurant récupéré ({ $name })
mercado-told-took = tuile prise ({ $name })
mercado-told-exchanged = trois tuiles remplacées ({ $name })

## Les cases, telles qu’elles sont lues

mercado-cell-empty = vide
mercado-cell-stall =
    { $value ->
        [1] { $name }, stand appartenant à { $player }
       *[other] { $name }, stand appartenant à { $player }, valeur { $value }
    }
mercado-cell-open = restaurant ouvert : { $kind }
mercado-cell-closed = restaurant fermé : { $kind }
mercado-cell-no-customers = aucun client
mercado-cell-barred = personne ne peut venir ici
mercado-cell-would = rapporterait { $earns }
mercado-cell-would-stall = ouvrir ici coûte { $cost }, rapporte { $earns }
mercado-best = rapporte le plus
mercado-pays = paie { $coins }
mercado-last = dernier coup
mercado-played = joué
mercado-better = mieux
mercado-short = manque { $coins }
# on a square of 44 pixels: five letters and a number
mercado-short-tiny = encore { $coins }
mercado-no-few =
    { $stalls ->
        [one] encore { $stalls } stand
       *[other] encore { $stalls } stands
    }
mercado-no-own = aucun à vous
mercado-no-missing = incomplet
mercado-no-couples = déjà deux
mercado-no-closed = bloqué
mercado-no-column = pas ici
mercado-no-north = pas voulu
mercado-no-wood = plus de stand
mercado-no-tile = aucune
mercado-no-held = aucun
mercado-no-other = impossible

## Onglets du téléphone

mercado-tab-stall = Stands
mercado-tab-customers = Clients
mercado-tab-restaurant = Restaurants
mercado-tab-coin = Pièce

## Touches

mercado-key-move = Se déplacer sur le marché
mercado-key-hand = Une de vos tuiles, ou une tuile de l’offre
mercado-key-offers = Clients : 1, 2, 3 ou 4 ; encore une fois pour la tuile suivante
mercado-key-restaurants = Votre restaurant suivant
mercado-key-coin = Prendre une pièce (deux fois)
mercado-key-best = Là où cela rapporte le plus
mercado-key-confirm = Valider
mercado-key-drop = Annuler la sélection
mercado-key-players = Les joueurs en détail
mercado-key-odds = Le sac et les probabilités

## Défis solo

mercado-challenge-of = Défi { $number } sur { $of }
mercado-wooden-stalls = Stands en bois
mercado-best-move = Meilleur coup
mercado-best-move-aim = dès { $coins } : +2 points de prestige
mercado-best-move-fame = +2 points de prestige !
mercado-track =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } sur 3. Étoiles à { $thresholds }.
mercado-challenge-1-text = Choisissez un produit au début : seuls ses stands rapportent. Les restaurants donnent toujours 1 pièce.
mercado-challenge-2-text = Seul compte ce que paient les tuiles à 4 clients.
mercado-challenge-3-text = Pas de tuiles à 3 ou 4 clients, et au plus 2 stands par rangée et par colonne.
mercado-challenge-4-text = Uniquement des tuiles à 3 clients. Vous commencez avec 4 pièces.
mercado-challenge-5-text = Peu de clients : une tuile à 1, une à 2, une à 3 et quatre à 4. Pas de prestige sans au moins trois tuiles à 4 clients placées.
mercado-challenge-6-text = Une tuile au hasard à 1 client, une à 2, une à 3 et une à 4. Vous commencez avec 2 pièces. Une tuile ne peut être placée que si sa rangée ou sa colonne vend tout ce que veulent ses clients.
mercado-challenge-7-text = Toutes les entrées sont occupées. Une tuile ne paie que lorsque sa rangée ou sa colonne compte autant de stands qu’elle a de clients ; elle paie alors pour chaque stand concerné, puis pour chaque nouveau. Fin avec votre huitième stand.
mercado-challenge-8-text = Vous commencez avec le bar mis de côté. Stands et bars ne peuvent pas couvrir les restaurants fermés autres que le bar.
mercado-challenge-9-text = Des stands seulement dans les colonnes a, c et e, et seulement des produits que veut le client au nord. Aucun autre client au nord.
mercado-counter-1 = Votre produit
mercado-counter-1-none = Pas encore choisi.
mercado-counter-2 = Des tuiles à 4 clients
mercado-counter-2-coins =
    { $coins ->
        [one] pièce
       *[other] pièces
    }
mercado-counter-3 = Rangées et colonnes pleines
mercado-counter-3-none = Aucune rangée ni colonne n’a encore deux stands.
mercado-counter-4 = Tuiles à 3 clients
mercado-counter-4-tiles = à venir
mercado-counter-5 = Tuiles à 4 clients placées
mercado-counter-6 = Tuiles à placer
mercado-counter-6-tiles =
    { $tiles ->
        [one] tuile restante
       *[other] tuiles restantes
    }
mercado-counter-7 = Vont bientôt payer
mercado-counter-8 = Bars
mercado-counter-8-open =
    { $pubs ->
        [one] ouvert
       *[other] ouverts
    }
mercado-counter-8-held =
    { $pubs ->
        [0] Vous n’avez aucun bar.
        [one] Vous avez { $pubs } bar.
       *[other] Vous avez { $pubs } bars.
    }
mercado-counter-9 = Produits par colonne
mercado-counter-of = { $number } sur { $of }
mercado-counter-tiles =
    { $tiles ->
        [0] Plus aucune tuile à placer.
        [one] Encore { $tiles } tuile à placer.
       *[other] Encore { $tiles } tuiles à placer.
    }
mercado-row = rangée { $line }
mercado-column = colonne { $line }
mercado-more = encore { $stalls }
mercado-awake = paient
mercado-stalls-of =
    { $stalls ->
        [one] { $stalls } stand sur { $needed }
       *[other] { $stalls } stands sur { $needed }
    }

## La règle de chaque défi en deux lignes de carte au plus

mercado-challenge-1-short = Choisissez un produit au début : seuls ses stands rapportent.
mercado-challenge-2-short = Seul compte ce que paient les tuiles à 4 clients.
mercado-challenge-3-short = Pas de tuiles à 3 ou 4 clients, au plus 2 stands par rangée ou colonne.
mercado-challenge-4-short = Uniquement des tuiles à 3 clients. Vous commencez avec 4 pièces.
mercado-challenge-5-short = Peu de clients : une tuile à 1, une à 2, une à 3 et quatre à 4.
mercado-challenge-6-short = La rangée ou colonne doit vendre tout ce que veut une tuile.
mercado-challenge-7-short = Toutes les entrées sont occupées. Une tuile paie quand sa rangée ou colonne a autant de stands que de clients.
mercado-challenge-8-short = Vous commencez avec le bar mis de côté ; aucun autre restaurant fermé ne peut être couvert.
mercado-challenge-9-short = Stands seulement dans les colonnes a, c et e, et des produits que veut le nord.

## Ce que compte un score

mercado-score =
    { $score ->
        [one] { $score } pièce
       *[other] { $score } pièces
    }
mercado-score-unit =
    { $score ->
        [one] pièce
       *[other] pièces
    }

mercado-source-restaurant = Restaurants
mercado-source-coin = Pièces prises
