# La première partie de Mercado de Lisboa en français.

lesson-goal-title = Le but du jeu
lesson-goal = Bienvenue au marché ! La personne qui a le plus de pièces à la fin gagne. Vous commencez avec 1 pièce, Rui aussi.
lesson-market-title = Le marché
lesson-market = Les stands et les restaurants vont sur les 25 cases. Les clients attendent aux entrées, aux deux bouts de chaque rangée et de chaque colonne, et achètent tout du long. On accède par exemple à la case b2 par W2, E2, Nb et Sb.
lesson-stall-title = Ouvrez un stand
lesson-stall = Un stand coûte 1 pièce par stand dans sa rangée ou dans sa colonne, là où il y en a le plus, lui compris. Sur le marché vide, cela fait 1. Ouvrez votre stand de poisson en b2 !
lesson-take-title = Prenez une tuile
lesson-take = Un bar à sushi fermé se trouvait en b2. Il est à vous : gardez-le pour plus tard. Après avoir ouvert un stand, vous prenez une nouvelle tuile dans l’offre. Prenez le poisson.
lesson-coin-title = Une pièce, toujours
lesson-coin = Au tour de Rui. Un stand dans votre rangée lui coûterait 2 pièces et il n’en a qu’une. Il prend donc simplement une pièce : c’est toujours possible (sauf dans les défis solo).
lesson-customers-title = Attirez un client
lesson-customers = Votre bourse est vide : attirons des clients. Pour un client, il faut un stand dans la rangée ou la colonne, et l’un de vos stands doit vendre ce qu’il veut. Placez la tuile poisson et viande en W2 : votre stand de poisson gagne 1 pièce.
lesson-restaurant-title = Ouvrez un restaurant
lesson-restaurant = Ouvrez maintenant votre bar à sushi en c2, juste à côté du poisson. Il rapporte tout de suite 1 pièce, et chaque client paiera désormais 2 au lieu de 1 pour le poisson en b2.
lesson-share-title = Chaque stand est payé
lesson-share = Il y a deux stands dans la rangée 2 : deux clients peuvent venir. En E2, ils paient 2 × 2 = 4 pour votre poisson, mais aussi 2 pour les fleurs de Rui : les clients achètent à chaque stand qui vend ce qu’ils veulent.
lesson-line-title = Un stand gagne aussitôt
lesson-line = Un nouveau stand gagne aussitôt l’argent des clients déjà présents dans sa rangée et sa colonne. Le poisson en d2 touche le bar à sushi : 2 pièces de W2 et 4 de E2. Il coûte 3, il vous reste donc 3. Ouvrez-le !
lesson-closed-title = Reprenez du poisson
lesson-closed = Il y avait un bar fermé en d2 : vous le gardez. Et voici votre nouvelle tuile : reprenez du poisson, le bar à sushi adore ça.
lesson-pub-title = Ouvrez le bar
lesson-pub = Un bar donne plus de valeur à tout ce qui se vend à côté. Ouvrez-le en d1, contre votre poisson : encore 1 pièce. Un restaurant que vous avez encore à la fin vous coûterait 1 pièce.
lesson-value-title = Un client paie 3
lesson-value = Avec le bar à sushi et le bar, le poisson en d2 vaut maintenant 3. Un seul client suffit en Nd : placez-y la tuile poisson et tomates et gagnez 3 pièces.
lesson-end-title = Comment finit la partie
lesson-end = La fin approche quand il reste au plus 4 cases libres ou 4 entrées libres : tous les autres jouent alors encore un tour. Elle arrive aussi quand tout le monde prend des pièces à la suite, à deux joueurs deux fois chacun.
lesson-finish-title = Prenez une pièce
lesson-finish = Il y aurait encore beaucoup à gagner, mais terminons ainsi la leçon. Rui vient de prendre une pièce : prenez-en une aussi.
lesson-last-title = La dernière pièce
lesson-last = Cela fait trois pièces de suite. Prenez la quatrième et la partie est finie.
lesson-won-title = Vous gagnez !
lesson-won = Vous gagnez 15 à 6 ! Dans une vraie partie, vous ouvrirez jusqu’à huit stands. À bientôt au marché !
lesson-otherwise = C’est possible aussi. Pour cette leçon, choisissez plutôt ce qui est indiqué.

# L’autre joueur, dans l’alphabet du lecteur.
player-Rui = Rui
