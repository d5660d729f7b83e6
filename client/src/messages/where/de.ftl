# Wo eine Partie liegt: auf dem Server oder ohne Netz auf diesem Gerät.

where-title = Wo gespielt wird
where-server = Auf dem Server
where-server-help = Von all deinen Geräten aus, und andere können zusehen.
where-device = Auf diesem Gerät
where-device-help = Nur in diesem Browser, auch ohne Netz.
where-here = Du spielst auf diesem Gerät.
where-here-text = Die Partien bleiben in diesem Browser.
where-here-server = Der Server ist wieder erreichbar.
server-lost = Der Server ist nicht erreichbar.
server-lost-text = Du kannst solange auf diesem Gerät spielen: allein, zu mehreren an einem Bildschirm oder gegen den Computer.
play-here = Auf diesem Gerät spielen
play-server = Zurück zum Server
account-device = Auf diesem Gerät hast du nur einen Namen. Konten, Wertungen und Nachrichten brauchen einen Server.
needs-server = Dafür braucht es einen Server.
needs-server-title = Dafür braucht es einen Server
needs-server-text = Die anderen sind auf dem Server, und du spielst auf diesem Gerät. Geh dafür zurück zum Server.
needs-server-none = Diese Seite kommt ohne Server aus, darum gibt es hier keine anderen Leute. Betreibe dafür einen eigenen Server.

## Die Engine

engine-loading = Die Engine wird geladen: { $percent } %
engine-starting = Die Engine startet …
engine-failed-download = Die Engine konnte nicht geladen werden.
engine-failed-start = Die Engine startet in diesem Browser nicht.
engine-not-here = Die Engine dieses Geräts läuft nicht.

## Bereit zum Spielen ohne Netz

offline-title = Ohne Netz spielen
offline-text = Behält die Engine in diesem Browser, etwa { $megabytes } MB. Danach kannst du überall auf diesem Gerät spielen.
offline-kept = Bereit: Du kannst auf diesem Gerät ohne Netz spielen.
offline-keep = Für das Spielen ohne Netz vorbereiten
offline-keeping = Wird geladen: { $percent } %
offline-failed = Das hat nicht geklappt. Prüfe deine Verbindung und versuch es noch einmal.
offline-impossible = Dieser Browser kann die Seite nicht behalten. Über HTTPS ginge es.
update-ready = Eine neue Version ist da.
update-text = Sie startet, wenn du Feira das nächste Mal öffnest.
update-in-a-game = In einem anderen Tab ist eine Partie offen. Beende oder schließe sie zuerst.
update-now = Jetzt starten

## Eine Partie auf den Server verschieben

move = Auf den Server verschieben
move-title = Diese Partie auf den Server verschieben?
move-text-over = Der Server bekommt die Aufzeichnung: Du kannst sie dort von jedem Gerät aus ansehen.
move-text-playing = Du spielst dort von jedem Gerät aus weiter. Die Partie wird nicht gewertet und endet auf diesem Gerät.
move-do = Verschieben
move-doing = Wird verschoben …
move-stay = Hier lassen
move-failed = Die Partie konnte nicht verschoben werden. Sie ist noch hier.
share-device = Diese Partie liegt auf diesem Gerät. Verschiebe sie auf den Server, um einen Link zu verschicken, oder schick die Aufzeichnung.
moved-title = Diese Partie ist jetzt auf dem Server
moved-text = Du hast sie dorthin verschoben und spielst von jedem Gerät aus weiter.
moved-to = Dort weiterspielen
