# Les pages avec les règles.

rules-title = Règles
rules-contents = Sommaire
rules-example = Exemple
rules-learn = Jouer une première partie guidée
rules-play = Nouvelle partie
rules-none = Il n’y a pas de règles pour ce jeu ici.
