# Les gens : profils, amis, blocages, signalements, invitations.

profile-since = Ici depuis { $month }
profile-others-see = Les autres voient ici vos parties classées et publiques. Tout le reste n’est visible que par vous.
profile-last = dernière visite : { $day }
profile-streak =
    { $days ->
        [one] jour de suite
       *[other] jours de suite
    }
profile-from = D’après les parties classées et publiques
profile-accuracy = précision
profile-reviewed =
    { $games ->
        [one] dans { $games } partie analysée
       *[other] dans { $games } parties analysées
    }
profile-none = Aucune partie à montrer pour l’instant.
profile-none-mine = Aucune partie pour l’instant. Jouez-en une : les dés, les pièces et les meilleurs coups s’afficheront ici.
profile-only-counts = À partir de cinq parties, on en voit plus ici : classement, dés et origine des pièces.
profile-missing = Il n’y a pas de compte à ce nom.
profile-coins = D’où sont venues les pièces
profile-dice-of-one =
    { $rolls ->
        [one] Un dé, { $rolls } lancer
       *[other] Un dé, { $rolls } lancers
    }
profile-dice-of-two =
    { $rolls ->
        [one] Deux dés, { $rolls } lancer
       *[other] Deux dés, { $rolls } lancers
    }
profile-dice-legend = barres : obtenu, traits : attendu
profile-dice-few = trop peu de lancers pour conclure
profile-dice-ordinary = tout à fait ordinaire : des dés équitables s’écartent davantage dans { $percent } de telles séries
profile-dice-unusual = inhabituel, mais possible : des dés équitables ne s’écartent davantage que dans { $percent } de telles séries
profile-dice-rare = très rare : des dés équitables ne s’écartent presque jamais autant
profile-dice-total = { $total } : obtenu { $rolled }, attendu { $expected }
profile-opponents = Souvent à la table
profile-score = { $ahead } : { $behind }
profile-head = Contre { $name } : { $ahead } fois devant, { $behind } fois derrière
profile-best = Le meilleur
profile-best-open = ouvrir la partie
profile-best-score = Meilleur score
profile-best-move = Meilleur coup
profile-best-rounds = Victoire la plus rapide
profile-rounds =
    { $rounds ->
        [one] { $rounds } tour de table
       *[other] { $rounds } tours de table
    }
profile-against = contre { $names }

person-invite = Inviter à jouer
person-friend-ask = Ajouter comme ami
person-friend-accept = Accepter comme ami
person-friend-withdraw = Retirer la demande
person-friend-end = Retirer des amis
person-block = Bloquer
person-unblock = Débloquer
person-report = Signaler
person-block-title = Bloquer { $name } ?
person-block-text = Cette personne ne peut plus vous inviter, vous demander comme ami, s’asseoir à vos tables ni voir votre profil, et vous ne voyez plus ce qu’elle écrit. Elle n’en est pas avertie.

invite-title = Inviter { $name }
invite-text = À quel jeu ? La table s’ouvre aussitôt, et l’invitation apparaît sur la page de cette personne.
invited-title = Vous avez une invitation
invited-by = { $name } vous garde une place
invited-not-now = Pas maintenant

tablemates-title = Signaler ou bloquer quelqu’un
tablemates-text = Les signalements sont lus par les responsables de ce serveur, avec la discussion de cette table. Personne n’apprend qui l’a signalé ou bloqué.
tablemates-block = Bloquer { $name }
report-title = Signaler { $name }
report-reason = De quoi s’agit-il ?
report-reason-chat = Discussion
report-reason-name = Nom
report-reason-cheating = Triche
report-reason-leaving = Abandons
report-reason-other = Autre chose
report-text = Que s’est-il passé ?
report-send = Envoyer
report-done = Merci. Les responsables de ce serveur vont s’en occuper.

people-title = Joueurs
people-account = Les amis et les invitations par nom sont réservés à ceux qui ont un compte.
people-friends = Amis
people-friends-none = Pas encore d’amis ici. Ouvrez un profil et faites une demande.
people-asking = souhaite vous ajouter à ses amis
people-asked = demande envoyée, pas encore de réponse
people-accept = Accepter
people-decline = Refuser
people-withdraw = Retirer
people-invite = Inviter
people-recent = Derniers adversaires
people-recent-none = Personne pour l’instant : jouez avec quelqu’un qui a un compte.
people-again = Inviter à nouveau
people-blocked = Bloqués
people-guest = invité
