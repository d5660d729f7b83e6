# Die Seiten rund um den Tisch: Start, Beitreten mit Code, Lobby, meine Partien.

home-nav = Seiten
home-nav-play = Spielen
home-nav-lobby = Lobby
home-nav-campaign = Kampagne
home-nav-games = Meine Partien
home-nav-rules = Regeln
home-nav-me = { $name }, Konto und Einstellungen

# Ein Knopf mit seinen eigenen Worten und worum es geht.
home-about = { $what }: { $about }

home-preparing = Die Regeln werden vorbereitet, { $percent } %.
home-preparing-why = Das geschieht nur einmal, beim allerersten Start. Du kannst dich schon umsehen; Partien beginnen, sobald alles bereit ist.

## Was schiefgehen kann

trouble-unknown = Das hat nicht geklappt. Prüfe deine Eingabe und versuch es noch einmal.
trouble-server = Der Server kann das gerade nicht. Es ist nichts verloren; versuch es gleich noch einmal.
trouble-too-often = Das waren zu viele Versuche. Warte eine Weile und versuch es dann noch einmal.
trouble-nobody = Du bist nicht mehr angemeldet. Lade die Seite neu und versuch es noch einmal.
trouble-name = Ein Name hat 1 bis 24 Zeichen, ohne Komma und #. Nimm einen anderen.
trouble-name-taken = Dieser Name ist schon vergeben. Nimm einen anderen, oder melde dich an, wenn es deiner ist.
trouble-password-short = Dieses Passwort ist zu kurz. Nimm mindestens 8 Zeichen.
trouble-password-long = Dieses Passwort ist zu lang. Nimm höchstens 256 Zeichen.
trouble-password-common = Dieses Passwort würde jeder zuerst ausprobieren. Nimm ein anderes.
trouble-no-account = Es gibt kein Konto mit diesem Namen und Passwort. Prüfe beides und versuch es noch einmal.
trouble-have-account = Du hast schon ein Konto.
trouble-no-code = Kein offener Tisch hat diesen Code. Prüfe ihn; vielleicht hat die Partie schon begonnen.

## Startseite

home-greet-your-turn = Du bist dran, { $name }
home-greet-back = Schön, dass du da bist, { $name }
home-greet-new = Willkommen auf dem Markt
home-greet-new-text = Zwei Brettspiele für eine bis fünf Personen: gegen gute Computer, mit Freunden per Link oder an einem Bildschirm. Ohne Anmeldung, einfach spielen.
home-greet-nothing-text = Keine Partie wartet auf dich. Fang eine an, oder setz dich an einen Tisch.

home-continue = Weiterspielen
home-continue-table = Zum Tisch
home-continue-since = seit { $date }
home-continue-waiting =
    { $number ->
        [one] { $players } wartet auf dich
       *[other] { $players } warten auf dich
    }
home-continue-open =
    { $free ->
        [0] Alle sind da
        [one] Es fehlt noch eine Person
       *[other] Es fehlen noch { $free } Personen
    }

home-start = Partie beginnen
home-game-line-mercado = Eröffne Stände, locke Kunden an – und achte darauf, wen sie noch bezahlen.
home-game-line-machikoro = Würfeln, verdienen, bauen. Wer zuerst alle Großprojekte hat, gewinnt.
home-game-players = { $least }–{ $most } Personen
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
lobby-text = Tische, an die sich alle setzen dürfen, und Partien, bei denen alle zusehen dürfen. Die Seite hält sich selbst aktuell.
lobby-open = Offene Tische
lobby-playing = Zum Zusehen
lobby-empty = Gerade ist kein Tisch offen.
lobby-empty-text = Eröffne einen öffentlichen Tisch: Wer vorbeikommt, kann sich setzen.
lobby-empty-game = Für dieses Spiel ist gerade kein Tisch offen.
lobby-playing-empty = Gerade spielt niemand öffentlich.
lobby-set-up = Öffentlichen Tisch eröffnen
lobby-to = Zur Lobby
lobby-join = Mitspielen
lobby-watch = Zusehen
lobby-back = Zurück
lobby-nobody-yet = Noch sitzt niemand hier
lobby-filter = Welches Spiel
lobby-all-games = Alle Spiele

## Meine Partien

mine-title = Meine Partien
mine-nobody = In diesem Browser wurde noch nichts gespielt. Fang eine Partie an, oder melde dich an, um deine Partien hier zu finden.
mine-sign-in = Anmelden
mine-running = Laufende Partien
mine-running-empty = Du bist gerade in keiner Partie.
mine-finished = Beendete Partien
mine-finished-empty = Noch keine beendeten Partien. Sie bleiben hier, zum Nachspielen und Analysieren.
mine-your-turn = du bist dran
mine-their-turn = { $player } ist dran
mine-open = es fehlen noch Leute
mine-won = Gewonnen
mine-shared = Geteilter Sieg
mine-lost = Verloren
mine-with = mit { $players }
mine-alone = allein
mine-to-table = Zum Tisch
mine-review = Analyse
mine-rematch = Noch einmal
mine-more = Mehr anzeigen
mine-records = Hochgeladene Aufzeichnungen
mine-records-text = Spiel jede Partie aus ihrer .feira-Datei nach, auch eine von anderswo.
mine-upload = Aufzeichnung hochladen
mine-drop = Zieh eine .feira-Datei hierher, oder wähle eine aus.
mine-uploading = Die Aufzeichnung wird geprüft …
mine-upload-wrong = Diese Aufzeichnung war nicht lesbar: { $reason }
mine-upload-done = Die Aufzeichnung ist da: { $players }.
mine-upload-big = Diese Datei ist zu groß für eine Aufzeichnung.
mine-record-delete-of = Aufzeichnung mit { $players } löschen
mine-record-delete-title = Diese Aufzeichnung löschen?
mine-record-delete-text = Sie verschwindet von diesem Server. Die Datei auf deinem Gerät bleibt.
mine-keep = Behalten
mine-delete = Löschen
mine-unfinished = nicht beendet
mine-ratings = Wertungen
mine-ratings-empty = Spiel eine gewertete Partie, um eine Wertung zu bekommen.
mine-rating-games =
    { $games ->
        [one] { $games } gewertete Partie
       *[other] { $games } gewertete Partien
    }
