# La table de Machi Koro.

mk-market = Réserve
mk-odds = Probabilités
mk-cities = Villes
mk-turn = Ce tour
mk-earlier = Tours précédents
mk-legend = Types de cartes
mk-legend-blue = rapporte à chaque lancer
mk-legend-green = rapporte à votre lancer
mk-legend-red = prend au joueur qui lance
mk-legend-purple = spéciale, à votre lancer
mk-tab-market = Réserve
mk-tab-cities = Villes
mk-tab-landmarks = Monuments
mk-tab-log = Journal

# Mots qui peuvent être coupés sur une carte : | montre où.
mk-hyphens = boulan|gerie supé|rette télé|vision froma|gerie fa|brique restau|rant pizze|ria hambur|gers maque|reau|tier alimen|taire commer|cial d’attrac|tions aéro|port fleu|riste d’édi|tion d’af|faires entre|pôt lé|gumes

## Dés et probabilités

mk-one-die = un dé
mk-two-dice = deux dés
mk-roller = Qui lance :
mk-roller-name = { $player } lance les dés
mk-dice-label = Résultat : { $total }
mk-dice-none = Pas encore lancé
mk-total-both = { $total } : { $one } % avec un dé, { $two } % avec deux
mk-total-one = { $total } : { $one } % avec un dé
mk-total-two = { $total } : { $two } % avec deux dés
mk-total-added = { $total } : seulement si le port ajoute 2
mk-total-none = { $total } : impossible pour l’instant
mk-income-on = sur { $total } : { $coins }
mk-mean = { $coins } en moyenne

## Cartes et villes

mk-card-label = { $name }, sur { $numbers }, coûte { $cost }, reste { $left }, vous en avez { $mine }
mk-chip-label = { $name } : { $number }, sur { $numbers }
mk-city-of = Ville : { $player }
mk-city-hall = Hôtel de ville
mk-yours = à vous
mk-sold-out = épuisée
mk-deck =
    { $cards ->
        [one] { $cards } carte dans la pioche
       *[other] { $cards } cartes dans la pioche
    }
mk-facts = Coûte { $cost } · reste { $left } · vous en avez { $mine }
mk-cannot = Pas maintenant : { $why }.
mk-build-for = Construire pour { $coins }

## Monuments

mk-landmarks-yours = Vos monuments
mk-landmarks-of = Monuments : { $player }
mk-landmarks-count = { $built } sur { $all }, { $all } pour gagner
mk-built = en place
mk-landmark-built = { $name } : en place
mk-landmark-open = { $name } : reste à construire
mk-landmark-costs = { $name }, coûte { $cost }
mk-landmark-fact = Monument · coûte { $cost }

## Ce qui est demandé

mk-ask-roll = Combien de dés lancez-vous ?
mk-ask-radio = Garder ce résultat ou relancer ?
mk-ask-add = Ajouter 2 au résultat ?
mk-ask-tv = Choisissez à qui la chaîne de télévision prend des pièces.
mk-ask-swap = Choisissez une de vos cartes à échanger, ou n’échangez rien.
mk-ask-swap-take = Vous donnez : { $card }. Choisissez ce que vous prenez.
mk-ask-build = Construisez un établissement ou un monument, ou rien.
mk-ask-nothing = Vous n’avez pas de quoi construire.
mk-roll-one = Un dé
mk-roll-two = Deux dés
mk-reroll = Relancer
mk-keep = Garder
mk-add = Ajouter 2 : { $total }
mk-stay = Rester à { $total }
mk-no-swap = Pas d’échange
mk-build-nothing = Ne rien construire
mk-pass = Passer
mk-take = { $player } : prendre { $coins }
mk-hint-build = { $card } pour { $coins }
mk-hint-next = ensuite, { $card }
mk-hint-anyone = rapporte { $coins } de plus à chaque { $total }
mk-hint-own = rapporte { $coins } de plus quand vous faites { $total }
mk-hint-others = rapporte { $coins } de plus quand un autre fait { $total }

## Ce qui s’est passé

mk-their = { $player } : { $card }
mk-takes-from-you = { $player } vous prend
mk-pays-you = { $player } vous paie
mk-from-to = { $from } → { $to }
mk-no-income = Personne ne reçoit rien.
mk-earlier-built = { $player } obtient { $total } ({ $coins }) et construit : { $card }.
mk-earlier-nothing = { $player } obtient { $total } ({ $coins }) et ne construit rien.
mk-round = Tour de table { $round }
mk-rolled-you = Vous obtenez { $total }
mk-rolled = { $player } obtient { $total }
mk-builds = Ensuite, { $player } construit.
mk-told-roll =
    { $you ->
        [yes] Vous obtenez
       *[no] { $player } obtient
    } { NUMBER($total, useGrouping: 0) }
mk-told-their = { $card } ({ $player })
mk-told-built = Construction : { $card } pour { NUMBER($coins, useGrouping: 0) }.
mk-told-nothing = Aucune construction.

## Effets des cartes

mk-effect-wheat-field = Recevez 1 pièce de la banque pendant le tour de n’importe quel joueur.
mk-effect-ranch = Recevez 1 pièce de la banque pendant le tour de n’importe quel joueur.
mk-effect-bakery = Recevez 1 pièce de la banque pendant votre tour.
mk-effect-cafe = Recevez 1 pièce du joueur qui a lancé les dés.
mk-effect-convenience-store = Recevez 3 pièces de la banque pendant votre tour.
mk-effect-forest = Recevez 1 pièce de la banque pendant le tour de n’importe quel joueur.
mk-effect-stadium = Recevez 2 pièces de chaque autre joueur pendant votre tour.
mk-effect-tv-station = Prenez 5 pièces au joueur de votre choix pendant votre tour.
mk-effect-business-center = Pendant votre tour, vous pouvez échanger un de vos établissements contre celui d’un autre joueur. Les cartes violettes ne s’échangent jamais.
mk-effect-cheese-factory = Recevez 3 pièces de la banque pour chacune de vos fermes, pendant votre tour.
mk-effect-furniture-factory = Recevez 3 pièces de la banque pour chacune de vos forêts et de vos mines, pendant votre tour.
mk-effect-mine = Recevez 5 pièces de la banque pendant le tour de n’importe quel joueur.
mk-effect-family-restaurant = Recevez 2 pièces du joueur qui a lancé les dés.
mk-effect-apple-orchard = Recevez 3 pièces de la banque pendant le tour de n’importe quel joueur.
mk-effect-fruit-market =
    { $plus ->
        [yes] Recevez 2 pièces de la banque pour chacun de vos champs de blé, champs de fleurs et vergers, pendant votre tour.
       *[no] Recevez 2 pièces de la banque pour chacun de vos champs de blé et vergers, pendant votre tour.
    }
mk-effect-sushi-bar = Si vous avez le port : recevez 3 pièces du joueur qui a lancé les dés.
mk-effect-flower-garden = Recevez 1 pièce de la banque pendant le tour de n’importe quel joueur.
mk-effect-flower-shop = Recevez 1 pièce de la banque pour chacun de vos champs de fleurs, pendant votre tour.
mk-effect-pizza-joint = Recevez 1 pièce du joueur qui a lancé les dés.
mk-effect-publisher = Pendant votre tour, prenez à chaque autre joueur 1 pièce pour chaque carte rouge, boulangerie, supérette et fleuriste qu’il possède.
mk-effect-hamburger-stand = Recevez 1 pièce du joueur qui a lancé les dés.
mk-effect-mackerel-boat = Si vous avez le port : recevez 3 pièces de la banque pendant le tour de n’importe quel joueur.
mk-effect-tax-office = Pendant votre tour, prenez la moitié des pièces (arrondie à l’inférieur) de chaque autre joueur qui en a 10 ou plus.
mk-effect-food-warehouse = Recevez 2 pièces de la banque pour chacune de vos cartes rouges, pendant votre tour.
mk-effect-tuna-boat = Si vous avez le port : pendant le tour de n’importe quel joueur, celui-ci lance deux dés et vous recevez autant de pièces de la banque.
mk-effect-station = Vous pouvez lancer un ou deux dés.
mk-effect-mall =
    { $plus ->
        [yes] Vos cartes rouges, boulangeries et supérettes rapportent chacune 1 pièce de plus ; vos fleuristes, 1 de plus par champ de fleurs.
       *[no] Vos cafés, restaurants, boulangeries et supérettes rapportent chacun 1 pièce de plus.
    }
mk-effect-park = Si vous obtenez un double, vous rejouez après ce tour.
mk-effect-radio-tower = Une fois par tour, vous pouvez relancer les dés.
mk-effect-harbour = Si le résultat est de 10 ou plus, vous pouvez ajouter 2.
mk-effect-airport = Si vous ne construisez rien pendant votre tour, recevez 10 pièces de la banque.

## Touches

mk-key-dice = un ou deux dés, relancer, ajouter 2
mk-key-keep = garder le résultat, pas d’échange
mk-key-nothing = ne rien construire
mk-key-market = vers la réserve
mk-key-odds = probabilités : qui lance
mk-key-players = villes et leurs cartes
mk-passed = Rien à construire : votre tour est passé.
mk-passed-ask = Me demander la prochaine fois

## Ce que compte un score

machikoro-score =
    { $score ->
        [one] { $score } monument
       *[other] { $score } monuments
    }
machikoro-score-unit =
    { $score ->
        [one] monument
       *[other] monuments
    }

## Le déroulement d’une partie

machikoro-course = Les monuments au fil de la partie
machikoro-course-axis = par tour de table
machikoro-course-built = { $landmark }, tour de table { $round }

mk-variant-base = Jeu de base
mk-variant-plus = Plus
mk-variant-base-limited = De base, dix sortes
mk-variant-plus-limited = Plus, dix sortes
