# La première partie de Machi Koro en français.

lesson-goal-title = Le but du jeu
lesson-goal = Bienvenue dans votre ville ! La première personne qui construit les quatre monuments gagne : gare, centre commercial, parc d’attractions et tour radio. Ils coûtent 4, 10, 16 et 22 pièces. Vous en avez 3.
lesson-roll-title = Le lancer
lesson-roll = Vous avez des champs de blé, qui rapportent sur un 1, et une boulangerie, qui rapporte sur un 2 ou un 3. Chaque tour commence par un lancer de dé. C’est parti !
lesson-build-title = Construisez une carte
lesson-build = Un 3 : votre boulangerie rapporte 1 pièce. Vous pouvez maintenant construire une carte. Une supérette coûte 2 et rapporte 3 pièces chaque fois que vous faites un 4. Construisez-la !
lesson-blue-title = Les bleues paient toujours
lesson-blue = Les cartes vertes, comme la boulangerie et la supérette, ne paient qu’à votre tour. Les bleues, comme les champs de blé, paient au tour de chacun. Regardez ce que fait Rui.
lesson-red-title = Les rouges prennent
lesson-red = Son 1 a rapporté une pièce à chacun de vous, puis il a construit un café. Les cartes rouges prennent des pièces à qui obtient leur numéro : sur un 3, vous payez d’abord 1 pièce à Rui, puis votre boulangerie vous paie. Lançons le dé.
lesson-twice-title = Deux paient double
lesson-twice = Pas de chance : 1 pièce pour Rui, puis 1 pour vous. Construisez une deuxième supérette. Deux cartes identiques paient deux fois !
lesson-purple-title = Prendre aux autres
lesson-purple = Un 4 : vos deux supérettes rapportent 2 × 3 = 6 pièces ! Les cartes violettes agissent à votre tour et prennent en général aux autres. Construisez le stade pour 6.
lesson-stadium-title = Visez le 6
lesson-stadium = Sur un 6, votre stade prend 2 pièces à chacun des autres. Rui en a 4. Lancez !
lesson-save-title = Économisez
lesson-save = Un 6 ! Rui vous a donné 2 pièces. La gare coûte 4 et vous n’en avez que 3. On n’est pas obligé de construire à chaque tour : ne construisez rien et économisez.
lesson-station-title = Votre premier monument
lesson-station = Le 1 de Rui vous a rapporté 1 pièce et votre 4 en a ajouté 6 : vous en avez 10. Construisez la gare pour 4, votre premier monument !
lesson-dice-title = Un dé ou deux
lesson-dice = Avec la gare, vous choisissez avant chaque lancer : un dé ou deux. Avec deux dés, vous atteignez les cartes fortes, de 7 à 12 ; vos supérettes, elles, attendent un 4. Essayez avec deux.
lesson-mine-title = Une carte pour deux dés
lesson-mine = Un 7 ne rapporte encore rien. Construisez la mine pour 6 : elle rapporte 5 pièces sur un 9, peu importe qui lance.
lesson-later-title = Après quelques tours de table
lesson-later = Passons quelques tours de table, pendant lesquels vous continuez tous deux à construire.
lesson-park-title = Un double fait rejouer
lesson-park = Vous avez deux monuments de plus. Grâce au centre commercial, toutes vos cartes pain et tasse paient 1 de plus, et avec le parc d’attractions un double vous fait rejouer. Lancez deux dés !
lesson-again-title = Économisez encore
lesson-again = Double 4 ! Votre fabrique de meubles rapporte 9 et vous allez rejouer. La tour radio coûte 22 et vous n’en avez que 12 : ne construisez rien pour l’instant.
lesson-win-title = Le dernier monument
lesson-win = Encore un 4 : quatre supérettes à 4 pièces font 16, merci le centre commercial. Vous avez 28 pièces. Construisez la tour radio, votre quatrième monument !
lesson-won-title = Vous gagnez !
lesson-won = Les quatre monuments sont construits : vous gagnez aussitôt ! Envie d’une vraie partie ?
lesson-otherwise = C’est possible aussi. Pour cette leçon, choisissez plutôt ce qui est indiqué.

# L’autre joueur, dans l’alphabet du lecteur.
player-Rui = Rui
