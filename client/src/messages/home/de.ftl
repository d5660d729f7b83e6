# Die Seiten rund um den Tisch: Start, Beitreten mit Code, Lobby, meine Partien.

home-nav = Seiten
home-nav-play = Spielen
home-nav-daily = Täglich
home-nav-lobby = Lobby
home-nav-campaign = Kampagne
home-nav-games = Meine Partien
home-nav-rules = Regeln
home-nav-me = { $name }, Konto und Einstellungen

# Ein Knopf mit seinen eigenen Worten und worum es geht.
home-about = { $what }: { $about }

home-preparing = Die Spiele werden vorbereitet: { $percent } %.
home-preparing-why = Das geschieht nur einmal, beim allerersten Start. Du kannst dich schon umsehen; Partien beginnen, sobald alles bereit ist.

## Was schiefgehen kann

trouble-unknown = Das hat nicht geklappt. Prüfe deine Eingabe und versuch es noch einmal.
trouble-server = Der Server kann das gerade nicht. Es ist nichts verloren; versuch es gleich noch einmal.
trouble-too-often = Das waren zu viele Versuche. Warte eine Weile und versuch es dann noch einmal.
trouble-too-many = Davon gibt es schon zu viele. Lösche zuerst eines.
trouble-review-long = Diese Partie hat zu viele Züge für eine Analyse.
trouble-nobody = Du bist nicht mehr angemeldet. Lade die Seite neu und versuch es noch einmal.
trouble-name = Ein Name muss 1 bis 24 sichtbare Zeichen haben, ohne Komma und #. Nimm einen anderen.
trouble-name-taken = Dieser Name ist schon vergeben. Nimm einen anderen, oder melde dich an, wenn es deiner ist.
trouble-password-short = Dieses Passwort ist zu kurz. Nimm mindestens 8 Zeichen.
trouble-password-long = Dieses Passwort ist zu lang. Nimm höchstens 256 Zeichen.
trouble-password-common = Dieses Passwort ist zu leicht zu erraten. Nimm ein anderes.
trouble-no-account = Es gibt kein Konto mit diesem Namen und Passwort. Prüfe beides und versuch es noch einmal.
trouble-no-code-of-account = Es gibt kein Konto mit diesem Namen und Notfallcode. Ein neues Passwort oder neue Codes machen die alten ungültig.
trouble-password-present = Das ist nicht dein jetziges Passwort.
trouble-have-account = Du hast schon ein Konto.
trouble-no-code = Kein offener Tisch hat diesen Code. Prüfe ihn; vielleicht hat die Partie schon begonnen.

## Startseite

home-greet-your-turn = Du bist dran, { $name }
home-greet-back = Schön, dass du da bist, { $name }
home-greet-new = Willkommen auf dem Markt
home-greet-new-text = Zwei Brettspiele für einen bis fünf Spieler: gegen gute Computer, mit Freunden per Link oder an einem Bildschirm. Ohne Anmeldung, einfach spielen.
home-greet-nothing-text = Keine Partie wartet auf dich. Fang eine an, oder setz dich an einen Tisch.

home-continue = Weiterspielen
home-continue-table = Zum Tisch
home-continue-waiting =
    { $number ->
        [one] { $players } wartet auf dich
       *[other] { $players } warten auf dich
    }
home-continue-won = Alle anderen sind gegangen: Du gewinnst
home-continue-open =
    { $free ->
        [0] Alle sind da
        [one] Es fehlt noch ein Mitspieler
       *[other] Es fehlen noch { $free } Mitspieler
    }

home-start = Partie beginnen
home-game-line-mercado = Eröffne Stände, locke Kunden an – und achte darauf, wen sie noch bezahlen.
home-game-line-machikoro = Würfeln, verdienen, bauen. Wer zuerst alle Großprojekte hat, gewinnt.
home-game-players = { $least }–{ $most } Spieler
home-game-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
home-game-new = Neue Partie
home-game-learn = Spielend lernen

home-campaign-title = Solo-Kampagne
home-campaign-fame = Ruhm { $fame } von { $most }
home-campaign-begin = Kampagne beginnen
home-campaign-look = Zum Wertungsbogen
home-campaign-cell-open = { $number }, { $name }: noch nicht gespielt
home-campaign-cell = { $number }, { $name }: { $stars } von 3 Sternen
home-seats-taken = { $taken } von { $seats } Plätzen besetzt

## Beitreten mit Code

code-title = Mit Code beitreten
code-label = Code des Tisches, sechs Buchstaben oder Ziffern
code-help = Sechs Buchstaben oder Ziffern. Du bekommst den Code von der Person, die dich einlädt.
code-looking = Der Tisch wird gesucht …
join-title = An einen Tisch setzen
join-looking = Tisch { $code } wird gesucht …

## Lobby

lobby-title = Lobby
lobby-open = Offene Tische
lobby-playing = Zum Zusehen
lobby-empty = Gerade ist kein Tisch offen.
lobby-to = Zur Lobby
lobby-join = Mitspielen
lobby-account = Konto
lobby-account-needed = Gewertete Tische sind für Leute mit Konto: Konto anlegen
lobby-account-note = Gewertete Tische sind für Leute mit Konto.
lobby-watch = Zusehen
lobby-back = Zurück
lobby-nobody-yet = Noch sitzt niemand hier
lobby-filter = Welches Spiel

## Meine Partien

mine-title = Meine Partien
mine-nobody = In diesem Browser wurde noch nichts gespielt. Fang eine Partie an, oder melde dich an, um deine Partien hier zu finden.
mine-sign-in = Anmelden
mine-finished-empty = Noch keine beendeten Partien. Sie bleiben hier, zum Nachspielen und Analysieren.
mine-open = es fehlen noch Mitspieler
mine-won = Gewonnen
mine-shared = Geteilter Sieg
mine-lost = Verloren
mine-to-table = Zum Tisch
mine-review = Analyse
mine-rematch = Noch einmal
mine-more = Mehr anzeigen
mine-records = Hochgeladene Aufzeichnungen
mine-records-text = Spiel jede Partie aus ihrer .feira-Datei nach, auch eine von anderswo.
mine-upload = Aufzeichnung hochladen
mine-drop = Zieh eine .feira-Datei hierher, oder wähle eine aus.
mine-uploading = Die Aufzeichnung wird geprüft …
mine-upload-wrong = Das ist keine Aufzeichnung einer Partie, oder die Datei ist beschädigt.
mine-upload-line = Diese Aufzeichnung ist nicht lesbar: Fehler in Zeile { $line }.
mine-upload-done = Die Aufzeichnung ist da: { $players }.
mine-upload-big = Diese Datei ist zu groß für eine Aufzeichnung.
mine-record-delete-of = Aufzeichnung mit { $players } löschen
mine-record-delete-title = Diese Aufzeichnung löschen?
mine-record-delete-text = Sie verschwindet von diesem Server. Die Datei auf deinem Gerät bleibt.
mine-keep = Behalten
mine-delete = Löschen
mine-unfinished = nicht beendet
mine-ratings = Wertungen
mine-rating = Wertung
mine-curve =
    { $games ->
        [one] { $rating } nach { $games } gewerteten Partie
       *[other] { $rating } nach { $games } gewerteten Partien
    }
mine-ratings-empty = Spiel eine gewertete Partie, um eine Wertung zu bekommen.
mine-rating-games =
    { $games ->
        [one] { $games } gewertete Partie
       *[other] { $games } gewertete Partien
    }

## Meine Partien: eine Liste mit Filtern

mine-filter = Welche Partien
mine-show-all = Alle
mine-show-waiting = Warten auf mich
mine-show-running = Laufend
mine-show-won = Gewonnen
mine-show-lost = Verloren
mine-show-everything = Alle Partien zeigen
mine-solo = Solo
mine-search = Nach Namen suchen
mine-none-found = Keine passende Partie.
mine-nobody-yet = Noch niemand
mine-look = Ansehen
mine-left = Verlassen
mine-closed = Geschlossen
mine-turn-of = { $player } am Zug
mine-running-tag = läuft
mine-stars =
    { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }
mine-place = { $place }. Platz
mine-total-games =
    { $games ->
        [one] Partie
       *[other] Partien
    }
mine-total-won = gewonnen
mine-total-share = Siege

## Lobby: offene Tische, die passendsten zuerst

lobby-count =
    { $tables ->
        [0] Keine Tische
        [one] 1 Tisch
       *[other] { $tables } Tische
    }
lobby-people =
    { $people ->
        [one] 1 Person spielt
       *[other] { $people } Leute spielen
    }
lobby-best-fit = Was am besten zu deiner Wertung { $rating } passt, steht oben.
lobby-open-one = Tisch eröffnen
lobby-quick-rated = { $title }, gewertet
lobby-quick-casual = { $title }, zum Spaß
lobby-quick-about = um { $rating }
lobby-quick-find = Partie finden
lobby-quick-nobody = Niemand da?
lobby-quick-computer = Der Computer setzt sich sofort.
lobby-quick-now = Jetzt spielen
lobby-with-clock = Mit Uhr
lobby-days = Fernpartie
lobby-column-host = Gastgeber
lobby-column-level = Stärke
lobby-column-counts = Wertung
lobby-column-seats = Plätze
lobby-column-age = Offen seit
lobby-level-new = neu
lobby-level-new-text = erste Partien
lobby-level-even-text = ebenbürtig
lobby-level-easier-text = schwächer
lobby-level-stronger-text = stärker
lobby-friendly = zum Spaß
lobby-free = { $free } frei
lobby-full = Voll
lobby-computers = { $computers } Computer
lobby-none-fits = Kein offener Tisch passt.
lobby-empty-open = Eröffne einen: Es geht los, sobald alle sitzen.
