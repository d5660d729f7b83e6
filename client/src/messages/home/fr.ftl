# Les pages autour de la table : accueil, code, salon, mes parties.

home-nav = Pages
home-nav-play = Jouer
home-nav-daily = Du jour
home-nav-lobby = Salon
home-nav-campaign = Campagne
home-nav-games = Mes parties
home-nav-rules = Règles
home-nav-me = { $name }, compte et réglages

# Un bouton par ses propres mots, et de quoi il s’agit.
home-about = { $what } : { $about }

home-preparing = Préparation des jeux : { $percent } %.
home-preparing-why = Cela n’arrive qu’une fois, au tout premier démarrage. Vous pouvez déjà visiter le site ; les parties commenceront dès que ce sera fini.

## Ce qui peut mal tourner

trouble-unknown = Cela n’a pas marché. Vérifiez votre saisie, puis réessayez.
trouble-server = Le serveur ne peut pas le faire pour l’instant. Rien n’est perdu ; réessayez dans un instant.
trouble-too-often = Trop de tentatives. Attendez un moment, puis réessayez.
trouble-too-many = Il y en a déjà trop. Supprimez-en d’abord.
trouble-review-long = Cette partie compte trop de coups pour être analysée.
trouble-nobody = Votre session a pris fin. Rechargez la page, puis réessayez.
trouble-name = Un nom doit compter de 1 à 24 caractères visibles, sans virgule ni #. Choisissez-en un autre.
trouble-name-taken = Ce nom est déjà pris. Choisissez-en un autre, ou connectez-vous si c’est le vôtre.
trouble-password-short = Ce mot de passe est trop court. Il faut au moins 8 caractères.
trouble-password-long = Ce mot de passe est trop long. Il ne doit pas dépasser 256 caractères.
trouble-password-common = Ce mot de passe est trop facile à deviner. Choisissez-en un autre.
trouble-no-account = Aucun compte n’a ce nom et ce mot de passe. Vérifiez les deux, puis réessayez.
trouble-no-code-of-account = Aucun compte n’a ce nom et ce code de secours. Un nouveau mot de passe ou de nouveaux codes annulent les anciens.
trouble-password-present = Ce n’est pas votre mot de passe actuel.
trouble-have-account = Vous avez déjà un compte.
trouble-no-code = Aucune table ouverte n’a ce code. Vérifiez-le ; la partie a peut-être déjà commencé.

## Accueil

home-greet-your-turn = À vous de jouer, { $name }
home-greet-back = Bonjour, { $name }
home-greet-new = Bienvenue au marché
home-greet-new-text = Deux jeux de société, de un à cinq joueurs : contre de bons ordinateurs, entre amis grâce à un lien ou autour d’un même écran. Sans inscription, jouez tout de suite.
home-greet-nothing-text = Aucune partie ne vous attend. Commencez-en une, ou rejoignez une table.

home-continue = Continuer
home-continue-table = Aller à la table
home-continue-waiting =
    { $number ->
        [one] { $players } vous attend
       *[other] { $players } vous attendent
    }
home-continue-won = Tous les autres sont partis : vous gagnez
home-continue-open =
    { $free ->
        [0] Tout le monde est là
        [one] Il manque encore une personne
       *[other] Il manque encore { $free } personnes
    }

home-start = Commencer une partie
home-game-line-mercado = Ouvrez des stands, attirez des clients, et surveillez qui d’autre ils paient.
home-game-line-machikoro = Lancez les dés, encaissez, construisez. Le premier à finir ses monuments l’emporte.
home-game-players = { $least }–{ $most } joueurs
home-game-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
home-game-new = Nouvelle partie
home-game-learn = Apprendre en jouant

home-campaign-title = Campagne solo
home-campaign-fame = prestige { $fame } sur { $most }
home-campaign-begin = Commencer une campagne
home-campaign-look = Voir la feuille de score
home-campaign-cell-open = { $number }, { $name } : pas encore joué
home-campaign-cell =
    { $stars ->
        [one] { $number }, { $name } : { $stars } étoile sur 3
       *[other] { $number }, { $name } : { $stars } étoiles sur 3
    }
home-seats-taken =
    { $taken ->
        [one] { $taken } place prise sur { $seats }
       *[other] { $taken } places prises sur { $seats }
    }

## Rejoindre par code

code-title = Rejoindre par code
code-label = Code de la table, six lettres ou chiffres
code-help = Six lettres ou chiffres, donnés par la personne qui vous invite.
code-looking = Recherche de la table…
join-title = Rejoindre une table
join-looking = Recherche de la table { $code }…

## Salon

lobby-title = Salon
lobby-open = Tables ouvertes
lobby-playing = Parties à regarder
lobby-empty = Aucune table n’est ouverte pour l’instant.
lobby-to = Aller au salon
lobby-join = Rejoindre
lobby-account = Compte
lobby-account-needed = Les tables classées sont réservées aux personnes qui ont un compte : créer un compte
lobby-account-note = Les tables classées sont réservées aux personnes qui ont un compte.
lobby-watch = Regarder
lobby-back = Revenir
lobby-nobody-yet = Personne n’est encore assis
lobby-filter = Quel jeu

## Mes parties

mine-title = Mes parties
mine-nobody = Rien n’a encore été joué dans ce navigateur. Commencez une partie, ou connectez-vous pour retrouver les vôtres.
mine-sign-in = Se connecter
mine-finished-empty = Pas encore de partie terminée. Elles resteront ici, à revoir et à analyser.
mine-open = il manque des joueurs
mine-won = Gagnée
mine-shared = Victoire partagée
mine-lost = Perdue
mine-to-table = Aller à la table
mine-review = Analyse
mine-rematch = Rejouer
mine-more = En voir plus
mine-records = Parties importées
mine-records-text = Revoyez toute partie à partir de son fichier .feira, même jouée ailleurs.
mine-upload = Importer une partie
mine-drop = Déposez un fichier .feira ici, ou choisissez-en un.
mine-uploading = Vérification de la partie…
mine-upload-wrong = Ce fichier n’est pas un enregistrement de partie, ou il est endommagé.
mine-upload-line = Ce fichier est illisible : erreur à la ligne { $line }.
mine-upload-done = La partie est là : { $players }.
mine-upload-big = Ce fichier est trop gros pour une partie.
mine-record-delete-of = Supprimer la partie avec { $players }
mine-record-delete-title = Supprimer cette partie importée ?
mine-record-delete-text = Elle disparaît de ce serveur. Le fichier sur votre appareil reste.
mine-keep = Garder
mine-delete = Supprimer
mine-unfinished = inachevée
mine-ratings = Classements
mine-rating = Classement
mine-curve =
    { $games ->
        [one] { $rating } après { $games } partie classée
       *[other] { $rating } après { $games } parties classées
    }
mine-ratings-empty = Jouez une partie classée pour obtenir un classement.
mine-rating-games =
    { $games ->
        [one] { $games } partie classée
       *[other] { $games } parties classées
    }

## Mes parties : une liste avec des filtres

mine-filter = Quelles parties
mine-show-all = Toutes
mine-show-waiting = À vous de jouer
mine-show-running = En cours
mine-show-won = Gagnées
mine-show-lost = Perdues
mine-show-everything = Afficher toutes les parties
mine-solo = Solo
mine-search = Chercher un nom
mine-none-found = Aucune partie ne correspond.
mine-nobody-yet = Encore personne
mine-look = Regarder
mine-left = Abandonnée
mine-closed = Fermée
mine-turn-of = À { $player } de jouer
mine-running-tag = en cours
mine-stars =
    { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
mine-place = { $place }e place
mine-total-games =
    { $games ->
        [one] partie
       *[other] parties
    }
mine-total-won = gagnées
mine-total-share = de victoires

## Salon : les tables ouvertes, les plus proches d’abord

lobby-count =
    { $tables ->
        [0] Aucune table
        [one] { $tables } table
       *[other] { $tables } tables
    }
lobby-people =
    { $people ->
        [one] { $people } personne joue
       *[other] { $people } personnes jouent
    }
lobby-best-fit = La table la mieux adaptée à votre classement ({ $rating }) est en tête.
lobby-open-one = Ouvrir une table
lobby-quick-rated = { $title }, classée
lobby-quick-casual = { $title }, amicale
lobby-quick-about = autour de { $rating }
lobby-quick-find = Trouver une partie
lobby-quick-nobody = Personne ?
lobby-quick-computer = L’ordinateur s’assoit tout de suite.
lobby-quick-now = Jouer
lobby-with-clock = Avec pendule
lobby-days = Par correspondance
lobby-column-host = Hôte
lobby-column-level = Niveau
lobby-column-counts = Type
lobby-column-seats = Places
lobby-column-age = Depuis
lobby-level-new = nouveau
lobby-level-new-text = premières parties
lobby-level-even-text = équilibré
lobby-level-easier-text = plus faible
lobby-level-stronger-text = plus fort
lobby-friendly = amicale
lobby-free =
    { $free ->
        [one] { $free } libre
       *[other] { $free } libres
    }
lobby-full = Complet
lobby-computers =
    { $computers ->
        [one] { $computers } ordinateur
       *[other] { $computers } ordinateurs
    }
lobby-none-fits = Aucune table ouverte ne convient.
lobby-empty-open = Ouvrez-en une : la partie commence dès que tout le monde est assis.
