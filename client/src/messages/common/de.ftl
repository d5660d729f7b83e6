# Was alle Seiten gemeinsam haben.

description = Mercado de Lisboa und Machi Koro: allein, mit Freunden oder gegen starke Computergegner
home = Feira, Startseite
settings = Einstellungen
language = Sprache
theme-to-light = Helle Farben
theme-to-dark = Dunkle Farben
more = Mehr
close = Schließen
cancel = Abbrechen
understood = Verstanden
try-again = Noch einmal versuchen
go-home = Zur Startseite
rules = Regeln
loading = Einen Moment …

error-title = Das hat nicht geklappt
error-offline = Es gibt keine Verbindung zum Server. Prüfe dein Netz und versuch es noch einmal.
error-no-page = Unter dieser Adresse ist nichts. Vielleicht ist der Link unvollständig.
error-page-not-loaded = Diese Seite ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.
error-no-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig, oder der Tisch wurde gelöscht.

## What operators have done

banned-title = Du bist gesperrt
banned-until = Bis { $when } kannst du hier nicht spielen.
banned-for-good = Du kannst hier nicht mehr spielen.
operator-reason = Der Grund: { $reason }
closed-title = Dieser Tisch wurde geschlossen
closed-text = Die Betreiber des Servers haben ihn geschlossen. Niemand hat gewonnen.

## Menschen und Plätze

guest-name = Gast
name-guest = { $name } (Gast)
you = du
seat-free = freier Platz
level-easy = Computer (leicht)
level-medium = Computer (mittel)
level-hard = Computer (schwer)
level-master = Computer (Meister)
computer = Computer
players-number = { $players } Spieler

## Am Tisch

table = Tisch
connecting = Verbindung zum Tisch wird hergestellt …
reconnecting = Verbindung wird wiederhergestellt …
your-turn = Du bist dran
turn-of = { $player } ist dran
thinking = { $player } denkt nach …
fair = Fairer Zufall
watching = Zuschauer
log = Spielverlauf
log-empty = Noch ist nichts geschehen.
log-setup = Aufbau
log-round = Runde { $number }
log-rounds =
    { $to ->
        [1] Runde 1
       *[other] Runden 1 bis { $to }
    }
log-turns =
    { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
# Ein Zug in einem Satz: was getan wurde und was daraus wurde.
told = { $what }: { $facts }.
told-alone = { $what }.
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
clock-left = Verbleibende Zeit
clock-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
clock-hours =
    { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }
hint = Tipp
hint-tag = Tipp
hint-hide = Tipp ausblenden
hint-thinking = Ein Tipp wird gesucht …
# What to do, and the one reason that tells most.
hint-lead = { $what }:
hint-why = { $why }.
hint-alone = { $what }.
undo = Zurücknehmen
keys = Tastatur
record-download = Aufzeichnung herunterladen
resign = Aufgeben
resign-title = Partie verlassen?
resign-text = Ein Computer spielt für dich weiter. Das lässt sich nicht rückgängig machen.
resign-text-others = Ein Computer spielt für dich weiter, damit die anderen zu Ende spielen können. Das lässt sich nicht rückgängig machen.
play-on = Weiterspielen
asks-to-take-back = { $player } möchte etwas zurücknehmen
asks-to-take-back-text = Seitdem ist etwas bekannt geworden, deshalb entscheidest du.
agree = Einverstanden
decline = Nein, weiter
rematch-title = Die Revanche steht bereit
rematch-text = Jemand an diesem Tisch möchte noch einmal spielen. Für dich ist ein Platz freigehalten.
rematch-join = Mitspielen
stay = Hierbleiben
to-result = Zurück zum Ergebnis
