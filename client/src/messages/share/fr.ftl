# Partager une partie : un lien avec sa carte, une image animée, une rediffusion pour d’autres pages.

share-title = Partager la partie
share-link = Lien
share-card = Voici ce que l’on voit à côté du lien.
share-card-alt = Carte d’aperçu : { $title }
share-film = Enregistrer en image animée
share-embed = Rediffusion pour une autre page
share-embed-text = Collez ceci dans votre page. Aucun cookie n’est déposé.
share-board = Analyser cette position

# La rediffusion dans le cadre d’une autre page.

embed-open = Ouvrir dans Feira
embed-play = Lire
embed-pause = Pause
embed-full = Plein écran
embed-none = Cette partie ne peut pas être montrée : elle n’existe pas ou n’est pas finie.
embed-move = { $player } : { $move }
