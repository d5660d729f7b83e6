# Machi Koro en français.

## Noms

card-wheat-field = champs de blé
card-ranch = ferme
card-bakery = boulangerie
card-cafe = café
card-convenience-store = supérette
card-forest = forêt
card-stadium = stade
card-tv-station = chaîne de télévision
card-business-center = centre d’affaires
card-cheese-factory = fromagerie
card-furniture-factory = fabrique de meubles
card-mine = mine
card-family-restaurant = restaurant
card-apple-orchard = verger
card-fruit-market = marché de fruits et légumes
card-sushi-bar = bar à sushi
card-flower-garden = champ de fleurs
card-flower-shop = fleuriste
card-pizza-joint = pizzeria
card-publisher = maison d’édition
card-hamburger-stand = stand de hamburgers
card-mackerel-boat = maquereautier
card-tax-office = centre des impôts
card-food-warehouse = entrepôt alimentaire
card-tuna-boat = thonier

landmark-station = gare
landmark-mall = centre commercial
landmark-park = parc d’attractions
landmark-radio-tower = tour radio
landmark-harbour = port
landmark-airport = aéroport

reason-landmarks = tous les monuments sont construits

## Événements

chose-dice =
    { $dice ->
        [one] { $player } lance un dé.
       *[other] { $player } lance deux dés.
    }
rolled =
    { $high ->
        [0] { $player } obtient { NUMBER($low, useGrouping: 0) }.
       *[other] { $player } obtient { NUMBER($low, useGrouping: 0) } et { NUMBER($high, useGrouping: 0) }, soit { NUMBER($total, useGrouping: 0) }.
    }
rerolled = { $player } effectue un nouveau lancer.
kept = { $player } garde ce résultat.
added =
    { $added ->
        [0] { $player } n’ajoute rien.
       *[other] { $player } ajoute { NUMBER($added, useGrouping: 0) }, soit { NUMBER($total, useGrouping: 0) }.
    }
paid-red =
    { $coins ->
        [one] { $player } paie { NUMBER($coins, useGrouping: 0) } pièce à { $to-player } ({ $cardName }).
       *[other] { $player } paie { NUMBER($coins, useGrouping: 0) } pièces à { $to-player } ({ $cardName }).
    }
earned =
    { $coins ->
        [one] { $player } reçoit { NUMBER($coins, useGrouping: 0) } pièce ({ $cardName }).
       *[other] { $player } reçoit { NUMBER($coins, useGrouping: 0) } pièces ({ $cardName }).
    }
took =
    { $coins ->
        [one] { $player } prend { NUMBER($coins, useGrouping: 0) } pièce à { $from-player } ({ $cardName }).
       *[other] { $player } prend { NUMBER($coins, useGrouping: 0) } pièces à { $from-player } ({ $cardName }).
    }
rolled-tuna = { $player } lance les dés pour la pêche au thon : { NUMBER($low, useGrouping: 0) } et { NUMBER($high, useGrouping: 0) }, soit { NUMBER($total, useGrouping: 0) } par thonier.
swapped = { $player } fait un échange avec { $with-player } : { $given-cardName } contre { $taken-cardName }.
not-swapped = { $player } n’échange rien.
city-hall = { $player } reçoit 1 pièce de l’hôtel de ville.
built =
    { $coins ->
        [one] { $player } construit pour { NUMBER($coins, useGrouping: 0) } pièce : { $cardName }.
       *[other] { $player } construit pour { NUMBER($coins, useGrouping: 0) } pièces : { $cardName }.
    }
built-landmark =
    { $coins ->
        [one] { $player } construit un monument pour { NUMBER($coins, useGrouping: 0) } pièce : { $landmarkName }.
       *[other] { $player } construit un monument pour { NUMBER($coins, useGrouping: 0) } pièces : { $landmarkName }.
    }
built-nothing = { $player } ne construit rien.
airport-paid =
    { $coins ->
        [one] { $player } reçoit { NUMBER($coins, useGrouping: 0) } pièce de l’aéroport.
       *[other] { $player } reçoit { NUMBER($coins, useGrouping: 0) } pièces de l’aéroport.
    }
turned-up = Carte révélée : { $cardName }.
left-market = Tout le monde possède déjà cette carte, elle quitte donc la réserve : { $cardName }.
extra-turn = { $player } rejoue.
ended = { $player } gagne : { $reasonName }.

## Aperçus

would-win = gagne la partie
would-play-again = puis un autre tour

## Refus

refused-over = la partie est terminée
refused-chance = il faut d’abord lancer les dés ou révéler une carte
refused-unknown = ce coup n’existe pas dans ce jeu
refused-plus = cela fait partie de Machi Koro Plus
refused-stage =
    { $stage ->
        [roll] choisissez d’abord le nombre de dés à lancer
        [radio] décidez d’abord si vous relancez les dés
        [add] décidez d’abord si vous ajoutez 2
        [tv] choisissez d’abord à qui la chaîne de télévision prend des pièces
        [swap] décidez d’abord si vous faites un échange
       *[other] c’est le moment de construire
    }
refused-landmark = vous n’avez pas encore construit ce monument : { $landmarkName }
refused-rerolled = on ne peut relancer les dés qu’une fois par tour
refused-total = on ne peut ajouter 2 qu’à partir de 10, pas à { NUMBER($total, useGrouping: 0) }
refused-card = vous n’avez pas cette carte : { $cardName }
refused-roll = cette carte agit sur { $rolls }, pas sur { NUMBER($total, useGrouping: 0) } : { $cardName }
refused-self = choisissez quelqu’un d’autre
refused-purple = les cartes violettes ne s’échangent jamais : { $cardName }
refused-theirs = { $from-player } n’a pas cette carte : { $cardName }
refused-one = vous avez déjà cette carte violette : { $cardName }
refused-built = vous avez déjà construit ce monument : { $landmarkName }
refused-market = il n’y en a pas dans la réserve : { $cardName }
refused-cost = coûte { NUMBER($cost, useGrouping: 0) }, vous avez { NUMBER($coins, useGrouping: 0) }
