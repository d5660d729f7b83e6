# Strony z zasadami.

rules-title = Zasady
rules-contents = Spis treści
rules-example = Przykład
rules-learn = Pierwsza gra z podpowiedziami
rules-play = Nowa gra
rules-none = Nie ma tu zasad tej gry.
