# Warum am Tisch etwas nicht geht, auf Deutsch. Wo sich etwas tun lässt, steht dabei, was.

table-stale = Inzwischen ist etwas passiert. Sieh nach, was sich geändert hat, und mach dann deinen Zug.
table-not-your-turn = Du bist noch nicht an der Reihe. Warte auf die anderen.

table-no-table = Diesen Tisch gibt es nicht. Prüfe den Link oder den Code, oder eröffne einen neuen Tisch.
table-not-seated = Du spielst an diesem Tisch nicht mit, kannst aber zusehen. Wenn noch ein Platz frei ist, setz dich.
table-nobody = Sag zuerst, wie du heißt, und setz dich dann.

table-begun = Das Spiel hat schon begonnen, zum Hinsetzen oder Aufstehen ist es zu spät. Du kannst zusehen oder, wenn du mitspielst, aufgeben.
table-not-begun = Das Spiel hat noch nicht begonnen. Es geht los, sobald alle Plätze besetzt sind.
table-over = Das Spiel ist zu Ende. Du kannst es dir noch einmal ansehen oder eine Revanche spielen.

table-already-seated = Du sitzt schon an diesem Tisch. Um den Platz zu wechseln, steh zuerst auf.
table-no-seat = Hier ist kein Platz für dich frei. Versuch es mit einem anderen Platz oder Tisch, oder sieh zu.
table-account-needed = Gewertete Partien sind für Leute mit Konto. Leg eins an oder melde dich an, dann nimm Platz.
table-read-only = Dieser Token darf nur zusehen. Leg einen an, der spielen darf.

table-barred = An diesem Tisch kannst du nicht mehr Platz nehmen: Du wurdest vom Tisch entfernt oder bist aufgestanden, als die Ziehungen vorbereitet wurden. Such dir einen anderen Tisch oder sieh zu.
table-not-invited = Dieser Platz ist für jemanden, der eingeladen wurde. Lass dir den Link oder den Code geben oder such dir einen anderen Tisch.
table-not-welcome = Wer diesen Tisch eröffnet hat, möchte nicht mit dir spielen. Such dir einen anderen Tisch.
table-not-host = Das kann nur, wer den Tisch eröffnet hat.
table-nobody-there = Auf diesem Platz sitzt niemand, den du entfernen könntest.
table-seats-free = Die Ziehungen werden vorbereitet, sobald alle Plätze besetzt sind.
table-already-committed = Deine Zahl für die Ziehungen steht schon fest.
table-not-all-committed = Die Zahlen für die Ziehungen werden gezeigt, sobald alle ihre festgelegt haben.
table-other-nonce = Das ist nicht die Zahl, die für deinen Platz festgelegt wurde.
table-take-backs-used-up = In diesem Zug hast du genug zurückgenommen. Mach deinen Zug.
table-too-long = Diese Partie ist sehr lang geworden, deshalb lässt sich nichts mehr zurücknehmen. Spiel weiter.
table-sat-too-often = Hier wurde zu oft Platz genommen und wieder aufgestanden. Such dir einen anderen Tisch oder eröffne einen neuen.
table-chat-full = Der Chat dieses Tisches ist voll. Weiterspielen könnt ihr trotzdem.

table-not-a-choice = Diesen Zug gibt es nicht. Nimm einen der angebotenen.
table-not-legal = Das erlauben die Regeln gerade nicht. Wähle etwas anderes.
# $why ist der Grund aus dem Spiel selbst.
table-not-legal-why = Das geht gerade nicht – { $why }.

table-nothing-to-take-back = Du hast noch keinen Zug gemacht, also gibt es nichts zurückzunehmen.
table-too-late-to-take-back = Diesen Zug kannst du nicht mehr zurücknehmen: In gewerteten Partien und in Kampagnen gilt ein Zug, sobald etwas Neues bekannt ist oder jemand anders am Zug war.
table-already-asked = Es möchte schon jemand einen Zug zurücknehmen. Warte, bis alle geantwortet haben.
table-nothing-asked = Es gibt nichts zu beantworten: Gerade bittet dich niemand darum, einen Zug zurücknehmen zu dürfen.
table-seat-is-yours = Du hast deinen Platz schon.
table-not-gone = Diese Person ist nicht weg: Beanspruchen kannst du einen Platz erst einige Minuten nach Ablauf der Zeit oder, ohne Uhr, wenn alle auf jemanden warten, der offline ist.
table-others-play = Es sind noch andere im Spiel, deshalb geht es weiter.

table-no-hints = In gewerteten Partien und in Kampagnen gibt es keine Tipps.
table-still-thinking = Ein Tipp ist schon unterwegs. Einen Moment noch.

table-busy = An diesem Tisch passiert gerade zu viel auf einmal. Versuch es gleich noch einmal.
table-exists = Dafür gibt es schon einen Tisch. Öffne ihn, statt einen neuen zu eröffnen.
table-not-stored = Das konnte noch nicht gespeichert werden. Dein Zug wird von selbst noch einmal gesendet.

# Jemand hat oder macht zu viel. $unit und $number sagen, wann es wieder geht.
table-too-many =
    { $what ->
        [tables] Du hast heute schon viele Partien offen gelassen. Spiel eine davon zu Ende oder eröffne eine neue
        [lobby] In der Lobby warten noch mehrere deiner Tische auf Mitspieler. Spiel zuerst dort oder versuch es noch einmal
        [sockets] Es sind zu viele Seiten gleichzeitig offen. Schließ eine davon oder versuch es noch einmal
        [reviews] Mehrere deiner Partien werden gerade analysiert. Sieh dir zuerst diese an oder versuch es noch einmal
        [hints] Du hast sehr viele Tipps angefordert. Den nächsten gibt es
        [chat] Das war viel auf einmal. Weiter geht es
        [records] Du hast sehr viele Partien geschickt. Schick die nächste
        [requests] Das waren sehr viele Anfragen. Weiter geht es
        [profiles] Du hast dir viel angesehen. Weiter geht es
        [puzzles] Das waren sehr viele Aufgaben. Die nächste gibt es
        [pictures] Du hast sehr viele Bilder angefordert. Das nächste gibt es
        [exports] Du hast deine Daten schon mehrmals geholt. Noch einmal geht es
        [reads] Es wurde sehr viel auf einmal abgerufen. Weiter geht es
       *[commands] Das ging zu schnell. Versuch es noch einmal
    } { $unit ->
        [hours] { $number ->
            [one] in einer Stunde.
           *[other] in { $number } Stunden.
        }
        [minutes] { $number ->
            [one] in einer Minute.
           *[other] in { $number } Minuten.
        }
       *[seconds] { $number ->
            [one] in einer Sekunde.
           *[other] in { $number } Sekunden.
        }
    }
table-overloaded = Gerade spielen sehr viele Leute. Dein Zug wird gleich von selbst noch einmal versucht.
