# Ce que tous les écrans partagent.

description = Mercado de Lisboa et Machi Koro : en solo, entre amis ou contre de bons ordinateurs
home = Feira, accueil
settings = Réglages
language = Langue
theme-to-light = Thème clair
theme-to-dark = Thème sombre
more = Plus
close = Fermer
cancel = Annuler
understood = Compris
try-again = Réessayer
go-home = Retour à l’accueil
rules = Règles
loading = Un instant…

error-title = Cela n’a pas marché
error-offline = Pas de connexion au serveur. Vérifiez votre réseau, puis réessayez.
error-no-page = Il n’y a rien à cette adresse. Le lien est peut-être incomplet.
error-page-not-loaded = Cette page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.
error-no-table = Cette table n’existe pas. Le lien est peut-être incomplet, ou la table a été supprimée.

## What operators have done

banned-title = Votre accès est bloqué
banned-until = Vous ne pouvez pas jouer ici avant le { $when }.
banned-for-good = Vous ne pouvez plus jouer ici.
operator-reason = Motif : { $reason }
closed-title = Cette table a été fermée
closed-text = Les responsables du serveur l’ont fermée. Personne n’a gagné.

## Personnes et places

guest-name = Invité
name-guest = { $name } (invité)
you = vous
seat-free = place libre
level-easy = ordinateur (facile)
level-medium = ordinateur (moyen)
level-hard = ordinateur (difficile)
level-master = ordinateur (maître)
computer = ordinateur
players-number =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }

## À la table

table = Table
connecting = Connexion à la table…
reconnecting = Reconnexion…
your-turn = À vous de jouer
turn-of = À { $player } de jouer
thinking = { $player } réfléchit…
fair = Hasard vérifiable
watching = spectateurs
log = Journal
log-empty = Il ne s’est encore rien passé.
log-setup = Mise en place
log-round = Tour de table { $number }
log-rounds =
    { $to ->
        [1] Tour de table 1
       *[other] Tours de table 1 à { $to }
    }
log-turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
# Un tour en une phrase : ce qui a été fait et ce qui en a résulté.
told = { $what } : { $facts }.
told-alone = { $what }.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dites quelque chose
chat-send = Envoyer
clock-left = Temps restant
clock-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
clock-hours =
    { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
hint = Conseil
hint-tag = conseil
hint-hide = Masquer le conseil
hint-thinking = Recherche d’un conseil…
# What to do, and the one reason that tells most.
hint-lead = { $what } :
hint-why = { $why }.
hint-alone = { $what }.
undo = Annuler le coup
keys = Clavier
record-download = Télécharger la partie
resign = Abandonner
resign-title = Quitter la partie ?
resign-text = Un ordinateur joue à votre place. C’est irréversible.
resign-text-others = Un ordinateur joue à votre place pour que les autres puissent finir la partie. C’est irréversible.
play-on = Continuer à jouer
asks-to-take-back = { $player } voudrait annuler un coup
asks-to-take-back-text = Quelque chose a été révélé depuis : c’est à vous de décider.
agree = D’accord
decline = Non, continuons
rematch-title = Une revanche est prête
rematch-text = Quelqu’un à cette table voudrait rejouer. Une place vous est réservée.
rematch-join = Rejoindre
stay = Rester ici
to-result = Revenir au résultat
