# Qui est à la table, qui est parti ou revenu, et ce que l’on peut faire.

seats-computer = L’ordinateur
seats-tag-resigned = abandon
seats-tag-time = temps écoulé
seats-tag-gone = absence
seats-tag-offline = hors ligne { $time }
seats-tag-guest = invité

## À la place de la question

seats-lost = Votre temps est écoulé.
seats-lost-text = L’ordinateur joue pour vous jusqu’à votre retour.
seats-so-far = Pour l’instant : { $did }
seats-return = Reprendre ma place
seats-out-resigned = Vous avez abandonné.
seats-out-gone = Votre absence a été trop longue.
seats-out-text = Un ordinateur joue à votre place. Vous pouvez regarder ou commencer une autre partie.
seats-last-text = Il ne reste que l’ordinateur. Continuez pour vous entraîner, si vous voulez.
seats-end = Terminer, vous gagnez
seats-not-back-time = { $player } ne revient pas.
seats-not-back-offline = { $player } ne répond plus.
seats-claim-text = Vous pouvez réclamer la victoire ou attendre encore un peu.
seats-without-text = L’ordinateur peut garder la place : la partie continue alors sans { $player }.
seats-claim = Réclamer la victoire
seats-without = Continuer sans cette personne
seats-not-back = { $player } ne revient pas : continuer sans cette personne
seats-wait = Attendre
seats-waiting = En attente de { $player }, hors ligne.
seats-waiting-clock = La pendule tourne. Dans { $time }, l’ordinateur prend la place jusqu’au retour de { $player }.
seats-waiting-claim = Dans { $time }, vous pourrez réclamer la victoire.
seats-waiting-without = Dans { $time }, vous pourrez continuer sans { $player }.
seats-hello = Dire bonjour
seats-told-resigned = { $player } abandonne.
seats-told-gone = { $player } ne répond plus.
seats-told-text = Un ordinateur continue.
seats-told-time = Le temps de { $player } est écoulé.
seats-told-time-text = L’ordinateur joue jusqu’au retour de { $player }.
seats-told-returned = { $player } est de retour.
seats-told-back = Vous êtes de retour dans la partie.
seats-meanwhile = Entre-temps : { $did }

## Dans le journal

seats-log-resigned = { $player } abandonne ; un ordinateur continue.
seats-log-time = Le temps de { $player } est écoulé ; un ordinateur joue jusqu’à son retour.
seats-log-gone = L’absence de { $player } a trop duré ; un ordinateur continue.
seats-log-returned = { $player } est de retour.
seats-log-ended = { $player } met fin à la partie et gagne : tous les autres sont partis.
seats-log-closed = La table a été fermée : { $why }

## Dans le résultat

seats-ended = Tous les autres ont quitté la partie.

## Chat

chat-unread =
    { $messages ->
        [one] Discussion, { $messages } nouveau message
       *[other] Discussion, { $messages } nouveaux messages
    }

## Alone: warnings and practice

risk-title = Ce coup peut mettre fin au défi
risk-surely = Après ce coup, plus aucun coup n’est possible et le défi se termine.
risk-maybe = Avec une probabilité de { $percent } %, plus aucun coup ne sera possible après celui-ci et le défi se terminera.
risk-think = Réfléchir encore
risk-go = Jouer quand même
practise = Entraînement
practise-text = Rien n’est inscrit sur la feuille de score.
practise-over = Recommencer
practise-again = S’entraîner encore

## Ratings

mine-rating-provisional = Provisoire : moins de 10 parties classées

notify-waiting = On attend { $player }.
notify-waiting-until = On attend { $player }, jusqu’à { $time }.
notify-ask-text = Voulez-vous une notification quand c’est à vous ? Nous n’envoyons rien d’autre.
notify-not-now = Pas maintenant
notify-yes = Avertissez-moi
notify-on = Une notification vous préviendra.
notify-on-text = Les heures calmes et l’e-mail sont dans les réglages.
notify-denied = Ce navigateur ne le permet pas.
notify-denied-text = Votre navigateur ne permet pas les messages de cette page. Vous pouvez changer cela dans ses réglages.
