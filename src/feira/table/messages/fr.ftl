# Pourquoi une demande est refusée à une table, en français. S’il y a quelque chose à faire, c’est dit.

table-stale = Il s’est passé quelque chose entre-temps. Voyez ce qui a changé, puis jouez.
table-not-your-turn = Ce n’est pas encore à vous de jouer. Attendez votre tour.

table-no-table = Cette table n’existe pas. Vérifiez le lien ou le code, ou ouvrez une nouvelle table.
table-not-seated = Vous ne jouez pas à cette table, mais vous pouvez regarder. S’il reste une place libre, prenez-la.
table-nobody = Dites d’abord comment vous vous appelez, puis prenez place.

table-begun = La partie a déjà commencé : il est trop tard pour s’asseoir ou se lever. Vous pouvez regarder ou, si vous jouez, abandonner.
table-not-begun = La partie n’a pas encore commencé. Elle commencera dès que toutes les places seront prises.
table-over = La partie est terminée. Vous pouvez la revoir ou jouer la revanche.

table-already-seated = Vous avez déjà une place à cette table. Pour en changer, levez-vous d’abord.
table-no-seat = Aucune place n’est libre pour vous ici. Essayez une autre place ou une autre table, ou regardez la partie.
table-account-needed = Les parties classées sont réservées aux personnes qui ont un compte. Créez-en un ou connectez-vous, puis asseyez-vous.
table-read-only = Ce jeton permet seulement de regarder. Créez-en un qui permet de jouer.

table-barred = Vous ne pouvez plus vous asseoir à cette table : l’hôte vous en a retiré, ou vous vous êtes levé pendant la préparation des tirages. Choisissez une autre table ou regardez la partie.
table-not-invited = Cette place est réservée à une personne invitée. Demandez le lien ou le code à l’hôte, ou choisissez une autre table.
table-not-welcome = L’hôte de cette table ne souhaite pas jouer avec vous. Choisissez une autre table.
table-not-host = Seul l’hôte de la table peut le faire.
table-nobody-there = Il n’y a personne à retirer de cette place.
table-seats-free = Les tirages se préparent dès que toutes les places sont prises.
table-already-committed = Votre nombre pour les tirages est déjà fixé.
table-not-all-committed = Les nombres pour les tirages sont montrés dès que chacun a fixé le sien.
table-other-nonce = Ce n’est pas le nombre qui a été fixé pour votre place.
table-take-backs-used-up = Vous avez assez annulé pendant ce tour. Jouez votre coup.
table-too-long = Cette partie est devenue très longue : on ne peut plus rien annuler. Continuez à jouer.
table-sat-too-often = On s’est assis et relevé trop souvent à cette table. Choisissez une autre table ou ouvrez-en une nouvelle.
table-chat-full = La discussion de cette table est pleine. La partie continue sans elle.

table-not-a-choice = Ce coup n’existe pas. Jouez l’un de ceux qui vous sont proposés.
table-not-legal = Les règles ne le permettent pas pour l’instant. Jouez autre chose.
# $why est la raison donnée par le jeu lui-même.
table-not-legal-why = Impossible pour l’instant : { $why }.

table-nothing-to-take-back = Vous n’avez encore rien joué : il n’y a rien à annuler.
table-too-late-to-take-back = Il est trop tard pour annuler ce coup : dans les parties classées et les campagnes, un coup est définitif dès que l’on apprend quelque chose de nouveau ou que quelqu’un d’autre a joué.
table-already-asked = Quelqu’un demande déjà à annuler un coup. Attendez que tout le monde ait répondu.
table-nothing-asked = Il n’y a rien à répondre : personne ne vous demande l’autorisation d’annuler un coup.
table-seat-is-yours = Vous avez déjà votre place.
table-not-gone = Cette personne n’est pas partie : on ne peut réclamer une place que quelques minutes après la fin de son temps ou, sans pendule, quand tout le monde attend quelqu’un qui est hors ligne.
table-others-play = D’autres personnes jouent encore : la partie continue.

table-no-hints = Il n’y a pas de conseils dans les parties classées ni dans les campagnes.
table-still-thinking = Un conseil est déjà en route. Encore un instant.

table-busy = Il se passe trop de choses à la fois à cette table. Réessayez dans un instant.
table-exists = Il y a déjà une table pour cela. Ouvrez-la au lieu d’en créer une autre.
table-not-stored = L’enregistrement n’a pas encore abouti. Votre coup est renvoyé automatiquement.

# Quelqu’un a ou fait trop de choses. $unit et $number disent quand réessayer.
table-too-many =
    { $what ->
        [tables] Vous avez laissé beaucoup de parties inachevées aujourd’hui. Terminez-en une, ou ouvrez une autre table
        [lobby] Plusieurs de vos tables attendent encore des joueurs dans le salon. Jouez-y d’abord, ou réessayez
        [sockets] Trop de pages sont ouvertes à la fois. Fermez-en une, ou réessayez
        [reviews] Plusieurs de vos parties sont en cours d’analyse. Regardez-les d’abord, ou réessayez
        [hints] Vous avez demandé beaucoup de conseils. Demandez le prochain
        [chat] Cela fait beaucoup de messages d’un coup. Continuez
        [records] Vous avez envoyé beaucoup de parties. Envoyez la suivante
        [requests] Vous avez envoyé beaucoup de demandes. Envoyez la suivante
        [profiles] Vous avez beaucoup consulté. Continuez
        [puzzles] Vous avez fait beaucoup de problèmes. Passez au suivant
        [pictures] Vous avez demandé beaucoup d’images. Demandez la suivante
        [exports] Vous avez déjà récupéré vos données plusieurs fois. Recommencez
        [reads] Cela fait beaucoup de consultations d’un coup. Continuez
       *[commands] C’était trop rapide. Réessayez
    } { $unit ->
        [hours] { $number ->
            [one] dans une heure.
           *[other] dans { $number } heures.
        }
        [minutes] { $number ->
            [one] dans une minute.
           *[other] dans { $number } minutes.
        }
       *[seconds] { $number ->
            [one] dans une seconde.
           *[other] dans { $number } secondes.
        }
    }
table-overloaded = Énormément de monde joue en ce moment. Votre coup est retenté tout seul dans un instant.
