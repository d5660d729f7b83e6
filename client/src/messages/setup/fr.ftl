# Ouvrir une table et attendre tout le monde.

setup-title = Nouvelle partie
setup-players = Joueurs
setup-number = Nombre de joueurs
setup-seat = Place { $seat }
setup-seat-kind = Qui joue à la place { $seat }
setup-seat-level = Niveau de l’ordinateur à la place { $seat }
setup-seat-name = Nom du joueur à la place { $seat }
setup-player = Joueur { $seat }
setup-open = Ouvrir la table
setup-open-help = Vous aurez un lien pour les autres. La partie commence quand tout le monde est assis.
setup-starting = Un instant…
setup-waiting-server = Préparation des jeux en cours…

## Qui est à une place

seat-me = Moi
seat-me-help = Vous jouez ici.
seat-name-mine = Votre nom
seat-here = Sur cet écran
seat-here-help = Joue avec vous sur cet écran.
seat-invite = Sur invitation
seat-invite-help = Toute personne ayant le lien ou le code.
seat-lobby = Ouverte à tous
seat-lobby-help = Toute personne qui trouve la table dans le salon.
seat-computer = Ordinateur
seat-level-easy = Facile
seat-level-easy-help = Prend ce qui paraît bon sur le moment et se trompe souvent. Bien pour une première partie.
seat-level-medium = Moyen
seat-level-medium-help = Réfléchit à certains coups, sinon prend ce qui se présente. Un adversaire correct.
seat-level-hard = Difficile
seat-level-hard-help = Anticipe et se laisse rarement tenter.
seat-level-master = Maître
seat-level-master-help = Le plus fort : il voit le plus loin, jusqu’à une seconde par coup.

## Variantes des jeux

option-money = Pièces
option-money-hidden = Cachées
option-money-hidden-help = Personne ne voit les pièces des autres avant la fin.
option-money-hidden-short = pièces cachées
option-money-open = Visibles
option-money-open-help = Tout le monde voit ce qu’ont les autres.
option-money-open-short = pièces visibles
option-closed = Restaurants fermés
option-closed-visible = Type visible
option-closed-visible-help = On voit quel restaurant on obtiendrait.
option-closed-visible-short = type des restaurants fermés visible
option-closed-secret = Type secret
option-closed-secret-help = On ne découvre le restaurant qu’au moment de le prendre.
option-closed-secret-short = type des restaurants fermés secret
option-plus = Extension
option-plus-no = Jeu de base
option-plus-no-help = Quinze sortes de cartes, quatre monuments.
option-plus-no-short = jeu de base
option-plus-yes = Plus
option-plus-yes-help = Dix sortes de cartes en plus, dont des bateaux, et deux monuments de plus : le port et l’aéroport.
option-plus-yes-short = Plus
option-market = Réserve
option-market-full = Tout
option-market-full-help = Toutes les cartes sont en vente dès le début.
option-market-full-short = tout en vente
option-market-limited = Dix sortes
option-market-limited-help = Dix sortes à la fois, d’une pioche mélangée : chaque partie est différente.
option-market-limited-short = dix sortes à la fois
option-doubles = Parc d’attractions
option-doubles-once = Un tour de plus
option-doubles-once-help = Un double donne un tour de plus ; un double pendant ce tour n’en donne pas d’autre.
option-doubles-once-short = un seul tour de plus
option-doubles-chain = Encore et encore
option-doubles-chain-help = Chaque double donne un tour de plus, tours supplémentaires compris.
option-doubles-chain-short = tours de plus sans fin

## Pendule, classement, salon

pace = Pendule
pace-amount = Temps par tour
pace-none = Sans pendule
pace-none-help = Chacun prend le temps qu’il lui faut.
pace-turn = En temps réel
pace-turn-help = Un temps limité pour chaque tour. Une fois ce temps écoulé, un ordinateur prend la suite.
pace-days = Par correspondance
pace-days-help = Un tour de temps en temps, sur plusieurs jours. La partie attend à l’accueil.
pace-seconds-each = { $seconds } s
pace-minutes-each = { $minutes } min
pace-days-each =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
setup-rated = Classement
setup-casual-word = Amicale
setup-casual-help = Pour le plaisir : avec conseils, et on peut annuler ses coups.
setup-rated-word = Classée
setup-rated-help = Compte pour le classement. Pas de conseils ; un coup est définitif dès qu’on apprend du nouveau.
setup-rated-needs-people = Une partie classée se joue entre personnes, chacune sur son écran.
setup-rated-needs-others = Pour une partie classée, il faut un adversaire.
setup-rated-needs-account = Les parties classées sont réservées aux personnes qui ont un compte.
setup-rated-account = Créer un compte
setup-public = Qui voit la table
setup-private-word = Privée
setup-private-help = Seulement les personnes ayant le lien.
setup-public-word = Publique
setup-public-help = Elle figure dans le salon, et tout le monde peut regarder.
setup-public-for-lobby = Une place est ouverte à tous : la table figure donc dans le salon.

## La salle d’attente

room-title = En attente des joueurs
room-laid = La table se prépare…
room-mixing = Les tirages se préparent. On attend { $names } : leur page doit être ouverte une fois.
room-free =
    { $free ->
        [0] Tout le monde est là. La partie commence.
        [one] Une place est encore libre. La partie commence dès qu’elle est prise.
       *[other] { $free } places sont encore libres. La partie commence dès qu’elles sont prises.
    }
room-invite = Inviter
room-invite-text = Envoyez ce lien. Il suffit de l’ouvrir pour s’asseoir, sans inscription.
room-invite-rated = Envoyez ce lien. Il faut un compte pour s’asseoir : la table est classée.
room-link = Lien d’invitation
room-copy = Copier
room-copied = Copié
room-copy-failed = Impossible de copier ici. Sélectionnez le lien et copiez-le à la main.
room-share = Partager
room-share-text = Jouez à { $title } avec moi
room-code = Code
room-code-text = À saisir sur la page d’accueil
room-qr = Code QR du lien d’invitation
room-qr-text = Ou scannez-le avec un téléphone.
room-sit = S’asseoir ici
room-stand = Se lever
room-remove = Retirer
room-you = c’est vous
room-shares = sur votre écran
room-here = en ligne
room-away = hors ligne
room-free-invite = Attend une personne qui a le lien
room-free-lobby = Ouverte à tous
room-free-me = Réservée à l’hôte
room-name-title = Comment vous appelez-vous ?
room-name-text = Un nom suffit pour jouer.
room-name-sit = S’asseoir
room-account-title = Cette table est classée
room-account-text = Les parties classées sont réservées aux personnes qui ont un compte, pour que chacun joue sous son propre nom. Un nom et un mot de passe suffisent.
room-full = Toutes les places d’invités sont prises. Vous pouvez rester et regarder.
room-fair = Hasard vérifiable
room-fair-text = Le serveur a déjà fixé son secret pour tous les lancers et tirages et publié son empreinte. En s’asseyant, chacun y ajoute quelque chose : personne ne peut donc choisir le résultat, et après la partie tout le monde peut le vérifier.
room-fingerprint = Empreinte

## Ouvrir une partie : qui, une question, le reste replié

setup-who = Avec qui jouez-vous ?
setup-preset-computer = Ordinateur
setup-preset-computer-text = Tout de suite, et on peut annuler ses coups
setup-preset-friend = Des amis
setup-preset-friend-text = Envoyez un lien ou un code
setup-preset-here = Cet écran
setup-preset-here-text = On se le passe à tour de rôle
setup-preset-anyone = N’importe qui
setup-preset-anyone-text = Partie classée, avec qui s’assoit
setup-strength = Quel niveau ?
setup-level-easy = pour débuter
setup-level-medium = un adversaire correct
setup-level-hard = anticipe souvent
setup-level-master = se trompe rarement
setup-clock = À quel rythme ?
setup-clock-turn = par tour, en direct
setup-clock-days = par tour, de temps en temps
setup-clock-none = sans se presser
setup-names = Noms
setup-seats = Qui joue où
setup-seated-computer = Ordinateur
setup-seated-invite = sur invitation
setup-seated-lobby = n’importe qui
setup-details = Détails
setup-fold-no-clock = sans pendule
setup-fold-rated = classée
setup-fold-casual = non classée
setup-fold-public = visible dans le salon
setup-begin = Commencer la partie
setup-begin-help = Environ 30 minutes. Vous pouvez arrêter et reprendre à tout moment.
setup-other-game = Plutôt { $title }
