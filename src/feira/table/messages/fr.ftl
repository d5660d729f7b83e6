# Pourquoi une demande est refusée à une table, en français. S’il y a quelque chose à faire, c’est dit.

table-stale = Il s’est passé quelque chose entre-temps. Voyez ce qui a changé, puis choisissez à nouveau.
table-not-your-turn = Ce n’est pas encore à vous de jouer. Attendez votre tour.

table-no-table = Cette table n’existe pas. Vérifiez le lien ou le code, ou ouvrez une nouvelle table.
table-not-seated = Vous ne jouez pas à cette table, mais vous pouvez regarder. S’il reste une place libre, prenez-la.
table-nobody = Dites d’abord comment vous vous appelez, puis prenez place.

table-begun = La partie a déjà commencé : il est trop tard pour s’asseoir ou se lever. Vous pouvez regarder ou, si vous jouez, abandonner.
table-not-begun = La partie n’a pas encore commencé. Elle commencera dès que toutes les places seront prises.
table-over = La partie est terminée. Vous pouvez la revoir ou jouer la revanche.

table-already-seated = Vous avez déjà une place à cette table. Pour en changer, levez-vous d’abord.
table-no-seat = Aucune place n’est libre pour vous ici. Essayez une autre place ou une autre table, ou regardez la partie.

table-not-a-choice = Ce choix n’existe pas. Faites l’un de ceux qui vous sont proposés.
table-not-legal = Les règles ne le permettent pas pour l’instant. Faites un autre choix.
# $why est la raison donnée par le jeu lui-même.
table-not-legal-why = Impossible pour l’instant : { $why }.

table-nothing-to-take-back = Vous n’avez encore rien joué : il n’y a rien à annuler.
table-too-late-to-take-back = Il est trop tard pour annuler ce coup : dans les parties classées et les campagnes, un coup est définitif dès que l’on apprend quelque chose de nouveau ou que quelqu’un d’autre a joué.
table-already-asked = Quelqu’un demande déjà à annuler un coup. Attendez que tout le monde ait répondu.
table-nothing-asked = Il n’y a rien à répondre : personne ne vous demande en ce moment de pouvoir annuler un coup.

table-no-hints = Il n’y a pas de conseils dans les parties classées ni dans les campagnes.
table-still-thinking = Un conseil est déjà en route. Encore un instant.

table-busy = Il se passe trop de choses à la fois à cette table. Réessayez dans un instant.
table-exists = Il y a déjà une table pour cela. Ouvrez-la au lieu d’en créer une autre.
table-not-stored = L’enregistrement a échoué : rien n’a changé. Réessayez dans un instant.
