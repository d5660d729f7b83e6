# Einstellungen, Konto, Daten.

set-looks = Aussehen und Ton
set-theme = Farben
set-theme-system = Wie das System
set-theme-light = Hell
set-theme-dark = Dunkel
set-on = An
set-off = Aus
set-motion = Animationen
set-motion-on-help = Münzen und Plättchen bewegen sich. Ein Klick oder eine Taste überspringt das.
set-motion-off-help = Alles liegt sofort an seinem Platz.
set-motion-system = Dein System wünscht weniger Bewegung, deshalb bewegt sich ohnehin nichts.
set-sound = Ton
set-sound-on-help = Leise Töne für Münzen, Plättchen, Würfel und wenn du dran bist.
set-sound-off-help = Stille.

## Wer man ist

set-you = Du
account-have = Dein Konto. Melde dich damit überall an, und alle deine Partien sind da.
account-guest = Du spielst als Gast, den nur dieser Browser kennt. Mit einem Konto findest du deine Partien überall, und du kannst einen anderen Namen wählen.
account-nobody = Zum Spielen braucht niemand ein Konto. Nenn uns einen Namen oder fang einfach an: Dann bekommst du von selbst einen.
account-be = Diesen Namen nehmen
account-way = Neues Konto oder anmelden
account-new = Konto anlegen
account-new-help = Was du in diesem Browser schon gespielt hast, bleibt erhalten.
account-known = Anmelden
account-known-help = Was du hier als Gast gespielt hast, geht an dein Konto über.
account-name = Name
account-password = Passwort
account-password-show = Zeigen
account-password-help =
    { $left ->
        [0] Lang genug.
        [one] Mindestens 8 Zeichen: noch eines.
       *[other] Mindestens 8 Zeichen: noch { $left }.
    }
account-make = Konto anlegen
account-sign-in = Anmelden
account-sign-out = Abmelden
account-guest-out-title = Als Gast abmelden?
account-guest-out-text = Es gibt kein Zurück: Ein Gast hat kein Passwort, diese Partien findest du dann nicht wieder. Leg zuerst ein Konto an, um sie zu behalten.

## Daten

data = Deine Daten
data-text = Alles, was dieser Server über dich weiß: zum Mitnehmen oder zum Löschen.
data-export = Meine Daten herunterladen
data-delete = Alles löschen …
data-delete-title = Alles über dich löschen?
data-delete-text = Dein Name, dein Passwort, deine Wertungen, Kampagnen und Aufzeichnungen werden gelöscht. In laufenden Partien spielt ein Computer für dich weiter. Beendete Partien bleiben bei denen, mit denen du gespielt hast, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
data-delete-type = Tippe zur Bestätigung „{ $name }“ ein.
data-delete-now = Endgültig löschen

## Token

token = Token für Programme
token-text = Mit einem Token kann ein Programm von dir in deinem Namen spielen. Behandle ihn wie ein Passwort.
token-since = seit { $date }
token-new = Neuer Token
token-name = Wofür der Token ist
token-name-example = für meinen Bot
token-made = Der Token „{ $name }“ ist fertig.
token-once = Er wird nur dieses eine Mal gezeigt: Kopiere ihn jetzt.
token-itself = Der Token
token-delete = Löschen
token-delete-of = Token „{ $name }“ löschen
token-delete-title = Token „{ $name }“ löschen?
token-delete-text = Programme, die ihn benutzen, funktionieren dann sofort nicht mehr.
