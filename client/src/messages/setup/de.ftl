# Einen Tisch eröffnen und auf alle warten.

setup-title = Neue Partie
setup-players = Wer spielt mit
setup-number = Anzahl der Spieler
setup-seat = Platz { $seat }
setup-seat-kind = Wer auf Platz { $seat } spielt
setup-seat-level = Wie gut der Computer auf Platz { $seat } spielt
setup-seat-name = Name auf Platz { $seat }
setup-player = Spieler { $seat }
setup-open = Tisch eröffnen
setup-open-help = Du bekommst einen Link für die anderen. Es geht los, sobald alle sitzen.
setup-starting = Einen Moment …
setup-waiting-server = Die Spiele werden noch vorbereitet …

## Wer auf einem Platz sitzt

seat-me = Ich
seat-me-help = Hier spielst du.
seat-name-mine = Dein Name
seat-here = An diesem Bildschirm
seat-here-help = Spielt mit dir an diesem Bildschirm.
seat-invite = Auf Einladung
seat-invite-help = Wer den Link oder den Code hat.
seat-lobby = Offen für alle
seat-lobby-help = Wer den Tisch in der Lobby findet.
seat-computer = Computer
seat-level-easy = Leicht
seat-level-easy-help = Nimmt, was auf den ersten Blick gut aussieht, und verschätzt sich oft. Gut für die erste Partie.
seat-level-medium = Mittel
seat-level-medium-help = Denkt bei manchen Zügen voraus, sonst greift er einfach zu. Ein ordentlicher Gegner.
seat-level-hard = Schwer
seat-level-hard-help = Denkt voraus und lässt sich nur selten verleiten.
seat-level-master = Meister
seat-level-master-help = Die stärkste Stufe: denkt am weitesten voraus, bis zu einer Sekunde je Zug.

## Varianten der Spiele

option-money = Münzen
option-money-hidden = Verdeckt
option-money-hidden-help = Vor dem Ende sieht niemand die Münzen der anderen.
option-money-hidden-short = verdeckte Münzen
option-money-open = Offen
option-money-open-help = Alle sehen, was die anderen haben.
option-money-open-short = offene Münzen
option-closed = Geschlossene Restaurants
option-closed-visible = Sichtbar
option-closed-visible-help = Man sieht, welches Restaurant man bekäme.
option-closed-visible-short = geschlossene Restaurants sichtbar
option-closed-secret = Geheim
option-closed-secret-help = Welches Restaurant es ist, zeigt sich erst, wenn es jemand nimmt.
option-closed-secret-short = geschlossene Restaurants geheim
option-plus = Erweiterung
option-plus-no = Grundspiel
option-plus-no-help = Fünfzehn Arten von Karten, vier Großprojekte.
option-plus-no-short = Grundspiel
option-plus-yes = Plus
option-plus-yes-help = Zehn weitere Arten von Karten, darunter Kutter, und zwei weitere Großprojekte: Hafen und Flughafen.
option-plus-yes-short = Plus
option-market = Auslage
option-market-full = Alles
option-market-full-help = Alle Karten gibt es von Anfang an zu kaufen.
option-market-full-short = alle Karten zu kaufen
option-market-limited = Zehn Arten
option-market-limited-help = Zehn Arten zugleich aus einem gemischten Stapel: Jede Partie ist anders.
option-market-limited-short = zehn Arten zugleich
option-doubles = Freizeitpark
option-doubles-once = Ein Extrazug
option-doubles-once-help = Ein Pasch bringt einen weiteren Zug; ein Pasch in diesem bringt keinen mehr.
option-doubles-once-short = ein Extrazug
option-doubles-chain = Immer weiter
option-doubles-chain-help = Jeder Pasch bringt einen weiteren Zug, auch im Extrazug.
option-doubles-chain-short = Extrazüge ohne Ende

## Uhr, Wertung, Lobby

pace = Uhr
pace-amount = Zeit für einen Zug
pace-none = Ohne Uhr
pace-none-help = Alle nehmen sich die Zeit, die sie brauchen.
pace-turn = Live
pace-turn-help = Begrenzte Zeit für jeden Zug. Ist sie um, spielt ein Computer weiter.
pace-days = Fernpartie
pace-days-help = Ab und zu ein Zug, über mehrere Tage. Die Partie wartet auf der Startseite.
pace-seconds-each = { $seconds } s
pace-minutes-each = { $minutes } min
pace-days-each =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
setup-rated = Wertung
setup-casual-word = Zum Spaß
setup-casual-help = Nur zum Spaß: mit Tipps, und Züge lassen sich zurücknehmen.
setup-rated-word = Gewertet
setup-rated-help = Zählt für die Wertung. Keine Tipps; sobald etwas Neues bekannt ist, gilt ein Zug.
setup-rated-needs-people = Gewertete Partien spielen nur Menschen, alle an ihrem eigenen Bildschirm.
setup-rated-needs-others = Für eine gewertete Partie brauchst du einen Gegner.
setup-rated-needs-account = Gewertete Partien sind für Leute mit Konto.
setup-rated-account = Konto anlegen
setup-public = Wer den Tisch sieht
setup-private-word = Privat
setup-private-help = Nur wer den Link hat.
setup-public-word = Öffentlich
setup-public-help = Er steht in der Lobby, und alle dürfen zusehen.
setup-public-for-lobby = Ein Platz ist für alle offen, deshalb steht der Tisch in der Lobby.

## Der Warteraum

room-title = Warten auf alle
room-laid = Der Tisch wird vorbereitet …
room-mixing = Die Ziehungen werden vorbereitet. Wir warten auf { $names }: Dort muss die Seite einmal offen sein.
room-free =
    { $free ->
        [0] Alle sind da. Die Partie beginnt.
        [one] Ein Platz ist noch frei. Sobald er besetzt ist, geht es los.
       *[other] { $free } Plätze sind noch frei. Sobald alle besetzt sind, geht es los.
    }
room-invite = Einladen
room-invite-text = Verschick diesen Link. Wer ihn öffnet, kann sich setzen, ohne Anmeldung.
room-invite-rated = Verschick diesen Link. Wer ihn öffnet, kann sich mit einem Konto setzen: Die Partie ist gewertet.
room-link = Einladungslink
room-copy = Kopieren
room-copied = Kopiert
room-copy-failed = Kopieren geht hier nicht. Markiere den Link und kopiere ihn von Hand.
room-share = Teilen
room-share-text = Spiel { $title } mit mir
room-code = Code
room-code-text = Zum Eintippen auf der Startseite
room-qr = QR-Code des Einladungslinks
room-qr-text = Oder mit der Handykamera scannen.
room-sit = Hier hinsetzen
room-stand = Aufstehen
room-remove = Entfernen
room-you = das bist du
room-shares = an deinem Bildschirm
room-here = verbunden
room-away = nicht verbunden
room-free-invite = Wartet auf jemanden mit dem Link
room-free-lobby = Wartet auf Mitspieler
room-free-me = Für den Gastgeber reserviert
room-name-title = Wie dürfen wir dich nennen?
room-name-text = Zum Spielen genügt ein Name.
room-name-sit = Hinsetzen
room-account-title = Dieser Tisch wird gewertet
room-account-text = Gewertete Partien sind für Leute mit Konto, damit alle unter ihrem eigenen Namen spielen. Ein Name und ein Passwort genügen.
room-full = Alle Plätze für Gäste sind besetzt. Du kannst bleiben und zusehen.
room-fair = Fairer Zufall
room-fair-text = Der Server hat sein Geheimnis für alle Würfe und Ziehungen schon festgelegt und dessen Fingerabdruck veröffentlicht. Beim Hinsetzen geben alle etwas Eigenes dazu. So kann niemand das Ergebnis bestimmen, und nach der Partie können alle es nachprüfen.
room-fingerprint = Fingerabdruck

## Eine Partie eröffnen: wer, eine Frage, der Rest eingeklappt

setup-who = Mit wem spielst du?
setup-preset-computer = Computer
setup-preset-computer-text = Sofort los, Züge lassen sich zurücknehmen
setup-preset-friend = Freunde
setup-preset-friend-text = Schick einen Link oder Code
setup-preset-here = Dieser Bildschirm
setup-preset-here-text = Reihum am selben Gerät
setup-preset-anyone = Wer will
setup-preset-anyone-text = Gewertet, mit allen, die sich dazusetzen
setup-strength = Wie stark?
setup-level-easy = für die ersten Partien
setup-level-medium = ein ordentlicher Gegner
setup-level-hard = denkt meist voraus
setup-level-master = irrt sich selten
setup-clock = Wie schnell?
setup-clock-turn = je Zug, live
setup-clock-days = je Zug, ab und zu
setup-clock-none = ohne Eile
setup-names = Namen
setup-seats = Wer wo sitzt
setup-seated-computer = Computer
setup-seated-invite = auf Einladung
setup-seated-lobby = wer will
setup-details = Einzelheiten
setup-fold-no-clock = ohne Uhr
setup-fold-rated = gewertet
setup-fold-casual = nicht gewertet
setup-fold-public = in der Lobby zu sehen
setup-begin = Partie starten
setup-begin-help = Etwa 30 Minuten. Du kannst jederzeit aufhören und später weiterspielen.
setup-other-game = Lieber { $title }
