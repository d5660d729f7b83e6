# Réglages, compte, données.

licences = Licences
set-looks = Apparence et son
set-theme = Thème
set-theme-system = Comme le système
set-theme-light = Clair
set-theme-dark = Sombre
set-on = Oui
set-off = Non
set-motion = Animations
set-motion-on-help = Les pièces et les tuiles se déplacent. Un clic ou une touche passe l’animation.
set-motion-off-help = Tout est en place d’un coup.
set-motion-system = Votre système demande moins d’animations : rien ne bouge de toute façon.
set-sound = Son
set-sound-on-help = Des sons doux pour les pièces, les tuiles, les dés et votre tour.
set-sound-off-help = Silence.
set-sound-turn-help = Un son bref quand c’est à vous, même depuis un autre onglet.
set-sound-off = Aucun
set-sound-turn = Mon tour
set-sound-on = Tous
set-speed-slow = Lentes
set-speed-normal = Normales
set-speed-fast = Rapides
set-speed-off = Aucune

## How one plays

set-play = Votre façon de jouer
set-confirm = Confirmer les coups
set-confirm-off-help = Un clic joue le coup.
set-confirm-on-help = Un clic pour voir, un second pour jouer.
set-auto-pass = Passer automatiquement
set-auto-pass-on-help = Quand rien n’est constructible, votre tour passe tout seul. Le journal le dit.
set-auto-pass-off-help = Vous cliquez vous-même sur « Ne rien construire ».

## Qui vous êtes

set-you = Vous
account-have = Votre compte. Connectez-vous n’importe où et retrouvez toutes vos parties.
account-guest = Vous jouez en invité, connu de ce seul navigateur. Avec un compte, vous retrouvez vos parties partout et pouvez changer de nom.
account-nobody = Pas besoin de compte pour jouer. Choisissez un nom, ou commencez une partie : un nom vous sera attribué.
account-be = Prendre ce nom
account-way = Nouveau compte ou connexion
account-new = Créer un compte
account-new-help = Tout ce que vous avez joué dans ce navigateur est conservé.
account-known = Se connecter
account-known-help = Ce que vous avez joué ici en invité est transféré sur votre compte.
account-name = Nom
account-password = Mot de passe
account-password-show = Afficher
account-password-help =
    { $left ->
        [0] Assez long.
        [one] Au moins 8 caractères : encore un.
       *[other] Au moins 8 caractères : encore { $left }.
    }
account-make = Créer le compte
account-sign-in = Se connecter
account-sign-out = Se déconnecter
account-guest-out-title = Se déconnecter en tant qu’invité ?
account-guest-out-text = Pas de retour possible : un invité n’a pas de mot de passe, ces parties seraient introuvables. Créez d’abord un compte pour les garder.

## Données

data = Vos données
data-text = Tout ce que ce serveur sait de vous, à garder ou à supprimer.
data-export = Télécharger mes données
data-delete = Tout supprimer…
data-delete-title = Supprimer tout ce qui vous concerne ?
data-delete-text = Votre nom, votre mot de passe, vos classements, campagnes et parties importées sont supprimés. Dans les parties en cours, un ordinateur joue à votre place. Les parties terminées restent à vos adversaires, sans votre nom. C’est irréversible.
data-delete-type = Pour confirmer, saisissez « { $name } ».
data-delete-now = Supprimer définitivement

## Jetons

token = Jetons pour programmes
token-text = Avec un jeton, l’un de vos programmes peut jouer en votre nom. Protégez-le comme un mot de passe. Il cesse d’être valable si vous changez de mot de passe, vous déconnectez partout ou créez un compte.
token-since = depuis le { $date }
token-new = Nouveau jeton
token-name = À quoi sert le jeton
token-name-example = pour mon robot
token-made = Le jeton « { $name } » est prêt.
token-once = Il n’est montré que cette fois : copiez-le maintenant.
token-itself = Le jeton
token-delete = Supprimer
token-delete-of = Supprimer le jeton « { $name } »
token-delete-title = Supprimer le jeton « { $name } » ?
token-delete-text = Les programmes qui l’utilisent cesseront aussitôt de fonctionner.

## Keys of the account

keys-title = Connexion et appareils
password-change = Changer de mot de passe
password-present = Mot de passe actuel
password-next = Nouveau mot de passe
password-help = Au moins 8 caractères. Vous serez ensuite déconnecté partout ailleurs, et vos jetons et codes de secours ne seront plus valables.
password-changed = Votre mot de passe est changé. Vous êtes déconnecté partout ailleurs. Vos jetons et codes de secours ne sont plus valables : créez-en de nouveaux si besoin.
recovery = Codes de secours
recovery-left =
    { $codes ->
        [0] aucun
        [one] il en reste un
       *[other] il en reste { $codes }
    }
recovery-text = Si vous oubliez votre mot de passe, un code vous permet de revenir. De nouveaux codes ou un nouveau mot de passe annulent tous les anciens.
recovery-make = Créer de nouveaux codes
recovery-once = Ils ne sont affichés que cette fois : notez-les ou enregistrez-les maintenant.
sessions = Où vous êtes connecté
sessions-unknown = Appareil inconnu
sessions-here = cet appareil
sessions-seen = vu le { $date }
sessions-end-of = Se déconnecter : { $device }
sessions-end-all = Se déconnecter partout
account-lost = Mot de passe oublié
account-lost-help = Saisissez un de vos codes de secours et choisissez un nouveau mot de passe. Les autres codes et vos jetons ne seront plus valables : créez-en de nouveaux dans les réglages.
account-code = Code de secours
token-scopes = Ce qu’il permet
token-scope-play = jouer
token-scope-read = lire
token-scope-account = compte
token-scope-play-help = Jouer en votre nom
token-scope-read-help = Voir ce que vous voyez
token-scope-account-help = Télécharger vos données et voir où vous êtes connecté

## Être averti quand c’est à moi

told-title = À vous de jouer
told-text = Dans les parties lentes, nous vous avertissons quand c’est à vous, une fois par tour. Nous n’envoyons rien d’autre.
told-here = Avertir ici
told-here-on = Ce navigateur reçoit un message quand c’est à vous de jouer.
told-here-off = Ce navigateur ne reçoit aucun message.
told-here-not = Impossible ici : il faut HTTPS et le web push.
told-server-not = Ce serveur n’envoie pas de messages push.
told-stop = Arrêter
told-stop-of = Ne plus envoyer de messages à { $device }
told-mail = Adresse e-mail
told-mail-add = M’écrire ici
told-mail-waits = Nous y avons envoyé un lien. Ouvrez-le pour confirmer l’adresse.
told-quiet = Heures calmes
told-quiet-on = Ne rien envoyer la nuit ; le message vient à la fin des heures calmes
told-quiet-from = de
told-quiet-to = à

## Liens dans les e-mails

mail-title = E-mail
mail-stop-done = Plus d’e-mails
mail-stop-text = Votre adresse est effacée. Vous pouvez la donner de nouveau à tout moment.
mail-confirm-done = Merci
mail-confirm-text = Désormais, vous recevrez ici un e-mail quand c’est à vous.
mail-bad = Ce lien ne fonctionne pas
mail-bad-text = Il est peut-être incomplet, ou l’adresse a changé depuis.
