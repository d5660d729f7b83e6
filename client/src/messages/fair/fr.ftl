# La preuve que personne n’a choisi les dés.

fair-title = Personne ne peut truquer le hasard
fair-lead = Ni le serveur, ni les joueurs : chaque lancer et chaque tirage découle de nombres fixés avant la partie, et vous pouvez le vérifier vous-même.
fair-promise = Promis avant que quiconque ne s’assoie
fair-promise-text = Le serveur a choisi un secret et publié son empreinte. Tout autre secret aurait une autre empreinte : il ne peut donc plus être remplacé.
fair-nonces = Ajouté par tous ceux qui se sont assis
fair-nonces-text = Après cette promesse, le navigateur de chaque joueur a choisi son propre nombre aléatoire. Il n’en a d’abord publié que l’empreinte, puis le nombre lui-même une fois toutes les empreintes connues. Personne n’a donc pu ajuster son nombre à ceux des autres, pas même un hôte qui lirait le secret du serveur.
fair-nonce-none = aucun (les ordinateurs et ceux qui partagent un écran n’ajoutent rien)
fair-secret = Révélé à la fin de la partie
fair-secret-waits = Le secret apparaîtra ici dès la fin de la partie. Chaque tirage pourra alors être recalculé.
fair-secret-text = Avec le secret et les nombres des joueurs, chaque tirage peut être recalculé.
fair-limits = Ce qui resterait possible
fair-limits-server = La personne qui gère le serveur peut consulter le secret pendant la partie et donc connaître d’avance les tirages à venir. Elle ne peut pas les choisir. Si vous ne faites pas confiance à l’hôte, jouez sur le serveur de quelqu’un d’autre.
fair-limits-players = Pour choisir les tirages, il faudrait que le serveur et tous les joueurs sans exception s’entendent : un seul navigateur honnête suffit à l’empêcher. Ils pourraient seulement interrompre avant le début et recommencer, et vous le verriez. Les programmes qui montrent leur nombre tout de suite ne protègent que les autres.
fair-check = Vérifier maintenant
fair-check-server = Faire vérifier par le serveur
fair-checking =
    { $of ->
        [0] Vérification…
       *[other] Vérifié : { $done } sur { $of }
    }
fair-proved =
    { $outcomes ->
        [0] Tout est en ordre : le secret est bien celui promis, et cette partie ne comportait aucun tirage.
        [one] Tout est en ordre : le secret est bien celui promis, et l’unique tirage est exactement ce qu’il devait être.
       *[other] Tout est en ordre : le secret est bien celui promis, et les { $outcomes } tirages sont exactement ce qu’ils devaient être.
    }
fair-proved-here = Calculé par votre navigateur, pas par le serveur.
fair-proved-server = Calculé par le serveur.
fair-wrong-commit = Quelque chose ne va pas : ce n’est pas le secret promis. Conservez l’enregistrement de cette partie et montrez-le aux responsables du serveur.
fair-wrong-nonce = Quelque chose ne va pas : le nombre d’un joueur n’est pas celui dont l’empreinte avait été publiée avant la partie. Conservez l’enregistrement de cette partie et montrez-le aux responsables du serveur.
fair-wrong-draw = Quelque chose ne va pas : le tirage { $number } ne correspond pas au secret. Conservez l’enregistrement de cette partie et montrez-le aux responsables du serveur.
fair-failed = La vérification n’a pas pu se faire. Vérifiez votre connexion, puis réessayez.
fair-insecure = Votre navigateur ne calcule de telles preuves que sur des pages https ou sur l’ordinateur qui héberge le serveur. Ici, le serveur peut vérifier pour vous ; l’enregistrement contient tout ce qu’il faut pour vérifier ailleurs.
fair-copy = Copier
fair-copied = Copié
fair-nonces-daily = Le défi du jour a le même hasard pour tous : il prend la date au lieu des nombres des joueurs.
fair-secret-daily = Le secret d’un défi du jour apparaîtra ici une heure après son jour, car d’autres jouent encore avec.
