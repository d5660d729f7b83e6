# La première partie, pas à pas.

learn-title = Première partie
learn-step = Étape { $number } sur { $of }
learn-next = Suivant
learn-back = Retour
learn-show = Montrez-moi
learn-your-move = À vous de jouer
learn-look = Regardez bien
learn-happened = Entre-temps
learn-would = { $choice } : coûte { $cost }, rapporte { $earns }.
learn-play = Jouer votre première partie
learn-play-text = Contre un ordinateur facile. Vous pouvez annuler vos coups et demander un conseil à tout moment.
learn-rules = Lire les règles
learn-again = Reprendre depuis le début
learn-none = Il n’y a pas encore de leçon pour ce jeu. Les règles expliquent tout.
learn-failed = La partie n’a pas pu être créée. Vérifiez votre connexion, puis réessayez.
learn-steps = Étapes de la leçon
