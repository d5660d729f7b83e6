# Le défi du jour : la carte de l’accueil, la page d’un jour, le calendrier.

daily-title = Défi du jour
daily-about = Défi du jour · { $date }
daily-same-for-all = Le même hasard pour tous. Un seul essai compte.
daily-played =
    { $players ->
        [0] Personne n’a encore joué
        [one] { $players } personne a joué
       *[other] { $players } personnes ont joué
    }
daily-master = maître { $score }
daily-in-a-row =
    { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
daily-longest = record { $days }
daily-play = Jouer le défi du jour
daily-play-past = Jouer le défi de ce jour
daily-go-on-coins =
    { $score ->
        [one] Continuer, { $score } pièce
       *[other] Continuer, { $score } pièces
    }
daily-see = Voir le résultat
daily-offline = Vous êtes hors ligne. Votre essai comptera dès que vous serez de nouveau en ligne.
daily-past-counts = Ce jour est passé. Vous pouvez encore jouer son défi : les étoiles vont dans le calendrier, pas dans le classement ni dans votre série.
daily-counts-once = Un seul essai compte, jusqu’à minuit UTC. Vous pouvez faire une pause et reprendre plus tard.
daily-score-coins =
    { $score ->
        [one] { $score } pièce
       *[other] { $score } pièces
    }
daily-better-than = Mieux que { $percent } % des { $players } joueurs.
daily-rank =
    { $rank ->
        [1] 1re place
       *[other] { $rank }e place
    } sur { $players }.
daily-first = Vous êtes la première personne à finir aujourd’hui.
daily-late = Joué après ce jour-là : pas de rang.
daily-given-up = Essai abandonné
daily-given-up-text = Un essai compte une fois. Vous pouvez vous entraîner autant que vous voulez.
daily-next-star =
    { $missing ->
        [one] Encore { $missing } pièce pour l’étoile suivante.
       *[other] Encore { $missing } pièces pour l’étoile suivante.
    }
daily-all-stars = Les trois étoiles !
daily-hist-coins = Pièces de tous les joueurs
daily-so-far =
    { $players ->
        [one] { $players } aujourd’hui
       *[other] { $players } aujourd’hui
    }
daily-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
daily-you = vous { $score }
daily-hist-label =
    { $players ->
        [one] Le résultat de { $players } joueur
       *[other] Les résultats de { $players } joueurs
    }
daily-hist-bar = { $range } : { $count }
daily-review = Analyser votre partie
daily-watch = Partie du maître
daily-practise = S’entraîner
daily-next-in = prochain dans
daily-share = Partager
daily-share-safe = ne révèle aucun coup
daily-share-title = Feira, défi du jour, { $date }
daily-share-better = Mieux que { $percent } % des { $players } joueurs
daily-share-rank =
    { $rank ->
        [1] 1re place
       *[other] { $rank }e place
    } sur { $players }
daily-send = Envoyer…
daily-calendar = Calendrier
daily-month-before = Mois précédent
daily-month-after = Mois suivant
daily-cell-play = jouer
daily-cell-on = suite
daily-cell-label = { $date }, { $name } : { $what }
daily-cell-stars =
    { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
daily-cell-gave-up = abandonné
daily-calendar-note = Les défis des jours manqués peuvent encore être joués ; seul le jour même compte pour la série.
daily-total-played = joués
daily-total-stars = étoiles sur { $most }
daily-total-row = de suite
daily-total-beat = mieux que le maître
daily-missed = Jours manqués
daily-missed-text = à jouer quand vous voulez
daily-missed-row =
    { $players ->
        [one] le même que pour { $players } joueur
       *[other] le même que pour { $players } joueurs
    }
daily-fair = Hasard vérifiable
daily-fair-before = L’empreinte du secret de ce jour a été publiée plusieurs jours avant : { $commit }
daily-fair-after = Le secret de ce jour : { $secret }
daily-fair-ahead = Les empreintes des jours à venir, déjà publiées :
