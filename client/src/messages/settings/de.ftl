# Einstellungen, Konto, Daten.

licences = Lizenzen
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
set-sound-turn-help = Ein kurzer Ton, wenn du dran bist, auch aus einem anderen Tab.
set-sound-off = Aus
set-sound-turn = Mein Zug
set-sound-on = Alle
set-speed-slow = Langsam
set-speed-normal = Normal
set-speed-fast = Schnell
set-speed-off = Aus

## How one plays

set-play = Wie du spielst
set-confirm = Züge bestätigen
set-confirm-off-help = Ein Druck führt den Zug aus.
set-confirm-on-help = Einmal drücken zum Ansehen, noch einmal für den Zug.
set-auto-pass = Von selbst passen
set-auto-pass-on-help = Wenn du nichts bauen kannst, endet dein Zug von selbst. Im Spielverlauf steht es.
set-auto-pass-off-help = Du drückst selbst auf „Nichts bauen“.

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
token-text = Mit einem Token kann ein Programm von dir in deinem Namen spielen. Behandle ihn wie ein Passwort. Er gilt nicht mehr, wenn du dein Passwort änderst, dich überall abmeldest oder ein Konto anlegst.
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

## Keys of the account

keys-title = Anmeldung und Geräte
password-change = Passwort ändern
password-present = Jetziges Passwort
password-next = Neues Passwort
password-help = Mindestens 8 Zeichen. Überall sonst wirst du dann abgemeldet, und deine Token und Notfallcodes gelten nicht mehr.
password-changed = Dein Passwort ist geändert. Überall sonst bist du abgemeldet. Token und Notfallcodes gelten nicht mehr: Leg neue an, wenn du sie brauchst.
recovery = Notfallcodes
recovery-left =
    { $codes ->
        [0] keine
        [one] noch einer
       *[other] noch { $codes }
    }
recovery-text = Wenn du dein Passwort vergisst, kommst du mit einem Code wieder hinein. Neue Codes oder ein neues Passwort machen alle alten ungültig.
recovery-make = Neue Codes anlegen
recovery-once = Sie werden nur dieses eine Mal gezeigt: Schreib sie auf oder speichere sie jetzt.
sessions = Wo du angemeldet bist
sessions-unknown = Unbekanntes Gerät
sessions-here = dieses Gerät
sessions-seen = zuletzt { $date }
sessions-end-of = Abmelden: { $device }
sessions-end-all = Überall abmelden
account-lost = Passwort vergessen
account-lost-help = Gib einen deiner Notfallcodes ein und wähle ein neues Passwort. Die anderen Codes und deine Tokens gelten dann nicht mehr: Leg in den Einstellungen neue an.
account-code = Notfallcode
token-scopes = Was er darf
token-scope-play = spielen
token-scope-read = lesen
token-scope-account = Konto
token-scope-play-help = In deinem Namen spielen
token-scope-read-help = Sehen, was du siehst
token-scope-account-help = Deine Daten herunterladen und sehen, wo du angemeldet bist

## Bescheid, wann ich am Zug bin

told-title = Wenn du am Zug bist
told-text = In langsamen Partien sagen wir dir, wann du am Zug bist, einmal je Zug. Sonst schicken wir nie etwas.
told-here = Hier Bescheid sagen
told-here-on = Dieser Browser bekommt Bescheid.
told-here-off = Dieser Browser bekommt keinen Bescheid.
told-here-not = Hier geht das nicht: Es braucht HTTPS und Web-Push.
told-server-not = Dieser Server schickt keine Push-Nachrichten.
told-stop = Beenden
told-stop-of = Keinen Bescheid mehr an { $device }
told-mail = E-Mail-Adresse
told-mail-add = Hierhin schreiben
told-mail-waits = Wir haben einen Link dorthin geschickt. Öffne ihn, dann kommen die E-Mails an.
told-quiet = Ruhezeiten
told-quiet-on = Nachts nichts schicken; es kommt, wenn die Ruhezeit endet
told-quiet-from = von
told-quiet-to = bis

## Links in E-Mails

mail-title = E-Mail
mail-stop-done = Keine E-Mails mehr
mail-stop-text = Deine Adresse ist gelöscht. Du kannst sie jederzeit wieder angeben.
mail-confirm-done = Danke
mail-confirm-text = Ab jetzt bekommst du hier eine E-Mail, wenn du am Zug bist.
mail-bad = Dieser Link geht nicht
mail-bad-text = Vielleicht ist er unvollständig, oder die Adresse wurde inzwischen geändert.
