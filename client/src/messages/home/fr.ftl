# Les pages autour de la table : accueil, code, salon, mes parties.

home-nav = Pages
home-nav-play = Jouer
home-nav-lobby = Salon
home-nav-campaign = Campagne
home-nav-games = Mes parties
home-nav-rules = Règles
home-nav-me = { $name }, compte et réglages

# Un bouton par ses propres mots, et de quoi il s’agit.
home-about = { $what } : { $about }

home-preparing = Préparation des règles, { $percent } %.
home-preparing-why = Cela n’arrive qu’une fois, au tout premier démarrage. Vous pouvez déjà visiter le site ; les parties commenceront dès que ce sera fini.

## Ce qui peut mal tourner

trouble-unknown = Cela n’a pas marché. Vérifiez votre saisie, puis réessayez.
trouble-server = Le serveur ne peut pas le faire pour l’instant. Rien n’est perdu ; réessayez dans un instant.
trouble-too-often = Trop de tentatives. Attendez un moment, puis réessayez.
trouble-nobody = Votre session a pris fin. Rechargez la page, puis réessayez.
trouble-name = Un nom compte de 1 à 24 caractères, sans virgule ni #. Choisissez-en un autre.
trouble-name-taken = Ce nom est déjà pris. Choisissez-en un autre, ou connectez-vous si c’est le vôtre.
trouble-password-short = Ce mot de passe est trop court. Il faut au moins 8 caractères.
trouble-password-long = Ce mot de passe est trop long. Il ne doit pas dépasser 256 caractères.
trouble-password-common = Ce mot de passe est l’un des premiers que n’importe qui essaierait. Choisissez-en un autre.
trouble-no-account = Aucun compte n’a ce nom et ce mot de passe. Vérifiez les deux, puis réessayez.
trouble-have-account = Vous avez déjà un compte.
trouble-no-code = Aucune table ouverte n’a ce code. Vérifiez-le ; la partie a peut-être déjà commencé.

## Accueil

home-greet-your-turn = À vous de jouer, { $name }
home-greet-back = Bonjour, { $name }
home-greet-new = Bienvenue au marché
home-greet-new-text = Deux jeux de société, de un à cinq joueurs : contre de bons ordinateurs, entre amis grâce à un lien ou autour d’un même écran. Sans inscription, jouez tout de suite.
home-greet-nothing-text = Aucune partie ne vous attend. Commencez-en une, ou rejoignez une table.

home-continue = Continuer
home-continue-table = Vers la table
home-continue-since = depuis le { $date }
home-continue-waiting =
    { $number ->
        [one] { $players } vous attend
       *[other] { $players } vous attendent
    }
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
home-seats-taken = { $taken } places prises sur { $seats }

## Rejoindre par code

code-title = Rejoindre par code
code-label = Code de la table, six lettres ou chiffres
code-help = Six lettres ou chiffres, donnés par la personne qui vous invite.
code-looking = Recherche de la table…
join-title = Rejoindre une table
join-looking = Recherche de la table { $code }…

## Salon

lobby-title = Salon
lobby-text = Des tables ouvertes à tous, et des parties que chacun peut regarder. La page se met à jour toute seule.
lobby-open = Tables ouvertes
lobby-playing = Parties à regarder
lobby-empty = Aucune table n’est ouverte pour l’instant.
lobby-empty-text = Ouvrez une table publique : les gens de passage pourront s’y asseoir.
lobby-empty-game = Aucune table ouverte pour ce jeu.
lobby-playing-empty = Personne ne joue en public pour l’instant.
lobby-set-up = Ouvrir une table publique
lobby-to = Vers le salon
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-back = Revenir
lobby-nobody-yet = Personne n’est encore assis
lobby-filter = Quel jeu
lobby-all-games = Tous les jeux

## Mes parties

mine-title = Mes parties
mine-nobody = Rien n’a encore été joué dans ce navigateur. Commencez une partie, ou connectez-vous pour retrouver les vôtres.
mine-sign-in = Se connecter
mine-running = Parties en cours
mine-running-empty = Vous n’avez aucune partie en cours.
mine-finished = Parties terminées
mine-finished-empty = Pas encore de partie terminée. Elles resteront ici, à revoir et à analyser.
mine-your-turn = à vous de jouer
mine-their-turn = au tour de { $player }
mine-open = il manque des joueurs
mine-won = Gagnée
mine-shared = Victoire partagée
mine-lost = Perdue
mine-with = avec { $players }
mine-alone = en solo
mine-to-table = Vers la table
mine-review = Analyse
mine-rematch = Rejouer
mine-more = En voir plus
mine-records = Parties importées
mine-records-text = Revoyez toute partie à partir de son fichier .feira, même jouée ailleurs.
mine-upload = Importer une partie
mine-drop = Déposez un fichier .feira ici, ou choisissez-en un.
mine-uploading = Vérification de la partie…
mine-upload-wrong = Ce fichier n’a pas pu être lu : { $reason }
mine-upload-done = La partie est là : { $players }.
mine-upload-big = Ce fichier est trop gros pour une partie.
mine-record-delete-of = Supprimer la partie avec { $players }
mine-record-delete-title = Supprimer cette partie importée ?
mine-record-delete-text = Elle disparaît de ce serveur. Le fichier sur votre appareil reste.
mine-keep = Garder
mine-delete = Supprimer
mine-unfinished = inachevée
mine-ratings = Classements
mine-ratings-empty = Jouez une partie classée pour obtenir un classement.
mine-rating-games =
    { $games ->
        [one] { $games } partie classée
       *[other] { $games } parties classées
    }
