# Einen Tisch eröffnen und auf alle warten.

setup-title = Neue Partie
setup-players = Wer spielt mit
setup-number = Anzahl der Personen
setup-solo = Solo
setup-options = Regeln an diesem Tisch
setup-how = So wird gespielt
setup-seat = Platz { $seat }
setup-seat-kind = Wer auf Platz { $seat } spielt
setup-seat-level = Wie gut der Computer auf Platz { $seat } spielt
setup-seat-name = Name auf Platz { $seat }
setup-player = Spieler { $seat }
setup-start = Los geht’s
setup-start-help = Die Partie beginnt sofort.
setup-open = Tisch eröffnen
setup-open-help = Du bekommst einen Link für die anderen. Es geht los, sobald alle sitzen.
setup-starting = Einen Moment …
setup-waiting-server = Die Regeln werden noch vorbereitet …
setup-challenge = Welche Herausforderung
setup-thresholds = ein Stern ab { $one } Münzen, zwei ab { $two }, drei ab { $three }
setup-campaign = Hier ist eine Herausforderung nur zur Übung.
setup-to-campaign = Kampagne spielen

## Wer auf einem Platz sitzt

seat-me = Ich
seat-me-help = Hier spielst du.
seat-name-mine = Dein Name
seat-here = Jemand hier
seat-here-help = Spielt mit dir an diesem Bildschirm.
seat-invite = Auf Einladung
seat-invite-help = Wer den Link oder den Code hat.
seat-lobby = Wer will
seat-lobby-help = Wer den Tisch in der Lobby findet.
seat-computer = Computer
seat-level-easy = Leicht
seat-level-easy-help = Nimmt, was auf den ersten Blick gut aussieht, und verschätzt sich oft. Gut für die erste Partie.
seat-level-medium = Mittel
seat-level-medium-help = Denkt bei jedem zweiten Zug voraus, sonst greift er einfach zu. Ein fairer Gegner.
seat-level-hard = Schwer
seat-level-hard-help = Denkt bei jedem Zug voraus.
seat-level-master = Meister
seat-level-master-help = Der Stärkste: denkt am weitesten voraus, bis zu einer Sekunde je Zug.

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
option-closed-secret = Verdeckt
option-closed-secret-help = Welches Restaurant es ist, zeigt sich erst, wenn es jemand nimmt.
option-closed-secret-short = geschlossene Restaurants verdeckt
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
pace-turn-help = So viel Zeit für jeden Zug. Ist sie um, spielt ein Computer weiter.
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
setup-rated-needs-others = Zu einer gewerteten Partie gehört ein Gegenüber.
setup-public = Wer den Tisch sieht
setup-private-word = Privat
setup-private-help = Nur wer den Link hat.
setup-public-word = Öffentlich
setup-public-help = Er steht in der Lobby, und alle dürfen zusehen.
setup-public-for-lobby = Ein Platz ist für alle offen, deshalb steht der Tisch in der Lobby.

## Der Warteraum

room-title = Gleich geht es los
room-laid = Der Tisch wird gedeckt …
room-free =
    { $free ->
        [0] Alle sind da. Die Partie beginnt.
        [one] Ein Platz ist noch frei. Sobald er besetzt ist, geht es los.
       *[other] { $free } Plätze sind noch frei. Sobald alle besetzt sind, geht es los.
    }
room-invite = Einladen
room-invite-text = Verschick diesen Link. Wer ihn öffnet, kann sich setzen, ohne Anmeldung.
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
room-you = das bist du
room-shares = an deinem Bildschirm
room-here = verbunden
room-away = nicht verbunden
room-free-invite = Wartet auf jemanden mit dem Link
room-free-lobby = Wartet auf Mitspieler
room-free-me = Für den Host reserviert
room-name-title = Wie dürfen wir dich nennen?
room-name-text = Zum Spielen genügt ein Name.
room-name-sit = Hinsetzen
room-full = Alle Plätze für Gäste sind besetzt. Du kannst bleiben und zusehen.
room-fair = Faire Würfel
room-fair-text = Der Server hat sein Geheimnis für die Würfel schon festgelegt und dessen Fingerabdruck veröffentlicht. Beim Hinsetzen geben alle etwas Eigenes dazu. So kann niemand die Würfe bestimmen, und nach der Partie können alle sie nachprüfen.
room-fingerprint = Fingerabdruck
