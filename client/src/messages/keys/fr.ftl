# La liste des touches.

keys-table = À la table
keys-game = Dans ce jeu
keys-review = Dans l’analyse
keys-arrows = Se déplacer sur le plateau
keys-enter = Valider
keys-esc = Annuler la sélection
keys-undo = Annuler le coup
keys-hint = Conseil
keys-log = Journal
keys-chat = Discussion
keys-this = Cette liste
keys-tab = Zone suivante
keys-step = Un coup en arrière ou en avant
keys-ends = Première ou dernière position
keys-mistake = Erreur suivante
keys-esc-name = Échap
keys-enter-name = Entrée
keys-tab-name = Tab
keys-home-name = Début
keys-end-name = Fin
