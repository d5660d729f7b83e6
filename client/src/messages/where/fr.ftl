# Où se trouve une partie : sur le serveur, ou sur cet appareil, sans réseau.

where-title = Où jouer
where-server = Sur le serveur
where-server-help = Depuis tous vos appareils, et d’autres peuvent regarder.
where-device = Sur cet appareil
where-device-help = Dans ce navigateur seulement, même sans réseau.
where-here = Vous jouez sur cet appareil.
where-here-text = Les parties restent dans ce navigateur.
where-here-server = Le serveur est de nouveau joignable.
server-lost = Le serveur est injoignable.
server-lost-text = En attendant, vous pouvez jouer sur cet appareil : en solo, à plusieurs devant un écran ou contre l’ordinateur.
play-here = Jouer sur cet appareil
play-server = Revenir au serveur
account-device = Sur cet appareil, vous n’avez qu’un nom. Les comptes, les classements et les messages demandent un serveur.
needs-server = Il faut un serveur pour cela.
needs-server-title = Il faut un serveur pour cela
needs-server-text = Les autres joueurs sont sur le serveur, et vous jouez sur cet appareil. Revenez au serveur pour cela.
needs-server-none = Cette page se passe de serveur : il n’y a donc personne d’autre ici. Lancez votre propre serveur pour cela.

## Le moteur

engine-loading = Chargement du moteur : { $percent } %
engine-starting = Le moteur démarre…
engine-failed-download = Le moteur n’a pas pu être chargé.
engine-failed-start = Le moteur ne démarre pas dans ce navigateur.
engine-not-here = Le moteur de cet appareil ne tourne pas.

## Prêt à jouer sans réseau

offline-title = Jouer sans réseau
offline-text = Garde le moteur dans ce navigateur, environ { $megabytes } Mo. Ensuite, vous pouvez jouer partout sur cet appareil.
offline-kept = C’est prêt : vous pouvez jouer sur cet appareil sans réseau.
offline-keep = Préparer le jeu sans réseau
offline-keeping = Chargement : { $percent } %
offline-failed = Cela n’a pas marché. Vérifiez votre connexion, puis réessayez.
offline-impossible = Ce navigateur ne peut pas garder la page. En HTTPS, il le pourrait.
update-ready = Une nouvelle version est prête.
update-text = Elle démarrera à la prochaine ouverture de Feira.
update-in-a-game = Une partie est ouverte dans un autre onglet. Terminez-la ou fermez-la d’abord.
update-now = La démarrer maintenant

## Déplacer une partie vers le serveur

move = Déplacer vers le serveur
move-title = Déplacer cette partie vers le serveur ?
move-text-over = Le serveur reçoit son enregistrement : vous pouvez l’y revoir depuis n’importe quel appareil.
move-text-playing = Vous y continuez depuis n’importe quel appareil. La partie n’est pas classée, et elle prend fin sur cet appareil.
move-do = Déplacer
move-doing = Déplacement…
move-stay = La laisser ici
move-failed = La partie n’a pas pu être déplacée. Elle est toujours ici.
share-device = Cette partie se trouve sur cet appareil. Déplacez-la vers le serveur pour envoyer un lien, ou envoyez son enregistrement.
moved-title = Cette partie est maintenant sur le serveur
moved-text = Vous l’y avez déplacée et continuez depuis n’importe quel appareil.
moved-to = Y continuer
