# Réglages, compte, données.

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

## Qui vous êtes

set-you = Vous
account-have = Votre compte. Connectez-vous n’importe où et retrouvez toutes vos parties.
account-guest = Vous jouez en invité, connu de ce seul navigateur. Avec un compte, vous retrouvez vos parties partout et pouvez changer de nom.
account-nobody = Pas besoin de compte pour jouer. Donnez un nom, ou commencez une partie : il viendra tout seul.
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
token-text = Avec un jeton, l’un de vos programmes peut jouer en votre nom. Protégez-le comme un mot de passe.
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
