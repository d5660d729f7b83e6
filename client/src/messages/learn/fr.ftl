# La première partie, pas à pas.

learn-title = Première partie
learn-step = Étape { $number } sur { $of }
learn-of = { $number } sur { $of }
learn-you = Vous
learn-teacher = professeur
learn-leave = Quitter la leçon
learn-next = Suivant
learn-back = Retour
learn-show = Montrez-moi
learn-would = { $choice } : coûte { $cost }, rapporte { $earns }.
learn-play = Jouer votre première partie
learn-again = Reprendre depuis le début
learn-none = Il n’y a pas encore de leçon pour ce jeu. Les règles expliquent tout.
learn-failed = La partie n’a pas pu être créée. Vérifiez votre connexion, puis réessayez.
