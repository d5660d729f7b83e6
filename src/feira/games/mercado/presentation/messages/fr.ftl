# Mercado de Lisboa en français.

## Noms

good-fish = poisson
good-flower = fleurs
good-tomato = tomates
good-meat = viande
good-grape = raisin

kind-pub = bar
kind-sushi = bar à sushi
kind-tea = salon de thé
kind-pizza = pizzeria
kind-burger = restaurant de hamburgers
kind-wine = bar à vin
kind-unknown = restaurant inconnu

reason-squares = il reste au plus quatre cases libres
reason-entrances = il reste au plus quatre entrées libres
reason-coins = tout le monde a successivement pris une pièce
reason-no-choice = il n’y a plus aucun coup autorisé
reason-stalls = les huit stands sont tous sur le marché

challenge-1 = Le Spécialiste
challenge-2 = Une longue partie
challenge-3 = Traiteur pour deux
challenge-4 = La troisième roue
challenge-5 = Dernier appel
challenge-6 = Clients en file d’attente
challenge-7 = Le marché bondé
challenge-8 = Tournée des bars
challenge-9 = Marquis de Lisboa
challenge-5-unmet = Pas de prestige : il faut placer au moins trois tuiles à 4 clients.

rating-1 = Êtes-vous au moins capable de trouver le bar ?
rating-2 = Vous prenez une bière au bar avec vos amis ?
rating-3 = Vous y arriverez. Continuez à essayer !
rating-4 = Magnat du marché
rating-5 = Roi du marché !
rating-6 = Vous êtes (peut-être) le meilleur au monde !

## Événements

opened-stall = { $player } ouvre un stand de { $goodName } en { $square }.
paid =
    { $coins ->
        [one] { $player } paie { NUMBER($coins, useGrouping: 0) } pièce.
       *[other] { $player } paie { NUMBER($coins, useGrouping: 0) } pièces.
    }
earned =
    { $player } gagne { NUMBER($coins, useGrouping: 0) } { $coins ->
        [one] pièce
       *[other] pièces
    } à l’entrée { $entrance } : stand de { $goodName } en { $square }, { NUMBER($customers, useGrouping: 0) } { $customers ->
        [one] client
       *[other] clients
    } × { NUMBER($value, useGrouping: 0) }{ $restaurantsCount ->
        [0] .
       *[other] {" "}(à côté : { $restaurants }).
    }
woken = Les clients à l’entrée { $entrance } paient désormais.
took-restaurant =
    { $kind ->
        [pub] { $player } prend le bar fermé de la case { $square }.
        [sushi] { $player } prend le bar à sushi fermé de la case { $square }.
        [tea] { $player } prend le salon de thé fermé de la case { $square }.
        [pizza] { $player } prend la pizzeria fermée de la case { $square }.
        [burger] { $player } prend le restaurant de hamburgers fermé de la case { $square }.
        [wine] { $player } prend le bar à vin fermé de la case { $square }.
       *[other] { $player } prend le restaurant fermé de la case { $square }.
    }
found-restaurant = { $player } ramasse le restaurant fermé en { $square }.
opened-restaurant =
    { $kind ->
        [pub] { $player } ouvre un bar en { $square } et reçoit 1 pièce.
        [sushi] { $player } ouvre un bar à sushi en { $square } et reçoit 1 pièce.
        [tea] { $player } ouvre un salon de thé en { $square } et reçoit 1 pièce.
        [pizza] { $player } ouvre une pizzeria en { $square } et reçoit 1 pièce.
        [burger] { $player } ouvre un restaurant de hamburgers en { $square } et reçoit 1 pièce.
        [wine] { $player } ouvre un bar à vin en { $square } et reçoit 1 pièce.
       *[other] { $player } ouvre un restaurant en { $square } et reçoit 1 pièce.
    }
brought =
    { $customers ->
        [one] { $player } attire { NUMBER($customers, useGrouping: 0) } client à l’entrée { $entrance } : { $goods }.
       *[other] { $player } attire { NUMBER($customers, useGrouping: 0) } clients à l’entrée { $entrance } : { $goods }.
    }
took-coin = { $player } prend 1 pièce.
took-tile = { $player } prend une tuile { $goodName } dans l’offre.
exchanged-hand = { $player } remplace ses trois tuiles { $goodName }.
exchanged-display = { $player } remplace les trois tuiles { $goodName } de l’offre.
specialised = { $player } ne gagnera de l’argent qu’avec les stands de { $goodName }.
set-closed =
    { $kind ->
        [pub] Un bar fermé se trouve en { $square }.
        [sushi] Un bar à sushi fermé se trouve en { $square }.
        [tea] Un salon de thé fermé se trouve en { $square }.
        [pizza] Une pizzeria fermée se trouve en { $square }.
        [burger] Un restaurant de hamburgers fermé se trouve en { $square }.
        [wine] Un bar à vin fermé se trouve en { $square }.
       *[other] Un restaurant fermé se trouve en { $square }.
    }
set-customers =
    { $customers ->
        [one] { NUMBER($customers, useGrouping: 0) } client attend à l’entrée { $entrance } : { $goods }.
       *[other] { NUMBER($customers, useGrouping: 0) } clients attendent à l’entrée { $entrance } : { $goods }.
    }
drew-display = Nouvelle tuile dans l’offre : { $goodName }.
dealt = { $player } pioche une tuile { $goodName }.
offered =
    { $customers ->
        [one] Tuile disponible : { NUMBER($customers, useGrouping: 0) } client ({ $goods }).
       *[other] Tuile disponible : { NUMBER($customers, useGrouping: 0) } clients ({ $goods }).
    }
end-near = { $player } déclenche la fin de la partie : { $reasonName }.
ended = La partie est terminée : { $reasonName }.
held-cost =
    { $coins ->
        [one] { $player } a encore { NUMBER($coins, useGrouping: 0) } restaurant non placé et perd { NUMBER($coins, useGrouping: 0) } pièce.
       *[other] { $player } a encore { NUMBER($coins, useGrouping: 0) } restaurants non placés et perd { NUMBER($coins, useGrouping: 0) } pièces.
    }

## Aperçus

would-take =
    { $kind ->
        [pub] prend le bar
        [sushi] prend le bar à sushi
        [tea] prend le salon de thé
        [pizza] prend la pizzeria
        [burger] prend le restaurant de hamburgers
        [wine] prend le bar à vin
       *[other] prend un restaurant inconnu
    }
would-fit = elle va bien en { $square }
would-trigger = déclenche la fin de la partie
would-end = met fin à la partie

## Refus

refused-over = la partie est terminée
refused-chance = il faut d’abord piocher une tuile
refused-unknown = ce coup n’existe pas dans ce jeu
refused-stage =
    { $stage ->
        [specialise] choisissez d’abord le type de stand qui vous rapportera de l’argent
       *[other] prenez d’abord une tuile dans l’offre
    }
refused-specialise = le type de stand ne se choisit qu’au début du défi « { challenge-1 } »
refused-take = on ne prend une tuile qu’après avoir ouvert un stand
refused-display = il n’y a pas de tuile { $goodName } dans l’offre
refused-stall = il y a déjà un stand en { $square }
refused-open = il y a déjà un restaurant ouvert en { $square }
refused-couples =
    { $line ->
        [row] la rangée de { $square } compte déjà deux stands
       *[column] la colonne de { $square } compte déjà deux stands
    }
refused-closed =
    { $kind ->
        [sushi] le bar à sushi fermé en { $square } empêche d’y placer un stand ou un bar
        [tea] le salon de thé fermé en { $square } empêche d’y placer un stand ou un bar
        [pizza] la pizzeria fermée en { $square } empêche d’y placer un stand ou un bar
        [burger] le restaurant de hamburgers fermé en { $square } empêche d’y placer un stand ou un bar
        [wine] le bar à vin fermé en { $square } empêche d’y placer un stand ou un bar
       *[other] le restaurant fermé en { $square } empêche d’y placer un stand ou un bar
    }
refused-column = les stands ne peuvent être ouverts que dans les colonnes a, c et e
refused-north = le client à l’entrée { $entrance } ne veut pas de { $goodName }
refused-tile = vous n’avez pas de tuile { $goodName }
refused-wood = tous vos stands en bois sont déjà sur le marché
refused-cost =
    { $earns ->
        [0] coûte { NUMBER($cost, useGrouping: 0) }, vous avez { NUMBER($coins, useGrouping: 0) }
       *[other] coûte { NUMBER($cost, useGrouping: 0) }, vous avez { NUMBER($coins, useGrouping: 0) } et gagneriez { NUMBER($earns, useGrouping: 0) }
    }
refused-offer =
    { $customers ->
        [one] tuile non disponible : { NUMBER($customers, useGrouping: 0) } client ({ $goods })
       *[other] tuile non disponible : { NUMBER($customers, useGrouping: 0) } clients ({ $goods })
    }
refused-entrance = il y a déjà des clients à l’entrée { $entrance }
refused-barred = aucun client ne peut être attiré à l’entrée { $entrance }
refused-few =
    il faut { $customers ->
        [one] { NUMBER($customers, useGrouping: 0) } stand
       *[other] { NUMBER($customers, useGrouping: 0) } stands
    } dans la { $line ->
        [row] rangée
       *[column] colonne
    }, il { $stalls ->
        [0] n’y en a aucun
        [one] n’y en a qu’un
       *[other] n’y en a que { NUMBER($stalls, useGrouping: 0) }
    }
refused-missing =
    { $line ->
        [row] il manque encore dans la rangée : { $goods }
       *[column] il manque encore dans la colonne : { $goods }
    }
refused-own =
    { $line ->
        [row] aucun de vos stands de la rangée ne vend ce que veulent les clients : { $goods }
       *[column] aucun de vos stands de la colonne ne vend ce que veulent les clients : { $goods }
    }
refused-held = vous n’avez pas de { $kindName }
refused-coin = dans les défis, il est interdit de prendre une pièce
refused-equal = il faut trois tuiles identiques
refused-bag =
    { $tiles ->
        [0] le sac est vide
        [one] il ne reste qu’une tuile dans le sac
       *[other] il ne reste que { NUMBER($tiles, useGrouping: 0) } tuiles dans le sac
    }
refused-same = il ne reste que des tuiles { $goodName } dans le sac
